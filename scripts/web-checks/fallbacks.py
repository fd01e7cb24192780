"""What is seen where something is missing, and what is said about mistakes."""

from expecting import expect
from harness import Bench

CONTENT = "<p id='text'>What matters.</p><p slot='fallback' id='sentence'>Shown in place.</p>"


def shown_in_place(**options):
    def run(browser, site):
        blocked = options.pop("blocked", None)
        bench = Bench(browser, site, attributes='detents="medium" open', content=CONTENT, **options)
        if blocked:
            bench.page.route(f"**/{blocked}", lambda route: route.abort())
        bench.page.goto(site.address + "check.html")
        bench.page.wait_for_timeout(400)
        for id in ("#text", "#sentence"):
            box = bench.page.locator(id).bounding_box()
            expect(box and box["height"] > 0 and box["width"] > 100, id, "is not shown:", box)
        expect(not bench.errors, bench.errors)
        bench.close()
    return run


def own_sentence(browser, site):
    bench = Bench(browser, site, attributes="open", content="<p id='text'>What matters.</p>")
    bench.page.route("**/PanelWeb.wasm", lambda route: route.abort())
    bench.page.goto(site.address + "check.html")
    bench.page.wait_for_timeout(400)
    expect(bench.page.get_by_text("could not be loaded").is_visible(), "no sentence")
    expect(sum("adaptive-panel" in line for line in bench.console) == 1, bench.console)
    bench.close()


def reports_mistakes(browser, site):
    attributes = 'detents="medium nonsense large" lock-angle="-5" spring="0.4 -1" scrolling="sideways" open'
    bench = Bench(browser, site, attributes=attributes).open()
    bench.run("() => { panel.setAttribute('scrolling', 'upside'); panel.setAttribute('scrolling', 'sideways'); }")
    bench.page.wait_for_timeout(200)
    lines = [line for line in bench.console if line.startswith("adaptive-panel: ")]
    for words in ("detent 2 of the list is not a number; it was ignored",
                  "lock angle -5.0 is out of range; 45.0 was used",
                  "spring damping ratio -1.0 is out of range; 1.0 was used",
                  'scrolling "sideways" is none of expands, scrolls, oneWay; expands was used'):
        found = [line for line in lines if line == f"adaptive-panel: {words}"]
        expect(len(found) == 1, words, "was said", len(found), "times;", lines)
    bench.close()


def respects_reduced_motion(browser, site):
    bench = Bench(browser, site, attributes='detents="120 medium" open', reduced_motion="reduce").open()
    bench.run("() => panel.select('medium')")
    expect(bench.state()["phase"] == "resting" and bench.state()["height"] == 426, bench.state()["height"])
    bench.close()


def states_what_was_dragged(browser, site):
    bench = Bench(browser, site, attributes='detents="120 medium large" selection="120" open').open()
    x, y = bench.handle()
    bench.drag((x, y), (x, 420), hold=0.12)
    bench.rest()
    expect(bench.run("() => panel.getAttribute('selection')") == "medium", "the binding was not written back")
    bench.run("() => panel.setAttribute('selection', '120')")
    expect(bench.rest()["height"] == 120, "the binding was not news")
    bench.close()


def follows_its_content(browser, site):
    bench = Bench(browser, site, attributes='detents="adaptive" open',
                  content="<div id='box' style='height: 100px'></div>").open()
    first = bench.state()["height"]
    bench.run("() => { document.querySelector('#box').style.height = '220px'; }")
    bench.page.wait_for_timeout(100)
    expect(bench.rest()["height"] == first + 120, first, bench.state()["height"])
    bench.close()


def takes_rules_of_the_page(browser, site):
    script = """document.addEventListener('panel-ready', () => {
      const { detents } = customElements.get('adaptive-panel');
      detents.third = ({ availableHeight }) => availableHeight / 3;
    }, true);"""
    bench = Bench(browser, site, attributes='detents="third large" open', scripts=[script]).open()
    state = bench.state()
    expect(state["height"] == 284 and state["target"] == {"custom": "third"}, state["target"], state["height"])
    bench.close()


def all_checks():
    yield "without the engine's file the content is in place", shown_in_place(blocked="PanelWeb.wasm")
    yield "without the module the content is in place", shown_in_place(blocked="adaptive-panel.js")
    yield "without JavaScript the content is in place", shown_in_place(java_script_enabled=False)
    yield "without WebAssembly the content is in place", shown_in_place(scripts=["delete window.WebAssembly"])
    yield "says a sentence of its own", own_sentence
    yield "reports mistakes once, in the engine's words", reports_mistakes
    yield "respects reduced motion", respects_reduced_motion
    yield "states what was dragged", states_what_was_dragged
    yield "follows its content", follows_its_content
    yield "takes rules of the page", takes_rules_of_the_page
