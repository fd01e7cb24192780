// The handle as a button and a slider, and the escape key.

import { isWithin } from "./focus.js";

const kinds = {
  ArrowUp: "increment", ArrowRight: "increment", PageUp: "increment",
  ArrowDown: "decrement", ArrowLeft: "decrement", PageDown: "decrement",
};

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export function listenToKeys(host) {
  const { handle } = host.parts;
  handle.addEventListener("click", (event) => cycle(host, event));
  handle.addEventListener("keydown", (event) => adjust(host, event));
  host.addEventListener("keydown", (event) => escape(host, event));
}

/** A click, Enter or Space: the next stop, and after the largest the smallest. */
function cycle(host, event) {
  const stops = host.panel?.stops() ?? [];
  if (stops.length < 2) return;
  const time = event.timeStamp / 1000;
  if (isSame(stops.at(-1).detent, host.panel.state().target)) go(host, stops[0], time);
  else host.send("increment", {}, time);
}

function adjust(host, event) {
  // With these the key is the browser's: back in the history, say.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = host.panel?.stops() ?? [];
  const time = event.timeStamp / 1000;
  if (kinds[event.key]) host.send(kinds[event.key], {}, time);
  else if (event.key === "Home" && stops.length > 0) go(host, stops[0], time);
  else if (event.key === "End" && stops.length > 0) go(host, stops.at(-1), time);
  else return;
  event.preventDefault();
}

/** To the engine a request; the page hears that the handle was used, as with a step. */
function go(host, stop, time) {
  host.send("select", stop.detent, time, "accessibility");
}

/** Escape while the focus is anywhere in the panel: the rest of the page keeps its own. */
function escape(host, event) {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || !host.open) return;
  if (meansSomethingElse(host, event)) return;
  const effects = host.send("escape", {}, event.timeStamp / 1000);
  // What this panel may not do is left to whatever it is in.
  if (!effects.some((effect) => effect.type === "dismissalPrevented")) event.preventDefault();
}

/** Whether the browser does something with Escape first: close what is open above the panel, empty a search. */
function meansSomethingElse(host, event) {
  const [target] = event.composedPath();
  if (target.matches?.("input[type=search]") && target.value !== "") return true;
  const isAbove = (element) => !isWithin(host, element) && element.popover !== "manual";
  for (const root of new Set([document, host.getRootNode(), target.getRootNode()])) {
    if ([...root.querySelectorAll(closable)].some(isAbove)) return true;
  }
  return false;
}

/** What the browser closes with Escape, as far as this browser knows of such. */
const closable = ["dialog:modal", ":popover-open"]
  .filter((selector) => CSS.supports(`selector(${selector})`)).join(", ") || "dialog[open]";
