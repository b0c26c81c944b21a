"""The impossible cases of a scene: each is a condition, the field, and the sentence of the refusal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.core.scene_fields import Check
from archipel.core.scenes import SceneValues
from archipel.games.maldivia.box import (
    COLOURS,
    FOG,
    ISLANDS,
    MARKS,
    MAST,
    MOST_SEATS,
    OCTOPUS,
    OPEN_SHIPS,
    PLAIN,
    SHARK,
    SIGHTS,
    SLOTS,
    SPACES,
)
from archipel.games.maldivia.rules.queries import (
    beside,
    depth,
    fog_in_play,
    folded_side,
    is_dusk,
    is_visible,
    left_of,
    played,
)
from archipel.games.maldivia.scene.fields import has_turn, in_play, is_before
from archipel.games.maldivia.scene.writing import ROUND_THE_CLOTH, visible
from archipel.games.maldivia.state import NONE, STEPS

AFTER_A_MOVE = ("act", "gather", "stow", "rearrange", "point", "turn", "give", "take", "draw")


def checks(s: Any) -> Iterator[Check]:
    """Yield the last check, once the places that the boat can reach are known."""
    step = STEPS[s.step]
    yield step == "sail" and not s.reach.any(), "boats", "the boat cannot move, so nobody is asked [V3.4]"


def check_time(s: Any, values: SceneValues) -> Iterator[Check]:
    """Yield errors about fields that are set at some steps, and only then."""
    step = STEPS[s.step]
    is_wrong = s.rounds > 0 if is_before(s) else s.rounds == 0 and step != "ship"
    yield is_wrong, "round", f"the step {step!r} is not one of round {s.rounds} [V2.1]"
    for field, value, is_due, rule in (
        ("starter", values.starter + 1, step != "starter", "V1.7"),
        ("slot", s.slot, in_play(s), "V2.3"),
        ("turn", s.turn + 1, has_turn(s), "V2.3"),
        ("owed", s.owed + 1, step == "ship", "V5.7"),
        ("aim", values.aim is not None, step == "turn", "V4.6"),
        ("given", values.given + 1, step in ("take", "draw"), "V4.7"),
        ("wanted", values.wanted is not None, step == "draw", "V-R7"),
    ):
        yield (value > 0) != is_due, field, f"at the step {step!r} it is {'set' if is_due else '0 or null'} [{rule}]"


def check_edges(s: Any) -> Iterator[Check]:
    yield s.north > s.south or s.west > s.east, "cloth", "there is always a row and a column left [V-R26]"
    is_folded = len(list(visible(s))) < SPACES
    yield s.rounds == 0 and is_folded, "cloth", "nothing is folded before the first round [V7.1]"


def check_spaces(s: Any, shown: dict[int, int], possible: dict[int, list[int]]) -> Iterator[Check]:
    """Yield errors about spaces: each shows its front or, beside a fold, the back of a space that is gone."""
    for space in shown:
        yield space not in possible, "cloth", f"{MARKS[space]} is in the fog [V7.1]"
    for space, sights in possible.items():
        seen, printed = SIGHTS[s.sea[space]] or "nothing", " or ".join(SIGHTS[sight] or "nothing" for sight in sights)
        yield s.sea[space] not in sights, "cloth", f"{MARKS[space]} shows {printed}, not {seen} [V7.1, V-R38]"


def check_boats(s: Any) -> Iterator[Check]:
    step = STEPS[s.step]
    boats = s.boat[: s.seats].tolist()
    for space in set(boats) - {NONE}:
        yield not is_visible(s, space), "boats", f"{MARKS[space]} is in the fog [V3.3]"
        yield boats.count(space) > 1, "boats", f"two boats are on {MARKS[space]} [V3.2]"
    launched = s.seats if s.rounds else (s.turn - s.starter) % s.seats if step == "place" else 0
    afloat = [space != NONE for space in boats[s.starter :] + boats[: s.starter]]
    sentence = f"at this step {launched} boats are on the cloth, clockwise from the starter [V1.7]"
    yield afloat != [i < launched for i in range(s.seats)], "boats", sentence
    yield s.rounds == 0 and s.height.any(), "masts", "nobody has a fish before the first round [V-R29]"
    for name, left, used in zip(COLOURS, s.supply, s.aboard.sum(axis=0) + s.hand, strict=True):
        yield left < 0, "masts", f"{used} fish are {name}; there are {left + used} [V1.3]"


def check_plans(s: Any, plans: list[list[int]]) -> Iterator[Check]:
    step = STEPS[s.step]
    for plan in plans:
        is_whole = len(plan) == SLOTS and sum(tile >= FOG for tile in plan) == 1
        yield bool(plan) and not is_whole, "plans", "a plan is three arrows and one fog tile [V1.6]"
    is_wrong = not all(plans) if in_play(s) else all(plans) if step == "plan" else any(plans)
    yield is_wrong, "plans", f"these tiles cannot stand at the step {step!r} [V2.1, V2.2]"


def check_cards(s: Any) -> Iterator[Check]:
    step = STEPS[s.step]
    yield s.rounds == 0 and s.held.any(), "won", "nobody has a market ship before the first round [V5.4]"
    yield s.rounds == 0 and s.below.any(), "bottom", "no ship is put back before the first fold [V7.9]"
    for number, island in enumerate(ROUND_THE_CLOTH):
        count = (s.ship[island] != NONE).sum()
        is_wrong = count not in _allowed_ships(s, number, island)
        yield is_wrong, "ships", f"{count} ships cannot lie open at {ISLANDS[island]} now [V1.4, V5.7]"
    is_seen = step == "ship" and not s.unseen[s.owed]
    yield is_seen, "owed", "no card of that pile is unseen: the next one comes by itself [V5.7]"


def _allowed_ships(s: Any, number: int, island: int) -> range:
    """Return how many ships may lie open: two while the pile lasts; at the start they come one after the other."""
    step = STEPS[s.step]
    if s.rounds == 0 and step in ("starter", "ship"):
        due = ROUND_THE_CLOTH.index(int(s.owed)) if s.owed != NONE else 0
        return range(2, 3) if number < due else range(2 if number == due and s.owed != NONE else 1)
    if island == s.owed:
        return range(OPEN_SHIPS - 1, OPEN_SHIPS)
    return range(OPEN_SHIPS if s.unseen[island] + s.below[island] else 0, OPEN_SHIPS + 1)


def check_rumour(s: Any, name: str, holder: int, places: list[list[int]]) -> Iterator[Check]:
    step = STEPS[s.step]
    yield holder == NONE, "rumours", f"nobody has won the card {name!r}, or not another one"
    yield step == "over", "rumours", "at the end all cards are shown [V8.2]"
    count = s.seats + 1
    yield len(places) != count, "rumours", f"{count} lists are needed: one for each seat, one for the spectators"
    own = f"{name} is with seat {holder + 1}, and everybody knows their own [V-R35]"
    for eye, may in enumerate(places):
        yield holder not in may or (eye in (holder, *may) and may != [holder]), "rumours", own


# --- the turn -----------------------------------------------------------------------------------------------------


def check_turn(s: Any) -> Iterator[Check]:
    """Yield errors about the deeds of this turn and the question that is asked."""
    yield from _check_gained(s)
    is_past = s.aim_seat != NONE and s.aim_slot < played(s, int(s.aim_seat))
    yield is_past, "aim", "that tile does not stand any more [V-R21]"
    is_wrong = s.victim != NONE and (s.victim == s.turn or s.backs[s.victim, s.wanted] < 2)
    yield is_wrong, "wanted", "it is one of several cards of another player [V-R7]"
    yield from _check_tile(s) if s.rounds and s.turn != NONE else ()
    yield from _check_hand(s)
    yield from _check_step(s)


def _check_gained(s: Any) -> Iterator[Check]:
    step = STEPS[s.step]
    if not (s.fished or s.twisted or s.bitten or s.robbed or s.served):
        return
    has_moved = step in AFTER_A_MOVE or (step == "ship" and s.rounds and not fog_in_play(s))
    yield not has_moved, "gained", f"at the step {step!r} nothing has been done yet [V3.4]"
    here, sight = int(s.boat[s.turn]), s.sea[s.boat[s.turn]]
    is_wrong = s.fished and (s.served or not PLAIN < sight < OCTOPUS)
    yield is_wrong, "gained", "a boat fishes on a fish space, and does not deliver in the same turn [V4.2, V5.6]"
    is_elsewhere = (s.twisted and sight != OCTOPUS) or (s.bitten and sight != SHARK)
    yield is_elsewhere, "gained", "the boat is not on an octopus, or not on a shark [V4.6, V4.7]"
    for seat in range(MOST_SEATS):
        is_far = seat >= s.seats or not beside(here, int(s.boat[seat]))
        yield s.robbed >> seat & 1 and is_far, "gained", f"the boat of seat {seat + 1} is not beside [V4.3]"
    for side, name in enumerate(ISLANDS):
        is_far = depth(s, here, side) > 0
        yield s.served >> side & 1 and is_far, "gained", f"the boat is not at the edge of {name} [V5.1]"


def _check_tile(s: Any) -> Iterator[Check]:
    step = STEPS[s.step]
    fog = bool(fog_in_play(s))
    last_tile, pile = is_dusk(s) and left_of(s, s.turn) == s.starter, (s.unseen + s.below)[folded_side(s)]
    swap = "a ship is swapped after a fold, if there is a choice [V7.9, V-R24, V-R32]"
    yield step == "swap" and (not fog or last_tile or not pile), "step", swap
    yield step not in ("swap", "ship") and fog, "plans", f"the step {step!r} comes after an arrow [V3.1]"
    is_due = folded_side(s) == s.owed if fog else s.served >> max(0, s.owed) & 1
    owed = "a ship is owed where one was delivered to or put back [V5.7, V7.9]"
    yield step == "ship" and not is_due, "owed", owed


def _check_hand(s: Any) -> Iterator[Check]:
    """Yield errors about the hand: it holds new fish, or those of a mast that is being reset."""
    step = STEPS[s.step]
    fish, colours, height = int(s.hand.sum()), int((s.hand > 0).sum()), int(s.height[s.turn])
    allowed = {
        "gather": fish > 0,
        "stow": fish > 0 and (s.surplus > 0 or (colours > 1 and fish + height <= MAST)),
        "rearrange": (s.aboard[s.turn] > 0).sum() > 1 if fish == 0 else colours > 1 and 0 < height <= MAST - fish,
    }
    sentence = f"{fish} fish cannot be in the hand at the step {step!r} [V4.9, V5.5, V6.1]"
    yield not allowed.get(step, fish == 0), "hand", sentence
    is_wrong = s.surplus and (step != "stow" or (s.surplus == 2 and not 0 < height < MAST))
    yield is_wrong, "surplus", "fish are too many only while they are stowed [V6.2, V-R37]"


def _check_step(s: Any) -> Iterator[Check]:
    """Yield an error if the question cannot come up here; core checks that there are answers to choose from."""
    step = STEPS[s.step]
    gained, here = s.fished or s.robbed, s.sea[s.boat[s.turn]]
    wrong = {
        **dict.fromkeys(("gather", "stow"), not gained),
        **dict.fromkeys(("point", "turn"), here != OCTOPUS or s.twisted),
        **dict.fromkeys(("give", "take", "draw"), here != SHARK or s.bitten),
        "rearrange": not s.served,
        "plan": is_dusk(s),
        "over": not is_dusk(s),
    }
    yield wrong.get(step, False), "step", f"{step!r} is not asked in this position [V4.1, V8.1]"
