"""The playground as a whole."""

import json
import tempfile

from expecting import expect
from harness import Bench
from replay import difference, native, KEYS


def opened(browser, site, **options):
    options.setdefault("size", (1440, 900))
    return Bench(browser, site, **options).open("index.html")


def handle(bench):
    """Where the handle is on the page: the device may be scaled."""
    return bench.run("""() => { const b = panel.parts.handle.getBoundingClientRect();
      return [b.left + b.width / 2, b.top + b.height / 2]; }""")


def works(browser, site):
    bench = opened(browser, site)
    for flow in ("area", "walking", "subscription", "onboarding", "fitting", "locations"):
        bench.page.click(f"[data-flow={flow}]")
        expect(bench.rest()["phase"] == "resting", flow)
    for device in ("phoneLandscape", "small", "tablet", "split", "free", "phone"):
        bench.page.click(f"[data-device={device}]")
        expect(bench.rest()["phase"] == "resting", device)
    for id in ("keyboard", "direction", "theme", "turn"):
        bench.page.click(f"#{id}")
        bench.rest()
    expect(not bench.errors, bench.errors)
    bench.close()


def explains(browser, site):
    bench = opened(browser, site)
    x, y = handle(bench)
    bench.drag((x, y), (x, y - 230), lift=False)
    bench.page.wait_for_timeout(60)
    text = bench.page.locator("#why").inner_text()
    expect(text.startswith("Let go at") and "stop" in text, text)
    bench.page.mouse.up()
    bench.rest()
    expect("selection: .large" in bench.page.locator("#swift").inner_text(), "the Swift text stays")
    bench.close()


def tunes(browser, site):
    """What the rubber band's slider says is what the engine and the Swift text are told."""
    bench = opened(browser, site)
    expect("Rubber" not in bench.page.locator("#swift").inner_text(), "it states what it need not")
    slider = bench.page.locator("[data-key=rubberBand]")
    slider.fill("0.3")
    expect(".panelRubberBand(coefficient: 0.3)" in bench.page.locator("#swift").inner_text(), "nothing is stated")
    expect(bench.page.locator("[data-out=rubberBand]").inner_text() == "0.3", "the slider shows something else")
    expect(bench.run("() => panel.panel.configuration.rubberBand") == 0.3, "the engine was not told")
    bench.rest()
    expect(not bench.errors, bench.errors)
    bench.close()


def records(demo):
    def run(browser, site):
        bench = opened(browser, site)
        x, y = handle(bench)
        bench.run("() => panel.panel.observers.add((line) => { if (line.dragMoved) window.last = "
                  "[line.t, panel.panel.state(line.t).height]; })")
        bench.page.click("#record")
        bench.drag((x, y), (x, y - 200), steps=20)
        bench.rest()
        bench.page.click("#record")
        lived, replayed = bench.run("() => [last[1], playground.desk.scrubber.seek(last[0]).height]")
        expect(abs(lived - replayed) < 1e-9, "the trace has another panel, at", replayed, "and not", lived)
        with bench.page.expect_download() as download:
            bench.page.click("#download")
        path = tempfile.mktemp(suffix=".jsonl")
        download.value.save_as(path)
        lines = [json.loads(line) for line in open(path)]
        states = native(demo, lines)
        moment = lines[-1]["t"] - 0.05
        mine = bench.run("""(t) => { const s = playground.desk.scrubber;
          return JSON.parse(JSON.stringify(s.seek(t))); }""", lines[-1]["t"])
        keys = [key for key in KEYS if key not in ("stops", "effects")]
        worst = difference({k: mine[k] for k in keys}, {k: states[-1][k] for k in keys}, "scrubbed")
        expect(worst <= 1e-9, "differs by", worst)
        bench.page.click("#leave")
        bench.page.set_input_files("#load", path)
        bench.page.wait_for_function("!document.querySelector('#scrub').hidden")
        bench.run("(t) => playground.desk.seek(t)", moment)
        expect(not bench.errors, bench.errors)
        bench.close()
    return run


def floats(demo):
    """The page's own policy is the terminal demo's: the same card, the same numbers."""
    def run(browser, site):
        bench = opened(browser, site)
        bench.page.click("[data-device=tablet]")
        bench.page.select_option("[data-key=adaptation]", "golden")
        state = bench.rest()
        recording = bench.run("() => recording")
        states = native(demo, recording["lines"])
        worst = max(difference({k: mine[k] for k in KEYS}, {k: other[k] for k in KEYS})
                    for mine, other in zip(recording["states"], states))
        expect(worst <= 1e-9, "differs by", worst)
        expect(state["frame"][0] == 16 and state["mode"] == "regular", state["frame"])
        bench.close()
    return run


BROKEN = {
    "hello": "line 1 is no JSON: hello",
    "null": "line 1 is no object: null",
    '{"t":0,"scene":{"width":393,"height":852}}\n{"t":1,"foo":{}}': "line 2 has not exactly one of scene, configure,",
    '{"present":{}}': "line 1 has no time t in seconds",
    "# nothing": "there is no event in this file",
}
ODD = """{"t":0,"scene":{"width":5000,"height":1e7}}
{"t":0,"configure":{"detents":["large",{"custom":"<img src=x onerror='window.hacked=1'>"}],"spring":null}}
{"t":0,"present":{}}"""


def load(bench, text):
    bench.page.set_input_files("#load", {"name": "a.jsonl", "mimeType": "text/plain", "buffer": text.encode()})


def reads_broken_traces(browser, site):
    bench = opened(browser, site)
    log = lambda: bench.page.locator("#log").inner_text()
    for text, words in BROKEN.items():
        load(bench, text)
        bench.page.wait_for_function("(words) => document.querySelector('#log').innerText.includes(words)", arg=words)
    load(bench, ODD)
    load(bench, ODD)
    bench.page.wait_for_function("document.querySelector('#log').innerText.includes('spring null is no object')")
    expect("<img" in log() and not bench.run("() => window.hacked"), "a trace wrote into the page:", log())
    bench.page.click("#leave")
    expect(bench.run("() => playground.stage.name") == "phone", "the device is another one")
    expect(not bench.errors, bench.errors)
    bench.close()


def is_not_blank(**options):
    """Without the engine, or without any script, what stands in the device is what would stand in the panel."""
    def run(browser, site):
        bench = Bench(browser, site, size=(1440, 900), **options)
        bench.page.route("**/PanelWeb.wasm", lambda route: route.abort())
        bench.page.goto(site.address + "index.html")
        box = bench.page.get_by_text("needs JavaScript modules and WebAssembly").bounding_box()
        expect(box and box["width"] > 200 and 0 < box["y"] < 900, "nothing is in the device:", box)
        expect(not bench.page.locator("#record").is_visible(), "what does nothing is there")
        expect(not bench.errors, bench.errors)
        bench.close()
    return run


def all_checks(demo):
    yield "the playground works with every flow and device", works
    yield "the playground says why", explains
    yield "the playground is not blank without the engine", is_not_blank()
    yield "the playground is not blank without JavaScript", is_not_blank(java_script_enabled=False)
    yield "the playground says what is wrong with a trace", reads_broken_traces
    yield "the playground tunes the rubber band", tunes
    yield "a policy of the page's own agrees with the terminal demo's", floats(demo)
    yield "the playground records, saves, loads and scrubs a trace", records(demo)
