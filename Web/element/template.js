// What is in the shadow of the element, and how it looks unless the page says otherwise.

const style = `
:host {
  position: fixed; inset: 0; z-index: 1; display: block; overflow: clip; pointer-events: none;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
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
  box-sizing: border-box; pointer-events: auto;
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
.handle.bare .indicator { visibility: hidden; }
.body {
  flex: 1 1 auto; min-height: 0; overflow: hidden auto; overscroll-behavior: contain;
  touch-action: pan-x pinch-zoom; scrollbar-width: thin; scrollbar-color: var(--panel-scrollbar-color, #8886) transparent;
}
.measure { display: flow-root; }
.measure.back { transition: transform .35s cubic-bezier(.2, .8, .3, 1); }
.sentence { display: none; }
:host([fallback]) { position: static; overflow: visible; pointer-events: auto; }
:host([fallback]) :is(.background, .dimming, .handle, .safe) { display: none; }
:host([fallback]) .panel { position: static; visibility: visible; height: auto !important;
  width: auto !important; transform: none !important; overflow: visible; touch-action: auto; }
:host([fallback]) .sentence { display: block; margin: 12px 16px; font: 13px system-ui; opacity: .7; }
@media (prefers-reduced-motion: reduce) { .indicator, .measure.back { transition: none; } }
@media (forced-colors: active) { .background { border: 1px solid CanvasText; } .indicator { background: CanvasText; } }
`;

const markup = `
<style>${style}</style>
<div class="safe"></div>
<div class="dimming" part="dimming"></div>
<div class="background hidden" part="background"></div>
<section class="panel hidden" part="panel" role="dialog" aria-modal="false">
  <div class="grip" part="grip"><button class="handle" part="handle" type="button" role="slider"
    aria-orientation="vertical" aria-valuemin="0"><span class="indicator" part="indicator"></span></button></div>
  <div class="header" part="header"><slot name="header"></slot></div>
  <div class="body" part="body"><div class="measure" part="content"><slot></slot></div></div>
  <slot class="sentence" name="fallback"><span class="why"></span></slot>
</section>`;

/** Fills a shadow root, and answers its parts by their class. */
export function fill(root) {
  root.innerHTML = markup;
  const parts = {};
  for (const name of [
    "safe", "dimming", "background", "panel", "grip", "handle", "header", "body", "measure", "why",
  ]) {
    parts[name] = root.querySelector(`.${name}`);
  }
  return parts;
}
