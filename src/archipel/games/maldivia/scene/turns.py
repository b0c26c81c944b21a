"""Setting up the plans and what has been done in a turn; what the rules would not ask is refused."""

from __future__ import annotations

from typing import Any

from archipel.core.errors import BadScene
from archipel.core.scenes import Reader, listed, place, whole
from archipel.games.maldivia.box import FOG, ISLANDS, LETTER, MAST, OCTOPUS, PLAIN, SHARK, SLOTS, TILES
from archipel.games.maldivia.rules.actions import can_act, can_gain
from archipel.games.maldivia.rules.queries import beside, depth, fog_in_play, folded_side, standing_tiles
from archipel.games.maldivia.rules.sailing import chart
from archipel.games.maldivia.scene.writing import ROUND_THE_CLOTH, SURPLUS, is_ending, played
from archipel.games.maldivia.state import (
    ACTING,
    DRAWING,
    GATHERING,
    GIVING,
    NONE,
    OVER,
    PLANNING,
    POINTING,
    REARRANGING,
    SAILING,
    SHOWING,
    STEPS,
    STOWING,
    SWAPPING,
    TAKING,
    TURNING,
)

USUAL_PLAN = ("N", "E", "S", "fog-W")
AFTER_A_MOVE = (ACTING, GATHERING, STOWING, REARRANGING, POINTING, TURNING, GIVING, TAKING, DRAWING)

# --- plans --------------------------------------------------------------------------------------------------------


def read_plans(s: Any, fields: Reader) -> None:
    """Three arrows and a fog tile before each seat; before the round's play some may be missing."""
    in_play = s.rounds > 0 and s.step != PLANNING
    rows = listed("plans", fields.take("plans", [USUAL_PLAN if in_play else ()] * int(s.seats)))
    if len(rows) != s.seats:
        raise BadScene("plans", f"there is one for each of the {s.seats} seats, not {len(rows)}")
    for seat, row in enumerate(rows):
        tiles = [place("plans", name, TILES) for name in listed("plans", row)]
        if tiles:
            _stand(s, seat, tiles)
    missing = [seat for seat in range(s.seats) if not s.planned >> seat & 1]
    if (in_play and missing) or (s.step == PLANNING and not missing) or (s.rounds == 0 and s.planned):
        raise BadScene("plans", f"these tiles cannot stand at the step «{STEPS[s.step]}» [V2.1, V2.2]")
    _check_derived(s, fields)


def _stand(s: Any, seat: int, tiles: list[int]) -> None:
    if len(tiles) != SLOTS or sum(tile >= FOG for tile in tiles) != 1:
        raise BadScene("plans", "a plan is three arrows and one fog tile [V1.6]")
    s.tile[seat] = tiles
    s.planned |= 1 << seat


def _check_derived(s: Any, fields: Reader) -> None:
    """Who has planned, how many tiles are played, which letters are spent: all this follows from the plans."""
    turned_up = [s.tile[seat, slot] for seat in range(s.seats) for slot in range(played(s, seat))]
    letters = {int(LETTER[tile]) for tile in turned_up if tile >= FOG}
    s.fog = sum(1 << side for side in letters)
    derived = {
        "planned": [bool(s.planned >> seat & 1) for seat in range(s.seats)],
        "played": [int(played(s, seat)) for seat in range(s.seats)],
        "fog": [ISLANDS[side] for side in ROUND_THE_CLOTH if side in letters],
    }
    for field, value in derived.items():
        if fields.take(field, value) != value:
            raise BadScene(field, f"by the plans it is {value} [V2.3]")


# --- the turn -----------------------------------------------------------------------------------------------------


def read_turn(s: Any, fields: Reader) -> None:
    """What has been done, and whether that leads to the question that is asked."""
    _read_gained(s, fields)
    surplus = fields.take("surplus")
    if surplus not in SURPLUS:
        raise BadScene("surplus", f"it is null, dropping or stowing, not {surplus!r}")
    s.surplus = SURPLUS.index(surplus)
    _read_aim(s, fields)
    _check_tile(s)
    _check_hand(s)
    _check_step(s)
    if s.step == SAILING:
        chart(s, int(s.turn), int(s.tile[s.turn, s.slot - 1]))
        if not s.reach.any():
            raise BadScene("boats", "the boat cannot move, so nobody asks where it sails [V3.4]")


def _read_gained(s: Any, fields: Reader) -> None:
    deeds = listed("gained", fields.take("gained", []))
    if deeds and not _has_moved(s):
        raise BadScene("gained", f"at the step «{STEPS[s.step]}» nothing has been done yet [V3.4]")
    for deed in deeds:
        word, _, what = str(deed).partition(" ")
        if deed in ("fish", "octopus", "shark"):
            s[{"fish": "fished", "octopus": "twisted", "shark": "bitten"}[word]] = 1
        elif word == "steal":
            s.robbed |= 1 << place("gained", what, [str(seat + 1) for seat in range(s.seats)])
        elif word == "deliver":
            s.served |= 1 << place("gained", what, ISLANDS)
        else:
            raise BadScene("gained", f"it is fish, steal 1…{s.seats}, octopus, shark or deliver N…W, not {deed!r}")
    if deeds:
        _check_gained(s)


def _has_moved(s: Any) -> bool:
    return s.step in AFTER_A_MOVE or bool(s.step == SHOWING and s.rounds and not fog_in_play(s))


def _check_gained(s: Any) -> None:
    """What was done has to be possible where the boat is."""
    here = int(s.boat[s.turn])
    sight = s.sea[here]
    if s.fished and (s.served or not PLAIN < sight < OCTOPUS):
        raise BadScene("gained", "one fishes on a fish space, and does not deliver in the same turn [V4.2, V5.6]")
    if (s.twisted and sight != OCTOPUS) or (s.bitten and sight != SHARK):
        raise BadScene("gained", "the boat is not on an octopus, or not on a shark [V4.6, V4.7]")
    for seat in range(s.seats):
        if s.robbed >> seat & 1 and not beside(here, int(s.boat[seat])):
            raise BadScene("gained", f"the boat of seat {seat + 1} is not beside [V4.3]")
    for side, name in enumerate(ISLANDS):
        if s.served >> side & 1 and depth(s, here, side):
            raise BadScene("gained", f"the boat is not at the edge of {name} [V5.1]")


def _read_aim(s: Any, fields: Reader) -> None:
    aim = fields.take("aim")
    if (aim is not None) != (s.step == TURNING):
        raise BadScene("aim", "a tile is aimed at when it is to be turned, and only then [V4.6]")
    if aim is None:
        return
    if not isinstance(aim, dict) or set(aim) != {"seat", "slot"}:
        raise BadScene("aim", "it is an object: seat, slot")
    s.aim_seat = whole("aim", aim["seat"], range(1, s.seats + 1)) - 1
    s.aim_slot = whole("aim", aim["slot"], range(1, SLOTS + 1)) - 1
    if s.aim_slot < played(s, int(s.aim_seat)):
        raise BadScene("aim", "that tile does not stand any more [V-R21]")


def _check_tile(s: Any) -> None:
    """An arrow moves a boat, fog brings a swap."""
    if s.rounds == 0 or s.turn == NONE:
        return
    if s.step == SWAPPING and (not fog_in_play(s) or not _may_swap(s)):
        raise BadScene("step", "a ship is swapped after a fold, if there is a choice [V7.9, V-R24, V-R32]")
    if s.step not in (SWAPPING, SHOWING) and fog_in_play(s):
        raise BadScene("plans", f"the step «{STEPS[s.step]}» comes after an arrow [V3.1]")
    if s.step == SHOWING and not (folded_side(s) == s.owed if fog_in_play(s) else s.served >> s.owed & 1):
        raise BadScene("owed", "a ship is owed where one was delivered to or put back [V5.7, V7.9]")


def _may_swap(s: Any) -> bool:
    side = int(folded_side(s))
    first, second = s.ship[side]
    last_tile = is_ending(s) and (s.turn + 1) % s.seats == s.starter
    differ = second != NONE and s.cargo[first] != s.cargo[second]
    return bool(differ and s.unseen[side] + s.below[side] and not last_tile)


def _check_hand(s: Any) -> None:
    """New fish are in the hand while they are gathered and stowed, old ones while the mast is set anew."""
    fish, colours, height = int(s.hand.sum()), int((s.hand > 0).sum()), int(s.height[s.turn])
    allowed = {
        GATHERING: fish > 0,
        STOWING: fish > 0 and (s.surplus > 0 or (colours > 1 and fish + height <= MAST)),
        REARRANGING: (s.aboard[s.turn] > 0).sum() > 1 if fish == 0 else colours > 1 and 0 < height <= MAST - fish,
    }
    if not allowed.get(int(s.step), fish == 0):
        raise BadScene("hand", f"{fish} fish cannot be in the hand at the step «{STEPS[s.step]}» [V4.9, V5.5, V6.1]")
    if s.surplus and (s.step != STOWING or (s.surplus == 2 and not 0 < height < MAST)):
        raise BadScene("surplus", "fish are too many only while they are stowed [V6.2, V-R37]")


def _check_step(s: Any) -> None:
    """Nobody is asked what cannot be answered."""
    gained = bool(s.fished or s.robbed)
    possible = {
        ACTING: lambda: can_act(s, int(s.turn), ACTING),
        GATHERING: lambda: gained and can_gain(s, int(s.turn), GATHERING),
        STOWING: lambda: gained,
        REARRANGING: lambda: s.served,
        POINTING: lambda: s.sea[s.boat[s.turn]] == OCTOPUS and not s.twisted and standing_tiles(s) > 1,
        TURNING: lambda: s.sea[s.boat[s.turn]] == OCTOPUS and not s.twisted,
        GIVING: lambda: _can_bite(s) and s.backs[s.turn].sum() > 1,
        TAKING: lambda: _can_bite(s) and _backs_of_others(s) > 1,
        DRAWING: lambda: _can_bite(s),
        PLANNING: lambda: not is_ending(s),
        OVER: lambda: is_ending(s),
    }
    if not possible.get(int(s.step), lambda: True)():
        raise BadScene("step", f"«{STEPS[s.step]}» is not asked in this position [V4.1, V8.1]")


def _can_bite(s: Any) -> bool:
    return bool(s.sea[s.boat[s.turn]] == SHARK and not s.bitten and s.held[s.turn] and _backs_of_others(s))


def _backs_of_others(s: Any) -> int:
    """How many different backs of others there are to choose from."""
    return sum(int((s.backs[seat] > 0).sum()) for seat in range(s.seats) if seat != s.turn)
