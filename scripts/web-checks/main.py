"""Runs the checks of the web build; see scripts/check-web."""

import argparse
import os
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

import comparison
import fallbacks
import pictures
import playground
from harness import Site


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
        checks = [*comparison.all_checks(options.demo, notes), *fallbacks.all_checks(),
                  *playground.all_checks(options.demo)]
        if options.pictures:
            checks += pictures.all_checks(options.pictures)
        for name, check in checks:
            if options.only not in name:
                continue
            start = time.monotonic()
            try:
                check(browser, site)
                passed += 1
                print(f"ok      {name} ({time.monotonic() - start:.1f} s)")
            except Exception as error:
                failed += 1
                where = traceback.extract_tb(sys.exc_info()[2])
                own = [f"{os.path.basename(f.filename)}:{f.lineno}" for f in where if "web-checks" in f.filename]
                print(f"FAILED  {name}: {str(error)[:900]} ({', '.join(own[-3:])})")
            sys.stdout.flush()
        browser.close()
    site.close()
    for note in notes:
        print(note)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
