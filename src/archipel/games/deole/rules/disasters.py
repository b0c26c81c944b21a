"""Disasters on a voyage alone. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.deole.box import PIPS
from archipel.games.deole.events import HELPED, IGNORED, SINKS, STRIKES
from archipel.games.deole.rules.choices import HELPING, refuges
from archipel.games.deole.rules.queries import last_free, left_die
from archipel.games.deole.rules.rounds import end_turn, finish
from archipel.games.deole.state import DISASTER_DIE, SUFFERING, WRECKED


@rule
def meet_disaster(s):
    """The die not chosen [D9.2]: ignored after an equal one [D9.5, D-R27], or to be laid [D9.3], or the end [D9.6]."""
    die = left_die(s)
    if s.disasters >> (die % PIPS) & 1:
        tell(s, IGNORED, 0, die % PIPS + 1)
        discard_disaster(s, die)
    elif refuges(s, 0) != 0:
        s.step = SUFFERING
    else:
        tell(s, SINKS, 0)
        s.lost = WRECKED
        finish(s)


@large_rule
def suffer(s, place):
    """The disaster goes on a track, or a castaway helps once [D9.4, D9.7, D-R28]."""
    die = left_die(s)
    if place == HELPING:
        s.helpers -= 1
        tell(s, HELPED, 0)
        discard_disaster(s, die)
        return
    box = last_free(s, 0, place)
    s.tray[die] -= 1
    s.boxes[0, place, box] = DISASTER_DIE
    s.disasters |= 1 << die % PIPS
    tell(s, STRIKES, 0, place, box + 1, die % PIPS + 1)
    end_turn(s)


@rule
def discard_disaster(s, die):
    """The die goes to the Rose."""
    s.tray[die] -= 1
    s.rose[die] += 1
    end_turn(s)
