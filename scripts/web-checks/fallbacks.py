"""What is seen where something is missing, and what is said about mistakes."""

from expecting import expect
from harness import Bench

CONTENT = "<p id='text' onclick='window.reached = true'>What matters.</p><p slot='fallback' id='sentence'>Shown in place.</p>"


def shown_in_place(blocked=None, **options):
    def run(browser, site):
        bench = Bench(browser, site, attributes='detents="medium" open', content=CONTENT, **options)
        if blocked:
            bench.page.route(f"**/{blocked}", lambda route: route.abort())
        bench.page.goto(site.address + "check.html")
        bench.page.wait_for_timeout(400)
        for id in ("#text", "#sentence"):
            box = bench.page.locator(id).bounding_box()
            expect(box and box["height"] > 0 and box["width"] > 100, id, "is not shown:", box)
        if options.get("java_script_enabled", True):
            bench.page.click("#text")
            expect(bench.run("() => window.reached"), "it can be seen and not touched")
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
    attributes = 'detents="medium nonsense large" lock-angle="-5" rubber-band="2" spring="0.4 -1" scrolling="sideways" open'
    bench = Bench(browser, site, attributes=attributes).open()
    bench.run("() => { panel.setAttribute('scrolling', 'upside'); panel.setAttribute('scrolling', 'sideways'); }")
    bench.run("""() => { for (const odd of [{ detents: "medium" }, { spring: null }, { detent: [] }, 7, { drag: "no" }])
      panel.configuration = odd; panel.configuration = {}; panel.setAttribute('release', 'projected flik=3'); }""")
    bench.page.wait_for_timeout(200)
    lines = [line for line in bench.console if line.startswith("adaptive-panel: ")]
    for words in ("detent 2 of the list is not a number; it was ignored",
                  "lock angle -5.0 is out of range; 45.0 was used",
                  "rubber band coefficient 2.0 is out of range; 1.0 was used",
                  "spring damping ratio -1.0 is out of range; 1.0 was used",
                  'configuration detents "medium" is no list; it was ignored',
                  "configuration spring null is no object; it was ignored",
                  "configuration has no detent; it was ignored", "configuration 7 is no object; it was ignored",
                  'configuration drag "no" is none of anywhere, handle, disabled; anywhere was used',
                  "release projected has no flik; it was ignored",
                  'scrolling "sideways" is none of expands, scrolls, oneWay; expands was used'):
        found = [line for line in lines if line == f"adaptive-panel: {words}"]
        expect(len(found) == 1, words, "was said", len(found), "times;", lines)
    expect(not bench.errors, bench.errors)
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
    heights = bench.run("""() => Array.from({ length: 12 }, (_, index) => {
      customElements.get('adaptive-panel').detents[`own${index}`] = () => 100 + index;
      panel.setAttribute('detents', `own${index} large`);
      return panel.panel.stops()[0].height;
    })""")
    expect(heights == list(range(100, 112)), "one after the other they are", heights)
    bench.close()


OWN_RELEASE = """document.addEventListener('panel-ready', () => {
  const own = customElements.get('adaptive-panel');
  window.asked = [];
  own.releases.ends = (release) => {
    asked.push(release);
    return release.velocity > 0 ? release.stops.length - 1 : 0;
  };
  own.releases.nowhere = () => 17;
  own.releases.away = ({ allowsDismissal }) => allowsDismissal ? "dismiss" : 0;
}, true);"""


def takes_a_release_policy_of_the_page(browser, site):
    bench = Bench(browser, site, attributes='detents="120 medium large" release="ends" open',
                  scripts=[OWN_RELEASE]).open()
    x, y = bench.handle()
    bench.flick((x, y), (x, y - 60))
    expect(bench.rest()["target"] == "large", bench.state()["target"])
    asked = bench.run("() => asked.at(-1)")
    expect(asked["stops"] == [120, 426, 852] and asked["origin"] == 120, asked)
    expect(abs(asked["position"] - 180) < 1 and asked["velocity"] > 0 and asked["allowsDismissal"], asked)
    bench.run("() => panel.setAttribute('release', 'nowhere')")
    bench.flick((x, 20), (x, 80))
    expect(bench.rest()["target"] == "large", bench.state()["target"])
    messages = [event["message"] for event in bench.told("issue")]
    expect(messages == ["release policy answered stop 3 of 3; the nearest existing stop was used"], messages)
    bench.run("() => panel.setAttribute('release', 'away')")
    bench.flick((x, 20), (x, 80))
    expect(bench.rest()["phase"] == "hidden", bench.state()["phase"])
    expect(not bench.errors, bench.errors)
    bench.close()


KEYBOARD = """Object.defineProperty(window, 'visualViewport', { value: Object.assign(new EventTarget(),
  { width: 393, height: 852, offsetTop: 0, offsetLeft: 0, pageTop: 0, pageLeft: 0, scale: 1 }) });"""


def makes_room_for_the_browsers_keyboard(browser, site):
    bench = Bench(browser, site, attributes='detents="120 medium large" open', scripts=[KEYBOARD]).open()
    bench.run("() => { visualViewport.height = 552; visualViewport.dispatchEvent(new Event('resize')); }")
    state = bench.rest()
    expect(state["frame"][1] + state["frame"][3] == 552, "the panel ends at", state["frame"])
    expect(state["height"] == 120, "the height is", state["height"])
    bench.run("() => { visualViewport.height = 852; visualViewport.dispatchEvent(new Event('resize')); }")
    state = bench.rest()
    expect(state["frame"][1] + state["frame"][3] == 852, "the panel ends at", state["frame"])
    bench.close()


def gives_the_focus_back(browser, site):
    bench = Bench(browser, site, attributes='detents="120 medium"').open_closed()
    bench.page.focus("#outside")
    bench.run("() => panel.show()")
    bench.rest()
    bench.run("() => panel.parts.handle.focus()")
    bench.page.keyboard.press("Escape")
    expect(bench.rest()["phase"] == "hidden", bench.state()["phase"])
    focused = bench.run("() => document.activeElement.id")
    expect(focused == "outside", "the focus is on", focused)
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
    yield "takes a release policy of the page", takes_a_release_policy_of_the_page
    yield "makes room for the browser's keyboard", makes_room_for_the_browsers_keyboard
    yield "gives the focus back", gives_the_focus_back
