"""The best that one track can do by itself, when every die, smiley and helper has a price.

It knows nothing of the other tracks, the ship and the disasters. A track is worked out backwards, turn by turn, for
every stream of luck, state of its mode, number of ready helms and last filled box.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from deole_luck import AFTER_A_ROUND, AS_NOW, NO_STREAM, STREAMS, LuckAhead
from numba import njit

from archipel.games.deole.box import BOXES, CREW, DIFFERENT, LARGE, MODES, PIPS, SIXTH, SWINGING, WINDS
from archipel.games.deole.rules.modes import ALL, accepted
from archipel.games.deole.state import CROSSED_OUT, DISASTER, FACE, NONE

HELMS = 4  # 0 to 3 may be ready on a track
NOTHING, LAID, SMILED, FROM_BONUS, NEW_STREAM = range(5)  # what a track does next
LATER_STREAMS_FIRST = np.array([4, 3, 2, 1, 0], np.int64)
FAR = 99  # more helms than there are
INFINITE = 1e9
NEAREST = np.array(  # how many helms make a value of one of these dice: values as bits, value
    [
        [
            min((abs(other + 1 - value) for other in range(PIPS) if values >> other & 1), default=FAR)
            for value in range(PIPS + 1)
        ]
        for values in range(1 << PIPS)
    ]
)


class Track(NamedTuple):
    """A track as it is now, and what the luck brings it."""

    takes: Any  # the values that each state of a mode takes, as bits
    then: Any  # the state after a value
    begins: Any  # for each mode the state from which the track goes on, NONE if it cannot have the mode
    values: Any  # the values of the dice that it may get, as bits, for each turn and stream
    is_last: Any
    after_bonus: Any
    helms: Any  # whether a box shows one
    filled: int
    ready: int
    crossed_out: int  # boxes as bits
    lying: int  # boxes with disasters of this round
    leaps: Any  # for each turn and stream: how many boxes with disasters one helper can free the way across


class Prices(NamedTuple):
    """The income and the costs of a track."""

    lay: Any  # for each turn: for a die that was picked
    bonus: Any  # for a die from a bonus
    smile: Any
    stream: Any  # gets, for a bonus that changes the luck
    helper: float
    helm: float
    ready: float  # gets, for each helm left at the end
    die: Any  # gets, for a box and a value
    face: Any  # gets, for a box
    end: Any  # gets, for the last filled box


# --- modes --------------------------------------------------------------------------------------------------------


@cache
def automaton(modes: tuple[int, ...], equals: int) -> tuple[Any, Any, dict[tuple[int, ...], int]]:
    """All states of these modes: the values they take, the states that follow, and their numbers."""
    numbers = {beginning(mode): number for number, mode in enumerate(modes)}
    queue = list(numbers)
    takes, then = [], []
    for mode, seen, before, last in queue:
        takes.append(ALL if mode > LARGE and not seen and not last else int(accepted(mode, seen, before, last, equals)))
        then.append([NONE] * (PIPS + 1))
        for value in range(1, PIPS + 1):
            if takes[-1] >> value - 1 & 1:
                after = state_after(mode, seen, last, value)
                if after not in numbers:
                    numbers[after] = len(numbers)
                    queue.append(after)
                then[-1][value] = numbers[after]
    return np.array(takes, np.int64), np.array(then, np.int64), numbers


def beginning(mode: int) -> tuple[int, int, int, int]:
    return mode, 0, 0, 0


def state_after(mode: int, seen: int, last: int, value: int) -> tuple[int, int, int, int]:
    """The memory of a mode: nothing, all values, the last one, or also whether it was higher than the one before."""
    if mode <= LARGE:
        return beginning(mode)
    if mode == DIFFERENT:
        return mode, seen | 1 << value - 1, 0, 0
    if mode == SWINGING:
        return mode, 0, 0 if last == 0 else 1 if last < value else PIPS, value
    return mode, 0, 0, value


# --- a track as it is ---------------------------------------------------------------------------------------------


def track_of(s: Any, track: int, luck: LuckAhead) -> Track:
    modes = tuple(mode for mode in range(len(MODES)) if s.modes >> mode & 1)
    takes, then, numbers = automaton(modes, int(s.equals))
    boxes = [int(box) for box in s.boxes[0, track]]
    dice = [value for value in boxes if 0 < value <= PIPS]
    used = {int(mode) for mode in s.mode[0]}
    begins = np.full(len(modes), NONE, np.int64)
    for number, mode in enumerate(modes):
        if s.mode[0, track] == mode or (s.mode[0, track] == NONE and mode not in used):
            begins[number] = numbers[reduced(mode, dice)]
    lying = bits(box >= DISASTER for box in boxes)
    return Track(
        takes,
        then,
        begins,
        values_for(track, luck.dice),
        luck.is_last,
        luck.after_bonus,
        np.array([s.helms[track] >> box & 1 for box in range(BOXES)], np.int64),
        max((box + 1 for box in range(BOXES) if 0 < boxes[box] <= FACE), default=0),
        int(s.ready[0, track]),
        bits(box == CROSSED_OUT for box in boxes),
        lying,
        leaps(track, luck, lying.bit_count()),
    )


def reduced(mode: int, dice: list[int]) -> tuple[int, int, int, int]:
    """The state of a mode after these dice."""
    state = beginning(mode)
    for value in dice:
        state = state_after(mode, state[1], state[3], value)
    return state


def bits(flags: Any) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def values_for(track: int, dice: Any) -> Any:
    """The values of the dice that a track may take, as bits: of its own colour, or of any for the crew."""
    by_colour = [dice >> colour * PIPS & ALL for colour in range(WINDS)]
    return by_colour[0] | by_colour[1] | by_colour[2] | by_colour[3] if track == CREW else by_colour[track]


def leaps(track: int, luck: LuckAhead, lying: int) -> Any:
    """For each turn and stream: one less than the most disasters that may have come onto the track in one round."""
    may_strike = (values_for(track, luck.dice) != 0).astype(np.int64)
    found = np.zeros_like(may_strike)
    count, most = np.full(STREAMS, lying), np.zeros(STREAMS, np.int64)
    for turn, strikes in enumerate(may_strike):
        count = count + strikes
        most = np.maximum(most, count)
        for stream, other in enumerate(luck.after_bonus):
            if other != NO_STREAM:
                count[other], most[other] = max(count[other], count[stream]), max(most[other], most[stream])
        found[turn] = np.maximum(most - 1, 0)
        if luck.is_last[turn]:
            count, ended = np.zeros(STREAMS, np.int64), most
            most = np.zeros(STREAMS, np.int64)
            np.maximum.at(most, AFTER_A_ROUND, ended)
    return found


# --- the best that it can do --------------------------------------------------------------------------------------


@njit
def toll(track, prices, turn, stream, skipped):
    """The cost of a leap over so many free boxes: they hold disasters, and helpers have freed the box behind them."""
    if skipped == 0:
        return 0.0
    leap = track.leaps[turn, stream]
    return prices.helper * ((skipped + leap - 1) // leap) if leap > 0 else INFINITE


@njit
def laid(track, prices, after, turn, stream, state, ready, filled, values, price):
    """The best die to lay: what it brings, the box and the value."""
    best, best_box, best_value = -INFINITE, 0, 0
    skipped = 0
    if values == 0:
        return best, best_box, best_value
    for box in range(filled, BOXES):
        if track.crossed_out >> box & 1:
            continue
        cost = price + toll(track, prices, turn, stream, skipped)
        if cost >= INFINITE:
            break
        skipped += 1 - (track.lying >> box & 1)
        for value in range(1, PIPS + 1):
            if not track.takes[state] >> (value - 1) & 1:
                continue
            helms = NEAREST[values, value]
            if helms > ready:
                continue
            left = min(ready - helms + track.helms[box], HELMS - 1)
            worth = prices.die[box, value] - cost - prices.helm * helms
            worth += after[stream, track.then[state, value], left, box + 1]
            if worth > best:
                best, best_box, best_value = worth, box, value
    return best, best_box, best_value


@njit
def smiled(track, prices, after, turn, stream, state, ready, filled):
    """The best box for a smiley: what it brings, and the box."""
    best, best_box = -INFINITE, 0
    skipped = 0
    for box in range(filled, SIXTH):
        if track.crossed_out >> box & 1:
            continue
        cost = prices.smile[turn] + toll(track, prices, turn, stream, skipped)
        if cost >= INFINITE:
            break
        worth = prices.face[box] - cost + after[stream, state, ready, box + 1]
        skipped += 1 - (track.lying >> box & 1)
        if worth > best:
            best, best_box = worth, box
    return best, best_box


@njit
def later_in_turn(track, prices, after, goes_on, turn, stream, state, ready, filled):
    """The best after the die of the turn was played: what it brings, what is done, the box and the value."""
    best, kind, box, value = goes_on, NOTHING, 0, 0
    worth, at, pips = laid(track, prices, after, turn, stream, state, ready, filled, ALL, prices.bonus[turn])
    if worth > best:
        best, kind, box, value = worth, FROM_BONUS, at, pips
    worth, at = smiled(track, prices, after, turn, stream, state, ready, filled)
    if worth > best:
        best, kind, box, value = worth, SMILED, at, 0
    following = track.after_bonus[stream]
    if following != NO_STREAM:
        worth = prices.stream[turn] + after[following, state, ready, filled]
        if worth > best:
            best, kind, box, value = worth, NEW_STREAM, 0, 0
    return best, kind, box, value


@njit
def best_laid_in(box, takes, then, helm, worth, price, values, after, found):
    """Fill in the best with a die laid in this box, for each state and number of ready helms."""
    for state in range(len(takes)):
        for ready in range(HELMS):
            best = -INFINITE
            for value in range(1, PIPS + 1):
                helms = NEAREST[values, value]
                if takes[state] >> (value - 1) & 1 and helms <= ready:
                    left = min(ready - helms + helm, HELMS - 1)
                    best = max(best, worth[value] - price * helms + after[then[state, value], left, box + 1])
            found[box, state, ready] = best


@njit
def raised(track, prices, turn, stream, filled, price, laid_in, found):
    """Raise the best with so many boxes filled to the best with one more die, in any box that can be reached."""
    skipped = 0
    for box in range(filled, BOXES):
        cost = price + toll(track, prices, turn, stream, skipped)
        if not track.crossed_out >> box & 1 and cost < INFINITE:
            found[:, :, filled] = np.maximum(found[:, :, filled], laid_in[box] - cost)
            skipped += 1 - (track.lying >> box & 1)


@njit
def raised_by_smiles(track, prices, turn, stream, filled, found):
    """The same with one more smiley, which cannot be in the sixth box."""
    skipped = 0
    for box in range(filled, SIXTH):
        cost = prices.smile[turn] + toll(track, prices, turn, stream, skipped)
        if not track.crossed_out >> box & 1 and cost < INFINITE:
            found[:, :, filled] = np.maximum(found[:, :, filled], found[:, :, box + 1] + (prices.face[box] - cost))
            skipped += 1 - (track.lying >> box & 1)


@njit
def work_out(track, prices, before, after, laid_in, drawn_in):
    """Fill in the best from the beginning of each turn, and from after its die was played."""
    turns = len(track.leaps)
    for filled in range(BOXES + 1):
        for ready in range(HELMS):
            before[turns, :, :, ready, filled] = prices.end[filled] + prices.ready * ready
    for turn in range(turns - 1, -1, -1):
        for stream in LATER_STREAMS_FIRST:
            following = AFTER_A_ROUND[stream] if track.is_last[turn] else stream
            work_out_turn(
                track, prices, turn, stream, before[turn + 1, following], before[turn, stream], after[turn], laid_in,
                drawn_in,
            )  # fmt: skip


@njit
def work_out_turn(track, prices, turn, stream, goes_on, found, after, laid_in, drawn_in):
    """The same for one turn and stream. Whatever is done fills a box, so the tables are filled in from the right."""
    now, other, values = after[stream], track.after_bonus[stream], track.values[turn, stream]
    for filled in range(BOXES, track.filled - 1, -1):
        if filled < BOXES:
            helm, worth = track.helms[filled], prices.die[filled]
            best_laid_in(filled, track.takes, track.then, helm, worth, 0.0, ALL, now, drawn_in)
            best_laid_in(filled, track.takes, track.then, helm, worth, prices.helm, values, now, laid_in)
        now[:, :, filled] = goes_on[:, :, filled]
        if other != NO_STREAM:
            now[:, :, filled] = np.maximum(now[:, :, filled], after[other, :, :, filled] + prices.stream[turn])
        raised(track, prices, turn, stream, filled, prices.bonus[turn], drawn_in, now)
        raised_by_smiles(track, prices, turn, stream, filled, now)
        found[:, :, filled] = now[:, :, filled]
        raised(track, prices, turn, stream, filled, prices.lay[turn], laid_in, found)


@njit
def follow(track, prices, before, after, state, done, filled_boxes, skips):
    """Go through the best way from this state on, and count what it does in each turn."""
    stream, ready, filled = AS_NOW, track.ready, track.filled
    for turn in range(len(track.leaps)):
        worth, box, value = laid(
            track, prices, after[turn], turn, stream, state, ready, filled, track.values[turn, stream], prices.lay[turn]
        )
        kind = LAID if worth > after[turn, stream, state, ready, filled] else NOTHING
        while True:
            if kind in (LAID, FROM_BONUS, SMILED):
                skips[0] += skipped_to(track, turn, stream, filled, box)
                filled_boxes[box] = value
                if kind != SMILED:
                    values = track.values[turn, stream] if kind == LAID else ALL
                    ready = min(ready - NEAREST[values, value] + track.helms[box], HELMS - 1)
                    state = track.then[state, value]
                filled = box + 1
            elif kind == NEW_STREAM:
                stream = track.after_bonus[stream]
            done[turn, kind] += 1
            following = AFTER_A_ROUND[stream] if track.is_last[turn] else stream
            goes_on = before[turn + 1, following, state, ready, filled]
            _, kind, box, value = later_in_turn(track, prices, after[turn], goes_on, turn, stream, state, ready, filled)
            if kind == NOTHING:
                stream = following
                break


@njit
def skipped_to(track, turn, stream, filled, box):
    """How many helpers a leap to this box needs."""
    skipped = 0
    for other in range(filled, box):
        skipped += 1 - ((track.crossed_out | track.lying) >> other & 1)
    return (skipped + track.leaps[turn, stream] - 1) // track.leaps[turn, stream] if skipped else 0
