// <adaptive-panel detents="adaptive medium large" open>: a non-modal panel over whatever is on the page.
// README.md says what can be stated, and what it tells.

import {
  configurationAttributes, detentText, parseDetent, statedConfiguration,
} from "./element/attributes.js";
import { EnginePanel, loadEngine, standardConfiguration } from "./element/engine.js";
import { Gesture } from "./element/gesture.js";
import { listenToKeys } from "./element/keys.js";
import { Surroundings } from "./element/surroundings.js";
import { fill } from "./element/template.js";
import { View } from "./element/view.js";

const seconds = () => performance.now() / 1000;
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class AdaptivePanel extends HTMLElement {
  static observedAttributes = [
    ...configurationAttributes, "open", "reduce-motion", "keyboard-height", "label", "handle-label",
  ];

  /** The page's own rules, by the names that attributes use: `(context) => height or nothing`. */
  static detents = {};
  /** `(context) => ({ mode, edge, width })`. */
  static adaptations = {};
  /** `(release) => position among release.stops, or "dismiss"`. */
  static releases = {};

  /** All of them. */
  static get own() {
    const { detents, adaptations, releases } = this;
    return { detents, adaptations, releases };
  }

  #stated = {};
  #scene = null;
  #frame = 0;
  #presented = false;
  #preview = null;
  #stops = null;
  #restTime = null;
  #complaints = new Set();
  #focusBefore = null;
  #heights = new Map();

  constructor() {
    super();
    this.panel = null;
    this.parts = fill(this.attachShadow({ mode: "open" }));
    this.surroundings = new Surroundings(this, () => this.#sendScene());
    this.view = new View(this);
    this.content = new ResizeObserver((entries) => this.#measure(entries));
    this.#listen();
  }

  // Life

  connectedCallback() {
    // The engine arrives later; whoever waits for the element waits for this.
    this.ready = loadEngine().then(
      (exports) => this.#start(exports), (error) => this.#fallBack(error));
  }

  disconnectedCallback() {
    this.surroundings.disconnect();
    this.content.disconnect();
    cancelAnimationFrame(this.#frame);
    this.panel?.destroy();
    this.panel = null;
  }

  #start(exports) {
    if (!this.isConnected || this.panel) return;
    this.panel = new EnginePanel(exports, AdaptivePanel.own);
    this.view = new View(this);
    this.#scene = null;
    this.#presented = false;
    this.#label();
    this.dispatchEvent(new CustomEvent("panel-ready"));
    this.#sendScene();
    this.#configure();
    if (this.open) this.send("present", {});
    this.surroundings.connect();
    const { grip, header, measure } = this.parts;
    for (const part of [grip, header, measure]) this.content.observe(part, { box: "border-box" });
  }

  #fallBack(error) {
    this.setAttribute("fallback", "");
    this.parts.why.textContent = "The panel could not be loaded, so its content stands here instead.";
    console.warn(`adaptive-panel: ${error.message}; the content is shown in place`);
  }

  attributeChangedCallback(name) {
    if (!this.panel) return;
    if (name === "open") this.#openChanged();
    else if (name === "keyboard-height") this.#sendScene();
    else if (name === "label" || name === "handle-label") this.#label();
    else this.#configure();
  }

  // What the page states

  get open() { return this.hasAttribute("open"); }
  set open(isOpen) { this.toggleAttribute("open", Boolean(isOpen)); }
  show() { this.open = true; }
  close() { this.open = false; }

  get selection() { return this.panel?.state().selected ?? null; }
  set selection(detent) { this.setAttribute("selection", detentText(detent)); }

  /** Selects a detent, given as a word of the attribute or as a trace writes it. */
  select(detent) {
    const value = typeof detent === "string" ? parseDetent(detent, AdaptivePanel.detents) : detent;
    this.send("select", value);
  }

  get keyboardHeight() {
    const text = this.getAttribute("keyboard-height");
    return text === null ? null : Number(text) || 0;
  }

  /** What was stated by property: keys as in a trace's `configure`. They win over attributes. */
  get configuration() { return { ...(this.panel?.configuration ?? standardConfiguration) }; }
  set configuration(stated) {
    this.#stated = { ...stated };
    if (this.panel) this.#configure();
  }

  #configure() {
    const motion = this.getAttribute("reduce-motion") ?? "auto";
    const wanted = {
      ...standardConfiguration,
      ...statedConfiguration(this, AdaptivePanel.own, (...what) => this.#complain(...what)),
      reduceMotion: motion === "always" || (motion !== "never" && this.surroundings.reducesMotion),
      ...this.#stated,
    };
    const changes = {};
    for (const [key, value] of Object.entries(wanted)) {
      if (!same(value, this.panel.configuration[key])) changes[key] = value;
    }
    if (Object.keys(changes).length === 0) return;
    // Content that was exchanged with the configuration counts before its observer says so.
    if (this.#heights.size > 0) this.#measureNow();
    this.send("configure", changes);
  }

  #complain(name, text, words) {
    this.#warn(`${name} "${text}" is none of ${words.join(", ")}; ${words[0]} was used`);
  }

  /** Says something on the console, once. */
  #warn(message) {
    if (this.#complaints.has(message)) return;
    this.#complaints.add(message);
    console.warn(`adaptive-panel: ${message}`);
  }

  #openChanged() {
    const { presented } = this.panel.state();
    if (this.open === presented) return;
    if (this.open) {
      this.#focusBefore = document.activeElement;
      this.send("present", {});
    } else {
      this.send("dismiss", {});
    }
  }

  #sendScene() {
    if (!this.panel) return;
    if (this.panel.configuration.reduceMotion !== this.surroundings.reducesMotion) this.#configure();
    const scene = this.surroundings.scene();
    if (same(scene, this.#scene)) return;
    this.#scene = scene;
    this.send("scene", scene);
  }

  #measure(entries) {
    for (const { target, borderBoxSize } of entries) this.#heights.set(target, borderBoxSize[0].blockSize);
    this.#sendHeight();
  }

  #measureNow() {
    const scale = this.getBoundingClientRect().width / this.offsetWidth || 1;
    for (const part of this.#heights.keys()) {
      // To the layout's own 64ths, as the observer has it.
      this.#heights.set(part, Math.round((part.getBoundingClientRect().height / scale) * 64) / 64);
    }
    this.#sendHeight();
  }

  #sendHeight() {
    let height = 0;
    for (const value of this.#heights.values()) height += value;
    if (this.panel && height !== this.measured) this.send("content", { height: (this.measured = height) });
  }

  // Events

  /** Tells the engine what happened, and does what comes of it. Times in seconds, as `performance.now()`. */
  send(kind, value = {}, time = seconds()) {
    if (!this.panel) return [];
    // A pointer's event may be a little older than what was sent since.
    const effects = this.panel.send({ t: Math.max(time, this.panel.time), [kind]: value });
    for (const effect of effects) this.#apply(effect);
    // While a finger moves nothing of this changes.
    if (kind !== "dragMoved") {
      this.#reflect();
      this.#stops = null;
    }
    // A scene is drawn at once: its observer runs between layout and paint.
    if (kind === "scene" || kind === "configure") this.#draw(seconds());
    else this.#request();
    return effects;
  }

  /** The attribute says what a binding should: gone with a request, or when a drag's dismissal is done. */
  #reflect() {
    const { presented } = this.panel.state();
    if (presented === this.#presented) return;
    this.#presented = presented;
    this.open = presented;
  }

  #apply(effect) {
    const { type, ...detail } = effect;
    if (type === "issue") this.#warn(detail.message);
    if (type === "displayModeChanged") detail.mode = this.panel.state().mode;
    // The page's binding has changed, so that it is stated anew; stating it again is no news.
    if (type === "selectionChanged" && this.hasAttribute("selection")) this.selection = detail.detent;
    if (type === "dismissed") this.#returnFocus();
    const name = `panel-${type.toLowerCase()}`;
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: type !== "scrollContent" }));
  }

  #returnFocus() {
    const before = this.#focusBefore;
    this.#focusBefore = null;
    if (this.contains(document.activeElement) || document.activeElement === document.body) {
      before?.focus?.({ preventScroll: true });
    }
  }

  /** A pointer's place in the scene, also where the page has scaled it. */
  scenePoint({ clientX, clientY }) {
    const box = this.getBoundingClientRect();
    const scale = box.width / this.offsetWidth || 1;
    return { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale };
  }

  #listen() {
    this.gesture = new Gesture(this);
    listenToKeys(this);
    this.parts.dimming.addEventListener(
      "click", (event) => this.send("outsideTap", {}, event.timeStamp / 1000));
  }

  // Words

  #label() {
    this.parts.panel.setAttribute("aria-label", this.getAttribute("label") ?? "Panel");
    this.parts.handle.setAttribute("aria-label", this.getAttribute("handle-label") ?? "Panel height");
  }

  /** The handle's value in words; a page in another language replaces it. */
  describe(detent, index, stops) {
    const words = /^\d/.test(detent) ? detent.replace(/^[\d.]+$/, "$& points") : detent;
    return index < 0 ? words : `${words}, ${index + 1} of ${stops.length}`;
  }

  // Frames

  #request() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#tick(now / 1000));
  }

  #tick(now) {
    this.#frame = 0;
    if (!this.panel) return;
    if (this.#restTime !== null && now >= this.#restTime) this.send("frame", {}, now);
    this.#draw(now);
  }

  /** Shows a state from elsewhere instead of the panel's own; null goes back to it. */
  preview(state, stops = []) {
    this.#preview = state;
    if (state) this.view.draw(state, stops);
    else this.#draw(seconds());
  }

  #draw(now) {
    if (this.#preview) return;
    const state = this.panel.state(Math.max(now, this.panel.time));
    this.#restTime = state.restTime;
    this.#stops ??= this.panel.stops();
    this.view.draw(state, this.#stops);
    this.dispatchEvent(new CustomEvent("panel-placement", { detail: state }));
    if (state.restTime !== null) this.#request();
  }
}

if (!customElements.get("adaptive-panel")) customElements.define("adaptive-panel", AdaptivePanel);
