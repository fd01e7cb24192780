// What the panel stands in: the scene's size and safe area, the keyboard, the direction of text.

export class Surroundings {
  /** Calls `changed` when anything may be different. */
  constructor(host, changed) {
    this.host = host;
    this.changed = changed;
    this.size = null;
    // Not the element's own box: the page's style may give that a border or a padding.
    const { scene } = host.parts;
    this.resize = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === scene) this.size = { width: contentRect.width, height: contentRect.height };
      }
      changed();
    });
    // A panel that runs from right to left can be told so on any element around it.
    this.direction = new MutationObserver(changed);
    this.motion = matchMedia("(prefers-reduced-motion: reduce)");
  }

  connect() {
    this.resize.observe(this.host.parts.scene);
    this.resize.observe(this.host.parts.safe, { box: "border-box" });
    // What is told of a document is not told of the shadow roots in it.
    for (let root = this.host.getRootNode(); root; root = root.host?.getRootNode()) {
      this.direction.observe(root, { subtree: true, attributeFilter: ["dir"] });
    }
    this.motion.addEventListener("change", this.changed);
    for (const type of ["resize", "scroll"]) visualViewport?.addEventListener(type, this.changed);
  }

  disconnect() {
    this.resize.disconnect();
    this.size = null;
    this.direction.disconnect();
    this.motion.removeEventListener("change", this.changed);
    for (const type of ["resize", "scroll"]) visualViewport?.removeEventListener(type, this.changed);
  }

  get reducesMotion() {
    return this.motion.matches;
  }

  /** Where the scene is in the window, and how many of the window's points are one of its own: `{ box, scale }`. */
  get place() {
    const box = this.host.parts.scene.getBoundingClientRect();
    return { box, scale: box.width / this.sceneSize().width || 1 };
  }

  /** A pointer's place in the scene, also where the page has scaled it. */
  point({ clientX, clientY }) {
    const { box, scale } = this.place;
    return { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale };
  }

  sceneSize() {
    if (this.size) return this.size;
    const { width, height } = getComputedStyle(this.host.parts.scene);
    return { width: parseFloat(width) || 0, height: parseFloat(height) || 0 };
  }

  /** The scene as a trace writes it. */
  scene() {
    const { host } = this;
    const { width, height } = this.sceneSize();
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
    const seen = viewport.offsetTop + viewport.height;
    // A scene that runs on below the window is not covered by anything there.
    if (document.documentElement.clientHeight - seen <= 1) return 0;
    const { box, scale } = this.place;
    return Math.max(0, Math.min((box.bottom - seen) / scale, height));
  }
}
