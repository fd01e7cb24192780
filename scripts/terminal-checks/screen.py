"""A screen: what a terminal would show for the bytes it got."""

import codecs
import re


class Screen:
    # The third kind is a sequence that was cut off: the next one ends it.
    TOKEN = re.compile(
        r"\x1b\[([0-9;?]*)([@-~])|\x1b([^\[\x1b])|\x1b(?:\[[0-9;?]*)?(?=\x1b)"
        r"|([\x00-\x1a\x1c-\x1f])|([^\x00-\x1f\x1b])")

    def __init__(self, columns, rows):
        self.modes = set()
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.rest = ""
        self.resize(columns, rows)

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.lines = [[" "] * columns for _ in range(rows)]
        self.column = self.row = 0

    def feed(self, data):
        text = self.rest + self.decoder.decode(data)
        position = 0
        while position < len(text):
            match = self.TOKEN.match(text, position)
            if not match:
                break  # the rest of a sequence is still to come
            position = match.end()
            parameters, final, _, control, character = match.groups()
            if final:
                self.obey(parameters, final)
            elif character:
                self.put(character)
            elif control == "\n":
                self.row = min(self.row + 1, self.rows - 1)
            elif control == "\r":
                self.column = 0
        self.rest = text[position:]

    def obey(self, parameters, final):
        if final in "hl" and parameters.startswith("?"):
            for mode in parameters[1:].split(";"):
                (self.modes.add if final == "h" else self.modes.discard)(int(mode))
            return
        numbers = [int(part or 0) for part in re.split("[;?]", parameters)] if parameters else [0]
        if final == "H":
            self.row = max(numbers[0], 1) - 1
            self.column = max(numbers[1] if len(numbers) > 1 else 1, 1) - 1
        elif final == "C":
            self.column += max(numbers[0], 1)
        elif final == "J":
            self.lines = [[" "] * self.columns for _ in range(self.rows)]

    def put(self, character):
        if self.row < self.rows and self.column < self.columns:
            self.lines[self.row][self.column] = character
        self.column += 1

    def text(self):
        return "\n".join("".join(line) for line in self.lines)

    def find(self, words):
        """The row and the column where `words` stand, or None."""
        for row, line in enumerate(self.lines):
            column = "".join(line).find(words)
            if column >= 0:
                return row, column
        return None
