"""What a hand does to the element, with mouse and touch, in both directions of text."""

import re

from harness import Bench
from replay import compare, reasons

THREE = 'detents="120 medium large" open'


def expect(condition, *what):
    if not condition:
        raise AssertionError(" ".join(str(part) for part in what))


def at(bench, detent, height=None):
    state = bench.rest()
    expect(state["target"] == detent, "at", state["target"], "instead of", detent)
    if height is not None:
        expect(abs(state["height"] - height) < 1e-9, "height", state["height"], "instead of", height)
    return state


def drags_to_each_detent(bench):
    x, y = bench.handle()
    bench.drag((x, y), (x, 852 - 426 - 8), hold=0.12)
    at(bench, "medium", 426)
    x, y = bench.handle()
    bench.drag((x, y), (x, 30), hold=0.12)
    at(bench, "large", 852)
    x, y = bench.handle()
    bench.drag((x, y), (x, 852 - 140), hold=0.12)
    at(bench, {"height": 120}, 120)
    causes = [event["cause"] for event in bench.told("selectionchanged")]
    expect(causes == ["drag"] * 3, causes)
    expect(len(bench.told("settled")) >= 3, "settled", bench.told("settled"))


def flicks(bench):
    x, y = bench.handle()
    bench.flick((x, y), (x, y - 90))
    at(bench, "medium", 426)


def dismisses(bench):
    x, y = bench.handle()
    bench.drag((x, y), (x, 850), steps=10)
    state = bench.rest()
    expect(state["phase"] == "hidden", state["phase"])
    expect([event["cause"] for event in bench.told("dismissed")] == ["drag"], bench.told("dismissed"))
    expect(not bench.run("() => panel.open"), "the attribute open is still there")
    bench.run("() => panel.show()")
    at(bench, {"height": 120}, 120)


def catches_in_flight(bench):
    bench.run("() => panel.select('large')")
    bench.page.wait_for_timeout(120)
    expect(bench.state()["phase"] == "settling", "nothing flies")
    # Where it will be by the time the mouse is down is not known: anywhere on the panel will do.
    bench.page.mouse.move(196, 820)
    bench.page.mouse.down()
    caught = bench.run("() => recording.states.at(-1)")
    expect(caught["phase"] == "dragging", "not caught:", caught["phase"])
    expect(130 < caught["height"] < 845, "caught at", caught["height"])
    bench.page.wait_for_timeout(100)
    expect(abs(bench.state()["height"] - caught["height"]) < 1e-9, "it moves under a finger that rests")
    bench.page.mouse.move(196, 815)
    expect(abs(bench.state()["height"] - caught["height"] - 5) < 1e-9, "it does not follow one to one")
    bench.page.mouse.up()
    bench.rest()


def yields_beyond_its_stops(bench):
    bench.run("() => { panel.setAttribute('detents', '300'); panel.setAttribute('rubber-band', '0.3'); }")
    at(bench, {"height": 300}, 300)
    x, y = bench.handle()
    bench.drag((x, y), (x, y - 200), lift=False)
    shown = 300 + 0.3 * 852 * 200 / (852 + 0.3 * 200)
    expect(abs(bench.state()["height"] - shown) < 1e-6, "it yields to", bench.state()["height"])
    bench.run("() => panel.setAttribute('rubber-band', '0')")
    bench.page.mouse.move(x, y - 205)
    expect(abs(bench.state()["height"] - shown) < 1e-6, "it jumps to", bench.state()["height"])
    bench.page.mouse.up()
    at(bench, {"height": 300}, 300)
    bench.drag((x, y), (x, y - 200), lift=False)
    expect(bench.state()["height"] == 300, "it yields to", bench.state()["height"])
    bench.page.mouse.up()
    at(bench, {"height": 300}, 300)


def scrolls_by_handoff(bench):
    bench.run("() => panel.select('medium')")
    at(bench, "medium")
    list_offset = "() => panel.parts.body.scrollTop"
    # Up: the panel first, then, in the same gesture, the list.
    bench.swipe((196, 700), (196, 100), steps=30, hold=0.2, lift=False)
    expect(abs(bench.state()["height"] - 852) < 1e-6, "the panel is not open:", bench.state()["height"])
    offset = bench.run(list_offset)
    expect(abs(offset - (600 - 426)) < 2, "the list is at", offset)
    # Down: the list to its top, then the panel.
    for step in range(1, 31):
        bench.touch("touchMove", (196, 100 + step * 15))
        bench.page.wait_for_timeout(10)
    expect(bench.run(list_offset) == 0, "the list is at", bench.run(list_offset))
    height = bench.state()["height"]
    expect(abs(height - (852 - 450 + (600 - 426))) < 1e-6, "the panel is at", height)
    bench.page.wait_for_timeout(150)
    bench.touch("touchEnd")
    bench.rest()
    expect(bench.told("scrollcontent"), "no effect was told")


def flings_the_list(bench):
    bench.run("() => panel.select('large')")
    at(bench, "large")
    bench.swipe((196, 700), (196, 400), steps=8, pause=10)
    first = bench.run("() => panel.parts.body.scrollTop")
    bench.page.wait_for_timeout(250)
    later = bench.run("() => panel.parts.body.scrollTop")
    expect(later > first + 30, "the list stood still at", first, later)
    expect(at(bench, "large")["height"] == 852, "the panel moved")


def resizes_across_the_threshold(bench):
    bench.run("() => panel.select('medium')")
    at(bench, "medium")
    rtl = bench.run("() => document.dir") == "rtl"
    bench.page.set_viewport_size({"width": 900, "height": 700})
    bench.page.wait_for_function("panel.getAttribute('mode') === 'regular'")
    state = at(bench, "medium", 350)
    expect(state["frame"][2] == 380, "width", state["frame"][2])
    expect(state["frame"][0] == (0 if rtl else 520), "left edge at", state["frame"][0])
    inset = bench.run("() => getComputedStyle(document.body).getPropertyValue('--panel-inset-trailing')")
    expect(inset == "380px", "inset", inset)
    bench.page.set_viewport_size({"width": 500, "height": 700})
    bench.page.wait_for_function("panel.getAttribute('mode') === 'compact'")
    expect(at(bench, "medium")["frame"][2] == 500, "it does not fill the width")
    expect(len(bench.told("displaymodechanged")) == 2, bench.told("displaymodechanged"))


def rotates_in_mid_drag(bench):
    x, y = bench.handle()
    bench.drag((x, y), (x, y - 200), lift=False)
    expect(bench.state()["phase"] == "dragging", "not dragging")
    bench.page.set_viewport_size({"width": 852, "height": 393})
    bench.page.wait_for_function("recording.lines.at(-1).scene !== undefined")
    state = bench.state()
    expect(state["phase"] == "dragging", "the drag ended")
    expect(0 <= state["height"] <= 393, "height", state["height"])
    for step in range(1, 6):
        bench.page.mouse.move(x, y - 200 + step * 4)
    bench.page.mouse.up()
    state = bench.rest()
    expect(state["mode"] == "regular" and state["height"] in (120, 196.5, 196, 197, 393), state["height"])


def tabs_and_escapes(bench):
    bench.page.focus("#outside")
    bench.page.keyboard.press("Tab")
    role = bench.run("() => panel.shadowRoot.activeElement?.className")
    expect(role == "handle", "the focus is on", role)
    text = "() => panel.parts.handle.getAttribute('aria-valuetext')"
    expect(bench.run(text) == "120 points, 1 of 3", bench.run(text))
    bench.page.keyboard.press("ArrowUp")
    at(bench, "medium", 426)
    expect(bench.run(text) == "medium, 2 of 3", bench.run(text))
    bench.page.keyboard.press("End")
    at(bench, "large")
    bench.page.keyboard.press("Enter")
    at(bench, {"height": 120})
    bench.page.keyboard.press("Escape")
    expect(bench.rest()["phase"] == "hidden", "it is still there")
    expect([event["cause"] for event in bench.told("dismissed")] == ["escape"], bench.told("dismissed"))
    expect([event["cause"] for event in bench.told("selectionchanged")][0] == "accessibility", "cause")
    expect(bench.run("() => panel.parts.panel.inert"), "what is hidden can be focused")


def leaves_clicks_alone(bench):
    bench.page.click("#outside")
    expect(bench.run("() => clicks.outside") == 1, "the page behind was not reached")
    bench.run("() => panel.select('medium')")
    at(bench, "medium")
    bench.page.click("#inside")
    expect(bench.run("() => clicks.inside") == 1, "a click inside was lost")
    box = bench.page.locator("#inside").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    bench.drag(middle, (middle[0], middle[1] - 120))
    bench.rest()
    expect(bench.run("() => clicks.inside") == 1, "a drag was taken for a click")


def tells_an_outside_tap(bench):
    bench.run("() => { panel.setAttribute('undimmed-through', '120'); panel.select('medium'); }")
    at(bench, "medium")
    bench.page.mouse.click(196, 100)
    expect(bench.rest()["phase"] == "hidden", "it is still there")
    expect([event["cause"] for event in bench.told("dismissed")] == ["outsideTap"], bench.told("dismissed"))


def makes_room_for_a_keyboard(bench):
    bench.run("() => panel.setAttribute('keyboard-height', 300)")
    state = bench.rest()
    expect(state["frame"][1] + state["frame"][3] == 552, "the panel ends at", state["frame"])
    expect(bench.run("() => getComputedStyle(panel).getPropertyValue('--panel-inset-bottom')") == "420px",
           "the inset is another")


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


def says_why(demo):
    """The page's sentence about a release is the native engine's."""
    def run(browser, site):
        bench = Bench(browser, site, attributes=THREE).open()
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


def is_cheap(bench, notes):
    """Frame cost while dragging: what the engine takes of each frame, moves and placement together."""
    x, y = bench.handle()
    bench.drag((x, y), (x, 700), steps=20)
    x, y = bench.rest() and bench.handle()
    bench.run("""() => {
      const { panel: engine } = panel;
      engine.observers.clear();
      Object.assign(window, { frames: 0, moves: 0 });
      engine.observers.add((line) => { window.moves += line.dragMoved ? 1 : 0; });
      panel.addEventListener('panel-placement', () => { window.frames += 1; });
      engine.spent = 0;
    }""")
    bench.drag((x, y), (x, 200), steps=150, pause=3, lift=False)
    frames, moves, spent = bench.run("() => [frames, moves, panel.panel.spent]")
    bench.page.mouse.up()
    each = spent * 1000 / max(1, frames)
    notes.append(f"engine time per frame while dragging: {each:.0f} µs "
                 f"({frames} frames, {moves} moves; moves, effects and placement, in and out)")
    expect(each < 4000, "the engine takes", each, "µs per frame")


SCENARIOS = [
    (drags_to_each_detent, {}), (flicks, {}), (dismisses, {}), (catches_in_flight, {}),
    (yields_beyond_its_stops, {}), (scrolls_by_handoff, {"touch": True}), (flings_the_list, {"touch": True}),
    (resizes_across_the_threshold, {}), (rotates_in_mid_drag, {}), (tabs_and_escapes, {}),
    (leaves_clicks_alone, {}), (tells_an_outside_tap, {}), (makes_room_for_a_keyboard, {}),
]


def touched(bench):
    """The same drag with a finger."""
    x, y = bench.handle()
    bench.swipe((x, y), (x, 852 - 426), hold=0.12)
    at(bench, "medium", 426)
    bench.swipe((x, 700), (x, 900), steps=4, pause=8)
    at(bench, {"height": 120}, 120)


OWN_LIST = """<p>Above</p><div id="own" style="height: 300px; overflow: auto">
<div style="height: 1200px">A list of the page's own, which says nothing about touches.</div></div>"""


def hands_over_to_a_list_of_the_pages_own(bench):
    bench.run("() => panel.select('medium')")
    at(bench, "medium")
    bench.swipe((196, 700), (196, 200), steps=30, hold=0.2, lift=False)
    expect(abs(bench.state()["height"] - 852) < 1e-6, "the panel is not open:", bench.state()["height"])
    offset = bench.run("() => document.querySelector('#own').scrollTop")
    expect(abs(offset - (500 - 426)) < 2, "the list is at", offset)
    bench.touch("touchEnd")
    at(bench, "large")


def all_checks(demo, notes):
    tally = {"states": 0, "worst": 0.0}

    def check(scenario, options, dir):
        def run(browser, site):
            bench = Bench(browser, site, attributes=THREE, dir=dir, **options).open()
            try:
                scenario(bench)
                expect(not bench.errors, bench.errors)
                count, worst = compare(demo, bench)
                tally["states"] += count
                tally["worst"] = max(tally["worst"], worst)
            finally:
                bench.close()
        return run

    for dir in ("ltr", "rtl"):
        for scenario, options in SCENARIOS + [(touched, {"touch": True})]:
            name = re.sub("_", " ", scenario.__name__)
            yield f"{name}, {dir}, and the native engine agrees", check(scenario, options, dir)
    yield ("hands over to a list of the page's own, and the native engine agrees",
           check(hands_over_to_a_list_of_the_pages_own, {"touch": True, "content": OWN_LIST}, "ltr"))
    yield ("says mistakes in the engine's words, and the native engine agrees",
           check(says_mistakes_in_the_engines_words, {}, "ltr"))
    yield "says why in the engine's words", says_why(demo)
    yield "costs little per frame", check(lambda bench: is_cheap(bench, notes), {}, "ltr")

    def negative(browser, site):
        script = "const { exp } = Math; Math.exp = (x) => exp(x) * (1 + 1e-9);"
        bench = Bench(browser, site, attributes=THREE, scripts=[script]).open()
        drags_to_each_detent(bench)
        try:
            compare(demo, bench)
        except AssertionError:
            return
        finally:
            bench.close()
        raise AssertionError("an exponential that is wrong by a billionth was not noticed")
    yield "a wrong exponential is noticed", negative

    def summary(browser, site):
        notes.append(f"{tally['states']} states replayed natively, greatest difference "
                     f"{tally['worst']:.3g} (1e-9 pt is allowed)")
        expect(tally["states"] > 1000, "only", tally["states"], "states were compared")
    yield "enough was compared", summary
