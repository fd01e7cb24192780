// The playground: a device with a map and a panel, controls beside it, and what the engine knows.

import { AdaptivePanel } from "../adaptive-panel.js";
import { detentText } from "../element/attributes.js";
import { loadEngine } from "../element/engine.js";
import { Controls } from "./controls.js";
import { Stage, devices } from "./devices.js";
import { FlowView } from "./flows.js";
import { Insight } from "./insight.js";
import { MapView } from "./map-view.js";
import { swiftText } from "./swift.js";
import { TraceDesk } from "./trace-desk.js";

const byId = (id) => document.getElementById(id);

// The rule of the terminal demo's own policy: a card that takes the smaller part of the golden section.
AdaptivePanel.adaptations.golden = ({ width, height, availableWidth }) =>
  width > height && availableWidth >= 480
    ? { mode: "regular", edge: "leading", width: Math.max(240, availableWidth * 0.381966),
        margins: { top: 16, leading: 16, bottom: 16, trailing: 16 } }
    : { mode: "compact", width: availableWidth };

const panel = byId("panel");
panel.setAttribute("keyboard-height", "0");
const stage = new Stage(byId("stage"));
await panel.ready;

if (panel.panel) {
  const engine = await loadEngine(new URL("../PanelWeb.wasm", import.meta.url));
  const map = new MapView(document.querySelector(".map"), (from, to, elapsed) =>
    engine.panel_spring(0.5, 1, from, to, 0, elapsed));
  start(engine, map);
}

function start(engine, map) {
  document.body.classList.add("running");
  const flow = new FlowView(panel, map);
  const insight = new Insight(panel, engine);
  const controls = new Controls(
    (configuration) => {
      panel.configuration = configuration;
      byId("swift").textContent = swiftText(configuration, configuration.selection);
      insight.spring(configuration.spring);
    },
    (name) => {
      desk.leave();
      flow.start(name);
      panel.open = true;
    });
  const desk = new TraceDesk(panel, engine, stage);

  panel.addEventListener("panel-placement", ({ detail }) => {
    map.follow(detail.unobscured);
    insight.add(detail);
    byId("again").hidden = detail.presented || desk.isScrubbing;
  });
  // The host's binding: what a drag has selected is what is stated from now on.
  panel.addEventListener("panel-selectionchanged", ({ detail }) => {
    controls.selection = detail.detent;
    controls.tell();
  });
  desk.previewed = (state) => {
    map.follow(state.unobscured);
    insight.facts(state);
  };
  stage.resized = (width, height) => map.resize(width, height);

  wireTop(map, desk);
  byId("again").addEventListener("click", () => panel.show());
  byId("copy").addEventListener("click", () => copy(byId("swift").textContent));
  stage.show(matchMedia("(max-width: 700px)").matches ? "small" : "phone");
  controls.start(new URLSearchParams(location.search).get("flow") ?? "locations");
  window.playground = { panel, stage, controls, desk, map, detentText };
}

function wireTop(map, desk) {
  const nav = byId("devices");
  nav.innerHTML = Object.entries(devices)
    .map(([key, { name }]) => `<button data-device="${key}">${name}</button>`).join("");
  const mark = () => {
    for (const button of nav.children) button.setAttribute("aria-pressed", button.dataset.device === stage.name);
  };
  nav.addEventListener("click", ({ target }) => {
    if (target.dataset.device) {
      desk.leave();
      stage.show(target.dataset.device);
    }
    mark();
  });
  const actions = {
    turn: () => { desk.leave(); stage.turn(); mark(); },
    keyboard: () => stage.setKeyboard(toggle("keyboard")),
    direction: () => (byId("screen").dir = toggle("direction") ? "rtl" : "ltr"),
    theme: () => show(toggle("theme") ? "dark" : "light"),
  };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
  const keys = { r: "turn", k: "keyboard", d: "direction", n: "theme" };
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") || event.metaKey || event.ctrlKey || event.altKey) return;
    if (keys[event.key]) actions[keys[event.key]]();
    if (event.key === " " && event.target === document.body && !desk.isScrubbing) panel.open = !panel.open;
  });
  const show = (theme) => {
    document.documentElement.dataset.theme = theme;
    map.show(theme);
  };
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  byId("theme").setAttribute("aria-pressed", prefersDark);
  show(prefersDark ? "dark" : "light");
  setTimeout(mark);
}

function toggle(id) {
  const button = byId(id);
  const isOn = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", isOn);
  return isOn;
}

async function copy(text) {
  const button = byId("copy");
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(byId("swift"));
    button.textContent = "Selected";
  }
  setTimeout(() => (button.textContent = "Copy"), 1500);
}
