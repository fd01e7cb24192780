"""How the panel moves and what is in it: mouse, keys, resizes."""

import re
import termios

from session import LARGE, MEDIUM, SMALL, expect, in_locations, started


def check_takes_the_terminal_and_shows_the_panel():
    with started() as session:
        modes = session.screen.modes
        expect({1049, 1002, 1006, 2004} <= modes, f"modes: {sorted(modes)}")
        expect(25 not in modes, "the cursor shows")
        local = termios.tcgetattr(session.slave)[3]
        expect(not local & (termios.ECHO | termios.ICANON), "the line is not raw")
        expect(session.screen.find("Area preferences"), "no panel")


def check_follows_the_mouse_and_snaps_up():
    with in_locations() as session:
        expect(session.title_row() == MEDIUM, f"began at {session.title_row()}")
        session.drag([(30, 15), (30, 13), (30, 11)], lift=False)
        session.wait_for(lambda: session.title_row() == MEDIUM - 4, "it does not follow the finger")
        session.drag([(30, 11), (30, 8), (30, 5)])
        session.wait_for(lambda: session.title_row() == LARGE, "it did not reach the top")


def check_snaps_down():
    with in_locations() as session:
        session.drag([(30, 15), (30, 18), (30, 21)])
        session.wait_for(lambda: session.title_row() == SMALL, "it did not reach the lowest stop")


def check_flick_goes_on_by_itself():
    with in_locations() as session:
        session.mouse(0, 30, 15)
        session.pause(0.012)
        session.mouse(32, 30, 14)
        session.pause(0.012)
        # At once: on a busy machine a pause here may become a halt of the finger.
        session.type("\x1b[<32;31;13M\x1b[<32;31;11M\x1b[<0;31;11m")
        session.wait_for(lambda: session.title_row() == LARGE, "the flick did not carry")


def check_becomes_a_column_from_80_columns_on():
    with in_locations() as session:
        for columns, is_column in ((79, False), (80, True), (120, True), (60, False)):
            session.resize(columns, 30)
            session.wait_for(
                lambda: (session.screen.find("The map goes") or (0, 0))[1] > 20
                if is_column else (session.screen.find("The map goes") or (0, 99))[1] == 2,
                f"wrong place at {columns} columns")
        session.wait_for(lambda: session.title_row() == MEDIUM, "the selection was lost")


def check_resize_in_mid_drag():
    with in_locations() as session:
        session.drag([(30, 15), (30, 12)], lift=False)
        session.resize(100, 40)
        session.wait_for(lambda: (session.screen.find("The map goes") or (0, 0))[1] > 40, "no column")
        session.resize(60, 30)
        session.pause(0.05)
        session.mouse(32, 30, 11)
        session.pause(0.1)
        session.mouse(0, 30, 11, final="m")
        session.wait_for_rest()
        expect(session.title_row() in (SMALL, MEDIUM, LARGE), f"stands at {session.title_row()}")


def check_keys_do_what_the_mouse_does():
    with in_locations() as session:
        session.type("\x1b[A")
        session.wait_for(lambda: session.title_row() == LARGE, "up does not go to the next stop")
        session.type("\x1b[B")
        session.wait_for(lambda: session.title_row() == MEDIUM, "down does not go back")
        session.type("JJJJ")
        session.wait_for(lambda: session.title_row() == MEDIUM + 4, "J does not drag")
        session.type("\x1b")
        session.wait_for(lambda: session.title_row() == MEDIUM, "Escape does not give up")
        session.type("J" * 5)
        session.wait_for(lambda: session.title_row() == MEDIUM + 5, "J does not drag again")
        session.type("\r")
        session.wait_for(lambda: session.title_row() == SMALL, "Enter does not let go")
        session.type(" ")
        session.wait_for(lambda: session.title_row() is None, "space does not hide it")
        session.type(" ")
        session.wait_for(lambda: session.title_row() is not None, "space does not bring it back")


def check_flows_and_switches():
    with started() as session:
        for key, title in (("1", "Walking preferences"), ("3", "Mark locations"),
                           ("4", "Subscription"), ("5", "Welcome"), ("6", "Evening walk"),
                           ("2", "Area preferences")):
            session.type(key)
            session.wait_for_text(title)
        session.type("e")
        session.wait_for_text("compact · policy regular")
        session.type("p")
        session.wait_for_text("compact, up to 560")
        session.type("e")
        session.type("k")
        session.wait_for(lambda: re.search(r"q\W+w\W+e\W+r\W+t", session.screen.text()), "no keyboard")
        session.type("k")
        session.type("?")
        session.wait_for_text("Ctrl-C")
        session.type("?")
        session.wait_for(lambda: not session.screen.find("Ctrl-C"), "the list of keys stays")


def check_required_step_stays():
    with started() as session:
        session.type("5")
        session.wait_for_text("Welcome")
        session.wait_for_rest()
        session.type("\x1b")
        session.wait_for_text("cannot be dismissed")
        expect(session.screen.find("Welcome"), "it was dismissed")
        for _ in range(3):
            session.type("\t\r")
            session.wait_for_rest()
        session.wait_for_text("Dismissed (request)")


def check_click_changes_the_content():
    with started() as session:
        session.type("1")
        session.wait_for_text("Avoid stairs")
        session.wait_for_rest()
        row, column = session.screen.find("Avoid stairs")
        session.drag([(column, row)])
        session.wait_for_text("Some routes become")
        session.wait_for(lambda: session.screen.find("Avoid stairs")[0] == row - 1,
                         "the panel does not grow with its content")


def check_wheel_scrolls_the_list():
    with in_locations() as session:
        row, column = session.screen.find("Old Bridge")
        session.mouse(65, column, row + 2)
        session.wait_for(lambda: not session.screen.find("Old Bridge"), "it does not scroll")
        session.mouse(64, column, row + 2)
        session.wait_for_text("Old Bridge", row=row)
        expect(session.title_row() == MEDIUM, "the wheel moved the panel, too")


def check_scroll_hand_off():
    with in_locations() as session:
        row, column = session.screen.find("Concert Hall")
        path = [(column, row - step) for step in range(0, row - 4)]
        session.drag(path, lift=False)
        session.wait_for(lambda: session.title_row() == LARGE, "a drag on the list opens the panel")
        expect(session.screen.find("Old Bridge") is None, "the list does not take over at the top")
        session.drag(path[::-1])
        session.wait_for_text("Old Bridge")
