"""What bots know of Déole beyond the rules: dice that fit, spaces that pay, and when it is time to turn home."""

from __future__ import annotations

from archipel.core.dice import below
from archipel.core.kernel import large_rule, rule
from archipel.games.deole.box import BOXES, CREW, ISLAND, PIPS, ROUNDS, SEA, SIDE, SIXTH, TURNS, WINDS, A, B, C, D, E
from archipel.games.deole.rules.choices import BASES, DISCARDING, HELPING, values_for
from archipel.games.deole.rules.modes import accepted, only
from archipel.games.deole.rules.queries import ONES, first_free, is_in_storm, spaces_crossed
from archipel.games.deole.rules.sailing import astern, beyond, courses, missing, missing_from
from archipel.games.deole.state import (
    BY_A,
    EARNING,
    LAYING,
    NONE,
    OPENING,
    PICKED,
    PICKING,
    SALVAGING,
    SIGNING,
    SMILING,
    STEERING,
    SUFFERING,
)

POINT = 4  # worths are counted in quarters of a point
NOISE = 3  # equals are told apart by lot
NEVER = -1_000
DOOM = 100 * POINT  # to sail into the storm
LATE_BY_ONE = 3 * POINT  # for each crossing that is too much
SPARE = 2  # winds are unsure: so many crossings are kept in hand, and a third of the way


@large_rule
def policy(s, seat, out, n, rng):
    """The answer of the greatest worth."""
    base = BASES[s.step]
    best, chosen = 2 * NEVER, out.answers[0]
    for i in range(n):
        value = worth(s, seat, out.answers[i] - base) + below(rng, NOISE)
        if value > best:
            best, chosen = value, out.answers[i]
    return chosen


@rule
def worth(s, seat, place):
    """Roughly what an answer is good for; nothing is known of the steps that are left out."""
    if s.step == PICKING or s.step == SALVAGING:
        return worth_of_die(s, seat, place)
    if s.step == LAYING:
        return stay(s, seat) if place == DISCARDING else worth_of_laying(s, seat, place // PIPS, place % PIPS + 1)
    if s.step == STEERING:
        return worth_of_course(s, seat, place)
    if s.step == OPENING:
        return worth_of_mode(s, seat, place)
    return rarer_worth(s, seat, place)


@rule
def rarer_worth(s, seat, place):
    """The steps that come up less often."""
    if s.step == SIGNING:
        return s.boxes[seat, CREW, place]
    if s.step == SMILING:
        return worth_of_box(s, seat, place, first_free(s, seat, place), 0)
    if s.step == EARNING:
        return worth_of_bonus(s, seat, place)
    return worth_of_refuge(s, seat, place) if s.step == SUFFERING else 0


# --- dice ---------------------------------------------------------------------------------------------------------


@rule
def worth_of_die(s, seat, die):
    """The best that can be done with it; it is taken in hand for the thought."""
    s.hue, s.pips, s.source = die // PIPS, die % PIPS + 1, PICKED
    best = max(stay(s, seat), best_on_track(s, seat, die // PIPS), best_on_track(s, seat, CREW))
    s.hue = s.source = NONE
    s.pips = 0
    return best


@large_rule
def best_on_track(s, seat, track):
    """The best value that it may have there."""
    values, best = values_for(s, seat, track), NEVER
    for value in range(1, PIPS + 1):
        if values & only(value):
            best = max(best, worth_of_laying(s, seat, track, value))
    return best


@large_rule
def worth_of_laying(s, seat, track, value):
    """Points of the box and of the way it drives the ship, less the helms, and what is left to lay afterwards."""
    helms = 0 if s.source == BY_A else abs(value - int(s.pips))
    box = first_free(s, seat, track)
    points = worth_of_box(s, seat, track, box, value) - helms * 2 * POINT
    mode = int(s.mode[seat, track])
    if mode != NONE and box < SIXTH:
        points += ONES[accepted(mode, only(value), 0, value, int(s.equals))]
    return points + best_course(s, seat, track)


@rule
def worth_of_box(s, seat, track, box, value):
    """How much more the track gives: on a wind track the next value, on the crew track the die with its sign."""
    if track == CREW:
        is_plus = box == SIXTH or s.plus[seat] >> box & 1
        return (value if is_plus else -value) * POINT + (3 * POINT if box == SIXTH else 0)
    before = int(s.values[box - 1]) if box > 0 else 0
    return (int(s.values[box]) - before) * POINT


@rule
def worth_of_mode(s, seat, mode):
    """How many values the mode leaves after the first die."""
    track = int(s.track)
    value = int(s.boxes[seat, track, first_free(s, seat, track) - 1])
    return ONES[accepted(mode, only(value), 0, value, int(s.equals))] * POINT


# --- the voyage ---------------------------------------------------------------------------------------------------


@rule
def dice_to_come(s):
    """How many dice a player can still choose after this one."""
    return (ROUNDS - 1 - int(s.rounds)) * TURNS + TURNS - 1 - int(s.turns)


@rule
def lateness(s, way_home):
    """What it costs to be so far from home with so little time left."""
    too_far = way_home + way_home // 3 + SPARE - dice_to_come(s)
    return max(too_far, 0) * LATE_BY_ONE


@rule
def stay(s, seat):
    """Discarding: the ship stays where it is."""
    return -lateness(s, missing(s, seat)) - POINT


@rule
def best_course(s, seat, track):
    """The best way that a die on this track leaves; in port and at home there is none to choose."""
    if s.ahead[seat] == NONE:
        return 0 if s.port[seat] else 2 * POINT
    ways, best = courses(s, seat, track), NEVER
    for heading in range(WINDS):
        if ways >> heading & 1:
            best = max(best, worth_of_course(s, seat, heading))
    return best


@large_rule
def worth_of_course(s, seat, heading):
    """A new space, something on the space after it, the way out as long as there is time, the way home afterwards."""
    space = int(s.ahead[seat])
    if is_in_storm(s, space):
        return -DOOM
    fresh = 0 if s.crossed[seat, space // SIDE] >> space % SIDE & 1 else 2 * POINT
    after = beyond(space, heading)
    if after == NONE:
        return fresh + (spaces_crossed(s, seat) - 2 * dice_to_come(s)) * POINT
    points = fresh - lateness(s, missing_from(s, seat, after, heading))
    if is_in_storm(s, after):
        points -= DOOM
    if s.chart[after] != SEA and (s.chart[after] != ISLAND or not s.reached >> seat & 1):
        points += POINT
    return points + (POINT if heading == astern(int(s.side[seat])) else 0)


# --- bonuses and disasters ----------------------------------------------------------------------------------------


@rule
def worth_of_bonus(s, seat, bonus):
    """Dice are worth most; E and F what they bring now."""
    if bonus in (A, B, D):
        return (6 if bonus == A else 5 if bonus == D else 4) * POINT
    if bonus == C:
        return best_course(s, seat, NONE)
    helms = s.used if bonus == E else s.ready
    count = 0
    for track in range(CREW + 1):
        count += int(helms[seat, track])
    return count * (2 if bonus == E else 1) * POINT


@rule
def worth_of_refuge(s, seat, place):
    """A storm far from the ports does little harm, one row beside them neither; on the own side it must never come."""
    if place == HELPING:
        return 2 * POINT
    if place == CREW:
        return 4 * POINT
    if place == s.side[seat]:
        return -DOOM
    if place == astern(int(s.side[seat])):
        return BOXES * POINT
    return (5 if s.boxes[seat, place, SIXTH] == 0 else 1) * POINT
