"""One scene for each rule on the fog and on the end: V7 and V8."""

from __future__ import annotations

from archipel.core.kernel import CHANCE
from archipel.core.words import words
from archipel.games.maldivia.events import (
    Closed,
    Dusk,
    Folds,
    Lifts,
    Loses,
    Over,
    Pushed,
    Shown,
    Spent,
    Swaps,
    Tips,
)
from tests.games.maldivia.cloth import (
    EFO,
    FIRST,
    GREEN,
    NANGA,
    RED,
    SECOND,
    SOLYS,
    THIRD,
    WIPI,
    cargo,
    cloth,
    fogging,
    maldivia,
    plan,
    sailing,
    space,
)

# --- V7 fog -------------------------------------------------------------------------------------------------------


def test_the_outermost_row_shows_its_back_on_the_next_one():
    """[V7.1, V-R38]"""
    sea = fogging("E", boats=["d4", "g7"], front={"i3": "GG", "h3": "PP"}, back={"j3": "RGPY", "i3": "S#"})
    assert sea.cloth == {
        "rows": [1, 10],
        "columns": ["a", "i"],
        "spaces": {"h3": "purple+purple", "i3": "red+green+purple+yellow"},
    }


def test_each_side_once_in_a_round():
    """[V7.2, V-R4, V-R3] The second time nothing happens, and no ship is swapped."""
    sea = fogging("N", "N", boats=["d4", "g7"])
    heard = sea.play("2 swap yellow", "chance ship N yellow+yellow+yellow")
    assert heard[2:4] == [Tips(SECOND, 1, 7), Spent(SECOND, NANGA)]
    assert sea.cloth["rows"] == [2, 10]
    assert (sea.turn, sea.slot, sea.step) == (1, 2, "sail")


def test_otherwise_it_has_to_be_folded():
    """[V7.3]"""
    sea = cloth(boats=["d4", "g7"])
    heard = sea.play("1 plan fog-S N E W", "2 plan N E S fog-W")
    assert heard[-2:] == [Tips(FIRST, 1, 5), Folds(FIRST, SOLYS)]


def test_a_boat_on_the_edge_pushes_all_up_to_the_first_gap():
    """[V7.4]"""
    sea = fogging("N", boats=["e1", "e2", "e4"])
    assert sea.boats == ["e2", "e3", "e4"]


def test_a_covered_boat_stays_and_those_behind_it_are_not_touched():
    """[V7.5]"""
    sea = fogging("W", boats=["b3", "c3"], masts=[["red", "green"], ["red"]])
    assert sea.boats == ["b3", "c3"]
    assert sea.masts == [["red"], ["red"]]


def test_boats_in_the_fog_lose_their_top_fish():
    """[V7.6]"""
    sea = cloth(boats=["j5", "i5", "i6"], masts=[["red", "green"], ["red"], ["green"]])
    sea.play("1 plan fog-E N S W", "2 plan N S W fog-E")
    heard = sea.play("3 plan N S W fog-E")
    assert heard[2:] == [
        Folds(FIRST, EFO),
        Pushed(FIRST, space("j5"), space("i5")),
        Pushed(SECOND, space("i5"), space("h5")),
        Loses(FIRST, GREEN),
        Loses(SECOND, RED),
        Loses(THIRD, GREEN),
    ]
    assert sea.supply == {"red": 7, "green": 8, "purple": 8, "yellow": 8}


def test_a_boat_moved_by_the_fog_has_no_action():
    """[V7.7]"""
    sea = fogging("N", boats=["e1", "a10"], back={"e1": "RG"})
    assert sea.cloth["spaces"] == {"e2": "red+green"}
    assert (sea.boats[FIRST], sea.masts[FIRST], sea.step) == ("e2", [], "swap")


def test_a_full_line_calls_the_fold_off():
    """[V7.8, V-R1, V-R2, V-R3, V-R5] One is enough; no fish is lost, no ship swapped, and the side is closed."""
    part = {"rows": [1, 2], "columns": ["a", "j"]}
    sea = cloth(boats=["e1", "e2", "a1"], cloth=part, masts=[["red"], ["red"], ["red"]])
    sea.play("1 plan fog-N E S W", "2 plan fog-N W E S")
    heard = sea.play("3 plan E W S fog-N")
    assert heard[1:5] == [Tips(FIRST, 1, 7), Lifts(FIRST, NANGA), Tips(SECOND, 1, 7), Closed(SECOND, NANGA)]
    assert sea.cloth["rows"] == [1, 2]
    assert sea.masts == [["red"], ["red"], ["red"]]
    assert (sea.fog, sea.closed, sea.turn) == (["N"], ["N"], 3)


def test_a_side_that_is_closed_says_why():
    """[V7.2, V7.8, V-R5] It was not folded: its fold was called off."""
    say, names = words("en", maldivia.package), ("Ana", "Bo", "Cleo")
    assert say.event(Closed(SECOND, NANGA), names) == (
        "Bo folds nothing: the fog at Nanga was cancelled earlier this round, and that side is closed."
    )
    assert say.event(Spent(SECOND, NANGA), names) == "Bo folds nothing: Nanga has already been folded this round."


def test_the_last_row_cannot_be_folded():
    """[V-R26]"""
    part = {"rows": [5, 5], "columns": ["a", "j"]}
    plans = [["E", "fog-N", "E", "E"], ["W", "W", "W", "fog-E"]]
    sea = cloth(boats=["b5", "h5"], cloth=part, step="sail", slot=1, turn=2, plans=plans)
    assert sea.ending
    sea.play("stay")
    assert sea.is_over
    lifted = cloth(boats=["b5", "h5"], cloth=part, step="sail", plans=[plan("E"), ["fog-N", "E", "E", "E"]])
    assert Lifts(SECOND, NANGA) in lifted.play("stay")


def test_the_left_neighbour_swaps_a_ship():
    """[V7.9, V-R25] It has to be one of the two, and the next one comes from the pile."""
    sea = fogging("W", boats=["d4", "g4", "g7"], ships={"W": ["purple", "red+purple"]})
    assert sea.to_act == {SECOND}
    assert sea.choices() == {"swap purple", "swap red+purple"}
    assert sea.why(SECOND, "swap purple+purple") == "V7.9"
    assert sea.why(SECOND, "done") == sea.why(FIRST, "done") == sea.why(CHANCE, "ship W purple+purple") == "V7.9"
    assert "after the fold Player 2, the player to the left, has to exchange a ship first" in sea.says(FIRST, "done")
    assert sea.play("swap red+purple") == [Swaps(SECOND, WIPI, cargo("red+purple"))]
    assert sea.play("chance ship W purple+purple")[0] == Shown(WIPI, cargo("purple+purple"))
    assert sea.ships["W"] == ["purple", "purple+purple"]
    assert sea.bottom["W"] == ["red+purple"]
    assert sea.piles["W"] == 8
    assert sea.turn == 2


def test_of_two_players_the_other_swaps():
    """[V-R31]"""
    sea = cloth(boats=["d4", "g7"], starter=2)
    sea.play("1 plan N E S fog-W", "2 plan fog-N E S W")
    assert sea.to_act == {FIRST}


def test_an_empty_pile_is_not_swapped():
    """[V-R24]"""
    names = ["purple+yellow", "red+purple", "purple+purple+purple", "purple+purple+yellow", "green+purple+yellow"]
    names += ["red+green+yellow", "red+green+purple+yellow", "red+purple+purple+yellow"]
    won = [{"cards": [f"W {name}" for name in names]}, {}]
    sea = fogging("W", boats=["d4", "g7"], won=won, ships={"W": ["purple", "purple+purple"]})
    assert sea.cloth["columns"] == ["b", "j"]
    assert (sea.turn, sea.step) == (2, "sail")


def test_after_the_last_tile_of_the_game_nothing_is_swapped():
    """[V-R32]"""
    part = {"rows": [3, 6], "columns": ["c", "g"]}
    plans = [plan("N"), ["fog-E", "N", "N", "N"]]
    sea = cloth(boats=["d5", "e5"], cloth=part, step="sail", plans=plans)
    heard = sea.play("stay")
    assert heard[-3:] == [Folds(SECOND, EFO), Dusk(), Over()]
    assert sea.is_over


# --- V8 the end ---------------------------------------------------------------------------------------------------


def test_sixteen_spaces_end_the_game_when_all_have_played_as_many_tiles():
    """[V8.1, V-R27, V-R28] Tiles that are left are played, folds and all."""
    part = {"rows": [3, 6], "columns": ["c", "g"]}
    plans = [["fog-E", "N", "N", "N"], ["fog-S", "N", "N", "N"], plan("N")]
    sea = cloth(boats=["d4", "e5", "f4"], cloth=part, step="swap", plans=plans, turn=1, ships={"E": ["red", "red+red"]})
    assert not sea.ending
    near = {"rows": [3, 6], "columns": ["c", "f"]}
    sea = cloth(boats=["d4", "e5", "f4"], cloth=near, step="swap", plans=plans, turn=1)
    assert sea.ending
    heard = sea.play("2 swap red", "chance ship E red+green+yellow")
    assert Folds(SECOND, SOLYS) in heard
    heard = sea.play("3 swap green", "chance ship S green+yellow", "3 stay")
    assert heard[-1] == Over()
    assert sea.why(FIRST, "stay") == "V8.1"
    assert sea.why(CHANCE, "starter 1") == "V8.1"


def over(*seats):
    """Cards and masts when all is over."""
    rows = [{"cards": cards} for cards, _ in seats]
    part = {"rows": [3, 6], "columns": ["c", "f"]}
    boats = ["d4", "e4", "d5", "e5"][: len(seats)]
    return cloth(boats=boats, cloth=part, step="over", won=rows, masts=[["red"] * fish for _, fish in seats])


def test_the_most_fish_on_cards_win():
    """[V8.2]"""
    sea = over((["E red+red", "S green"], 0), (["W purple+purple"], 2), ([], 2))
    assert sea.scores()[FIRST] == {"nanga": 0, "efo": 2, "solys": 1, "wipi": 0}
    assert sea.totals() == [3, 2, 0]
    assert sea.winners == {FIRST}


def test_of_equals_the_one_with_more_fish_on_the_mast():
    """[V8.3]"""
    assert over((["E red+red"], 1), (["W purple+purple"], 2), ([], 3)).winners == {SECOND}


def test_those_who_are_still_equal_share_the_victory():
    """[V8.4, V-R30]"""
    assert over((["E red+red"], 2), (["W purple+purple"], 2), (["W purple"], 4)).winners == {FIRST, SECOND}


def test_everybody_hears_that_the_end_is_near():
    """[V8.1] Once."""
    part = {"rows": [3, 6], "columns": ["c", "g"]}
    sea = cloth(boats=["d4", "e5"], cloth=part)
    sea.play("1 plan fog-W N N N")
    heard = sea.play("2 plan N N N fog-N")
    assert heard.count(Dusk()) == 1
    assert sailing("N", "d5", "e5", cloth={"rows": [3, 6], "columns": ["c", "f"]}).ending
