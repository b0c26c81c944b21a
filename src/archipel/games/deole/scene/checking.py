"""What cannot be at the same time, once every field has been read."""

from __future__ import annotations

from typing import Any

from archipel.core.errors import BadScene
from archipel.games.deole.box import (
    CHOSEN_MODES,
    COLOURS,
    EACH_COLOUR,
    FREE,
    PIPS,
    ROUNDS,
    SYMBOLS,
    TRACKS,
    TURNS,
    WINDS,
    WRECK,
)
from archipel.games.deole.rules.choices import choices
from archipel.games.deole.rules.queries import is_home, to_act
from archipel.games.deole.rules.sailing import astern, beyond
from archipel.games.deole.state import (
    AGREEING,
    BEGINNING,
    BY_A,
    BY_B,
    COLOURING,
    CROSSED_OUT,
    DEPARTING,
    DISASTER_DIE,
    DRIFTING,
    EARNING,
    IN_STORM,
    LATE,
    LAYING,
    NONE,
    NOT_LOST,
    NOW,
    OPEN,
    OPENING,
    OVER,
    PICKED,
    PICKING,
    ROLLING,
    SALVAGING,
    SIGNING,
    SITTING,
    SMILING,
    STEERING,
    STEPS,
    SUFFERING,
)

BEFORE = (BEGINNING, SITTING, AGREEING)  # nobody has set out
BY_ONESELF = (SITTING, SUFFERING)


def check(s: Any) -> None:
    """Every test in turn; the first that fails names the field."""
    _check_step(s)
    _check_active(s)
    _check_modes(s)
    _check_eolia(s)
    _check_solo(s)
    _check_hand(s)
    _check_table(s)
    _check_dice(s)
    _check_track(s)
    _check_ship(s)
    _check_end(s)
    _check_question(s)


def _check_step(s: Any) -> None:
    """Which steps there are with so many players, with these modes, and when."""
    if (s.step in BY_ONESELF and s.seats > 1) or (s.step == BEGINNING and s.seats == 1):
        raise BadScene("step", f"«{STEPS[s.step]}» is not asked with {s.seats} players [D2.1, D9.1]")
    if s.step == AGREEING and s.mode_set != FREE:
        raise BadScene("step", "modes are named only where they are free [D-R37]")
    if s.step in BEFORE and (s.rounds or s.turns or (s.boxes > 0).any() or (s.port > 0).any()):
        raise BadScene("step", f"«{STEPS[s.step]}» comes before the first round [D2.1]")
    if s.step == DRIFTING and (s.turns or (s.castaways != NONE).any()):
        raise BadScene("step", "the castaways are set before the first turn of a round [D2.3]")


def _check_active(s: Any) -> None:
    is_bonus_roll = s.step == ROLLING and s.source in (BY_A, BY_B)
    needed = to_act(s) > 0 if s.active != NONE else s.step not in (BEGINNING, DRIFTING, ROLLING, OVER)
    if s.active == NONE and (needed or is_bonus_roll):
        raise BadScene("active", f"somebody is asked at the step «{STEPS[s.step]}» [D3.2]")
    if s.active != NONE and not needed and not is_bonus_roll:
        raise BadScene("active", f"nobody's turn is going on at the step «{STEPS[s.step]}» [D3.2]")


def _check_modes(s: Any) -> None:
    count = int(s.modes).bit_count()
    unnamed = s.mode_set == FREE and s.step in BEFORE
    if (count != CHOSEN_MODES and not unnamed) or (unnamed and count >= CHOSEN_MODES):
        raise BadScene("modes", f"there cannot be {count} modes now [D2.2]")


def _check_eolia(s: Any) -> None:
    if (not s.reached and s.star != OPEN) or (s.reached and s.star == OPEN and s.seats > 1):
        raise BadScene("eolia", "the bonus is open until somebody reaches the island [D6.5]")
    if s.star == NOW and (s.step in BEFORE or s.step == DRIFTING or (s.step == ROLLING and s.active == NONE)):
        raise BadScene("eolia", "nobody has reached the island in a turn that has not begun [D6.5]")


def _check_solo(s: Any) -> None:
    """Storm and disasters are what the sheet shows [D9.5, D9.10]."""
    crossed_out = (s.boxes[0, :WINDS] == CROSSED_OUT).sum(axis=1)
    if (s.storm != crossed_out).any():
        raise BadScene("storm", "it comes a row nearer for each box that is crossed out on a wind track [D9.10]")
    laid = int((s.boxes == DISASTER_DIE).sum())
    if int(s.disasters).bit_count() != laid:
        raise BadScene("disasters", f"{laid} disasters of different values lie on the sheet [D9.5]")


def _check_hand(s: Any) -> None:
    """Which die is in hand, and where it comes from, follows from the step."""
    holding = s.hue != NONE
    if s.step == LAYING:
        if not holding or s.source == NONE or (s.pips == 0) != (s.source == BY_A):
            raise BadScene("die", "there is a die to be laid, with a value unless it comes from bonus A [D3.2, D7.3]")
    elif s.step == ROLLING and s.source in (BY_A, BY_B):
        if holding != (s.source == BY_B) or s.pips:
            raise BadScene("die", "a die of bonus B has a colour before it is rolled, one of A has none [D7.3, D7.4]")
    elif holding or s.source != NONE:
        raise BadScene("die", f"there is none in hand at the step «{STEPS[s.step]}» [D3.2]")
    if s.source not in (NONE, PICKED) and not s.taken[s.active]:
        raise BadScene("source", "a bonus that brings a die has been taken [D7.2]")


def _check_table(s: Any) -> None:
    """How many dice lie there: one more than players at first, one less for each choice [D3.1, D3.2, D3.3]."""
    count, most = int(s.tray.sum()), int(s.seats) + 1
    if s.active != NONE and s.step not in BEFORE:
        most -= (s.active - s.first) % s.seats + (s.step != PICKING)
    if s.step == ROLLING and s.active == NONE:
        most -= 1
    if count > most or (count and (s.step in BEFORE or s.step == DRIFTING)):
        raise BadScene("tray", f"there cannot be {count} dice on the table now [D3.1, D3.2]")
    if s.step == OVER and count and s.seats > 1:
        raise BadScene("tray", "the last die goes to the Rose [D3.3]")
    if s.seats == 1 and s.step not in (*BEFORE, DRIFTING, ROLLING, OVER) and count != most:
        raise BadScene("tray", "the die not chosen is left for the disaster [D9.2]")


def _check_dice(s: Any) -> None:
    """All dice are somewhere [D1.9]; those that are nowhere else lie on sheets."""
    fresh = s.step in BEFORE or s.step == DRIFTING or (s.step == OVER and s.lost in (NOT_LOST, LATE))
    away = [_away(s, colour) for colour in range(WINDS)]
    laid = (s.boxes > 0) & (s.boxes <= PIPS) | (s.boxes == DISASTER_DIE)
    by_track = laid.sum(axis=(0, 2)).tolist()
    for colour, count in enumerate(away):
        if not 0 <= count <= by_track[colour] + by_track[WINDS] or (fresh and count):
            raise BadScene("bag", f"{count} {COLOURS[colour]} dice cannot lie on the sheets [D1.9, D3.5]")
    if sum(away) > sum(by_track) or (s.rounds == 0 and not fresh and s.lost != IN_STORM and sum(away) != sum(by_track)):
        raise BadScene("bag", f"{sum(by_track)} dice are on the sheets, not {sum(away)} [D1.9]")


def _away(s: Any, colour: int) -> int:
    """How many dice of a colour are on sheets: all but those in the bag, on the table, on the Rose and in hand."""
    kinds = slice(colour * PIPS, (colour + 1) * PIPS)
    seen = int(s.bag[colour]) + int(s.tray[kinds].sum()) + int(s.rose[kinds].sum()) + int(s.hue == colour)
    return int(EACH_COLOUR[s.seats]) - seen


def _check_track(s: Any) -> None:
    """The track just laid on is known while mode, port or course are asked for, and at no other time."""
    if s.step in (OPENING, DEPARTING) and s.track == NONE:
        raise BadScene("track", "the die that was just laid lies on a track [D4.2]")
    if s.step not in (OPENING, DEPARTING, STEERING) and s.track != NONE:
        raise BadScene("track", f"no die has just been laid at the step «{STEPS[s.step]}» [D5.1]")
    if s.track == NONE:
        return
    dice = [value for value in s.boxes[s.active, s.track].tolist() if 0 < value <= PIPS]
    if not dice or (s.step == OPENING) != (s.mode[s.active, s.track] == NONE):
        raise BadScene("track", f"no die has just been laid on the {TRACKS[s.track]} track [D4.2]")


def _check_ship(s: Any) -> None:
    """Where the ship is fits what is asked."""
    if s.step == DEPARTING and s.port[s.active]:
        raise BadScene("step", "a port is chosen before the first move only [D5.2]")
    if s.step == STEERING and s.ahead[s.active] == NONE:
        raise BadScene("step", "only a ship at sea chooses its course [D5.1]")
    if s.step in (SIGNING, SMILING):
        _check_sight(s)
    for seat in range(s.seats):
        if s.port[seat] and not s.steps[seat] and not (s.step == STEERING and seat == s.active):
            raise BadScene("sheets", "a ship that sets out crosses a space at once [D5.2]")


def _check_sight(s: Any) -> None:
    """A wreck or a castaway was just crossed [D6.1, D6.2]."""
    seat = int(s.active)
    space = _last_crossed(s, seat)
    sight = NONE if space == NONE else s.chart[space]
    if sight != WRECK if s.step == SIGNING else sight < SYMBOLS:
        raise BadScene("step", "the ship has just crossed a wreck or a castaway [D6.1, D6.2]")


def _last_crossed(s: Any, seat: int) -> int:
    if s.ahead[seat] != NONE and s.steps[seat]:
        return int(beyond(int(s.ahead[seat]), astern(int(s.heading[seat]))))
    return _through_port(s, seat) if is_home(s, seat) else NONE


def _through_port(s: Any, seat: int) -> int:
    """The space that a ship crossed before it came home: its course sailed again."""
    space = int(s.ports[s.side[seat], s.port[seat] - 1])
    for i in range(int(s.steps[seat]) - 1):
        space = int(beyond(space, int(s.course[seat]) >> 2 * (int(s.steps[seat]) - 1 - i) & 3))
    return space


def _check_end(s: Any) -> None:
    """Over is over: after the last turn, or when a single player has lost [D8.1, D9.12]."""
    if s.lost != NOT_LOST and (s.seats > 1 or s.step != OVER):
        raise BadScene("lost", "only a single player's voyage can be lost, and then it is over [D9.12]")
    late = s.rounds == ROUNDS - 1 and s.turns == TURNS - 1
    if s.step == OVER and s.lost in (NOT_LOST, LATE) and not late:
        raise BadScene("step", "it is not over before the last turn [D8.1]")
    if s.step == OVER and s.seats == 1 and s.lost in (NOT_LOST, LATE) and (s.lost == LATE) == is_home(s, 0):
        raise BadScene("lost", "alone one wins by coming home, and only so [D9.12]")
    owing = (EARNING, COLOURING, SALVAGING, ROLLING, LAYING, OPENING, DEPARTING, STEERING, SIGNING, SMILING)
    if (s.owed and (s.active == NONE or s.step not in owing)) or (s.step == EARNING and not s.owed):
        raise BadScene("owed", f"{s.owed} bonuses cannot be owed at the step «{STEPS[s.step]}» [D7.2]")


def _check_question(s: Any) -> None:
    """A question that has one answer only is not asked; and chance has something to draw."""
    if to_act(s) > 0 and int(choices(s)).bit_count() < 2:
        raise BadScene("step", f"there is no choice at the step «{STEPS[s.step]}», so nobody is asked")
    if s.step == ROLLING and s.source != BY_B and not s.bag.any():
        raise BadScene("bag", "there is nothing left to roll [D3.1]")
