"""Screenshots of the main states, to be looked at."""

import os

from harness import Bench
from playground import handle

SHOTS = [
    ("phone", {}, ["phone"], None),
    ("phone-dark-drag", {"color_scheme": "dark"}, ["phone"], -190),
    ("phone-landscape", {}, ["phoneLandscape"], None),
    ("tablet", {}, ["tablet"], None),
    ("tablet-rtl-dark", {"color_scheme": "dark"}, ["tablet", "#direction"], -60),
    ("split-keyboard", {}, ["split", "#keyboard"], None),
    ("free", {}, ["free"], None),
    ("small-onboarding", {}, ["small", "flow:onboarding"], None),
    ("phone-subscription", {}, ["phone", "flow:subscription", "action:open"], None),
    ("phone-fitting", {}, ["phone", "flow:fitting"], None),
]


def shot(folder, name, options, steps, drag):
    def run(browser, site):
        bench = Bench(browser, site, size=(1440, 900), **options).open("index.html")
        for step in steps:
            kind, _, value = step.rpartition(":")
            selector = step if step.startswith("#") else f"[data-{kind or 'device'}={value}]"
            bench.page.click(selector)
            bench.rest()
        bench.page.mouse.move(300, 880)
        if drag:
            x, y = handle(bench)
            bench.drag((x, y), (x, y + drag), steps=24, pause=14, lift=False)
        bench.page.wait_for_timeout(350)
        bench.page.screenshot(path=os.path.join(folder, f"{name}.png"))
        bench.close()
    return run


def hand_held(folder):
    def run(browser, site):
        bench = Bench(browser, site, size=(390, 844), touch=True, device_scale_factor=2, is_mobile=True)
        bench.open("index.html")
        bench.page.wait_for_timeout(400)
        bench.page.screenshot(path=os.path.join(folder, "on-a-phone.png"))
        bench.close()
    return run


def scrubbed(folder):
    def run(browser, site):
        bench = Bench(browser, site, size=(1440, 900)).open("index.html")
        bench.page.click("#record")
        x, y = handle(bench)
        bench.drag((x, y), (x, y - 220), steps=24)
        bench.rest()
        bench.page.click("#record")
        bench.page.wait_for_timeout(300)
        bench.page.screenshot(path=os.path.join(folder, "scrubbing.png"))
        bench.close()
    return run


def all_checks(folder):
    for name, options, steps, drag in SHOTS:
        yield f"picture {name}", shot(folder, name, options, steps, drag)
    yield "picture scrubbing", scrubbed(folder)
    yield "picture on-a-phone", hand_held(folder)
