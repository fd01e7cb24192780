// The configuration as Swift, with what has its default left out.

const number = (value) => (Number.isFinite(Number(value)) ? String(Number(value)) : `.${value === "nan" ? "nan" : "infinity"}`);

function detent(value) {
  if (typeof value === "string") return `.${value}`;
  if ("height" in value) return `.height(${number(value.height)})`;
  if ("fraction" in value) return `.fraction(${number(value.fraction)})`;
  return `.custom(${value.custom})`;
}

/** `name: value, …` of what differs from the default. */
function labels(values, standard, quoted = []) {
  return Object.entries(standard)
    .filter(([key, usual]) => values?.[key] !== undefined && values[key] !== usual)
    .map(([key]) => `${key}: ${values[key] === null ? "nil" : quoted.includes(key) ? `.${values[key]}` : number(values[key])}`)
    .join(", ");
}

function adaptation(a) {
  const base = a.hysteresis?.base ?? a;
  const calmed = a.hysteresis ? `.hysteresis(band: ${number(a.hysteresis.band ?? 24)})` : "";
  if (base.compact) {
    const limit = base.compact.maxWidth ?? null;
    return `PanelCompactAdaptation(${limit === null ? "" : `maxWidth: ${number(limit)}`})${calmed}`;
  }
  if (base.breakpoints) {
    const points = base.breakpoints.map(({ from, width, edge }) =>
      `.init(from: ${number(from)}, width: ${number(width)}${edge === "leading" ? ", edge: .leading" : ""})`);
    return `PanelBreakpointAdaptation([${points.join(", ")}])${calmed}`;
  }
  if (base.custom) return `GoldenSectionAdaptation()${calmed}`;
  const standard = { edge: "trailing", minWidth: 320, idealWidth: 380, maxWidth: 420 };
  return `PanelRegularAdaptation(${labels(base.regular, standard, ["edge"])})${calmed}`;
}

function release(r) {
  if (r.threshold) {
    return `ThresholdRelease(${labels(r.threshold, { positionalThreshold: 0.5, velocityThreshold: 125 })})`;
  }
  const standard = { maximumSteps: 1, decelerationRate: 0.998, flickVelocity: 500, flick: "neverBehind", dismissalFraction: 0.5 };
  return `ProjectedRelease(${labels(r.projected, standard, ["flick"])})`;
}

function spring(s) {
  const entries = Object.entries(s).map(([key, value]) => `${key}: ${number(value)}`);
  return `PanelSpring(${entries.join(", ")})`;
}

/** The modifiers that state `c`, as a Swift program writes them. */
export function swiftText(c, selection) {
  const lines = [];
  const list = c.detents.map(detent).join(", ");
  lines.push(`.panelDetents([${list}]${selection ? `, selection: ${detent(selection)}` : ""})`);
  const policy = adaptation(c.adaptation);
  if (policy !== "PanelRegularAdaptation()") lines.push(`.panelAdaptation(${policy})`);
  const rule = release(c.release);
  if (rule !== "ProjectedRelease()") lines.push(`.panelReleasePolicy(${rule})`);
  const feel = spring(c.spring);
  if (feel !== "PanelSpring(response: 0.4, dampingRatio: 1)") lines.push(`.panelSpring(${feel})`);
  if (c.undimmedThrough) lines.push(`.panelUndimmed(through: ${detent(c.undimmedThrough)})`);
  if (c.interactiveDismissDisabled) lines.push(".panelInteractiveDismissDisabled()");
  if (c.scrolling !== "expands") lines.push(`.panelScrollHandoff(ScrollHandoff(.${c.scrolling}))`);
  if (c.drag !== "anywhere") lines.push(`.panelDragActivation(.${c.drag})`);
  if (c.dragIndicator !== "automatic") lines.push(`.panelDragIndicator(.${c.dragIndicator})`);
  if (Number(c.lockAngle) !== 45) lines.push(`.panelLockAngle(${number(c.lockAngle)})`);
  if (Number(c.rubberBand) !== 0.55) lines.push(`.panelRubberBand(coefficient: ${number(c.rubberBand)})`);
  if (Number(c.cornerRadius) !== 16) lines.push(`.panelCornerRadius(${number(c.cornerRadius)})`);
  if (c.reduceMotion) lines.push(".panelReduceMotion()");
  return `PanelConfiguration()\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
