// The engine, loaded once, and panels in it. Events go in as a trace writes them, states come out as a
// replay prints them.

import {
  InputWriter, OutputReader, bareEvents, modes, number, phases, regions,
} from "./encoding.js";
import { explanationText } from "./sentences.js";

/** The panel that is being talked to: whose own rules the engine may ask for meanwhile. */
let current = null;

const imports = {
  env: {
    exp: Math.exp, log: Math.log, sin: Math.sin, cos: Math.cos,
    detent: (id, sceneHeight, availableHeight, contentHeight) =>
      current?.ownDetentHeight(id, { sceneHeight, availableHeight, contentHeight }) ?? NaN,
    arrangement: (width, height, availableWidth, mode, answer) =>
      current?.ownArrangement({ width, height, availableWidth, mode: modes[mode] }, answer),
    release: (position, velocity, origin, lastMovement, allowsDismissal, stops, count) =>
      current?.ownRelease(
        { position, velocity, origin, lastMovement, allowsDismissal: allowsDismissal === 1 },
        stops, count) ?? 0,
  },
};

/** What a rule of the page answers; one that throws is told to the page, and answers nothing. */
function answer(rule, context) {
  try {
    return rule?.(context);
  } catch (error) {
    // Not thrown on: the engine is in the middle of an event, and would stay there.
    reportError(error);
    return undefined;
  }
}

/** Does `work` as `panel`, so that the engine can ask for its rules meanwhile. */
function speaking(panel, work) {
  if (current) throw new Error("a rule of the page must not ask a panel: it is being asked itself");
  current = panel;
  try {
    return work();
  } finally {
    current = null;
  }
}

let loading = null;

/** Loads the engine from `url`; once it is there it is the same one. */
export function loadEngine(url) {
  loading ??= instantiate(url).catch((error) => {
    // Whoever asks later tries anew.
    loading = null;
    throw error;
  });
  return loading;
}

async function instantiate(url) {
  if (typeof WebAssembly === "undefined") throw new Error("this browser has no WebAssembly");
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // Not streaming: that would insist on a server that knows the file's type.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  return instance.exports;
}

/** What content states that states nothing. */
export const standardConfiguration = Object.freeze({
  detents: [], selection: null, interactiveDismissDisabled: false, undimmedThrough: null,
  scrolling: "expands", drag: "anywhere", lockAngle: 45, rubberBand: 0.55,
  dragIndicator: "automatic", cornerRadius: 16, reduceMotion: false, spring: { response: 0.4, dampingRatio: 1 },
  release: { projected: {} }, adaptation: { regular: {} },
});

/** One panel in the engine. */
export class EnginePanel {
  /** `own` holds the page's own rules: `detents`, from names to functions, `adaptations` and `releases` likewise. */
  constructor(exports, own = { detents: {}, adaptations: {}, releases: {} }) {
    this.exports = exports;
    this.own = own;
    this.names = [];
    this.policies = [];
    this.configuration = { ...standardConfiguration };
    this.writeConfiguration(this.input(), this.configuration);
    this.address = exports.panel_create();
    this.time = -Infinity;
    this.observers = new Set();
    /** Seconds spent in the engine since somebody last set this to 0. */
    this.spent = 0;
  }

  destroy() {
    this.exports.panel_destroy(this.address);
    this.address = 0;
  }

  /** Sends an event such as `{ t: 1.5, dragMoved: { x: 20, y: 300 } }`, and answers what came of it. */
  send(line) {
    const started = performance.now();
    const { t, ...rest } = line;
    const [kind] = Object.keys(rest);
    const time = number(t);
    const effects = speaking(this, () => this.effects(this.dispatch(kind, rest[kind], time)));
    if (Number.isFinite(time)) this.time = Math.max(this.time, time);
    this.spent += performance.now() - started;
    for (const observer of this.observers) observer(line, effects, this);
    return effects;
  }

  dispatch(kind, value, t) {
    const { exports: e, address: a } = this;
    const pointer = value?.pointer ?? 0;
    const bare = bareEvents.indexOf(kind);
    if (bare >= 0) return e.panel_event(a, t, bare);
    const input = this.input();
    switch (kind) {
      case "scene": this.writeScene(input, value); return e.panel_scene(a, t);
      case "configure": return this.configure(input, value, t);
      case "content": return e.panel_content(a, t, number(value.height));
      case "select": input.detent(value, (name) => this.numberOf(name, this.names)); return e.panel_select(a, t);
      case "dragBegan":
        this.writeDrag(input, value);
        return e.panel_drag_began(a, t, number(value.x), number(value.y), pointer);
      case "dragMoved": return e.panel_drag_moved(a, t, number(value.x), number(value.y), pointer);
      case "dragEnded":
        input.put("x" in value, (value.velocity ?? null) !== null, number(value.velocity ?? 0));
        return e.panel_drag_ended(a, t, number(value.x, 0), number(value.y, 0), pointer);
      case "dragCancelled": return e.panel_drag_cancelled(a, t, pointer);
      default: throw new Error(`"${kind}" is no event of a panel`);
    }
  }

  writeScene(input, scene) {
    const safe = scene.safeArea ?? {};
    input.put(number(scene.width), number(scene.height));
    input.put(number(safe.top, 0), number(safe.leading, 0));
    input.put(number(safe.bottom, 0), number(safe.trailing, 0));
    input.put(number(scene.keyboard, 0), scene.direction === "rtl", number(scene.scale, 1));
  }

  configure(input, changes, t) {
    const next = { ...this.configuration, ...changes };
    if (next.detents.length > 100) throw new Error("a panel of the page takes up to 100 detents");
    this.writeConfiguration(input, next);
    this.configuration = next;
    return this.exports.panel_configure(this.address, t);
  }

  writeConfiguration(input, configuration) {
    input.configuration(
      configuration, (name) => this.numberOf(name, this.names), (name) => this.numberOf(name, this.policies));
  }

  writeDrag(input, { region = "content", scroll = null }) {
    input.word(region, regions);
    input.put(scroll !== null);
    if (scroll === null) return;
    const maximum = scroll.maximum ?? null;
    input.put(number(scroll.offset, 0), maximum !== null, number(maximum ?? 0));
    input.put(Boolean(scroll.decelerating));
  }

  effects(count) {
    const { memory, panel_output } = this.exports;
    const output = new OutputReader(memory, panel_output());
    return Array.from({ length: count }, () => output.effect((id) => this.names[id]));
  }

  // State

  /** Everything the panel says about itself at `t`, under the names a replay prints. */
  state(t = this.time) {
    const started = performance.now();
    const { memory } = this.exports;
    speaking(this, () => this.exports.panel_read(this.address, t));
    const output = new OutputReader(memory, this.exports.panel_output());
    const own = (id) => this.names[id];
    const state = {
      t, phase: phases[output.number()], presented: output.number() === 1,
      mode: modes[output.number()], velocity: output.number(), restTime: output.optional(),
      scrollOffset: output.optional(), contentWidth: output.number(),
      selected: output.detent(own), target: output.detent(own),
      ...output.placement(),
    };
    this.spent += performance.now() - started;
    return state;
  }

  /** The stops, ascending: `{ height, detent, members }`. */
  stops() {
    const count = speaking(this, () => this.exports.panel_stops(this.address));
    const output = new OutputReader(this.exports.memory, this.exports.panel_output());
    return Array.from({ length: count }, () => ({
      height: output.number(), detent: output.detent((id) => this.names[id]), members: output.number(),
    }));
  }

  /** Why the panel would go where it would go if the finger lifted at `t`; null while none drags. */
  explain(t = this.time) {
    const count = speaking(this, () => this.exports.panel_explain(this.address, t));
    if (count === 0) return null;
    const output = new OutputReader(this.exports.memory, this.exports.panel_output());
    const why = {
      projection: output.number(), target: output.number(), targetHeight: output.number(),
      velocity: output.number(), position: output.number(), rule: output.number(),
      stopCount: output.number(),
    };
    why.candidates = Array.from({ length: output.number() }, () => ({
      height: output.number(), distance: output.number(),
    }));
    return { ...why, text: explanationText(why) };
  }

  // The page's own rules

  numberOf(name, names) {
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  }

  ownDetentHeight(id, context) {
    const height = answer(this.own.detents[this.names[id]], context);
    return typeof height === "number" ? height : NaN;
  }

  ownArrangement(context, address) {
    const { adaptation } = this.configuration;
    const name = (adaptation.hysteresis?.base ?? adaptation).custom;
    const result = answer(this.own.adaptations[name], context)
      ?? { mode: "compact", width: context.availableWidth };
    const numbers = new Float64Array(this.exports.memory.buffer, address, 7);
    const { top = 0, leading = 0, bottom = 0, trailing = 0 } = result.margins ?? {};
    const mode = result.mode === "regular" ? 1 : 0;
    const edge = result.edge === "leading" ? 0 : 1;
    numbers.set([mode, edge, result.width, top, leading, bottom, trailing]);
  }

  ownRelease(release, stops, count) {
    const heights = Array.from(new Float64Array(this.exports.memory.buffer, stops, count));
    const target = answer(this.own.releases?.[this.configuration.release.custom], { ...release, stops: heights });
    if (target === "dismiss") return -1;
    // What is no position is told as a mistake, by the engine.
    return Number.isInteger(target) && target >= 0 && target < count ? target : count;
  }

  input() {
    return new InputWriter(this.exports.memory, this.exports.panel_input());
  }
}
