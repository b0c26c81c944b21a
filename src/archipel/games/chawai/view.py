"""Hidden information: the others' divers, cards that lie face down for somebody else, and the card that was removed."""

from __future__ import annotations

from archipel.core.dice import below, holder, weighted
from archipel.core.kernel import rule
from archipel.games.chawai.box import CARDS, DIVERS, GULL_CARD, GULLS, PLACES
from archipel.games.chawai.state import OPEN, UNKNOWN

OTHERS = CARDS - GULLS[0]  # cards that are not gulls


@rule
def hide(s, seat):
    """Erase the divers laid face down [C2.3], the cards in another's light [C4.1], and the removed card [C-R1]."""
    for other in range(s.seats):
        if other != seat and s.dives[other] > 0:
            take_back_diver(s, other)
    for place in range(s.laid):
        if s.seer[place] != OPEN and s.seer[place] != seat and s.lagoon[place] > 0:
            take_back_fish(s, place)
    if s.removed > 0:
        s.bag[s.removed] += 1
        s.removed = UNKNOWN


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
    """Once a card is removed, every unseen card is as likely as every other, and so is every diver of a hand."""
    if s.removed == UNKNOWN:
        s.removed = any_removed(s, rng)
        s.bag[s.removed] -= 1
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
def any_removed(s, rng):
    """The card that was removed, drawn fairly from those that are unseen [C-R1].

    Fish seen in the first round say nothing about gulls, which could not lie there [C2.2]: the removed card is a gull
    in 7 of 37 games all the same. So the fish that are left share 30 ways among fewer cards, and each is a little more
    likely than a gull.
    """
    passed = PLACES if s.rounds > 0 else int(s.laid)  # fish that lay in the lagoon in the first round
    gulls = int(s.bag[GULL_CARD])
    others = -gulls
    for count in s.bag:
        others += int(count)
    way = below(rng, gulls * (OTHERS - passed) + others * OTHERS) - gulls * (OTHERS - passed)
    return GULL_CARD if way < 0 else holder(s.bag, gulls + way // OTHERS)


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
