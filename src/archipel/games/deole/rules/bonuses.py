"""Bonuses, and how a player's turn goes on and ends. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.deole.box import A, B, C, D
from archipel.games.deole.events import COLUMN, EARNS, LAPSES, TAKES_BONUS
from archipel.games.deole.rules.choices import usable_bonuses
from archipel.games.deole.rules.disasters import meet_disaster
from archipel.games.deole.rules.queries import dice_in, is_alone, is_full_column, next_seat
from archipel.games.deole.rules.rounds import end_turn, refill
from archipel.games.deole.state import BY_A, COLOURING, EARNING, PICKING, ROLLING, SALVAGING, STEERING


@rule
def earn(s, seat):
    """The player may take one more bonus when the die has been played [D7.2]."""
    s.owed += 1
    tell(s, EARNS, seat)


@rule
def complete_column(s, seat, box):
    """A column gives its bonus as soon as it is full, once [D7.1, D-R17]."""
    if is_full_column(s, seat, box) and not s.columns[seat] >> box & 1:
        s.columns[seat] |= 1 << box
        tell(s, COLUMN, seat, box + 1)
        earn(s, seat)


@large_rule
def go_on(s):
    """Bonuses come first, one by one; unusable ones lapse [D7.2, D-R18]. Then the next player is on turn."""
    if s.owed > 0:
        if usable_bonuses(s, int(s.active)) != 0:
            s.step = EARNING
            return
        s.owed = 0
        tell(s, LAPSES, s.active)
    if is_alone(s):
        meet_disaster(s)
    else:
        next_player(s)


@rule
def next_player(s):
    """Go on clockwise until all have played [D3.2]; players who find no die left do nothing [D-R34]."""
    following = next_seat(s, int(s.active))
    if following == s.first or dice_in(s.tray) == 0:
        end_turn(s)
    else:
        s.active = following
        s.step = PICKING


@large_rule
def take_bonus(s, seat, bonus):
    """A bonus works at once; E and F count at the end [D7.3, D7.4, D7.5, D7.6, D7.7, D7.8, D-R19]."""
    s.owed -= 1
    s.taken[seat] |= 1 << bonus
    tell(s, TAKES_BONUS, seat, bonus)
    if bonus in (A, B):
        if dice_in(s.bag) == 0:
            refill(s)  # [D-R38]
        if bonus == A:
            s.source = BY_A
        s.step = ROLLING if bonus == A else COLOURING
    elif bonus == C:
        s.step = STEERING
    elif bonus == D:
        s.step = SALVAGING
    else:
        go_on(s)
