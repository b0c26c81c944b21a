"""Setting up, planning, tile after tile, and the end. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import reveal, tell
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import CARDS, EAST, FOG, LETTER, SLOTS
from archipel.games.maldivia.events import ENDS, PLACED, PLANNED, ROUND, STUCK, TIPS
from archipel.games.maldivia.rules.fog import roll_in
from archipel.games.maldivia.rules.queries import everybody, is_dusk, left_of, tile_in_play
from archipel.games.maldivia.rules.sailing import chart
from archipel.games.maldivia.rules.shark import forget
from archipel.games.maldivia.state import NONE, OVER, PASSING, PLACING, PLANNING, SAILING, SHOWING, UNKNOWN


@rule
def begin_with(s, seat):
    """Chance says who begins [V-R34]; then the boats are placed, before any ship is turned up [V1.7, V-R39]."""
    s.starter = seat
    s.turn = seat
    s.step = PLACING


@large_rule
def place(s, seat, space):
    """Boats are put on the cloth one after the other, without any action [V1.7, V-R29]; then ships come [V1.8]."""
    s.boat[seat] = space
    tell(s, PLACED, seat, space)
    s.turn = left_of(s, seat)
    if s.turn == s.starter:
        s.turn = NONE
        s.owed = EAST
        s.step = SHOWING


@rule
def begin_round(s):
    """All plan [V2.1]; every side may be folded again [V-R4]."""
    s.rounds += 1
    s.slot = 0
    s.turn = NONE
    s.planned = 0
    s.fog = s.closed = 0
    s.tile[:] = UNKNOWN
    s.step = PLANNING
    tell(s, ROUND, s.rounds)


@large_rule
def plan(s, seat, tiles):
    """Four tiles stand; the last plan begins the play [V2.1, V2.2]."""
    for slot in range(SLOTS):
        s.tile[seat, slot] = tiles[slot]
    s.planned |= 1 << seat
    tell(s, PLANNED, seat)
    if s.planned == everybody(s):
        s.step = PASSING


@large_rule
def next_tile(s):
    """The next player clockwise; all first tiles, then all second ones [V2.3]; after four a new round [V2.4]."""
    s.fished = s.robbed = s.twisted = s.bitten = s.served = 0
    if s.rounds == 0:
        begin_round(s)
        return
    if s.turn == NONE or left_of(s, s.turn) == s.starter:
        if s.slot > 0 and is_dusk(s):
            end(s)
            return
        if s.slot == SLOTS:
            s.starter = left_of(s, s.starter)
            begin_round(s)
            return
        s.slot += 1
        s.turn = s.starter
    else:
        s.turn = left_of(s, s.turn)  # [V-R27] whatever is left of the sea
    turn_up_tile(s)


@rule
def turn_up_tile(s):
    """The leftmost standing tile is turned up and played [V2.3]."""
    tile, seat = tile_in_play(s), s.turn
    reveal(s)
    tell(s, TIPS, seat, s.slot, tile)
    if tile >= FOG:
        roll_in(s, seat, LETTER[tile])
        return
    chart(s, seat, tile)
    if s.reach[0] | s.reach[1]:
        s.step = SAILING
    else:
        tell(s, STUCK, seat)  # [V3.4]


@rule
def end(s):
    """All have played the same number of tiles [V8.1]; the cards are shown to be counted [V8.2]."""
    s.step = OVER
    s.turn = NONE
    forget(s)
    for card in range(CARDS):
        s.won_after[card] = 0  # from now on everybody knows them
    tell(s, ENDS)
