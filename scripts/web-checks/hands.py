"""What else a hand does, and what is around it when it does."""

from expecting import at, expect
from harness import Bench

THREE = 'detents="120 medium large" open'


def moves_the_inner_of_two(browser, site):
    content = """<div style="position: relative; height: 300px"><adaptive-panel id="inner" open detents="100 200"
      style="position: absolute"></adaptive-panel></div>"""
    bench = Bench(browser, site, attributes='id="outer" detents="400 large" open', content=content).open()
    bench.page.wait_for_function("inner.panel?.state(performance.now() / 1000).height === 100")
    bench.page.wait_for_function("outer.panel?.state(performance.now() / 1000).height === 400")
    x, y = bench.run("""() => { const box = inner.parts.handle.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2]; }""")
    bench.drag((x, y), (x, y - 80), hold=0.12)
    bench.page.wait_for_function("inner.panel.state(performance.now() / 1000).height === 200")
    expect(bench.run("() => outer.panel.state(performance.now() / 1000).height") == 400, "the outer one moved, too")
    expect(not bench.errors, bench.errors)
    bench.close()


def hears_of_a_lost_release(browser, site):
    """A button let go where nobody hears of it; then another one that is pressed meanwhile."""
    bench = Bench(browser, site, attributes=THREE).open()
    x, y = bench.handle()
    bench.drag((x, y), (x, 430), hold=0.12, lift=False)
    bench.session().send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 40, "y": 20, "buttons": 0})
    at(bench, "medium", 426)
    bench.page.mouse.move(40, 20)
    bench.page.mouse.up()
    x, y = bench.handle()
    bench.drag((x, y), (x, 100), hold=0.12, lift=False)
    bench.page.mouse.down(button="right")
    bench.page.mouse.up()
    at(bench, "large", 852)
    bench.page.mouse.up(button="right")
    expect([event["cause"] for event in bench.told("selectionchanged")] == ["drag"] * 2, bench.told("selectionchanged"))
    bench.close()


OTHERS = """<dialog id="above"><input></dialog><div id="over" popover>Over</div>
<button id="opener" popovertarget="over">Open</button><input id="search" type="search">"""


def leaves_escape_to_others(browser, site):
    bench = Bench(browser, site, attributes='detents="medium" open', content=OTHERS).open()
    press = lambda: bench.page.keyboard.press("Escape")
    bench.run("() => document.querySelector('#above').showModal()")
    press()
    bench.page.wait_for_function("!document.querySelector('#above').open")
    bench.page.click("#opener")
    press()
    bench.page.wait_for_function("!document.querySelector('#over').matches(':popover-open')")
    bench.page.fill("#search", "words")
    press()
    bench.page.wait_for_function("document.querySelector('#search').value === ''")
    bench.run("""() => { panel.setAttribute('interactive-dismiss-disabled', '');
      addEventListener('keydown', (event) => { window.taken = event.defaultPrevented; }); }""")
    press()
    expect(not bench.run("() => taken"), "what it may not do is taken all the same")
    expect(bench.told("dismissalprevented") and bench.run("() => panel.open"), "it went")
    bench.run("() => panel.removeAttribute('interactive-dismiss-disabled')")
    press()
    expect(bench.rest()["phase"] == "hidden" and bench.run("() => taken"), bench.state()["phase"])
    bench.close()


LISTS = """<div id="own" style="height: 600px; overflow: auto"><div style="height: 900px">Inner</div></div>
<div style="height: 600px">Below</div>"""


def scrolls_a_list_in_a_list(browser, site):
    bench = Bench(browser, site, attributes='detents="medium large" selection="large" open', content=LISTS,
                  touch=True).open()
    offsets = "() => [document.querySelector('#own').scrollTop, panel.parts.body.scrollTop]"
    bench.swipe((196, 600), (196, 200), hold=0.15)
    expect(bench.run(offsets) == [300, 100], "the lists are at", bench.run(offsets))
    bench.swipe((196, 100), (196, 450), hold=0.15)
    expect(bench.run(offsets) == [0, 50], "the lists are at", bench.run(offsets))
    expect(bench.state()["height"] == 852, "the panel is at", bench.state()["height"])
    expect(not bench.errors, bench.errors)
    bench.close()


UNTOUCHED = '<div id="own" data-panel-drag="none" style="height: 60px">Mine</div>'
BELOW = "addEventListener('DOMContentLoaded', () => document.body.style.setProperty('--panel-safe-area-bottom', '60px'))"


def knows_where_a_finger_drags(browser, site):
    """Not on what the page keeps to itself, and also below the panel, where only its background is."""
    bench = Bench(browser, site, attributes=THREE, content=UNTOUCHED, touch=True, scripts=[BELOW]).open()
    box = bench.page.locator("#own").bounding_box()
    bench.swipe((196, box["y"] + 20), (196, box["y"] - 180), hold=0.12)
    at(bench, {"height": 120}, 120)
    bench.swipe((196, 830), (196, 500), hold=0.12)
    at(bench, "medium", 426)
    bench.close()


def keeps_a_wheel(browser, site):
    content = '<h2 slot="header">Header</h2><div style="height: 1200px">Long</div>'
    bench = Bench(browser, site, attributes='detents="400" open', content=content).open()
    bench.run("() => { document.body.style.height = '3000px'; }")
    bench.page.mouse.move(196, 852 - 400 + 40)
    bench.page.mouse.wheel(0, 100)
    bench.page.mouse.move(196, 800)
    bench.page.mouse.wheel(0, 100)
    bench.page.wait_for_function("panel.parts.body.scrollTop === 100")
    expect(bench.run("() => scrollY") == 0, "the page behind scrolled by", bench.run("() => scrollY"))
    bench.page.mouse.move(196, 200)
    bench.page.mouse.wheel(0, 100)
    bench.page.wait_for_function("scrollY === 100")
    bench.close()


def all_checks():
    yield "moves the inner of two panels", moves_the_inner_of_two
    yield "hears of a release that was lost", hears_of_a_lost_release
    yield "leaves Escape to what is above it", leaves_escape_to_others
    yield "scrolls a list in a list", scrolls_a_list_in_a_list
    yield "knows where a finger drags", knows_where_a_finger_drags
    yield "keeps a wheel from the page behind", keeps_a_wheel
