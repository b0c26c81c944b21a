"""The effects of answers. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import hush, tell
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.answers import (
    BITE,
    CARD,
    DELIVER,
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
from archipel.games.maldivia.box import BACK, CARDS, FOG_LETTERS, FRONT, SENSE, SHIPS, SIDES, SIZE, SPACES
from archipel.games.maldivia.box import FISH as FISH_COUNTS
from archipel.games.maldivia.events import STARTS
from archipel.games.maldivia.rules.actions import can_act
from archipel.games.maldivia.rules.delivering import deliver, show, swap
from archipel.games.maldivia.rules.gaining import begin_to_stow, catch, drop, release, rob, set_anew, sort_hand, stow
from archipel.games.maldivia.rules.octopus import aim, call_octopus, twist
from archipel.games.maldivia.rules.queries import (
    ALL_TEN,
    COLOUR_COUNT,
    cards_of,
    find_card,
    find_ship,
    folded_side,
)
from archipel.games.maldivia.rules.rounds import begin_with, next_tile, place, plan
from archipel.games.maldivia.rules.sailing import sail, stay
from archipel.games.maldivia.rules.shark import call_shark, exchange, give, take
from archipel.games.maldivia.state import (
    ACTING,
    DRAWING,
    GATHERING,
    GIVING,
    LOOKING,
    NONE,
    PASSING,
    PLACING,
    PLANNING,
    POINTING,
    REARRANGING,
    SAILING,
    STARTING,
    STOWING,
    SWAPPING,
    TAKING,
    TURNING,
    UNKNOWN,
)


@large_rule
def start(s, seats, options, box):
    """The whole cloth, front up, all fish in the supply, ten ships for each island [V1.2, V1.3, V1.4, V-R6]."""
    s.seats = seats
    s.step = STARTING
    s.turn = s.owed = s.aim_seat = s.aim_slot = s.given = s.victim = s.wanted = NONE
    s.south = s.east = SIZE - 1
    s.boat[:] = NONE
    s.tile[:] = UNKNOWN
    s.origin[:] = NONE
    for space in range(SPACES):
        s.sea[space] = box[FRONT + space]
        s.back[space] = box[BACK + space]
    for colour in range(COLOUR_COUNT):
        s.supply[colour] = box[FISH_COUNTS + colour]
    for corner in range(SIDES):
        s.letters[corner] = box[FOG_LETTERS + corner]  # [V9.4]
    s.sense = box[SENSE]
    lay_out_ships(s, box)


@rule
def lay_out_ships(s, box):
    """The cards of each island, none of them seen yet [V1.4]."""
    for card in range(CARDS):
        s.cargo[card] = box[SHIPS + card]
    s.ship[:] = NONE
    s.bottom[:] = NONE
    for island in range(SIDES):
        s.bag[island] = ALL_TEN
        s.unseen[island] = CARDS // SIDES


@rule
def play(s, seat, answer):
    """The answer takes effect, and all that follows until something is asked again."""
    hush(s)
    if s.step == SAILING:
        play_sail(s, seat, answer)
    elif s.step == ACTING or s.step == GATHERING:
        play_action(s, seat, answer)
    elif s.step == STOWING or s.step == REARRANGING:
        play_stow(s, seat, answer)
    elif s.step == PLANNING:
        plan(s, seat, PLAN.values(answer))
    elif s.step == PLACING:
        place(s, seat, PLACE.value(answer))
    elif s.step >= POINTING:
        play_creature(s, seat, answer)
    else:
        play_setup(s, answer)
    go_on(s)


@large_rule
def go_on(s):
    """More actions, if any is left [V4.1]; else tile after tile, until one asks for an answer [V2.3]."""
    if s.step == LOOKING:
        s.step = ACTING if can_act(s, s.turn, ACTING) else PASSING
    while s.step == PASSING:
        next_tile(s)


@large_rule
def play_setup(s, answer):
    """Chance names the first player, or the next ship."""
    if s.step == STARTING:
        tell(s, STARTS, STARTER.value(answer))
        begin_with(s, STARTER.value(answer))
    else:
        island, cargo = SHIP.values(answer)
        show(s, find_card(s, int(s.bag[island]), island, cargo))


@rule
def play_sail(s, seat, answer):
    """The boat moves or stays."""
    if answer == STAY:
        stay(s, seat)
    else:
        sail(s, seat, SAIL.value(answer))


@large_rule
def play_action(s, seat, answer):
    """One of the actions that the space allows [V4.1, V-R12]."""
    if answer == FISH:
        catch(s, seat)
    elif answer in STEAL:
        rob(s, seat, STEAL.value(answer))
    elif answer == TWIST:
        call_octopus(s)
    elif answer == BITE:
        call_shark(s, seat)
    elif answer in DELIVER:
        island, cargo = DELIVER.values(answer)
        deliver(s, seat, island, cargo)
    elif answer == ENOUGH:
        begin_to_stow(s, seat)
    else:
        s.step = PASSING


@large_rule
def play_stow(s, seat, answer):
    """The next fish goes on the mast, or back to the supply."""
    if answer == KEEP:
        s.step = LOOKING
    elif s.step == REARRANGING:
        set_anew(s, seat, STOW.value(answer))
    else:
        if answer == DROP:
            drop(s, seat)
        elif answer == RELEASE:
            release(s, seat)
        else:
            stow(s, seat, STOW.value(answer))
        sort_hand(s, seat, STOWING)


@large_rule
def play_creature(s, seat, answer):
    """Octopus, shark, and the ship that the left neighbour swaps."""
    if s.step == POINTING:
        owner, slot = TILE.values(answer)
        aim(s, owner, slot - 1)
    elif s.step == TURNING:
        twist(s, seat, TURN.value(answer) + 1)
    elif s.step == GIVING:
        island, cargo = GIVE.values(answer)
        give(s, seat, find_card(s, cards_of(s.held[seat], island), island, cargo))
    elif s.step == TAKING:
        victim, wanted = TAKE.values(answer)
        take(s, seat, victim, wanted)
    elif s.step == DRAWING:
        hand = cards_of(s.held[s.victim], s.wanted)
        exchange(s, s.turn, find_card(s, hand, int(s.wanted), CARD.value(answer)))
    elif s.step == SWAPPING:
        side = folded_side(s)
        swap(s, side, find_ship(s, side, SWAP.value(answer)))
