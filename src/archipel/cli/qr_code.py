"""QR codes as blocks in the terminal: always black on white, in any colours of the terminal."""

from __future__ import annotations

from itertools import zip_longest

from rich.console import Console
from rich.text import Text

BORDER = 2  # light modules around the code; the terminal's own background comes after them
BLACK_ON_WHITE = "#000000 on #ffffff"
BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}  # (upper, lower) is dark


def qr_code(text: str, screen: Console) -> Text | None:
    """The code of this text, or None if the terminal lacks colours, characters or columns for it."""
    rows = modules(text)
    if screen.no_color or screen.color_system is None or not screen.encoding.startswith("utf"):
        return None
    return blocks(rows) if len(rows[0]) <= screen.width else None


def modules(text: str) -> list[list[bool]]:
    """The rows of the code with its border; True is dark."""
    import segno

    code = segno.make(text, micro=False, error="l")
    return [[bool(module) for module in row] for row in code.matrix_iter(border=BORDER)]


def blocks(rows: list[list[bool]]) -> Text:
    """Two rows of modules in each line."""
    light = [False] * len(rows[0])
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=light)
    lines = ["".join(BLOCKS[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs]
    return Text("\n").join(Text(line, BLACK_ON_WHITE) for line in lines)
