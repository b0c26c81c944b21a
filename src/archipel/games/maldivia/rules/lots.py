"""The answers of chance: the first player, the next ship, the card that is drawn. The numbers are those of rules.md."""

from __future__ import annotations

import numpy as np

from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.answers import CARD, SHIP, STARTER
from archipel.games.maldivia.box import PILE
from archipel.games.maldivia.rules.queries import cards_of, find_card
from archipel.games.maldivia.state import (
    ACT_FIRST,
    CARD_SEEN,
    DRAW_FIRST,
    DRAWING,
    GAIN_FIRST,
    GIFT_FIRST,
    LEGAL,
    NO_SUCH_SEAT,
    NONE,
    NOT_THERE,
    OTHER_ISLAND,
    PLACE_FIRST,
    PLAN_FIRST,
    REARRANGE_FIRST,
    SAIL_FIRST,
    SHIP_FIRST,
    SHIPS_FIRST,
    SHOWING,
    STARTER_FIRST,
    STARTING,
    STOW_FIRST,
    SWAP_FIRST,
    TAKE_FIRST,
    TILE_FIRST,
    TURN_FIRST,
)

FIRST = np.array([
    STARTER_FIRST, PLACE_FIRST, SHIP_FIRST, PLAN_FIRST, SAIL_FIRST, ACT_FIRST, GAIN_FIRST, STOW_FIRST, REARRANGE_FIRST,
    TILE_FIRST, TURN_FIRST, GIFT_FIRST, TAKE_FIRST, DRAW_FIRST, SWAP_FIRST,
], np.int64)  # fmt: skip # by the step


@rule
def ways(s):
    """Every player is as likely to begin [V-R34], every unseen ship to come, every card to be drawn [V-R7]."""
    if s.step == SHOWING:
        return s.unseen[s.owed]
    if s.step == DRAWING:
        return s.backs[s.victim, s.wanted]
    return s.seats if s.step == STARTING else 0


@rule
def outcome(s, way):
    """The player or the card that this way stands for; equal cards lie side by side."""
    if s.step == SHOWING:
        card = s.owed * PILE + place_of(int(s.bag[s.owed]), way)
        return SHIP.answer(s.owed, s.cargo[card])
    if s.step == DRAWING:
        card = s.wanted * PILE + place_of(cards_of(s.held[s.victim], s.wanted), way)
        return CARD.answer(s.cargo[card])
    return STARTER.answer(way)


@rule
def place_of(ten, way):
    """The place of the bit that is set after so many others."""
    place = 0
    for i in range(PILE):  # to the end rather than to the answer: no branch to mispredict
        way -= ten >> i & 1
        place += way >= 0
    return place


@large_rule
def refusal_of_chance(s, answer):
    """Chance owes the first player, a ship, or a card."""
    if s.step == STARTING and answer in STARTER:
        return LEGAL if STARTER.value(answer) < s.seats else NO_SUCH_SEAT
    if s.step == SHOWING and answer in SHIP:
        island, cargo = SHIP.values(answer)
        return refusal_of_ship(s, island, cargo)
    if s.step == DRAWING and answer in CARD:
        hand = cards_of(s.held[s.victim], s.wanted)
        return LEGAL if find_card(s, hand, s.wanted, CARD.value(answer)) != NONE else NOT_THERE
    return awaited(s)


@rule
def awaited(s):
    """The reason for everything else at each step: what is asked comes first."""
    return SHIPS_FIRST if s.step == SHOWING and s.rounds == 0 else FIRST[s.step]


@rule
def refusal_of_ship(s, island, cargo):
    """One that nobody has seen, of the island whose ship is due [V1.5, V5.7]."""
    if island != s.owed:
        return OTHER_ISLAND
    return LEGAL if find_card(s, int(s.bag[island]), island, cargo) != NONE else CARD_SEEN
