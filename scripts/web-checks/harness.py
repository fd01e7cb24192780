"""A browser, a page with a panel that is recorded, and hands to use it with."""

import functools
import http.server
import threading
import time

PAGE = """<!doctype html><html dir="{dir}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script type="module" src="{module}"></script>
<style>body {{ margin: 0; font: 16px sans-serif; }} main {{ height: 100vh; background: #cde; }}
li, h2 {{ height: 44px; margin: 0; }} ul {{ margin: 0; padding: 0 20px; list-style: none; }}</style>
<main><button id="outside" onclick="window.clicks.outside++">outside</button></main>
<adaptive-panel {attributes}>{content}</adaptive-panel></html>"""

LIST = """<h2 slot="header">Places</h2>
<button id="inside" onclick="window.clicks.inside++">inside</button>
<ul>""" + "".join(f"<li>Row {n}</li>" for n in range(60)) + "</ul>"

# Notes every event, and everything the panel says about itself after it.
RECORD = """window.plain = (value) => JSON.parse(JSON.stringify(value, (_, n) =>
  typeof n !== 'number' || Number.isFinite(n) ? n : Number.isNaN(n) ? 'nan' : n > 0 ? 'inf' : '-inf'));
document.addEventListener('panel-ready', ({ target }) => {
  const lines = [], states = [];
  target.panel.observers.add((line, effects) => {
    lines.push(structuredClone(line));
    const stops = target.panel.stops().map((stop) => stop.height);
    states.push(plain({ ...target.panel.state(), stops, effects }));
  });
  const told = [];
  for (const name of ['settled', 'dismissed', 'displaymodechanged', 'dragended', 'dragcancelled',
    'selectionchanged', 'dismissalprevented', 'issue', 'scrollcontent'])
    target.addEventListener(`panel-${name}`, (e) => told.push({ name, ...e.detail }));
  window.recording = { lines, states, told };
  window.panel = target;
  window.clicks = { outside: 0, inside: 0 };
}, true);"""


class Site:
    """The folder, served on loopback."""

    def __init__(self, folder):
        class Quiet(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *arguments):
                pass

        handler = functools.partial(Quiet, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/"

    def close(self):
        self.server.shutdown()


class Bench:
    """One page, and what can be done with it."""

    def __init__(self, browser, site, *, attributes="", content=LIST, dir="ltr", size=(393, 852),
                 touch=False, scripts=(), headers=None, module="adaptive-panel.js", **options):
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, **options)
        self.page = self.context.new_page()
        self.console, self.errors = [], []
        self.page.on("console", lambda message: self.console.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.add_init_script(RECORD)
        for script in scripts:
            self.page.add_init_script(script)
        html = PAGE.format(dir=dir, module=module, attributes=attributes, content=content)
        self.page.route("**/check.html", lambda route: route.fulfill(
            body=html, headers={"Content-Type": "text/html", **(headers or {})}))
        self.address = site.address
        self.cdp = None

    def open(self, path="check.html"):
        self.page.goto(self.address + path)
        self.page.wait_for_function("window.panel?.panel?.state().phase === 'resting'")
        return self

    def open_closed(self):
        """For a panel that is not open yet."""
        self.page.goto(self.address + "check.html")
        self.page.wait_for_function("window.panel?.panel?.state().phase === 'hidden'")
        return self

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def state(self):
        return self.run("() => JSON.parse(JSON.stringify(panel.panel.state(performance.now() / 1000)))")

    def told(self, name):
        return self.run("(name) => recording.told.filter((e) => e.name === name)", name)

    def rest(self):
        """Waits until nothing moves, and answers the state."""
        self.page.wait_for_timeout(60)
        self.page.wait_for_function(
            "['resting', 'hidden'].includes(panel.panel.state(performance.now() / 1000).phase)")
        return self.state()

    def handle(self):
        x, y, width, _ = self.state()["frame"]
        return x + width / 2, y + 11

    # Hands

    def drag(self, start, end, steps=12, pause=12, hold=0.0, lift=True):
        """A mouse from one place to another; `hold` seconds of rest before it lifts."""
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        for step in range(1, steps + 1):
            share = step / steps
            mouse.move(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self.page.wait_for_timeout(pause)
        if hold:
            self.page.wait_for_timeout(hold * 1000)
        if lift:
            mouse.up()

    def flick(self, start, end, steps=6, interval=0.008):
        """A mouse along a line with moments of its own, so that a busy machine does not make a drag of it."""
        began = time.time()

        def send(kind, share, step):
            # What is told late is stamped as if it were in time; nothing is told before its time.
            moment = began + step * interval
            time.sleep(max(0, moment - time.time()))
            self.session().send("Input.dispatchMouseEvent", {
                "type": kind, "button": "left", "buttons": 0 if kind == "mouseReleased" else 1,
                "clickCount": 1, "timestamp": moment,
                "x": start[0] + (end[0] - start[0]) * share, "y": start[1] + (end[1] - start[1]) * share})

        self.page.mouse.move(*start)
        send("mousePressed", 0, 0)
        for step in range(1, steps + 1):
            send("mouseMoved", step / steps, step)
        send("mouseReleased", 1, steps)

    def session(self):
        self.cdp = self.cdp or self.context.new_cdp_session(self.page)
        return self.cdp

    def touch(self, kind, point=None, moment=None):
        points = [] if point is None else [{"x": point[0], "y": point[1], "id": 0}]
        stamp = {} if moment is None else {"timestamp": moment}
        self.session().send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **stamp})

    def swipe(self, *places, steps=12, pause=12, hold=0.0, lift=True):
        """A finger along places, with moments of its own, as a flick has them."""
        moment = time.time()
        self.touch("touchStart", places[0], moment)
        for start, end in zip(places, places[1:]):
            for step in range(1, steps + 1):
                share = step / steps
                moment += pause / 1000
                time.sleep(max(0, moment - time.time()))
                self.touch("touchMove", (start[0] + (end[0] - start[0]) * share,
                                         start[1] + (end[1] - start[1]) * share), moment)
        if hold:
            self.page.wait_for_timeout(hold * 1000)
        if lift:
            self.touch("touchEnd", moment=None if hold else moment)

    def close(self):
        self.context.close()
