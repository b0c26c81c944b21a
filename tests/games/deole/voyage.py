"""Scenes of Déole: sheets in a few words, and dice that do not matter for the ships that have sailed."""

from __future__ import annotations

from typing import Any

import archipel
from archipel.games.deole.box import BOXES, TRACKS
from tests.driving import Sea, scene

deole = archipel.game("deole")
BALLAST = (("even", 2), ("odd", 1))  # dice that any course may have been sailed with
ALONE = (("equal", 1), ("odd", 1))  # the same under the modes of a voyage alone
LEFT = ["yellow 6", "red 6"]  # for the others to choose from
PLAIN = ("blue", "yellow", "green", "red", "crew")


def sheet(course: str = "", port: int = 1, **fields: Any) -> dict[str, Any]:
    """A sheet whose ship has sailed that course.

    Tracks are written as mode and boxes: "even 2 4 castaway", "- 0 0 0 0 0 disaster-red-3".
    """
    tracks = {track: _track(fields.pop(track)) for track in TRACKS if track in fields}
    missing = len(course.split()) - sum(_dice(track) for track in tracks.values())
    _load(tracks, missing, fields.pop("ballast", BALLAST))
    ship = {"port": port, "course": course.split()} if course else {}
    return {"tracks": tracks, "ship": ship, **fields}


def _track(text: str) -> dict[str, Any]:
    mode, *boxes = text.split()
    found: dict[str, Any] = {"boxes": [int(box) if box.isdecimal() else box.replace("-", " ") for box in boxes]}
    return found if mode == "-" else found | {"mode": mode}


def _dice(track: dict[str, Any]) -> int:
    return sum(isinstance(box, int) and box > 0 for box in track["boxes"])


def _load(tracks: dict[str, Any], dice: int, ballast: tuple[tuple[str, int], ...]) -> None:
    """Add that many dice, on tracks and under modes that are not named."""
    used = {track.get("mode") for track in tracks.values()}
    free = [track for track in PLAIN if track not in tracks]
    for track, (mode, value) in zip(free, [pair for pair in ballast if pair[0] not in used], strict=False):
        if dice > 0:
            tracks[track] = {"mode": mode, "boxes": [value] * min(dice, BOXES)}
            dice -= BOXES


def sea(*sheets: dict[str, Any], seats: int = 2, **fields: Any) -> Sea:
    """A table in the second round, so that the dice of the sheets are back in the bag; other sheets are empty."""
    found = [*sheets, *[{}] * (seats - len(sheets))]
    if seats > 1 and fields.get("active") == 1 and "first" not in fields:
        fields.setdefault("tray", LEFT)
    return scene("deole", seats=seats, sheets=found, **({"round": 2} | fields))


def holding(die: str, *sheets: dict[str, Any], **fields: Any) -> Sea:
    """The first player has this die in hand."""
    return sea(*sheets, **({"step": "lay", "die": die, "source": "pick", "active": 1} | fields))


def alone(*sheets: dict[str, Any], **fields: Any) -> Sea:
    """The same for a single player."""
    return sea(*sheets, seats=1, **fields)


def anchored(die: str, disaster: str, own: dict[str, Any], **fields: Any) -> Sea:
    """A single player has this die in hand, and that one will be the disaster."""
    return alone(own, **({"step": "lay", "die": die, "source": "pick", "active": 1, "tray": [disaster]} | fields))


def struck(disaster: str, own: dict[str, Any], **fields: Any) -> Sea:
    """A single player is asked where the disaster goes."""
    return alone(own, **({"step": "disaster", "active": 1, "tray": [disaster]} | fields))


def texts(events: list[Any]) -> list[str]:
    """The events as text."""
    return [str(event) for event in events]


def may(table: Sea) -> list[str]:
    """The legal answers of the seat to move, as text."""
    return [str(answer) for answer in table.legal()]
