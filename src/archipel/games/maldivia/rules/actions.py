"""The actions of a boat on its space, and the reasons for refusals. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import ASKS, MAST, OCTOPUS, OPEN_SHIPS, PLAIN, SHARK
from archipel.games.maldivia.rules.queries import (
    COLOUR_COUNT,
    SIDE_COUNT,
    beside,
    depth,
    find_ship,
    holds,
    standing_tiles,
    total,
)
from archipel.games.maldivia.state import (
    ALL_FITS,
    CAUGHT_BEFORE,
    DELIVERED_BEFORE,
    FISH_MISSING,
    FISHED_BEFORE,
    GAIN_OVER,
    GATHERING,
    HALF_SET,
    LEGAL,
    MAST_EMPTY,
    MAST_FULL,
    NO_CARD,
    NO_FISH_HERE,
    NO_OCTOPUS,
    NO_SHARK,
    NO_SUCH_SEAT,
    NO_SUCH_SHIP,
    NO_VICTIM,
    NONE,
    NONE_STANDING,
    NOT_ABOARD,
    NOT_AT_EDGE,
    NOT_AT_HAND,
    NOT_BESIDE,
    NOTHING_TO_STEAL,
    ONE_OCTOPUS,
    ONE_SHARK,
    OWN_FISH_FIRST,
    OWN_MAST,
    ROBBED_BEFORE,
    SERVED_BEFORE,
    SUPPLY_EMPTY,
)

# --- fish ---------------------------------------------------------------------------------------------------------


@rule
def gain_is_over(s, step):
    """Tell whether fishing and stealing, which are one gain, are over for this turn [V-R12]."""
    return step != GATHERING and (s.fished or s.robbed)


@large_rule
def refusal_of_fishing(s, seat, step):
    """On a fish space [V4.2], once [V-R12], never after delivering [V5.6]."""
    sight = s.sea[s.boat[seat]]
    if sight == PLAIN or sight >= OCTOPUS:
        return NO_FISH_HERE
    if s.served:
        return DELIVERED_BEFORE
    if s.fished:
        return CAUGHT_BEFORE
    if gain_is_over(s, step):
        return GAIN_OVER
    return LEGAL if supply_has_any(s, sight - 1) else SUPPLY_EMPTY


@rule
def supply_has_any(s, cargo):
    """Tell whether there is at least one of these fish [V-R16]."""
    found = False
    for colour in range(COLOUR_COUNT):
        found |= ASKS[cargo, colour] > 0 and s.supply[colour] > 0
    return found


@large_rule
def refusal_of_stealing(s, seat, victim, step):
    """From each boat beside, once, whatever else is done [V4.3, V4.4, V4.9, V-R10, V-R11]."""
    if victim >= s.seats:
        return NO_SUCH_SEAT
    if victim == seat:
        return OWN_MAST
    if not beside(int(s.boat[seat]), int(s.boat[victim])):
        return NOT_BESIDE
    if s.robbed >> victim & 1:
        return ROBBED_BEFORE
    if gain_is_over(s, step):
        return GAIN_OVER
    return LEGAL if s.height[victim] > 0 else NOTHING_TO_STEAL


@large_rule
def can_gain(s, seat, step):
    """Tell whether there is anything to catch or to steal."""
    found = refusal_of_fishing(s, seat, step) == LEGAL
    for victim in range(s.seats):
        found |= refusal_of_stealing(s, seat, victim, step) == LEGAL
    return found


@rule
def refusal_of_stowing(s, seat, fish):
    """A fish in the hand, as long as there is room [V4.2, V6.1]."""
    if s.hand[fish] == 0:
        return NOT_AT_HAND
    return LEGAL if s.height[seat] < MAST else MAST_FULL


@rule
def refusal_of_dropping(s, seat):
    """Own fish go back when the mast is too small [V-R14], before the first new one is on top [V-R37]."""
    if s.surplus == 0:
        return ALL_FITS
    if s.surplus == 2:
        return OWN_FISH_FIRST
    return LEGAL if s.height[seat] > 0 else MAST_EMPTY


@rule
def refusal_of_releasing(s):
    """New fish go back when the mast is too small [V6.2, V-R13]."""
    return LEGAL if s.surplus else ALL_FITS


@rule
def refusal_of_setting(s, seat, fish):
    """A fish that was on the mast, and is not set yet [V5.5]."""
    left = s.hand[fish] if total(s.hand) > 0 else s.aboard[seat, fish]
    return LEGAL if left > 0 else NOT_ABOARD


@rule
def refusal_of_keeping(s):
    """The mast is set anew as a whole or not at all [V-R23]."""
    return LEGAL if total(s.hand) == 0 else HALF_SET


# --- octopus and shark --------------------------------------------------------------------------------------------


@large_rule
def refusal_of_octopus(s, seat):
    """On an octopus, once, while a tile stands [V4.6, V-R20, V-R21]."""
    if s.sea[s.boat[seat]] != OCTOPUS:
        return NO_OCTOPUS
    if s.twisted:
        return ONE_OCTOPUS
    return LEGAL if standing_tiles(s) > 0 else NONE_STANDING


@large_rule
def refusal_of_shark(s, seat):
    """On a shark, once, if both have a card, even if won in this turn [V4.7, V4.8, V4.10, V-R8]."""
    if s.sea[s.boat[seat]] != SHARK:
        return NO_SHARK
    if s.bitten:
        return ONE_SHARK
    if s.held[seat] == 0:
        return NO_CARD
    return LEGAL if others_have_cards(s, seat) else NO_VICTIM


@rule
def others_have_cards(s, seat):
    """Tell whether anybody else has won a ship; everybody sees the backs."""
    found = False
    for other in range(s.seats):
        found |= other != seat and total(s.backs[other]) > 0
    return found


# --- delivering ---------------------------------------------------------------------------------------------------


@large_rule
def refusal_of_side(s, seat, side):
    """At this edge, once a turn, never after fishing [V5.1, V5.2, V-R11, V-R22]."""
    if depth(s, int(s.boat[seat]), side) > 0:
        return NOT_AT_EDGE
    if s.fished:
        return FISHED_BEFORE
    return SERVED_BEFORE if s.served >> side & 1 else LEGAL


@large_rule
def refusal_of_delivery(s, seat, side, cargo):
    """To a ship that lies open, with all it asks for on the mast [V5.1, V5.3]."""
    reason = refusal_of_side(s, seat, side)
    if reason != LEGAL:
        return reason
    if find_ship(s, side, cargo) == NONE:
        return NO_SUCH_SHIP
    return LEGAL if holds(s.aboard[seat], cargo) else FISH_MISSING


@large_rule
def can_deliver(s, seat):
    """Tell whether any ship can be served."""
    found = False
    for side in range(SIDE_COUNT):
        if refusal_of_side(s, seat, side) == LEGAL:
            for place in range(OPEN_SHIPS):
                card = s.ship[side, place]
                found |= card != NONE and holds(s.aboard[seat], s.cargo[card])
    return found


@large_rule
def can_act(s, seat, step):
    """Tell whether anything is left to do in this turn [V4.1]."""
    return (
        can_gain(s, seat, step)
        or refusal_of_octopus(s, seat) == LEGAL
        or refusal_of_shark(s, seat) == LEGAL
        or can_deliver(s, seat)
    )
