"""A grid of characters to draw boards on, for the terminal."""

from __future__ import annotations

from rich.text import Text

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # the character of a crossing, by the sides that its lines come from


class Canvas:
    """Boxes whose edges join, and styled text over them."""

    def __init__(self, width: int, height: int) -> None:
        self._lines = [[0] * width for _ in range(height)]
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw a rectangle; its edges join those of others that it touches."""
        for i in range(width):
            for row in (y, y + height):
                self._line(x + i, row, RIGHT, style)
                self._line(x + i + 1, row, LEFT, style)
        for i in range(height):
            for column in (x, x + width):
                self._line(column, y + i, DOWN, style)
                self._line(column, y + i + 1, UP, style)

    def _line(self, x: int, y: int, side: int, style: str) -> None:
        self._lines[y][x] |= side
        self._cells[y][x] = (LINES[self._lines[y][x]], style)

    def write(self, x: int, y: int, text: Text) -> None:
        """Write text at a place and cut it off at the edge."""
        row = self._cells[y]
        for i, sign in enumerate(text.plain[: max(0, len(row) - x)]):
            row[x + i] = (sign, _style_at(text, i))

    def text(self) -> Text:
        """The canvas as text to print."""
        return Text("\n").join(Text.assemble(*row) for row in self._cells)


def _style_at(text: Text, index: int) -> str:
    """The style of one character of a text."""
    spans = [str(span.style) for span in text.spans if span.start <= index < span.end]
    return " ".join(filter(None, [str(text.style), *spans]))
