// How the numbers lie in the memory that page and engine share. The other side is Sources/PanelWeb.

import { issueText } from "./sentences.js";

export const phases = ["hidden", "resting", "dragging", "settling", "dismissing"];
export const modes = ["compact", "regular"];
export const selectionCauses = ["drag", "request", "detentsChanged", "accessibility"];
export const dismissalCauses = ["drag", "request", "outsideTap", "escape"];
export const regions = ["content", "handle", "outside"];
export const bareEvents = [
  "present", "dismiss", "outsideTap", "escape", "increment", "decrement", "frame",
];

export const scrollings = ["expands", "scrolls", "oneWay"];
export const drags = ["anywhere", "handle", "disabled"];
export const indicators = ["automatic", "visible", "hidden"];
export const flicks = ["neverBehind", "nextStop"];
export const edges = ["trailing", "leading"];
const detentWords = { adaptive: 0, medium: 3, large: 4 };
const kindWords = ["adaptive", "height", "fraction", "medium", "large", "custom"];

/** A number of a trace: JSON has no words for three of them. */
export function number(value, otherwise) {
  if (value === undefined) return otherwise;
  if (value === "nan") return NaN;
  if (value === "inf") return Infinity;
  if (value === "-inf") return -Infinity;
  return Number(value);
}

/** Writes numbers to the engine's input, one after the other. */
export class InputWriter {
  constructor(memory, address) {
    this.numbers = new Float64Array(memory.buffer, address, 512);
    this.count = 0;
  }

  put(...values) {
    for (const value of values) this.numbers[this.count++] = Number(value);
  }

  word(value, words) {
    this.put(Math.max(0, words.indexOf(value)));
  }

  /** A detent as a trace writes it: a word, or an object with one key. `own` numbers the page's own. */
  detent(detent, own) {
    if (detent === null || detent === undefined) return this.put(-1, 0);
    if (typeof detent === "string") return this.put(detentWords[detent] ?? 1, detent in detentWords ? 0 : NaN);
    if ("height" in detent) return this.put(1, number(detent.height));
    if ("fraction" in detent) return this.put(2, number(detent.fraction));
    this.put(5, own(detent.custom));
  }

  /** `own` numbers the page's own detents, `policy` its own policies. */
  configuration(c, own, policy) {
    this.put(c.interactiveDismissDisabled);
    this.word(c.scrolling, scrollings);
    this.word(c.drag, drags);
    this.put(number(c.lockAngle), number(c.rubberBand));
    this.word(c.dragIndicator, indicators);
    this.put(number(c.cornerRadius), c.reduceMotion);
    this.spring(c.spring);
    this.release(c.release, policy);
    this.adaptation(c.adaptation, policy);
    this.detent(c.selection, own);
    this.detent(c.undimmedThrough, own);
    this.put(c.detents.length);
    for (const detent of c.detents) this.detent(detent, own);
  }

  spring(s) {
    if ("stiffness" in s || "damping" in s || "mass" in s) {
      this.put(2, number(s.mass, 1), number(s.stiffness), number(s.damping));
    } else if ("duration" in s || "bounce" in s) {
      this.put(1, number(s.duration, 0.5), number(s.bounce, 0), 0);
    } else {
      this.put(0, number(s.response, 0.4), number(s.dampingRatio, 1), 0);
    }
  }

  release(r, policy) {
    if (r.custom) return this.put(2, policy(r.custom));
    if (r.threshold) {
      const { positionalThreshold, velocityThreshold } = r.threshold;
      return this.put(1, number(positionalThreshold, 0.5), number(velocityThreshold, 125));
    }
    const p = r.projected ?? {};
    this.put(0, p.maximumSteps === null, number(p.maximumSteps ?? 1));
    this.put(number(p.decelerationRate, 0.998), number(p.flickVelocity, 500));
    this.word(p.flick ?? "neverBehind", flicks);
    this.put(number(p.dismissalFraction, 0.5));
  }

  adaptation(a, policy) {
    const calmed = a.hysteresis;
    const base = calmed ? calmed.base ?? { regular: {} } : a;
    this.put(Boolean(calmed), number(calmed?.band, 24));
    if (base.compact) {
      const limit = base.compact.maxWidth ?? null;
      this.put(1, limit !== null, limit === null ? 0 : number(limit));
    } else if (base.breakpoints) {
      this.put(2, base.breakpoints.length);
      for (const point of base.breakpoints) {
        this.put(number(point.from), number(point.width));
        this.word(point.edge ?? "trailing", edges);
      }
    } else if (base.custom) {
      this.put(3, policy(base.custom));
    } else {
      const r = base.regular ?? {};
      this.put(0);
      this.word(r.edge ?? "trailing", edges);
      this.put(number(r.minWidth, 320), number(r.idealWidth, 380), number(r.maxWidth, 420));
    }
  }
}

/** Reads numbers from the engine's output, one after the other. */
export class OutputReader {
  constructor(memory, address) {
    this.numbers = new Float64Array(memory.buffer, address, 512);
    this.position = 0;
  }

  number() {
    return this.numbers[this.position++];
  }

  optional() {
    const value = this.number();
    return Number.isNaN(value) ? null : value;
  }

  list(count) {
    const values = Array.from(this.numbers.subarray(this.position, this.position + count));
    this.position += count;
    return values;
  }

  detent(nameOfOwn) {
    const kind = this.number();
    const value = this.number();
    if (kind < 0) return null;
    if (kind === 5) return { custom: nameOfOwn(value) };
    return kind === 1 || kind === 2 ? { [kindWords[kind]]: value } : kindWords[kind];
  }

  /** An effect as a replay writes it. */
  effect(nameOfOwn) {
    const kind = this.number();
    const start = this.position;
    const effect = this.effectBody(kind, nameOfOwn);
    this.position = start + 4;
    return effect;
  }

  effectBody(kind, own) {
    switch (kind) {
      case 0: return { type: "settled", detent: this.detent(own) };
      case 1: return { type: "dismissed", cause: dismissalCauses[this.number()] };
      case 2: return { type: "displayModeChanged" };
      case 3: return { type: "dragEnded", target: this.detent(own) };
      case 4: return { type: "dragCancelled" };
      case 5: return {
        type: "selectionChanged", detent: this.detent(own), cause: selectionCauses[this.number()],
      };
      case 6: return { type: "dismissalPrevented" };
      case 7: return { type: "scrollContent", by: this.number() };
      default: return { type: "issue", message: issueText(this.number(), this.list(3)) };
    }
  }

  placement() {
    return {
      height: this.number(), contentHeight: this.number(), detentIndex: this.number(),
      presence: this.number(), dimming: this.number(),
      frame: this.list(4), background: this.list(4),
      topRadius: this.number(), bottomRadius: this.number(),
      mainContentInsets: this.list(4), restingMainContentInsets: this.list(4),
      unobscured: this.list(4), restingUnobscured: this.list(4),
    };
  }
}
