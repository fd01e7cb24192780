"""A session: the demo in a pseudo-terminal, and what a person would do to it and see of it."""

import fcntl
import os
import pty
import resource
import select
import signal
import struct
import termios
import time

from screen import Screen

ENVIRONMENT = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}

# In a terminal of 60 × 30, 480 points high, the list's title is two rows below the panel's edge.
SMALL, MEDIUM, LARGE = 24, 17, 3


def demo():
    """The path of the program under test; set by scripts/terminal-check."""
    return os.environ["PANEL_DEMO"]


class Failed(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Failed(message)


class Session:
    def __init__(self, arguments=(), columns=60, rows=30, environment=None, command=None,
                 standard_input=None):
        self.screen = Screen(columns, rows)
        self.output = b""
        self.status = None
        self.master, self.slave = pty.openpty()
        self.set_size(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        command = command or [demo(), *arguments]
        environment = ENVIRONMENT if environment is None else environment
        environment = {"PATH": os.environ.get("PATH", ""), **environment}
        self.pid = os.fork()
        if self.pid == 0:
            self.become(command, environment, standard_input)

    def become(self, command, environment, standard_input):
        try:
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # crashes are wanted here
            # A shell's background job ignores some of these, nohup another, and their children would, too.
            for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(self.slave, descriptor)
            if standard_input is not None:
                os.dup2(os.open(standard_input, os.O_RDONLY), 0)
            os.closerange(3, 64)
            os.execvpe(command[0], command, environment)
        finally:
            os._exit(127)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.kill(self.pid, signal.SIGCONT)
                os.waitpid(self.pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        for descriptor in (self.master, self.slave):
            try:
                os.close(descriptor)
            except OSError:
                pass

    # What happens to it.

    def set_size(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        self.read(0)
        self.screen.resize(columns, rows)
        self.set_size(columns, rows)

    def type(self, text):
        data = text if isinstance(text, bytes) else text.encode()
        while data:
            self.read(0)
            data = data[os.write(self.master, data[:512]):]

    def mouse(self, code, column, row, final="M"):
        """Columns and rows count from 0."""
        self.type(f"\x1b[<{code};{column + 1};{row + 1}{final}")

    def drag(self, path, lift=True, pause=0.016):
        """Presses on the first cell of the path, moves through the others, and lets go on the last."""
        self.mouse(0, *path[0])
        for cell in path[1:]:
            self.pause(pause)
            self.mouse(32, *cell)
        if lift:
            self.pause(0.1)  # long enough to be no flick
            self.mouse(0, *path[-1], final="m")

    def kill(self, number):
        os.kill(self.pid, number)

    # What comes of it.

    def read(self, timeout):
        """Reads until nothing has come for `timeout` seconds; answers whether anything has."""
        got = False
        while select.select([self.master], [], [], timeout)[0]:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return got
            if not data:
                return got
            got = True
            self.output += data
            self.screen.feed(data)
        return got

    def pause(self, seconds):
        end = time.monotonic() + seconds
        while True:
            rest = end - time.monotonic()
            if rest <= 0:
                return
            if select.select([self.master], [], [], rest)[0]:
                self.read(0)

    def wait_for(self, condition, what, timeout=5):
        end = time.monotonic() + timeout
        while not condition():
            expect(time.monotonic() < end, f"{what}; the screen shows:\n{self.screen.text()}")
            self.pause(0.01)

    def wait_for_text(self, words, row=None, timeout=5):
        def shows():
            place = self.screen.find(words)
            return place is not None and (row is None or place[0] == row)

        where = "" if row is None else f" in row {row}"
        self.wait_for(shows, f"\"{words}\"{where} did not appear", timeout)

    def wait_for_rest(self):
        self.wait_for(lambda: not self.read(0.12), "it did not come to rest")

    def wait_for_end(self, timeout=5):
        end = time.monotonic() + timeout
        while self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
            expect(time.monotonic() < end, f"the program did not end ({process_state(self.pid)})")
            self.pause(0.01)
        self.read(0.02)
        return self.status

    def title_row(self, title="Mark locations"):
        # The help line may name the flow, too.
        for row in range(1, self.screen.rows):
            if title in "".join(self.screen.lines[row]):
                return row
        return None

    def is_taken(self):
        return 1049 in self.screen.modes

    def expect_restored(self):
        expect(not self.screen.modes & {1049, 1000, 1002, 1003, 1006, 2004, 2026},
               f"modes left on: {sorted(self.screen.modes)}")
        expect(25 in self.screen.modes or b"\x1b[?25l" not in self.output, "the cursor stays hidden")
        after = termios.tcgetattr(self.slave)
        expect(after[:4] == self.before[:4], f"the line's settings changed: {self.before} {after}")


def process_state(pid):
    """What the system says about a process, for a message."""
    try:
        with open(f"/proc/{pid}/status") as file:
            wanted = ("State", "SigPnd", "ShdPnd", "SigBlk", "SigCgt")
            return ", ".join(" ".join(line.split()) for line in file if line.startswith(wanted))
    except OSError:
        return "state unknown"


def started(arguments=(), rests=True, **options):
    """A session that shows its help line, and unless told otherwise has come to rest."""
    session = Session(arguments, **options)
    session.wait_for_text("quit", row=0)
    if rests:
        session.wait_for_rest()
    return session


def in_locations(**options):
    """A session with the flow of the long list, at rest at its medium detent."""
    session = started(**options)
    session.type("3")
    session.wait_for(lambda: session.title_row() is not None, "the list did not come")
    session.wait_for_rest()
    return session
