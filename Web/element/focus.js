// Where the focus is, through shadow roots, and giving it back.

/** What has the focus, however deep. */
function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Whether `node` is `host` or in it, in its shadow, or in the shadow of what is in it. */
export function isWithin(node, host) {
  for (let each = node; each; each = each.parentNode ?? each.host) if (each === host) return true;
  return false;
}

/** The element that had the focus before a panel came. */
export class FocusBefore {
  remember(host) {
    const element = focused();
    // One that comes back before it has gone still has it.
    if (!isWithin(element, host)) this.element = element;
  }

  /** Gives it the focus again, unless that has gone elsewhere meanwhile. */
  giveBack(host) {
    const { element } = this;
    this.element = null;
    const now = focused();
    if (now === null || now === document.body || isWithin(now, host)) element?.focus?.({ preventScroll: true });
  }
}
