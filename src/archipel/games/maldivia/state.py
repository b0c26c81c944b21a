"""The nouns of Maldivia: the position and the reasons for a refusal; answers and events have files of their own."""

from __future__ import annotations

from archipel.core.facts import Reason
from archipel.core.kernel import record
from archipel.games.maldivia.answers import ANSWERS
from archipel.games.maldivia.box import CARDS, COLOURS, MAST, MOST_SEATS, OPEN_SHIPS, PILE, SIDES, SLOTS, SPACES
from archipel.games.maldivia.events import EVENTS

__all__ = ["ANSWERS", "EVENTS", "REASONS", "State"]

NONE = -1
UNKNOWN = -2  # in a view: a tile or a card that I do not see
MOST_BITES = 32  # of sharks that the record remembers; the thirty-third makes it forget the others
FORGOTTEN = -1  # in place of a number of bites: bites that are forgotten may have moved the card

STEPS = (
    "starter", "place", "ship", "plan", "sail", "act", "gather", "stow", "rearrange", "point", "turn", "give", "take",
    "draw", "swap", "over",
)  # fmt: skip
(
    STARTING, PLACING, SHOWING, PLANNING, SAILING, ACTING, GATHERING, STOWING, REARRANGING, POINTING, TURNING, GIVING,
    TAKING, DRAWING, SWAPPING, OVER,
) = range(len(STEPS))  # fmt: skip
LOOKING = OVER + 1  # never asked: what else can be done in this turn is still to be seen
PASSING = OVER + 2  # never asked: the turn is over

State = record(
    events=88,
    seats="i1",
    step="i1",
    rounds="i2",  # the number of the round, 0 before the first
    slot="i1",  # which tile is being played, from 1 on; 0 while all plan
    starter="i1",
    turn="i1",  # whose turn it is, or NONE
    north="i1",  # the visible part of the cloth: its first and last row, its first and last column
    south="i1",
    west="i1",
    east="i1",
    fog="i1",  # a bit for every side whose letter was played in this round
    closed="i1",  # and for those whose fold was called off
    planned="i1",  # a bit for every seat whose tiles stand
    owed="i1",  # the island whose next ship is to be turned up, or NONE
    sea=("i1", SPACES),  # what each space shows
    back=("i1", SPACES),  # the print behind it
    boat=("i1", MOST_SEATS),  # where it is, or NONE
    mast=("i1", (MOST_SEATS, MAST)),  # fish from the bottom up
    height=("i1", MOST_SEATS),  # how many
    aboard=("i1", (MOST_SEATS, len(COLOURS))),  # how many of each colour
    hand=("i1", len(COLOURS)),  # fish that go on the mast of whose turn it is
    supply=("i1", len(COLOURS)),
    tile=("i1", (MOST_SEATS, SLOTS)),  # the plans; UNKNOWN where none stands
    letters=("i1", SIDES),  # on a fog tile, clockwise
    sense="i1",  # 1 if the octopus turns tiles clockwise, -1 if counterclockwise
    reach=("i8", 2),  # a bit for every space that the boat can sail to now: the northern half, the southern half
    fished="i1",  # what has been done in this turn
    robbed="i1",  # a bit for every seat
    twisted="i1",
    bitten="i1",
    served="i1",  # a bit for every side
    surplus="i1",  # 1 when the mast is too small, 2 when the first new fish is set
    aim_seat="i1",  # the tile that is to be turned, or NONE
    aim_slot="i1",
    given="i1",  # the card given to the shark, or NONE
    victim="i1",  # from whom one is drawn, or NONE
    wanted="i1",  # and of which island
    cargo=("i1", CARDS),  # what each card asks for; ten cards of Nanga, of Efo, of Solys, of Wipi
    ship=("i1", (SIDES, OPEN_SHIPS)),  # the cards that lie open, or NONE
    bag=("i2", SIDES),  # a bit for every card of the island that nobody has seen yet
    unseen=("i1", SIDES),  # how many
    bottom=("i1", (SIDES, PILE)),  # cards put back under the pile, the first to come up first, or NONE
    below=("i1", SIDES),  # how many
    held=("i8", MOST_SEATS),  # a bit for every card won
    backs=("i1", (MOST_SEATS, SIDES)),  # how many of each island
    origin=("i1", CARDS),  # the seat that won it, or NONE
    won_after=("i1", CARDS),  # so many of the bites below; or FORGOTTEN, and `origin` had it when they were forgotten
    bites="i1",  # how many are remembered
    bite_seats=("i1", (MOST_BITES, 2)),  # the player on the shark, and the victim
    bite_islands=("i1", (MOST_BITES, 2)),  # of the card that each gave to the other
    bite_cards=("i1", (MOST_BITES, 2)),  # that card
)


# --- reasons for a refusal ----------------------------------------------------------------------------------------

REASONS = (
    Reason("game-over", "V8.1"),
    Reason("starter-first", "V1.7"),
    Reason("place-first", "V1.7"),
    Reason("ships-first", "V1.8"),
    Reason("plan-first", "V2.1"),
    Reason("sail-first", "V3.1"),
    Reason("act-first", "V4.1"),
    Reason("gain-first", "V-R12"),
    Reason("stow-first", "V4.2"),
    Reason("rearrange-first", "V5.5"),
    Reason("tile-first", "V4.6"),
    Reason("turn-first", "V-R20"),
    Reason("gift-first", "V4.7"),
    Reason("take-first", "V-R7"),
    Reason("draw-first", "V-R7"),
    Reason("ship-first", "V5.7"),
    Reason("swap-first", "V7.9"),
    Reason("not-your-placing", "V1.7"),
    Reason("not-your-turn", "V2.3"),
    Reason("already-planned", "V2.2"),
    Reason("chance-starts", "V-R34"),
    Reason("chance-shows", "V5.7"),
    Reason("chance-draws", "V-R7"),
    Reason("no-such-seat", "V1.1"),
    Reason("other-island", "V5.7"),
    Reason("card-seen", "V1.5"),
    Reason("not-in-hand-of-victim", "V-R7"),
    Reason("space-taken", "V1.7"),
    Reason("one-fog", "V1.6"),
    Reason("start-space", "V-R17"),
    Reason("boat-there", "V3.2"),
    Reason("boat-between", "V3.2"),
    Reason("began-on-current", "V-R19"),
    Reason("off-the-cloth", "V3.3"),
    Reason("out-of-reach", "V3.1"),
    Reason("no-fish-here", "V4.2"),
    Reason("supply-empty", "V-R16"),
    Reason("gain-over", "V-R12"),
    Reason("caught-before", "V-R12"),
    Reason("delivered-before", "V5.6"),
    Reason("fished-before", "V-R11"),
    Reason("own-mast", "V4.3"),
    Reason("not-beside", "V4.3"),
    Reason("nothing-to-steal", "V4.4"),
    Reason("robbed-before", "V4.9"),
    Reason("no-octopus", "V4.6"),
    Reason("one-octopus", "V-R20"),
    Reason("none-standing", "V-R21"),
    Reason("no-shark", "V4.7"),
    Reason("one-shark", "V4.10"),
    Reason("no-card", "V4.8"),
    Reason("no-victim", "V-R8"),
    Reason("not-at-edge", "V5.1"),
    Reason("served-before", "V5.2"),
    Reason("no-such-ship", "V5.1"),
    Reason("fish-missing", "V5.3"),
    Reason("not-at-hand", "V4.2"),
    Reason("mast-full", "V6.1"),
    Reason("all-fits", "V-R13"),
    Reason("own-fish-first", "V-R37"),
    Reason("mast-empty", "V6.2"),
    Reason("not-aboard", "V5.5"),
    Reason("half-set", "V-R23"),
    Reason("not-standing", "V-R21"),
    Reason("not-your-card", "V4.7"),
    Reason("no-such-back", "V-R7"),
    Reason("own-cards", "V4.7"),
    Reason("not-open", "V7.9"),
)
LEGAL = 0
(
    GAME_OVER, STARTER_FIRST, PLACE_FIRST, SHIPS_FIRST, PLAN_FIRST, SAIL_FIRST, ACT_FIRST, GAIN_FIRST, STOW_FIRST,
    REARRANGE_FIRST, TILE_FIRST, TURN_FIRST, GIFT_FIRST, TAKE_FIRST, DRAW_FIRST, SHIP_FIRST, SWAP_FIRST,
    NOT_YOUR_PLACING, NOT_YOUR_TURN, ALREADY_PLANNED, CHANCE_STARTS, CHANCE_SHOWS, CHANCE_DRAWS, NO_SUCH_SEAT,
    OTHER_ISLAND, CARD_SEEN, NOT_THERE, SPACE_TAKEN, ONE_FOG, START_SPACE, BOAT_THERE, BOAT_BETWEEN,
    BEGAN_ON_CURRENT, OFF_THE_CLOTH, OUT_OF_REACH, NO_FISH_HERE, SUPPLY_EMPTY, GAIN_OVER, CAUGHT_BEFORE,
    DELIVERED_BEFORE, FISHED_BEFORE, OWN_MAST, NOT_BESIDE, NOTHING_TO_STEAL, ROBBED_BEFORE, NO_OCTOPUS, ONE_OCTOPUS,
    NONE_STANDING, NO_SHARK, ONE_SHARK, NO_CARD, NO_VICTIM, NOT_AT_EDGE, SERVED_BEFORE, NO_SUCH_SHIP, FISH_MISSING,
    NOT_AT_HAND, MAST_FULL, ALL_FITS, OWN_FISH_FIRST, MAST_EMPTY, NOT_ABOARD, HALF_SET, NOT_STANDING, NOT_YOUR_CARD,
    NO_SUCH_BACK, OWN_CARDS, NOT_OPEN,
) = range(1, len(REASONS) + 1)  # fmt: skip
