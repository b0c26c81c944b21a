"""Rounds, turns and the end. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.deole.box import BOXES, CASTAWAYS, DICE, EACH_COLOUR, PIPS, ROUNDS, TRACKS, TURNS, WINDS
from archipel.games.deole.events import ADRIFT, ENDS, REFILLS, ROUND, STORM, SWALLOWED, TURN
from archipel.games.deole.rules.queries import (
    dice_in,
    disaster_in,
    is_alone,
    is_at_sea,
    is_home,
    is_in_storm,
    next_seat,
)
from archipel.games.deole.rules.sailing import astern, beyond
from archipel.games.deole.state import (
    CROSSED_OUT,
    DRIFTING,
    GONE,
    IN_STORM,
    LATE,
    NONE,
    NOT_LOST,
    NOW,
    OVER,
    ROLLING,
)


@rule
def begin_round(s):
    """The castaways are set before anything else [D2.3]."""
    s.active = NONE
    s.step = DRIFTING
    tell(s, ROUND, s.rounds + 1)


@large_rule
def open_turn(s):
    """Dice are drawn, one more than players [D3.1]; a turn without any dice is skipped [D-R34]."""
    s.active = NONE
    s.step = ROLLING
    tell(s, TURN, s.turns + 1)
    if dice_in(s.bag) <= s.seats and dice_in(s.rose) > 0:
        refill(s)
    while dice_in(s.bag) == 0 and s.turns < TURNS - 1:
        pass_first_player(s)
        s.turns += 1
        tell(s, TURN, s.turns + 1)
    if dice_in(s.bag) == 0:
        pass_first_player(s)
        end_round(s)


@rule
def refill(s):
    """All dice of the Rose go back into the bag [D3.4, D-R38]."""
    for die in range(DICE):
        s.bag[die // PIPS] += s.rose[die]
        s.rose[die] = 0
    tell(s, REFILLS)


@rule
def pass_first_player(s):
    """The next player clockwise is first in the next turn [D-R5]."""
    s.first = next_seat(s, int(s.first))


@large_rule
def end_turn(s):
    """The first player changes [D-R5]; after five turns the round is over [D3.5]."""
    if s.star == NOW:
        s.star = GONE  # [D6.5, D-R16]
    pass_first_player(s)
    if s.turns == TURNS - 1:
        end_round(s)
    else:
        s.turns += 1
        open_turn(s)


@large_rule
def end_round(s):
    """All dice go back into the bag, and the castaways left over are taken up [D3.5, D-R6, D-R13]."""
    fill_bag(s)
    take_up_castaways(s)
    if is_alone(s):
        raise_storm(s)
    if s.lost != NOT_LOST:
        return
    if s.rounds == ROUNDS - 1:
        end_game(s)
    else:
        s.rounds += 1
        s.turns = 0
        begin_round(s)


@rule
def fill_bag(s):
    """All dice are in the bag, and none on the Rose [D1.9, D-R6]."""
    for colour in range(WINDS):
        s.bag[colour] = EACH_COLOUR[s.seats]
    for die in range(DICE):
        s.rose[die] = 0


@rule
def take_up_castaways(s):
    """Remove the castaways that are still adrift [D-R13]."""
    for i in range(CASTAWAYS):
        s.castaways[i] = NONE


@rule
def end_game(s):
    """The game ends after three rounds [D1.1, D8.1]; alone, a ship that is not home is lost [D9.12, D-R32, D-R36]."""
    if is_alone(s) and not is_home(s, 0):
        tell(s, ADRIFT, 0)
        s.lost = LATE
    finish(s)


@rule
def finish(s):
    """Nobody is asked any more."""
    s.step = OVER
    s.active = s.track = NONE
    s.owed = 0
    tell(s, ENDS)


# --- the storm ----------------------------------------------------------------------------------------------------


@rule
def raise_storm(s):
    """Disasters are crossed out for good, and on wind tracks each brings the storm a row nearer [D9.10, D-R29]."""
    for track in range(len(TRACKS)):
        count = cross_out(s, track)
        if count > 0 and track < WINDS:
            s.storm[track] += count
            tell(s, STORM, track, s.storm[track])
    if is_at_sea(s, 0):
        weather(s, beyond(int(s.ahead[0]), astern(int(s.heading[0]))))


@rule
def cross_out(s, track):
    """Cross out the boxes of this round's disasters and return their number."""
    count = 0
    for box in range(BOXES):
        if disaster_in(s, track, box) != NONE:
            s.boxes[0, track, box] = CROSSED_OUT
            count += 1
    return count


@rule
def weather(s, space):
    """A ship is lost in the storm, on the space that it crossed last or on one that it comes to [D9.11, D-R29]."""
    if is_in_storm(s, space):
        tell(s, SWALLOWED, 0, space)
        s.lost = IN_STORM
        finish(s)
