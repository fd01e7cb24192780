// <adaptive-panel detents="adaptive medium large" open>: a non-modal panel over whatever is on the page.
// README.md says what can be stated, and what it tells.

import { configurationAttributes, detentFrom, detentText, numeric } from "./element/attributes.js";
import { checked } from "./element/checking.js";
import { takeEarlierProperties, wholeConfiguration } from "./element/configuration.js";
import { ContentHeight } from "./element/content-height.js";
import { EnginePanel, loadEngine, standardConfiguration } from "./element/engine.js";
import { FocusBefore } from "./element/focus.js";
import { Gesture } from "./element/gesture.js";
import { listenToKeys } from "./element/keys.js";
import { Surroundings } from "./element/surroundings.js";
import { Telling } from "./element/telling.js";
import { dress, fill } from "./element/template.js";
import { View } from "./element/view.js";

const seconds = () => performance.now() / 1000;
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

class PanelElement extends HTMLElement {
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
  static get own() { return { detents: this.detents, adaptations: this.adaptations, releases: this.releases }; }

  #stated = {};
  #scene = null;
  #frame = 0;
  #presented = false;
  #preview = null;
  #stops = null;
  #restTime = null;
  #complaints = new Set();
  #focusBefore = new FocusBefore();
  /** The detent for the engine's panel that comes: selected before there was one, or when the last one went. */
  #next = null;
  #telling = new Telling((effect) => this.#apply(effect));
  #isReady = null;

  constructor() {
    super();
    this.panel = null;
    this.parts = fill(this.attachShadow({ mode: "open" }));
    this.surroundings = new Surroundings(this, () => this.#sendScene());
    this.content = new ContentHeight(this, (height) => this.send("content", { height }));
    this.#await();
    this.gesture = new Gesture(this);
    listenToKeys(this);
    this.parts.dimming.addEventListener(
      "click", (event) => this.send("outsideTap", {}, event.timeStamp / 1000));
  }

  // Life

  connectedCallback() {
    dress(this.shadowRoot);
    takeEarlierProperties(this, ["open", "selection", "configuration"]);
    this.view = new View(this);
    // Only moved: the same panel, in other surroundings.
    if (this.panel) return this.#connect();
    // Beside this file, whether it is one of many or all of them in one.
    loadEngine(new URL("./PanelWeb.wasm", import.meta.url)).then((exports) => this.#start(exports), (error) => this.#fallBack(error));
  }

  disconnectedCallback() {
    this.gesture.release(seconds());
    this.surroundings.disconnect();
    this.content.disconnect();
    this.view.withdraw();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    // What is put elsewhere at once keeps its panel; so does what is removed by who hears an event, until that is told.
    queueMicrotask(() => !this.isConnected && this.#stop());
  }

  /** What waits for the element waits for the engine, also where that comes later. */
  #await() {
    this.ready = new Promise((resolve) => (this.#isReady = resolve));
  }

  #start(exports) {
    if (!this.isConnected || this.panel) return;
    this.removeAttribute("fallback");
    this.panel = new EnginePanel(exports, PanelElement.own);
    this.#scene = null;
    this.#presented = false;
    this.content.forget();
    this.parts.panel.setAttribute("role", "dialog");
    this.parts.panel.setAttribute("aria-modal", "false");
    this.#label();
    this.dispatchEvent(new CustomEvent("panel-ready"));
    this.#sendScene();
    this.#configure();
    const { detent = null, stated } = this.#next ?? {};
    this.#next = null;
    // What was stated meanwhile is news.
    const isNews = stated !== undefined && !same(stated, this.panel.configuration.selection);
    if (detent !== null && !isNews) this.send("select", detent);
    if (this.open) this.send("present", {});
    if (this.isConnected) this.#connect();
    this.#isReady();
  }

  #connect() {
    this.#draw(seconds());
    this.surroundings.connect();
    this.content.connect();
  }

  #stop() {
    if (!this.panel) return;
    this.#next = { detent: this.panel.state().selected, stated: this.panel.configuration.selection };
    this.panel.destroy();
    this.panel = null;
    this.#await();
  }

  #fallBack(error) {
    this.setAttribute("fallback", "");
    this.parts.why.textContent = "The panel could not be loaded, so its content stands here instead.";
    this.#warn(`${error.message}; the content is shown in place`);
    this.#isReady();
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

  get selection() { return this.panel ? this.panel.state().selected : this.#next?.detent ?? null; }
  set selection(detent) {
    if (detent === null || detent === undefined) this.removeAttribute("selection");
    else this.setAttribute("selection", detentText(detentFrom(detent, PanelElement.detents)));
  }

  /** Selects a detent, given as a word of the attribute, in points, or as a trace writes it. */
  select(detent) {
    const value = detentFrom(detent, PanelElement.detents);
    if (this.panel) this.send("select", value);
    else this.#next = { detent: value };
  }

  get keyboardHeight() {
    const text = this.getAttribute("keyboard-height");
    return text === null ? null : numeric(text);
  }

  /** How high the content is, in points, once that was measured. */
  get measured() { return this.content.value; }

  /** What was stated by property: keys as in a trace's `configure`. They win over attributes. */
  get configuration() { return { ...(this.panel?.configuration ?? { ...standardConfiguration, ...this.#stated }) }; }
  set configuration(stated) {
    this.#stated = checked(stated ?? {}, PanelElement.own, (message) => this.#warn(message), "configuration");
    if (this.panel) this.#configure();
  }

  #configure() {
    const wanted = wholeConfiguration(this, PanelElement.own, this.#stated, (message) => this.#warn(message));
    const changes = {};
    for (const [key, value] of Object.entries(wanted)) {
      if (!same(value, this.panel.configuration[key])) changes[key] = value;
    }
    if (Object.keys(changes).length === 0) return;
    // Content that was exchanged with the configuration counts before its observer says so.
    this.content.measureNow();
    this.send("configure", changes);
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
    if (this.open) this.#focusBefore.remember(this);
    this.send(this.open ? "present" : "dismiss", {});
  }

  #sendScene() {
    if (!this.panel) return;
    if (this.panel.configuration.reduceMotion !== this.surroundings.reducesMotion) this.#configure();
    const scene = this.surroundings.scene();
    if (same(scene, this.#scene)) return;
    this.#scene = scene;
    this.send("scene", scene);
  }

  // Events

  /**
   * Tells the engine what happened, and does what comes of it. Times in seconds, as `performance.now()`. A change of
   * the selection is told with `cause` instead of the engine's own.
   */
  send(kind, value = {}, time = seconds(), cause) {
    if (!this.panel) return [];
    // A pointer's event may be a little older than what was sent since.
    const effects = this.panel.send({ t: Math.max(time, this.panel.time), [kind]: value });
    // While a finger moves nothing of this changes.
    if (kind !== "dragMoved") {
      this.#reflect();
      this.#stops = null;
    }
    this.#telling.tell(effects.map((effect) =>
      cause && effect.type === "selectionChanged" ? { ...effect, cause } : effect));
    // A scene is drawn at once: its observer runs between layout and paint. So is what comes: it may get the focus.
    if (kind === "scene" || kind === "configure" || kind === "present") this.#draw(seconds());
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
    if (type === "dismissed") this.#focusBefore.giveBack(this);
    const name = `panel-${type.toLowerCase()}`;
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: type !== "scrollContent" }));
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
    if (this.#frame === 0 && this.isConnected) this.#frame = requestAnimationFrame((now) => this.#tick(now / 1000));
  }

  #tick(now) {
    this.#frame = 0;
    if (!this.panel) return;
    if (this.#restTime !== null && now >= this.#restTime) this.send("frame", {}, now);
    this.#draw(now);
  }

  /** Shows a state from elsewhere instead; null goes back to the panel's own. */
  preview(state, stops = []) {
    this.#preview = state;
    if (state) this.view.draw(state, stops);
    else this.#draw(seconds());
  }

  #draw(now) {
    if (this.#preview || !this.isConnected) return;
    const state = this.panel.state(Math.max(now, this.panel.time));
    this.#restTime = state.restTime;
    this.#stops ??= this.panel.stops();
    this.view.draw(state, this.#stops);
    this.dispatchEvent(new CustomEvent("panel-placement", { detail: state }));
    if (state.restTime !== null) this.#request();
  }
}

/** The one that is defined, also for who loads this file a second time under another name. */
export const AdaptivePanel = customElements.get("adaptive-panel") ?? PanelElement;
if (AdaptivePanel === PanelElement) customElements.define("adaptive-panel", AdaptivePanel);
