"""Every declaration of the stand-in names the page it follows; what only fulfils a protocol follows the protocol's."""

import re, sys

declares = re.compile(r"^\s*(?:@\w+ |nonisolated )*public (?!import|typealias (?:Body|Value|Mode|Content|Subviews)\b)")
fulfils = re.compile(r"\bvar body\b|\brawValue: \w+( \{|\)|$)|\bextension\b")
bad = 0
for path in sys.argv[1:]:
    lines = open(path).read().split("\n")
    for number, line in enumerate(lines):
        if not declares.match(line) or fulfils.search(line):
            continue
        above = number - 1
        while lines[above].strip().startswith(("@", "///")) and "Page: " not in lines[above]:
            above -= 1
        if "Page: " not in lines[above]:
            bad += 1
            print(f"{path}:{number + 1}: no page: {line.strip()}", file=sys.stderr)
sys.exit(bad > 0)
