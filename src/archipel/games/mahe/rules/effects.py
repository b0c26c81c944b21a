"""The effects of answers. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import hush, tell
from archipel.core.kernel import rule
from archipel.games.mahe.box import BEACH, DECK, DICE, FACES, LIMIT, PILE, RAFT
from archipel.games.mahe.rules.queries import lays_by_stopping, owner, reach, top_at, topmost
from archipel.games.mahe.state import (
    BEACHED,
    BEGIN,
    BEGINS,
    CARD,
    CLIMBED,
    CLUTCH,
    DECIDE,
    DIE,
    DIE_OWED,
    FIRST,
    FLIP,
    LAID,
    MOVE,
    NONE,
    OVER,
    PICK,
    ROLL,
    ROLLED,
    SANK,
    SPENT,
    STOP,
    SWAM,
    TURN,
    TURN_UP,
)


@rule
def start(s, seats, options, box):
    """Everybody on the raft, twenty cards in the pile, four left out unseen [M1.3, M1.4, M-R5]."""
    s.seats = seats
    s.turtles = 2 * seats if seats <= 3 else seats  # [M1.1, M1.2, M-R11]
    s.egg_cards = options[0]
    s.step = TURN_UP
    s.turn = s.waiting = s.beach = NONE
    s.rider[:] = NONE
    s.mount[:] = NONE
    s.pile = PILE
    for eggs in range(FACES + 1):
        s.bag[eggs] = DECK[eggs]


@rule
def play(s, seat, answer):
    """The answer takes effect."""
    hush(s)
    if s.step == DIE_OWED:
        roll(s, DIE.value(answer))
    elif s.step == DECIDE:
        decide(s, seat, answer)
    elif s.step == PICK:
        pick(s, MOVE.value(answer))
    elif s.step == TURN_UP:
        turn_up(s, FLIP.value(answer))
    elif s.step == BEGIN:
        begin(s, FIRST.value(answer))


@rule
def turn_up(s, eggs):
    """The next card of the pile lies open: the clutch [M1.5, M5.3]."""
    s.bag[eggs] -= 1
    s.pile -= 1
    s.clutch = eggs
    tell(s, CLUTCH, eggs)
    if s.turn == NONE:
        s.step = BEGIN
    else:
        pass_on(s)


@rule
def begin(s, seat):
    """The player whom chance names begins [M1.6, M-R19]."""
    tell(s, BEGINS, seat)
    take_turn(s, seat)


@rule
def take_turn(s, seat):
    """A player with two turtles first says which of them swims first [M7.2]."""
    s.played = 0
    if s.turtles == s.seats:
        set_out(s, seat)
    else:
        pick_up_dice(s)
        s.turn = 2 * seat
        s.step = PICK


@rule
def pick(s, turtle):
    """One turtle swims, then the other [M7.1]."""
    s.waiting = turtle ^ 1
    set_out(s, turtle)


@rule
def set_out(s, turtle):
    """The first die is always rolled [M2.1]."""
    pick_up_dice(s)
    s.turn = turtle
    s.step = DIE_OWED
    tell(s, TURN, turtle)


@rule
def pick_up_dice(s):
    """No die lies on the table."""
    s.dice = s.pips = 0
    for die in range(DICE):
        s.thrown[die] = 0


@rule
def roll(s, pips):
    """One more die is on the table."""
    tell(s, ROLLED, s.turn, pips, s.pips + pips)
    count_in(s, pips)


@rule
def decide(s, seat, answer):
    """Stop, roll, or put a card in the place of a die [M2.2, M2.3, M8.1]."""
    if answer == STOP:
        swim(s)
    elif answer == ROLL:
        s.step = DIE_OWED
    else:
        spend(s, seat, CARD.value(answer))


@rule
def spend(s, seat, eggs):
    """The card counts as a die and is discarded; its player plays no other this turn [M8.1, M8.5, M-R14, M-R15]."""
    s.eggs[seat, eggs] -= 1
    s.spent[eggs] += 1
    s.played |= 1 << seat
    tell(s, SPENT, seat, eggs, s.pips + eggs)
    count_in(s, eggs)


@rule
def count_in(s, pips):
    """One to three dice; over seven, back to the raft [M2.4]; after the third, swim [M2.5]."""
    s.thrown[s.dice] = pips
    s.dice += 1
    s.pips += pips
    if s.pips > LIMIT:
        sink(s)
    elif s.dice == DICE:
        swim(s)
    else:
        s.step = DECIDE


@rule
def swim(s):
    """Swim round the ring, 1 following 21, and lay if the beach is reached or passed [M3.1, M5.1, M-R3]."""
    lays = lays_by_stopping(s)
    space = (reach(s) - 1) % BEACH + 1
    tell(s, SWAM, s.turn, s.pips * s.dice, space)
    dismount(s, s.turn)
    land(s, s.turn, space)
    if lays:
        lay(s, topmost(s, s.turn))  # [M5.2] the topmost turtle lays
    else:
        pass_on(s)


@rule
def dismount(s, turtle):
    """Leave the turtles below behind [M4.3]."""
    below = s.mount[turtle]
    if below != NONE:
        s.rider[below] = NONE
        s.mount[turtle] = NONE


@rule
def land(s, turtle, space):
    """Climb on the turtle that is there; all riders come along in the same order [M4.1, M4.3, M-R7]."""
    s.space[topmost(s, turtle)] = RAFT  # out of the water, so that nobody climbs on their own rider
    below = top_at(s, space)
    if below != NONE:
        s.rider[below] = turtle
        s.mount[turtle] = below
        tell(s, CLIMBED, turtle, below)
    while turtle != NONE:
        s.space[turtle] = space
        turtle = s.rider[turtle]


@rule
def sink(s):
    """The turtle and all that ride on it go back to the raft, side by side; those below stay [M2.4, M4.4, M-R6]."""
    dismount(s, s.turn)
    turtle = s.turn
    while turtle != NONE:
        tell(s, SANK, turtle)
        rider = s.rider[turtle]
        s.space[turtle] = RAFT
        s.rider[turtle] = s.mount[turtle] = NONE
        turtle = rider
    pass_on(s)


@rule
def lay(s, turtle):
    """Take the open card, face down; or, when no card is left, the seven last eggs [M5.1, M6.1]."""
    if s.clutch == 0:
        s.beach = turtle
        s.step = OVER  # [M-R10, M-R12] at once
        tell(s, BEACHED, turtle)
        return
    tell(s, LAID, turtle, s.clutch)
    s.eggs[owner(s, turtle), s.clutch] += 1
    s.clutch = 0
    if s.pile > 0:
        s.step = TURN_UP  # [M5.3]
    else:
        pass_on(s)


@rule
def pass_on(s):
    """The turn's other turtle, carried or not, or the next player [M1.6, M7.1, M-R10]."""
    if s.waiting != NONE:
        turtle = s.waiting
        s.waiting = NONE
        set_out(s, turtle)
    else:
        take_turn(s, (owner(s, s.turn) + 1) % s.seats)
