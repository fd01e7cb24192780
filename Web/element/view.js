// Puts a state on the screen.

import { detentText } from "./attributes.js";

const px = (value) => `${value}px`;
const sides = ["top", "leading", "bottom", "trailing"];

export class View {
  constructor(host) {
    this.host = host;
    this.shown = {};
    this.told = {};
    this.parent = host.parentNode;
    // In a shadow root of its own, the element around it is the one that has the root.
    this.around = this.parent?.host ?? this.parent;
  }

  draw(state, stops) {
    const { parts } = this.host;
    const isHidden = state.phase === "hidden";
    this.once("hidden", isHidden, () => this.hide(isHidden));
    if (isHidden) {
      this.set(parts.panel, "width", px(state.contentWidth));
    } else {
      this.place(parts.panel, state.frame);
      this.place(parts.background, state.background);
      this.round(state);
    }
    this.once("dimming", state.dimming, () => {
      parts.dimming.style.opacity = state.dimming;
      parts.dimming.classList.toggle("on", state.dimming > 0);
    });
    this.publish(state);
    this.describe(state, stops);
  }

  hide(isHidden) {
    const { panel, background } = this.host.parts;
    panel.classList.toggle("hidden", isHidden);
    background.classList.toggle("hidden", isHidden);
    panel.inert = isHidden;
  }

  place(element, [x, y, width, height]) {
    element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    this.set(element, "width", px(width));
    this.set(element, "height", px(height));
  }

  round({ topRadius, bottomRadius, frame, background }) {
    const { panel, background: surface } = this.host.parts;
    const radius = `${topRadius}px ${topRadius}px ${bottomRadius}px ${bottomRadius}px`;
    this.set(surface, "borderRadius", radius);
    this.set(panel, "borderRadius", frame[2] === background[2] ? radius : "0");
  }

  /** What the page's own style may follow: on the element, and on the one around it. */
  publish(state) {
    const { host } = this;
    const values = { height: px(state.height), "detent-index": state.detentIndex, dimming: state.dimming };
    sides.forEach((side, index) => (values[`inset-${side}`] = px(state.mainContentInsets[index])));
    for (const [name, value] of Object.entries(values)) {
      this.once(name, value, () => {
        this.told[name] = value;
        for (const target of [host, this.around]) target.style.setProperty(`--panel-${name}`, value);
      });
    }
    for (const name of ["mode", "phase"]) {
      this.once(name, state[name], () => host.setAttribute(name, state[name]));
    }
  }

  /** Takes back what the element around it was told, and leaves it to another panel there. */
  withdraw() {
    for (const name of Object.keys(this.told)) this.around.style.removeProperty(`--panel-${name}`);
    for (const { view } of this.parent.children) {
      if (!(view instanceof View) || view === this) continue;
      for (const [name, value] of Object.entries(view.told)) this.around.style.setProperty(`--panel-${name}`, value);
    }
  }

  /** What the handle says to those who do not see it. */
  describe(state, stops) {
    const { handle } = this.host.parts;
    const { dragIndicator } = this.host.panel.configuration;
    const shows = dragIndicator === "visible" || (dragIndicator === "automatic" && stops.length > 1);
    this.once("indicator", shows, () => handle.classList.toggle("bare", !shows));
    this.once("stops", stops.length, () => {
      handle.tabIndex = stops.length > 1 ? 0 : -1;
      handle.setAttribute("aria-valuemax", Math.max(0, stops.length - 1));
    });
    const target = detentText(state.target ?? state.selected);
    const index = stops.findIndex((stop) => detentText(stop.detent) === target);
    this.once("value", `${target} ${index}/${stops.length}`, () => {
      handle.setAttribute("aria-valuenow", Math.max(0, index));
      handle.setAttribute("aria-valuetext", this.host.describe(target, index, stops));
    });
  }

  set(element, property, value) {
    if (element.style[property] !== value) element.style[property] = value;
  }

  once(name, value, change) {
    if (Object.is(this.shown[name], value)) return;
    this.shown[name] = value;
    change();
  }
}
