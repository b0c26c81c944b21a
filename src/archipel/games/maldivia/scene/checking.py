"""Checks of a scene: a condition that cannot be, the field, and the sentence to refuse it with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.core.scene_fields import Check, bits
from archipel.games.maldivia import box
from archipel.games.maldivia.rules import actions, queries
from archipel.games.maldivia.state import LEGAL, NONE, STEPS

BEFORE = ("starter", "place")  # steps before the first round; after them the first ships are turned up
AFTER_A_MOVE = ("act", "gather", "stow", "rearrange", "point", "turn", "give", "take", "draw")
ROUND_THE_CLOTH = (box.EAST, box.SOUTH, box.WEST, box.NORTH)  # the order in which the piles are laid out


def in_play(s: Any) -> bool:
    """Tell whether tiles are being played."""
    return bool(s.rounds > 0 and STEPS[s.step] != "plan")


# --- while the record is being set --------------------------------------------------------------------------------


def check_cloth(s: Any, possible: dict[int, list[int]]) -> Iterator[Check]:
    """Yield errors about spaces: each shows its front or, beside a fold, the back of a space that is gone."""
    yield not possible, "cloth", "there is always a row and a column left [V-R26]"
    yield s.rounds == 0 and len(possible) < box.SPACES, "cloth", "nothing is folded before the first round [V7.1]"
    names = [name or "nothing" for name in box.SIGHTS]
    for space, seen in enumerate(s.sea.tolist()):
        sights = possible.get(space, [])
        yield seen and not sights, "cloth", f"{box.MARKS[space]} is in the fog [V7.1]"
        printed = " or ".join(names[sight] for sight in sights)
        is_wrong = sights and seen not in sights
        yield is_wrong, "cloth", f"{box.MARKS[space]} shows {printed}, not {names[seen]} [V7.1, V-R38]"


def check_boats(s: Any) -> Iterator[Check]:
    boats = s.boat[: s.seats].tolist()
    for space in set(boats) - {NONE}:
        yield not queries.is_visible(s, space), "boats", f"{box.MARKS[space]} is in the fog [V3.3]"
        yield boats.count(space) > 1, "boats", f"two boats are on {box.MARKS[space]} [V3.2]"
    launched = {"starter": 0, "place": (s.turn - s.starter) % s.seats}.get(STEPS[s.step], s.seats)
    afloat = [space != NONE for space in boats[s.starter :] + boats[: s.starter]]
    sentence = f"at this step {launched} boats are on the cloth, clockwise from the starter [V1.7]"
    yield afloat != [i < launched for i in range(s.seats)], "boats", sentence
    yield s.rounds == 0 and s.height.any(), "masts", "nobody has a fish before the first round [V-R29]"
    for name, left, used in zip(box.COLOURS, s.supply, s.aboard.sum(axis=0) + s.hand, strict=True):
        yield left < 0, "masts", f"{used} fish are {name}; there are {left + used} [V1.3]"


def check_plans(s: Any, plans: list[list[int]]) -> Iterator[Check]:
    step = STEPS[s.step]
    for plan in filter(None, plans):
        is_whole = len(plan) == box.SLOTS and sum(tile >= box.FOG for tile in plan) == 1
        yield not is_whole, "plans", "a plan is three arrows and one fog tile [V1.6]"
    is_wrong = not all(plans) if in_play(s) else all(plans) if step == "plan" else any(plans)
    yield is_wrong, "plans", f"these tiles cannot stand at the step {step!r} [V2.1, V2.2]"


def check_bites(s: Any, bites: list[Any]) -> Iterator[Check]:
    is_over, all_shown = STEPS[s.step] == "over", "at the end all cards are shown [V8.2]"
    yield is_over and s.won_after.any(), "late", all_shown
    yield s.won_after.max() > len(bites), "late", f"there were only {len(bites)} bites"
    yield is_over and bites, "bites", all_shown
    yield any(bite.seat == bite.victim for bite in bites), "bites", "nobody swaps with themselves [V4.7]"


# --- once all is set ----------------------------------------------------------------------------------------------


def checks(s: Any) -> Iterator[Check]:
    """Yield the things that cannot be at the same time."""
    step = STEPS[s.step]
    is_wrong = s.rounds > 0 if step in BEFORE else s.rounds == 0 and step != "ship"
    yield is_wrong, "round", f"the step {step!r} is not one of round {s.rounds} [V2.1]"
    yield s.closed & ~s.fog, "closed", "a side is closed after its letter was played [V7.8]"
    yield from _check_cards(s)
    yield from _check_gained(s) if s.fished or s.twisted or s.bitten or s.robbed or s.served else ()
    is_past = s.aim_seat != NONE and s.aim_slot < queries.played(s, int(s.aim_seat))
    yield is_past, "aim", "that tile does not stand any more [V-R21]"
    is_wrong = s.victim != NONE and (s.victim == s.turn or s.backs[s.victim, s.wanted] < 2)
    yield is_wrong, "wanted", "it is one of several cards of another player [V-R7]"
    yield from _check_tile(s) if s.rounds and s.turn != NONE else ()
    yield from _check_hand(s)
    yield from _check_question(s)


def _check_cards(s: Any) -> Iterator[Check]:
    yield s.rounds == 0 and s.held.any(), "won", "nobody has a market ship before the first round [V5.4]"
    yield s.rounds == 0 and s.below.any(), "bottom", "no ship is put back before the first fold [V7.9]"
    for island in ROUND_THE_CLOTH:
        count, allowed = (s.ship[island] != NONE).sum(), _allowed_ships(s, island)
        yield count not in allowed, "ships", f"{count} ships cannot lie open at {box.ISLANDS[island]} now [V1.4, V5.7]"
    is_seen = s.owed != NONE and not s.unseen[s.owed]
    yield is_seen, "owed", "no card of that pile is unseen: the next one comes by itself [V5.7]"


def _allowed_ships(s: Any, island: int) -> tuple[int, ...]:
    """Return how many ships may lie open: two while the pile lasts; at the start they come one after the other."""
    if s.rounds == 0:
        done = () if s.owed == NONE else ROUND_THE_CLOTH[: ROUND_THE_CLOTH.index(s.owed)]
        return (2,) if island in done else (0, 1) if island == s.owed else (0,)
    return (1,) if island == s.owed else (2,) if s.unseen[island] + s.below[island] else (0, 1, 2)


def _check_gained(s: Any) -> Iterator[Check]:
    step, here, sight = STEPS[s.step], int(s.boat[s.turn]), s.sea[s.boat[s.turn]]
    has_moved = step in AFTER_A_MOVE or (step == "ship" and s.rounds and not queries.fog_in_play(s))
    yield not has_moved, "gained", f"at the step {step!r} nothing has been done yet [V3.4]"
    is_wrong = s.fished and (s.served or not box.PLAIN < sight < box.OCTOPUS)
    yield is_wrong, "gained", "a boat fishes on a fish space, and does not deliver in the same turn [V4.2, V5.6]"
    yield s.twisted and sight != box.OCTOPUS, "gained", "the boat is not on an octopus [V4.6]"
    yield s.bitten and sight != box.SHARK, "gained", "the boat is not on a shark [V4.7]"
    for seat in bits(s.robbed, box.MOST_SEATS):
        is_far = seat >= s.seats or not queries.beside(here, int(s.boat[seat]))
        yield is_far, "gained", f"the boat of seat {seat + 1} is not beside [V4.3]"
    for side in bits(s.served, box.SIDES):
        yield queries.depth(s, here, side) > 0, "gained", f"the boat is not at the edge of {box.ISLANDS[side]} [V5.1]"


def _check_tile(s: Any) -> Iterator[Check]:
    """Yield errors about the tile in play: an arrow moves a boat, fog folds the cloth and swaps a ship."""
    step, fog, side = STEPS[s.step], queries.fog_in_play(s), int(queries.folded_side(s))
    is_last = queries.is_dusk(s) and queries.left_of(s, int(s.turn)) == s.starter
    has_choice = s.unseen[side] + s.below[side] and len(set(s.cargo[s.ship[side]])) > 1
    swap = "a ship is swapped after a fold, if there is a choice [V7.9, V-R24, V-R32]"
    yield step == "swap" and (not fog or is_last or not has_choice), "step", swap
    yield step not in ("swap", "ship") and fog, "plans", f"the step {step!r} comes after an arrow [V3.1]"
    is_due = side == s.owed if fog else s.served >> max(0, s.owed) & 1
    yield step == "ship" and not is_due, "owed", "a ship is owed where one was delivered to or put back [V5.7, V7.9]"


def _check_hand(s: Any) -> Iterator[Check]:
    """Yield errors about the hand: it holds new fish, or those of a mast that is being reset."""
    step, most = STEPS[s.step], box.MAST
    fish, colours, height = int(s.hand.sum()), int((s.hand > 0).sum()), int(s.height[s.turn])
    allowed = {
        "gather": fish > 0,
        "stow": fish > 0 and (s.surplus > 0 or (colours > 1 and fish + height <= most)),
        "rearrange": (s.aboard[s.turn] > 0).sum() > 1 if fish == 0 else colours > 1 and 0 < height <= most - fish,
    }
    sentence = f"{fish} fish cannot be in the hand at the step {step!r} [V4.9, V5.5, V6.1]"
    yield not allowed.get(step, fish == 0), "hand", sentence
    is_wrong = s.surplus and (step != "stow" or (s.surplus == 2 and not 0 < height < most))
    yield is_wrong, "surplus", "fish are too many only while they are stowed [V6.2, V-R37]"


def _check_question(s: Any) -> Iterator[Check]:
    """Yield an error if the question cannot come up here; core checks that there are answers to choose from."""
    step, seat = STEPS[s.step], int(s.turn)
    wrong = {
        **dict.fromkeys(("gather", "stow"), not (s.fished or s.robbed)),
        **dict.fromkeys(("point", "turn"), actions.refusal_of_octopus(s, seat) != LEGAL),
        **dict.fromkeys(("give", "take", "draw"), actions.refusal_of_shark(s, seat) != LEGAL),
        "rearrange": not s.served,
        "plan": queries.is_dusk(s),
        "over": not queries.is_dusk(s),
    }
    yield wrong.get(step, False), "step", f"{step!r} is not asked in this position [V4.1, V8.1]"
    yield step == "sail" and not s.reach.any(), "boats", "the boat cannot move, so nobody is asked [V3.4]"
