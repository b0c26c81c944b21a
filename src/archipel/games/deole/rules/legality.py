"""Legal answers, and the reasons for refusals. The numbers in brackets are those of rules.md."""

from __future__ import annotations

import numpy as np

from archipel.core.dice import holder
from archipel.core.kernel import CHANCE, large_rule, rule
from archipel.games.deole.answers import CASTAWAYS, DISASTER, DRAWN, FIRST, ROLLED, SIDE
from archipel.games.deole.box import BOXES, CREW, PIPS, SIXTH, THIRD, A, B, C
from archipel.games.deole.rules.choices import BASES, HELPING, WIDTHS, choices, within_reach
from archipel.games.deole.rules.modes import only
from archipel.games.deole.rules.queries import dice_in, first_free, is_alone, last_free, left_die, to_act
from archipel.games.deole.rules.sailing import astern, can_sail
from archipel.games.deole.state import (
    AGREEING,
    BEGINNING,
    BONUS_DIE_FIRST,
    BONUS_FIRST,
    BONUS_TAKEN,
    BOX_PASSED,
    BY_A,
    BY_B,
    CASTAWAYS_ARE_ROLLED,
    CASTAWAYS_FIRST,
    COLOUR_CHOSEN,
    COLOUR_FIRST,
    COLOURING,
    COURSE_FIRST,
    DEPARTING,
    DICE_ARE_ROLLED,
    DIE_IS_DRAWN,
    DISASTER_FIRST,
    DISASTER_FULL,
    DISASTER_TRACK,
    DRAW_FIRST,
    DRIFTING,
    EARNING,
    FACE_FIRST,
    FACE_FULL,
    FACE_SIXTH,
    GAME_OVER,
    HELMS_SHORT,
    LAY_FIRST,
    LAYING,
    LEGAL,
    MODE_FIRST,
    MODE_FORBIDS,
    MODE_NAMED,
    MODE_NOT_AGREED,
    MODE_UNMET,
    MODE_USED,
    MODES_FIRST,
    NO_DICE_LEFT,
    NO_DISASTER,
    NO_DISASTERS,
    NO_HELPER,
    NO_MODE_FITS,
    NO_SUCH_DIE,
    NO_SUCH_SEAT,
    NO_VOYAGE,
    NO_WAY,
    NONE,
    NOT_IN_BAG,
    NOT_IN_ROSE,
    NOT_IN_TRAY,
    NOT_YOUR_TURN,
    OFF_MAP,
    ONLY_ALONE,
    OPENING,
    OVER,
    PICK_FIRST,
    PICKING,
    PORT_BLOCKED,
    PORT_FIRST,
    ROLL_FIRST,
    ROLLING,
    ROSE_EMPTY,
    SALVAGE_FIRST,
    SALVAGING,
    SIDE_FIRST,
    SIGN_FIRST,
    SIGN_TURNED,
    SIGNING,
    SIXTH_BOX,
    SMILING,
    STARTER_FIRST,
    STARTER_IS_DRAWN,
    STEERING,
    THIRD_BOX,
    TRACK_FULL,
    TURNS_BACK,
    WRONG_TRACK,
)

# What is missing at each step, in the order of the steps.
MISSING = np.array([
    STARTER_FIRST, SIDE_FIRST, MODES_FIRST, CASTAWAYS_FIRST, ROLL_FIRST, PICK_FIRST, LAY_FIRST, MODE_FIRST, PORT_FIRST,
    COURSE_FIRST, SIGN_FIRST, FACE_FIRST, BONUS_FIRST, COLOUR_FIRST, SALVAGE_FIRST, DISASTER_FIRST, GAME_OVER,
], np.int64)  # fmt: skip


@rule
def refusal(s, seat, answer):
    """The reason why this answer cannot be given now; LEGAL when it can."""
    if s.step == OVER:
        return GAME_OVER
    if seat == CHANCE:
        return refusal_of_chance(s, answer)
    why = refusal_at_this_table(s, answer)
    if why == LEGAL:
        why = refusal_of_seat(s, seat)
    return why if why != LEGAL else refusal_of_choice(s, seat, answer)


@rule
def refusal_at_this_table(s, answer):
    """The reason why no player can ever answer this: it is chance's, or only for a single player [D9.1, D9.2]."""
    if answer < SIDE.first:  # what chance answers comes first
        return refusal_to_be_chance(answer)
    if is_alone(s):
        return LEGAL
    if answer in SIDE:
        return ONLY_ALONE
    return NO_DISASTERS if answer >= DISASTER.first else LEGAL


@rule
def refusal_to_be_chance(answer):
    """Dice are rolled [D2.3, D3.1] or drawn [D7.3], and so is the first player [D2.1]: no player names them."""
    if answer in FIRST:
        return STARTER_IS_DRAWN
    if answer in CASTAWAYS:
        return CASTAWAYS_ARE_ROLLED
    return DIE_IS_DRAWN if answer in DRAWN else DICE_ARE_ROLLED


@rule
def refusal_of_seat(s, seat):
    """The reason why this seat is not asked: another player is [D3.2], or chance."""
    asked = to_act(s)
    if asked == 1 << seat:
        return LEGAL
    return missing_answer(s) if asked == CHANCE else NOT_YOUR_TURN


@rule
def missing_answer(s):
    """The reason why everything else has to wait: the answer that is asked for has not been given."""
    if s.step == ROLLING and s.source != NONE:
        return DRAW_FIRST if s.source == BY_A else BONUS_DIE_FIRST
    return MISSING[s.step]


@rule
def refusal_of_choice(s, seat, answer):
    """The reason why the player who is asked cannot choose this."""
    place = answer - BASES[s.step]
    if not 0 <= place < WIDTHS[s.step]:
        return missing_answer(s)
    return LEGAL if choices(s) >> place & 1 else reason(s, seat, place)


@rule
def legal(s, seat, out):
    """Every answer whose bit is set."""
    n = 0
    if seat == CHANCE or to_act(s) != 1 << seat:
        return n
    bits, base = choices(s), BASES[s.step]
    for place in range(WIDTHS[s.step]):
        out.answers[n] = base + place
        n += bits >> place & 1  # written in any case, kept if legal: no branch to mispredict
    return n


# --- chance -------------------------------------------------------------------------------------------------------


@rule
def refusal_of_chance(s, answer):
    """Chance owes the first player, the castaways, or a die."""
    if s.step == BEGINNING and answer in FIRST:
        return LEGAL if FIRST.value(answer) < s.seats else NO_SUCH_SEAT
    if s.step == DRIFTING and answer in CASTAWAYS:
        return LEGAL
    if s.step == ROLLING and s.source == BY_A and answer in DRAWN:
        return refusal_of_colour(s, DRAWN.value(answer))
    if s.step == ROLLING and s.source != BY_A and answer in ROLLED:
        colour, _ = ROLLED.values(answer)
        return refusal_of_colour(s, colour)
    return missing_answer(s)


@rule
def refusal_of_colour(s, colour):
    """The colour chosen with bonus B, or any colour that is in the bag."""
    if s.source == BY_B:
        return LEGAL if colour == s.hue else COLOUR_CHOSEN  # [D7.4]
    return LEGAL if s.bag[colour] > 0 else NO_SUCH_DIE  # [D1.9, D3.1]


@rule
def ways(s):
    """All players, all pairs of dice, and all dice of the bag with all values are equally likely."""
    if s.step == ROLLING:
        if s.source == BY_B:
            return PIPS
        return dice_in(s.bag) * (1 if s.source == BY_A else PIPS)
    if s.step == DRIFTING:
        return PIPS * PIPS
    return s.seats if s.step == BEGINNING else 0


@rule
def outcome(s, way):
    """The answer that this way stands for."""
    if s.step == DRIFTING:
        return CASTAWAYS.first + way
    if s.step == BEGINNING:
        return FIRST.answer(way)
    if s.source == BY_A:
        return DRAWN.answer(holder(s.bag, way))
    if s.source == BY_B:
        return ROLLED.answer(s.hue, way + 1)
    return any_die(s, way)


@rule
def any_die(s, way):
    """A die of the bag and a value; the ways of one colour lie together, and within it those of one value."""
    colour = holder(s.bag, way // PIPS)
    for before in range(colour):
        way -= int(s.bag[before]) * PIPS
    return ROLLED.answer(colour, way // int(s.bag[colour]) + 1)


# --- reasons ------------------------------------------------------------------------------------------------------


@large_rule
def reason(s, seat, place):
    """The reason why the bit of this answer is not set."""
    if s.step == PICKING:
        return NOT_IN_TRAY
    if s.step == LAYING:
        return reason_of_die(s, seat, place // PIPS, place % PIPS + 1)
    if s.step == STEERING:
        return TURNS_BACK if place == astern(int(s.heading[seat])) else OFF_MAP
    if s.step == OPENING:
        return reason_of_mode(s, seat, place)
    if s.step == DEPARTING:
        return PORT_BLOCKED
    if s.step == SMILING:
        return FACE_SIXTH if first_free(s, seat, place) == SIXTH else reason_of_full(s, seat, place, FACE_FULL)
    return rarer_reason(s, seat, place)


@rule
def rarer_reason(s, seat, place):
    """The steps that come up less often."""
    if s.step == SIGNING:
        return reason_of_sign(place)
    if s.step == EARNING:
        return reason_of_bonus(s, seat, place)
    if s.step == COLOURING:
        return NOT_IN_BAG
    if s.step == SALVAGING:
        return NOT_IN_ROSE
    if s.step == AGREEING:
        return MODE_NAMED
    return reason_of_disaster(s, place)


@rule
def reason_of_die(s, seat, track, value):
    """The first of these that fails: colour, box, way, helms, mode [D4.1]."""
    if track != s.hue and track != CREW:
        return WRONG_TRACK
    if first_free(s, seat, track) == BOXES:
        return reason_of_full(s, seat, track, TRACK_FULL)
    if not can_sail(s, seat, track):
        return NO_WAY
    if not within_reach(s, seat, track) & only(value):
        return HELMS_SHORT
    return NO_MODE_FITS if s.mode[seat, track] == NONE else MODE_FORBIDS


@rule
def reason_of_full(s, seat, track, full):
    """A track with a box that was freed before its last die is not full, but has no box for a die or a face [D-R41]."""
    return full if last_free(s, seat, track) == NONE else BOX_PASSED


@rule
def reason_of_mode(s, seat, mode):
    """Not agreed on, used on another track, or not for this die [D2.2, D4.2]."""
    if not s.modes >> mode & 1:
        return MODE_NOT_AGREED
    for track in range(CREW + 1):
        if s.mode[seat, track] == mode:
            return MODE_USED
    return MODE_UNMET


@rule
def reason_of_sign(box):
    """The third stays a minus [D6.1], the sixth is a plus [D1.8]."""
    if box == THIRD:
        return THIRD_BOX
    return SIXTH_BOX if box == BOXES - 1 else SIGN_TURNED


@rule
def reason_of_bonus(s, seat, bonus):
    """Taken, or without effect now [D7.2, D-R18]."""
    if s.taken[seat] >> bonus & 1:
        return BONUS_TAKEN
    if bonus in (A, B):
        return NO_DICE_LEFT
    return NO_VOYAGE if bonus == C else ROSE_EMPTY


@rule
def reason_of_disaster(s, place):
    """Another colour, a full track [D9.4, D-R30], nobody to help [D9.7], or nothing to free [D-R28]."""
    if place >= HELPING:
        return NO_HELPER if s.helpers == 0 else NO_DISASTER
    if place != CREW and place != left_die(s) // PIPS:
        return DISASTER_TRACK
    return DISASTER_FULL
