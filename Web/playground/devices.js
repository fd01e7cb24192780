// What the panel may stand in: sizes in points, and what each device keeps for itself.

export const devices = {
  phone: { name: "Phone", width: 393, height: 852, safe: [59, 0, 34, 0], keyboard: 336, radius: 52 },
  phoneLandscape: { name: "Phone, turned", width: 852, height: 393, safe: [0, 59, 21, 59], keyboard: 209, radius: 52 },
  small: { name: "Small phone", width: 375, height: 667, safe: [20, 0, 0, 0], keyboard: 260, radius: 6, classic: true },
  tablet: { name: "Tablet", width: 1024, height: 768, safe: [24, 0, 20, 0], keyboard: 398, radius: 26 },
  split: { name: "Split view", width: 678, height: 768, safe: [24, 0, 20, 0], keyboard: 398, radius: 26 },
  free: { name: "Free", width: 620, height: 620, safe: [0, 0, 0, 0], keyboard: 240, radius: 12, resizable: true },
};

const rows = ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫"];
const keys = rows.map((row) => `<div>${[...row].map((key) =>
  `<i class="${/[a-z]/.test(key) ? "" : "wide"}">${key}</i>`).join("")}</div>`).join("")
  + `<div><i class="wide">123</i><i class="space">space</i><i class="wide">return</i></div>`;

/** What a key adds to the free window, in points. */
const arrows = { ArrowLeft: [-20, 0], ArrowRight: [20, 0], ArrowUp: [0, -20], ArrowDown: [0, 20] };
const side = (value) => Math.round(Math.min(4096, Math.max(240, value)));

const turned = { phone: "phoneLandscape", phoneLandscape: "phone" };

export class Stage {
  constructor(root) {
    this.root = root;
    this.device = root.querySelector(".device");
    this.screen = root.querySelector(".screen");
    this.panel = root.querySelector("adaptive-panel");
    root.querySelector(".keys").innerHTML = keys;
    this.grip = root.querySelector(".resize");
    new ResizeObserver(() => this.fit()).observe(root);
    this.listen();
  }

  /** Shows a device; sizes given are those of a scene that comes from elsewhere. */
  show(name, size = {}) {
    const device = { ...devices[name], ...size };
    const [top, right, bottom, left] = device.safe;
    Object.assign(this, { name, size: { width: device.width, height: device.height }, shown: device });
    const { style } = this.screen;
    style.setProperty("--panel-safe-area-top", `${top}px`);
    style.setProperty("--panel-safe-area-right", `${right}px`);
    style.setProperty("--panel-safe-area-bottom", `${bottom}px`);
    style.setProperty("--panel-safe-area-left", `${left}px`);
    style.setProperty("--keyboard", `${device.keyboard}px`);
    this.device.style.setProperty("--radius", `${device.radius}px`);
    this.device.dataset.device = name;
    this.grip.hidden = !device.resizable;
    if (this.device.classList.contains("typing")) this.setKeyboard(true);
    this.fit();
  }

  turn() {
    const next = turned[this.name];
    if (next) return this.show(next);
    const { width, height } = this.size;
    const [top, , bottom] = devices[this.name].safe;
    this.show(this.name, { width: height, height: width, safe: [top, 0, bottom, 0] });
  }

  setKeyboard(isUp) {
    this.device.classList.toggle("typing", isUp);
    this.panel.setAttribute("keyboard-height", isUp ? this.shown.keyboard : 0);
  }

  fit() {
    if (!this.size) return;
    const { width, height } = this.size;
    this.screen.style.width = `${width}px`;
    this.screen.style.height = `${height}px`;
    const bezel = 24;
    const scale = Math.min(
      1, (this.root.clientWidth - 24) / (width + bezel), (this.root.clientHeight - 24) / (height + bezel));
    this.device.style.transform = `translate(-50%, -50%) scale(${scale})`;
    this.scale = scale;
    this.resized?.(width, height);
  }

  listen() {
    this.grip.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.grip.setPointerCapture(event.pointerId);
      this.pulled = { x: event.clientX, y: event.clientY, ...this.size };
    });
    this.grip.addEventListener("pointermove", (event) => {
      if (!this.pulled) return;
      // The device stays centred: its corner moves half as far as it grows.
      const grow = (now, then) => (2 * (now - then)) / this.scale;
      this.size = {
        width: side(this.pulled.width + grow(event.clientX, this.pulled.x)),
        height: side(this.pulled.height + grow(event.clientY, this.pulled.y)),
      };
      this.fit();
    });
    this.grip.addEventListener("keydown", (event) => {
      const [across, down] = arrows[event.key] ?? [];
      if (across === undefined) return;
      event.preventDefault();
      this.size = { width: side(this.size.width + across), height: side(this.size.height + down) };
      this.fit();
    });
    for (const type of ["pointerup", "pointercancel"]) {
      this.grip.addEventListener(type, () => (this.pulled = null));
    }
  }
}
