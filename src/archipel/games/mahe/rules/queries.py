"""The places of the turtles, and the seat that is asked. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.games.mahe.box import BEACH, FACES
from archipel.games.mahe.state import DECIDE, DIE_OWED, NONE, OVER, PICK


@rule
def owner(s, turtle):
    """The seat that this turtle belongs to [M1.1, M1.2]."""
    return turtle if s.turtles == s.seats else turtle >> 1


@rule
def topmost(s, turtle):
    """The turtle at the very top of the stack that this turtle stands in."""
    while s.rider[turtle] != NONE:
        turtle = s.rider[turtle]
    return turtle


@rule
def decider(s):
    """The topmost turtle decides on every turn, even for its own player's other turtle [M4.2, M-R8, M-R9]."""
    return owner(s, topmost(s, s.turn))


@rule
def moves_along(s, seat):
    """Tell whether the turtle that moves, or one that it carries, belongs to this seat [M4.3]."""
    turtle = s.turn
    while turtle != NONE:
        if owner(s, turtle) == seat:
            return True
        turtle = s.rider[turtle]
    return False


@rule
def awaits_first_die(s, seat):
    """Tell whether this seat decides about the dice, and the first die of the move is still to be rolled."""
    if s.step == PICK:
        return owner(s, s.turn) == seat
    return s.step == DIE_OWED and s.dice == 0 and decider(s) == seat


@rule
def asked(s):
    """The seat that is asked, or CHANCE."""
    if s.step == DECIDE:
        return decider(s)
    if s.step == PICK:
        return owner(s, s.turn)
    return CHANCE


@rule
def to_act(s):
    """One question at a time."""
    if s.step == OVER:
        return NOBODY
    seat = asked(s)
    return CHANCE if seat == CHANCE else 1 << seat


@rule
def top_at(s, space):
    """The topmost turtle on a space of the ring, or NONE."""
    for turtle in range(s.turtles):
        if s.space[turtle] == space and s.rider[turtle] == NONE:
            return turtle
    return NONE


@rule
def reach(s):
    """The distance from the raft after swimming now [M3.2]; two dice count double [M3.3], three triple [M3.4]."""
    return s.space[s.turn] % BEACH + s.pips * s.dice


@rule
def lays_by_stopping(s):
    """Tell whether the beach would be reached or passed; leaving it does not count [M5.1, M-R4]."""
    return reach(s) >= BEACH


@rule
def cards(s, seat):
    """The number of cards that this seat has won and kept."""
    count = 0
    for eggs in range(FACES + 1):
        count += int(s.eggs[seat, eggs])
    return count
