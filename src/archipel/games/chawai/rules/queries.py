"""The seats that are asked, and the order of the divers. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.games.chawai.box import DIVERS, MOST_SEATS
from archipel.games.chawai.state import DIVE, OVER

SEAT = 8  # more than any seat


@rule
def to_act(s):
    """The seats that have not yet laid a diver, all at once [C2.3]."""
    if s.step == DIVE:
        return s.ashore
    return NOBODY if s.step == OVER else CHANCE


@rule
def steps_clockwise(s, seat):
    """The distance of a seat from the Kiti, clockwise; the nearest anticlockwise is the farthest [C3.4, C3.5]."""
    return seat - s.kiti if seat >= s.kiti else seat - s.kiti + s.seats


@rule
def precedence(s, seat):
    """One number orders all divers: deeper first, equals by nearness to the Kiti anticlockwise [C3.4, C3.5, C-R2]."""
    return s.dives[seat] * MOST_SEATS + steps_clockwise(s, seat)


@rule
def deepest_first(s):
    """The seats of the first, the second and the last of all divers."""
    highest = higher = -1
    lowest = (DIVERS + 1) * MOST_SEATS * SEAT
    for seat in range(s.seats):
        mine = int(precedence(s, seat)) * SEAT + seat  # the seat rides along; no branch to mispredict
        higher = max(higher, min(highest, mine))
        highest = max(highest, mine)
        lowest = min(lowest, mine)
    return highest % SEAT, higher % SEAT, lowest % SEAT
