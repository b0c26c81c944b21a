"""The legal answers at each step, as a set of bits over the answers of that step.

`refusal` asks whether a bit is set, `legal` writes the bits down, and `play` goes on by itself where only one is set: a
question that has one answer is not asked. The numbers in brackets are those of rules.md.
"""

from __future__ import annotations

import numpy as np

from archipel.core.kernel import large_rule, rule
from archipel.games.deole.answers import (
    BONUS,
    COLOUR,
    DISASTER,
    DISCARD,
    FREE,
    LAY,
    MODE,
    PICK,
    PORT,
    SAIL,
    SALVAGE,
    SIDE,
    SIGN,
    SMILE,
)
from archipel.games.deole.box import (
    BONUSES,
    BOXES,
    CREW,
    MODES,
    PIPS,
    TRACKS,
    WINDS,
    A,
    B,
    C,
    D,
)
from archipel.games.deole.rules.modes import ALL, free_modes, modes_that_take, track_takes
from archipel.games.deole.rules.queries import (
    colours_in,
    dice_in,
    disaster_in,
    first_free,
    is_at_sea,
    kinds_in,
    last_free,
    last_position,
    left_die,
    tracks_for_a_face,
)
from archipel.games.deole.rules.sailing import can_sail, courses, harbours
from archipel.games.deole.state import (
    AGREEING,
    BY_A,
    COLOURING,
    DEPARTING,
    EARNING,
    LAYING,
    NONE,
    OPENING,
    PICKING,
    SALVAGING,
    SIGNING,
    SITTING,
    SMILING,
    STEERING,
    STEPS,
    SUFFERING,
)

TURNABLE = 0b011011  # [D1.8, D6.1] signs: of the first, the second, the fourth and the fifth crew box
DISCARDING = len(TRACKS) * PIPS  # the bit after those of the tracks and values
HELPING = len(TRACKS)  # the bit after those of the tracks
FREEING = HELPING + 1  # the first of the bits for all boxes
EVERY_BONUS = (1 << len(BONUSES)) - 1

# The answers of each step: a row of codes, the first of them, and how many there are.
CODES = {
    SITTING: range(SIDE.first, SIDE.stop),
    AGREEING: range(MODE.first, MODE.stop),
    PICKING: range(PICK.first, PICK.stop),
    LAYING: range(LAY.first, DISCARD + 1),
    OPENING: range(MODE.first, MODE.stop),
    DEPARTING: range(PORT.first, PORT.stop),
    STEERING: range(SAIL.first, SAIL.stop),
    SIGNING: range(SIGN.first, SIGN.stop),
    SMILING: range(SMILE.first, SMILE.stop),
    EARNING: range(BONUS.first, BONUS.stop),
    COLOURING: range(COLOUR.first, COLOUR.stop),
    SALVAGING: range(SALVAGE.first, SALVAGE.stop),
    SUFFERING: range(DISASTER.first, FREE.stop),
}
BASES = np.array([CODES.get(step, range(0)).start for step in range(len(STEPS))], np.int64)
WIDTHS = np.array([len(CODES.get(step, range(0))) for step in range(len(STEPS))], np.int64)


@large_rule
def choices(s):
    """A bit for each answer that the player who is asked may give."""
    seat = int(s.active)
    if s.step == PICKING:
        return kinds_in(s.tray)  # [D3.2]
    if s.step == LAYING:
        return placements(s, seat) | 1 << DISCARDING  # [D9.3, D-R4]
    if s.step == STEERING:
        return courses(s, seat, int(s.track))
    if s.step == OPENING:
        return openings(s, seat)
    if s.step == DEPARTING:
        return harbours(s, seat, int(s.track))
    if s.step == SMILING:
        return tracks_for_a_face(s, seat)
    return rarer_choices(s, seat)


@rule
def rarer_choices(s, seat):
    """The choices at the steps that come up less often."""
    if s.step == SIGNING:
        return TURNABLE & ~int(s.plus[seat])  # [D6.1, D-R15]
    if s.step == EARNING:
        return usable_bonuses(s, seat)
    if s.step == COLOURING:
        return colours_in(s.bag)
    if s.step == SALVAGING:
        return kinds_in(s.rose)
    if s.step == SUFFERING:
        return refuges(s, seat)
    if s.step == AGREEING:
        return (1 << len(MODES)) - 1 & ~int(s.modes)  # [D-R37]
    return (1 << WINDS) - 1  # [D9.1] any side


# --- dice ---------------------------------------------------------------------------------------------------------


@rule
def placements(s, seat):
    """Every track and value for the die in hand: its own colour's or the crew's [D4.1]."""
    wind, crew = int(s.hue), CREW
    return values_for(s, seat, wind) << wind * PIPS | values_for(s, seat, crew) << crew * PIPS


@large_rule
def values_for(s, seat, track):
    """The values that the die may have there, given the free box, the way to sail, the helms and the mode."""
    if first_free(s, seat, track) == BOXES or not can_sail(s, seat, track):
        return 0
    return within_reach(s, seat, track) & track_takes(s, seat, track)


@rule
def within_reach(s, seat, track):
    """The values that the ready helms of the track make of the die [D4.11, D4.12, D-R20]; any with bonus A [D7.3]."""
    if s.source == BY_A:
        return ALL
    helms = int(s.ready[seat, track])
    lowest, highest = max(int(s.pips) - helms, 1), min(int(s.pips) + helms, PIPS)
    return (1 << highest) - (1 << (lowest - 1))


@rule
def openings(s, seat):
    """The free modes that take the die which has just opened the track [D4.2]."""
    track = int(s.track)
    return modes_that_take(free_modes(s, seat), int(s.boxes[seat, track, last_position(s, seat, track) - 1]))


# --- bonuses and disasters ----------------------------------------------------------------------------------------


@rule
def usable_bonuses(s, seat):
    """The bonuses not yet taken that would have an effect [D7.2, D-R18]."""
    bonuses = EVERY_BONUS & ~int(s.taken[seat])
    on_rose = kinds_in(s.rose) != 0
    if not on_rose:
        bonuses &= ~(1 << D)
        if dice_in(s.bag) == 0:
            bonuses &= ~(1 << A | 1 << B)
    if not is_at_sea(s, seat):
        bonuses &= ~(1 << C)  # [D-R8]
    return bonuses


@rule
def refuges(s, seat):
    """The places for the disaster: its own track, the crew's, or what a castaway can do [D9.4, D9.7, D-R30]."""
    wind = left_die(s) // PIPS
    places = int(last_free(s, seat, wind) != NONE) << wind
    places |= int(last_free(s, seat, CREW) != NONE) << CREW
    return places | helps(s) if s.helpers > 0 else places


@rule
def helps(s):
    """A castaway sends the disaster to the Rose, or another one of this round that lies in a box [D9.7, D-R28]."""
    boxes = 0
    for track in range(len(TRACKS)):
        for box in range(BOXES):
            boxes |= int(disaster_in(s, track, box) != NONE) << track * BOXES + box
    return 1 << HELPING | boxes << FREEING
