"""Hints for bots: dice that fit, things to find on the way, and how far to sail; the weights are in `weights`."""

from __future__ import annotations

import numpy as np

from archipel.core.dice import below
from archipel.core.kernel import large_rule, rule
from archipel.games.deole.box import (
    BOXES,
    CASTAWAYS,
    CREW,
    DICE,
    ISLAND,
    PIPS,
    ROUNDS,
    SIDE,
    SIXTH,
    TURNS,
    WINDS,
    WRECK,
    A,
    B,
    C,
    D,
    E,
)
from archipel.games.deole.rules.choices import BASES, DISCARDING, FREEING, HELPING, TURNABLE, values_for
from archipel.games.deole.rules.modes import accepted, only, track_takes
from archipel.games.deole.rules.queries import (
    ONES,
    first_free,
    is_alone,
    is_home,
    is_in_storm,
    last_position,
    rows_from,
    spaces_crossed,
)
from archipel.games.deole.rules.sailing import astern, beyond, can_sail, courses, missing_from
from archipel.games.deole.state import (
    BY_A,
    COLOURING,
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
from archipel.games.deole.weights import WEIGHTS

POINT = 4  # worths are counted in quarters of a point
GRAINS = 256  # of the noise by which equals are told apart
NEVER = -10_000
DOOM = 200 * POINT  # to sail into the storm
# By the bits of a row: the lowest and the highest that is set.
LOWEST = np.array([(byte & -byte).bit_length() - 1 for byte in range(1 << SIDE)], np.int64)
HIGHEST = np.array([byte.bit_length() - 1 for byte in range(1 << SIDE)], np.int64)
HARBOUR = 40  # points that coming home is worth to a single player, who wins by it


@large_rule
def policy(s, seat, out, n, rng):
    """The answer with the highest estimated value."""
    return best_answer(WEIGHTS[0], s, seat, out, n, rng)


@large_rule
def best_answer(w, s, seat, out, n, rng):
    """The same by any weights."""
    base = BASES[s.step]
    best, chosen = 2.0 * NEVER, out.answers[0]
    for i in range(n):
        value = worth(w, s, seat, out.answers[i] - base) + w.noise * below(rng, GRAINS) / GRAINS
        if value > best:
            best, chosen = value, out.answers[i]
    return chosen


@rule
def worth(w, s, seat, place):
    """A rough value of an answer; 0 for steps without a hint."""
    if s.step == PICKING or s.step == SALVAGING:
        return worth_of_die(w, s, seat, place)
    if s.step == LAYING:
        return stay(w, s, seat) if place == DISCARDING else worth_of_laying(w, s, seat, place // PIPS, place % PIPS + 1)
    if s.step == STEERING:
        return worth_of_course(w, s, seat, place)
    if s.step == OPENING:
        return worth_of_mode(s, seat, place)
    return rarer_worth(w, s, seat, place)


@rule
def rarer_worth(w, s, seat, place):
    """The steps that come up less often."""
    if s.step == SIGNING:
        return s.boxes[seat, CREW, place]
    if s.step == SMILING:
        return worth_of_box(w, s, seat, place, first_free(s, seat, place), 0)
    if s.step == EARNING:
        return worth_of_bonus(w, s, seat, place)
    if s.step == COLOURING:
        return worth_of_colour(w, s, seat, place)
    return worth_of_refuge(s, seat, place) if s.step == SUFFERING else 0


# --- dice ---------------------------------------------------------------------------------------------------------


@rule
def worth_of_die(w, s, seat, die):
    """The best that can be done with a die; it is taken in hand while this is worked out."""
    s.hue, s.pips, s.source = die // PIPS, die % PIPS + 1, PICKED
    best = max(stay(w, s, seat), best_on_track(w, s, seat, die // PIPS), best_on_track(w, s, seat, CREW))
    s.hue = s.source = NONE
    s.pips = 0
    return best


@large_rule
def best_on_track(w, s, seat, track):
    """The best value that it may have there."""
    values, best = values_for(s, seat, track), 1.0 * NEVER
    for value in range(1, PIPS + 1):
        if values & only(value):
            best = max(best, worth_of_laying(w, s, seat, track, value))
    return best


@large_rule
def worth_of_laying(w, s, seat, track, value):
    """The value of the box and of the ship's new course, less the helms, plus the freedom left on the track."""
    helms = 0 if s.source == BY_A else abs(value - int(s.pips))
    box = first_free(s, seat, track)
    points = worth_of_box(w, s, seat, track, box, value) - helms * w.helm * POINT
    mode = int(s.mode[seat, track])
    if mode != NONE and box < SIXTH:
        points += w.freedom * ONES[accepted(mode, only(value), 0, value, int(s.equals))]
    return points + best_course(w, s, seat, track) * (w.voyage if s.ahead[seat] != NONE else 1.0)


@rule
def worth_of_box(w, s, seat, track, box, value):
    """The points that the box adds: on a wind track the next value, on the crew track the die with its sign."""
    points = w.column * filled_beside(s, seat, track, box) ** 2
    if track == CREW:
        is_plus = box == SIXTH or s.plus[seat] >> box & 1
        points += w.sixth * POINT if box == SIXTH else 0.0
        return points + ((value if is_plus else -value) * w.crew + w.crew_box) * POINT
    before = int(s.values[box - 1]) if box > 0 else 0
    return points + ((int(s.values[box]) - before) * w.wind + w.wind_box) * POINT


@rule
def filled_beside(s, seat, track, box):
    """The number of boxes in the same column that other tracks have filled: a full column gives a bonus."""
    count = 0
    for other in range(CREW + 1):
        count += other != track and s.boxes[seat, other, box] != 0
    return count


@rule
def worth_of_mode(s, seat, mode):
    """The number of values that the mode allows after the first die."""
    track = int(s.track)
    value = int(s.boxes[seat, track, last_position(s, seat, track) - 1])
    return ONES[accepted(mode, only(value), 0, value, int(s.equals))] * POINT * 1.0


# --- the voyage ---------------------------------------------------------------------------------------------------


@rule
def dice_to_come(s):
    """The number of dice that a player can still choose after this one."""
    return (ROUNDS - 1 - int(s.rounds)) * TURNS + TURNS - 1 - int(s.turns)


@large_rule
def stay(w, s, seat):
    """Discarding: the ship stays where it is."""
    if s.ahead[seat] == NONE:
        return -POINT * w.waste
    voyage = value_of_voyage(w, s, seat, int(s.ahead[seat]), int(s.heading[seat]), spaces_crossed(s, seat))
    return voyage * w.voyage - POINT * w.waste


@rule
def best_course(w, s, seat, track):
    """The value of the best course after a die on this track; in port and at home there is none to choose."""
    if s.ahead[seat] == NONE:
        return 0.0 if s.port[seat] else w.at_home * POINT
    ways, best = courses(s, seat, track), 2.0 * NEVER
    for heading in range(WINDS):
        if ways >> heading & 1:
            best = max(best, worth_of_course(w, s, seat, heading))
    return best


@large_rule
def worth_of_course(w, s, seat, heading):
    """The value of the rest of the voyage and of the next space."""
    space = int(s.ahead[seat])
    if is_in_storm(s, space):
        return -DOOM
    crossed = spaces_crossed(s, seat) + 1 - (s.crossed[seat, space // SIDE] >> space % SIDE & 1)
    after = beyond(space, heading)
    if after == NONE:
        return worth_of_home(s, seat, crossed)
    points = value_of_voyage(w, s, seat, after, heading, crossed) + sights(w, s, seat, space, after, heading)
    return points - DOOM if is_in_storm(s, after) else points


@rule
def worth_of_home(s, seat, crossed):
    """The voyage ends."""
    return (2 * crossed + gauge_so_far(s, seat) + HARBOUR * int(is_alone(s))) * POINT


@rule
def sights(w, s, seat, space, after, heading):
    """A wreck, a castaway or the own coast on the space ahead."""
    if s.chart[after] == WRECK and s.plus[seat] != TURNABLE:
        return w.wreck * POINT
    if s.chart[after] == ISLAND:
        lands = heading == astern(int(s.side[seat])) and s.chart[space] != ISLAND and not s.reached >> seat & 1
        return w.isle * POINT if lands else 0.0
    found = 0
    for i in range(CASTAWAYS):
        found += s.castaways[i] == after
    return found * w.castaway * POINT


@large_rule
def value_of_voyage(w, s, seat, space, heading, crossed):
    """The value of the voyage from this space on: the best over all rows at which it may turn home."""
    row = rows_from(s.side[seat], space // SIDE, space % SIDE)
    home, gauge = missing_from(s, seat, space, heading), gauge_so_far(s, seat)
    best = worth_of_plan(w, s, row, 0, home, gauge, crossed)
    if not is_alone(s):
        for out in range(1, SIDE + 1 - row):
            best = max(best, worth_of_plan(w, s, row, out, 2 * out + max(home, row + 1), gauge, crossed))
    return best


@rule
def worth_of_plan(w, s, row, rows, whole, gauge, crossed):
    """The value of sailing `out` rows on and then home, `whole` crossings in all; the winds may forbid both."""
    dice = dice_to_come(s)
    home, far = likely(w, dice - whole - whole * w.hindrance), likely(w, dice - rows - rows * w.hindrance)
    spaces = (crossed + dice) * (POINT + home) - (POINT - home) * max(whole - dice, 0)
    reached = gauge * POINT + max(int(s.gauge[row + rows - 1]) - gauge, 0) * far
    return spaces + reached + HARBOUR * home * int(is_alone(s))


@rule
def gauge_so_far(s, seat):
    """The points of the farthest row, as `farthest_row` finds it, but quicker."""
    columns = northmost = southmost = 0
    for row in range(SIDE):
        if s.crossed[seat, row] != 0:
            columns |= int(s.crossed[seat, row])
            southmost = row + 1
            northmost = max(northmost, SIDE - row)
    if columns == 0:
        return 0
    side = s.side[seat]
    if side == 0:
        return int(s.gauge[southmost - 1])
    if side == 2:
        return int(s.gauge[northmost - 1])
    return int(s.gauge[(SIDE - LOWEST[columns] if side == 1 else HIGHEST[columns] + 1) - 1])


@rule
def likely(w, spare):
    """The probability of completing a way, in quarters."""
    return max(0.0, min(1.0 * POINT, spare + w.ease))


# --- bonuses and disasters ----------------------------------------------------------------------------------------


@rule
def worth_of_bonus(w, s, seat, bonus):
    """A die of any value is good, one of any colour nearly so; D, E and F are worth what they bring now."""
    if bonus == A:
        return w.any_value * POINT
    if bonus == B:
        return w.any_colour * POINT
    if bonus == C:
        return best_course(w, s, seat, NONE) - stay(w, s, seat)
    return worth_of_rose(w, s, seat) if bonus == D else worth_of_helms(s, seat, bonus)


@large_rule
def worth_of_rose(w, s, seat):
    """The value of the best die on the Rose."""
    best = 1.0 * NEVER
    for die in range(DICE):
        if s.rose[die] > 0:
            best = max(best, worth_of_die(w, s, seat, die))
    return best - stay(w, s, seat)


@rule
def worth_of_helms(s, seat, bonus):
    """The value of the helms: those used for E, those ready for F."""
    helms = s.used if bonus == E else s.ready
    count = 0
    for track in range(CREW + 1):
        count += int(helms[seat, track])
    return count * (2 if bonus == E else 1) * POINT


@large_rule
def worth_of_colour(w, s, seat, colour):
    """The next box of the track, as likely as the die fits there, and the way the wind would drive."""
    box = first_free(s, seat, colour)
    if box == BOXES or not can_sail(s, seat, colour):
        return NEVER
    fitting = ONES[track_takes(s, seat, colour)]
    return fitting * (worth_of_box(w, s, seat, colour, box, 0) + best_course(w, s, seat, colour)) / PIPS


@rule
def worth_of_refuge(s, seat, place):
    """The value of a place for the disaster: a distant storm does little harm, one on the own side is fatal."""
    if place >= FREEING:
        return worth_of_freeing(s, seat, (place - FREEING) // BOXES)
    if place == HELPING:
        return 2 * POINT
    if place == CREW:
        return 4 * POINT
    if place == s.side[seat]:
        return -DOOM
    if place == astern(int(s.side[seat])):
        return BOXES * POINT
    return (5 if s.boxes[seat, place, SIXTH] == 0 else 1) * POINT


@rule
def worth_of_freeing(s, seat, track):
    """The value of freeing a box: it keeps the storm from the own side while the ship has still to come home."""
    return 2 * BOXES * POINT if track == s.side[seat] and not is_home(s, seat) else -POINT
