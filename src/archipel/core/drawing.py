"""Drawings as SVG text, for the pages that a game can print.

Measures are millimetres. Colours and strokes are attributes of each shape, so that a page shows the same in a browser
that allows no styles, and can be turned into a PDF. Signs that printers' fonts lack are drawn as shapes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from math import cos, pi, sin

INK, SOFT, PAPER = "#1b2733", "#6b7885", "#ffffff"
THIN, USUAL, THICK = 0.2, 0.35, 0.8
FONT = "Helvetica, Arial, sans-serif"
NARROW, FIRM = "\u202f", "\u00a0"  # blanks that do not break; printers' fonts have no narrow one
Attribute = str | float
Point = tuple[float, float]

WIDTHS = {  # of the letters of the font, in thousandths of its size; the others are 556 wide
    191: "'",
    222: "ijl",
    278: " !,./:;I[\\]ft",
    333: "()-r`",
    389: "*",
    500: "Jckvsxyz",
    584: "+<=>~±−",
    611: "FTZ",
    667: "ABEKPSVXY",
    722: "CDHNRUw",
    778: "GOQ",
    833: "Mm",
    944: "Wœ",
    1000: "…—",
}
USUAL_WIDTH = 556
WIDTH_OF = {sign: width / 1000 for width, signs in WIDTHS.items() for sign in signs}
BOLD = 1.08  # how much wider bold letters are
SLACK = 1.12  # how much wider a substitute font may be
LEADING = 1.25  # from line to line, in sizes


@dataclass(frozen=True)
class Page:
    """A page to print: a name for its file, a title for people, its size and the drawing."""

    name: str
    title: str
    width: float
    height: float
    svg: str


def page(name: str, title: str, size: Point, *parts: str) -> Page:
    """A white page of that size with all parts on it."""
    width, height = (number(side) for side in size)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}" font-family="{FONT}">'
    )
    body = "\n".join((head, f"<title>{escape(title)}</title>", rect(0, 0, *size, fill=PAPER), *parts, "</svg>"))
    return Page(name, title, *size, f"{body}\n")


# --- shapes -------------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """A length in millimetres, to two decimals, without trailing zeros."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def element(tag: str, inside: str = "", /, **attributes: Attribute) -> str:
    """One element; `stroke_width` becomes stroke-width."""
    pairs = [(name.replace("_", "-"), _value(value)) for name, value in attributes.items()]
    start = " ".join((tag, *(f'{name}="{value}"' for name, value in pairs)))
    return f"<{start}>{inside}</{tag}>" if inside else f"<{start}/>"


def _value(value: Attribute) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def rect(x: float, y: float, width: float, height: float, **style: Attribute) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **style)


def box(x: float, y: float, width: float, height: float, **style: Attribute) -> str:
    """A rectangle to write in: an outline on white."""
    return rect(x, y, width, height, **{"fill": PAPER, "stroke": INK, "stroke_width": USUAL, **style})


def circle(x: float, y: float, radius: float, **style: Attribute) -> str:
    return element("circle", cx=x, cy=y, r=radius, **{"fill": PAPER, "stroke": INK, "stroke_width": USUAL, **style})


def dot(x: float, y: float, radius: float, colour: str = INK) -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=colour)


def line(x1: float, y1: float, x2: float, y2: float, **style: Attribute) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **{"stroke": INK, "stroke_width": USUAL, **style})


def path(d: str, **style: Attribute) -> str:
    """Any outline; without a fill unless one is given."""
    return element("path", d=d, **{"fill": "none", "stroke": INK, "stroke_width": USUAL, **style})


def polygon(points: Iterable[Point], **style: Attribute) -> str:
    places = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return element("polygon", points=places, **{"fill": PAPER, "stroke": INK, "stroke_width": USUAL, **style})


def group(*parts: str, at: Point = (0, 0), turn: float = 0, scale: float = 1) -> str:
    """Move parts drawn around the origin to a point, turned clockwise by `turn` degrees."""
    steps = [f"translate({number(at[0])} {number(at[1])})"]
    steps += [f"rotate({number(turn)})"] * bool(turn) + [f"scale({number(scale)})"] * (scale != 1)
    return element("g", "".join(parts), transform=" ".join(steps))


# --- text ---------------------------------------------------------------------------------------------------------


def text(x: float, y: float, said: str, size: float = 3.2, **style: Attribute) -> str:
    """A line of text with its baseline at `y`; `text_anchor` is start, middle or end."""
    printable = escape(said.replace(NARROW, FIRM), quote=False)
    return element("text", printable, x=x, y=y, font_size=size, **{"fill": INK, **style})


def middle(x: float, y: float, said: str, size: float = 3.2, **style: Attribute) -> str:
    """A line of text centred on a point."""
    return text(x, y + size * 0.35, said, size, text_anchor="middle", **style)


def bold(x: float, y: float, said: str, size: float = 3.2, **style: Attribute) -> str:
    return text(x, y, said, size, font_weight="bold", **style)


def width(said: str, size: float) -> float:
    """The greatest width of a line of text; accents do not make letters wider."""
    return SLACK * size * sum(WIDTH_OF.get(unicodedata.normalize("NFD", sign)[0], USUAL_WIDTH / 1000) for sign in said)


def fitting(said: str, room: float, size: float) -> float:
    """The font size at which a line fits, at most `size`."""
    return min(size, size * room / max(width(said, size) * BOLD, 0.01))


def wrapped(said: str, room: float, size: float) -> list[str]:
    """Break the text into lines that fit."""
    lines = [""]
    for word in said.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(x: float, y: float, room: float, said: str, size: float = 3.0, **style: Attribute) -> str:
    """Text in as many lines as it needs, the first with its baseline at `y`."""
    lines = wrapped(said, room, size)
    return "".join(text(x, y + i * size * LEADING, part, size, **style) for i, part in enumerate(lines))


# --- signs that fonts lack ----------------------------------------------------------------------------------------


def star(x: float, y: float, radius: float, **style: Attribute) -> str:
    """A star with five points, one of them up."""
    return polygon(_star(x, y, radius), **style)


def _star(x: float, y: float, radius: float) -> Iterator[Point]:
    for i in range(10):
        reach, angle = radius * (0.45 if i % 2 else 1), pi * i / 5
        yield x + reach * sin(angle), y - reach * cos(angle)


def smile(x: float, y: float, radius: float) -> str:
    """A smiling face."""
    eye, r = radius * 0.35, radius
    mouth = f"M{number(-0.5 * r)} {number(0.25 * r)}Q0 {number(0.85 * r)} {number(0.5 * r)} {number(0.25 * r)}"
    parts = circle(0, 0, r), dot(-eye, -eye, r * 0.13), dot(eye, -eye, r * 0.13), path(mouth)
    return group(*parts, at=(x, y))
