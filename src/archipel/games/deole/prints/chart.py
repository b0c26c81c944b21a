"""The exploration map: the sea between four sides, read by each player from their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from archipel.core import drawing
from archipel.core.drawing import SOFT, THIN, Page, box, circle, group, line, middle, path, rect, star, text
from archipel.games.deole.box import COLOURS, ISLAND, MARKS, SIDE, SIGNS, WRECK
from archipel.games.deole.prints import signs
from archipel.games.deole.prints.signs import A4, DASHES, MARGIN, PALE, STRONG

if TYPE_CHECKING:
    from archipel.core.words import Words
    from archipel.games.deole.prints.printed import Printed

SPACE = 18.5
HALF = SIDE * SPACE / 2
MIDDLE = (105, 122)
QUAY, NAME, GAUGE = 8, 6, 7  # the strips beyond an edge, from the inside out
SEA, LAND = "#eef6fa", "#efe2bf"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
WRECK_SIGN, LAND_SIGN = SIGNS[WRECK], SIGNS[ISLAND]
LEGEND_TOP = 232


def page(printed: Printed, words: Words) -> Page:
    title = words.say("deole-print-map")
    head = drawing.bold(MARGIN, 17, f"Déole – {title}", 6.5)
    sea = (space(at, sign) for at, sign in enumerate(printed.chart))
    sides = (side(i, wind, printed, words) for i, wind in enumerate(COLOURS))
    chart = group(*sea, *coasts(printed, words), island(printed), *sides, at=MIDDLE)
    return drawing.page("map", title, A4, head, chart, *legend(words), signs.foot(printed.source(words)))


# --- the sea ------------------------------------------------------------------------------------------------------


def corner(at: int) -> tuple[float, float]:
    row, column = divmod(at, SIDE)
    return column * SPACE - HALF, row * SPACE - HALF


def space(at: int, sign: str) -> str:
    """A space with its name, and a wreck or the letter of castaways."""
    water = rect(0, 0, SPACE, SPACE, fill=LAND if sign == LAND_SIGN else SEA, stroke=SOFT, stroke_width=THIN)
    parts = [water, text(0.8, 2.6, MARKS[at], 2, fill=SOFT)]
    if sign == WRECK_SIGN:
        parts.append(signs.wreck((SPACE / 2, SPACE / 2 - 0.5), 1.3))
    elif sign.isalpha():
        parts.append(castaway((SPACE / 2, SPACE / 2), sign))
    return group(*parts, at=corner(at))


def castaway(at: tuple[float, float], sign: str) -> str:
    return circle(*at, 3.3, stroke=SOFT, stroke_dasharray="1 0.7") + middle(*at, sign, 4.4)


def coasts(printed: Printed, words: Words) -> Iterator[str]:
    """The edges of the island, each in the colour and with the letter of the side that it faces."""
    land = {at for at, sign in enumerate(printed.chart) if sign == LAND_SIGN}
    for at in sorted(land):
        x, y = (place + SPACE / 2 for place in corner(at))
        for wind, (right, down) in zip(COLOURS, STEPS, strict=True):
            if at + right + SIDE * down not in land:
                turn = 90 * STEPS.index((right, down))
                yield group(coast(wind, words, turn), at=(x, y), turn=turn)


def coast(wind: str, words: Words, turn: int) -> str:
    """A northern edge; it is turned for the others, its letter stays upright."""
    half = SPACE / 2
    shore = line(-half, -half, half, -half, stroke=STRONG[wind], stroke_width=1.6)
    said = group(middle(0, 0, words.say(f"deole-print-{wind}"), 3.4, font_weight="bold"), at=(0, -half + 3), turn=-turn)
    return shore + said


def island(printed: Printed) -> str:
    """The star of Éolia, in the middle of the island."""
    places = [corner(at) for at, sign in enumerate(printed.chart) if sign == LAND_SIGN]
    x, y = (sum(place[i] for place in places) / len(places) + SPACE / 2 for i in (0, 1))
    return star(x, y, 4.6, stroke_width=0.5) + middle(x, y + 7.4, "Éolia", 3.2, font_style="italic")


# --- the sides ----------------------------------------------------------------------------------------------------


def side(i: int, wind: str, printed: Printed, words: Words) -> str:
    """Quay with ports, name of the wind, and on the left the gauge: as the player who sits there sees it."""
    name = f"{words.say(f'deole-print-{wind}')}  ·  {words.say(f'deole-print-{wind}-track')}"
    parts = (
        rect(-HALF, HALF, 2 * HALF, QUAY + NAME, fill=PALE[wind], stroke=STRONG[wind], stroke_width=0.5),
        middle(0, HALF + QUAY + NAME / 2, name, 3.8, font_weight="bold"),
        *(port(number, place) for number, place in enumerate(printed.ports[wind], 1)),
        *gauge(wind, printed, words),
    )
    return group(*parts, turn=90 * i + 180)


def port(number: int, place: int) -> str:
    """A basin that opens to the space before it."""
    x = (place - 0.5) * SPACE - HALF
    basin = path("M-6 0V6.6H6V0", fill=SEA, stroke_width=0.6)
    mouth = line(-6, 0, 6, 0, stroke=SEA, stroke_width=0.8)
    parts = basin, mouth, signs.anchor((-2.4, 3.4), 0.85), middle(2.6, 3.3, str(number), 3.8, font_weight="bold")
    return group(*parts, at=(x, HALF))


def gauge(wind: str, printed: Printed, words: Words) -> Iterator[str]:
    """The points for the farthest row, row by row from the own side."""
    left = -HALF - QUAY - NAME - GAUGE
    for row, points in enumerate(printed.gauge, 1):
        if points:
            y = HALF - row * SPACE
            yield box(left, y, GAUGE, SPACE, fill=PALE[wind], stroke=STRONG[wind])
            yield middle(left + GAUGE / 2, y + SPACE / 2 - 2, f"+{points}", 2.7, font_weight="bold")
            yield middle(left + GAUGE / 2, y + SPACE / 2 + 3, words.say(f"deole-print-{wind}"), 3)


# --- the legend ---------------------------------------------------------------------------------------------------


def legend(words: Words) -> Iterator[str]:
    """Every sign in a sentence, and how courses are told apart without coloured pens."""
    marks = {
        "port": signs.anchor((0, 0)),
        "wreck": signs.wreck((0, 0), 0.75),
        "castaways": castaway((0, 0), "a"),
        "coast": star(0, 0, 3.4),
    }
    for i, (name, mark) in enumerate(marks.items()):
        y = LEGEND_TOP + i * 13
        yield group(mark, at=(MARGIN + 5, y))
        yield drawing.paragraph(MARGIN + 13, y - 0.6, 84, words.say(f"deole-print-{name}"), 2.9)
    yield drawing.paragraph(112, LEGEND_TOP - 0.6, 88, words.say("deole-print-gauge"), 2.9)
    yield drawing.paragraph(112, LEGEND_TOP + 15, 88, words.say("deole-print-courses"), 2.9)
    yield from courses(words)


def courses(words: Words) -> Iterator[str]:
    """A line for each side, told by its dashes as well."""
    for i, wind in enumerate(COLOURS):
        y = LEGEND_TOP + 28 + i * 6.5
        yield signs.letter((115, y), words.say(f"deole-print-{wind}"), wind, 2.6)
        yield line(121, y, 196, y, stroke=STRONG[wind], stroke_width=1, stroke_dasharray=DASHES[wind])
