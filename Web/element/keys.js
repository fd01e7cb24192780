// The handle as a button and a slider, and the escape key.

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
  if (isSame(stops.at(-1).detent, host.panel.state().target)) host.send("select", stops[0].detent, time);
  else host.send("increment", {}, time);
}

function adjust(host, event) {
  const stops = host.panel?.stops() ?? [];
  const time = event.timeStamp / 1000;
  if (kinds[event.key]) host.send(kinds[event.key], {}, time);
  else if (event.key === "Home" && stops.length > 0) host.send("select", stops[0].detent, time);
  else if (event.key === "End" && stops.length > 0) host.send("select", stops.at(-1).detent, time);
  else return;
  event.preventDefault();
}

/** Escape while the focus is anywhere in the panel: the rest of the page keeps its own. */
function escape(host, event) {
  if (event.key !== "Escape" || event.defaultPrevented || !host.open) return;
  event.preventDefault();
  host.send("escape", {}, event.timeStamp / 1000);
}
