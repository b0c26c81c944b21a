"""Disasters on a voyage alone. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.deole.box import BOXES, PIPS
from archipel.games.deole.events import FREES, HELPED, IGNORED, SINKS, STRIKES
from archipel.games.deole.rules.choices import FREEING, HELPING, refuges
from archipel.games.deole.rules.queries import disaster_in, disaster_values, last_free, left_die
from archipel.games.deole.rules.rounds import end_turn, finish
from archipel.games.deole.state import DISASTER, SUFFERING, WRECKED


@rule
def meet_disaster(s):
    """The die not chosen [D9.2] is ignored after an equal one [D9.5, D-R27]; otherwise it has to be placed [D9.3]."""
    die = left_die(s)
    if disaster_values(s) >> die % PIPS & 1:
        tell(s, IGNORED, 0, die % PIPS + 1)
        discard_disaster(s, die)
    else:
        seek_refuge(s)


@rule
def seek_refuge(s):
    """Ask for a place for the disaster; without one the ship is wrecked, even in port [D9.6, D-R40]."""
    if refuges(s, 0) != 0:
        s.step = SUFFERING
    else:
        tell(s, SINKS, 0)
        s.lost = WRECKED
        finish(s)


@large_rule
def suffer(s, place):
    """The disaster goes on a track [D9.4], or a castaway helps once [D9.7, D-R28]."""
    if place < HELPING:
        strike(s, place)
        return
    s.helpers -= 1
    if place == HELPING:
        tell(s, HELPED, 0)
        discard_disaster(s, left_die(s))
    else:
        free_box(s, (place - FREEING) // BOXES, (place - FREEING) % BOXES)


@rule
def strike(s, track):
    """The disaster takes the first free box from the right [D9.4]."""
    die, box = left_die(s), last_free(s, 0, track)
    s.tray[die] -= 1
    s.boxes[0, track, box] = DISASTER + die
    tell(s, STRIKES, 0, track, box + 1, die % PIPS + 1)
    end_turn(s)


@rule
def free_box(s, track, box):
    """An earlier disaster of this round goes to the Rose; the new one has still to be placed [D-R28]."""
    die = disaster_in(s, track, box)
    s.boxes[0, track, box] = 0
    s.rose[die] += 1
    tell(s, FREES, 0, track, box + 1, die % PIPS + 1)
    seek_refuge(s)


@rule
def discard_disaster(s, die):
    """The die goes to the Rose."""
    s.tray[die] -= 1
    s.rose[die] += 1
    end_turn(s)
