"""One scene for each rule of Déole: the table, the start and the turns (D1, D2, D3)."""

from __future__ import annotations

import pytest

from archipel.core.errors import BadOptions, NotAsked
from archipel.core.kernel import CHANCE, WATCHER
from archipel.games.deole.box import SETS
from tests.driving import walk
from tests.games.deole.voyage import deole, holding, may, sea, sheet, texts


def begun(seats, **options):
    """A table whose first player is known."""
    start = deole.start(seats, **options)
    start.play(*((CHANCE, "first 1") if seats > 1 else (0, "side green")))
    return start


def after_castaways(seats):
    start = begun(seats)
    start.play(CHANCE, "castaways 1 1")
    return start


# --- D1 the sea and the sheets ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 5])
def test_deole_is_for_one_to_four(seats):
    """[D1.1]"""
    with pytest.raises(BadOptions, match="Déole is for 1 to 4 players"):
        deole.start(seats)


def test_three_rounds_of_five_turns():
    """[D1.1]"""
    events = [str(event) for position in walk(deole, deole.setup(2), 3) for event in position.events()]
    assert [text for text in events if text.startswith("round")] == ["round 1", "round 2", "round 3"]
    assert [text for text in events if text.startswith("turn")] == [f"turn {n}" for n in (1, 2, 3, 4, 5)] * 3


def test_sides_ports_wrecks_and_the_island():
    """[D1.2, D1.3, D1.4]"""
    sea_map = deole.start(4).scene()["map"]
    assert sea_map["ports"]["green"] == ["c8", "d8", "f8"]
    assert sea_map["ports"]["red"] == ["a3", "a4", "a6"]
    assert sea_map["ports"]["blue"] == ["f1", "e1", "c1"]
    assert sea_map["ports"]["yellow"] == ["h6", "h5", "h3"]
    assert sea_map["wrecks"] == ["c3", "f3", "c6", "f6"]
    assert sea_map["island"] == ["d4", "e4", "d5", "e5"]


def test_the_gauge():
    """[D1.5]"""
    assert deole.start(4).scene()["sheet"]["gauge"] == {"4": 5, "5": 10, "6": 20, "7": 30, "8": 30}


def test_five_tracks_of_six_boxes():
    """[D1.6]"""
    own = deole.start(2).scene()["sheets"][0]
    assert list(own["tracks"]) == ["blue", "yellow", "green", "red", "crew"]
    assert all(track["boxes"] == [0] * 6 for track in own["tracks"].values())
    full = holding("blue 2", sheet("north", blue="even 2 2 2 2 2 2"))
    assert full.why(0, "lay blue 2") == "D1.6"


def test_helms_at_the_start():
    """[D1.7]"""
    tracks = deole.start(2).scene()["sheets"][0]["tracks"]
    assert {name: track["helms"] for name, track in tracks.items()} == {
        "blue": 1, "yellow": 1, "green": 1, "red": 0, "crew": 0,
    }  # fmt: skip


def test_signs_of_the_crew_track():
    """[D1.8]"""
    assert deole.start(2).scene()["sheets"][0]["signs"] == ["-", "-", "-", "-", "-", "+"]


@pytest.mark.parametrize(("seats", "count"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_dice_in_the_bag(seats, count):
    """[D1.9]"""
    assert set(deole.start(seats).scene()["bag"].values()) == {count}
    rolling = sea(seats=2, bag={"blue": 0}, rose=["blue 1"] * 5)
    assert rolling.why(CHANCE, "rolled blue 1") == "D1.9"


# --- D2 before setting out ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "sides"),
    [(2, ["green", "blue"]), (3, ["green", "red", "blue"]), (4, ["green", "red", "blue", "yellow"])],
)
def test_the_seats_of_the_players(seats, sides):
    """[D2.1, D-R26]"""
    start = deole.start(seats)
    assert [own["side"] for own in start.scene()["sheets"]] == sides
    assert len(start.odds()) == seats
    assert start.why_not(CHANCE, "first 4") is None if seats == 4 else start.why_not(CHANCE, "first 4").rule == "D2.1"
    assert texts(start.play(CHANCE, "first 2")) == ["starts 2", "round 1"]


def test_the_modes_of_the_first_game():
    """[D2.2]"""
    assert deole.start(3).scene()["modes"] == ["even", "odd", "different", "rising", "falling"]
    opening = sea(sheet(blue="- 2"), step="mode", track="blue", active=1)
    assert opening.why(0, "mode swinging") == "D2.2"


@pytest.mark.parametrize("name", SETS)
def test_other_sets_of_modes(name):
    """[D-R37]"""
    assert sorted(deole.start(2, modes=name).scene()["modes"]) == sorted(SETS[name])


def test_modes_are_named_in_turn():
    """[D-R37]"""
    start = deole.start(2, modes="free")
    start.play(CHANCE, "first 2")
    for seat, mode in [(1, "step"), (0, "even"), (1, "small"), (0, "large")]:
        assert start.to_act == {seat}
        assert texts(start.play(seat, f"mode {mode}")) == [f"chose {seat + 1} {mode}"]
    assert start.why_not(1, "mode even").rule == "D-R37"
    assert texts(start.play(1, "mode odd")) == ["chose 2 odd", "round 1"]
    assert start.scene()["modes"] == ["even", "odd", "small", "large", "step"]


def test_castaways_by_the_table():
    """[D2.3]"""
    start = begun(3)
    assert start.ways == 36
    assert texts(start.play(CHANCE, "castaways 3 6")) == ["drifts d3", "drifts f4", "drifts c5", "drifts e6", "turn 1"]


# --- D3 a turn ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_more_die_than_players(seats):
    """[D3.1]"""
    table = after_castaways(seats)
    for _ in range(seats + 1):
        assert table.to_act == {CHANCE}
        table.play(CHANCE, table.outcome(0))
    assert table.to_act != {CHANCE}
    assert len(table.scene()["tray"]) in (seats + 1, seats)  # equal dice are taken without asking


def test_only_chance_rolls_and_nothing_else_then():
    """[D3.1]"""
    assert after_castaways(2).why_not(CHANCE, "first 1").rule == "D3.1"
    assert holding("blue 2").why(0, "rolled blue 2") == "D3.1"


def test_players_choose_in_turn():
    """[D3.2]"""
    table = sea(seats=3, step="pick", active=2, first=2, tray=["blue 1", "blue 6", "red 3", "red 3"])
    assert may(table) == ["pick blue 1", "pick blue 6", "pick red 3"]
    assert table.why(1, "pick green 3") == "D3.2"
    assert table.why(1, "lay blue 1") == "D3.2"
    with pytest.raises(NotAsked, match="It is not Player 1’s turn: it is Player 2’s"):
        table.play("1 pick blue 1")
    assert texts(table.play("2 pick blue 1", "2 discard")) == ["picks 2 blue 1", "discards 2 blue 1"]
    assert table.to_act == {2}


def test_the_last_die_goes_to_the_rose_and_the_first_player_changes():
    """[D3.3, D-R5]"""
    table = sea(step="pick", active=1, first=2, tray=["blue 2", "red 5"], turn=2)
    assert texts(table.play("pick blue 2")) == ["picks 1 blue 2", "left red 5"]
    assert texts(table.play("discard")) == ["discards 1 blue 2", "turn 3"]
    assert (table.rose, table.first, table.turn) == (["blue 2", "red 5"], 1, 3)


def test_the_others_leave_two_dice_or_more():
    """[D3.3]"""
    table = sea(seats=3, step="pick", active=2, first=1, tray=["blue 2", "red 5", "red 6"])
    assert texts(table.play("2 pick blue 2")) == ["picks 2 blue 2"]
    assert table.rose == []


def test_the_last_player_can_take_the_last_die_with_bonus_d():
    """[D3.3, D7.6]"""
    faces = dict.fromkeys(("blue", "yellow", "green", "crew"), "- castaway castaway")
    own = sheet("north", 2, red="even 2", ballast=(), **faces)
    table = sea(own, step="pick", active=1, first=2, tray=["red 4", "blue 3"])
    table.play("pick red 4", "lay red 4")
    assert "bonus D" in may(table)
    table.play("bonus D")
    assert (table.die, table.source, table.rose) == ("blue 3", "D", [])


def test_the_rose_goes_back_into_a_bag_that_holds_too_few():
    """[D3.4]"""
    own = sheet(blue="even 2 2 2 2 2 2", crew="odd 1 1 1 1 1 1", red="different 1 2 3 4 5", yellow="rising 1 2 3 4 5 6")
    rose = ["green 1", "green 2", "green 3", "red 5"]
    bag = {"blue": 0, "yellow": 0, "green": 1, "red": 1}
    table = holding("green 4", own, first=2, rose=rose, bag=bag)
    assert "refills" in texts(table.play("discard"))
    assert table.bag == {"blue": 0, "yellow": 0, "green": 5, "red": 2}
    assert table.rose == []


def test_after_five_turns_all_dice_go_back():
    """[D3.5, D-R6, D-R13]"""
    table = holding("blue 2", sheet(red="odd 1 3"), first=2, turn=5, castaways=["c1"], rose=["red 1"])
    assert texts(table.play("discard")) == ["discards 1 blue 2", "round 3"]
    assert (table.round, table.turn, table.rose, table.castaways) == (3, 1, [], [])
    assert table.bag == {"blue": 5, "yellow": 5, "green": 5, "red": 5}
    assert table.sheets[0]["tracks"]["red"]["boxes"] == [1, 3, 0, 0, 0, 0]


def test_too_few_dice_altogether():
    """[D-R34] The dice that are left are rolled, and a player without a die does nothing."""
    track = "even 2 2 2 2 2 2"
    full = [sheet(**{colour: track, "crew": "odd 1 1 1 1 1 1"}) for colour in ("blue", "yellow", "green")]
    rolling = sea(*full, seats=3, bag={"blue": 0, "yellow": 0, "green": 0, "red": 2}, rose=[], turn=2)
    rolling.play("chance rolled red 3")
    rolling.play("chance rolled red 5")
    assert rolling.to_act == {0}
    rolling.play("1 pick red 3", "1 discard")
    events = texts(rolling.play("2 discard"))  # the only die was taken without asking
    assert events == ["discards 2 red 5", "turn 3", "refills"]
    none = sea(*full, seats=3, bag={"blue": 0, "yellow": 0, "green": 0, "red": 1}, step="roll", turn=4)
    events = texts(none.play("chance rolled red 4", "1 lay red 4", "1 mode different", "1 port 1"))
    assert events[-2:] == ["turn 5", "round 3"]


def test_dice_back_in_the_bag_only_when_short():
    """[D3.4]"""
    table = holding("blue 2", first=2, rose=["green 1"])
    assert "refills" not in texts(table.play("discard"))
    assert table.rose == ["blue 2", "green 1"]


def test_everything_lies_open():
    """[D-R39]"""
    table = holding("blue 2", sheet("north west"))
    assert table.view(WATCHER).scene() == table.view(0).scene() == table.scene()
