"""What a check expects of the page, and what it says where that is not so."""


def expect(condition, *what):
    if not condition:
        raise AssertionError(" ".join(str(part) for part in what))


def at(bench, detent, height=None):
    state = bench.rest()
    expect(state["target"] == detent, "at", state["target"], "instead of", detent)
    if height is not None:
        expect(abs(state["height"] - height) < 1e-9, "height", state["height"], "instead of", height)
    return state
