"""Fishing, stealing, and the fish on the masts. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import ASKS, DIGITS, MAST, NAMED
from archipel.games.maldivia.events import DROPS, FISHES, REARRANGES, RELEASES, ROBS, STOWS
from archipel.games.maldivia.rules.actions import can_gain
from archipel.games.maldivia.rules.queries import COLOUR_COUNT, colours_in, total
from archipel.games.maldivia.state import GATHERING, LOOKING, REARRANGING, STOWING


@rule
def put_on(s, seat, fish):
    """A fish goes on top of a mast."""
    s.mast[seat, s.height[seat]] = fish
    s.height[seat] += 1
    s.aboard[seat, fish] += 1


@large_rule
def take_off(s, seat):
    """The top fish leaves a mast."""
    s.height[seat] -= 1
    fish = s.mast[seat, s.height[seat]]
    s.mast[seat, s.height[seat]] = 0
    s.aboard[seat, fish] -= 1
    return fish


# --- gaining ------------------------------------------------------------------------------------------------------


@large_rule
def catch(s, seat):
    """The fish shown come from the supply, as far as it has them [V4.2, V-R16]."""
    cargo = s.sea[s.boat[seat]] - 1
    caught = 0
    for colour in range(COLOUR_COUNT):
        fish = min(int(s.supply[colour]), ASKS[cargo, colour])
        s.supply[colour] -= fish
        s.hand[colour] += fish
        caught += fish * DIGITS[colour]
    s.fished = 1
    tell(s, FISHES, seat, NAMED[caught])
    gather(s, seat)


@large_rule
def rob(s, seat, victim):
    """The top fish of a boat beside changes hands [V4.3]."""
    fish = take_off(s, victim)
    s.hand[fish] += 1
    s.robbed |= 1 << victim
    tell(s, ROBS, seat, victim, fish)
    gather(s, seat)


@rule
def gather(s, seat):
    """Fishing and stealing are one gain [V4.9, V-R12]: more of it, or all goes on the mast."""
    if can_gain(s, seat, GATHERING):
        s.step = GATHERING
    else:
        begin_to_stow(s, seat)


@rule
def begin_to_stow(s, seat):
    """Decide now whether the mast is too small [V6.1, V-R37]."""
    s.surplus = s.height[seat] + total(s.hand) > MAST
    sort_hand(s, seat, STOWING)


# --- stowing ------------------------------------------------------------------------------------------------------


@large_rule
def sort_hand(s, seat, step):
    """Ask for the next fish, unless there is only one way to go on."""
    if s.surplus == 0 and colours_in(s.hand) == 1:
        stow_all(s, seat)
    elif s.surplus == 2 and s.height[seat] == MAST:
        release(s, seat)
    if total(s.hand) > 0:
        s.step = step
    else:
        s.surplus = 0
        s.step = LOOKING


@large_rule
def stow(s, seat, fish):
    """A new fish goes on top; those below keep their order [V4.5, V6.3]."""
    s.hand[fish] -= 1
    put_on(s, seat, fish)
    tell(s, STOWS, seat, fish)
    s.surplus = 2 * (s.surplus > 0)  # [V-R37] from the first new fish on, own fish stay


@rule
def stow_all(s, seat):
    """The rest is of one colour and fits [V-R13]."""
    for colour in range(COLOUR_COUNT):
        for _ in range(s.hand[colour]):
            stow(s, seat, colour)


@rule
def drop(s, seat):
    """The top fish goes back to the supply to make room [V6.2, V-R14]."""
    fish = take_off(s, seat)
    s.supply[fish] += 1
    tell(s, DROPS, seat, fish)


@large_rule
def release(s, seat):
    """The new fish that are left go to the supply [V6.2, V-R15]."""
    for colour in range(COLOUR_COUNT):
        for _ in range(s.hand[colour]):
            tell(s, RELEASES, seat, colour)
        s.supply[colour] += s.hand[colour]
        s.hand[colour] = 0


# --- setting the mast anew ----------------------------------------------------------------------------------------


@large_rule
def set_anew(s, seat, fish):
    """From the bottom up: the first fish takes all others off [V5.5, V-R23]."""
    if total(s.hand) == 0:
        tell(s, REARRANGES, seat)
        while s.height[seat] > 0:
            s.hand[take_off(s, seat)] += 1
    stow(s, seat, fish)
    sort_hand(s, seat, REARRANGING)
