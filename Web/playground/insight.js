// What the engine knows, shown while it happens: curves, stops, and the reasons of a release.

import { detentText } from "../element/attributes.js";
import { Plot } from "./plot.js";

const byId = (id) => document.getElementById(id);
const round = (value, digits = 1) => Number(value).toFixed(digits).replace(/\.0+$/, "").replace("-0", "0");

/** A stop's name, and its height unless that is its name. */
function label({ detent, height }) {
  const [name, points] = [detentText(detent), round(height)];
  return name === points ? `${points} pt` : `${name} · ${points}`;
}

export class Insight {
  constructor(panel, engine) {
    Object.assign(this, { panel, engine, plot: new Plot(byId("plot")), overlay: document.querySelector(".overlay") });
    panel.panel.observers.add((line) => this.hear(line));
    panel.addEventListener("panel-ready", () => panel.panel.observers.add((line) => this.hear(line)));
    this.finger = null;
  }

  /** Notes where the finger is, as a height: as if no band held the panel back. */
  hear(line) {
    if (line.dragBegan) this.finger = { y: line.dragBegan.y, height: this.panel.panel.state().height };
    if (this.finger && line.dragMoved) this.finger.at = this.finger.height + this.finger.y - line.dragMoved.y;
    if (line.dragEnded || line.dragCancelled) this.finger = null;
  }

  add(state) {
    const engine = this.panel.panel;
    const stops = engine.stops();
    const why = state.phase === "dragging" ? engine.explain(state.t) : null;
    const sample = {
      t: state.t, height: state.phase === "hidden" ? null : state.height, velocity: state.velocity,
      finger: state.phase === "dragging" ? this.finger?.at : undefined, projection: why?.projection,
    };
    const named = stops.map((stop) => ({ height: stop.height, name: detentText(stop.detent) }));
    this.plot.add(sample, named, this.panel.clientHeight);
    if (why) byId("why").textContent = `${why.text[0].toUpperCase()}${why.text.slice(1)}.`;
    clearTimeout(this.again);
    // A finger that rests is drawn no more, and yet loses its speed.
    if (why && Math.abs(why.velocity) > 1) {
      this.again = setTimeout(() => this.add(engine.state(performance.now() / 1000)), 60);
    }
    this.facts(state);
    this.lines(state, stops, why);
  }

  facts(state) {
    const facts = {
      phase: state.phase, mode: state.mode, selected: detentText(state.selected) || "–",
      target: detentText(state.target) || "–", height: `${round(state.height)} pt`,
      index: round(state.detentIndex, 2), velocity: `${round(state.velocity, 0)} pt/s`, dimming: round(state.dimming, 2),
    };
    byId("facts").innerHTML = Object.entries(facts).map(([k, v]) => `<div><dt>${k}</dt><dd>${v}</dd></div>`).join("");
  }

  /** The stops as lines over the device, and the one the panel would go to. */
  lines(state, stops, why) {
    if (!why) return void (this.overlay.innerHTML = "");
    const floor = state.frame[1] + state.height;
    const [left, width] = [state.background[0], state.background[2]];
    const mark = (height, name, kind) =>
      `<i class="${kind}" style="top:${floor - height}px;left:${left}px;width:${width}px"><b>${name}</b></i>`;
    this.overlay.innerHTML = stops.map((stop, index) =>
      mark(stop.height, label(stop), index === why.target ? "stop to" : "stop")).join("")
      + mark(Math.min(floor, Math.max(0, why.projection)), `would rest at ${round(why.projection, 0)}`, "rest");
  }

  /** The spring as a curve: one second of it, from 0 to 1. */
  spring({ response, dampingRatio }) {
    const canvas = byId("springPlot");
    const ratio = devicePixelRatio;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const c = canvas.getContext("2d");
    const style = getComputedStyle(canvas);
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    const y = (value) => height - 8 - value * (height - 8) * 0.66;
    c.strokeStyle = style.getPropertyValue("--plot-grid");
    c.setLineDash([2, 3]);
    c.beginPath();
    c.moveTo(0, y(1));
    c.lineTo(width, y(1));
    c.stroke();
    c.setLineDash([]);
    c.strokeStyle = style.getPropertyValue("--plot-panel");
    c.lineWidth = 2;
    c.beginPath();
    for (let x = 0; x <= width; x += 2) {
      c.lineTo(x, y(this.engine.panel_spring(response, dampingRatio, 0, 1, 0, (x / width) * 1.2)));
    }
    c.stroke();
  }
}
