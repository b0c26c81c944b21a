"""The seat that is asked, and facts that can be read off the table. The numbers in brackets are those of rules.md."""

from __future__ import annotations

import numpy as np

from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.games.deole.box import BOXES, CREW, DICE, FREE, MODE_SETS, PIPS, SIDE, TRACKS, USUAL, WINDS
from archipel.games.deole.state import BEGINNING, DISASTER, DRIFTING, FACE, NONE, OVER, ROLLING

ONES = np.array([byte.bit_count() for byte in range(1 << SIDE)], np.int64)  # how many bits are set
FIRST_SET, SOLO_SET = 0, 1  # [D2.2, D9.1] places in MODE_SETS


@rule
def to_act(s):
    """One player at a time [D3.2], or chance, or nobody when it is over."""
    if s.step == OVER:
        return NOBODY
    if s.step == ROLLING or s.step == DRIFTING or s.step == BEGINNING:
        return CHANCE
    return 1 << int(s.active)


@rule
def is_alone(s):
    """Tell whether this is a voyage alone [D9.1]."""
    return s.seats == 1


@rule
def next_seat(s, seat):
    """The next player clockwise [D3.2]."""
    return (seat + 1) % s.seats


@rule
def agreed_modes(seats, option):
    """The five modes of an option; none yet when they will be named [D2.2, D9.1, D-R37]."""
    if option == FREE:
        return 0
    if option == USUAL:
        return MODE_SETS[SOLO_SET if seats == 1 else FIRST_SET]
    return MODE_SETS[option - 1]


# --- dice ---------------------------------------------------------------------------------------------------------


@rule
def dice_in(bag):
    """The number of dice there."""
    count = 0
    for i in range(len(bag)):
        count += int(bag[i])
    return count


@rule
def kinds_in(dice):
    """A bit for each kind of die there."""
    kinds = 0
    for die in range(DICE):
        kinds |= int(dice[die] > 0) << die
    return kinds


@rule
def colours_in(bag):
    """A bit for each colour in the bag."""
    colours = 0
    for colour in range(WINDS):
        colours |= int(bag[colour] > 0) << colour
    return colours


@rule
def left_die(s):
    """The die that nobody chose; NONE when there is none [D3.3, D9.2]."""
    for die in range(DICE):
        if s.tray[die] > 0:
            return die
    return NONE


# --- sheets -------------------------------------------------------------------------------------------------------


@rule
def first_free(s, seat, track):
    """The first free box after all dice and faces; BOXES when there is none [D4.1, D-R41]."""
    free = BOXES
    for box in range(BOXES - 1, -1, -1):
        if 0 < s.boxes[seat, track, box] <= FACE:
            return free
        if s.boxes[seat, track, box] == 0:
            free = box
    return free


@rule
def last_free(s, seat, track):
    """The first free box from the right; NONE when there is none [D9.4]."""
    box = BOXES - 1
    while box >= 0 and s.boxes[seat, track, box] != 0:
        box -= 1
    return box


@rule
def last_position(s, seat, track):
    """The last box with a die or a face, counted from 1; 0 when there is none [D8.4, D-R10, D-R35]."""
    box = BOXES
    while box > 0 and not 0 < s.boxes[seat, track, box - 1] <= FACE:
        box -= 1
    return box


@rule
def disaster_in(s, track, box):
    """The die of this round's disaster in a box; NONE when there is none [D9.4]."""
    return max(s.boxes[0, track, box] - DISASTER, NONE)


@rule
def disaster_values(s):
    """A bit for each value of the disasters that lie on the sheet [D9.5, D-R27]."""
    values = 0
    for track in range(len(TRACKS)):
        for box in range(BOXES):
            die = disaster_in(s, track, box)
            values |= int(die != NONE) << die % PIPS
    return values


@rule
def is_full_column(s, seat, box):
    """Tell whether a die or a face stands in all five boxes [D7.1, D9.9, D-R17]."""
    filled = 0
    for track in range(len(TRACKS)):
        filled += 0 < s.boxes[seat, track, box] <= FACE
    return filled == len(TRACKS)


@rule
def tracks_for_a_face(s, seat):
    """A bit for each track whose first free box may take a face: not the sixth [D6.2, D6.3, D-R10, D-R11, D-R12]."""
    tracks = 0
    for track in range(CREW + 1):
        tracks |= int(first_free(s, seat, track) < BOXES - 1) << track
    return tracks


# --- ships --------------------------------------------------------------------------------------------------------


@rule
def is_home(s, seat):
    """Tell whether the ship has come back to port [D5.7, D-R36]."""
    return s.port[seat] != 0 and s.ahead[seat] == NONE


@rule
def is_at_sea(s, seat):
    """Tell whether it is on its way."""
    return s.ahead[seat] != NONE


@rule
def spaces_crossed(s, seat):
    """The number of different spaces that the ship has crossed [D8.2, D-R22]."""
    count = 0
    for row in range(SIDE):
        count += ONES[s.crossed[seat, row]]
    return count


@rule
def farthest_row(s, seat):
    """The farthest row reached, counted from 1 at the own side; 0 before the voyage [D8.1, D-R24]."""
    farthest = 0
    for row in range(SIDE):
        for column in range(SIDE):
            if s.crossed[seat, row] >> column & 1:
                farthest = max(farthest, rows_from(s.side[seat], row, column))
    return farthest


@rule
def rows_from(side, row, column):
    """The row of a space, counted from 1 at a side: north, east, south, west [D1.2]."""
    if side == 0:
        return row + 1
    if side == 1:
        return SIDE - column
    return SIDE - row if side == 2 else column + 1


@rule
def is_in_storm(s, space):
    """Tell whether the storm has reached this space [D9.10, D-R29]."""
    storms = 0
    for side in range(WINDS):
        storms += rows_from(side, space // SIDE, space % SIDE) <= s.storm[side]
    return storms > 0
