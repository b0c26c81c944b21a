"""The rules of Pig. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import hush, tell
from archipel.core.kernel import CHANCE, NOBODY, rule

from .box import GOAL, ONE
from .state import BANK, BANKED, DIE, LEGAL, LOST, NOT_YOUR_TURN, OVER, ROLL, ROLLED


@rule
def start(s, seats, options, box):
    """The first seat begins, with a roll [P1.1, P1.3]."""
    s.seats = seats
    s.rolling = 1


@rule
def to_act(s):
    """The player whose turn it is, or the die; nobody once somebody has reached the goal [P1.2, P1.5]."""
    if s.points[s.turn] >= GOAL:
        return NOBODY
    return CHANCE if s.rolling else 1 << s.turn


@rule
def refusal(s, seat, answer):
    """Roll again or bank, in one's own turn; nobody but chance says what the die shows [P1.2, P1.3, P1.4]."""
    if s.points[s.turn] >= GOAL:
        return OVER
    if seat != (CHANCE if s.rolling else s.turn) or (seat == CHANCE) != (answer in DIE):
        return NOT_YOUR_TURN
    return LEGAL


@rule
def ways(s):
    """A die has six sides [P1.3]."""
    return DIE.stop - DIE.first if s.rolling else 0


@rule
def outcome(s, way):
    return DIE.first + way


@rule
def play(s, seat, answer):
    hush(s)
    if answer == ROLL:
        s.rolling = 1
    elif answer == BANK:
        bank(s)
    else:
        roll(s, DIE.value(answer))


@rule
def roll(s, pips):
    """The pips are added to the pot; a one loses it [P1.3]. Enough to win is banked at once [P1.5]."""
    s.rolling = 0
    tell(s, ROLLED, s.turn, pips)
    if pips == ONE:
        tell(s, LOST, s.turn)
        pass_turn(s)
        return
    s.pot += pips
    if s.points[s.turn] + s.pot >= GOAL:
        bank(s)


@rule
def bank(s):
    """The pot is kept. The turn passes on, unless the game is won [P1.4, P1.5]."""
    s.points[s.turn] += s.pot
    tell(s, BANKED, s.turn, s.pot)
    if s.points[s.turn] < GOAL:
        pass_turn(s)


@rule
def pass_turn(s):
    """The next player, clockwise, begins with a roll [P1.2, P1.3]."""
    s.turn = (s.turn + 1) % s.seats
    s.pot = 0
    s.rolling = 1


@rule
def standing(s, seat):
    """The most points win; they are also the one line of the score table [P1.5]."""
    return s.points[seat]
