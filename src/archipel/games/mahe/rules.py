"""The rules of Mahé. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.dice import equally_likely
from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.core.tell import hush, tell
from archipel.games.mahe.box import BEACH, DECK, DICE, FACES, LAST_EGGS, LIMIT, PILE, PIPS, RAFT
from archipel.games.mahe.state import (
    ALREADY_SWIMMING,
    BEACHED,
    BEGIN,
    BEGINS,
    CARD,
    CLIMBED,
    CLUTCH,
    DECIDE,
    DICE_FIRST,
    DIE,
    DIE_OWED,
    FIRST,
    FIRST_DIE,
    FLIP,
    GAME_OVER,
    LAID,
    LEGAL,
    MOVE,
    NO_CARD_LEFT,
    NO_SUCH_SEAT,
    NO_VARIANT,
    NONE,
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
    ROLL,
    ROLLED,
    SANK,
    SPENT,
    STOP,
    SWAM,
    TURN,
    TURN_UP,
)

# --- laying out ---------------------------------------------------------------------------------------------------


@rule
def start(s, seats, options):
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


# --- queries ------------------------------------------------------------------------------------------------------


@rule
def owner(s, turtle):
    """The seat that this turtle belongs to [M1.1, M1.2]."""
    return turtle if s.turtles == s.seats else turtle >> 1


@rule
def topmost(s, turtle):
    """The turtle at the very top of the stack that this turtle stands in."""
    while s.rider[turtle] != NONE:
        turtle = s.rider[turtle]
    return turtle


@rule
def decider(s):
    """The topmost turtle decides, whoever's turn it is, also for its own player's other turtle [M4.2, M-R8, M-R9]."""
    return owner(s, topmost(s, s.turn))


@rule
def asked(s):
    """The seat that is asked, or CHANCE."""
    if s.step == DECIDE:
        return decider(s)
    if s.step == PICK:
        return owner(s, s.turn)
    return CHANCE


@rule
def to_act(s):
    """One question at a time."""
    if s.step == OVER:
        return NOBODY
    seat = asked(s)
    return CHANCE if seat == CHANCE else 1 << seat


@rule
def top_at(s, space):
    """The topmost turtle on a space of the ring, or NONE."""
    for turtle in range(s.turtles):
        if s.space[turtle] == space and s.rider[turtle] == NONE:
            return turtle
    return NONE


@rule
def reach(s):
    """How far from the raft the turn's turtle would swim now [M3.2]; two dice doubled [M3.3], three tripled [M3.4]."""
    return s.space[s.turn] % BEACH + s.pips * s.dice


@rule
def lays_by_stopping(s):
    """Whether the beach would be reached or passed; leaving it does not count [M5.1, M-R4]."""
    return reach(s) >= BEACH


@rule
def cards(s, seat):
    """How many cards this seat has won and kept."""
    count = 0
    for eggs in range(FACES + 1):
        count += int(s.eggs[seat, eggs])
    return count


# --- legality -----------------------------------------------------------------------------------------------------


@rule
def refusal(s, seat, answer):
    """Why this answer cannot be given now; LEGAL when it can."""
    why = refusal_of_seat(s, seat)
    return why if why != LEGAL else refusal_of_answer(s, seat, answer)


@rule
def refusal_of_seat(s, seat):
    """Why this seat is not asked."""
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
    """Why the seat that is asked cannot answer this."""
    if seat == CHANCE:
        return refusal_of_chance(s, answer)
    if answer >= FIRST:
        return NOT_CHANCE
    return refusal_to_decide(s, seat, answer) if s.step == DECIDE else refusal_to_pick(s, seat, answer)


@rule
def refusal_to_decide(s, seat, answer):
    """Roll or stop [M2.2, M2.3]; a third die even at exactly seven [M-R2]; or spend an own egg card [M8.1]."""
    if answer >= MOVE:
        return ONE_TURTLE if s.turtles == s.seats else ALREADY_SWIMMING  # [M1.1, M7.1]
    return refusal_of_card(s, seat, answer - CARD) if answer > CARD else LEGAL


@rule
def refusal_of_card(s, seat, eggs):
    """One own card a turn, also with two turtles, also when the pile is gone [M-R15, M-R16, M-R17]."""
    if not s.egg_cards:
        return NO_VARIANT  # [M8.1]
    if s.card:
        return ONE_CARD  # [M8.3]
    return LEGAL if s.eggs[seat, eggs] > 0 else NOT_YOUR_CARD  # [M8.4]


@rule
def refusal_to_pick(s, seat, answer):
    """Which of the two turtles swims first is free each turn [M7.2]."""
    if answer < MOVE:
        return FIRST_DIE if answer > CARD else PICK_FIRST  # [M8.2]
    turtle = answer - MOVE
    return LEGAL if turtle < s.turtles and owner(s, turtle) == seat else NOT_YOUR_TURTLE  # [M7.1]


@rule
def refusal_of_chance(s, answer):
    """What chance owes: a card, the first player, a die."""
    if s.step == DIE_OWED:
        return LEGAL if answer > DIE else NOT_OWED
    if s.step == TURN_UP:
        if not FLIP < answer <= FLIP + FACES:
            return NOT_OWED
        return LEGAL if s.bag[answer - FLIP] > 0 else NO_CARD_LEFT  # [M1.4]
    if s.step == BEGIN:
        if not FIRST <= answer <= FLIP:
            return NOT_OWED
        return LEGAL if answer - FIRST < s.seats else NO_SUCH_SEAT  # [M1.6]
    return NOT_OWED


@rule
def legal(s, seat, out):
    """The seat's legal answers: all that nothing forbids."""
    n = 0
    if seat == CHANCE or refusal_of_seat(s, seat) != LEGAL:
        return n
    if s.step == DECIDE:
        for answer in range(STOP, MOVE):
            if refusal_to_decide(s, seat, answer) == LEGAL:
                out.answers[n] = answer
                n += 1
    else:
        for answer in range(MOVE, FIRST):
            if refusal_to_pick(s, seat, answer) == LEGAL:
                out.answers[n] = answer
                n += 1
    return n


@rule
def odds(s, out):
    """Each card of the bag, each player, each side of the die is equally likely [M1.4, M1.6, M-R19, M2.1]."""
    if s.step == DIE_OWED:
        return equally_likely(out, DIE + 1, PIPS)
    if s.step == BEGIN:
        return equally_likely(out, FIRST, s.seats)
    return cards_of_the_bag(s, out) if s.step == TURN_UP else 0


@rule
def cards_of_the_bag(s, out):
    """A card may be turned up in as many ways as it lies unseen [M1.4]."""
    n = 0
    out.total = 0
    for eggs in range(1, FACES + 1):
        if s.bag[eggs] > 0:
            out.answers[n] = FLIP + eggs
            out.ways[n] = s.bag[eggs]
            out.total += s.bag[eggs]
            n += 1
    return n


# --- effects ------------------------------------------------------------------------------------------------------


@rule
def play(s, seat, answer):
    """The answer takes effect."""
    hush(s)
    if s.step == DIE_OWED:
        roll(s, answer - DIE)
    elif s.step == DECIDE:
        decide(s, seat, answer)
    elif s.step == PICK:
        pick(s, answer - MOVE)
    elif s.step == TURN_UP:
        turn_up(s, answer - FLIP)
    elif s.step == BEGIN:
        begin(s, answer - FIRST)


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
    s.card = 0
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
        spend(s, seat, answer - CARD)


@rule
def spend(s, seat, eggs):
    """The card counts as a die and is discarded [M8.1, M8.5, M-R14, M-R15]."""
    s.eggs[seat, eggs] -= 1
    s.spent[eggs] += 1
    s.card = eggs
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
    """Those below stay behind [M4.3]."""
    below = s.mount[turtle]
    if below != NONE:
        s.rider[below] = NONE
        s.mount[turtle] = NONE


@rule
def land(s, turtle, space):
    """Climb on whoever is there; all that ride come along in the same order [M4.1, M4.3, M-R7]."""
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
    """The turtle and all that ride on it go back to the raft, side by side; those below stay [M2.4, M4.4, M-R5, M-R6]."""
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


# --- the end ------------------------------------------------------------------------------------------------------


@rule
def eggs_on_cards(s, seat):
    """The eggs on the cards won by all turtles of a seat [M6.2, M7.3]; a spent card scores nothing [M8.5]."""
    total = 0
    for eggs in range(1, FACES + 1):
        total += eggs * int(s.eggs[seat, eggs])
    return total


@rule
def is_on_beach(s, seat):
    """Whether a turtle of this seat took the last eggs."""
    return s.beach != NONE and owner(s, s.beach) == seat


@rule
def scores(s, out):
    """Eggs on cards, and the seven on the beach [M6.2]."""
    for seat in range(s.seats):
        out[seat, 0] = eggs_on_cards(s, seat)
        out[seat, 1] = LAST_EGGS if is_on_beach(s, seat) else 0


@rule
def rank(s, seat):
    """Most eggs; among equals most cards, the beach counting as one [M6.3, M-R1]."""
    if is_on_beach(s, seat):
        return (eggs_on_cards(s, seat) + LAST_EGGS) * PILE + cards(s, seat) + 1
    return eggs_on_cards(s, seat) * PILE + cards(s, seat)


@rule
def winners(s):
    """All who rank first: equals share the victory [M6.3, M-R18]."""
    best = -1
    mask = 0
    for seat in range(s.seats):
        standing = rank(s, seat)
        if standing > best:
            best = standing
            mask = 0
        if standing == best:
            mask |= 1 << seat
    return mask
