"""Hidden information: the others' divers, and cards that lie face down for somebody else."""

from __future__ import annotations

from archipel.core.dice import below, weighted
from archipel.core.kernel import rule
from archipel.games.chawai.box import DIVERS
from archipel.games.chawai.state import OPEN, UNKNOWN


@rule
def hide(s, seat):
    """Erase the divers laid face down [C2.3] and the cards in another's light [C4.1]."""
    for other in range(s.seats):
        if other != seat and s.dives[other] > 0:
            take_back_diver(s, other)
    for place in range(s.laid):
        if s.seer[place] != OPEN and s.seer[place] != seat and s.lagoon[place] > 0:
            take_back_fish(s, place)


@rule
def take_back_diver(s, seat):
    """To the others the diver may be any of those that were in the hand [C-R14]."""
    s.divers[seat] |= 1 << int(s.dives[seat])
    s.dives[seat] = UNKNOWN


@rule
def take_back_fish(s, place):
    """To the others the card may be any that they have not seen, so it goes back into the bag."""
    s.bag[s.lagoon[place]] += 1
    s.lagoon[place] = UNKNOWN


@rule
def imagine(s, seat, rng):
    """Every unseen card is as likely as every other, and so is every diver of a hand."""
    for place in range(s.laid):
        if s.lagoon[place] == UNKNOWN:
            fish = weighted(rng, s.bag)
            s.bag[fish] -= 1
            s.lagoon[place] = fish
    for other in range(s.seats):
        if s.dives[other] == UNKNOWN:
            s.dives[other] = any_diver(s, other, rng)
            s.divers[other] &= ~(1 << int(s.dives[other]))


@rule
def any_diver(s, seat, rng):
    """One of the hand's divers."""
    count = 0
    for depth in range(1, DIVERS + 1):
        count += s.divers[seat] >> depth & 1
    left = below(rng, count)
    for depth in range(1, DIVERS + 1):
        left -= s.divers[seat] >> depth & 1
        if left < 0:
            return depth
    return 0
