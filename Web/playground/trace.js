// Traces: recorded from the panel on the page, saved, loaded, and looked at moment by moment.

import { checked } from "../element/checking.js";
import { bareEvents } from "../element/encoding.js";
import { EnginePanel, standardConfiguration } from "../element/engine.js";

const events = [
  "scene", "configure", "content", "select", "dragBegan", "dragMoved", "dragEnded", "dragCancelled", ...bareEvents,
];

const spelled = (key, value) =>
  typeof value !== "number" || Number.isFinite(value) ? value
    : Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";

/** One line of a trace. */
export const lineText = (line) => JSON.stringify(line, spelled);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** One line as an event; what is none is said with what would be one. */
function parseLine(content) {
  let line;
  try {
    line = JSON.parse(content);
  } catch {
    throw new Error("is no JSON");
  }
  if (!isObject(line)) throw new Error("is no object");
  const { t, ...rest } = line;
  if (typeof t !== "number" && !["nan", "inf", "-inf"].includes(t)) throw new Error("has no time t in seconds");
  const kinds = Object.keys(rest);
  if (kinds.length !== 1 || !events.includes(kinds[0])) throw new Error(`has not exactly one of ${events.join(", ")}`);
  const [[kind, value]] = Object.entries(rest);
  const isWord = kind === "select" && typeof value === "string";
  if (!isWord && !isObject(value)) throw new Error(`has no object after ${kind}`);
  return line;
}

/** The lines of a text; one that cannot be read is named. */
export function parseTrace(text) {
  const lines = [];
  text.split("\n").forEach((row, index) => {
    const content = row.trim();
    if (content === "" || content.startsWith("#")) return;
    try {
      lines.push(parseLine(content));
    } catch (error) {
      throw new Error(`line ${index + 1} ${error.message}: ${content.slice(0, 60)}`);
    }
  });
  if (!lines.some((line) => Number.isFinite(line.t))) throw new Error("there is no event in this file");
  return lines;
}

/** Notes every event of a panel, and if wanted what it says about itself after each. */
export class Recording {
  constructor(panel, keepsStates = false) {
    this.lines = [];
    this.states = [];
    this.stop = () => panel.observers.delete(observe);
    const observe = (line, effects) => {
      this.lines.push(structuredClone(line));
      if (keepsStates) this.states.push({ ...panel.state(), effects });
    };
    panel.observers.add(observe);
  }

  get text() {
    return this.lines.map(lineText).join("\n") + "\n";
  }
}

/** The beginning of a trace that brings a new panel to where `element`'s is at rest, and at once: nothing flies there. */
export function opening(element) {
  const { panel } = element;
  const { selected, presented } = panel.state();
  const t = performance.now() / 1000;
  const stated = {};
  for (const [key, value] of Object.entries(panel.configuration)) {
    if (JSON.stringify(value) !== JSON.stringify(standardConfiguration[key])) stated[key] = value;
  }
  const lines = [{ t, scene: element.surroundings.scene() }, { t, configure: { ...stated, reduceMotion: true } }];
  if (presented) lines.push({ t, present: {} });
  if (element.measured !== undefined) lines.push({ t, content: { height: element.measured } });
  if (selected) lines.push({ t, select: selected });
  lines.push({ t, configure: { reduceMotion: panel.configuration.reduceMotion } });
  return lines;
}

/** A trace that can be asked for any moment. */
export class Scrubber {
  constructor(lines, exports, own) {
    /** What its configurations have that means nothing. */
    this.faults = new Set();
    this.lines = lines.map((line) => line.configure
      ? { ...line, configure: checked(line.configure, own, (fault) => this.faults.add(fault), "configure") } : line);
    this.make = () => new EnginePanel(exports, own);
    const times = lines.map((line) => Number(line.t)).filter(Number.isFinite);
    this.start = Math.min(...times);
    this.last = Math.max(...times);
    this.restart();
    this.seek(this.last);
    const rest = this.panel.state(this.last).restTime;
    this.end = Math.max(this.last, rest ?? this.last) + 0.2;
  }

  restart() {
    this.panel?.destroy();
    this.panel = this.make();
    this.next = 0;
    this.scene = null;
    this.effects = [];
  }

  /** Brings the panel to `time`, in the trace's own seconds, and answers its state. */
  seek(time) {
    if (time < this.panel.time) this.restart();
    while (this.next < this.lines.length && !(Number(this.lines[this.next].t) > time)) {
      const line = this.lines[this.next++];
      for (const effect of this.panel.send(line)) this.effects.push({ t: line.t, ...effect });
      if (line.scene) this.scene = line.scene;
      this.lastEvent = line;
    }
    return this.panel.state(time);
  }

  /** What the finger is doing: its place in the scene, or null. */
  finger(time) {
    let at = null;
    for (const line of this.lines) {
      if (Number(line.t) > time) break;
      const place = line.dragBegan ?? line.dragMoved;
      if (place) at = place;
      if (line.dragEnded || line.dragCancelled) at = null;
    }
    return at;
  }
}

export function save(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
