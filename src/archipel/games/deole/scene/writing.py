"""Writing a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.core.scenes import on_snapshot
from archipel.games.deole.box import (
    BONUSES,
    BOXES,
    COLOURS,
    FACTS,
    HEADINGS,
    ISLAND,
    MARKS,
    MODES,
    PIPS,
    SEA,
    SIDE,
    SIGNS,
    SIXTH,
    SPACES,
    TRACKS,
    WRECK,
)
from archipel.games.deole.rules import queries
from archipel.games.deole.scene.fields import BOX_NAMES
from archipel.games.deole.state import DISASTER, ENDINGS, NONE, SOURCES, STARS, STEPS

_rows_from = on_snapshot(queries.rows_from)


def shared(s: Any) -> dict[str, Any]:
    """Return the whole table: everybody sees all of it."""
    return {
        "seats": s.seats,
        "options": _options(s),
        "step": STEPS[s.step],
        "round": s.rounds + 1,
        "turn": s.turns + 1,
        "first": s.first + 1,
        "active": s.active + 1,
        "modes": names(MODES, s.modes),
        "castaways": [MARKS[space] for space in s.castaways if space != NONE],
        "bag": dict(zip(COLOURS, s.bag, strict=True)),
        "tray": _dice(s.tray),
        "rose": _dice(s.rose),
        "die": None if s.hue == NONE else f"{COLOURS[s.hue]} {s.pips}",
        "source": None if s.source == NONE else SOURCES[s.source],
        "track": None if s.track == NONE else TRACKS[s.track],
        "owed": s.owed,
        "eolia": {"reached": [seat + 1 for seat in range(s.seats) if s.reached >> seat & 1], "bonus": STARS[s.star]},
        "sheets": [_sheet(s, seat) for seat in range(s.seats)],
        "storm": dict(zip(COLOURS, s.storm, strict=True)),
        "disasters": _disasters(s),
        "lost": ENDINGS[s.lost],
        "map": _map(s),
        "sheet": _print(s),
    }


def secret(s: Any) -> dict[str, Any]:
    """Return nothing: nothing is hidden [D-R39]."""
    return {}


def _options(s: Any) -> dict[str, str]:
    modes, equals = FACTS.options
    return {"modes": modes.values[s.mode_set], "equals": equals.values[s.equals]}


def names(all_names: tuple[str, ...], bits: int) -> list[str]:
    """Return the names whose bits are set."""
    return [name for i, name in enumerate(all_names) if bits >> i & 1]


def _dice(counts: list[int]) -> list[str]:
    return [f"{COLOURS[die // PIPS]} {die % PIPS + 1}" for die, count in enumerate(counts) for _ in range(count)]


def _disasters(s: Any) -> list[int]:
    """Return the values of this round's disasters that lie on the sheet of a single player."""
    return sorted((value - DISASTER) % PIPS + 1 for track in s.boxes[0] for value in track if value >= DISASTER)


# --- a sheet ------------------------------------------------------------------------------------------------------


def _sheet(s: Any, seat: int) -> dict[str, Any]:
    crossed = list(_crossed(s, seat))
    return {
        "side": None if s.side[seat] == NONE else COLOURS[s.side[seat]],
        "modes": [mode for i, mode in enumerate(MODES) if s.modes >> i & 1 and i not in s.mode[seat]],
        "tracks": {name: _track(s, seat, track) for track, name in enumerate(TRACKS)},
        "signs": ["+" if s.plus[seat] >> box & 1 or box == SIXTH else "-" for box in range(BOXES)],
        "bonuses": names(BONUSES, s.taken[seat]),
        "columns": [bool(s.columns[seat] >> box & 1) for box in range(BOXES)],
        "ship": _ship(s, seat),
        "spaces": len(crossed),
        "row": max((_rows_from(s.side[seat], space // SIDE, space % SIDE) for space in crossed), default=0),
        "helpers": s.helpers,
    }


def _crossed(s: Any, seat: int) -> Iterator[int]:
    return (space for space in range(SPACES) if s.crossed[seat][space // SIDE] >> space % SIDE & 1)


def _track(s: Any, seat: int, track: int) -> dict[str, Any]:
    mode = s.mode[seat][track]
    return {
        "mode": None if mode == NONE else MODES[mode],
        "boxes": [BOX_NAMES[value] for value in s.boxes[seat][track]],
        "helms": s.ready[seat][track],
        "used": s.used[seat][track],
    }


def _ship(s: Any, seat: int) -> dict[str, Any]:
    at_sea = s.ahead[seat] != NONE
    count = s.steps[seat]
    return {
        "at": "sea" if at_sea else "home" if s.port[seat] else "port",
        "port": s.port[seat],
        "course": [HEADINGS[s.course[seat] >> 2 * (count - 1 - i) & 3] for i in range(count)],
        "next": MARKS[s.ahead[seat]] if at_sea else None,
        "heading": HEADINGS[s.heading[seat]] if at_sea else None,
    }


# --- the print ----------------------------------------------------------------------------------------------------


def _map(s: Any) -> dict[str, Any]:
    symbols = sorted(set(s.chart) - {SEA, WRECK, ISLAND})
    return {
        "wrecks": _where(s, WRECK),
        "island": _where(s, ISLAND),
        "symbols": {SIGNS[symbol]: _where(s, symbol) for symbol in symbols},
        "ports": {colour: [MARKS[space] for space in s.ports[side]] for side, colour in enumerate(COLOURS)},
        "table": [[SIGNS[symbol] for symbol in s.table[row : row + PIPS]] for row in range(0, PIPS * PIPS, PIPS)],
    }


def _where(s: Any, sight: int) -> list[str]:
    return [MARKS[space] for space, seen in enumerate(s.chart) if seen == sight]


def _print(s: Any) -> dict[str, Any]:
    return {
        "values": s.values,
        "helms": {
            track: [box + 1 for box in range(BOXES) if helms >> box & 1]
            for track, helms in zip(TRACKS, s.helms, strict=True)
        },
        "gauge": {str(row + 1): points for row, points in enumerate(s.gauge) if points},
    }
