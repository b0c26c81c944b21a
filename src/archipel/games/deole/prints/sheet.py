"""The navigation sheet: five tracks, the modes, the bonuses, the score; and the notes of a single player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from archipel.core import drawing
from archipel.core.drawing import SOFT, THICK, Page, box, circle, group, line, middle, rect, smile, star, text
from archipel.games.deole.box import BOXES, COLOURS, FACTS, MODES, PIPS, READY, ROUNDS, SIXTH, THIRD, TRACKS, TURNS
from archipel.games.deole.prints import signs
from archipel.games.deole.prints.signs import A4, MARGIN, PALE, ROOM, STRONG

if TYPE_CHECKING:
    from archipel.core.words import Words
    from archipel.games.deole.prints.printed import Printed

BONUS_RULES = {"A": "D7.3", "B": "D7.4", "C": "D7.5", "D": "D7.6", "E": "D7.7", "F": "D7.8"}
TRACK_TOP, TRACK_PITCH = 67, 26
BOX, BOX_LEFT, BOX_PITCH = 18, 64, 23
BOTTOM = 209  # where bonuses and score begin
SCORE_LEFT, SCORE_WIDTH = 130, 70


def page(printed: Printed, words: Words) -> Page:
    title = words.say("deole-print-sheet")
    tracks = (track(i, name, printed, words) for i, name in enumerate(TRACKS))
    parts = head(words), modes(words), *tracks, *columns(words), bonuses(words), solo(words), score(words)
    return drawing.page("sheet", title, A4, *parts, signs.foot(printed.source(words)))


# --- above --------------------------------------------------------------------------------------------------------


def head(words: Words) -> str:
    """The title, the ship's name, one's own side, and the fifteen turns to tick."""
    name = words.say("deole-print-ship")
    parts = [
        drawing.bold(MARGIN, 18, "Déole", 9),
        text(MARGIN, 24, words.say("deole-print-sheet"), 3.6),
        text(78, 13, name, 2.8, fill=SOFT),
        line(78, 20, 200, 20),
        text(78, 28, words.say("deole-print-side"), 2.8, fill=SOFT),
    ]
    parts += [signs.letter((96 + i * 9, 27), words.say(f"deole-print-{wind}"), wind) for i, wind in enumerate(COLOURS)]
    return "".join((*parts, *turns(words)))


def turns(words: Words) -> Iterator[str]:
    yield text(136, 28, words.say("deole-print-turns"), 2.8, fill=SOFT)
    for turn in range(ROUNDS * TURNS):
        yield box(151 + turn * 3 + turn // TURNS * 2, 25.8, 2.4, 2.4, rx=0.4)


def modes(words: Words) -> str:
    """All ten modes: players circle the five of the game, and cross them out when a track has taken them."""
    parts = [drawing.paragraph(MARGIN, 36, ROOM, words.say("deole-print-modes-help"), 2.9)]
    for i, name in enumerate(MODES):
        x, said = MARGIN + 9.5 + i * 19, words.say(f"mode-{name}")
        parts += [signs.mode(name, (x, 48)), middle(x, 57, said, drawing.fitting(said, 18, 2.9))]
    return "".join(parts)


# --- tracks -------------------------------------------------------------------------------------------------------


def track(place: int, name: str, printed: Printed, words: Words) -> str:
    """One track: its name, its helms, a sail for its mode, and six boxes."""
    said = title(name, words)
    parts = (
        rect(MARGIN, -2, ROOM, TRACK_PITCH - 1.5, rx=2, fill=PALE[name], stroke=STRONG[name], stroke_width=0.4),
        drawing.bold(MARGIN + 3, 3.4, said, drawing.fitting(said, 34, 3.2)),
        *helms(name, printed),
        signs.sail((54, 10)),
        *(boxes(i, name, printed) for i in range(BOXES)),
    )
    return group(*parts, at=(0, TRACK_TOP + place * TRACK_PITCH))


def title(track: str, words: Words) -> str:
    """The letter of a wind's side, and its name."""
    name = words.say(f"deole-print-{track}-track")
    return name if track == "crew" else f"{words.say(f'deole-print-{track}')}  ·  {name}"


def helms(track: str, printed: Printed) -> Iterator[str]:
    """As many helms as can become ready; those that are ready from the start are circled."""
    ready = READY[TRACKS.index(track)]
    for i in range(ready + len(printed.helms[track])):
        at = (MARGIN + 7 + i * 9.5, 13)
        yield signs.helm(at, 3)
        if i < ready:
            yield circle(*at, 4.2, fill="none", stroke_width=THICK)


def boxes(i: int, track: str, printed: Printed) -> str:
    """A box with its print, and its worth below."""
    parts = [box(0, 0, BOX, BOX, rx=1.5, stroke_width=0.5)]
    if i + 1 in printed.helms[track]:
        parts.append(signs.helm((BOX - 2.9, 2.9), 2.2))
    if i == SIXTH:
        parts += [smile(3, BOX - 3, 1.9), line(1, BOX - 1, 5, BOX - 5, stroke_width=0.5)]
    parts += crew_box(i) if track == "crew" else [middle(BOX / 2, BOX + 2.4, str(printed.values[i]), 3.6)]
    return group(*parts, at=(BOX_LEFT + i * BOX_PITCH, -0.6))


def crew_box(i: int) -> list[str]:
    """Minus, with a wreck where it can become plus; the last one is plus, and gives a bonus."""
    minus = line(1.8, 3.4, 5.4, 3.4, stroke_width=THICK)
    if i == SIXTH:
        return [minus, line(3.6, 1.6, 3.6, 5.2, stroke_width=THICK), star(BOX - 3.4, BOX - 3.2, 2.6)]
    return [minus] if i == THIRD else [minus, signs.wreck((3.8, 8.4), 0.5)]


def columns(words: Words) -> Iterator[str]:
    """A star below each column: a full one gives a bonus."""
    y = TRACK_TOP + len(TRACKS) * TRACK_PITCH + 3
    yield text(BOX_LEFT - 4, y + 1, words.say("deole-print-columns"), 2.8, text_anchor="end")
    for i in range(BOXES):
        yield star(BOX_LEFT + i * BOX_PITCH + BOX / 2, y, 3.6)


# --- below --------------------------------------------------------------------------------------------------------


def bonuses(words: Words) -> str:
    """Six stars to shade, each with its effect."""
    parts = [drawing.bold(MARGIN, BOTTOM, words.say("deole-print-bonuses"), 3.8)]
    for i, (name, rule) in enumerate(BONUS_RULES.items()):
        y = BOTTOM + 6.5 + i * 8
        parts += [star(MARGIN + 4, y, 4.2), middle(MARGIN + 4, y + 0.3, name, 3, font_weight="bold")]
        parts.append(drawing.paragraph(MARGIN + 10, y + 0.3, 108, words.rule(rule), 2.75))
    return "".join(parts)


def solo(words: Words) -> str:
    """Disasters by round, the rows of the storm, and castaways who can still help."""
    y = BOTTOM + 52.5
    frame = box(MARGIN, y, 117, 25, rx=2), drawing.bold(MARGIN + 3, y + 4.6, words.say("deole-print-solo"), 3.4)
    labels = [
        text(MARGIN + 3, y + 10.5 + i * 6, words.say(f"deole-print-{name}"), 2.7)
        for i, name in enumerate(("disasters", "storm", "helpers"))
    ]
    return "".join((*frame, *labels, *disasters(y + 9.6), *storm(y + 15.6, words), *helpers(y + 21.6)))


def disasters(y: float) -> Iterator[str]:
    """The values that have been a disaster in each round."""
    for i in range(ROUNDS * PIPS):
        x = 56 + i * 3.7 + i // PIPS * 1.6
        yield circle(x, y, 1.7, stroke_width=0.2) + middle(x, y, str(i % PIPS + 1), 2.2)


def storm(y: float, words: Words) -> Iterator[str]:
    for i, wind in enumerate(COLOURS):
        x = 56 + i * 17
        yield signs.letter((x, y), words.say(f"deole-print-{wind}"), wind, 2.1)
        yield from (box(x + 3 + row * 2.9, y - 1.2, 2.4, 2.4, rx=0.3) for row in range(4))


def helpers(y: float) -> Iterator[str]:
    return (smile(56 + i * 5.6, y, 2) for i in range(12))


def score(words: Words) -> str:
    """Every line of the score, and the total."""
    names = [words.line(line.name) for line in FACTS.lines] + [words.say("deole-print-total")]
    pitch = 77 / len(names)
    parts = [drawing.bold(SCORE_LEFT, BOTTOM, words.say("deole-print-score"), 3.8)]
    for i, name in enumerate(names):
        y = BOTTOM + 2 + i * pitch
        style = "bold" if i == len(names) - 1 else "normal"
        parts.append(text(SCORE_LEFT, y + pitch * 0.65, name, drawing.fitting(name, 52, 2.9), font_weight=style))
        parts.append(box(SCORE_LEFT + SCORE_WIDTH - 16, y, 16, pitch))
    return "".join(parts)
