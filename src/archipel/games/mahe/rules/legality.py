"""Legal answers, and the reasons for refusals. The numbers in brackets are those of rules.md.

The reasons are tried in the order in which a person would name them: what this seat can never answer at this table,
then whose turn it is, then what stands in the way now.
"""

from __future__ import annotations

from archipel.core.dice import holder
from archipel.core.kernel import CHANCE, rule
from archipel.games.mahe.box import OUT, PIPS
from archipel.games.mahe.rules.queries import asked, awaits_first_die, moves_along, owner
from archipel.games.mahe.state import (
    ALREADY_SWIMMING,
    BEGIN,
    CARD,
    CARD_FIRST,
    CARDS_ARE_TURNED_UP,
    CLUTCH_FIRST,
    DECIDE,
    DECISION_FIRST,
    DICE_ARE_ROLLED,
    DIE,
    DIE_FIRST,
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
    NONE,
    NOT_TOPMOST,
    NOT_YOUR_CARD,
    NOT_YOUR_TURN,
    NOT_YOUR_TURTLE,
    ONE_CARD,
    ONE_TURTLE,
    OVER,
    PICK,
    PICK_FIRST,
    STARTING_PLAYER_FIRST,
    STARTING_PLAYER_IS_DRAWN,
    STOP,
    TURN_UP,
    TURTLE_FIRST,
)


@rule
def refusal(s, seat, answer):
    """The reason why this answer cannot be given now; LEGAL when it can."""
    if s.step == OVER:
        return GAME_OVER
    if seat == CHANCE:
        return refusal_of_chance(s, answer)
    why = refusal_at_this_table(s, seat, answer)
    if why == LEGAL:
        why = refusal_of_seat(s, seat, answer)
    return why if why != LEGAL else refusal_of_choice(s, seat, answer)


@rule
def refusal_at_this_table(s, seat, answer):
    """The reason why this seat can never answer this."""
    if answer >= FIRST.first:  # what chance answers comes last
        return refusal_to_be_chance(answer)
    if answer in MOVE:
        return refusal_of_turtle(s, seat, MOVE.value(answer))
    return NO_VARIANT if answer in CARD and not s.egg_cards else LEGAL  # [M8.1]


@rule
def refusal_to_be_chance(answer):
    """Dice are rolled [M2.1], cards turned up [M5.3], and the first player is drawn [M1.6]: no player names them."""
    if answer in DIE:
        return DICE_ARE_ROLLED
    return CARDS_ARE_TURNED_UP if answer in FLIP else STARTING_PLAYER_IS_DRAWN


@rule
def refusal_of_turtle(s, seat, turtle):
    """A player with two turtles chooses between them [M1.1, M7.1]."""
    if s.turtles == s.seats:
        return ONE_TURTLE
    return LEGAL if turtle < s.turtles and owner(s, turtle) == seat else NOT_YOUR_TURTLE


@rule
def refusal_of_seat(s, seat, answer):
    """The reason why this seat is not asked."""
    if answer in CARD and awaits_first_die(s, seat):
        return FIRST_DIE  # [M8.2]
    if seat == asked(s):
        return LEGAL
    if s.step == DECIDE:
        return NOT_TOPMOST if moves_along(s, seat) else NOT_YOUR_TURN  # [M4.2, M1.6]
    return NOT_YOUR_TURN if s.step == PICK else missing(s)


@rule
def missing(s):
    """The reason why everything else has to wait: the answer that is asked for has not been given."""
    if s.step == TURN_UP:
        return CLUTCH_FIRST if s.turn == NONE else CARD_FIRST  # [M1.5, M5.3]
    if s.step == BEGIN:
        return STARTING_PLAYER_FIRST  # [M1.6]
    if s.step == PICK:
        return TURTLE_FIRST  # [M7.2]
    return DIE_FIRST if s.step == DIE_OWED else DECISION_FIRST  # [M2.1, M2.2]


@rule
def refusal_of_choice(s, seat, answer):
    """The reason why the seat that is asked cannot choose this now.

    It picks a turtle [M7.2]; or it stops or rolls [M2.2, M2.3], a third die even at exactly seven [M-R2], or plays a
    card.
    """
    if s.step == PICK:
        return LEGAL if answer in MOVE else PICK_FIRST
    return ALREADY_SWIMMING if answer in MOVE else refusal_to_decide(s, seat, answer)  # [M7.1]


@rule
def refusal_to_decide(s, seat, answer):
    """Return LEGAL for stopping and rolling, which are always allowed here; a card has rules of its own."""
    return refusal_of_card(s, seat, CARD.value(answer)) if answer in CARD else LEGAL


@rule
def refusal_of_card(s, seat, eggs):
    """One per player and turn [M8.3, M-R15], of one's own [M8.4, M-R16], even when the pile is gone [M-R17]."""
    if s.played >> seat & 1:
        return ONE_CARD
    return LEGAL if s.eggs[seat, eggs] > 0 else NOT_YOUR_CARD


@rule
def refusal_of_chance(s, answer):
    """Chance owes a card [M1.4], the first player [M1.6], or a die."""
    if s.step == DIE_OWED and answer in DIE:
        return LEGAL
    if s.step == TURN_UP and answer in FLIP:
        return LEGAL if s.bag[FLIP.value(answer)] > 0 else NO_CARD_LEFT
    if s.step == BEGIN and answer in FIRST:
        return LEGAL if FIRST.value(answer) < s.seats else NO_SUCH_SEAT
    return missing(s)


@rule
def legal(s, seat, out):
    """The seat's legal answers: all that no rule forbids."""
    if seat == CHANCE or seat != asked(s):
        return 0
    return legal_turtles(s, seat, out) if s.step == PICK else legal_decisions(s, seat, out)


@rule
def legal_turtles(s, seat, out):
    n = 0
    for answer in range(MOVE.first, MOVE.stop):
        if refusal_of_turtle(s, seat, MOVE.value(answer)) == LEGAL:
            out.answers[n] = answer
            n += 1
    return n


@rule
def legal_decisions(s, seat, out):
    """Stop, roll, and every card that may be played; without the variant there is none to try."""
    n = 0
    for answer in range(STOP, CARD.stop if s.egg_cards else CARD.first):
        if refusal_to_decide(s, seat, answer) == LEGAL:
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
