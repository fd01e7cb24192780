// The controls: what they show, and the configuration they add up to.

import { detentText, parseDetent } from "../element/attributes.js";
import { flows } from "./flows.js";

const adaptations = {
  regular: { name: "Column from 640", value: { regular: {} } },
  leading: { name: "Column, leading", value: { regular: { edge: "leading" } } },
  calm: { name: "Column, hysteresis 96", value: { hysteresis: { band: 96, base: { regular: {} } } } },
  compact: { name: "Always across the bottom", value: { compact: {} } },
  capped: { name: "Across, up to 560", value: { compact: { maxWidth: 560 } } },
  breakpoints: { name: "Breakpoints 560 and 1000", value: { breakpoints: [
    { from: 560, width: 272 }, { from: 1000, width: 400, edge: "leading" }] } },
  golden: { name: "The page’s own: golden section", value: { custom: "golden" } },
};

const springPresets = {
  standard: [0.4, 1], smooth: [0.5, 1], snappy: [0.5, 0.85], bouncy: [0.5, 0.7],
};

const everyDetent = ["adaptive", { height: 128 }, { fraction: 0.4 }, "medium", "large"];

const choices = (options) => Object.entries(options).map(([value, name]) => `<option value="${value}">${name}</option>`).join("");
const select = (label, key, options) => `<label class="field"><span>${label}</span><select data-key="${key}">${choices(options)}</select></label>`;
const slider = (label, key, min, max, step) => `<label class="field slide"><span>${label}</span><output data-out="${key}"></output><input type="range" data-key="${key}" min="${min}" max="${max}" step="${step}"></label>`;
const check = (label, key) => `<label class="field check"><span>${label}</span><input type="checkbox" class="switch" data-key="${key}"></label>`;

/** What the controls say at first. */
const initial = {
  adaptation: "regular", response: 0.4, dampingRatio: 1, release: "projected",
  maximumSteps: "1", decelerationRate: 0.998, flickVelocity: 500, flick: "neverBehind",
  positionalThreshold: 0.5, velocityThreshold: 125,
  scrolling: "expands", drag: "anywhere", lockAngle: 45, rubberBand: 0.55,
  cornerRadius: 28, reduceMotion: false,
};

export class Controls {
  /** Calls `changed(configuration)` whenever something was changed, and `flowChanged(name)`. */
  constructor(changed, flowChanged) {
    Object.assign(this, { changed, flowChanged, values: { ...initial }, extra: [] });
    this.fill();
    document.addEventListener("input", (event) => this.take(event.target));
    document.getElementById("addDetent").addEventListener("submit", (event) => this.add(event));
  }

  fill() {
    const add = (id, html) => document.getElementById(id).insertAdjacentHTML("beforeend", html);
    add("adaptation", select("Policy", "adaptation", Object.fromEntries(Object.entries(adaptations).map(([k, v]) => [k, v.name]))));
    add("motion", `<div class="chips">${Object.keys(springPresets).map((name) => `<button data-spring="${name}">${name}</button>`).join("")}</div>`
      + slider("Response", "response", 0.1, 1.5, 0.01) + slider("Damping ratio", "dampingRatio", 0.1, 2, 0.01)
      + `<canvas class="spring" id="springPlot" aria-hidden="true"></canvas>`);
    add("release", select("Policy", "release", { projected: "Projected", threshold: "Threshold" })
      + `<div data-when="projected">${select("Steps", "maximumSteps", { 1: "1", 2: "2", 3: "3", all: "any number" })}${
        slider("Deceleration", "decelerationRate", 0.98, 0.9995, 0.0005)}${slider("Flick from", "flickVelocity", 0, 3000, 50)}${
        select("A flick", "flick", { neverBehind: "never ends behind", nextStop: "goes to the next stop" })}</div>`
      + `<div data-when="threshold">${slider("Share of the gap", "positionalThreshold", 0, 1, 0.01)}${
        slider("Velocity", "velocityThreshold", 0, 2000, 25)}</div>`);
    add("rules", select("A list", "scrolling", { expands: "expands the panel first", scrolls: "scrolls first", oneWay: "keeps the gesture" })
      + select("Drag", "drag", { anywhere: "anywhere", handle: "on the handle", disabled: "disabled" })
      + slider("Lock angle", "lockAngle", 0, 90, 1)
      + slider("Rubber band", "rubberBand", 0, 1, 0.01) + slider("Corner radius", "cornerRadius", 0, 48, 1)
      + check("Reduce motion", "reduceMotion") + check("May be dismissed", "dismissible"));
    const chips = document.getElementById("flows");
    chips.innerHTML = Object.entries(flows).map(([key, flow]) => `<button data-flow="${key}">${flow.name}</button>`).join("");
    document.addEventListener("click", (event) => this.click(event.target));
  }

  /** Takes up a flow with what it states. */
  start(name) {
    const { configuration } = flows[name];
    this.flow = name;
    this.detents = [...configuration.detents];
    this.selection = configuration.selection ?? null;
    this.undimmedThrough = configuration.undimmedThrough ?? null;
    this.dragIndicator = configuration.dragIndicator ?? "automatic";
    this.values.dismissible = !configuration.interactiveDismissDisabled;
    this.flowChanged(name);
    this.tell();
  }

  get configuration() {
    const v = this.values;
    const projected = { decelerationRate: v.decelerationRate, flickVelocity: v.flickVelocity, flick: v.flick,
      maximumSteps: v.maximumSteps === "all" ? null : Number(v.maximumSteps) };
    const threshold = { positionalThreshold: v.positionalThreshold, velocityThreshold: v.velocityThreshold };
    return {
      detents: this.detents, selection: this.selection, undimmedThrough: this.undimmedThrough,
      interactiveDismissDisabled: !v.dismissible, dragIndicator: this.dragIndicator,
      scrolling: v.scrolling, drag: v.drag, lockAngle: v.lockAngle, rubberBand: v.rubberBand,
      cornerRadius: v.cornerRadius, reduceMotion: v.reduceMotion, spring: { response: v.response, dampingRatio: v.dampingRatio },
      release: v.release === "projected" ? { projected } : { threshold },
      adaptation: adaptations[v.adaptation].value,
    };
  }

  tell() {
    this.show();
    this.changed(this.configuration);
  }

  click(target) {
    const { flow, spring, detent } = target.dataset;
    if (flow) return this.start(flow);
    if (spring) {
      [this.values.response, this.values.dampingRatio] = springPresets[spring];
      this.tell();
    }
    if (detent) this.toggle(detent);
  }

  toggle(text) {
    const has = this.detents.some((d) => detentText(d) === text);
    this.detents = has
      ? this.detents.filter((d) => detentText(d) !== text) : [...this.detents, parseDetent(text)];
    this.tell();
  }

  add(event) {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim() === "") return;
    const detent = parseDetent(field.value.trim());
    const number = typeof detent === "string" ? 0 : detent.height ?? detent.fraction;
    if (!(number >= 0 && Number.isFinite(number))) {
      field.setCustomValidity("A height in points such as 320, a share such as 40%, adaptive, medium or large.");
      field.reportValidity();
      field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
      return;
    }
    this.extra.push(detent);
    field.value = "";
    if (!this.detents.some((d) => detentText(d) === detentText(detent))) this.toggle(detentText(detent));
  }

  take(target) {
    const { key } = target.dataset;
    if (!key) return;
    this.values[key] = target.type === "checkbox" ? target.checked
      : target.type === "range" ? Number(target.value) : target.value;
    this.tell();
  }

  show() {
    for (const input of document.querySelectorAll("[data-key]")) {
      const value = this.values[input.dataset.key];
      if (input.type === "checkbox") input.checked = value;
      else if (input.value !== String(value)) input.value = value;
    }
    const units = { response: " s", flickVelocity: " pt/s", velocityThreshold: " pt/s", lockAngle: "°", cornerRadius: " pt" };
    for (const output of document.querySelectorAll("[data-out]")) {
      const key = output.dataset.out;
      output.value = `${this.values[key]}${units[key] ?? ""}`;
    }
    for (const part of document.querySelectorAll("[data-when]")) part.hidden = part.dataset.when !== this.values.release;
    for (const chip of document.querySelectorAll("[data-flow]")) {
      chip.setAttribute("aria-pressed", chip.dataset.flow === this.flow);
    }
    for (const chip of document.querySelectorAll("[data-spring]")) {
      const [response, ratio] = springPresets[chip.dataset.spring];
      chip.setAttribute("aria-pressed", response === this.values.response && ratio === this.values.dampingRatio);
    }
    this.showDetents();
  }

  showDetents() {
    const stated = this.detents.map(detentText);
    const all = [...new Set([...everyDetent, ...this.extra, ...this.detents].map(detentText))];
    const box = document.getElementById("detents");
    const chips = Object.fromEntries([...box.children].map((chip) => [chip.dataset.detent, chip]));
    for (const text of all) {
      // The same ones as before: the one that was pressed keeps the focus.
      const chip = chips[text] ?? box.appendChild(Object.assign(document.createElement("button"), { textContent: text }));
      chip.dataset.detent = text;
      chip.setAttribute("aria-pressed", stated.includes(text));
    }
    for (const [text, chip] of Object.entries(chips)) if (!all.includes(text)) chip.remove();
  }
}
