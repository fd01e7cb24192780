// What just happened, as curves: the finger, the panel, where it would come to rest, the stops, the speed.

const seconds = 4;

export class Plot {
  constructor(canvas) {
    this.canvas = canvas;
    this.samples = [];
    this.stops = [];
    this.ceiling = 800;
    new ResizeObserver(() => this.draw()).observe(canvas);
  }

  /** `sample` has `t`, `height`, `velocity`, and where there are any `finger` and `projection`. */
  add(sample, stops, ceiling) {
    const last = this.samples.at(-1);
    if (last && sample.t < last.t - 0.5) this.samples = [];
    // Nothing is drawn at rest: what was then holds until the next picture.
    else if (last && sample.t - last.t > 0.1) {
      const velocity = last.finger === undefined ? 0 : last.velocity;
      this.samples.push({ ...last, t: sample.t - 0.001, velocity });
    }
    this.samples.push(sample);
    this.stops = stops;
    this.ceiling = Math.max(ceiling, 1);
    while (sample.t - this.samples[0].t > seconds + 0.5) this.samples.shift();
    this.requested ??= requestAnimationFrame(() => this.draw());
  }

  clear() {
    this.samples = [];
    this.draw();
  }

  draw() {
    this.requested = undefined;
    const { canvas } = this;
    const ratio = devicePixelRatio;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    const c = canvas.getContext("2d");
    const style = getComputedStyle(canvas);
    const color = (name) => style.getPropertyValue(`--plot-${name}`);
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.clearRect(0, 0, width, height);
    c.font = "10px Inter, system-ui, sans-serif";
    const end = this.samples.at(-1)?.t ?? seconds;
    const upper = { top: 18, bottom: height * 0.68 };
    const lower = { top: height * 0.74, bottom: height - 8 };
    const frame = { c, x: (t) => width - 8 - ((end - t) / seconds) * (width - 16), width, color };
    this.drawHeights(frame, upper);
    this.drawSpeed(frame, lower);
  }

  drawHeights({ c, x, width, color }, { top, bottom }) {
    const y = (value) => bottom - (value / this.ceiling) * (bottom - top);
    c.lineWidth = 1;
    let below = Infinity;
    for (const stop of this.stops) {
      c.strokeStyle = color("grid");
      c.setLineDash([2, 3]);
      line(c, [[8, y(stop.height)], [width - 8, y(stop.height)]]);
      if (below - y(stop.height) < 13) continue;
      below = y(stop.height);
      c.fillStyle = color("text");
      c.fillText(stop.name, 10, y(stop.height) - 3);
    }
    c.setLineDash([]);
    const curve = (key) => this.runs(key).map((run) => run.map((s) => [x(s.t), y(clamp(s[key], -0.03 * this.ceiling, 1.04 * this.ceiling))]));
    c.setLineDash([4, 3]);
    c.strokeStyle = color("projection");
    for (const run of curve("projection")) line(c, run);
    c.setLineDash([]);
    c.lineWidth = 5;
    c.globalAlpha = 0.45;
    c.strokeStyle = color("finger");
    for (const run of curve("finger")) line(c, run);
    c.globalAlpha = 1;
    c.lineWidth = 2;
    c.strokeStyle = color("panel");
    for (const run of curve("height")) line(c, run);
  }

  drawSpeed({ c, x, width, color }, { top, bottom }) {
    const most = Math.max(800, ...this.samples.map((s) => Math.abs(s.velocity)));
    const middle = (top + bottom) / 2;
    const y = (value) => middle - (value / most) * (bottom - middle);
    c.strokeStyle = color("grid");
    c.lineWidth = 1;
    line(c, [[8, middle], [width - 8, middle]]);
    c.fillStyle = color("text");
    c.fillText(`${Math.round(most)} pt/s`, 10, top + 4);
    c.lineWidth = 1.75;
    c.strokeStyle = color("velocity");
    for (const run of this.runs("velocity")) line(c, run.map((s) => [x(s.t), y(s.velocity)]));
  }

  /** The samples that have `key`, in pieces without a gap. */
  runs(key) {
    const runs = [];
    let run = null;
    for (const sample of this.samples) {
      if (sample[key] === undefined || sample[key] === null) run = null;
      else if (run) run.push(sample);
      else runs.push((run = [sample]));
    }
    return runs;
  }
}

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

function line(c, points) {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.stroke();
}
