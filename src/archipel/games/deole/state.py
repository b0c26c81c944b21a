"""The nouns of Déole: position, steps and reasons for a refusal. Answers and events have files of their own."""

from __future__ import annotations

from archipel.core.facts import Reason
from archipel.core.kernel import record
from archipel.games.deole.answers import ANSWERS
from archipel.games.deole.box import BOXES, CASTAWAYS, DICE, MOST_SEATS, PIPS, PORTS, SIDE, SPACES, TRACKS, WINDS
from archipel.games.deole.events import EVENTS

__all__ = ["ANSWERS", "EVENTS", "REASONS", "STEPS", "State"]

NONE = -1  # no seat, no colour, no track, no mode, no space, no heading

STEPS = (
    "first", "side", "modes", "castaways", "roll", "pick", "lay", "mode", "port", "course", "sign", "castaway", "bonus",
    "colour", "salvage", "disaster", "over",
)  # fmt: skip
(
    BEGINNING, SITTING, AGREEING, DRIFTING, ROLLING, PICKING, LAYING, OPENING, DEPARTING, STEERING, SIGNING, SMILING,
    EARNING, COLOURING, SALVAGING, SUFFERING, OVER,
) = range(len(STEPS))  # fmt: skip

SOURCES = ("pick", "A", "B", "D")  # where the die in hand comes from
PICKED, BY_A, BY_B, BY_D = range(len(SOURCES))
STARS = ("open", "now", "gone")  # the bonus of Éolia
OPEN, NOW, GONE = range(len(STARS))
ENDINGS = (None, "storm", "wreck", "adrift")  # how a voyage alone was lost
NOT_LOST, IN_STORM, WRECKED, LATE = range(len(ENDINGS))

# What stands in a box: nothing, the value of a die, or one of these. A disaster is DISASTER plus its kind of die.
FACE, CROSSED_OUT, DISASTER = PIPS + 1, PIPS + 2, PIPS + 3

State = record(
    events=64,
    seats="i1",
    mode_set="i1",  # which modes were agreed on, and whether rising and falling take equal values: the options
    equals="i1",
    step="i1",
    rounds="i1",  # rounds that are over
    turns="i1",  # turns of this round that are over
    first="i1",  # the first player of this turn
    active="i1",  # the player whose die is being played
    modes="i2",  # a bit for each of the five modes
    bag=("i1", WINDS),
    tray=("i1", DICE),  # dice rolled and not chosen yet, by colour and value
    rose=("i1", DICE),
    hue="i1",  # the die in hand: its colour, its value or 0 where it has none yet, and where it comes from
    pips="i1",
    source="i1",
    track="i1",  # the track on which a die was just laid, until the ship has sailed
    owed="i1",  # bonuses still to be taken
    castaways=("i1", CASTAWAYS),  # the spaces where they drift
    reached="i1",  # a bit for each seat that has reached Éolia
    star="i1",
    storm=("i1", WINDS),  # rows of storm from each side
    helpers="i1",  # castaways on board who can still help
    lost="i1",
    side=("i1", MOST_SEATS),
    port=("i1", MOST_SEATS),  # from which the ship set out, 0 not yet
    ahead=("i1", MOST_SEATS),  # the next space; none in port and at home
    heading=("i1", MOST_SEATS),
    steps=("i1", MOST_SEATS),  # how many spaces were crossed, each as often as it was
    course=("i8", MOST_SEATS),  # the edges by which they were left, two bits each, the last ones lowest
    crossed=("u1", (MOST_SEATS, SIDE)),  # a bit for each space, row by row
    boxes=("i1", (MOST_SEATS, len(TRACKS), BOXES)),
    mode=("i1", (MOST_SEATS, len(TRACKS))),
    ready=("i1", (MOST_SEATS, len(TRACKS))),  # helms
    used=("i1", (MOST_SEATS, len(TRACKS))),
    plus=("i1", MOST_SEATS),  # a bit for each crew box whose sign was turned
    taken=("i1", MOST_SEATS),  # a bit for each bonus
    columns=("i1", MOST_SEATS),  # a bit for each column that gave its bonus
    chart=("i1", SPACES),  # the print, from the box
    ports=("i1", (WINDS, PORTS)),
    gauge=("i1", SIDE),
    table=("i1", PIPS * PIPS),
    values=("i1", BOXES),
    helms=("i1", len(TRACKS)),
)

# --- reasons for a refusal ----------------------------------------------------------------------------------------

REASONS = (
    Reason("game-over", "D8.1"),
    Reason("starter-first", "D2.1"),
    Reason("side-first", "D9.1"),
    Reason("modes-first", "D-R37"),
    Reason("castaways-first", "D2.3"),
    Reason("roll-first", "D3.1"),
    Reason("pick-first", "D3.2"),
    Reason("lay-first", "D4.1"),
    Reason("mode-first", "D4.2"),
    Reason("port-first", "D5.2"),
    Reason("course-first", "D5.1"),
    Reason("sign-first", "D6.1"),
    Reason("face-first", "D6.2"),
    Reason("bonus-first", "D7.2"),
    Reason("colour-first", "D7.4"),
    Reason("salvage-first", "D7.6"),
    Reason("disaster-first", "D9.2"),
    Reason("draw-first", "D7.3"),
    Reason("bonus-die-first", "D7.4"),
    Reason("not-your-turn", "D3.2"),
    Reason("starter-is-drawn", "D2.1"),
    Reason("castaways-are-rolled", "D2.3"),
    Reason("dice-are-rolled", "D3.1"),
    Reason("die-is-drawn", "D7.3"),
    Reason("only-alone", "D9.1"),
    Reason("no-disasters", "D9.2"),
    Reason("no-such-seat", "D2.1"),
    Reason("no-such-die", "D1.9"),
    Reason("colour-chosen", "D7.4"),
    Reason("not-in-tray", "D3.2"),
    Reason("wrong-track", "D4.1"),
    Reason("track-full", "D1.6"),
    Reason("box-passed", "D-R41"),
    Reason("helms-short", "D4.11"),
    Reason("mode-forbids", "D4.2"),
    Reason("no-mode-fits", "D4.2"),
    Reason("no-way", "D-R3"),
    Reason("mode-not-agreed", "D2.2"),
    Reason("mode-used", "D4.2"),
    Reason("mode-unmet", "D4.2"),
    Reason("mode-named", "D-R37"),
    Reason("port-blocked", "D-R3"),
    Reason("turns-back", "D5.1"),
    Reason("off-map", "D-R3"),
    Reason("third-box", "D6.1"),
    Reason("sixth-box", "D1.8"),
    Reason("sign-turned", "D-R15"),
    Reason("face-full", "D6.2"),
    Reason("face-sixth", "D6.3"),
    Reason("bonus-taken", "D7.2"),
    Reason("no-dice-left", "D-R18"),
    Reason("rose-empty", "D7.6"),
    Reason("no-voyage", "D-R8"),
    Reason("not-in-bag", "D7.4"),
    Reason("not-in-rose", "D7.6"),
    Reason("disaster-track", "D9.4"),
    Reason("disaster-full", "D-R30"),
    Reason("no-helper", "D9.7"),
    Reason("no-disaster", "D-R28"),
)
LEGAL = 0
(
    GAME_OVER, STARTER_FIRST, SIDE_FIRST, MODES_FIRST, CASTAWAYS_FIRST, ROLL_FIRST, PICK_FIRST, LAY_FIRST, MODE_FIRST,
    PORT_FIRST, COURSE_FIRST, SIGN_FIRST, FACE_FIRST, BONUS_FIRST, COLOUR_FIRST, SALVAGE_FIRST, DISASTER_FIRST,
    DRAW_FIRST, BONUS_DIE_FIRST, NOT_YOUR_TURN, STARTER_IS_DRAWN, CASTAWAYS_ARE_ROLLED, DICE_ARE_ROLLED, DIE_IS_DRAWN,
    ONLY_ALONE, NO_DISASTERS, NO_SUCH_SEAT, NO_SUCH_DIE, COLOUR_CHOSEN, NOT_IN_TRAY, WRONG_TRACK, TRACK_FULL,
    BOX_PASSED, HELMS_SHORT, MODE_FORBIDS, NO_MODE_FITS, NO_WAY, MODE_NOT_AGREED, MODE_USED, MODE_UNMET, MODE_NAMED,
    PORT_BLOCKED, TURNS_BACK, OFF_MAP, THIRD_BOX, SIXTH_BOX, SIGN_TURNED, FACE_FULL, FACE_SIXTH, BONUS_TAKEN,
    NO_DICE_LEFT, ROSE_EMPTY, NO_VOYAGE, NOT_IN_BAG, NOT_IN_ROSE, DISASTER_TRACK, DISASTER_FULL, NO_HELPER,
    NO_DISASTER,
) = range(1, len(REASONS) + 1)  # fmt: skip
