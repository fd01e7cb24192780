// What the panel stands in: the scene's size and safe area, the keyboard, the direction of text.

export class Surroundings {
  /** Calls `changed` when anything may be different. */
  constructor(host, changed) {
    this.host = host;
    this.changed = changed;
    this.size = null;
    this.resize = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === host) this.size = { width: contentRect.width, height: contentRect.height };
      }
      changed();
    });
    // A panel that runs from right to left can be told so on any element around it.
    this.direction = new MutationObserver(changed);
    this.motion = matchMedia("(prefers-reduced-motion: reduce)");
  }

  connect() {
    this.resize.observe(this.host);
    this.resize.observe(this.host.parts.safe, { box: "border-box" });
    this.direction.observe(document, { subtree: true, attributeFilter: ["dir"] });
    this.motion.addEventListener("change", this.changed);
    for (const type of ["resize", "scroll"]) visualViewport?.addEventListener(type, this.changed);
  }

  disconnect() {
    this.resize.disconnect();
    this.direction.disconnect();
    this.motion.removeEventListener("change", this.changed);
    for (const type of ["resize", "scroll"]) visualViewport?.removeEventListener(type, this.changed);
  }

  get reducesMotion() {
    return this.motion.matches;
  }

  /** The scene as a trace writes it. */
  scene() {
    const { host } = this;
    const { width, height } = this.size ?? { width: host.clientWidth, height: host.clientHeight };
    const style = getComputedStyle(host.parts.safe);
    const isReversed = getComputedStyle(host).direction === "rtl";
    const [left, right] = [parseFloat(style.paddingLeft), parseFloat(style.paddingRight)];
    return {
      width, height,
      safeArea: {
        top: parseFloat(style.paddingTop), leading: isReversed ? right : left,
        bottom: parseFloat(style.paddingBottom), trailing: isReversed ? left : right,
      },
      keyboard: this.keyboardHeight(height), direction: isReversed ? "rtl" : "ltr",
      scale: devicePixelRatio,
    };
  }

  /** How far the keyboard covers the scene from below, in points. */
  keyboardHeight(height) {
    const stated = this.host.keyboardHeight;
    if (stated !== null) return stated;
    const viewport = window.visualViewport;
    // Zoomed in, the part that is seen is small without a keyboard, too.
    if (!viewport || Math.abs(viewport.scale - 1) > 0.01) return 0;
    const bottom = this.host.getBoundingClientRect().bottom;
    const covered = bottom - (viewport.offsetTop + viewport.height);
    return covered > 1 ? Math.min(covered, height) : 0;
  }
}
