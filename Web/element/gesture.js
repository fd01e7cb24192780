// Fingers and mice on the panel: from pointer events to drags, and what of them a list gets.

import { Fling, ScrollSpeed } from "./fling.js";
import { Scrollers } from "./scrollers.js";

/** A movement up to here is a tap's, in points. */
const slop = 3;
/** Where a mouse selects text, and a finger may still drag. */
const typing = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
/** What is dragged itself. */
const untouched = "input[type=range], [data-panel-drag=none]";

/** What a panel has taken: of two that are one in the other, the inner one is first. */
const taken = new WeakSet();

const seconds = (event) => event.timeStamp / 1000;

export class Gesture {
  /** `host` is the element: its `send`, `parts`, `surroundings` and `panel` are used. */
  constructor(host) {
    this.host = host;
    this.fling = new Fling();
    this.active = new Map();
    const { panel, background, grip, header } = host.parts;
    for (const part of [panel, background]) {
      part.addEventListener("pointerdown", (event) => this.down(event));
    }
    panel.addEventListener("selectstart", (event) => this.isMoving && event.preventDefault());
    panel.addEventListener("dragstart", (event) => this.active.size > 0 && event.preventDefault());
    // A list of the page's own may say nothing about touches: then this keeps the browser from taking them.
    panel.addEventListener("touchmove", (event) => {
      if (this.isMoving && event.cancelable) event.preventDefault();
    }, { passive: false });
    panel.addEventListener("wheel", () => this.fling.stop(), { passive: true });
    for (const part of [grip, header, background]) {
      part.addEventListener("wheel", (event) => keep(event, part), { passive: false });
    }
    this.move = this.move.bind(this);
    this.up = this.up.bind(this);
    this.cancel = this.cancel.bind(this);
  }

  get isMoving() {
    for (const drag of this.active.values()) if (drag.isMoving) return true;
    return false;
  }

  down(event) {
    const { host } = this;
    if (!host.panel || event.button !== 0 || this.active.has(event.pointerId) || taken.has(event)) return;
    taken.add(event);
    const path = event.composedPath();
    const region = path.includes(host.parts.grip) ? "handle" : "content";
    // Nothing, where it is on the background alone.
    const inside = elements(path.slice(0, Math.max(0, path.indexOf(host.parts.panel))));
    const isOn = (selector) => inside.some((element) => element.matches(selector));
    if (region === "content" && (isOn(untouched) || (event.pointerType === "mouse" && isOn(typing)))) return;
    const scrollers = region === "handle" ? null : Scrollers.among(inside);
    const drag = {
      pointer: this.active.size === 0 ? 0 : event.pointerId, scrollers, start: host.surroundings.point(event),
      offset: scrollers?.offset ?? 0, speed: new ScrollSpeed(), isMoving: false,
    };
    const began = { ...drag.start, region };
    if (region === "content") delete began.region;
    if (drag.pointer !== 0) began.pointer = drag.pointer;
    if (scrollers) began.scroll = this.scrollState(scrollers);
    const wasDragging = this.isMoving;
    this.active.set(event.pointerId, drag);
    if (this.active.size === 1) this.listen(true);
    host.send("dragBegan", began, seconds(event));
    // On the handle, or caught in flight: the engine follows at once.
    if (!wasDragging && host.panel.state().phase === "dragging") this.begin(drag, event);
  }

  scrollState(scrollers) {
    const decelerating = this.fling.stop(scrollers);
    return { offset: scrollers.offset, maximum: scrollers.maximum, decelerating };
  }

  begin(drag, event) {
    drag.isMoving = true;
    this.host.parts.panel.classList.add("dragging");
    if (drag.start.region !== "handle") getSelection()?.removeAllRanges();
    // Not before: a captured pointer's click would no longer reach the button it is on.
    if (event.type !== "pointerdown") this.capture(event);
  }

  capture(event) {
    try {
      this.host.parts.panel.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already; its end has been or will be reported.
    }
  }

  move(event) {
    const drag = this.active.get(event.pointerId);
    if (!drag) return;
    // Let go where nobody was told: outside the window, behind a dialog, or with another button still down.
    if (event.pointerType !== "touch" && (event.buttons & 1) === 0) return this.up(event, false);
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const sample of coalesced.length > 0 ? coalesced : [event]) {
      const point = this.host.surroundings.point(sample);
      const isFirst = !drag.hasMoved;
      if (isFirst && Math.hypot(point.x - drag.start.x, point.y - drag.start.y) <= slop) continue;
      drag.hasMoved = true;
      this.send("dragMoved", point, drag, seconds(sample));
      if (isFirst && !this.accepted(drag, event)) return;
    }
  }

  /** Whether the engine took the drag's first movement for one. */
  accepted(drag, event) {
    if (this.host.panel.state().phase !== "dragging") {
      this.finish(event.pointerId);
      return false;
    }
    this.begin(drag, event);
    this.capture(event);
    return true;
  }

  up(event, isHere = true) {
    const drag = this.active.get(event.pointerId);
    if (!drag) return;
    const time = seconds(event);
    if (drag.hasMoved) swallowClick(event.pointerId);
    const place = drag.hasMoved ? this.host.surroundings.point(event) : drag.start;
    this.send("dragEnded", isHere ? place : {}, drag, time);
    if (drag.scrollers) this.letGo(drag, time);
    this.finish(event.pointerId);
  }

  cancel(event) {
    const drag = this.active.get(event.pointerId);
    if (!drag) return;
    this.send("dragCancelled", {}, drag, seconds(event));
    if (drag.scrollers) this.letGo(drag, Infinity);
    this.finish(event.pointerId);
  }

  /** The element goes: what is dragged is let go, and nothing is listened to any more. */
  release(time) {
    this.fling.stop();
    for (const [pointerId, drag] of [...this.active]) {
      this.send("dragCancelled", {}, drag, time);
      if (drag.scrollers) this.letGo(drag, Infinity);
      this.finish(pointerId);
    }
  }

  send(kind, value, drag, time) {
    const line = drag.pointer === 0 ? value : { ...value, pointer: drag.pointer };
    const effects = this.host.send(kind, line, time);
    if (!drag.scrollers) return;
    let scrolled = 0;
    for (const effect of effects) if (effect.type === "scrollContent") scrolled += effect.by;
    if (kind === "dragMoved") drag.isListLast = scrolled !== 0;
    drag.offset += scrolled;
    drag.speed.add(drag.offset, time);
    if (scrolled !== 0) this.scroll(drag);
  }

  /** Shows the list at its offset; past an end a rubber band holds it back. */
  scroll({ scrollers, offset }) {
    const beyond = scrollers.show(offset);
    const { body, measure } = this.host.parts;
    if (!scrollers.includes(body)) return;
    const shown = beyond === 0 ? 0 : this.host.panel.exports.panel_band(beyond, body.clientHeight);
    measure.classList.remove("back");
    measure.style.transform = shown === 0 ? "" : `translateY(${-shown}px)`;
  }

  letGo(drag, time) {
    const { measure } = this.host.parts;
    if (measure.style.transform) {
      measure.classList.add("back");
      measure.style.transform = "";
    } else if (drag.isListLast && Number.isFinite(time)) {
      this.fling.start(drag.scrollers, drag.speed.at(time), time);
    }
  }

  finish(pointerId) {
    this.active.delete(pointerId);
    if (!this.isMoving) this.host.parts.panel.classList.remove("dragging");
    if (this.active.size === 0) this.listen(false);
  }

  listen(isOn) {
    const change = isOn ? "addEventListener" : "removeEventListener";
    window[change]("pointermove", this.move, true);
    window[change]("pointerup", this.up, true);
    window[change]("pointercancel", this.cancel, true);
  }
}

/** A wheel on the panel, but on no list in it, does not scroll the page behind. */
function keep(event, part) {
  if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const path = event.composedPath();
  if (!Scrollers.among(elements(path.slice(0, path.indexOf(part))))) event.preventDefault();
}

const elements = (path) => path.filter((each) => each instanceof Element);

/** A drag is not a click on what it began on. */
function swallowClick(pointerId) {
  const stop = (event) => {
    if ((event.pointerId ?? pointerId) !== pointerId) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", stop, { capture: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
}
