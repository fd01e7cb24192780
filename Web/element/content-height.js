// How high the content is: what stays at the top, and what scrolls below it.

export class ContentHeight {
  /** Calls `changed` with the height in points whenever it is another one. */
  constructor(host, changed) {
    Object.assign(this, { host, changed, heights: new Map(), value: undefined });
    this.observer = new ResizeObserver((entries) => this.measure(entries));
  }

  connect() {
    const { grip, header, measure } = this.host.parts;
    for (const part of [grip, header, measure]) this.observer.observe(part, { box: "border-box" });
  }

  disconnect() {
    this.observer.disconnect();
  }

  /** For a panel that was told nothing yet. */
  forget() {
    this.heights.clear();
    this.value = undefined;
  }

  measure(entries) {
    // What is not shown, since something around it is not, is no less high for that.
    if (this.host.getClientRects().length === 0) return;
    for (const { target, borderBoxSize } of entries) this.heights.set(target, borderBoxSize[0].blockSize);
    this.tell();
  }

  /** Does not wait for the observer. */
  measureNow() {
    if (this.heights.size === 0 || this.host.getClientRects().length === 0) return;
    const { scale } = this.host.surroundings.place;
    for (const part of this.heights.keys()) {
      // To the layout's own 64ths, as the observer has it.
      this.heights.set(part, Math.round((part.getBoundingClientRect().height / scale) * 64) / 64);
    }
    this.tell();
  }

  tell() {
    let height = 0;
    for (const each of this.heights.values()) height += each;
    if (height === this.value) return;
    this.value = height;
    this.changed(height);
  }
}
