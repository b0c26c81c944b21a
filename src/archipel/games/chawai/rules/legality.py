"""What may be answered, and why not. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.dice import equally_likely
from archipel.core.kernel import CHANCE, rule
from archipel.games.chawai.box import DIVERS, GULL_CARD, KINDS
from archipel.games.chawai.state import (
    ALREADY_DIVED,
    DIVE,
    DIVE_TO,
    DIVER_GONE,
    DRAW,
    FISH_FIRST,
    GAME_OVER,
    KITI,
    LAY,
    LEGAL,
    NO_FISH_LEFT,
    NO_GULL_YET,
    NO_SUCH_SEAT,
    NOT_CHANCE,
    NOT_OWED,
    OVER,
    SETTLE_KITI,
)


@rule
def refusal(s, seat, answer):
    """Why this answer cannot be given now; LEGAL when it can."""
    if s.step == OVER:
        return GAME_OVER
    if seat == CHANCE:
        return refusal_of_chance(s, answer)
    if s.step != DIVE:
        return FISH_FIRST  # [C2.1]
    if not s.ashore >> seat & 1:
        return ALREADY_DIVED  # [C2.3]
    if answer >= KITI:
        return NOT_CHANCE
    return refusal_of_diver(s, seat, answer - DIVE_TO)


@rule
def refusal_of_diver(s, seat, depth):
    """A diver is played once [C1.2, C2.4, C-R14]."""
    return LEGAL if s.divers[seat] >> depth & 1 else DIVER_GONE


@rule
def refusal_of_chance(s, answer):
    """What chance owes: the Kiti's place, or a fish."""
    if s.step == SETTLE_KITI and KITI <= answer < DRAW:
        return LEGAL if answer - KITI < s.seats else NO_SUCH_SEAT
    if s.step == LAY and answer >= DRAW:
        return refusal_of_fish(s, answer - DRAW)
    return NOT_OWED


@rule
def refusal_of_fish(s, fish):
    """A card is drawn once [C1.4]; in the first round a gull is replaced [C2.2, C-R5]."""
    if s.bag[fish] == 0:
        return NO_FISH_LEFT
    return NO_GULL_YET if fish == GULL_CARD and s.rounds == 0 else LEGAL


@rule
def legal(s, seat, out):
    """Every diver still in the hand."""
    n = 0
    if seat == CHANCE or s.step != DIVE or not s.ashore >> seat & 1:
        return n
    for depth in range(1, DIVERS + 1):
        out.answers[n] = DIVE_TO + depth
        n += refusal_of_diver(s, seat, depth) == LEGAL  # written in any case, kept if legal: no branch to mispredict
    return n


@rule
def odds(s, out):
    """Each player for the Kiti [C-R4], each unseen card for the lagoon."""
    if s.step == SETTLE_KITI:
        return equally_likely(out, KITI, s.seats)
    return fish_of_the_bag(s, out) if s.step == LAY else 0


@rule
def fish_of_the_bag(s, out):
    """A fish may be drawn in as many ways as it lies unseen."""
    n = 0
    total = 0
    for fish in range(1, KINDS):
        ways = s.bag[fish] if refusal_of_fish(s, fish) == LEGAL else 0
        out.answers[n] = DRAW + fish
        out.ways[n] = ways
        total += ways
        n += ways > 0
    out.total = total
    return n
