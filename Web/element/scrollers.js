// The lists a finger is in, as one: the innermost first, and what it cannot take the one around it.

const range = (element) => Math.max(0, element.scrollHeight - element.clientHeight);

/** Whether a finger on `element` could scroll it. */
function scrolls(element) {
  return range(element) > 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);
}

/** Whether `element` keeps what it cannot take to itself. */
const contains = (element) => getComputedStyle(element).overscrollBehaviorY !== "auto";

export class Scrollers {
  /** Those among `elements`, which begin with the innermost; null if none of them scrolls. */
  static among(elements) {
    const chain = [];
    for (const element of elements) {
      if (!scrolls(element)) continue;
      chain.push(element);
      if (contains(element)) break;
    }
    return chain.length > 0 ? new Scrollers(chain) : null;
  }

  constructor(chain) {
    this.chain = chain;
    // Their own numbers, since an offset that is read again was rounded to pixels.
    this.offsets = chain.map((element) => element.scrollTop);
  }

  /** How far all of them are scrolled together, in points. */
  get offset() {
    return this.offsets.reduce((sum, each) => sum + each, 0);
  }

  get maximum() {
    return this.chain.reduce((sum, element) => sum + range(element), 0);
  }

  sharesWith(other) {
    return this.chain.some((element) => other.chain.includes(element));
  }

  includes(element) {
    return this.chain.includes(element);
  }

  /** Shows them scrolled to `offset`, and answers by how much that is beyond an end. */
  show(offset) {
    const maximum = this.maximum;
    let rest = Math.min(Math.max(offset, 0), maximum) - this.offset;
    this.chain.forEach((element, index) => {
      const before = this.offsets[index];
      const after = Math.min(Math.max(before + rest, 0), range(element));
      rest -= after - before;
      this.offsets[index] = after;
      if (after !== before) element.scrollTop = after;
    });
    return offset < 0 ? offset : Math.max(0, offset - maximum);
  }
}
