// The map behind the panel: its marker stands in the middle of what the panel leaves free.

import { Town, palettes } from "./map.js";

const unit = 5.2;
const margin = 460;
const marker = { light: "#e4483b", dark: "#ff6b5e" };

export class MapView {
  constructor(canvas, spring) {
    this.canvas = canvas;
    this.spring = spring;
    this.place = [0, 0];
    this.glide = null;
    this.free = [0, 0, 100, 100];
    this.theme = "light";
    this.tile = null;
    this.listen();
  }

  resize(width, height) {
    const ratio = Math.min(2, devicePixelRatio);
    Object.assign(this, { width, height, ratio, tile: null });
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.draw();
  }

  show(theme) {
    this.theme = theme;
    this.tile = null;
    this.draw();
  }

  /** The part of the scene that is the map's own, as `[x, y, width, height]`. */
  follow(free) {
    this.free = free;
    this.draw();
  }

  /** Goes to another place, from wherever the map is. */
  go(place) {
    const start = performance.now() / 1000;
    this.glide = { from: this.place, to: place, start };
    const step = (now) => {
      if (this.glide?.start !== start) return;
      const elapsed = Math.max(0, now / 1000 - start);
      this.place = [0, 1].map((i) => this.spring(this.glide.from[i], place[i], elapsed));
      if (elapsed > 1.2) this.glide = null;
      this.draw();
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  listen() {
    const { canvas } = this;
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.held = { x: event.clientX, y: event.clientY };
      this.glide = null;
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!this.held) return;
      const scale = canvas.getBoundingClientRect().width / this.width || 1;
      const [dx, dy] = [event.clientX - this.held.x, event.clientY - this.held.y];
      this.place = [this.place[0] - dx / scale / unit, this.place[1] - dy / scale / unit];
      this.held = { x: event.clientX, y: event.clientY };
      this.draw();
    });
    for (const type of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(type, () => (this.held = null));
    }
  }

  get middle() {
    const [x, y, width, height] = this.free;
    return [x + width / 2, y + height / 2];
  }

  draw() {
    if (!this.width) return;
    const context = this.canvas.getContext("2d");
    const [x, y] = this.middle;
    // Where the scene's corner is on the map, in points from the map's origin.
    const corner = [this.place[0] * unit - x, this.place[1] * unit - y];
    const tile = this.tileFor(corner);
    const { ratio } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(
      tile.canvas, Math.round((tile.x - corner[0]) * ratio), Math.round((tile.y - corner[1]) * ratio));
    this.pin(context, x, y);
  }

  tileFor([x, y]) {
    const { tile, width, height } = this;
    const fits = tile && x >= tile.x && y >= tile.y
      && x + width <= tile.x + tile.width && y + height <= tile.y + tile.height;
    if (fits) return tile;
    const size = { x: Math.floor(x - margin), y: Math.floor(y - margin), width: width + 2 * margin, height: height + 2 * margin };
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(size.width * this.ratio);
    canvas.height = Math.ceil(size.height * this.ratio);
    const context = canvas.getContext("2d");
    const scale = unit * this.ratio;
    context.setTransform(scale, 0, 0, scale, -size.x * this.ratio, -size.y * this.ratio);
    const area = { x: size.x / unit, y: size.y / unit, width: size.width / unit, height: size.height / unit };
    new Town(context, palettes[this.theme], area).draw();
    this.tile = { ...size, canvas };
    return this.tile;
  }

  pin(context, x, y) {
    const { ratio } = this;
    context.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio);
    const color = marker[this.theme];
    context.fillStyle = `${color}2e`;
    context.beginPath();
    context.arc(0, 0, 30, 0, 7);
    context.fill();
    context.fillStyle = "#0003";
    context.beginPath();
    context.ellipse(0, 2, 7, 3, 0, 0, 7);
    context.fill();
    context.beginPath();
    context.moveTo(0, 1);
    context.bezierCurveTo(-4, -8, -13, -14, -13, -24);
    context.arc(0, -24, 13, Math.PI, 0);
    context.bezierCurveTo(13, -14, 4, -8, 0, 1);
    context.fillStyle = color;
    context.strokeStyle = "#fff";
    context.lineWidth = 2;
    context.fill();
    context.stroke();
    context.fillStyle = "#fff";
    context.beginPath();
    context.arc(0, -24, 4.6, 0, 7);
    context.fill();
  }
}
