"""Legal answers, and the reasons for refusals. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.dice import holder
from archipel.core.kernel import CHANCE, rule
from archipel.games.mahe.box import OUT, PIPS
from archipel.games.mahe.rules.queries import asked, owner
from archipel.games.mahe.state import (
    ALREADY_SWIMMING,
    BEGIN,
    CARD,
    DECIDE,
    DICE_FIRST,
    DIE,
    DIE_OWED,
    FIRST,
    FIRST_DIE,
    FLIP,
    GAME_OVER,
    LEGAL,
    MOVE,
    NO_CARD_LEFT,
    NO_SUCH_SEAT,
    NO_VARIANT,
    NOT_CHANCE,
    NOT_OWED,
    NOT_TOPMOST,
    NOT_YOUR_CARD,
    NOT_YOUR_TURN,
    NOT_YOUR_TURTLE,
    ONE_CARD,
    ONE_TURTLE,
    OVER,
    PICK,
    PICK_FIRST,
    STOP,
    TURN_UP,
)


@rule
def refusal(s, seat, answer):
    """The reason why this answer cannot be given now; LEGAL when it can."""
    why = refusal_of_seat(s, seat)
    return why if why != LEGAL else refusal_of_answer(s, seat, answer)


@rule
def refusal_of_seat(s, seat):
    """The reason why this seat is not asked."""
    if s.step == OVER:
        return GAME_OVER
    if seat == asked(s):
        return LEGAL
    if s.step == DECIDE:
        return NOT_TOPMOST if seat != CHANCE else NOT_OWED  # [M4.2]
    if s.step == PICK:
        return NOT_YOUR_TURN if seat != CHANCE else NOT_OWED  # [M1.6]
    return DICE_FIRST  # [M2.1]


@rule
def refusal_of_answer(s, seat, answer):
    """The reason why the seat that is asked cannot answer this."""
    if seat == CHANCE:
        return refusal_of_chance(s, answer)
    if answer >= FIRST.first:  # what chance answers comes last
        return NOT_CHANCE
    return refusal_to_decide(s, seat, answer) if s.step == DECIDE else refusal_to_pick(s, seat, answer)


@rule
def refusal_to_decide(s, seat, answer):
    """Roll or stop [M2.2, M2.3]; a third die even at exactly seven [M-R2]; or spend an own egg card [M8.1]."""
    if answer in MOVE:
        return ONE_TURTLE if s.turtles == s.seats else ALREADY_SWIMMING  # [M1.1, M7.1]
    return refusal_of_card(s, seat, CARD.value(answer)) if answer in CARD else LEGAL


@rule
def refusal_of_card(s, seat, eggs):
    """One card of one's own per turn, even with two turtles, even when the pile is gone [M-R15, M-R16, M-R17]."""
    if not s.egg_cards:
        return NO_VARIANT  # [M8.1]
    if s.card:
        return ONE_CARD  # [M8.3]
    return LEGAL if s.eggs[seat, eggs] > 0 else NOT_YOUR_CARD  # [M8.4]


@rule
def refusal_to_pick(s, seat, answer):
    """The player is free each turn to choose which of the two turtles swims first [M7.2]."""
    if answer not in MOVE:
        return FIRST_DIE if answer in CARD else PICK_FIRST  # [M8.2]
    turtle = MOVE.value(answer)
    return LEGAL if turtle < s.turtles and owner(s, turtle) == seat else NOT_YOUR_TURTLE  # [M7.1]


@rule
def refusal_of_chance(s, answer):
    """Chance owes a card, the first player, or a die."""
    if s.step == DIE_OWED:
        return LEGAL if answer in DIE else NOT_OWED
    if s.step == TURN_UP:
        if answer not in FLIP:
            return NOT_OWED
        return LEGAL if s.bag[FLIP.value(answer)] > 0 else NO_CARD_LEFT  # [M1.4]
    if s.step == BEGIN:
        if answer not in FIRST:
            return NOT_OWED
        return LEGAL if FIRST.value(answer) < s.seats else NO_SUCH_SEAT  # [M1.6]
    return NOT_OWED


@rule
def legal(s, seat, out):
    """The seat's legal answers: all that no rule forbids."""
    n = 0
    if seat == CHANCE or refusal_of_seat(s, seat) != LEGAL:
        return n
    if s.step == DECIDE:
        for answer in range(STOP, CARD.stop):  # stop, roll, every card
            if refusal_to_decide(s, seat, answer) == LEGAL:
                out.answers[n] = answer
                n += 1
    else:
        for answer in range(MOVE.first, MOVE.stop):
            if refusal_to_pick(s, seat, answer) == LEGAL:
                out.answers[n] = answer
                n += 1
    return n


@rule
def ways(s):
    """Each card that nobody has seen, each player, each side of the die is equally likely [M1.4, M1.6, M-R19, M2.1]."""
    if s.step == DIE_OWED:
        return PIPS
    if s.step == TURN_UP:
        return s.pile + OUT
    return s.seats if s.step == BEGIN else 0


@rule
def outcome(s, way):
    """The side of the die, the card or the player that this way stands for."""
    if s.step == DIE_OWED:
        return DIE.answer(1 + way)
    return FLIP.answer(holder(s.bag, way)) if s.step == TURN_UP else FIRST.answer(way)
