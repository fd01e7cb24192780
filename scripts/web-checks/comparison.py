"""Every scenario in both directions of text, each state compared with the native engine's."""

import re

from expecting import expect
from harness import Bench
from replay import compare
from scenarios import (
    OWN_LIST, SCENARIOS, drags_to_each_detent, hands_over_to_a_list_of_the_pages_own)
from sentences import says_mistakes_in_the_engines_words, says_why

THREE = 'detents="120 medium large" open'


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
        for scenario, options in SCENARIOS:
            name = re.sub("_", " ", scenario.__name__)
            yield f"{name}, {dir}, and the native engine agrees", check(scenario, options, dir)
    yield ("hands over to a list of the page's own, and the native engine agrees",
           check(hands_over_to_a_list_of_the_pages_own, {"touch": True, "content": OWN_LIST}, "ltr"))
    yield ("says mistakes in the engine's words, and the native engine agrees",
           check(says_mistakes_in_the_engines_words, {}, "ltr"))
    yield "says why in the engine's words", says_why(demo, THREE)
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
