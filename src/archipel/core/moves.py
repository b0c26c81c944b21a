"""Moves as people write them in scenes, lessons and examples, with the seat in front: `2 roll`, `chance die 4`."""

from __future__ import annotations

import re

from archipel.core.errors import NoSeat
from archipel.core.kernel import CHANCE
from archipel.core.position import Position


def seat_and_answer(text: str, position: Position) -> tuple[int, str]:
    """Split a move into its seat and its answer. The seat may be left out if only one is to move: `roll`."""
    who, _, answer = text.partition(" ")
    if who == "chance":
        return CHANCE, answer
    if re.fullmatch("[0-9]{1,40}", who):
        if int(who) == 0:
            raise NoSeat("seats-from-one", seats=position.seats)
        return int(who) - 1, answer
    if len(position.to_act) != 1:
        raise NoSeat("whose-move", text=text, seats=len(position.to_act))
    return next(iter(position.to_act)), text
