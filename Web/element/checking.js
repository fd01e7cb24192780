// Whether a configuration is one: what means nothing is said, and left out before the engine sees it.
// Numbers are the engine's to judge.

import { detentFrom, numeric } from "./attributes.js";
import { drags, edges, flicks, indicators, scrollings } from "./encoding.js";

const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function written(value) {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return `of the kind ${typeof value}`;
  }
}

// Each of these answers what is used of a value: undefined for nothing. `say(what)` is heard by the page.

/** As a trace has it: what is not finite in words, and what is no number as one of them. */
function number(value) {
  if (typeof value === "string") return ["nan", "inf", "-inf"].includes(value) ? value : numeric(value);
  return typeof value === "number" ? numeric(String(value)) : "nan";
}

const flag = (value) => Boolean(value);
const orNull = (kind) => (value, ...rest) => value === null ? null : kind(value, ...rest);

const word = (words) => (value, path, say) => {
  if (words.includes(value)) return value;
  say(`${path} ${written(value)} is none of ${words.join(", ")}; ${words[0]} was used`);
  return undefined;
};

const name = (rules) => (value, path, say, own) => {
  if (Object.hasOwn(own[rules], value)) return value;
  say(`${path} ${written(value)} is no rule of the page; it was ignored`);
  return undefined;
};

const detent = (value, path, say, own) => {
  const read = detentFrom(value, own.detents);
  if (isRecord(read) && "custom" in read && !Object.hasOwn(own.detents, read.custom)) {
    say(`${path} ${written(value)} is no rule of the page; it was ignored`);
    return undefined;
  }
  if (!isRecord(read) || "custom" in read) return read;
  return "height" in read ? { height: number(read.height) } : { fraction: number(read.fraction) };
};

const list = (kind, limit) => (value, path, say, own) => {
  if (!Array.isArray(value)) {
    say(`${path} ${written(value)} is no list; it was ignored`);
    return undefined;
  }
  if (value.length > limit) say(`${path} has ${value.length} entries; the first ${limit} were used`);
  return value.slice(0, limit)
    .map((entry, index) => kind(entry, `${path} ${index + 1}`, say, own))
    .filter((entry) => entry !== undefined);
};

const record = (kinds) => (value, path, say, own) => {
  if (!isRecord(value)) {
    say(`${path} ${written(value)} is no object; it was ignored`);
    return undefined;
  }
  const used = {};
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    if (!Object.hasOwn(kinds, key)) {
      say(`${path} has no ${key}; it was ignored`);
      continue;
    }
    const kept = kinds[key](entry, path ? `${path} ${key}` : key, say, own);
    if (kept !== undefined) used[key] = kept;
  }
  return used;
};

/** An object with one of the keys: what is left without one states nothing. */
const choice = (kinds) => (value, path, say, own) => {
  const used = record(kinds)(value, path, say, own);
  return used && Object.keys(used).length > 0 ? used : undefined;
};

const projected = record({
  maximumSteps: orNull(number), decelerationRate: number, flickVelocity: number, dismissalFraction: number,
  flick: word(flicks),
});
const arrangements = {
  regular: record({ edge: word(edges), minWidth: number, idealWidth: number, maxWidth: number }),
  compact: record({ maxWidth: orNull(number) }),
  breakpoints: list(record({ from: number, width: number, edge: word(edges) }), 64),
  custom: name("adaptations"),
};

const kinds = {
  detents: list(detent, 100), selection: orNull(detent), undimmedThrough: orNull(detent),
  interactiveDismissDisabled: flag, reduceMotion: flag,
  scrolling: word(scrollings), drag: word(drags), dragIndicator: word(indicators),
  lockAngle: number, rubberBand: number, cornerRadius: number,
  spring: record({
    response: number, dampingRatio: number, duration: number, bounce: number,
    mass: number, stiffness: number, damping: number,
  }),
  release: choice({
    projected, custom: name("releases"),
    threshold: record({ positionalThreshold: number, velocityThreshold: number }),
  }),
  adaptation: choice({ ...arrangements, hysteresis: record({ band: number, base: choice(arrangements) }) }),
};

const standing = record(kinds);

/** What of `stated` is used. `say(message)` hears of the rest; `own` holds the page's own rules; `path` is its name. */
export function checked(stated, own, say, path) {
  return standing(stated, path, say, own) ?? {};
}
