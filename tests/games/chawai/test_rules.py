"""One scene for each rule of Chawaï."""

from __future__ import annotations

import pytest

from archipel.core.errors import BadOptions, Illegal, NotAsked
from archipel.core.kernel import CHANCE, WATCHER
from archipel.games.chawai.box import GULL_CARD, NAMES
from archipel.games.chawai.state import (
    Dived,
    Freed,
    Hidden,
    Lies,
    Lit,
    Remove,
    Removed,
    Robbed,
    Round,
    Shown,
    Spared,
    Stands,
    Took,
)
from tests.games.chawai.fishing import LAGOON, chawai, dive, filler, fishing

BOTTOM, MIDDLE, SURFACE = range(3)
KINDS = ("sardine", "lantern", "tiger", "tuna", "jellyfish")
FIRST, SECOND, THIRD, FOURTH = range(4)


def fish(name):
    return chawai.answers.parse(f"draw {name}").fish


def took(heard):
    """The seats that took a card, with the place."""
    return {event.place: event.seat for event in heard if isinstance(event, Took)}


# --- C1 the table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 7])
def test_chawai_is_for_three_to_six(seats):
    """[C1.1]"""
    with pytest.raises(BadOptions, match="Chawaï is for 3 to 6 players"):
        chawai.start(seats)


def test_everybody_holds_twelve_divers():
    """[C1.2, C-R16]"""
    hands = chawai.start(6).scene()["hands"]
    assert hands == [list(range(1, 13))] * 6
    assert sum(map(len, hands)) == 72


def test_the_lagoon_is_filled_from_the_bottom_up():
    """[C1.3, C2.1]"""
    sea = chawai.start(3)
    sea.play(CHANCE, "kiti 1")
    heard = [sea.play(CHANCE, f"draw {name}")[0] for name in ("tuna-12", "tiger-7", "sardine-3")]
    assert heard == [Lies(BOTTOM, fish("tuna-12")), Lies(MIDDLE, fish("tiger-7")), Lies(SURFACE, fish("sardine-3"))]
    assert sea.to_act == {0, 1, 2}


def test_the_deck():
    """[C1.4]"""
    start = chawai.start(4)
    deck = {name: count for name, count in zip(NAMES, start.s.bag.tolist(), strict=True) if count}
    assert sum(deck.values()) == start.scene()["deck"] == 36
    assert deck["gull"] == 6
    assert [sum(count for name, count in deck.items() if name.startswith(kind)) for kind in KINDS] == [7, 3, 8, 8, 4]
    assert {name for name in deck if name.startswith("lantern")} == {"lantern-1", "lantern-3", "lantern-5"}
    assert deck["jellyfish-10"] == deck["jellyfish-15"] == 2


def test_of_37_cards_one_is_removed_first():
    """[C-R1] It is a gull in 7 of 37 games, and nobody sees it."""
    start = chawai.start(4, gulls="seven")
    assert (start.s.bag[1], start.scene()["deck"], start.scene()["step"]) == (7, 37, "remove")
    assert (start.odds()[Remove(GULL_CARD)], start.ways) == (7, 37)
    assert start.play(CHANCE, "remove gull") == [Removed()]
    assert (start.s.bag[1], start.scene()["deck"], start.scene()["removed"]) == (6, 36, "gull")
    assert [start.view(seat).scene()["removed"] for seat in (FIRST, FOURTH, WATCHER)] == [None] * 3


def test_the_deck_shows_33_cards_after_the_first_lay():
    """[C-R1]"""
    sea = chawai.start(4, gulls="seven")
    for answer in ("remove tuna-15", "kiti 1", "draw tuna-12", "draw tiger-7", "draw sardine-3"):
        sea.play(CHANCE, answer)
    assert sea.scene()["deck"] == sea.view(FIRST).scene()["deck"] == 33


def test_the_removed_card_is_never_drawn():
    """[C-R1]"""
    sea = fishing({}, step="lay", round=2, options={"gulls": "seven"}, removed="tuna-15", discarded=filler(3, []))
    assert "draw tuna-15" not in map(str, sea.odds())
    assert sum(sea.odds().values()) == 33
    assert sea.why(CHANCE, "draw tuna-15") == "C1.4"


def test_of_36_cards_none_is_removed():
    """[C-R1]"""
    start = chawai.start(4)
    assert (start.scene()["step"], start.scene()["removed"]) == ("kiti", "nothing")
    assert start.view(FIRST).scene()["removed"] == "nothing"


def test_the_kiti_stands_somewhere():
    """[C1.5, C-R4, C-R15]"""
    start = chawai.start(5)
    assert len(start.odds()) == 5
    assert set(start.odds().values()) == {1}
    assert start.play(CHANCE, "kiti 3") == [Stands(2), Round(1)]
    assert start.scene()["kiti"] == 3


# --- C2 a round ---------------------------------------------------------------------------------------------------


def test_no_gull_in_the_first_round():
    """[C2.2, C-R5]"""
    sea = chawai.start(4)
    sea.play(CHANCE, "kiti 1")
    assert "draw gull" not in map(str, sea.odds())
    assert sea.why_not(CHANCE, "draw gull").rule == "C2.2"


def test_all_dive_at_once_and_the_last_turns_all_up():
    """[C2.3]"""
    sea = fishing()
    assert sea.to_act == {0, 1, 2, 3}
    assert sea.play("3 dive 5", "1 dive 9", "4 dive 1") == []
    assert sea.to_act == {SECOND}
    assert sea.view(SECOND).scene()["dives"] == [None, 0, None, None]
    assert sea.view(SECOND).scene()["hands"] == [list(range(1, 13))] * 4
    assert sea.play("2 dive 7")[:4] == [Dived(0, 9, 54), Dived(1, 7, 43), Dived(2, 5, 32), Dived(3, 1, 9)]


def test_nobody_dives_twice():
    """[C2.3]"""
    sea = fishing()
    sea.play("1 dive 4")
    with pytest.raises(NotAsked, match=r"a diver has already been chosen\. \[C2\.3\]"):
        sea.play("1 dive 5")


def test_a_diver_is_played_once():
    """[C2.4, C-R14]"""
    sea = fishing(hands=[[1, 2, *range(4, 13)]] * 4, round=2)
    assert sea.why(FIRST, "dive 3") == "C2.4"
    with pytest.raises(Illegal, match="that diver has already been played"):
        sea.play("1 dive 3")


def test_the_kiti_moves_on_and_the_next_round_begins():
    """[C2.5]"""
    sea = fishing(kiti=4)
    heard = dive(sea, 1, 2, 3, 4)
    assert (sea.kiti, sea.round, sea.step) == (1, 2, "lay")
    assert heard[-1] == Round(2)


def test_the_last_diver_is_played_without_asking():
    """[C2.6]"""
    used = ["tuna-12", "tiger-7", "sardine-3"]
    hands = [[4], [5], [6], [7]]
    sea = fishing(
        {"bottom": "tuna-12", "middle": "tiger-7"}, step="lay", round=12, hands=hands, discarded=filler(33, used)
    )
    heard = sea.play("chance draw sardine-3")
    assert [event for event in heard if isinstance(event, Dived)] == [
        Dived(0, 4, 24),
        Dived(1, 5, 31),
        Dived(2, 6, 38),
        Dived(3, 7, 45),
    ]
    assert sea.is_over


def test_nobody_dives_before_three_cards_lie_in_the_lagoon():
    """[C2.1]"""
    sea = fishing({"bottom": "tuna-12"}, step="lay")
    assert sea.why(FIRST, "dive 3") == "C2.1"
    assert chawai.start(3).why_not(FIRST, "dive 3").rule == "C2.1"


def test_chance_waits_for_the_answer_that_is_asked_for():
    """[C-R1, C1.5, C2.1, C2.3]"""
    assert chawai.start(3, gulls="seven").why_not(CHANCE, "kiti 2").rule == "C-R1"
    assert chawai.start(3).why_not(CHANCE, "draw tuna-12").rule == "C1.5"
    assert fishing({"bottom": "tuna-12"}, step="lay").why(CHANCE, "kiti 2") == "C2.1"
    assert fishing().why(CHANCE, "draw tuna-13") == "C2.3"
    assert chawai.start(3).why_not(CHANCE, "kiti 4").rule == "C1.1"


@pytest.mark.parametrize(("answer", "rule"), [("draw gull", "C2.1"), ("kiti 1", "C-R4"), ("remove gull", "C-R1")])
def test_no_player_answers_for_chance(answer, rule):
    """[C-R1, C-R4, C2.1] Before the dive, during it and after one's own."""
    sea = fishing()
    sea.play("2 dive 4")
    assert sea.why(FIRST, answer) == sea.why(SECOND, answer) == chawai.start(3).why_not(FIRST, answer).rule == rule


# --- C3 taking fish -----------------------------------------------------------------------------------------------


def test_deepest_second_and_shallowest():
    """[C3.1, C3.2, C3.3]"""
    heard = dive(fishing(seats=5), 3, 12, 7, 1, 9)
    assert took(heard) == {BOTTOM: 1, MIDDLE: 4, SURFACE: 3}


def test_equals_at_the_bottom_go_by_the_kiti_anticlockwise():
    """[C3.4, C-R3] The Kiti stands before the second seat, so the first is nearest anticlockwise, the fourth next."""
    heard = dive(fishing(kiti=2), 9, 1, 9, 9)
    assert took(heard) == {BOTTOM: FIRST, MIDDLE: FOURTH, SURFACE: SECOND}


def test_equals_at_the_surface_go_by_the_kiti_clockwise():
    """[C3.5]"""
    heard = dive(fishing(kiti=2), 4, 4, 9, 4)
    assert took(heard)[SURFACE] == SECOND


def test_one_order_serves_both_rules():
    """[C-R2] Compare it with the two rules as they are written, for every dive of four."""
    from itertools import product

    for kiti in range(4):
        for dives in product(range(1, 5), repeat=4):
            heard = dive(fishing(kiti=kiti + 1), *dives)
            assert took(heard) == naive(dives, kiti)
            assert order(heard) == sorted(range(4), key=lambda seat: (-dives[seat], (kiti - 1 - seat) % 4))


def order(heard):
    """The seats by the precedence of their divers, those that take nothing included."""
    dived = [event for event in heard if isinstance(event, Dived)]
    return [event.seat for event in sorted(dived, key=lambda event: -event.precedence)]


def naive(dives, kiti):
    """Bottom and middle by nearness anticlockwise, surface by nearness clockwise."""
    clockwise = {seat: (seat - kiti) % 4 for seat in range(4)}
    bottom = max(range(4), key=lambda seat: (dives[seat], clockwise[seat]))
    middle = max({0, 1, 2, 3} - {bottom}, key=lambda seat: (dives[seat], clockwise[seat]))
    surface = min({0, 1, 2, 3} - {bottom, middle}, key=lambda seat: (dives[seat], clockwise[seat]))
    return {BOTTOM: bottom, MIDDLE: middle, SURFACE: surface}


def test_fish_go_on_top_of_the_pile():
    """[C3.6, C-R13]"""
    sea = fishing(piles=[["tuna-10"], [], [], []])
    dive(sea, 9, 1, 2, 3)
    assert sea.piles[FIRST] == ["tuna-10", "tuna-12"]
    assert sea.view(WATCHER).scene()["piles"] == sea.piles


# --- C4 the creatures ---------------------------------------------------------------------------------------------


def test_a_lantern_hides_the_next_card_from_all_but_its_catcher():
    """[C4.1, C-R6, C-R9]"""
    sea = fishing({"bottom": "lantern-3", "middle": "tiger-7", "surface": "sardine-3"})
    assert Lit(SECOND, BOTTOM) in dive(sea, 1, 12, 2, 3)
    sea.play("chance draw tuna-15")
    assert sea.position.events(FIRST) == [Hidden(BOTTOM, SECOND)]
    assert sea.position.events(SECOND) == [Hidden(BOTTOM, SECOND), Lies(BOTTOM, fish("tuna-15"))]
    assert sea.view(SECOND).scene()["lagoon"]["bottom"] == "tuna-15"
    assert sea.view(FIRST).scene()["lagoon"]["bottom"] is None
    assert sea.view(WATCHER).scene()["lagoon"]["bottom"] is None


def test_two_lanterns_give_two_secrets():
    """[C-R6]"""
    sea = fishing({"bottom": "lantern-3", "middle": "lantern-5", "surface": "sardine-3"})
    dive(sea, 1, 12, 11, 3)
    sea.play("chance draw tuna-15", "chance draw gull", "chance draw tiger-6")
    assert sea.hidden == {"bottom": 2, "middle": 3}
    assert list(sea.view(SECOND).scene()["lagoon"].values()) == ["tuna-15", None, "tiger-6"]
    assert list(sea.view(THIRD).scene()["lagoon"].values()) == [None, "gull", "tiger-6"]


def test_the_hidden_card_is_turned_up_before_it_is_taken():
    """[C-R7] It may be another lantern, which hides the next one again."""
    lagoon = {"bottom": "lantern-3", "middle": "tiger-7", "surface": "sardine-3"}
    sea = fishing(lagoon, hidden={"bottom": 2}, round=2, hands=[list(range(2, 13))] * 4)
    heard = dive(sea, 12, 2, 3, 4)
    assert heard[4:6] == [Shown(BOTTOM, fish("lantern-3")), Took(FIRST, BOTTOM, fish("lantern-3"))]
    assert sea.hidden == {"bottom": 1}


def test_a_lantern_in_the_last_round_has_no_effect():
    """[C-R8] A lantern that a gull takes away later has had its effect."""
    waters = {"bottom": "tuna-12", "middle": "tiger-7"}
    used = [*waters.values(), "lantern-1"]
    sea = fishing(waters, step="lay", round=12, hands=[[4], [5], [6], [7]], discarded=filler(33, used))
    heard = sea.play("chance draw lantern-1")
    assert Took(FIRST, SURFACE, fish("lantern-1")) in heard
    assert not any(isinstance(event, Lit) for event in heard)
    robbed = fishing(piles=[["lantern-5"], [], [], []], hidden={"middle": 1}, lagoon={**LAGOON, "bottom": "gull"})
    dive(robbed, 9, 1, 2, 3)
    assert robbed.piles[FIRST] == []


def test_three_jellyfish_are_thrown_out():
    """[C4.2, C-R11]"""
    piles = [["jellyfish-10", "tiger-8", "jellyfish-15"], [], [], []]
    sea = fishing({**LAGOON, "bottom": "jellyfish-10"}, piles)
    assert Freed(FIRST) in dive(sea, 9, 1, 2, 3)
    assert sea.piles[FIRST] == ["tiger-8"]
    assert (sea.discarded.count("jellyfish-10"), sea.discarded.count("jellyfish-15")) == (2, 1)


def test_a_gull_takes_the_top_card_along():
    """[C4.3, C-R10]"""
    sea = fishing({**LAGOON, "middle": "gull"}, [[], ["tuna-10", "tiger-8"], [], []])
    heard = dive(sea, 9, 8, 2, 3)
    assert Robbed(SECOND, fish("tiger-8")) in heard
    assert sea.piles[SECOND] == ["tuna-10"]
    assert {"gull", "tiger-8"} <= set(sea.discarded)


def test_a_gull_finds_an_empty_pile():
    """[C4.4]"""
    sea = fishing({**LAGOON, "middle": "gull"}, round=2)
    assert Spared(SECOND) in dive(sea, 9, 8, 2, 3)
    assert sea.piles[SECOND] == []


def test_a_jellyfish_taken_by_a_gull_no_longer_counts():
    """[C-R12]"""
    piles = [["jellyfish-10", "jellyfish-15"], [], [], []]
    sea = fishing({"bottom": "gull", "middle": "tiger-7", "surface": "sardine-3"}, piles)
    dive(sea, 9, 1, 2, 3)
    assert sea.piles[FIRST] == ["jellyfish-10"]
    sea.play("chance draw jellyfish-15", "chance draw tuna-15", "chance draw tuna-14")
    dive(sea, 8, 2, 3, 4)
    assert sea.piles[FIRST] == ["jellyfish-10", "jellyfish-15"]


# --- C5 the end ---------------------------------------------------------------------------------------------------


def over(piles):
    used = [name for pile in piles for name in pile]
    discarded = filler(36 - len(used), used)
    return fishing({}, piles, step="over", seats=len(piles), round=12, hands=[[]] * len(piles), discarded=discarded)


def test_fish_are_added_up_species_by_species():
    """[C5.1]"""
    sea = over([["tuna-15", "jellyfish-10", "lantern-3"], ["sardine-2", "tiger-9"], [], []])
    assert sea.scores()[FIRST] == {"sardines": 0, "lanterns": 3, "tigers": 0, "tunas": 15, "jellyfish": -10}
    assert sea.totals() == [8, 11, 0, 0]
    assert sea.why(FIRST, "dive 1") == "C5.1"


def test_the_highest_total_wins_and_equals_share():
    """[C5.2, C-R17]"""
    assert over([["tuna-15"], ["tiger-9"], []]).winners == {FIRST}
    assert over([["tuna-15"], ["tiger-9", "tiger-6"], ["jellyfish-10"]]).winners == {FIRST, SECOND}
    assert over([["jellyfish-10"], ["jellyfish-15"], ["jellyfish-15"]]).winners == {FIRST}
