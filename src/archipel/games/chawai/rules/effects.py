"""The effects of answers. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import hush, reveal, tell, whisper
from archipel.core.kernel import large_rule, rule
from archipel.games.chawai.box import (
    BOTTOM,
    DIVERS,
    GULL_CARD,
    GULLS,
    JELLYFISH,
    KINDS,
    LANTERN,
    MIDDLE,
    PLACES,
    ROUNDS,
    SPECIES_OF,
    SURFACE,
)
from archipel.games.chawai.rules.queries import deepest_first, precedence
from archipel.games.chawai.state import (
    DIVE,
    DIVE_TO,
    DIVED,
    DRAW,
    FREED,
    HIDDEN,
    KITI,
    LAY,
    LIES,
    LIT,
    OPEN,
    OVER,
    REMOVAL,
    REMOVE,
    REMOVED,
    ROBBED,
    ROUND,
    SETTLE_KITI,
    SHOWN,
    SPARED,
    STANDS,
    TOOK,
)

TOO_MANY = 3  # [C4.2] jellyfish


@rule
def start(s, seats, options, box):
    """Twelve divers each; six gulls among the fish, or seven and one card less [C1.2, C1.4, C-R1, C-R16]."""
    s.seats = seats
    s.seventh_gull = options[0]
    s.step = REMOVE if s.seventh_gull else SETTLE_KITI
    for seat in range(seats):
        s.divers[seat] = (1 << (DIVERS + 1)) - 2
    for fish in range(KINDS):
        s.bag[fish] = box[fish]
    s.bag[GULL_CARD] = GULLS[options[0]]
    s.seer[:] = OPEN


@rule
def play(s, seat, answer):
    """The answer takes effect."""
    hush(s)
    if s.step == DIVE:
        dive(s, seat, DIVE_TO.value(answer))
    elif s.step == LAY:
        lay(s, DRAW.value(answer))
    elif s.step == SETTLE_KITI:
        settle(s, KITI.value(answer))
    else:
        remove(s, REMOVAL.value(answer))


@rule
def remove(s, fish):
    """One of the 37 cards stays out of the game, and nobody sees it [C-R1]."""
    s.bag[fish] -= 1
    s.removed = fish
    s.step = SETTLE_KITI
    tell(s, REMOVED)


@rule
def settle(s, seat):
    """The Kiti stands between two players [C1.5, C-R4, C-R15]."""
    s.kiti = seat
    tell(s, STANDS, seat)
    begin_round(s)


@rule
def begin_round(s):
    """Three new fish come into the lagoon [C2.1]."""
    s.step = LAY
    tell(s, ROUND, s.rounds + 1)


@rule
def lay(s, fish):
    """The next place is filled, from the bottom up [C1.3, C2.1]; in a lantern's light, face down [C4.1, C-R6]."""
    place = s.laid
    s.bag[fish] -= 1
    s.lagoon[place] = fish
    s.laid += 1
    if s.seer[place] == OPEN:
        tell(s, LIES, place, fish)
    else:
        tell(s, HIDDEN, place, s.seer[place])
        whisper(s, 1 << s.seer[place], LIES, place, fish)  # [C-R9]
    if s.laid == PLACES:
        s.step = DIVE
        s.ashore = (1 << s.seats) - 1
        if s.rounds == ROUNDS - 1:
            dive_for_the_last_time(s)


@rule
def dive_for_the_last_time(s):
    """There is one diver left, so nobody is asked [C2.6]."""
    for seat in range(s.seats):
        depth = 1
        while not s.divers[seat] >> depth & 1:
            depth += 1
        lay_down(s, seat, depth)
    surface(s)


@rule
def dive(s, seat, depth):
    """A diver is laid face down; the last one turns all of them up [C2.3]."""
    lay_down(s, seat, depth)
    if s.ashore == 0:
        surface(s)


@rule
def lay_down(s, seat, depth):
    """The diver leaves the hand for good [C2.4]."""
    s.dives[seat] = depth
    s.divers[seat] &= ~(1 << depth)
    s.ashore &= ~(1 << seat)


@large_rule
def surface(s):
    """Divers and hidden cards are turned up, fish are taken, the Kiti moves on [C2.3, C2.5, C-R7]."""
    reveal(s)
    for seat in range(s.seats):
        tell(s, DIVED, seat, s.dives[seat], precedence(s, seat))
    turn_up(s)
    share_out(s)
    for seat in range(s.seats):
        s.dives[seat] = 0
    s.laid = 0
    s.kiti = (s.kiti + 1) % s.seats
    s.rounds += 1
    end_round(s)


@rule
def turn_up(s):
    """Cards that lay face down are shown before they are taken [C-R7]."""
    for place in range(PLACES):
        if s.seer[place] != OPEN:
            tell(s, SHOWN, place, s.lagoon[place])
            s.seer[place] = OPEN


@rule
def share_out(s):
    """The first diver takes the bottom [C3.1], the second the middle [C3.2, C-R3], the last the surface [C3.3]."""
    first, second, last = deepest_first(s)
    take(s, first, BOTTOM)
    take(s, second, MIDDLE)
    take(s, last, SURFACE)


@rule
def take(s, seat, place):
    """A fish goes on the pile [C3.6]; a gull never does [C-R10]."""
    fish = s.lagoon[place]
    s.lagoon[place] = 0
    tell(s, TOOK, seat, place, fish)
    if fish == GULL_CARD:
        s.gone[GULL_CARD] += 1
        suffer_gull(s, seat)
        return
    s.pile[seat, s.height[seat]] = fish
    s.height[seat] += 1
    if SPECIES_OF[fish] == JELLYFISH:
        throw_out_jellyfish(s, seat)
    elif SPECIES_OF[fish] == LANTERN:
        light(s, seat, place)


@rule
def suffer_gull(s, seat):
    """The top of the pile is lost, whatever it is; an empty pile loses nothing [C4.3, C4.4, C-R12]."""
    if s.height[seat] == 0:
        tell(s, SPARED, seat)
        return
    s.height[seat] -= 1
    fish = s.pile[seat, s.height[seat]]
    s.pile[seat, s.height[seat]] = 0
    s.gone[fish] += 1
    tell(s, ROBBED, seat, fish)


@rule
def throw_out_jellyfish(s, seat):
    """Three jellyfish leave, wherever they lie; the rest keeps its order [C4.2, C-R11]."""
    count = 0
    for i in range(s.height[seat]):
        if SPECIES_OF[s.pile[seat, i]] == JELLYFISH:
            count += 1
    if count < TOO_MANY:
        return
    kept = 0
    for i in range(s.height[seat]):
        fish = s.pile[seat, i]
        s.pile[seat, i] = 0
        if SPECIES_OF[fish] == JELLYFISH:
            s.gone[fish] += 1
        else:
            s.pile[seat, kept] = fish
            kept += 1
    s.height[seat] = kept
    tell(s, FREED, seat)


@rule
def light(s, seat, place):
    """The catcher alone will see the card that replaces the lantern; after the last round none does [C4.1, C-R8]."""
    if s.rounds < ROUNDS - 1:
        s.seer[place] = seat
        tell(s, LIT, seat, place)


@rule
def end_round(s):
    """After twelve rounds it is over [C5.1]."""
    if s.rounds == ROUNDS:
        s.step = OVER
    else:
        begin_round(s)
