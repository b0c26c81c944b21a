"""Checks of a scene: a condition that cannot be, the field, and the sentence to refuse it with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from archipel.core.scene_fields import Check
from archipel.games.deole import box, state
from archipel.games.deole.box import PIPS, SIXTH, TRACKS, WINDS
from archipel.games.deole.rules import queries, sailing
from archipel.games.deole.rules.modes import OPENING_VALUES, accepted
from archipel.games.deole.state import FACE, NONE, STEPS

BEFORE = ("first", "side", "modes")  # steps before anybody has set out
OWING = ("bonus", "colour", "salvage", "roll", "lay", "mode", "port", "course", "sign", "castaway")


def on_sheets(s: Any) -> list[int]:
    """Return how many dice lie on each track, all sheets together; disasters count for their colour."""
    dice: list[int] = ((s.boxes > 0) & (s.boxes <= PIPS)).sum(axis=(0, 2)).tolist()
    for die in disasters(s):
        dice[die // PIPS] += 1
    return dice


def disasters(s: Any) -> list[int]:
    """Return this round's disasters that lie on the sheet of a single player."""
    dice: list[int] = (s.boxes[s.boxes >= state.DISASTER] - state.DISASTER).tolist()
    return dice


def on_table(s: Any, colour: int) -> int:
    """Return how many dice of a colour lie on the table, on the Rose and in hand."""
    kinds = slice(colour * PIPS, (colour + 1) * PIPS)
    return int(s.tray[kinds].sum() + s.rose[kinds].sum()) + int(s.hue == colour)


# --- while the record is being set --------------------------------------------------------------------------------


def check_modes(s: Any, modes: int, usual: list[str]) -> Iterator[Check]:
    sentence, count = f"with this option they are {', '.join(usual)} [D2.2]", modes.bit_count()
    yield s.mode_set != box.FREE and modes != s.modes, "modes", sentence
    is_open = s.mode_set == box.FREE and STEPS[s.step] in BEFORE  # [D-R37]
    is_wrong = count >= box.CHOSEN_MODES if is_open else count != box.CHOSEN_MODES
    yield is_wrong, "modes", f"there cannot be {count} modes now [D2.2]"


def check_castaways(s: Any, spaces: list[int]) -> Iterator[Check]:
    symbols = {int(s.chart[space]) for space in spaces}
    is_wrong = len(symbols) > 1 or min(symbols, default=box.SYMBOLS) < box.SYMBOLS
    yield is_wrong, "castaways", "they are on spaces that show the same symbol [D2.3]"


def check_signs(signs: list[int]) -> Iterator[Check]:
    is_wrong = (signs[box.THIRD], signs[SIXTH]) != (0, 1)
    yield is_wrong, "sheets", "of the six signs the third is a minus and the sixth a plus [D1.8, D6.1]"


def check_port(s: Any, seat: int, port: int) -> Iterator[Check]:
    yield port and s.side[seat] == NONE, "sheets", "nobody sets out before choosing a side [D9.1]"


def check_course(s: Any, seat: int, heading: int) -> Iterator[Check]:
    yield not s.port[seat], "sheets", "a voyage begins in a port [D5.2]"
    space = int(s.ahead[seat])
    is_wrong = space == NONE or not sailing.exits(s, int(s.side[seat]), space, int(s.heading[seat])) >> heading & 1
    yield is_wrong, "sheets", f"the course of seat {seat + 1} cannot be sailed [D5.1, D-R3]"


# --- once all is set ----------------------------------------------------------------------------------------------


def checks(s: Any) -> Iterator[Check]:
    """Yield the things that cannot be at the same time."""
    for seat in range(s.seats):
        yield from _check_tracks(s, seat)
        yield from _check_sheet(s, seat)
    for check in (_check_step, _check_hand, _check_tray, _check_bag, _check_track, _check_ship, _check_end):
        yield from check(s, STEPS[s.step])


def _check_tracks(s: Any, seat: int) -> Iterator[Check]:
    """Yield errors about boxes and modes: dice from the left, disasters from the right, free boxes in between."""
    has_helped = bool((_crossed(s, seat) >= box.SYMBOLS).any())  # a castaway, who may have freed a box [D-R28]
    for track, (name, boxes) in enumerate(zip(TRACKS, s.boxes[seat].tolist(), strict=True)):
        order = [_zone(value) for value in boxes]
        laid = "dice and faces are laid from the left, disasters from the right [D4.1, D9.4]"
        yield order != sorted(order) and not has_helped, "sheets", f"{name}: {laid}"
        found = {(value - state.DISASTER) // PIPS for value in boxes if value >= state.DISASTER}
        yield track < WINDS and not found <= {track}, "sheets", f"{name}: a disaster lies on its colour's track [D9.4]"
        yield boxes[SIXTH] == FACE, "sheets", f"{name}: the sixth box takes no face [D6.3]"
        yield s.seats > 1 and max(boxes) > FACE, "sheets", f"{name}: disasters are for a single player [D9.2]"
        yield s.ready[seat, track] < 0, "sheets", f"{name}: more helms are used than there are [D4.10]"
        yield from _check_mode(s, name, int(s.mode[seat, track]), [value for value in boxes if 0 < value <= PIPS])
    used = [mode for mode in s.mode[seat] if mode != NONE]
    yield len(set(used)) < len(used), "sheets", "each mode is used on one track of a sheet [D4.2]"


def _zone(value: int) -> int:
    """Return the place in the order from left to right: dice and faces, free boxes, disasters, boxes crossed out."""
    if value in (0, state.CROSSED_OUT):
        return 1 if value == 0 else 3
    return 0 if value <= FACE else 2


def _check_mode(s: Any, track: str, mode: int, dice: list[int]) -> Iterator[Check]:
    """Yield errors about a mode: a track with dice has one of the five, and keeps to it [D4.2]."""
    if mode == NONE:
        is_wrong = dice and (STEPS[s.step] != "mode" or len(dice) > 1)
        yield is_wrong, "sheets", f"the {track} track has been opened, so it has a mode [D4.2]"
        return
    name = box.MODES[mode]
    yield not dice or not s.modes >> mode & 1, "sheets", f"{name} cannot be the mode of the {track} track [D4.2]"
    for count, value in enumerate(dice):
        seen, before, last = sum({1 << pips - 1 for pips in dice[:count]}), *([0, 0, *dice[:count]][-2:])
        takes = accepted(mode, seen, before, last, int(s.equals)) if count else OPENING_VALUES[mode]
        yield not takes >> (value - 1) & 1, "sheets", f"{name} does not take {dice[: count + 1]} [D4.2]"


def _check_sheet(s: Any, seat: int) -> Iterator[Check]:
    """Yield errors about marks: nothing was won without an occasion [D6.1, D7.1, D7.5]."""
    dice, steps = int(((s.boxes[seat] > 0) & (s.boxes[seat] <= PIPS)).sum()), s.steps[seat]
    yield s.seats > 1 and s.helpers, "sheets", "helpers are for a single player [D9.7]"
    is_wrong = steps > dice + (s.taken[seat] >> box.C & 1)
    yield is_wrong, "sheets", f"with {dice} dice nobody has crossed {steps} spaces [D5.1]"
    yield s.plus[seat] and box.WRECK not in _crossed(s, seat), "sheets", "a sign is turned by crossing a wreck [D6.1]"
    crew_six, taken = 0 < s.boxes[seat, box.CREW, SIXTH] <= PIPS, int(s.taken[seat]).bit_count()
    occasions = int(s.columns[seat]).bit_count() + int(crew_six) + (s.reached >> seat & 1)
    yield taken > occasions, "sheets", f"nobody takes {taken} bonuses on {occasions} occasions [D7.1]"


def _crossed(s: Any, seat: int) -> Any:
    """Return the print on every space that the ship has crossed."""
    return s.chart[np.unpackbits(s.crossed[seat], bitorder="little").astype(bool)]


def _check_step(s: Any, step: str) -> Iterator[Check]:
    """Yield errors about steps: which there are with so many players, with these modes, and when."""
    is_wrong = step == "first" if s.seats == 1 else step in ("side", "disaster")
    yield is_wrong, "step", f"{step!r} is not asked with {s.seats} players [D2.1, D9.1]"
    yield step == "modes" and s.mode_set != box.FREE, "step", "modes are named only where they are free [D-R37]"
    has_begun = s.rounds or s.turns or (s.boxes > 0).any() or (s.port > 0).any()
    yield step in BEFORE and has_begun, "step", f"{step!r} comes before the first round [D2.1]"
    is_late = s.turns or (s.castaways != NONE).any()
    yield step == "castaways" and is_late, "step", "the castaways are set before the first turn of a round [D2.3]"
    is_asked = _rolls_bonus(s) or step not in ("first", "castaways", "roll", "over")
    yield is_asked and s.active == NONE, "active", f"somebody is asked at the step {step!r} [D3.2]"
    yield s.active != NONE and not is_asked, "active", f"nobody's turn is going on at the step {step!r} [D3.2]"


def _rolls_bonus(s: Any) -> bool:
    """Tell whether a die of a bonus is rolled, and not the dice of a turn."""
    return STEPS[s.step] == "roll" and s.source in (state.BY_A, state.BY_B)


def _check_hand(s: Any, step: str) -> Iterator[Check]:
    """Yield errors about the die in hand: which it is, and where it comes from, follows from the step."""
    holding, rolls_bonus = s.hue != NONE, _rolls_bonus(s)
    is_wrong = not holding or s.source == NONE or (s.pips == 0) != (s.source == state.BY_A)
    lay = "there is a die to be laid, with a value unless it comes from bonus A [D3.2, D7.3]"
    yield step == "lay" and is_wrong, "die", lay
    roll = "a die of bonus B has a colour before it is rolled, one of A has none [D7.3, D7.4]"
    yield rolls_bonus and (holding != (s.source == state.BY_B) or s.pips), "die", roll
    is_idle = step != "lay" and not rolls_bonus and (holding or s.source != NONE)
    yield is_idle, "die", f"there is none in hand at the step {step!r} [D3.2]"
    is_wrong = s.source not in (NONE, state.PICKED) and not s.taken[s.active]
    yield is_wrong, "source", "a bonus that brings a die has been taken [D7.2]"


def _check_tray(s: Any, step: str) -> Iterator[Check]:
    """Yield errors about the tray: one die more than players at first, one less for each choice [D3.1 to D3.3]."""
    count, most = int(s.tray.sum()), int(s.seats) + 1 - int(step == "roll" and s.active == NONE)
    if s.active != NONE and step not in BEFORE:
        before = (s.active - s.first) % s.seats  # those who have chosen; after the last one, the tray is empty [D3.3]
        most -= before + (step != "pick") * (1 + (0 < before == s.seats - 1))
    is_wrong = count > most or (count and step in (*BEFORE, "castaways"))
    yield is_wrong, "tray", f"there cannot be {count} dice on the table now [D3.1, D3.2]"
    yield step == "over" and count and s.seats > 1, "tray", "the last die goes to the Rose [D3.3]"
    is_wrong = s.seats == 1 and step not in (*BEFORE, "castaways", "roll", "over") and count != most
    yield is_wrong, "tray", "the die not chosen is left for the disaster [D9.2]"


def _check_bag(s: Any, step: str) -> Iterator[Check]:
    """Yield errors about the dice: all are somewhere [D1.9], and those that are nowhere else lie on sheets."""
    is_fresh = step in (*BEFORE, "castaways") or (step == "over" and s.lost in (state.NOT_LOST, state.LATE))
    away = [int(box.EACH_COLOUR[s.seats]) - int(s.bag[colour]) - on_table(s, colour) for colour in range(WINDS)]
    laid = on_sheets(s)
    for name, count, own in zip(box.COLOURS, away, laid, strict=False):
        is_wrong = not 0 <= count <= own + laid[box.CREW] or (is_fresh and count)
        yield is_wrong, "bag", f"{count} {name} dice cannot lie on the sheets [D1.9, D3.5]"
    is_exact = s.rounds == 0 and not is_fresh and s.lost != state.IN_STORM
    is_wrong = sum(away) != sum(laid) if is_exact else sum(away) > sum(laid)
    yield is_wrong, "bag", f"{sum(laid)} dice are on the sheets, not {sum(away)} [D1.9]"
    is_empty = step == "roll" and s.source != state.BY_B and not s.bag.any()
    yield is_empty, "bag", "there is nothing left to roll [D3.1]"
    values = [die % PIPS for die in disasters(s)]
    yield len(set(values)) < len(values), "sheets", "the disasters of a round have different values [D9.5]"


def _check_track(s: Any, step: str) -> Iterator[Check]:
    """Yield errors about the track just laid on: it is known while mode, port or course are asked for."""
    is_known, boxes = s.track != NONE, s.boxes[s.active, s.track]
    yield not is_known and step in ("mode", "port"), "track", "the die that was just laid lies on a track [D4.2]"
    is_wrong = is_known and step not in ("mode", "port", "course")
    yield is_wrong, "track", f"no die has just been laid at the step {step!r} [D5.1]"
    has_die, has_mode = ((boxes > 0) & (boxes <= PIPS)).any(), s.mode[s.active, s.track] != NONE
    is_wrong = is_known and (not has_die or has_mode == (step == "mode"))
    yield is_wrong, "track", f"no die has just been laid on the {TRACKS[s.track]} track [D4.2]"


def _check_ship(s: Any, step: str) -> Iterator[Check]:
    """Yield errors about ships: where they are fits what is asked, and the bonus of the island."""
    seat = int(s.active)
    yield step == "port" and s.port[seat], "step", "a port is chosen before the first move only [D5.2]"
    yield step == "course" and s.ahead[seat] == NONE, "step", "only a ship at sea chooses its course [D5.1]"
    crossed = _last_crossed(s, seat) if step in ("sign", "castaway") else NONE
    sight = NONE if crossed == NONE else s.chart[crossed]
    is_wrong = (step == "sign" and sight != box.WRECK) or (step == "castaway" and sight < box.SYMBOLS)
    yield is_wrong, "step", "the ship has just crossed a wreck or a castaway [D6.1, D6.2]"
    for other in range(s.seats):
        is_idle = s.port[other] and not s.steps[other] and (other != seat or step != "course")
        yield is_idle, "sheets", "a ship that sets out crosses a space at once [D5.2]"
    is_wrong = s.star == state.OPEN and s.seats > 1 if s.reached else s.star != state.OPEN
    yield is_wrong, "eolia", "the bonus is open until somebody reaches the island [D6.5]"
    is_early = s.star == state.NOW and (step in (*BEFORE, "castaways") or (step == "roll" and s.active == NONE))
    yield is_early, "eolia", "nobody has reached the island in a turn that has not begun [D6.5]"


def _last_crossed(s: Any, seat: int) -> int:
    """Return the space that a ship crossed last: the one behind it, or the last of its course when it is home."""
    if s.ahead[seat] != NONE and s.steps[seat]:
        return int(sailing.beyond(int(s.ahead[seat]), sailing.astern(int(s.heading[seat]))))
    if not queries.is_home(s, seat):
        return NONE
    space = int(s.ports[s.side[seat], s.port[seat] - 1])
    for i in range(int(s.steps[seat]) - 1, 0, -1):
        space = int(sailing.beyond(space, int(s.course[seat]) >> 2 * i & 3))
    return space


def _check_end(s: Any, step: str) -> Iterator[Check]:
    """Yield errors about the end: after the last turn, or when a single player has lost [D8.1, D9.12]."""
    is_wrong = s.lost != state.NOT_LOST and (s.seats > 1 or step != "over")
    yield is_wrong, "lost", "only a single player's voyage can be lost, and then it is over [D9.12]"
    in_time = step == "over" and s.lost in (state.NOT_LOST, state.LATE)
    is_last = s.rounds == box.ROUNDS - 1 and s.turns == box.TURNS - 1
    yield in_time and not is_last, "step", "it is not over before the last turn [D8.1]"
    is_wrong = in_time and s.seats == 1 and (s.lost == state.LATE) == queries.is_home(s, 0)
    yield is_wrong, "lost", "a single player wins by coming home, and only so [D9.12]"
    is_wrong = step == "bonus" if not s.owed else s.active == NONE or step not in OWING
    yield is_wrong, "owed", f"{s.owed} bonuses cannot be owed at the step {step!r} [D7.2]"
