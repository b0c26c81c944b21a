"""Hints for bots: each choice is valued by all dice that may still follow in this move, and by the outlook after it."""

from __future__ import annotations

import math

from archipel.core.kernel import large_rule, rule
from archipel.games.mahe.box import BEACH, LAST_EGGS, LIMIT, PIPS, RAFT
from archipel.games.mahe.outlook import (
    MOVING,
    RESTING,
    crew_of,
    moved,
    outlook,
    roles_of,
    spaces_of,
    stacks_of,
    turtles_of,
)
from archipel.games.mahe.rules.queries import owner, topmost
from archipel.games.mahe.rules.scoring import eggs_on_cards
from archipel.games.mahe.state import CARD, DECIDE, DIE_OWED, MOVE, NONE, PICK, ROLL, STOP
from archipel.games.mahe.weights import TABLES

MEAN, SQUARE = 3.8, 15.5  # of the eggs on a card
STEEPNESS = 1.7  # of the chance to win, by the lead
POINT = 0.001  # the worth of an egg where the victory is decided


@rule
def policy(s, seat, out, n, rng):
    """The answer that is worth most."""
    return best_answer(s, seat, out, n, TABLES)


@large_rule
def best_answer(s, seat, out, n, tables):
    """The answer that is worth most by these tables."""
    prizes = prizes_of(s, seat)
    if s.step == PICK:
        one, other = MOVE.value(out.answers[0]), MOVE.value(out.answers[1])
        ahead = before_dice(s, seat, one, prizes, tables) - before_dice(s, seat, other, prizes, tables)
        return out.answers[0] if ahead >= 0 else out.answers[1]
    return best_decision(s, seat, out, n, prizes, tables)


@rule
def best_decision(s, seat, out, n, prizes, tables):
    """Stop, roll, or a card."""
    around = surroundings(s, seat, s.turn, s.waiting, tables)
    best, most = out.answers[0], -math.inf
    for i in range(n):
        worth = worth_of(s, out.answers[i], around, prizes, tables)
        if worth > most:
            best, most = out.answers[i], worth
    return best


@rule
def worth_of(s, answer, around, prizes, tables):
    """The worth of an answer to the question whether to roll on."""
    pips, dice = int(s.pips), int(s.dice)
    if answer == STOP:
        return after_swim(s, pips * dice, around, prizes, tables)
    if answer == ROLL:
        _, second, third = rolls(s, pips, dice, around, prizes, tables)
        return second if dice == 1 else third
    eggs = int(CARD.value(answer))
    return after_card(s, pips + eggs, around, prizes, tables) - eggs * prizes[3]


@rule
def after_card(s, pips, around, prizes, tables):
    """The worth of the dice with a card that makes this total."""
    if pips > LIMIT:
        return after_swim(s, 0, around, prizes, tables)
    stop = after_swim(s, pips * (int(s.dice) + 1), around, prizes, tables)
    return stop if s.dice == 2 else max(stop, rolls(s, pips, 2, around, prizes, tables)[2])


@rule
def before_dice(s, seat, turtle, prizes, tables):
    """The worth of moving this turtle first."""
    around = surroundings(s, seat, turtle, turtle ^ 1, tables)
    return rolls(s, 0, 0, around, prizes, tables)[0]


@large_rule
def surroundings(s, seat, turn, waiting, tables):
    """All that does not depend on how far the turtle swims."""
    sea = (turtles_of(s, seat), roles_of(s, turn, waiting), spaces_of(s), stacks_of(s), crew_of(s, turn))
    return int(s.space[turn]) % BEACH, owner(s, topmost(s, turn)) == seat, sea, outlook(s, sea, RESTING, tables)


@large_rule
def rolls(s, pips, dice, around, prizes, tables):
    """The worth of rolling the first die, the second or the third at this total; others decide to the seat's harm.

    The totals are gone through from the highest down. A die that brings a total of at most seven brings each of the
    higher totals equally often, so one sum of those is enough.
    """
    sign = 1.0 if around[1] else -1.0
    sink = after_swim(s, 0, around, prizes, tables)
    first = second = third = 0.0
    for total in range(LIMIT, pips, -1):
        if dice < 2:
            after_three = (third + (total - 1) * sink) / PIPS
            after_two = (second + (total - 1) * sink) / PIPS
            if dice == 0 and total <= PIPS:
                first += sign * max(sign * after_swim(s, total, around, prizes, tables), sign * after_two)
            second += sign * max(sign * after_swim(s, 2 * total, around, prizes, tables), sign * after_three)
        third += after_swim(s, 3 * total, around, prizes, tables)
    sinking = max(pips - 1, 0) * sink
    return first / PIPS, (second + sinking) / PIPS, (third + sinking) / PIPS


@large_rule
def after_swim(s, steps, around, prizes, tables):
    """The worth of the sea after the turtle has swum so far; 0 is back to the raft."""
    begun, is_own, (own, roles, spaces, stacks, crew), rest = around
    reach = begun + steps
    space = (reach - 1) % BEACH + 1 if steps > 0 else RAFT
    after = (own, roles, moved(spaces, crew, space, s.turtles), stacks, crew)
    this, following, later = outlook(s, after, MOVING, tables)
    this, following, later = this + rest[0], following + rest[1], later + rest[2]
    if steps > 0 and reach >= BEACH:
        return (is_own - 1.0 / s.seats) * prizes[0] + this * prizes[1] + (following + later) * prizes[2]
    return this * prizes[0] + following * prizes[1] + later * prizes[2]


@large_rule
def prizes_of(s, seat):
    """The worth, as a part of the victory, of this card, the next one and a later one; and of an egg."""
    lead, this = lead_of(s, seat), float(s.clutch)
    if s.clutch == 0:
        return chance_gained(lead, LAST_EGGS, 0.0), 0.0, 0.0, chance_gained(lead, 1, LAST_EGGS**2)
    left = SQUARE * s.pile + LAST_EGGS**2
    following = MEAN if s.pile > 0 else float(LAST_EGGS)
    later = 0.0 if s.pile == 0 else (MEAN if s.pile > 1 else LAST_EGGS)
    return (
        chance_gained(lead, this, left),
        chance_gained(lead, following, left - following**2 + this**2),
        0.0 if later == 0 else chance_gained(lead, later, left - later**2 + this**2),
        chance_gained(lead, 1, left + this**2) / 2,
    )


@rule
def chance_gained(lead, eggs, variance):
    """The chance to win that is gained by these eggs over losing them, with this variance of what is still open."""
    spread = STEEPNESS / math.sqrt(variance + 1.0)
    return chance(spread * (lead + eggs)) - chance(spread * (lead - eggs)) + POINT * eggs


@rule
def chance(x):
    return 1.0 / (1.0 + math.exp(-x))


@rule
def lead_of(s, seat):
    """The eggs by which this seat is ahead of the best other one."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, eggs_on_cards(s, other))
    return eggs_on_cards(s, seat) - best


@rule
def estimate(s, seat, out, rng):
    """The share of victory by the eggs that every seat may expect; only between two moves."""
    is_between = s.step == PICK or (s.step == DIE_OWED and s.dice == 0 and s.waiting == NONE)
    return share_expected(s, seat, TABLES) if is_between else -1.0


@large_rule
def share_expected(s, seat, tables):
    """The share of victory by the expected eggs of all seats; the fewer are left, the more certain it is."""
    spread = STEEPNESS / math.sqrt((SQUARE * s.pile + LAST_EGGS**2 + s.clutch**2) * 2 / s.seats)
    roles, spaces, stacks = roles_before(s), spaces_of(s), stacks_of(s)
    mine, total = 0.0, 0.0
    for distance in range(s.seats):
        other = (seat + distance) % int(s.seats)
        eggs = eggs_expected(s, other, (turtles_of(s, other), roles, spaces, stacks, 0), tables)
        mine = eggs if distance == 0 else mine
        total += math.exp(spread * (eggs - mine))
    return 1.0 / total


@rule
def eggs_expected(s, seat, sea, tables):
    """The eggs of a seat, and what it may expect beyond its fair share."""
    this, following, later = outlook(s, sea, RESTING, tables)
    if s.clutch == 0:
        return eggs_on_cards(s, seat) + this * LAST_EGGS
    if s.pile == 0:
        return eggs_on_cards(s, seat) + this * s.clutch + following * LAST_EGGS
    return eggs_on_cards(s, seat) + this * s.clutch + (following + later) * MEAN


@rule
def roles_before(s):
    """The roles of all turtles between two moves: a second turtle is waiting, or a seat's turn begins."""
    if s.step == DIE_OWED and s.turtles != s.seats:
        return roles_of(s, s.turn ^ 1, s.turn)
    before = (owner(s, s.turn) + s.seats - 1) % s.seats
    return roles_of(s, before if s.turtles == s.seats else 2 * before, NONE)


@rule
def is_absurd(s, seat, answer):
    """Rolling at the limit always sinks: any die exceeds it."""
    return s.step == DECIDE and answer == ROLL and s.pips >= LIMIT
