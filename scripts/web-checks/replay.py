"""A trace from the page, replayed by the native engine, and both compared."""

import json
import subprocess

TOLERANCE = 1e-9  # points

# Every moment of a flight, too: the page's engine runs the trace again with frames in between.
RESAMPLE = """async (lines) => {
  const { EnginePanel, loadEngine } = await import('./element/engine.js');
  const panel = new EnginePanel(await loadEngine());
  const out = { lines: [], states: [] };
  const send = (line) => {
    const effects = panel.send(line);
    const stops = panel.stops().map((stop) => stop.height);
    out.lines.push(line);
    out.states.push(plain({ ...panel.state(), stops, effects }));
  };
  lines.forEach((line, index) => {
    send(line);
    const until = lines[index + 1]?.t ?? Infinity;
    for (let t = line.t + 1 / 120; t < until && panel.state().restTime !== null; t += 1 / 120)
      send({ t, frame: {} });
  });
  panel.destroy();
  return out;
}"""

KEYS = ["t", "phase", "presented", "mode", "selected", "target", "height", "velocity", "detentIndex",
        "dimming", "frame", "background", "mainContentInsets", "stops", "effects"]


def replayed(demo, lines, *options):
    text = "".join(json.dumps(line) + "\n" for line in lines)
    result = subprocess.run([demo, "replay", "-", *options], input=text, capture_output=True, text=True,
                            timeout=60)
    if result.returncode != 0:
        raise AssertionError(f"the native replay stops: {result.stderr.strip()[:400]}")
    return result.stdout.splitlines()


def native(demo, lines):
    return [json.loads(line) for line in replayed(demo, lines) if line.startswith("{")]


def reasons(demo, lines):
    return [line[2:] for line in replayed(demo, lines, "--explain") if line.startswith("# ")]


def difference(mine, other, path=""):
    """The greatest difference of two values in numbers; an exception where they are not alike."""
    if isinstance(mine, bool) or isinstance(other, bool) or mine is None or other is None:
        if mine is not other:
            raise AssertionError(f"{path}: {mine} in the page, {other} natively")
        return 0.0
    if isinstance(mine, (int, float)) and isinstance(other, (int, float)):
        scale = max(1.0, abs(other)) if path.endswith("velocity") else 1.0
        return abs(mine - other) / scale
    if isinstance(mine, dict) and isinstance(other, dict) and mine.keys() == other.keys():
        return max([difference(mine[key], other[key], f"{path}.{key}") for key in mine] or [0.0])
    if isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        return max([difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(mine, other))]
                   or [0.0])
    if mine != other:
        raise AssertionError(f"{path}: {mine} in the page, {other} natively")
    return 0.0


def compare(demo, bench):
    """Replays what a page recorded; answers how many states agree, and the greatest difference."""
    recording = bench.run("() => ({ lines: recording.lines, states: recording.states })")
    sampled = bench.run(RESAMPLE, recording["lines"])
    count, worst = 0, 0.0
    for trace in (recording, sampled):
        states = native(demo, trace["lines"])
        if len(states) != len(trace["states"]):
            raise AssertionError(f"{len(trace['states'])} states in the page, {len(states)} natively")
        for index, (mine, other) in enumerate(zip(trace["states"], states)):
            keys = KEYS + (["scrollOffset"] if "scrollOffset" in other else [])
            found = difference({key: mine[key] for key in keys}, {key: other[key] for key in keys},
                               f"state {index}")
            worst = max(worst, found)
            if found > TOLERANCE:
                raise AssertionError(f"state {index} differs by {found}: {mine} natively {other}")
            count += 1
    return count, worst
