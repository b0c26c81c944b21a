"""A preview of a plan while a player is still setting it up: what the rules would do if nobody else moved.

Every tile is turned up in a copy of the position. There the tiles of the others are arrows that nobody follows, and the
back of the cloth is plain, because nobody has seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from archipel.core.dice import generator
from archipel.core.field_kind import Schema, object_schema
from archipel.core.scene_fields import Flag, Maybe, Name, Seat
from archipel.core.scene_lists import ByName, List
from archipel.core.scenes import on_snapshot
from archipel.games.maldivia.answers import PLAN, SAIL
from archipel.games.maldivia.box import CURRENT, FOG, ISLANDS, LETTER, MARKS, NORTH, PLAIN, SIDES, SIGHTS, SLOTS
from archipel.games.maldivia.events import Sails
from archipel.games.maldivia.rules import queries, sailing
from archipel.games.maldivia.scene.fields import ISLAND, SIGHT, SPACE, visible
from archipel.games.maldivia.state import ACTING, NONE

if TYPE_CHECKING:
    from archipel.core.position import Position, View

Step = dict[str, Any]

ARROW_STEP = {
    "kind": Name(("arrow",)),
    "side": ISLAND,
    "from": SPACE,
    "reach": List(SPACE),  # where the boat may stop, the spaces straight ahead first
    "others": ByName(SPACE, ISLAND, partial=True),  # where it could stop if the tile pointed to another side
    "stop": SPACE,  # as wished, or else where there is something to do; where it begins if it cannot move
    "way": List(SPACE),  # where the way begins, turns and ends
    "sight": Maybe(SIGHT),  # what the space shows; null for nothing
    "unseen": Flag(),  # whether the back of the cloth lies there
    "edges": List(ISLAND),  # the islands at whose edge it lies
    "beside": List(Seat()),  # the boats on neighbouring spaces
}
FOG_STEP = {
    "kind": Name(("fog",)),
    "side": ISLAND,
    "row": List(SPACE),  # what is folded away; nothing if the fold is called off
    "onto": List(SPACE),  # where it comes to lie
}
STEP: Schema = {
    "oneOf": [
        object_schema({name: kind.schema() for name, kind in kinds.items()}) | {"title": title}
        for title, kinds in (("ArrowStep", ARROW_STEP), ("FogStep", FOG_STEP))
    ]
}

_beside = on_snapshot(queries.beside)
_depth = on_snapshot(queries.depth)
_gap = on_snapshot(sailing.gap)


def steps(view: View, answer: str, wishes: Sequence[str]) -> list[Step]:
    """Return what each tile of a plan would do; a wish is the space where the boat is to stop, tile by tile."""
    code = view.game.answers.code(answer)
    if code not in PLAN:
        return []
    trial = Trial(view)
    return [trial.play(tile, wish) for tile, wish in zip(PLAN.values(code), [*wishes, *SLOTS * [""]], strict=False)]


class Trial:
    """A copy of the position in which only the tiles of one seat are played."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.position = view.imagine(generator(0))
        self.position.s.back[:] = PLAIN
        self.unseen: set[int] = set()

    def play(self, tile: int, wish: str) -> Step:
        """Play a tile and return what it did."""
        return self._fold(tile) if tile >= FOG else self._sail(tile, wish)

    def _turned_up(self, tile: int) -> Position:
        """Return a copy in which somebody has ended a turn, so that this seat has turned up the tile."""
        after = self.position.fork()
        last = (self.seat - 1) % after.seats
        s = after.s
        s.step, s.slot, s.starter, s.turn = ACTING, 1, last, last
        s.fog = s.closed = 0
        s.owed = NONE
        s.tile[:] = NORTH
        s.tile[self.seat] = tile
        after.apply(last, "done")
        return after

    # --- arrows ---------------------------------------------------------------------------------------------------

    def _sail(self, course: int, wish: str) -> Step:
        origin = self.position.snapshot().boat[self.seat]
        after = self._turned_up(course)
        reach = self._stops(after, origin, course)
        stop = MARKS.index(wish) if wish in _marks(reach) else self._likely(reach, origin, course)
        others = self._others(course, origin, reach)
        way = [origin, *self._legs(after, stop)] if reach else [origin]
        return {
            "kind": "arrow",
            "side": ISLANDS[course],
            "from": MARKS[origin],
            "reach": _marks(reach),
            "others": others,
            "stop": MARKS[stop],
            "way": _marks(way),
            **self._surroundings(stop),
        }

    def _stops(self, after: Position, origin: int, course: int) -> list[int]:
        """Return where the boat may stop once the arrow is turned up, the spaces straight ahead first."""
        stops = [int(SAIL.value(code)) for code in after.codes(self.seat).tolist() if code in SAIL]
        return sorted(stops, key=lambda space: (_gap(origin, space, course) <= 0, _gap(origin, space, course)))

    def _likely(self, reach: list[int], origin: int, course: int) -> int:
        """Return the first space straight ahead with something to do, or the last one, or where the boat is."""
        sea = self.position.snapshot().sea
        ahead = [space for steps, space in enumerate(reach, 1) if _gap(origin, space, course) == steps]
        return next((space for space in ahead if PLAIN < sea[space] < CURRENT), ahead[-1] if ahead else origin)

    def _others(self, course: int, origin: int, reach: list[int]) -> dict[str, str]:
        """Return the spaces that another side would reach, each with that side; straight ahead before currents."""
        found = [
            (space, side)
            for side in range(SIDES)
            if side != course
            for space in self._stops(self._turned_up(side), origin, side)
            if space not in reach
        ]
        others: dict[str, str] = {}
        for space, side in sorted(found, key=lambda pair: _gap(origin, *pair) <= 0):
            others.setdefault(MARKS[space], ISLANDS[side])
        return others

    def _legs(self, after: Position, stop: int) -> list[int]:
        """Sail there; return the end of each straight leg."""
        events = after.play(self.seat, f"sail {MARKS[stop]}")
        self.position = after
        return [event.space for event in events if isinstance(event, Sails)]

    def _surroundings(self, space: int) -> Step:
        s = self.position.snapshot()
        return {
            "sight": SIGHTS[s.sea[space]] or None,
            "unseen": space in self.unseen,
            "edges": [ISLANDS[side] for side in range(SIDES) if _depth(s, space, side) == 0],
            "beside": [
                seat + 1
                for seat, boat in enumerate(s.boat[: s.seats])
                if boat != NONE and seat != self.seat and _beside(boat, space)
            ],
        }

    # --- fog ------------------------------------------------------------------------------------------------------

    def _fold(self, tile: int) -> Step:
        side, before = int(LETTER[tile]), self.position.snapshot()
        self.position = self._turned_up(tile)
        s = self.position.snapshot()
        left = list(visible(s))
        row = [space for space in visible(before) if space not in left]
        onto = [space for space in left if row and _depth(s, space, side) == 0]
        self.unseen = set(onto)
        return {"kind": "fog", "side": ISLANDS[side], "row": _marks(row), "onto": _marks(onto)}


def _marks(spaces: Sequence[int]) -> list[str]:
    return [MARKS[space] for space in spaces]
