// Record, download, load and scrub through traces.

import { AdaptivePanel } from "../adaptive-panel.js";
import { detentText } from "../element/attributes.js";
import { Recording, Scrubber, lineText, opening, parseTrace, save } from "./trace.js";

const byId = (id) => document.getElementById(id);

/** As a device can be that is drawn on a page: a trace may have any scene. */
const side = (value) => Math.min(4096, Math.max(0, Number(value) || 0));

export class TraceDesk {
  constructor(panel, engine, stage) {
    Object.assign(this, { panel, engine, stage, lines: [], recording: null, scrubber: null });
    this.previewed = () => {};
    byId("record").addEventListener("click", () => this.toggle());
    byId("download").addEventListener("click", () => save(this.text, "panel-trace.jsonl"));
    byId("load").addEventListener("change", (event) => this.load(event.target));
    byId("time").addEventListener("input", (event) => this.seek(Number(event.target.value)));
    byId("play").addEventListener("click", () => this.play());
    byId("leave").addEventListener("click", () => this.leave());
  }

  get text() {
    return this.lines.map(lineText).join("\n") + "\n";
  }

  get isScrubbing() {
    return this.scrubber !== null;
  }

  toggle() {
    const { recording } = this;
    if (recording) return this.open([...this.opening, ...recording.lines]);
    this.leave();
    this.opening = opening(this.panel);
    this.recording = new Recording(this.panel.panel);
    byId("record").textContent = "Stop";
    byId("record").setAttribute("aria-pressed", true);
  }

  stopRecording() {
    this.recording?.stop();
    this.recording = null;
    byId("record").textContent = "Record";
    byId("record").setAttribute("aria-pressed", false);
  }

  async load(input) {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    try {
      this.open(parseTrace(await file.text()));
    } catch (error) {
      this.show([["fault", "", error.message]]);
    }
  }

  /** Shows a trace instead of the panel's own life. */
  open(lines) {
    const scrubber = new Scrubber(lines, this.engine, AdaptivePanel.own);
    this.stopRecording();
    this.leave();
    Object.assign(this, { lines, scrubber, before: { ...this.stage.shown, ...this.stage.size }, beforeName: this.stage.name });
    byId("download").disabled = false;
    // Whoever would drag it now would drag what is not seen.
    byId("screen").inert = true;
    const time = byId("time");
    [time.min, time.max] = [scrubber.start, scrubber.end];
    byId("scrub").hidden = false;
    this.seek(scrubber.start);
    this.play();
  }

  seek(time) {
    const { scrubber } = this;
    if (!scrubber) return;
    const state = scrubber.seek(time);
    this.fit(scrubber.scene);
    byId("time").value = time;
    byId("moment").value = `${(time - scrubber.start).toFixed(2)} s`;
    this.panel.preview(state, scrubber.panel.stops());
    this.previewed(state);
    this.showFinger(scrubber.finger(time));
    this.log(scrubber);
  }

  showFinger(place) {
    const finger = document.querySelector(".finger");
    finger.hidden = place === null;
    if (place) finger.style.transform = `translate(${place.x}px, ${place.y}px)`;
  }

  /** The device takes the size of the trace's scene. */
  fit(scene) {
    if (!scene) return;
    const [width, height] = [side(scene.width), side(scene.height)];
    const s = scene.safeArea ?? {};
    const key = `${width} ${height}`;
    if (this.fitted === key) return;
    this.fitted = key;
    const isShown = this.stage.size.width === width && this.stage.size.height === height;
    if (isShown) return;
    const safe = [s.top, s.trailing, s.bottom, s.leading].map(side);
    this.stage.show("free", { width, height, safe, resizable: false });
  }

  log(scrubber) {
    const words = (effect) => {
      const { type, t, detent, target, cause, message, by } = effect;
      const what = [detent && detentText(detent), target && `to ${detentText(target)}`, cause, message, by && `${by.toFixed(1)} pt`];
      return ["", (Number(t) - scrubber.start).toFixed(2), ` ${type} ${what.filter(Boolean).join(", ")}`];
    };
    const told = scrubber.effects.filter((e) => e.type !== "scrollContent").slice(-6).map(words);
    this.show([...[...scrubber.faults].map((fault) => ["fault", "", fault]), ...told]);
  }

  /** Rows of a kind, a time and words. As text: a file that was loaded may hold anything. */
  show(rows) {
    byId("log").replaceChildren(...rows.map(([kind, time, text]) => {
      const row = document.createElement("li");
      row.className = kind;
      if (time) row.append(Object.assign(document.createElement("time"), { textContent: time }));
      row.append(text);
      return row;
    }));
  }

  play() {
    const { scrubber } = this;
    const button = byId("play");
    if (this.playing) {
      this.playing = null;
      button.textContent = "▶";
      return;
    }
    let from = Number(byId("time").value);
    if (from >= scrubber.end - 0.05) from = scrubber.start;
    const began = performance.now();
    const step = (now) => {
      if (this.playing !== step || this.scrubber !== scrubber) return;
      const time = from + (now - began) / 1000;
      this.seek(Math.min(Math.max(time, from), scrubber.end));
      if (time < scrubber.end) return requestAnimationFrame(step);
      this.playing = null;
      button.textContent = "▶";
    };
    this.playing = step;
    button.textContent = "❚❚";
    requestAnimationFrame(step);
  }

  leave() {
    if (!this.scrubber) return;
    this.scrubber.panel.destroy();
    this.scrubber = this.playing = this.fitted = null;
    byId("play").textContent = "▶";
    byId("scrub").hidden = true;
    byId("screen").inert = false;
    this.showFinger(null);
    this.stage.show(this.beforeName, this.before);
    this.panel.preview(null);
  }
}
