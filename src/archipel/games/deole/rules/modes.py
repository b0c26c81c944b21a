"""The values that a track takes. Values are bits, the 1 lowest. The numbers in brackets are those of rules.md."""

from __future__ import annotations

import numpy as np

from archipel.core.kernel import rule
from archipel.games.deole.box import (
    BOXES,
    DIFFERENT,
    EQUAL,
    LARGE,
    MODES,
    PIPS,
    RISING,
    STEP,
    SWINGING,
    TRACKS,
)
from archipel.games.deole.state import NONE

ALL = (1 << PIPS) - 1
OPENING_VALUES = np.array([0b101010, 0b010101, 0b000111, 0b111000, *[ALL] * 6], np.int64)  # [D4.3, D4.4] by mode


@rule
def above(value):
    """All higher values."""
    return ALL & ~((1 << value) - 1)


@rule
def below(value):
    """All lower values."""
    return (1 << (value - 1)) - 1


@rule
def only(value):
    """This value alone."""
    return 1 << (value - 1)


@rule
def accepted(mode, seen, before, last, equals):
    """The values that a mode takes after the dice `seen`, the last two being `before` and `last` [D4.2]."""
    if mode <= LARGE:
        return OPENING_VALUES[mode]
    if mode == DIFFERENT:
        return ALL & ~seen  # [D4.5]
    if mode == EQUAL:
        return only(last)  # [D4.7]
    if mode == STEP:
        return (only(last) << 1 | only(last) >> 1) & ALL  # [D4.9]
    if mode == SWINGING:
        return swing(before, last)
    strict = above(last) if mode == RISING else below(last)  # [D4.6]
    return strict | only(last) if equals else strict  # [D-R21]


@rule
def swing(before, last):
    """Up and down in turn, the first time either way [D4.8]."""
    if before == 0:
        return ALL & ~only(last)
    return below(last) if last > before else above(last)


@rule
def track_takes(s, seat, track):
    """The values that the dice of a track allow; faces and disasters are skipped [D6.3, D-R12, D-R31]."""
    if s.mode[seat, track] == NONE:
        return opening_takes(free_modes(s, seat))
    seen = before = last = 0
    for box in range(BOXES):
        value = int(s.boxes[seat, track, box])
        if 0 < value <= PIPS:
            seen |= only(value)
            before = last
            last = value
    return accepted(int(s.mode[seat, track]), seen, before, last, s.equals)


@rule
def free_modes(s, seat):
    """A bit for each of the five modes that is not yet used on this sheet [D4.2]."""
    modes = int(s.modes)
    for track in range(len(TRACKS)):
        mode = int(s.mode[seat, track])
        if mode != NONE:
            modes &= ~(1 << mode)
    return modes


@rule
def opening_takes(modes):
    """The values with which a track can be opened under one of these modes; most modes take any."""
    if modes >> DIFFERENT:
        return ALL
    values = 0
    for mode in range(DIFFERENT):
        if modes >> mode & 1:
            values |= OPENING_VALUES[mode]
    return values


@rule
def modes_that_take(modes, value):
    """The modes among these that let a track begin with this value."""
    fitting = 0
    for mode in range(len(MODES)):
        if OPENING_VALUES[mode] & only(value):
            fitting |= modes & (1 << mode)
    return fitting
