// Effects become events, in the order in which they came about.

export class Telling {
  /** Calls `apply` with each effect. */
  constructor(apply) {
    Object.assign(this, { apply, waiting: [], isBusy: false });
  }

  /** What who hears of one effect brings about waits for those that were there before it. */
  tell(effects) {
    this.waiting.push(...effects);
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.waiting.length > 0) this.apply(this.waiting.shift());
    } finally {
      this.isBusy = false;
    }
  }
}
