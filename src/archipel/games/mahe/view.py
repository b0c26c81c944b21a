"""Hidden information: the cards that the others have won, which lie face down [M5.1, M-R13]."""

from __future__ import annotations

from archipel.core.dice import weighted
from archipel.core.kernel import rule
from archipel.games.mahe.box import FACES
from archipel.games.mahe.rules.queries import cards
from archipel.games.mahe.state import OVER

FACE_DOWN = 0  # the value of a card whose face is hidden


@rule
def hide(s, seat):
    """Turn the others' cards face down: they may be any that this seat has not seen. At the end all are open."""
    if s.step == OVER:
        return
    for other in range(s.seats):
        if other != seat:
            turn_down(s, other)


@rule
def turn_down(s, seat):
    """Put the faces back among the unseen; only the number of cards stays known."""
    count = cards(s, seat)
    for eggs in range(1, FACES + 1):
        s.bag[eggs] += s.eggs[seat, eggs]
        s.eggs[seat, eggs] = 0
    s.eggs[seat, FACE_DOWN] = count


@rule
def imagine(s, seat, rng):
    """Give every face-down card a face, each unseen card being equally likely."""
    for other in range(s.seats):
        while s.eggs[other, FACE_DOWN] > 0:
            eggs = weighted(rng, s.bag)
            s.bag[eggs] -= 1
            s.eggs[other, eggs] += 1
            s.eggs[other, FACE_DOWN] -= 1
