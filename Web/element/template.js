// What is in the shadow of the element, and how it looks unless the page says otherwise.

const style = `
:host {
  position: fixed; inset: 0; z-index: 1; display: block; overflow: clip; pointer-events: none;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
.scene { position: absolute; inset: 0; visibility: hidden; pointer-events: none; }
.safe {
  position: absolute; visibility: hidden; width: 0; height: 0;
  padding: var(--panel-safe-area-top, env(safe-area-inset-top, 0px))
    var(--panel-safe-area-right, env(safe-area-inset-right, 0px))
    var(--panel-safe-area-bottom, env(safe-area-inset-bottom, 0px))
    var(--panel-safe-area-left, env(safe-area-inset-left, 0px));
}
.dimming {
  position: absolute; inset: 0; opacity: 0; pointer-events: none;
  background: var(--panel-dimming-color, rgb(0 0 0 / 0.32));
}
.dimming.on { pointer-events: auto; }
.background, .panel { position: absolute; left: 0; top: 0; will-change: transform; }
.background {
  box-sizing: border-box; pointer-events: auto; touch-action: pan-x pinch-zoom;
  background: var(--panel-background, light-dark(#fdfdfcf2, #23272ef2));
  box-shadow: var(--panel-shadow, 0 0 0 0.5px rgb(0 0 0 / 0.1), 0 6px 32px rgb(0 0 0 / 0.2));
  -webkit-backdrop-filter: var(--panel-backdrop-filter, blur(20px) saturate(1.6));
  backdrop-filter: var(--panel-backdrop-filter, blur(20px) saturate(1.6));
}
.panel {
  display: flex; flex-direction: column; overflow: clip; pointer-events: auto; outline: none;
  touch-action: pan-x pinch-zoom; color: var(--panel-color, inherit);
}
.panel.hidden, .background.hidden { visibility: hidden; pointer-events: none; }
.panel.dragging { user-select: none; -webkit-user-select: none; cursor: grabbing; }
.grip { flex: none; }
.handle {
  all: unset; box-sizing: border-box; display: flex; width: 100%; height: 24px; cursor: grab;
  align-items: center; justify-content: center; touch-action: none;
}
.dragging .handle { cursor: grabbing; }
.indicator {
  width: 38px; height: 5px; border-radius: 3px; transition: width .2s, background .2s;
  background: var(--panel-indicator-color, light-dark(#c3c8cf, #5b6472));
}
.handle:hover .indicator, .dragging .indicator { width: 46px; }
.handle:focus-visible { outline: none; }
.handle:focus-visible .indicator { outline: 3px solid var(--panel-focus-color, #2b6fe0); outline-offset: 3px; }
.handle.bare:not(:focus-visible) .indicator { visibility: hidden; }
.body {
  flex: 1 1 auto; min-height: 0; overflow: hidden auto; overscroll-behavior: contain;
  touch-action: pan-x pinch-zoom; scrollbar-width: thin; scrollbar-color: var(--panel-scrollbar-color, #8886) transparent;
}
.measure { display: flow-root; }
.measure.back { transition: transform .35s cubic-bezier(.2, .8, .3, 1); }
.sentence { display: none; }
/* Also where the page has said how the panel is to stand. */
:host([fallback]) { position: static !important; overflow: visible; pointer-events: auto; }
:host([fallback]) :is(.background, .dimming, .handle, .safe, .scene) { display: none; }
:host([fallback]) .panel { position: static; visibility: visible; pointer-events: auto; height: auto !important;
  width: auto !important; transform: none !important; overflow: visible; touch-action: auto; }
:host([fallback]) .body { touch-action: auto; }
:host([fallback]) .sentence { display: block; margin: 12px 16px; font: 13px system-ui; opacity: .7; }
@media (prefers-reduced-motion: reduce) { .indicator, .measure.back { transition: none; } }
@media (forced-colors: active) { .background { border: 1px solid CanvasText; } .indicator { background: CanvasText; } }
`;

/** An element with attributes, a class first, and children. */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const part = (name, ...children) => element("div", { class: name, part: name }, ...children);

/** All panels of a document share one, and a page's content security policy has nothing against it, as against `<style>`. */
const sheets = new WeakMap();

/** Gives a shadow root its style. One that went through another document has lost it. */
export function dress(root) {
  const { ownerDocument } = root;
  if (root.adoptedStyleSheets.length > 0 || !ownerDocument.defaultView) return;
  if (!sheets.has(ownerDocument)) {
    const sheet = new ownerDocument.defaultView.CSSStyleSheet();
    sheet.replaceSync(style);
    sheets.set(ownerDocument, sheet);
  }
  root.adoptedStyleSheets = [sheets.get(ownerDocument)];
}

/** Fills a shadow root, and answers its parts by their class. Without markup: a page may allow none from scripts. */
export function fill(root) {
  const indicator = element("span", { class: "indicator", part: "indicator" });
  const handle = element("button", {
    class: "handle", part: "handle", type: "button", role: "slider", "aria-orientation": "vertical",
    "aria-valuemin": "0",
  }, indicator);
  const measure = element("div", { class: "measure", part: "content" }, element("slot", {}));
  const why = element("span", { class: "why" });
  const parts = {
    scene: element("div", { class: "scene" }), safe: element("div", { class: "safe" }),
    dimming: part("dimming"), background: part("background"), grip: part("grip", handle),
    header: part("header", element("slot", { name: "header" })), body: part("body", measure),
    handle, measure, why,
  };
  parts.panel = element("section", { class: "panel hidden", part: "panel" },
    parts.grip, parts.header, parts.body, element("slot", { class: "sentence", name: "fallback" }, why));
  parts.background.classList.add("hidden");
  root.append(parts.scene, parts.safe, parts.dimming, parts.background, parts.panel);
  return parts;
}
