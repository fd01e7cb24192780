"""What the page says in words, against the native engine's."""

from expecting import expect
from harness import Bench
from replay import reasons


MISTAKES = """() => {
  const { panel: engine } = panel;
  const t = performance.now() / 1000;
  const odd = [NaN, Infinity, -Infinity, -1, 1e300, 1e-7, -0.00001234, 123456789012345680];
  const spell = (n) => Number.isFinite(n) ? n : Number.isNaN(n) ? "nan" : n > 0 ? "inf" : "-inf";
  odd.map(spell).forEach((value, index) => {
    const at = t + index / 100;
    engine.send({ t: at, scene: { width: value, height: 852, keyboard: value, scale: value,
      safeArea: { top: value, leading: value } } });
    engine.send({ t: at, content: { height: value } });
    engine.send({ t: at, configure: {
      detents: [{ height: value }, { fraction: value }, "large"], selection: { height: value },
      spring: { response: value, dampingRatio: value }, lockAngle: value,
      rubberBand: value, cornerRadius: value,
      release: { projected: { decelerationRate: value, flickVelocity: value, dismissalFraction: value } },
      adaptation: { regular: { minWidth: value, idealWidth: 380, maxWidth: 300 } } } });
    engine.send({ t: at, dragBegan: { x: 20, y: value, region: "handle" } });
    engine.send({ t: value, frame: {} });
  });
}"""


def says_mistakes_in_the_engines_words(bench):
    bench.run(MISTAKES)
    messages = {event["message"] for event in bench.told("issue")} | {
        effect["message"] for state in bench.run("() => recording.states")
        for effect in state["effects"] if effect["type"] == "issue"}
    expect(len(messages) > 40, "only", len(messages), "messages")
    bench.run("() => panel.setAttribute('detents', 'large')")


def says_why(demo, attributes):
    """The page's sentence about a release is the native engine's."""
    def run(browser, site):
        bench = Bench(browser, site, attributes=attributes).open()
        for distance, hold in ((250, 0.1), (-60, 0), (500, 0), (40, 0.1)):
            x, y = bench.handle()
            bench.drag((x, y), (x, y - distance), lift=False, hold=hold)
            lines, moment, text = bench.run("""() => {
              const t = performance.now() / 1000;
              return [[...recording.lines], t, panel.panel.explain(t).text];
            }""")
            said = reasons(demo, [*lines, {"t": moment, "dragEnded": {}}])[-1]
            expect(text in said, "the page says", text, "and the native engine", said)
            bench.page.mouse.up()
            if bench.rest()["phase"] == "hidden":
                bench.run("() => panel.show()")
                bench.rest()
        bench.close()
    return run
