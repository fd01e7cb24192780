// Sentences, made of the engine's words and of numbers written as the engine writes them.

import { issues, rules } from "./words.js";

/** A number as Swift writes it: always with a point or an exponent. */
export function decimal(value) {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size > 2 ** 53)) {
    const [digits, exponent] = value.toExponential().split("e");
    return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
  }
  const text = Object.is(value, -0) ? "-0" : String(value);
  return text.includes(".") ? text : `${text}.0`;
}

/** What was wrong, with the value, and what was done about it. */
export function issueText(kind, values) {
  return issues[kind].replace(/\{(\d)(#?)\}/g, (_, place, isWhole) =>
    isWhole ? String(values[place]) : decimal(values[place]));
}

/** To a tenth of a point. */
function tenth(value) {
  const tenths = Math.sign(value) * Math.round(Math.abs(value) * 10) / 10;
  return decimal(tenths);
}

/** Why a released panel would go where it would go, in one sentence. */
export function explanationText(why) {
  const start = `let go at ${tenth(why.position)} pt with ${tenth(why.velocity)} pt/s`;
  const rest = why.projection === why.position
    ? "" : `, which would come to rest at ${tenth(why.projection)} pt`;
  const list = why.candidates
    .map(({ height, distance }) => `${tenth(height)} pt (${tenth(distance)} away)`);
  const candidates = list.length < 2
    ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
  let outcome = "dismissed";
  if (why.target >= 0) {
    outcome = `stop ${why.target}`;
    outcome += Number.isNaN(why.targetHeight)
      ? ", which does not exist" : ` at ${tenth(why.targetHeight)} pt`;
  }
  const reach = why.candidates.length < why.stopCount ? "the stops in reach, " : "";
  return `${start}${rest}; of ${reach}${candidates}, ${outcome}: ${rules[why.rule]}`;
}
