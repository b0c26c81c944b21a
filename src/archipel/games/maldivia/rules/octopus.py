"""The octopus turns a tile. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import FOG, LETTER, SIDES, SLOTS, WITH_LETTER
from archipel.games.maldivia.events import TWISTS
from archipel.games.maldivia.rules.queries import played, standing_tiles
from archipel.games.maldivia.state import LOOKING, NONE, POINTING, TURNING


@large_rule
def call_octopus(s):
    """Ask which tile, if more than one stands [V4.6]."""
    if standing_tiles(s) > 1:
        s.step = POINTING
        return
    for seat in range(s.seats):
        if played(s, seat) < SLOTS:
            aim(s, seat, SLOTS - 1)


@rule
def aim(s, seat, slot):
    """The tile is chosen; ask by how much to turn it."""
    s.aim_seat = seat
    s.aim_slot = slot
    s.step = TURNING


@rule
def twist(s, seat, quarters):
    """The tile is turned as its owner sees it, its front hidden [V4.6, V-R20]."""
    owner, slot = s.aim_seat, s.aim_slot
    s.tile[owner, slot] = turned(s, s.tile[owner, slot], quarters)
    tell(s, TWISTS, seat, owner, slot + 1, quarters - 1)
    s.twisted = 1
    s.aim_seat = s.aim_slot = NONE
    s.step = LOOKING


@rule
def turned(s, tile, quarters):
    """An arrow goes round with the tile; of the letters, another comes on top [V-R20, V9.4]."""
    if tile < FOG:
        return (tile + s.sense * quarters) % SIDES
    top = 0
    for corner in range(SIDES):
        top += corner * (s.letters[corner] == LETTER[tile])
    return WITH_LETTER[s.letters[(top - s.sense * quarters) % SIDES]]
