// Attributes to the keys of a configuration, as a trace names them, and back.

import { drags, indicators, scrollings } from "./encoding.js";

const springs = {
  standard: { response: 0.4, dampingRatio: 1 }, smooth: { duration: 0.5, bounce: 0 },
  snappy: { duration: 0.5, bounce: 0.15 }, bouncy: { duration: 0.5, bounce: 0.3 },
};

/** A number, or for the engine to report it "nan". */
export function numeric(text) {
  const value = text.trim() === "" ? NaN : Number(text);
  return Number.isNaN(value) ? "nan" : value === Infinity ? "inf" : value === -Infinity ? "-inf" : value;
}

/** `adaptive`, `medium`, `large`, a height such as `320`, a share such as `40%`, or a name of the page's own. */
export function parseDetent(text, own = {}) {
  if (["adaptive", "medium", "large"].includes(text)) return text;
  if (Object.hasOwn(own, text)) return { custom: text };
  if (text.endsWith("%")) {
    const share = numeric(text.slice(0, -1));
    return { fraction: typeof share === "number" ? share / 100 : share };
  }
  return { height: numeric(text.replace(/(px|pt)$/, "")) };
}

/** A detent as a trace writes it, from that, an attribute's word or points; what is none becomes one for the engine to report. */
export function detentFrom(value, own = {}) {
  if (typeof value === "string") return parseDetent(value, own);
  if (typeof value === "number") return { height: Number.isNaN(value) ? "nan" : value };
  const isOne = typeof value === "object" && value !== null && ["height", "fraction", "custom"].some((key) => key in value);
  return isOne ? value : { height: "nan" };
}

/** A detent in the words of an attribute. */
export function detentText(detent) {
  if (detent === null || typeof detent === "string") return detent ?? "";
  if ("height" in detent) return String(detent.height);
  if ("fraction" in detent) return `${+(detent.fraction * 100).toFixed(6)}%`;
  return String(detent.custom);
}

/** `word key=value key=value`, numbers as numbers. */
function phrase(text) {
  const [word, ...rest] = text.trim().split(/\s+/);
  const pairs = rest.map((part) => {
    const [key, value] = part.split("=");
    return [key, value === "none" ? null : /^[a-z]/i.test(value ?? "") ? value : numeric(value ?? "")];
  });
  return [word, Object.fromEntries(pairs)];
}

function spring(text) {
  if (Object.hasOwn(springs, text)) return springs[text];
  if (text.includes("=")) return phrase(`spring ${text}`)[1];
  const [response, dampingRatio = "1"] = text.trim().split(/\s+/);
  return { response: numeric(response), dampingRatio: numeric(dampingRatio) };
}

function release(text, complain, own) {
  const [kind, values] = phrase(text);
  if (kind === "projected" || kind === "threshold") return { [kind]: values };
  if (Object.hasOwn(own, kind)) return { custom: kind };
  complain("release", text, ["projected", "threshold", ...Object.keys(own)]);
  return { projected: {} };
}

function adaptation(text, complain, own) {
  const [kind, { hysteresis, ...values }] = phrase(text);
  let base = { regular: {} };
  if (kind === "regular" || kind === "compact") base = { [kind]: values };
  else if (kind === "breakpoints") base = { breakpoints: breakpoints(text) };
  else if (Object.hasOwn(own, kind)) base = { custom: kind };
  else complain("adaptation", text, ["regular", "compact", "breakpoints", ...Object.keys(own)]);
  return hysteresis === undefined ? base : { hysteresis: { band: hysteresis, base } };
}

/** `breakpoints 700:320 1100:400:leading`. */
function breakpoints(text) {
  return text.trim().split(/\s+/).slice(1).filter((part) => !part.startsWith("hysteresis=")).map((part) => {
    const [from, width = "", edge = "trailing"] = part.split(":");
    return { from: numeric(from), width: numeric(width), edge };
  });
}

/** One of `words`, which may be spelled with hyphens. */
export function word(name, text, words, complain) {
  const camel = text.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  if (words.includes(camel)) return camel;
  complain(name, text, words);
  return words[0];
}

const flag = (text) => text !== null && text !== "false";

/** What each attribute states: the key, and how its text is read. An absent one states nothing. */
const readers = {
  detents: ["detents", (t, _, own) =>
    t.trim() === "" ? [] : t.trim().split(/[\s,]+/).map((d) => parseDetent(d, own.detents))],
  selection: ["selection", (t, _, own) => t === "" ? null : parseDetent(t, own.detents)],
  "undimmed-through": ["undimmedThrough", (t, _, own) =>
    t === "" ? null : parseDetent(t, own.detents)],
  "interactive-dismiss-disabled": ["interactiveDismissDisabled", flag],
  scrolling: ["scrolling", (t, complain) => word("scrolling", t, scrollings, complain)],
  drag: ["drag", (t, complain) => word("drag", t, drags, complain)],
  "drag-indicator": ["dragIndicator", (t, complain) => word("drag-indicator", t, indicators, complain)],
  "lock-angle": ["lockAngle", numeric],
  "rubber-band": ["rubberBand", numeric],
  "corner-radius": ["cornerRadius", numeric],
  spring: ["spring", spring],
  release: ["release", (t, complain, own) => release(t, complain, own.releases)],
  adaptation: ["adaptation", (t, complain, own) => adaptation(t, complain, own.adaptations)],
};

export const configurationAttributes = Object.keys(readers);

/** What the attributes of `element` state. `complain(name, text, words)` hears of a word that is none. */
export function statedConfiguration(element, own, complain) {
  const stated = {};
  for (const [name, [key, read]] of Object.entries(readers)) {
    const text = element.getAttribute(name);
    if (text !== null) stated[key] = read(text, complain, own);
  }
  return stated;
}
