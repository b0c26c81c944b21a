"""The preview of a plan: what the rules would do with each tile if nobody else moved."""

from __future__ import annotations

import random
from typing import Any

import jsonschema_rs
import pytest

from archipel.core.position import Position
from archipel.core.schema import game_schema
from archipel.games.maldivia.events import Folds, Stuck
from tests.driving import played
from tests.games.maldivia.cloth import Cloth, cloth, maldivia, span
from tests.marking import SEED

FRONT = {"e2": "O", "h2": "RG", "h1": "S#"}
PLANS = [str(plan) for plan in maldivia.answers.all if str(plan).startswith("plan ") and str(plan).count("fog") == 1]
VALID = jsonschema_rs.validator_for(game_schema(maldivia) | {"$ref": "#/$defs/PreviewStep"})


def steps(sea: Cloth, plan: str, *wishes: str, seat: int = 0) -> list[dict[str, Any]]:
    return steps_at(sea.position, plan, *wishes, seat=seat)


def steps_at(position: Position, plan: str, *wishes: str, seat: int = 0) -> list[dict[str, Any]]:
    found = maldivia.preview.steps(position.view(seat), f"plan {plan}", wishes)
    for step in found:
        VALID.validate(step)
    return found


def arrow(sea: Cloth, course: str) -> dict[str, Any]:
    """The first step of a plan that begins with this arrow."""
    return steps(sea, f"{course} N N fog-N")[0]


def along(front: dict[str, str], start: str, course: str) -> set[str]:
    return set(arrow(cloth(front, boats=[start, "a10"]), course)["reach"])


# --- the spaces to stop on ----------------------------------------------------------------------------------------


def test_a_free_row_is_open_as_far_as_the_edge():
    """[V3.1, V3.3, V3.4]"""
    assert arrow(cloth(boats=["b5", "a10"]), "E")["reach"] == [f"{column}5" for column in "cdefghij"]
    stuck = arrow(cloth(boats=["j5", "a10"]), "E")
    assert (stuck["reach"], stuck["stop"], stuck["way"]) == ([], "j5", ["j5"])


def test_another_boat_ends_the_way():
    """[V3.2]"""
    assert arrow(cloth(boats=["b5", "f5"]), "E")["reach"] == ["c5", "d5", "e5"]
    assert arrow(cloth(boats=["b5", "c5"]), "E")["reach"] == []


def test_a_current_may_be_followed_where_it_begins_and_only_there():
    """[V3.5, V3.6, V3.7, V3.8, V-R19]"""
    bent = {"e5": ">WS"}
    assert along(bent, "b5", "E") == span("c5", "j5") | span("e6", "e10")
    assert along(bent, "e2", "S") == span("e3", "e10")
    assert along(bent, "e9", "N") == span("e8", "e1")
    assert along(bent, "e5", "E") == span("f5", "j5")


def test_the_way_has_a_corner_at_each_current_and_never_ends_where_it_began():
    """[V-R17]"""
    ring = {"c3": ">WS", "c5": ">NW", "a5": ">EN"}
    sea = cloth(ring, boats=["a3", "a10"])
    assert "a3" not in arrow(sea, "E")["reach"]
    assert steps(sea, "E N N fog-N", "a4")[0]["way"] == ["a3", "c3", "c5", "a5", "a4"]


def test_the_spaces_straight_ahead_come_first():
    reach = arrow(cloth({"e5": ">WN"}, boats=["h5", "a10"]), "W")["reach"]
    assert reach == ["g5", "f5", "e5", "d5", "c5", "b5", "a5"]
    turned = arrow(cloth({"e5": ">WN"}, boats=["b5", "a10"]), "E")["reach"]
    assert turned[:8] == [f"{column}5" for column in "cdefghij"]
    assert set(turned[8:]) == span("e4", "e1")


def test_other_sides_are_told_for_the_spaces_that_they_would_reach():
    sea = cloth({"e3": ">SE"}, boats=["e5", "c5", "g3"])
    others = arrow(sea, "E")["others"]
    assert {space for space, side in others.items() if side == "N"} == span("e4", "e1") | {"f3"}
    assert {space for space, side in others.items() if side == "W"} == {"d5"}
    assert "f5" not in others


# --- where the boat stops -----------------------------------------------------------------------------------------


def test_the_boat_stops_at_the_first_thing_ahead_or_where_the_player_wishes():
    sea = cloth(FRONT, boats=["e5", "b2", "e9"])
    found = steps(sea, "N E S fog-S")
    assert [step["stop"] for step in found[:3]] == ["e2", "h2", "h10"]
    assert [step["sight"] for step in found[:3]] == ["octopus", "red+green", None]
    assert found[2]["edges"] == ["S"]
    wished = steps(sea, "N E S fog-S", "e3", "a1")
    assert [step["stop"] for step in wished[:3]] == ["e3", "j3", "j10"]
    assert wished[0]["way"] == ["e5", "e3"]


def test_boats_beside_the_stop_are_named():
    """[V4.3]"""
    south, west = steps(cloth(FRONT, boats=["e5", "b2", "e9"]), "S W N fog-N")[:2]
    assert (south["stop"], south["beside"]) == ("e8", [3])
    assert west["from"] == "e8"


def test_every_seat_sees_its_own_plan():
    sea = cloth(FRONT, boats=["e5", "b2", "e9"])
    sea.play("1 plan N N N fog-N")
    assert [step["from"] for step in steps(sea, "E N S fog-S", seat=1)[:3]] == ["b2", "e2", "e1"]


# --- fog ----------------------------------------------------------------------------------------------------------


def test_a_fold_takes_the_outer_row_away_and_pushes_the_boats():
    """[V7.1, V7.4]"""
    fog, east, west, south = steps(cloth(boats=["h1", "h2", "a5"]), "fog-N E W S")
    assert (set(fog["row"]), set(fog["onto"])) == (span("a1", "j1"), span("a2", "j2"))
    assert (east["from"], east["stop"], east["edges"], east["beside"]) == ("h2", "j2", ["N", "E"], [])
    assert west["from"] == "j2"
    assert "a5" not in south["reach"]
    assert arrow(cloth(boats=["h1", "h2", "a5"]), "S")["reach"] == []


def test_nobody_is_shown_the_back_of_the_cloth():
    """[V7.1, V9.1]"""
    fields = {"boats": ["h3", "a5"]}
    plain = cloth(FRONT, **fields)
    printed = cloth(FRONT, {"h1": "RR", "i1": "O", "j1": "RGPY"}, **fields)
    found = steps(printed, "fog-N N E S", "h2")
    assert found == steps(plain, "fog-N N E S", "h2")
    assert [(step["stop"], step["sight"], step["unseen"]) for step in found[1:3]] == [
        ("h2", None, True),
        ("j2", None, True),
    ]


@pytest.mark.parametrize("letter", ["N", "S"])
def test_a_fold_that_is_called_off_takes_nothing_away(letter: str):
    """[V7.8]"""
    sea = cloth(boats=["d4", "d5"], cloth={"rows": [4, 5], "columns": ["a", "j"]})
    fog, east = steps(sea, f"fog-{letter} E W N")[:2]
    assert (fog["row"], fog["onto"]) == ([], [])
    assert (east["from"], east["unseen"]) == ("d4", False)


# --- the same as the game ------------------------------------------------------------------------------------------


def starts_of_rounds() -> list[Position]:
    games = (played(maldivia, maldivia.setup(seats), seed) for seats in (2, 3, 4) for seed in (SEED, SEED + 1))
    return [one for game in games for one in game if len(one.to_act) == one.seats and not one.is_over]


def test_what_is_previewed_is_what_happens():
    """The first tile of the first player is played before anybody else can change anything."""
    luck, seen = random.Random(SEED), set()
    for position in starts_of_rounds():
        seat = position.scene()["starter"] - 1
        for plan in luck.sample(PLANS, 6):
            first, second = steps_at(position, plan.removeprefix("plan "), seat=seat)[:2]
            after = position.fork()
            for other in sorted(position.to_act - {seat}):
                after.play(other, "plan N N N fog-N")
            events = after.play(seat, plan)
            seen.add(first["kind"])
            if first["kind"] == "arrow":
                check_arrow(first, after, seat, events)
            else:
                assert bool(first["row"]) == any(isinstance(event, Folds) for event in events[:3])
                assert second["from"] == after.scene()["boats"][seat]
                assert set(first["row"]).isdisjoint(visible(after)) or not first["row"]
    assert seen == {"arrow", "fog"}


def check_arrow(step: dict[str, Any], after: Position, seat: int, events: list[Any]) -> None:
    if Stuck(seat) in events[:3]:
        assert (step["reach"], step["stop"]) == ([], step["from"])
        return
    legal = {str(answer).removeprefix("sail ") for answer in after.legal(seat)} - {"stay"}
    assert set(step["reach"]) == legal
    after.play(seat, f"sail {step['stop']}")
    assert after.scene()["boats"][seat] == step["stop"]


def visible(position: Position) -> set[str]:
    (north, south), (west, east) = (position.scene()["cloth"][field] for field in ("rows", "columns"))
    columns = "abcdefghij"
    return {
        f"{column}{row}"
        for column in columns[columns.index(west) : columns.index(east) + 1]
        for row in range(north, south + 1)
    }
