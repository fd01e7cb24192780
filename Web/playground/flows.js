// What the panel shows: the flows of the terminal demo, each with what it states about its panel.

const places = [
  ["Old Bridge", -33, 14], ["Clock Tower", 3, 3], ["Poppy Field", 34, -31], ["Corner Bakery", 24, 20],
  ["Harbour Steps", -8, 31], ["Mill Green", -34, 30], ["Station North", 40, -12], ["Swan Pond", -38, -11],
  ["Concert Hall", 12, -22], ["Ring Bridge", -47, 3], ["Night Market", 61, 26], ["Tram Depot", 88, 14],
  ["Reading Room", 74, -24], ["Rose Arcade", 15, -52], ["Lock House", 49, 47], ["Boat Hire", 21, 41],
  ["Summit View", -20, -70], ["Glass House", -71, -38], ["West Gate", -98, 6], ["Paper Mill", -84, 44],
  ["Quarry Lake", -52, 76], ["Signal Hill", 9, 83], ["East Ferry", 112, 66], ["Long Meadow", 104, -58],
];

const title = (text, detail = "") => `<h2>${text}${detail && `<small>${detail}</small>`}</h2>`;
const toggle = (text, key, isOn, note) => `<label class="row"><span>${text}${
  isOn && note ? `<small>${note}</small>` : ""}</span><input type="checkbox" class="switch" data-toggle="${key}" ${isOn ? "checked" : ""}></label>`;
const choice = (text, detail, key, isOn) => `<button class="row" data-choose="${key}" aria-pressed="${isOn}"><span>${text}${
  detail && `<small>${detail}</small>`}</span><i class="tick"></i></button>`;
const value = (text, detail) => `<div class="row"><span>${text}</span><em>${detail}</em></div>`;
const button = (text, action) => `<button class="main" data-action="${action}">${text}</button>`;
const card = (...rows) => `<div class="card">${rows.join("")}</div>`;

const walking = {
  name: "Walking preferences",
  state: { stairs: false, parks: true, light: false },
  configuration: { detents: ["adaptive"], dragIndicator: "visible" },
  header: () => title("Walking preferences"),
  body: (s) => card(
    toggle("Avoid stairs", "stairs", s.stairs, "Some routes become up to a tenth longer."),
    toggle("Prefer parks", "parks", s.parks),
    toggle("Well-lit streets", "light", s.light, "From dusk on, by the city’s own survey."),
  ) + card(value("Pace", "4.8 km/h")),
};

const area = {
  name: "Area preferences",
  state: { chosen: "green" },
  configuration: { detents: ["adaptive", "medium"], selection: "medium" },
  header: () => title("Area preferences"),
  body: (s) => `<p>Walks stay in the kind of streets you like, as long as there are some.</p>` + card(
    choice("Quiet", "side streets", "quiet", s.chosen === "quiet"),
    choice("Green", "parks and water", "green", s.chosen === "green"),
    choice("Lively", "shops and squares", "lively", s.chosen === "lively"),
  ) + card(value("Radius", "1.5 km"), value("Longest walk", "45 min")),
};

const locations = {
  name: "Mark locations",
  state: { marked: [0] },
  configuration: {
    detents: [{ height: 128 }, "medium", "large"], selection: "medium", undimmedThrough: "medium",
  },
  header: (s) => title("Mark locations", `${s.marked.length} marked`) + `<p class="hint">The map goes where you tap.</p>`,
  body: (s) => `<div class="list">${places.map(([name, x, y], i) => `<button class="place" data-place="${i}"><i class="dot d${i % 4}"></i><span>${name}</span><em>${
    s.marked.includes(i) ? "marked" : `${(Math.hypot(x + 33, y - 14) * 8 / 1000).toFixed(1)} km`}</em></button>`).join("")}</div>`,
};

const plans = { monthly: ["Monthly", "3 a month"], yearly: ["Yearly", "24 a year"], lifetime: ["Lifetime", "80 once"] };

const subscription = {
  name: "Subscription",
  state: { page: "overview", chosen: "yearly" },
  configuration: { detents: ["adaptive"], dragIndicator: "visible" },
  header: (s) => title(s.page === "overview" ? "Subscription" : "Change plan"),
  body: (s) => s.page === "overview"
    ? card(value("Current plan", plans[s.chosen][0])) + button("Change plan", "open")
    : `<p>All plans have offline maps, shared walks and the archive. You may change at any time.</p>`
      + card(...Object.entries(plans).map(([key, [name, price]]) => choice(name, price, key, s.chosen === key)))
      + (s.chosen === "yearly" ? `<p class="hint">Two months for free, compared with monthly.</p>` : "")
      + (s.chosen === "lifetime" ? `<p class="hint">No renewal. Yours on every device.</p>` : "")
      + button("Done", "back"),
  act: (s, action) => (s.page = action === "open" ? "plans" : "overview"),
};

const steps = [
  ["Welcome", "Three questions, then the map is yours. This panel cannot be dragged away."],
  ["Your place", "The marker stays in the middle of what the panel leaves free. Try it: drag me."],
  ["Ready", "Everything a finger does, the keyboard does, too: Tab to the handle, then the arrow keys."],
];

const onboarding = {
  name: "Onboarding",
  state: { step: 0 },
  configuration: {
    detents: [{ height: 84 }, "adaptive"], selection: "adaptive", undimmedThrough: { height: 84 },
    interactiveDismissDisabled: true,
  },
  header: (s) => title(steps[s.step][0]),
  body: (s) => `<p>${steps[s.step][1]}</p><div class="steps">${steps.map((_, i) => `<i class="${i === s.step ? "on" : ""}"></i>`).join("")}</div>`
    + button(s.step < 2 ? "Continue" : "Start", "next"),
  act(s, action, panel) {
    if (s.step < 2) s.step += 1;
    else panel.close();
  },
};

const notes = ["Past the mill, along the river.", "Benches in the shade at half way.", "The last tram back leaves at ten."];

const fitting = {
  name: "Size to fit",
  state: { count: 1 },
  configuration: { detents: ["adaptive", { fraction: 0.65 }, "large"], selection: "adaptive" },
  header: () => title("Evening walk", "3.2 km"),
  body: (s) => card(...notes.slice(0, s.count).map((note) => `<div class="row"><span>${note}</span></div>`))
    + `<div class="pair">${button("Add a note", "add")}${button("Remove a note", "remove")}</div>`
    + `<p class="hint">Drag me up: there is more room.</p>`,
  act: (s, action) => (s.count = Math.min(3, Math.max(0, s.count + (action === "add" ? 1 : -1)))),
};

export const flows = { locations, area, walking, subscription, onboarding, fitting };

/** One flow at work in a panel element. */
export class FlowView {
  constructor(panel, map) {
    Object.assign(this, { panel, map });
    this.header = panel.querySelector("[slot=header]");
    this.body = panel.querySelector(".flow");
    panel.addEventListener("click", (event) => this.click(event));
    panel.addEventListener("change", (event) => this.change(event));
  }

  start(name) {
    this.flow = flows[name];
    this.state = structuredClone(this.flow.state);
    this.render();
  }

  render() {
    const focused = document.activeElement?.dataset ?? {};
    this.header.innerHTML = this.flow.header(this.state);
    this.body.innerHTML = this.flow.body(this.state);
    for (const [key, text] of Object.entries(focused)) {
      this.body.querySelector(`[data-${key}="${CSS.escape(text)}"]`)?.focus({ preventScroll: true });
    }
  }

  click(event) {
    const target = event.target.closest("[data-choose], [data-action], [data-place]");
    if (!target) return;
    const { choose, action, place } = target.dataset;
    if (choose) this.state.chosen = choose;
    if (action) this.flow.act(this.state, action, this.panel);
    if (place) this.mark(Number(place));
    this.render();
  }

  change(event) {
    const key = event.target.dataset.toggle;
    if (!key) return;
    this.state[key] = event.target.checked;
    this.render();
  }

  mark(index) {
    const { marked } = this.state;
    this.state.marked = marked.includes(index) ? marked.filter((i) => i !== index) : [...marked, index];
    this.map.go(places[index].slice(1));
  }
}
