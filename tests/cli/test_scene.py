"""`archipel scene`: set up a position, play moves from it, and print everything known about it."""

from __future__ import annotations

import json

import pytest

DECIDE = {"game": "mahe", "seats": 4, "turn": "red", "clutch": 5, "dice": [2], "step": "decide"}
STACK = {**DECIDE, "dice": [1], "stacks": {"18": ["blue", "red", "yellow"]}}


def shown(said) -> dict:
    assert (said.code, said.err) == (0, "")
    return json.loads(said.out)


def refused(said) -> str:
    """The error message, which has one line."""
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "Traceback" not in said.err
    return said.err.removeprefix("archipel: ")


def test_a_scene_is_read_from_a_file_or_typed_in(run, tmp_path):
    (tmp_path / "scene.json").write_text(json.dumps(DECIDE), "utf-8")
    assert shown(run("scene", "scene.json")) == shown(run("scene", "-", typed=json.dumps(DECIDE)))


def test_a_scene_is_shown_with_everything_known_about_it(run):
    said = shown(run("scene", "-", typed=json.dumps(DECIDE)))
    assert said["scene"]["dice"] == [2]
    assert said["to_act"] == [1]
    assert said["legal"] == {"1": ["stop", "roll"]}
    assert (said["odds"], said["events"], said["winners"]) == ({}, [], [])
    assert said["scores"][0] == {"cards": 0, "beach": 0}


def test_the_odds_are_shown_when_chance_has_to_answer(run):
    said = shown(run("scene", "-", "roll", typed=json.dumps(DECIDE)))
    assert said["to_act"] == ["chance"]
    assert said["legal"] == {}
    assert said["odds"] == {f"die {pips}": 1 for pips in range(1, 7)}


def test_answers_are_played_one_after_another(run):
    """The booklet's stack: yellow, on top, has red roll on; red swims 18 spaces and yellow lays."""
    said = shown(run("scene", "-", "3 roll", "chance die 2", "3 roll", "chance die 3", typed=json.dumps(STACK)))
    assert said["scene"]["stacks"] == {"15": ["red", "yellow"], "18": ["blue"]}
    assert {"event": "laid", "turtle": "yellow", "eggs": 5} in said["events"]


def test_answers_may_stand_in_the_scene_and_seats_may_be_left_out(run):
    typed = json.dumps({**STACK, "play": ["roll", "die 2"]})
    said = shown(run("scene", "-", "roll", "die 3", typed=typed))
    assert said["scene"]["stacks"] == {"15": ["red", "yellow"], "18": ["blue"]}


def test_a_scene_that_is_shown_can_be_loaded_again(run):
    first = shown(run("scene", "-", "3 roll", "die 2", typed=json.dumps(STACK)))
    again = shown(run("scene", "-", typed=json.dumps(first["scene"])))
    assert again["scene"] == first["scene"]


# --- mistakes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "because"),
    [
        ("", "-: not valid JSON: Expecting value in line 1"),
        ("{\n'game'", "-: not valid JSON: Expecting property name enclosed in double quotes in line 2"),
        ("[]", 'the scene\'s field "game": it must name the game'),
        ("{}", 'the scene\'s field "game": it must name the game'),
        ('{"game": "chess"}', "unknown game “chess”"),
        ('{"game": ["mahe"]}', "unknown game"),
        ('{"game": "mahe"}', 'the scene\'s field "clutch"'),
        ('{"game": "mahe", "colour": 1, "clutch": 3}', 'the scene\'s field "colour": there is no such field'),
        ('{"game": "mahe", "seats": 9}', 'the scene\'s field "seats": it must be a whole number from 2 to 7, not 9'),
        (
            '{"game": "mahe", "clutch": 3, "options": {"wind": 1}}',
            'the scene\'s field "options": Mahé has no option “wind”',
        ),
        ('{"game": "mahe", "clutch": 3, "options": {"seats": 3}}', 'the scene\'s field "options"'),
        ('{"game": "mahe", "clutch": 3, "play": 5}', 'the scene\'s field "play"'),
        ('{"game": "mahe", "clutch": 3, "play": "die 4"}', 'the scene\'s field "play"'),
        ('{"game": "mahe", "clutch": 3, "play": [5]}', ""),
        ('{"game": "mahe", "seats": %s}' % ("9" * 5000), ""),
        ('{"game": "mahe", "clutch": 3, "stacks": {"%s": ["red"]}}' % ("9" * 5000), ""),
        ("[" * 100_000, ""),
    ],
    ids=lambda value: value[:60],
)
def test_an_impossible_scene_is_refused_in_one_line(run, typed, because):
    assert refused(run("scene", "-", typed=typed)).startswith(because)


@pytest.mark.parametrize(
    ("answer", "because"),
    [
        ("2 roll", "It is not Player 2’s turn: Player 1 decides now. [M1.6]"),
        ("card 3", "Player 1 cannot play an egg card: this table plays without the variant. [M8.1]"),
        ("chance die 4", "Not yet: Player 1 has to decide first. [M2.2]"),
        ("fly", "“fly” is not a move in this game; moves look like: stop, roll,"),
        ("", "“” is not a move in this game"),
        ("1", "“” is not a move in this game"),
        ("chance", "“” is not a move in this game"),
        ("9 roll", "there is no seat 9; this game has 4 players"),
        ("0 roll", "there is no seat 0; seats are numbered from 1 to 4"),
        (f"{10**30} roll", f"there is no seat {10**30}; this game has 4 players"),
        (f"{'9' * 5000} roll", ""),
    ],
    ids=lambda value: value[:40],
)
def test_an_illegal_answer_is_refused_in_one_line(run, answer, because):
    assert refused(run("scene", "-", answer, typed=json.dumps(DECIDE))).startswith(because)


def test_an_answer_names_its_seat_when_several_seats_are_to_move(run):
    """In Chawaï all three dive at the same time, face down."""
    lagoon = {"bottom": "tuna-10", "middle": "sardine-3", "surface": "tiger-7"}
    typed = json.dumps({"game": "chawai", "seats": 3, "step": "dive", "lagoon": lagoon})
    said = refused(run("scene", "-", "dive 3", typed=typed))
    assert said.startswith("“dive 3” does not say whose move it is, and 3 seats can move")
    assert shown(run("scene", "-", "2 dive 3", typed=typed))["to_act"] == [1, 3]


def test_rejects_an_answer_after_the_end(run):
    cards = [[1, 3, 3, 4, 5, 6, 1], [2, 4, 4, 6, 2], [2, 3, 4, 6], [3, 3, 4, 5]]
    over = {"game": "mahe", "seats": 4, "cards": cards, "step": "over", "beach": "red"}
    assert shown(run("scene", "-", typed=json.dumps(over)))["winners"] == [1]
    assert "0 seats can move" in refused(run("scene", "-", "roll", typed=json.dumps(over)))


@pytest.mark.parametrize("file", ["nothing.json", "."])
def test_a_file_that_cannot_be_read_is_refused_in_one_line(run, file):
    assert refused(run("scene", file)).startswith(f"{file}: ")
