"""The reasons for refusals. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import CHANCE, large_rule, rule
from archipel.games.maldivia.answers import (
    BITE,
    DELIVER,
    DONE,
    DROP,
    ENOUGH,
    FISH,
    GIVE,
    KEEP,
    PLACE,
    PLAN,
    RELEASE,
    SAIL,
    SHIP,
    STARTER,
    STAY,
    STEAL,
    STOW,
    SWAP,
    TAKE,
    TILE,
    TURN,
    TWIST,
)
from archipel.games.maldivia.box import CURRENT, FOG, SLOTS
from archipel.games.maldivia.rules.actions import (
    refusal_of_delivery,
    refusal_of_dropping,
    refusal_of_fishing,
    refusal_of_keeping,
    refusal_of_octopus,
    refusal_of_releasing,
    refusal_of_setting,
    refusal_of_shark,
    refusal_of_stealing,
    refusal_of_stowing,
)
from archipel.games.maldivia.rules.lots import awaited, refusal_of_chance
from archipel.games.maldivia.rules.queries import (
    boat_on,
    cards_of,
    find_card,
    find_ship,
    folded_side,
    is_visible,
    played,
    to_act,
)
from archipel.games.maldivia.rules.sailing import can_reach, could_reach
from archipel.games.maldivia.state import (
    ACT_FIRST,
    ACTING,
    ALREADY_PLANNED,
    BEGAN_ON_CURRENT,
    BOAT_BETWEEN,
    BOAT_THERE,
    CHANCE_DRAWS,
    CHANCE_SHOWS,
    CHANCE_STARTS,
    GAIN_FIRST,
    GAME_OVER,
    GATHERING,
    GIVING,
    LEGAL,
    NO_SUCH_BACK,
    NO_SUCH_SEAT,
    NONE,
    NOT_OPEN,
    NOT_STANDING,
    NOT_YOUR_CARD,
    NOT_YOUR_PLACING,
    NOT_YOUR_TURN,
    OFF_THE_CLOTH,
    ONE_FOG,
    OUT_OF_REACH,
    OVER,
    OWN_CARDS,
    PLACING,
    PLANNING,
    POINTING,
    REARRANGE_FIRST,
    REARRANGING,
    SAIL_FIRST,
    SAILING,
    SPACE_TAKEN,
    START_SPACE,
    STOW_FIRST,
    STOWING,
    SWAP_FIRST,
    SWAPPING,
    TAKING,
    TURNING,
)


@rule
def refusal(s, seat, answer):
    """The reason why this answer cannot be given now; LEGAL when it can."""
    if s.step == OVER:
        return GAME_OVER
    asked = to_act(s)
    if seat == CHANCE:
        return refusal_of_chance(s, answer) if asked == CHANCE else awaited(s)
    if answer >= STARTER.first:  # what chance answers comes last
        return reason_for_chance(answer)
    if asked == CHANCE:
        return awaited(s)
    if not asked >> seat & 1:
        return reason_to_wait(s)
    return refusal_of_asked(s, seat, answer)


@rule
def reason_for_chance(answer):
    """No player says who begins, which ship comes or which card is drawn [V-R34, V5.7, V-R7]."""
    if answer in SHIP:
        return CHANCE_SHOWS
    return CHANCE_STARTS if answer in STARTER else CHANCE_DRAWS


@rule
def reason_to_wait(s):
    """The reason why a player who is not asked has to wait [V1.7, V2.2, V2.3, V7.9]."""
    if s.step == PLANNING:
        return ALREADY_PLANNED
    if s.step == PLACING:
        return NOT_YOUR_PLACING
    return SWAP_FIRST if s.step == SWAPPING else NOT_YOUR_TURN


@large_rule
def refusal_of_asked(s, seat, answer):
    """The reason for the seat that is asked."""
    if s.step == PLACING and answer in PLACE:
        return LEGAL if boat_on(s, PLACE.value(answer)) == NONE else SPACE_TAKEN  # [V1.7] any free space
    if s.step == PLANNING and answer in PLAN:
        return LEGAL if fogs(PLAN.values(answer)) == 1 else ONE_FOG  # [V1.6] three arrows and one fog tile
    if s.step == SAILING:
        return refusal_of_sailing(s, seat, answer)
    if s.step == ACTING or s.step == GATHERING:
        return refusal_of_action(s, seat, answer)
    if s.step == STOWING or s.step == REARRANGING:
        return refusal_of_fish(s, seat, answer)
    return refusal_of_creature(s, seat, answer)


@rule
def fogs(tiles):
    """The number of fog tiles among the four."""
    count = 0
    for slot in range(SLOTS):
        count += tiles[slot] >= FOG
    return count


@rule
def refusal_of_sailing(s, seat, answer):
    """To a space within reach, or not at all [V3.1, V3.4]."""
    if answer == STAY:
        return LEGAL
    if answer not in SAIL:
        return SAIL_FIRST
    space = SAIL.value(answer)
    return LEGAL if can_reach(s, space) else reason_out_of_reach(s, seat, space)


@large_rule
def reason_out_of_reach(s, seat, space):
    """The reason why the boat cannot come there: what lies on the way to it, or else that there is no way."""
    began_on_current = s.sea[s.boat[seat]] >= CURRENT
    if space == s.boat[seat]:
        return START_SPACE
    if not is_visible(s, space):
        return OFF_THE_CLOTH
    if could_reach(s, seat, space, not began_on_current):
        return BOAT_BETWEEN if boat_on(s, space) == NONE else BOAT_THERE
    return BEGAN_ON_CURRENT if could_reach(s, seat, space, began_on_current) else OUT_OF_REACH


@rule
def refusal_of_action(s, seat, answer):
    """The actions that the space allows [V4.1]; while fish are gathered, only more of them [V4.9]."""
    if answer == FISH:
        return refusal_of_fishing(s, seat, s.step)
    if answer in STEAL:
        return refusal_of_stealing(s, seat, STEAL.value(answer), s.step)
    if s.step == GATHERING:
        return LEGAL if answer == ENOUGH else GAIN_FIRST
    if answer == TWIST:
        return refusal_of_octopus(s, seat)
    if answer == BITE:
        return refusal_of_shark(s, seat)
    if answer in DELIVER:
        island, cargo = DELIVER.values(answer)
        return refusal_of_delivery(s, seat, island, cargo)
    return LEGAL if answer == DONE else ACT_FIRST


@rule
def refusal_of_fish(s, seat, answer):
    """The fish in the hand, or those of the mast that is set anew."""
    if answer in STOW:
        fish = STOW.value(answer)
        return refusal_of_stowing(s, seat, fish) if s.step == STOWING else refusal_of_setting(s, seat, fish)
    if s.step == REARRANGING:
        return refusal_of_keeping(s) if answer == KEEP else REARRANGE_FIRST
    if answer == DROP:
        return refusal_of_dropping(s, seat)
    return refusal_of_releasing(s) if answer == RELEASE else STOW_FIRST


@rule
def refusal_of_creature(s, seat, answer):
    """Answers for octopus and shark, and the ship to swap."""
    if s.step == POINTING and answer in TILE:
        owner, slot = TILE.values(answer)
        return refusal_of_tile(s, owner, slot - 1)
    if s.step == TURNING and answer in TURN:
        return LEGAL
    if s.step == GIVING and answer in GIVE:
        island, cargo = GIVE.values(answer)
        return refusal_of_giving(s, seat, island, cargo)
    if s.step == TAKING and answer in TAKE:
        victim, island = TAKE.values(answer)
        return refusal_of_taking(s, seat, victim, island)
    if s.step == SWAPPING and answer in SWAP:  # [V7.9] one of the ships that lie open on the folded side
        return LEGAL if find_ship(s, folded_side(s), SWAP.value(answer)) != NONE else NOT_OPEN
    return awaited(s)


@rule
def refusal_of_tile(s, owner, slot):
    """A tile that still stands [V4.6, V-R21]."""
    if owner >= s.seats:
        return NO_SUCH_SEAT
    return LEGAL if slot >= played(s, owner) else NOT_STANDING


@rule
def refusal_of_giving(s, seat, island, cargo):
    """A card of one's own [V4.7]."""
    return LEGAL if find_card(s, cards_of(s.held[seat], island), island, cargo) != NONE else NOT_YOUR_CARD


@rule
def refusal_of_taking(s, seat, victim, island):
    """A card of another player, by its back [V4.7, V-R7]."""
    if victim >= s.seats:
        return NO_SUCH_SEAT
    if victim == seat:
        return OWN_CARDS
    return LEGAL if s.backs[victim, island] > 0 else NO_SUCH_BACK
