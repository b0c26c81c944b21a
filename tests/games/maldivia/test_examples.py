"""The worked examples of the booklet and of the facts: VE-1 to VE-27."""

from __future__ import annotations

from archipel.games.maldivia.events import Folds, Lifts, Loses, Over, Shown, Spent, Stuck, Swaps
from tests.games.maldivia.cloth import (
    EFO,
    FIRST,
    NANGA,
    SECOND,
    SOLYS,
    THIRD,
    WIPI,
    cargo,
    cloth,
    fogging,
    sailing,
    span,
)

CURRENT = {"e5": ">WS"}
WHITE, ORANGE, BROWN, BLACK = range(4)


def folded(heard):
    return [event.side for event in heard if isinstance(event, Folds)]


# --- sailing ------------------------------------------------------------------------------------------------------


def test_a_free_row():
    """[VE-1]"""
    assert sailing("E", "b5", "a1").spaces() == span("c5", "j5")


def test_a_boat_in_the_way():
    """[VE-2]"""
    assert sailing("E", "b5", "f5").spaces() == {"c5", "d5", "e5"}


def test_no_way_through():
    """[VE-3]"""
    sea = cloth(boats=["b5", "c5"], masts=[[], ["red"]])
    heard = sea.play("2 plan N E S fog-W", "1 plan E E S fog-W")
    assert Stuck(FIRST) in heard
    assert (sea.turn, sea.masts) == (2, [[], ["red"]])


def test_the_edge():
    """[VE-4]"""
    sea = cloth(boats=["j5", "c5"])
    assert Stuck(FIRST) in sea.play("2 plan N E S fog-W", "1 plan E E S fog-W")


def test_a_current():
    """[VE-5]"""
    assert sailing("E", "b5", "a1", front=CURRENT).spaces() == span("c5", "j5") | span("e6", "e10")


def test_a_current_ignored():
    """[VE-6]"""
    for stop in ("e5", "f5", "j5"):
        sea = sailing("E", "b5", "a1", front=CURRENT)
        sea.play(f"sail {stop}")
        assert sea.boats[FIRST] == stop


def test_another_route():
    """[VE-7]"""
    assert sailing("S", "e2", "a1", front=CURRENT).spaces() == span("e3", "e10")


def test_against_the_current():
    """[VE-8]"""
    assert sailing("N", "e9", "a1", front=CURRENT).spaces() == span("e8", "e1")


def test_a_start_on_the_current():
    """[VE-9]"""
    assert sailing("E", "e5", "a1", front=CURRENT).spaces() == span("f5", "j5")


def test_no_move_no_fish():
    """[VE-10]"""
    sea = sailing("E", "b5", "a1", front={"b5": "RG"})
    sea.play("stay")
    assert (sea.turn, sea.masts[FIRST]) == (2, [])


# --- ships and masts ----------------------------------------------------------------------------------------------


def test_ships_of_solys():
    """[VE-11]"""
    ships = {"S": ["red+green+purple", "green+green"]}
    sea = sailing("S", "e5", "f10", ships=ships, masts=[["red", "green", "purple", "green", "green"], ["red"]])
    sea.play("sail e10", "deliver S red+green+purple")
    assert sea.masts[FIRST] == ["green", "green"]
    assert sea.play("chance ship S green") == [Shown(SOLYS, cargo("green"))]
    assert sea.won[FIRST]["cards"] == ["S red+green+purple"]
    assert sea.why(FIRST, "deliver S green+green") == "V5.2"


def test_a_corner():
    """[VE-12]"""
    ships = {"S": ["red+green+purple", "green"], "E": ["red+red", "red+purple"]}
    sea = sailing("S", "j5", "i10", ships=ships, masts=[["red", "purple", "red", "green"], ["yellow", "purple"]])
    sea.play("sail j10")
    assert "deliver S red+green+purple" in sea.choices()
    sea.play("steal 2")
    sea.play("deliver S red+green+purple", "chance ship S green+yellow", "keep")
    sea.play("deliver E red+purple")
    assert sea.won[FIRST]["cards"] == ["E red+purple", "S red+green+purple"]


def test_a_full_boat():
    """[VE-13, V-R15]"""
    mast = ["red", "green", "red", "green", "purple", "purple"]
    sea = sailing("E", "b5", "e6", "e4", front={"e5": "RGY"}, masts=[mast, ["purple"], ["yellow"]])
    sea.play("sail e5", "fish", "steal 2", "steal 3")
    sea.play("drop", "drop", "stow yellow", "stow green")
    sea.play("stow purple")
    assert sea.masts[FIRST] == ["red", "green", "red", "green", "yellow", "green", "purple"]
    assert sea.supply == {"red": 6, "green": 5, "purple": 7, "yellow": 7}, "a red and a yellow fish went back"
    assert sea.masts[1:] == [[], []]


# --- fog ----------------------------------------------------------------------------------------------------------


def test_the_letter_on_top():
    """[VE-14]"""
    sea = fogging("W", boats=["d4", "g7"])
    assert sea.cloth["columns"] == ["b", "j"]


def a_round(black):
    """White and orange sail first, brown plays E; then white plays E and orange S."""
    sea = cloth(boats=["d4", "g4", "g7", "d7"])
    sea.play("1 plan N fog-E S W", "2 plan N fog-S S W", "3 plan fog-E N S W")
    heard = sea.play(f"4 plan fog-{black} N S W", "1 stay", "2 stay", "4 swap red", "chance ship E red+green+yellow")
    return sea, heard


def test_the_first_tiles_of_a_round():
    """[VE-15]"""
    sea, heard = a_round("N")
    assert folded(heard) == [EFO, NANGA]
    assert (sea.cloth["rows"], sea.cloth["columns"]) == ([2, 10], ["a", "i"])


def test_the_same_letter_twice():
    """[VE-16]"""
    sea, heard = a_round("E")
    assert folded(heard).count(EFO) == 1
    assert Spent(BLACK, EFO) in heard
    assert sea.cloth["columns"] == ["a", "i"]


def test_the_second_tiles_of_the_round():
    """[VE-17]"""
    sea, _ = a_round("N")
    heard = sea.play("1 swap yellow", "chance ship N yellow+yellow")
    assert Spent(WHITE, EFO) in heard
    assert folded(heard) == [SOLYS]
    assert (sea.step, sea.turn, sea.to_act) == ("swap", ORANGE + 1, {BROWN})


def test_boats_a_to_d():
    """[VE-18]"""
    masts = [["red", "green"], ["red", "purple"], ["red", "yellow"], ["green", "yellow"]]
    sea = fogging("N", boats=["b1", "d2", "d3", "f2"], masts=masts)  # A, B, C and D
    assert sea.boats == ["b2", "d2", "d3", "f2"]
    assert sea.masts == [["red"], ["red"], ["red", "yellow"], ["green"]]


def test_boats_e_to_h():
    """[VE-19]"""
    masts = [["red", "green"], ["red", "purple"], ["red", "yellow"], ["green", "yellow"]]
    sea = fogging("N", boats=["e1", "e2", "e3", "e4"], masts=masts)
    assert sea.boats == ["e2", "e3", "e4", "e5"]
    assert sea.masts == [["red"], ["red"], ["red"], ["green"]]


def test_a_full_line():
    """[VE-20]"""
    part, masts = {"rows": [4, 7], "columns": ["a", "j"]}, [["red"], ["red"], ["green"], ["green"]]
    sea = cloth(boats=["e4", "e5", "e6", "e7"], cloth=part, masts=masts)
    sea.play("1 plan fog-N E S W", "2 plan E W S fog-N", "3 plan E W S fog-N")
    heard = sea.play("4 plan E W S fog-N")
    assert Lifts(FIRST, NANGA) in heard
    assert (sea.cloth["rows"], sea.masts, sea.fog, sea.turn) == ([4, 7], masts, ["N"], 2)


def test_the_swap():
    """[VE-21]"""
    sea = fogging("W", boats=["d4", "g7"], ships={"W": ["purple", "red+purple"]})
    heard = sea.play("2 swap purple", "chance ship W purple+yellow")
    assert heard[:2] == [Swaps(SECOND, WIPI, cargo("purple")), Shown(WIPI, cargo("purple+yellow"))]
    assert (sea.bottom["W"], sea.turn, sea.step) == (["purple"], 2, "sail")


def test_the_last_tiles():
    """[VE-22]"""
    part = {"rows": [3, 6], "columns": ["c", "g"]}
    boats = ["d4", "e5", "f4"]
    plans = [["N", "N", "E", "fog-N"], ["N", "N", "fog-E", "S"], ["N", "N", "W", "fog-N"]]
    sea = cloth(boats=boats, cloth=part, step="sail", slot=3, turn=1, plans=plans)
    heard = sea.play("stay", "3 swap red", "chance ship E red+green")
    assert folded(heard) == [EFO]
    assert (sea.ending, sea.to_act) == (True, {THIRD})
    assert sea.play("stay")[-1] == Over()


def test_the_order_of_folds_matters_in_corners():
    """[VE-23]"""
    back = {"j2": "O", "i1": "S#"}
    for letters, shown in (("NE", "octopus"), ("EN", "shark")):
        sea = fogging(*letters, boats=["d4", "g7"], back=back)
        sea.play("2 swap yellow" if letters == "NE" else "2 swap red")
        sea.play(f"chance {sea.position.legal()[0]}")
        assert sea.cloth["spaces"] == {"i2": shown}


def test_fish_or_deliver():
    """[VE-24]"""
    fields = {
        "boats": ["e10", "f10"],
        "masts": [["green"], ["red"]],
        "ships": {"S": ["green", "green+green"]},
        "step": "act",
    }
    sea = cloth({"e10": "R"}, **fields)
    sea.play("fish", "steal 2")
    assert sea.turn == 2, "fished: the ship for one green fish is not offered"
    sea = cloth({"e10": "R"}, **fields)
    sea.play("deliver S green", "chance ship S green+yellow")
    assert sea.why(FIRST, "fish") == "V5.6"


def test_a_shark_and_no_card():
    """[VE-25]"""
    ships, won = {"S": ["green", "green+green"]}, [{}, {"cards": ["E red"]}]
    sea = sailing("E", "b10", "f10", front={"e10": "S#"}, ships=ships, won=won, masts=[["green"], []])
    sea.play("sail e10")
    assert sea.why(FIRST, "shark") == "V4.8"
    sea.play("deliver S green", "chance ship S green+yellow", "shark")
    assert [row["cards"] for row in sea.won] == [["E red"], ["S green"]]


def test_empty_boats():
    """[VE-26]"""
    sea = sailing("E", "b5", "e6", "e4", masts=[[], [], ["red"]])
    sea.play("sail e5")
    assert "steal 2" not in sea.choices()
    foggy = cloth(boats=["e1", "d2"])
    foggy.play("1 plan fog-N E S W")
    assert not [event for event in foggy.play("2 plan E S W fog-N") if isinstance(event, Loses)]
    assert foggy.boats == ["e2", "d2"]


def test_a_tie_on_ships():
    """[VE-27]"""
    won = [{"cards": ["E red+green", "N red+yellow+yellow"]}, {"cards": ["S green+green+green", "W purple+purple"]}]
    part, masts = {"rows": [3, 6], "columns": ["c", "f"]}, [["red"], ["green", "yellow"]]
    sea = cloth(boats=["d4", "f5"], step="over", cloth=part, won=won, masts=masts)
    assert (sea.totals(), sea.winners) == ([5, 5], {SECOND})
