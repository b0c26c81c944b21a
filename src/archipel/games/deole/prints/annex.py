"""The annex: the meaning of the modes, sets of five modes, and the table of castaways."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from archipel.core import drawing
from archipel.core.drawing import Page, box, middle, text
from archipel.games.deole.box import MODES, PIPS, SETS
from archipel.games.deole.prints import signs
from archipel.games.deole.prints.signs import A4, MARGIN, ROOM

if TYPE_CHECKING:
    from archipel.core.words import Words
    from archipel.games.deole.prints.printed import Printed

MODES_TOP, SETS_TOP, TABLE_TOP = 34, 124, 188
PITCH = 14


def page(printed: Printed, words: Words) -> Page:
    title = words.say("deole-print-annex")
    head = drawing.bold(MARGIN, 17, f"Déole – {title}", 6.5)
    parts = *modes(words), *sets(words), *castaways(printed, words)
    return drawing.page("annex", title, A4, head, *parts, signs.foot(printed.source(words)))


def title(y: float, said: str, about: str) -> str:
    return drawing.bold(MARGIN, y, said, 4.4) + drawing.paragraph(MARGIN, y + 5, ROOM, about, 2.9)


def modes(words: Words) -> Iterator[str]:
    """Ten symbols with their names and rules, in two columns."""
    yield title(MODES_TOP - 8, words.say("deole-print-modes"), words.say("deole-print-modes-about"))
    for i, name in enumerate(MODES):
        x, y = MARGIN + i // 5 * 97, MODES_TOP + 14 + i % 5 * PITCH
        yield signs.mode(name, (x + 6, y))
        yield drawing.bold(x + 15, y - 1, words.say(f"mode-{name}"), 3.4)
        yield drawing.paragraph(x + 15, y + 3.2, 76, words.say(f"deole-print-mode-{name}"), 2.9)


def sets(words: Words) -> Iterator[str]:
    """Five modes for each way to play."""
    yield title(SETS_TOP, words.say("deole-print-sets"), words.say("deole-print-sets-about"))
    for i, (name, chosen) in enumerate(SETS.items()):
        x, y = MARGIN + i // 3 * 97, SETS_TOP + 17 + i % 3 * PITCH
        said = words.say(f"deole-print-set-{name}")
        yield text(x, y + 1, said, drawing.fitting(said, 30, 3.2))
        yield from (signs.mode(mode, (x + 38 + k * 11.5, y), 5) for k, mode in enumerate(chosen))


def castaways(printed: Printed, words: Words) -> Iterator[str]:
    """The letter for every roll of the yellow and the red die."""
    yield title(TABLE_TOP, words.say("deole-print-table"), words.say("deole-print-table-about"))
    left, top, size = 72, TABLE_TOP + 23, 11
    for i in range(PIPS):
        yield signs.die((left - size / 2 - 1, top + (i + 0.5) * size), i + 1, "yellow", 8)
        yield signs.die((left + (i + 0.5) * size, top - size / 2 - 1), i + 1, "red", 8)
        for k, sign in enumerate(printed.castaways[i]):
            yield box(left + k * size, top + i * size, size, size)
            yield middle(left + (k + 0.5) * size, top + (i + 0.5) * size, sign, 5)
    yield text(left - size - 4, top + 3 * size, words.say("deole-print-yellow-die"), 3.2, text_anchor="end")
    yield text(left + PIPS * size + 4, top - size / 2, words.say("deole-print-red-die"), 3.2)
