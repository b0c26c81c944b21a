"""Parts of the boards in the terminal: a grid of characters to draw on, and a choice of drawings by size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType
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
        """The canvas as text to print. A window that is too narrow cuts it off rather than break its lines."""
        rows = Text("\n").join(Text.assemble(*row) for row in self._cells)
        rows.no_wrap, rows.overflow = True, "crop"
        return rows


class Drawing(NamedTuple):
    """Something to print, and the number of columns that it needs."""

    width: int
    content: RenderableType


class Fitted:
    """Several drawings of the same thing, from large to small. The first that fits into the window is printed.

    The height counts in a terminal only: `height` of the options, or the whole window.
    """

    def __init__(self, *drawings: Drawing) -> None:
        self.drawings = drawings

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        room = (options.height or console.height) if console.is_terminal else None
        free = options.update(height=None)
        yield next((one.content for one in self.drawings if _fits(one, console, free, room)), self.drawings[-1].content)


def _fits(drawing: Drawing, console: Console, options: ConsoleOptions, room: int | None) -> bool:
    if drawing.width > options.max_width:
        return False
    return room is None or len(console.render_lines(drawing.content, options, pad=False)) <= room


def _style_at(text: Text, index: int) -> str:
    """The style of one character of a text."""
    spans = [str(span.style) for span in text.spans if span.start <= index < span.end]
    return " ".join(filter(None, [str(text.style), *spans]))
