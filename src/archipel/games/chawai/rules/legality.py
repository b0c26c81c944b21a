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
    DIVERS_FIRST,
    DRAW,
    DRAW_FIRST,
    FISH_ARE_DRAWN,
    FISH_FIRST,
    GAME_OVER,
    KITI,
    KITI_FIRST,
    KITI_IS_PLACED,
    LAY,
    LEGAL,
    NO_FISH_LEFT,
    NO_GULL_YET,
    NO_SUCH_SEAT,
    OVER,
    REMOVAL,
    REMOVAL_FIRST,
    REMOVAL_IS_DRAWN,
    REMOVE,
    SETTLE_KITI,
)


@rule
def refusal(s, seat, answer):
    """The reason why this answer cannot be given now; LEGAL when it can."""
    if s.step == OVER:
        return GAME_OVER
    if seat == CHANCE:
        return refusal_of_chance(s, answer)
    if answer not in DIVE_TO:
        return refusal_to_be_chance(answer)
    if s.step != DIVE:
        return FISH_FIRST  # [C2.1]
    if not s.ashore >> seat & 1:
        return ALREADY_DIVED  # [C2.3]
    return refusal_of_diver(s.divers[seat], DIVE_TO.value(answer))


@rule
def refusal_to_be_chance(answer):
    """Fish are drawn [C2.1], and so are the card that is removed [C-R1] and the place of the Kiti [C-R4]."""
    if answer in DRAW:
        return FISH_ARE_DRAWN
    return REMOVAL_IS_DRAWN if answer in REMOVAL else KITI_IS_PLACED


@rule
def refusal_of_diver(hand, depth):
    """A diver is played once [C1.2, C2.4, C-R14]."""
    return LEGAL if hand >> depth & 1 else DIVER_GONE


@rule
def refusal_of_chance(s, answer):
    """Chance owes the card that is removed, the Kiti's place, or a fish."""
    if s.step == REMOVE and answer in REMOVAL:
        return LEGAL if s.bag[REMOVAL.value(answer)] > 0 else NO_FISH_LEFT
    if s.step == SETTLE_KITI and answer in KITI:
        return LEGAL if KITI.value(answer) < s.seats else NO_SUCH_SEAT
    if s.step == LAY and answer in DRAW:
        return refusal_of_fish(s, DRAW.value(answer))
    return missing(s)


@rule
def missing(s):
    """The reason why chance has to wait: the answer that is asked for has not been given."""
    if s.step == REMOVE:
        return REMOVAL_FIRST  # [C-R1]
    if s.step == SETTLE_KITI:
        return KITI_FIRST  # [C1.5]
    return DRAW_FIRST if s.step == LAY else DIVERS_FIRST  # [C2.1, C2.3]


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
    """Each card is as likely to be drawn, or removed before the game, as any other, and so is each place of the Kiti.

    [C-R1, C-R4]
    """
    if s.step == LAY:
        return deck(s) - gulls_set_aside(s)
    if s.step == REMOVE:
        return CARDS + s.seventh_gull
    return s.seats if s.step == SETTLE_KITI else 0


@rule
def outcome(s, way):
    """The fish or the player that this way stands for; gulls come first in the row."""
    if s.step == LAY:
        return DRAW.answer(holder(s.bag, way + gulls_set_aside(s)))
    return REMOVAL.answer(holder(s.bag, way)) if s.step == REMOVE else KITI.answer(way)


@rule
def deck(s):
    """The number of cards in the deck during the game; a 37th card has been removed [C1.4, C-R1]."""
    return CARDS - PLACES * s.rounds - s.laid


@rule
def gulls_set_aside(s):
    """In the first round all gulls are passed over [C2.2, C-R5]."""
    return s.bag[GULL_CARD] if s.rounds == 0 else 0
