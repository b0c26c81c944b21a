"""Legal answers, and the reasons for refusals. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.dice import holder
from archipel.core.kernel import CHANCE, rule
from archipel.games.chawai.box import CARDS, DIVERS, GULL_CARD, PLACES
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
    """The reason why this answer cannot be given now; LEGAL when it can."""
    if s.step == OVER:
        return GAME_OVER
    if seat == CHANCE:
        return refusal_of_chance(s, answer)
    if s.step != DIVE:
        return FISH_FIRST  # [C2.1]
    if not s.ashore >> seat & 1:
        return ALREADY_DIVED  # [C2.3]
    if answer not in DIVE_TO:
        return NOT_CHANCE
    return refusal_of_diver(s.divers[seat], DIVE_TO.value(answer))


@rule
def refusal_of_diver(hand, depth):
    """A diver is played once [C1.2, C2.4, C-R14]."""
    return LEGAL if hand >> depth & 1 else DIVER_GONE


@rule
def refusal_of_chance(s, answer):
    """Chance owes the Kiti's place, or a fish."""
    if s.step == SETTLE_KITI and answer in KITI:
        return LEGAL if KITI.value(answer) < s.seats else NO_SUCH_SEAT
    if s.step == LAY and answer in DRAW:
        return refusal_of_fish(s, DRAW.value(answer))
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
    hand = s.divers[seat]
    for depth in range(1, DIVERS + 1):
        out.answers[n] = DIVE_TO.answer(depth)
        n += refusal_of_diver(hand, depth) == LEGAL  # written in any case, kept if legal: no branch to mispredict
    return n


@rule
def ways(s):
    """Each player is as likely to have the Kiti before them [C-R4], each unseen card to come into the lagoon."""
    if s.step == LAY:
        return unseen(s) - gulls_set_aside(s)
    return s.seats if s.step == SETTLE_KITI else 0


@rule
def outcome(s, way):
    """The fish or the player that this way stands for; gulls come first in the row."""
    if s.step == LAY:
        return DRAW.answer(holder(s.bag, way + gulls_set_aside(s)))
    return KITI.answer(way)


@rule
def unseen(s):
    """The number of cards in the deck, including the one that stays out [C1.4, C-R1]."""
    return CARDS + s.seventh_gull - PLACES * s.rounds - s.laid


@rule
def gulls_set_aside(s):
    """In the first round all gulls are passed over [C2.2, C-R5]."""
    return s.bag[GULL_CARD] if s.rounds == 0 else 0
