"""A position from its scene: each field taken once, and refused with its name where it cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from archipel.core.errors import BadScene
from archipel.core.game import Game
from archipel.core.scenes import Reader, listed, place, snapshot, whole
from archipel.games.deole.box import (
    CASTAWAYS,
    COLOURS,
    FREE,
    MARKS,
    MODES,
    PIPS,
    ROUNDS,
    SETS,
    SPACES,
    SYMBOLS,
    TRACKS,
    TURNS,
)
from archipel.games.deole.scene.checking import check
from archipel.games.deole.scene.sheets import read_sheets
from archipel.games.deole.scene.writing import shared
from archipel.games.deole.state import (
    AGREEING,
    BEGINNING,
    CROSSED_OUT,
    DISASTER_DIE,
    ENDINGS,
    GONE,
    NONE,
    OPEN,
    SITTING,
    SOURCES,
    STARS,
    STEPS,
)

LOSSES = [ending for ending in ENDINGS if ending]
MOST_OWED = 8  # [D7.1] six columns, the island, the sixth crew box


def read(game: Game, s: Any, fields: Reader) -> None:
    """Set the position up, or refuse it with the name of the field."""
    game.lay_out(s, fields.setup(game))
    told = {name: fields.take(name) for name in ("map", "sheet")}
    s.step = place("step", fields.take("step", "roll"), STEPS)
    s.rounds = fields.whole("round", range(1, ROUNDS + 1), 1) - 1
    s.turns = fields.whole("turn", range(1, TURNS + 1), 1) - 1
    s.first = fields.whole("first", range(1, s.seats + 1), 1) - 1
    s.active = fields.whole("active", range(s.seats + 1), 0) - 1
    s.modes = _read_modes(s, fields)
    _read_castaways(s, fields)
    sheets = listed("sheets", fields.take("sheets", [{}] * int(s.seats)))
    read_sheets(s, sheets)
    _read_eolia(s, _object("eolia", fields.take("eolia", {})))
    _read_solo(s, fields)
    _read_hand(s, fields)
    _read_dice(s, fields)
    check(s)
    _agree(s, sheets, told)


# --- the table ----------------------------------------------------------------------------------------------------


def _read_modes(s: Any, fields: Reader) -> int:
    """The five modes; with a free choice as many as have been named [D2.2, D-R37]."""
    usual = [mode for i, mode in enumerate(MODES) if s.modes >> i & 1]
    is_open = s.mode_set == FREE
    if is_open and s.step not in (BEGINNING, SITTING, AGREEING):
        usual = list(SETS["first"])
    modes = listed("modes", fields.take("modes", usual))
    bits = _bits("modes", modes, MODES)
    if not is_open and bits != s.modes:
        raise BadScene("modes", f"with this option they are {', '.join(usual)} [D2.2]")
    return bits


def _bits(field: str, found: Iterable[Any], all_names: Sequence[str]) -> int:
    """A bit for each name, none of them twice."""
    bits = 0
    for name in found:
        bit = 1 << place(field, name, all_names)
        if bits & bit:
            raise BadScene(field, f"{name} is there twice")
        bits |= bit
    return bits


def _read_castaways(s: Any, fields: Reader) -> None:
    """They drift on spaces of one symbol [D2.3]."""
    spaces = [place("castaways", mark, MARKS) for mark in listed("castaways", fields.take("castaways", []))]
    symbols = {int(s.chart[space]) for space in spaces}
    if len(symbols) > 1 or any(symbol < SYMBOLS for symbol in symbols) or len(set(spaces)) < len(spaces):
        raise BadScene("castaways", "they are on different spaces that show the same symbol [D2.3]")
    for symbol in symbols:
        alike = [space for space in range(SPACES) if s.chart[space] == symbol]
        s.castaways[:] = [space if space in spaces else NONE for space in alike[:CASTAWAYS]]


def _object(field: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise BadScene(field, f"it is an object, not {value!r}")
    return dict(value)


def _read_eolia(s: Any, eolia: dict[str, Any]) -> None:
    """Who has reached it follows from the courses; whether there is still a bonus does not [D6.5]."""
    reached = [seat + 1 for seat in range(s.seats) if s.reached >> seat & 1]
    if eolia.pop("reached", reached) != reached:
        raise BadScene("eolia", f"by their courses it was reached by {reached or 'nobody'} [D6.4]")
    s.star = place("eolia", eolia.pop("bonus", STARS[GONE if reached else OPEN]), STARS)
    for name in eolia:
        raise BadScene("eolia", f"there is no «{name}»")


def _read_solo(s: Any, fields: Reader) -> None:
    """Storm and disasters, which are for one player only [D9.5, D9.10]."""
    crossed_out = (s.boxes[0, : len(COLOURS)] == CROSSED_OUT).sum(axis=1).tolist()
    s.storm[:] = _by_colour(fields, "storm", crossed_out)
    count = int((s.boxes == DISASTER_DIE).sum())
    values = listed("disasters", fields.take("disasters", list(range(1, count + 1))))
    s.disasters = sum({1 << whole("disasters", pips, range(1, PIPS + 1)) - 1 for pips in values})
    lost = fields.take("lost")
    s.lost = 0 if lost is None else place("lost", lost, LOSSES) + 1


def _by_colour(fields: Reader, field: str, usual: Sequence[int]) -> list[int]:
    """A number for each colour."""
    found = _object(field, fields.take(field, {}))
    for name in found:
        place(field, name, COLOURS)
    return [whole(field, found.get(name, usual[i]), range(100)) for i, name in enumerate(COLOURS)]


# --- dice ---------------------------------------------------------------------------------------------------------


def _read_hand(s: Any, fields: Reader) -> None:
    """The die in hand, the track just laid on, and the bonuses owed."""
    die, source, track = (fields.take(name) for name in ("die", "source", "track"))
    if die is not None:
        s.hue, s.pips = _die("die", die, range(PIPS + 1))
    s.source = NONE if source is None else place("source", source, SOURCES)
    s.track = NONE if track is None else place("track", track, TRACKS)
    s.owed = fields.whole("owed", range(MOST_OWED + 1), 0)


def _die(field: str, text: Any, values: range) -> tuple[int, int]:
    """«blue 5» as a colour and a value."""
    colour, _, pips = text.partition(" ") if isinstance(text, str) else ("", "", "")
    if colour not in COLOURS or pips not in map(str, values):
        raise BadScene(field, f"a die is a colour and a value such as «blue 5», not {text!r}")
    return COLOURS.index(colour), int(pips)


def _read_dice(s: Any, fields: Reader) -> None:
    for field, counts in (("tray", s.tray), ("rose", s.rose)):
        for text in listed(field, fields.take(field, [])):
            colour, pips = _die(field, text, range(1, PIPS + 1))
            counts[colour * PIPS + pips - 1] += 1
    s.bag[:] = _by_colour(fields, "bag", _rest(s))


def _rest(s: Any) -> list[int]:
    """What the bag holds if nothing is said: all dice that lie nowhere else, as far as it can be known."""
    bag = [int(full) - visible(s, colour) for colour, full in enumerate(s.bag)]
    if s.rounds == 0:
        laid = (s.boxes > 0) & (s.boxes <= PIPS) | (s.boxes == DISASTER_DIE)
        for track, count in enumerate(laid.sum(axis=(0, 2)).tolist()):
            for _ in range(count):
                bag[track if track < len(COLOURS) else bag.index(max(bag))] -= 1
    return [max(count, 0) for count in bag]


def visible(s: Any, colour: int) -> int:
    """How many dice of a colour lie on the table, on the Rose and in hand."""
    kinds = slice(colour * PIPS, (colour + 1) * PIPS)
    return int(s.tray[kinds].sum() + s.rose[kinds].sum()) + int(s.hue == colour)


# --- what follows -------------------------------------------------------------------------------------------------


def _agree(s: Any, sheets: list[Any], told: dict[str, Any]) -> None:
    """What follows from the rest is as it was told, if it was."""
    whole_scene = shared(snapshot(s))
    for name, value in told.items():
        if value is not None and value != whole_scene[name]:
            raise BadScene(name, "the box that is played with has another print; give that box")
    for seat, (given, derived) in enumerate(zip(sheets, whole_scene["sheets"], strict=True), 1):
        for name, value in _flat(given):
            if dict(_flat(derived)).get(name) != value:
                raise BadScene("sheets", f"«{name}» of seat {seat} would be {dict(_flat(derived)).get(name)!r}")


def _flat(sheet: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The fields of a sheet that follow from others."""
    ship = sheet.get("ship", {})
    own = [(name, sheet[name]) for name in ("side", "modes", "columns", "spaces", "row") if name in sheet]
    return own + [(name, ship[name]) for name in ("at", "next", "heading") if name in ship]
