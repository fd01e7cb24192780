"""Terminals that can do less or nothing, and the commands beside the interactive demo."""

import os
import re
import subprocess
import tempfile

from session import ENVIRONMENT, LARGE, Session, demo, expect, in_locations, started


def check_terminals_that_cannot():
    for environment, reason in (({"LANG": "C.UTF-8"}, b"TERM is not set"),
                                ({"TERM": "dumb", "LANG": "C.UTF-8"}, b"dumb")):
        with Session(environment=environment, columns=120, rows=40) as session:
            status = session.wait_for_end()
            expect(os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0, f"status {status}")
            expect(b"\x1b" not in session.output, "it sends sequences to a terminal that has none")
            expect(reason in session.output, f"it does not say why: {session.output[:200]}")
            expect(b"tandard output" not in session.output, "it gives a second, false reason")


def check_without_colour_or_mouse():
    environment = dict(ENVIRONMENT, NO_COLOR="1")
    with started(rests=False, environment=environment) as session:
        expect(not re.search(rb"\x1b\[[0-9;]*[34]8;", session.output), "colours in spite of NO_COLOR")
    environment = dict(ENVIRONMENT, TERM="linux")
    with Session(environment=environment) as session:
        session.wait_for_text("has no mouse", row=1)
        expect(session.screen.find("? keys  q quit"), "a notice hides the keys")
        expect(not session.screen.modes & {1002, 1006}, "mouse reports from a terminal without mouse")
        session.type("\x1b[A")
        session.wait_for_text("Area preferences")
    environment = dict(ENVIRONMENT, LANG="C")
    with Session(environment=environment) as session:
        session.wait_for_text("ASCII only")
        expect(all(byte < 128 for byte in session.output), "more than ASCII")


def check_a_recorded_drag_replays_to_the_same_detent():
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "drag.jsonl")
        with in_locations(arguments=["--record", file]) as session:
            session.drag([(30, 15), (30, 11), (30, 7)])
            session.wait_for(lambda: session.title_row() == LARGE, "it did not reach the top")
            session.wait_for_rest()
            expect(not os.path.exists(file), "the trace is there before it is complete")
            session.type("q")
            session.wait_for_end()
            session.expect_restored()
            said = session.output[session.output.rfind(b"\x1b[?1049l"):]
            expect(b"wrote \"" in said and f"replay {file} --explain".encode() in said,
                   f"it does not say what it wrote: {said}")
        expect(os.listdir(folder) == ["drag.jsonl"], f"left behind: {os.listdir(folder)}")
        with Session(["--record", file]) as session:
            expect(os.WEXITSTATUS(session.wait_for_end()) == 2, "it would replace the trace")
            expect(b"is there already" in session.output, "it does not say why it will not record")
            expect(b"\x1b" not in session.output, "it touches the terminal first")
        result = subprocess.run([demo(), "replay", file, "--explain"], capture_output=True, text=True)
        expect(result.returncode == 0, result.stderr)
        last = result.stdout.strip().split("\n")[-1]
        expect('"phase":"resting"' in last and '"selected":"large"' in last, last)
        expect("# let go at" in result.stdout, "it does not explain")


def check_commands_without_a_terminal():
    def run(*arguments, text=""):
        return subprocess.run([demo(), *arguments], input=text, capture_output=True, text=True,
                              env={"PATH": os.environ.get("PATH", "")})

    tour = run()
    expect(tour.returncode == 0 and len(tour.stdout.split("\n")) > 20, "no tour as text")
    expect("\x1b" not in tour.stdout and not tour.stderr, "a tour for a terminal")
    for words in (["--help"], ["help"], ["replay", "--help"], ["storyboard", "--help"]):
        expect(run(*words).stdout.startswith("PanelDemo: "), f"no help for {words}")
    expect(run("--version").stdout.startswith("PanelDemo "), "no version")
    for arguments in (["--nope"], ["replay"], ["replay", "/nowhere"], ["replay", "-", "--fps", "no"],
                      ["storyboard", "x"], ["dance"], ["--record", "/nowhere/x"]):
        result = run(*arguments)
        expect(result.returncode == 2 and not result.stdout, f"{arguments}: {result}")
        expect(result.stderr.count("\n") == 1, f"{arguments}: {result.stderr}")
    good = '{"t":0,"scene":{"width":400,"height":800}}\n{"t":0,"present":{}}\n'
    result = run("replay", "-", text=good + '{"t":1,"jump":{}}\n{"t":2,"frame":{}}\n')
    expect(result.returncode == 2 and result.stdout.count("\n") == 2, f"{result}")
    expect("line 3" in result.stderr and "jump" in result.stderr, result.stderr)
