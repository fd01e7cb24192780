"""What a page may do to the element that it holds."""

from expecting import expect
from harness import Bench

THREE = 'detents="120 medium large" open'


def is_moved(browser, site):
    """Elsewhere, away and back, in mid-flight and in mid-drag: the detent and what is measured stay."""
    bench = Bench(browser, site, attributes='detents="adaptive medium large" open').open()
    bench.run("""async () => { const other = document.createElement('adaptive-panel'), one = panel;
      Object.assign(other, { open: true, configuration: { detents: [50], reduceMotion: true } });
      document.body.append(other);
      await other.ready;
      Object.assign(window, { panel: one, other }); }""")
    bench.page.wait_for_function("other.panel.state().phase === 'resting'")
    bench.run("() => panel.select('large')")
    bench.page.wait_for_timeout(60)
    bench.run("""() => { const box = document.createElement('div'); document.body.append(box); box.append(panel);
      window.box = box; }""")
    expect(bench.state()["phase"] == "settling" and bench.rest()["height"] == 852, bench.state())
    expect(bench.run("() => document.body.style.getPropertyValue('--panel-height')") == "50px", "another panel there is not")
    expect(bench.run("() => { other.remove(); return !document.body.style.getPropertyValue('--panel-height'); }"),
           "the old parent is told")
    expect(bench.run("() => box.style.getPropertyValue('--panel-height')") == "852px", "the new one is not")
    x, y = bench.handle()
    bench.drag((x, y), (x, y + 200), lift=False)
    bench.run("() => panel.remove()")
    bench.page.mouse.move(x, y + 100)
    bench.run("async () => { await 0; document.body.append(panel); await panel.ready; }")
    bench.page.mouse.up()
    expect(bench.rest()["height"] == 852, "it came back to", bench.state()["height"])
    bench.run("() => panel.remove()")
    bench.run("""async () => { panel.setAttribute('selection', 'medium'); document.body.append(panel);
      await panel.ready; }""")
    expect(bench.rest()["height"] == 426, "what was stated meanwhile is no news:", bench.state()["height"])
    bench.run("() => { panel.removeAttribute('selection'); panel.select('adaptive'); }")
    expect(0 < bench.rest()["height"] <= 852 and bench.state()["target"] == "adaptive", bench.state())
    bench.run("() => { panel.parentNode.style.display = 'none'; }")
    bench.page.wait_for_function("panel.panel.state().phase === 'hidden'")
    bench.run("() => { panel.select('large'); panel.parentNode.style.display = ''; }")
    bench.page.wait_for_function("panel.panel.state().phase !== 'hidden'")
    expect(bench.state()["height"] == 852, "it came back from nothing:", bench.state()["height"])
    bench.run("() => { const other = document.createElement('template'); other.content.append(panel); }")
    bench.run("async () => { document.body.append(panel); await panel.ready; }")
    expect(bench.run("() => getComputedStyle(panel.parts.panel).position") == "absolute", "it has lost its style")
    bench.run("() => { panel.addEventListener('panel-dismissed', () => panel.remove()); panel.close(); }")
    bench.page.wait_for_function("panel.panel === null")
    expect(not bench.errors, bench.errors)
    bench.close()


EARLY = """document.addEventListener('DOMContentLoaded', () => {
  const early = document.createElement('adaptive-panel');
  Object.assign(early, { open: true, configuration: { detents: [120, 'medium', 'large'], cornerRadius: 4 } });
  document.body.append(early);
  customElements.whenDefined('adaptive-panel').then(async () => {
    const late = document.createElement('adaptive-panel');
    late.setAttribute('detents', '120 medium large');
    late.select(426);
    late.show();
    document.body.append(late);
    await late.ready;
    await early.ready;
    window.found = [early.panel.configuration.cornerRadius, early.panel.state().presented, late.selection];
  });
});"""


def takes_what_came_early(browser, site):
    bench = Bench(browser, site, attributes=THREE, scripts=[EARLY]).open()
    bench.page.wait_for_function("window.found")
    found = bench.run("() => found")
    expect(found == [4, True, "medium"], found)
    expect(not bench.errors, bench.errors)
    bench.close()


def keeps_to_a_strict_policy(browser, site):
    policy = "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; require-trusted-types-for 'script'"
    bench = Bench(browser, site, attributes=THREE, headers={"Content-Security-Policy": policy})
    bench.page.goto(site.address + "check.html")
    # What waits inside the page is not allowed there.
    for _ in range(100):
        if bench.run("() => window.panel?.panel?.state().phase === 'resting'"):
            break
        bench.page.wait_for_timeout(50)
    position = bench.run("() => getComputedStyle(panel.parts.panel).position")
    expect(position == "absolute" and bench.state()["height"] == 120, position, bench.state()["height"])
    expect(not bench.errors, bench.errors)
    bench.close()


def stands_in_a_shadow_root(browser, site):
    bench = Bench(browser, site, attributes='detents="120"').open_closed()
    bench.run("""() => {
      const host = document.createElement('div');
      document.body.append(host);
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = '<button>before</button><adaptive-panel detents="120 medium"></adaptive-panel>';
      window.inner = root.querySelector('adaptive-panel');
      root.querySelector('button').focus();
    }""")
    bench.page.wait_for_function("window.inner?.panel")
    bench.run("() => { inner.show(); inner.parts.handle.focus(); inner.dir = 'rtl'; }")
    bench.page.wait_for_function("window.inner.panel.state().presented")
    expect(bench.run("() => inner.surroundings.scene().direction") == "rtl", "another direction")
    bench.page.keyboard.press("Escape")
    bench.page.wait_for_function("inner.panel.state(performance.now() / 1000).phase === 'hidden' && !inner.open")
    bench.page.wait_for_timeout(60)
    focused = bench.run("() => inner.getRootNode().activeElement?.textContent")
    expect(focused == "before", "the focus is on", focused)
    expect(bench.run("() => inner.getRootNode().host.style.getPropertyValue('--panel-height')"), "nobody is told")
    expect(not bench.errors, bench.errors)
    bench.close()


RULES = """document.addEventListener('panel-ready', ({ target }) => {
  const own = customElements.get('adaptive-panel');
  own.detents.wrong = () => { throw new Error('a wrong rule'); };
  own.detents.curious = () => { target.panel.state(); return 200; };
}, true);"""


def goes_on_after_a_rule_that_throws(browser, site):
    bench = Bench(browser, site, attributes='detents="wrong curious 120 medium" open', scripts=[RULES]).open()
    x, y = bench.handle()
    bench.drag((x, y), (x, 430), hold=0.12)
    expect(bench.rest()["target"] == "medium", bench.state()["target"])
    said = set(bench.errors)
    expect(len(said) == 2 and "a wrong rule" in said, said)
    bench.close()


HEARD = """() => {
  window.heard = [];
  panel.addEventListener('panel-selectionchanged', ({ detail }) => {
    heard.push(`${detail.detent} ${detail.cause}`);
    if (detail.detent === 'large') panel.select('medium');
  });
  panel.addEventListener('panel-dismissed', () => {
    heard.push(`dismissed ${panel.open}`);
    panel.show();
  }, { once: true });
}"""


def tells_in_order(browser, site):
    """Who hears of something finds the element as it is then, and may change it."""
    bench = Bench(browser, site, attributes='detents="120 medium large" selection="120" open').open()
    bench.run(HEARD)
    bench.run("() => panel.select('large')")
    bench.rest()
    x, y = bench.handle()
    bench.drag((x, y), (x, 851), steps=20, hold=0.12)
    bench.page.wait_for_function("heard.length > 2")
    expect(bench.rest()["presented"] and bench.run("() => panel.open"), "shown again, it stayed away")
    heard = bench.run("() => heard")
    expect(heard == ["large request", "medium request", "dismissed false"], heard)
    expect(not bench.errors, bench.errors)
    bench.close()


def works_as_one_file(browser, site):
    """The page, the element and the engine: three files are fetched, and all of it is there."""
    bench = Bench(browser, site, attributes=THREE, module="adaptive-panel.min.js")
    fetched = []
    bench.page.on("request", lambda request: fetched.append(request.url.removeprefix(site.address)))
    bench.open()
    expect(fetched == ["check.html", "adaptive-panel.min.js", "PanelWeb.wasm"], fetched)
    x, y = bench.handle()
    bench.drag((x, y), (x, y - 300), hold=0.12)
    expect(bench.rest()["selected"] == "medium", bench.state())
    bench.page.keyboard.press("Escape")
    bench.page.wait_for_function("panel.panel.state().phase === 'hidden' || panel.panel.state().phase === 'dismissing'")
    expect(not bench.errors, bench.errors)
    bench.close()


def all_checks():
    yield "works as one file", works_as_one_file
    yield "is moved, taken away and put back", is_moved
    yield "takes what was set before it was there", takes_what_came_early
    yield "keeps to a strict content security policy", keeps_to_a_strict_policy
    yield "stands in a shadow root", stands_in_a_shadow_root
    yield "goes on after a rule that throws", goes_on_after_a_rule_that_throws
    yield "tells in order, with itself up to date", tells_in_order
