"""Maldivia on paper: both sides of the cloth, and the market ships to cut out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from archipel.core import drawing
from archipel.core.drawing import INK, SOFT, THICK, THIN, Page, box, circle, dot, group, middle, number, path, rect
from archipel.games.maldivia.box import (
    BACK,
    CARGOES,
    COLOURS,
    FISH,
    FRONT,
    ISLANDS,
    MARKS,
    PILE,
    SHIPS,
    SIGHTS,
    SIZE,
    SPACES,
)

if TYPE_CHECKING:
    from archipel.core.boxes import Box
    from archipel.core.words import Words

A4 = (210, 297)
MARGIN, ROOM = 10, 190
SPACE = 17
LEFT, TOP = 20, 54  # the north-west corner of the cloth
CLOTH = SIZE * SPACE
WATER, SAND, WOOD = "#eef6fa", "#f6ecd2", "#ead9b8"
PAINT = {"red": "#ea7468", "green": "#6cb27c", "purple": "#ab88d2", "yellow": "#f7d967"}
MIDDLES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS, CARD_WIDTH, CARD_HEIGHT = 4, 47.5, 50  # twenty cards on a page
CARDS_ON_A_PAGE = 2 * PILE


def pages(box: Box, words: Words) -> list[Page]:
    """The front, the back, and the ships of two islands on each page."""
    return [cloth("front", FRONT, box, words), cloth("back", BACK, box, words), *ships(box, words)]


def heading(title: str, about: str, box: Box, words: Words) -> str:
    """The title of the page and how to read it; at its foot, its source."""
    source = words.say("maldivia-print-source", box=box.label)
    return "".join(
        (
            drawing.bold(MARGIN, 16, f"Maldivia – {title}", 6.5),
            drawing.paragraph(MARGIN, 24, ROOM, about, 3),
            drawing.text(MARGIN, 292, source, drawing.fitting(source, ROOM, 2.6), fill=SOFT),
        )
    )


# --- the cloth ----------------------------------------------------------------------------------------------------


def cloth(side: str, start: int, box: Box, words: Words) -> Page:
    """One side of the cloth, every space where it is seen from the front."""
    title, about = words.say(f"maldivia-print-{side}"), words.say(f"maldivia-print-{side}-about")
    spaces = (space(at, SIGHTS[box.numbers[start + at]]) for at in range(SPACES))
    parts = heading(title, about, box, words), *spaces, *coordinates(), *shores(words), *legend(words)
    return drawing.page(f"cloth-{side}", title, A4, *parts)


def space(at: int, sight: str) -> str:
    row, column = divmod(at, SIZE)
    water = rect(0, 0, SPACE, SPACE, fill=WATER, stroke=SOFT, stroke_width=THIN)
    name = drawing.text(0.8, 2.6, MARKS[at], 2, fill=SOFT)
    inside = group(seen(sight), at=(SPACE / 2, SPACE / 2 + (0 if sight.startswith("current") else 0.9)))
    return group(water, name, inside, at=(LEFT + column * SPACE, TOP + row * SPACE))


def seen(sight: str) -> str:
    """The picture on a space, drawn around its middle."""
    if not sight:
        return ""
    if sight == "octopus":
        return octopus()
    if sight == "shark":
        return shark()
    return current(*sight[-2:]) if sight.startswith("current") else shoal(sight.split("+"), SPACE - 4)


def coordinates() -> Iterator[str]:
    for i in range(SIZE):
        at = (i + 0.5) * SPACE
        for beyond in (-2.4, CLOTH + 2.4):
            yield middle(LEFT + at, TOP + beyond, "abcdefghij"[i], 3)
            yield middle(LEFT + beyond, TOP + at, str(i + 1), 3)


def shores(words: Words) -> Iterator[str]:
    """The four islands beyond the edges, each read from its own side."""
    for i, island in enumerate(ISLANDS):
        x, y = MIDDLES[island]
        beyond = CLOTH / 2 + 9
        name = f"{island}  ·  {words.say(f'island-{island}')}"
        shore = box(-CLOTH / 2, -3.5, CLOTH, 7, rx=2, fill=SAND), middle(0, 0, name, 4.2, font_weight="bold")
        place = LEFT + CLOTH / 2 + x * beyond, TOP + CLOTH / 2 + y * beyond
        yield group(*shore, at=place, turn=(0, 90, 0, -90)[i])


def legend(words: Words) -> Iterator[str]:
    """Every sign with its name: colours are told by the pattern on the fish as well."""
    signs = [fish(colour) for colour in COLOURS] + [current("W", "S"), octopus(), shark()]
    names = [words.say(f"fish-{colour}") for colour in COLOURS]
    names += [words.say(f"maldivia-print-{thing}") for thing in ("current", "octopus", "shark")]
    for i, (sign, name) in enumerate(zip(signs, names, strict=True)):
        x, y = MARGIN + i % 4 * 48, TOP + CLOTH + 24 + i // 4 * 16
        room = group(sign, at=(x + 7, y), scale=0.8)
        yield room + drawing.text(x + 16, y + 1, name, drawing.fitting(name, 31, 3.4))


# --- signs --------------------------------------------------------------------------------------------------------

BODY = "M-4.4 0C-2.6 -3.1 2.4 -3.1 4.4 0C2.4 3.1 -2.6 3.1 -4.4 0Z"
TAIL = "M-4 0L-6.4 -2.2L-5.6 0L-6.4 2.2Z"


def fish(colour: str) -> str:
    """A fish to the right; each colour has a pattern of its own."""
    outline = [path(part, fill=PAINT[colour]) for part in (TAIL, BODY)]
    return "".join((*outline, pattern(colour), dot(2.7, -0.7, 0.4)))


def pattern(colour: str) -> str:
    """Bars on the red one, dots on the green one, a stripe on the purple one, nothing on the yellow one."""
    if colour == "red":
        return path("M-2 -1.8V1.8M-0.4 -2.2V2.2M1.2 -2V2")
    if colour == "green":
        return dot(-2, 0, 0.5) + dot(-0.4, -1, 0.5) + dot(-0.4, 1, 0.5) + dot(1.1, 0, 0.5)
    return path("M-4 0H1.4", stroke_width=1.1) if colour == "purple" else ""


def shoal(colours: list[str], height: float, largest: float = 1) -> str:
    """One to four fish, one above the other."""
    pitch = min(height / max(len(colours), 2), 7 * largest)
    scale = min(largest, pitch / 5.6)
    top = -pitch * (len(colours) - 1) / 2
    return "".join(group(fish(colour), at=(0.8, top + i * pitch), scale=scale) for i, colour in enumerate(colours))


def octopus() -> str:
    arms = "M-3 1C-6 1 -6.4 3 -6 5M-2 2.4C-3.4 3.4 -3.4 4.6 -3 6M0 2.6V6.2M2 2.4C3.4 3.4 3.4 4.6 3 6M3 1C6 1 6.4 3 6 5"
    head = path("M-3.6 1.6C-4.6 -7 4.6 -7 3.6 1.6C2 3.4 -2 3.4 -3.6 1.6Z", fill="#f0b9a8", stroke_width=0.5)
    return path(arms, stroke_width=1) + head + dot(-1.2, -1, 0.6) + dot(1.2, -1, 0.6)


def shark() -> str:
    fin = path("M-5 3C-2.6 -1.4 0 -5 4.4 -5.6C2.8 -2.6 3 0 5 3Z", fill="#8d99a5", stroke_width=0.5)
    return fin + path("M-6.6 3.4q1.65 -1.6 3.3 0t3.3 0t3.3 0t3.3 0M-4 5.8q1.65 -1.6 3.3 0t3.3 0", stroke_width=0.6)


def current(begins: str, ends: str) -> str:
    """A bent arrow from the side where it is entered to the side where its tip is."""
    half = SPACE / 2 - 1.6
    (x1, y1), (x2, y2) = ((half * way for way in MIDDLES[side]) for side in (begins, ends))
    bend = f"M{number(x1)} {number(y1)}Q0 0 {number(x2 * 0.72)} {number(y2 * 0.72)}"
    tip = group(path("M0 0L-3.4 -2.4V2.4Z", fill=INK), at=(x2, y2), turn=90 * (ISLANDS.index(ends) - 1))
    return path(bend, stroke_width=1.5, stroke="#2f6f8f") + dot(x1, y1, 1.1, "#2f6f8f") + tip


# --- the ships ----------------------------------------------------------------------------------------------------


def ships(box: Box, words: Words) -> Iterator[Page]:
    """All cards, twenty to a page."""
    cards = box.numbers[SHIPS:FISH]
    for start in range(0, len(cards), CARDS_ON_A_PAGE):
        sheet = start // CARDS_ON_A_PAGE + 1
        title = words.say("maldivia-print-ships", number=sheet)
        drawn = (ship(i, (start + i) // PILE, cards[start + i], words) for i in range(CARDS_ON_A_PAGE))
        head = heading(title, words.say("maldivia-print-ships-about"), box, words)
        yield drawing.page(f"ships-{sheet}", title, A4, head, *drawn)


def ship(place: int, island: int, cargo: int, words: Words) -> str:
    """A card: its island, the fish it asks for, and what it is worth."""
    row, column = divmod(place, ACROSS)
    letter, colours = ISLANDS[island], list(CARGOES[cargo])
    parts = (
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, stroke_dasharray="1 1", stroke=SOFT, stroke_width=THIN),
        rect(2, 2, CARD_WIDTH - 4, 8, rx=2, fill=SAND),
        middle(CARD_WIDTH / 2, 6, f"{letter}  ·  {words.say(f'island-{letter}')}", 4, font_weight="bold"),
        path("M6.5 38V12.5L10.3 14.2L6.5 16", fill=SAND, stroke_width=0.5),
        path("M5 38H42.5C41 44 37.5 46.5 33.5 47.5H14C10 46.5 6.5 44 5 38Z", fill=WOOD, stroke_width=0.5),
        group(shoal(colours, 27, 1.5), at=(CARD_WIDTH / 2 - 1, 24.5)),
        circle(CARD_WIDTH - 7, 14.5, 3.6, stroke_width=THICK),
        middle(CARD_WIDTH - 7, 14.5, str(len(colours)), 4.4, font_weight="bold"),
    )
    return group(*parts, at=(MARGIN + column * CARD_WIDTH, 38 + row * CARD_HEIGHT))
