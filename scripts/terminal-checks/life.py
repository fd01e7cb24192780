"""How the program lives with its terminal: silence, signals, suspension, garbage, the end."""

import os
import random
import shutil
import signal
import termios
import time

from session import MEDIUM, Session, demo, expect, in_locations, started


def check_silence_at_rest():
    with in_locations() as session:
        before = cpu_ticks(session.pid)
        expect(not session.read(0.5), "it writes at rest")
        expect(cpu_ticks(session.pid) - before <= 1, "it is busy at rest")


def cpu_ticks(pid):
    """User and system time in hundredths of a second; 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])
    except OSError:
        return 0


def check_quits_with_q():
    with started(rests=False) as session:
        session.type("q")
        status = session.wait_for_end()
        expect(os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0, f"status {status}")
        session.expect_restored()


def check_quits_with_control_c():
    with started(rests=False) as session:
        session.type("\x03")
        expect(os.WTERMSIG(session.wait_for_end()) == signal.SIGINT, "not ended by SIGINT")
        session.expect_restored()


def check_ends_by_signals():
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        with started(rests=False) as session:
            session.drag([(30, 15), (30, 12)], lift=False)
            session.kill(number)
            expect(os.WTERMSIG(session.wait_for_end()) == number, f"not ended by {number}")
            session.expect_restored()


def check_restores_after_a_crash():
    for number in (signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGTRAP):
        with started(rests=False) as session:
            session.kill(number)
            expect(os.WTERMSIG(session.wait_for_end()) == number, f"not ended by {number}")
            session.expect_restored()


def check_suspends_and_comes_back():
    shell = shutil.which("bash")
    expect(shell, "bash is needed for this check")
    with Session(command=[shell, "--norc", "--noprofile", "-i"]) as session:
        session.type(f"stty -echo; PS1='ready '\n")
        session.wait_for_text("ready")
        attributes = termios.tcgetattr(session.slave)
        session.type(f"'{demo()}'\n")
        session.wait_for(session.is_taken, "it did not start")
        session.wait_for_text("Area preferences")
        session.wait_for_rest()
        session.type("\x1a")
        session.wait_for(lambda: not session.is_taken(), "it did not leave the terminal")
        session.wait_for_text("Stopped")
        session.pause(0.1)
        session.screen.lines = [[" "] * 60 for _ in range(30)]
        session.type("fg\n")
        session.wait_for(session.is_taken, "it did not take the terminal again")
        session.wait_for_text("Area preferences")
        session.type("3")
        session.wait_for_text("Mark locations")
        session.type("q")
        session.wait_for(lambda: not session.is_taken(), "it did not quit")
        session.pause(0.1)
        expect(not session.screen.modes & {1002, 1006, 2004} - {2004}, "the mouse stays on")
        after = termios.tcgetattr(session.slave)
        expect(bool(after[3] & termios.ISIG) and bool(attributes[3] & termios.ISIG), "still raw")
        session.type("exit\n")
        session.wait_for_end()


def check_survives_one_cell():
    with in_locations() as session:
        for columns, rows in ((1, 1), (2, 1), (1, 40), (200, 1), (60, 30)):
            session.resize(columns, rows)
            session.pause(0.05)
        session.wait_for(lambda: session.title_row() == MEDIUM, "it did not come back")


def check_survives_500_resizes_in_a_second():
    with in_locations() as session:
        dice = random.Random(5)
        end = time.monotonic() + 1
        count = 0
        while count < 500:
            session.set_size(dice.randint(1, 150), dice.randint(1, 60))
            session.read(0)
            count += 1
            time.sleep(max(0, (end - time.monotonic()) / (501 - count)))
        session.screen.resize(100, 40)
        session.set_size(100, 40)
        session.wait_for(lambda: (session.screen.find("The map goes") or (0, 0))[1] > 40, "lost")
        session.type("q")
        session.wait_for_end()
        session.expect_restored()


def check_survives_garbage():
    dice = random.Random(11)
    pasted = bytes(dice.randrange(256) for _ in range(20000)).replace(b"\x1b[201~", b"")
    # What quits, suspends or interrupts would only do what it says.
    harmless = [byte for byte in range(256) if byte not in b"q\x03\x1a\x1c"]
    typed = bytes(dice.choice(harmless) for _ in range(20000))
    with started() as session:
        session.type(b"\x1b[200~" + pasted + b"\x1b[201~")
        session.wait_for_rest()
        session.type(typed)
        session.pause(0.3)
        session.type(b"\x1b[201~\x1b\\")
        session.pause(1.2)
        session.type("3")
        session.wait_for_text("Mark locations")
        session.type("q")
        session.wait_for_end()
        session.expect_restored()


def check_half_a_sequence_is_given_up():
    for half in ("\x1b[<0;10", "\x1b[", "\x1bO", "\xc3".encode("latin-1"), "\x1b]0;title"):
        with started(rests=False) as session:
            session.type(half)
            session.pause(0.3)
            session.type("3")
            session.wait_for_text("Mark locations")


def check_end_of_input():
    with Session(standard_input="/dev/null") as session:
        status = session.wait_for_end()
        expect(os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0, f"status {status}")
        session.expect_restored()


def check_a_closed_terminal_ends_it():
    with started(rests=False) as session:
        os.close(session.slave)
        os.close(session.master)
        end = time.monotonic() + 5
        while True:
            pid, session.status = os.waitpid(session.pid, os.WNOHANG)
            if pid:
                break
            expect(time.monotonic() < end, "it lives on without a terminal")
            time.sleep(0.01)
