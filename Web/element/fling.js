// A list that goes on by itself after the finger has lifted: a closed form of time, as in a scroll view.

/** A velocity keeps this share of itself every millisecond. */
const rate = 0.998;
const decay = -Math.log(rate) * 1000;
const slowest = 12;

/** The fling of the lists of one finger at a time. */
export class Fling {
  constructor() {
    this.scrollers = null;
    this.tick = this.tick.bind(this);
  }

  /** Lets `scrollers` go on with `velocity`, in points per second, positive towards their end. */
  start(scrollers, velocity, time) {
    if (Math.abs(velocity) < 60) return;
    Object.assign(this, { scrollers, velocity, time, origin: scrollers.offset });
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(this.tick);
  }

  /** Stops it where it is; answers whether there was one in any of `scrollers`. */
  stop(scrollers = this.scrollers) {
    if (!scrollers || !this.scrollers?.sharesWith(scrollers)) return false;
    this.scrollers = null;
    return true;
  }

  tick(now) {
    const { scrollers } = this;
    if (!scrollers) return;
    const elapsed = Math.max(0, now / 1000 - this.time);
    const kept = Math.exp(-decay * elapsed);
    const offset = this.origin + (this.velocity / decay) * (1 - kept);
    const { maximum } = scrollers;
    scrollers.show(offset);
    if (offset <= 0 || offset >= maximum || Math.abs(this.velocity * kept) < slowest) this.stop();
    else this.frame = requestAnimationFrame(this.tick);
  }
}

/** How fast a list was dragged, from its offsets of the last tenth of a second. */
export class ScrollSpeed {
  constructor() {
    this.samples = [];
  }

  add(offset, time) {
    this.samples.push({ offset, time });
    while (this.samples.length > 2 && time - this.samples[0].time > 0.1) this.samples.shift();
  }

  at(time) {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    if (!last || time - last.time > 0.06 || last.time - first.time < 0.004) return 0;
    return (last.offset - first.offset) / (last.time - first.time);
  }
}
