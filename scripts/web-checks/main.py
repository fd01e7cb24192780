"""Runs the checks of the web build; see scripts/check-web."""

import argparse
import os
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

import comparison
import fallbacks
import hands
import hosts
import pictures
import playground
from harness import Site


TRIES = 3  # A hand on a machine that is busy is not always in time; what is wrong is wrong each time.


def holds(name, check, browser, site):
    """Runs a check; one that does not hold is tried again, and each failure is told."""
    for number in range(1, TRIES + 1):
        start = time.monotonic()
        try:
            check(browser, site)
            print(f"ok      {name} ({time.monotonic() - start:.1f} s)", flush=True)
            return True
        except Exception as error:
            where = traceback.extract_tb(sys.exc_info()[2])
            own = [f"{os.path.basename(f.filename)}:{f.lineno}" for f in where if "web-checks" in f.filename]
            word = "FAILED " if number == TRIES else "again  "
            print(f"{word} {name}: {str(error)[:900]} ({', '.join(own[-3:])})", flush=True)
    return False


def main():
    parser = argparse.ArgumentParser()
    for name in ("--site", "--demo", "--browser"):
        parser.add_argument(name, required=True)
    parser.add_argument("--pictures")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    site = Site(options.site)
    passed, failed = 0, 0
    notes = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.browser, args=["--no-sandbox"])
        checks = [*comparison.all_checks(options.demo, notes), *fallbacks.all_checks(), *hosts.all_checks(),
                  *hands.all_checks(), *playground.all_checks(options.demo)]
        if options.pictures:
            checks += pictures.all_checks(options.pictures)
        for name, check in checks:
            if options.only not in name:
                continue
            if holds(name, check, browser, site):
                passed += 1
            else:
                failed += 1
        browser.close()
    site.close()
    for note in notes:
        print(note)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
