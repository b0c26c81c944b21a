"""Dice: rolled, chosen, laid or discarded. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.deole.box import CREW, PIPS, SIXTH
from archipel.games.deole.events import (
    ADJUSTS,
    CHOOSES,
    DISCARDS,
    DREW,
    HELM,
    LAYS,
    LEFT,
    OPENS,
    PICKS,
    ROLLS,
    SALVAGES,
)
from archipel.games.deole.rules.bonuses import complete_column, earn, go_on
from archipel.games.deole.rules.choices import DISCARDING
from archipel.games.deole.rules.crossing import set_sail
from archipel.games.deole.rules.queries import dice_in, first_free, is_alone, left_die, next_seat
from archipel.games.deole.state import BY_A, BY_B, BY_D, LAYING, NONE, OPENING, PICKED, PICKING, ROLLING


@rule
def roll(s, die):
    """One more die is on the table [D3.1]; after the last one the first player chooses [D3.2]."""
    tell(s, ROLLS, die // PIPS, die % PIPS + 1)
    if s.source == BY_B:
        hold(s, die, BY_B)  # [D7.4]
        return
    s.bag[die // PIPS] -= 1
    s.tray[die] += 1
    if dice_in(s.tray) > s.seats or dice_in(s.bag) == 0:  # [D-R34]
        s.active = s.first
        s.step = PICKING


@rule
def draw(s, colour):
    """A die without a value for bonus A [D7.3]."""
    s.bag[colour] -= 1
    s.hue = colour
    s.step = LAYING
    tell(s, DREW, s.active, colour)


@rule
def choose_colour(s, colour):
    """Bonus B: the die is taken out of the bag and then rolled [D7.4]."""
    s.bag[colour] -= 1
    s.hue = colour
    s.source = BY_B
    s.step = ROLLING
    tell(s, CHOOSES, s.active, colour)


@rule
def pick(s, seat, die):
    """The player takes one of the dice on the table [D3.2]."""
    s.tray[die] -= 1
    tell(s, PICKS, seat, die // PIPS, die % PIPS + 1)
    hold(s, die, PICKED)
    if not is_alone(s) and next_seat(s, seat) == s.first:
        clear_tray(s)


@rule
def clear_tray(s):
    """The die that nobody chose goes to the Rose as soon as the last player has chosen [D3.3]."""
    die = left_die(s)
    if die != NONE:
        s.tray[die] -= 1
        s.rose[die] += 1
        tell(s, LEFT, die // PIPS, die % PIPS + 1)


@rule
def salvage(s, die):
    """Bonus D: a die of the Rose, with the value it shows [D7.6]."""
    s.rose[die] -= 1
    tell(s, SALVAGES, s.active, die // PIPS, die % PIPS + 1)
    hold(s, die, BY_D)


@rule
def hold(s, die, source):
    """The die is in hand, to be laid or discarded."""
    s.hue, s.pips, s.source = die // PIPS, die % PIPS + 1, source
    s.step = LAYING


@rule
def let_go(s):
    """No die is in hand any more."""
    s.hue = s.source = NONE
    s.pips = 0


@rule
def put(s, seat, place):
    """Put the die on a track with a value, or on the Rose."""
    if place == DISCARDING:
        discard(s, seat)
    else:
        lay(s, seat, place // PIPS, place % PIPS + 1)


@rule
def discard(s, seat):
    """The die goes to the Rose, without effect [D9.3, D-R4]; a die of bonus A then shows a 1 [D-R18, D-R33]."""
    value = max(int(s.pips), 1)
    s.rose[s.hue * PIPS + value - 1] += 1
    tell(s, DISCARDS, seat, s.hue, value)
    let_go(s)
    go_on(s)


@large_rule
def lay(s, seat, track, value):
    """The value is written in the first free box [D4.1, D7.1]; the first die of a track opens it [D4.2]."""
    box = first_free(s, seat, track)
    use_helms(s, seat, track, value)
    s.boxes[seat, track, box] = value
    tell(s, LAYS, seat, track, box + 1, value)
    let_go(s)
    s.track = track
    if s.helms[track] >> box & 1:
        s.ready[seat, track] += 1  # [D4.10]
        tell(s, HELM, seat, track)
    complete_column(s, seat, box)
    if track == CREW and box == SIXTH:
        earn(s, seat)
    if s.mode[seat, track] == NONE:
        s.step = OPENING
    else:
        set_sail(s, seat)


@rule
def use_helms(s, seat, track, value):
    """Use one helm for each step by which the die is changed [D4.11, D-R20]; none with bonus A [D7.3]."""
    helms = 0 if s.source == BY_A else abs(value - int(s.pips))
    if helms > 0:
        s.ready[seat, track] -= helms
        s.used[seat, track] += helms
        tell(s, ADJUSTS, seat, track, helms)


@rule
def open_track(s, seat, mode):
    """The mode holds for this track from now on [D4.2]."""
    s.mode[seat, s.track] = mode
    tell(s, OPENS, seat, s.track, mode)
    set_sail(s, seat)
