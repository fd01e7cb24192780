"""Both pages on coming from a sheet name every modifier there is, and none that is not."""

import json, re, sys

modifiers = set()
for path in sys.argv[1:]:
    for symbol in json.load(open(path))["symbols"]:
        components = symbol["pathComponents"]
        if components[0] == "View" and symbol["kind"]["identifier"] == "swift.method":
            modifiers.add(components[1])
if len(modifiers) < 20:
    sys.exit(f"only {len(modifiers)} modifiers in the symbol graph")
bad = 0
for page in ["Documentation/FromSheet.md", "Sources/PanelUI/PanelUI.docc/FromSheet.md"]:
    text = open(page).read()
    named = set(re.findall(r"`((?:panel\w*|onPanelChange|presentationDetents)\((?:\w+:)+\))`", text))
    for missing in sorted(modifiers - named):
        bad += 1
        print(f"{page}: {missing} is not named", file=sys.stderr)
    system = {"presentationDetents(_:)", "presentationDetents(_:selection:)"}
    for unknown in sorted(named - modifiers - system):
        bad += 1
        print(f"{page}: there is no {unknown}", file=sys.stderr)
sys.exit(bad > 0)
