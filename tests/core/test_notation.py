"""Answers and events as values: numbered, printed, parsed back."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from archipel.core.errors import UnknownAnswer
from archipel.core.kernel import CHANCE, WATCHER, rule
from archipel.core.notation import Answer, Answers, Bundles, Marks, Names, Numbers, Seats
from tests.driving import PEARLS
from tests.toys.pearls.state import Dealt, Saw

Knots = Annotated[int, Numbers(3, 5)]
Wind = Annotated[int, Names("wind", ("north", "east"))]
Seat = Annotated[int, Seats(3)]


@dataclass(frozen=True)
class Anchor(Answer):
    """No field."""


@dataclass(frozen=True)
class Row(Answer):
    knots: Knots


@dataclass(frozen=True)
class Sail(Answer):
    wind: Wind
    knots: Knots


@dataclass(frozen=True)
class Rob(Answer):
    seat: Seat


SAILING: Answers[Answer] = Answers(Anchor, Row, Sail, Rob)
ANCHOR, ROW, SAIL, ROB = SAILING.codes


def test_the_domains_count_and_name_their_values():
    assert [Numbers(3, 5).plain(value) for value in Numbers(3, 5)] == [3, 4, 5]
    assert [Names("wind", ("north", "east")).plain(value) for value in (0, 1)] == ["north", "east"]
    assert [Seats(3).plain(value) for value in Seats(3)] == [1, 2, 3]
    assert [Marks(("a1", "b1")).plain(value) for value in Marks(("a1", "b1"))] == ["a1", "b1"]
    catch = Bundles("fish", (("red",), ("red", "red", "green")))
    assert [catch.plain(value) for value in catch] == ["red", "red+red+green"]


def test_answers_are_numbered_in_the_order_of_their_kinds():
    assert [str(answer) for answer in SAILING.all] == [
        *("anchor", "row 3", "row 4", "row 5"),
        *("sail north 3", "sail north 4", "sail north 5", "sail east 3", "sail east 4", "sail east 5"),
        *("rob 1", "rob 2", "rob 3"),
    ]
    assert len(SAILING) == 13


def test_a_kind_without_fields_has_one_code_and_the_others_a_range():
    anchor, row, sail, rob = SAILING.codes
    assert anchor == 0
    assert [(kind.first, kind.stop) for kind in (row, sail, rob)] == [(1, 4), (4, 10), (10, 13)]


def test_a_range_knows_its_answers_their_values_and_back():
    _, row, sail, rob = SAILING.codes
    for code, answer in enumerate(SAILING.all):
        assert [code in kind for kind in (row, sail, rob)] == [isinstance(answer, kind) for kind in (Row, Sail, Rob)]
    assert [row.value(SAILING.code(Row(knots))) for knots in (3, 4, 5)] == [3, 4, 5]
    assert [rob.answer(seat) for seat in (0, 1, 2)] == [SAILING.code(Rob(seat)) for seat in (0, 1, 2)]
    assert [sail.values(code) for code in range(4, 10)] == [(wind, knots) for wind in (0, 1) for knots in (3, 4, 5)]
    assert [sail.answer(*sail.values(code)) for code in range(4, 10)] == list(range(4, 10))


@rule
def read_back(answer):
    """Decode an answer in compiled code: return the values of its fields, and the answer encoded again."""
    if answer in ROW:
        return ROW.value(answer), 0, ROW.answer(ROW.value(answer)), ROW.first
    if answer not in SAIL:
        return 0, 0, answer, SAIL.stop
    wind, knots = SAIL.values(answer)
    return wind, knots, SAIL.answer(wind, knots), SAIL.first


def test_compiled_rules_understand_ranges():
    fields = [(answer.wind, answer.knots) for answer in SAILING.all if isinstance(answer, Sail)]
    assert [read_back(code) for code in range(1, 4)] == [(code + 2, 0, code, 1) for code in range(1, 4)]
    assert [read_back(code) for code in range(4, 10)] == [(*fields[code - 4], code, 4) for code in range(4, 10)]
    assert [read_back(code) for code in (0, 12)] == [(0, 0, 0, 10), (0, 0, 12, 10)]


@pytest.mark.parametrize("text", ["sail east 4", "  Sail   EAST 4 ", "SAIL\teast\n4"])
def test_blanks_and_capitals_do_not_matter(text):
    assert SAILING.parse(text) == Sail(1, 4)
    assert SAILING.code(text) == SAILING.code(Sail(1, 4))


@pytest.mark.parametrize("text", ["", "sail", "sail east", "sail west 4", "row 6", "row 3 3", "rob 0", "row 03", "♥"])
def test_an_unknown_text_is_refused_with_the_shapes_of_all_answers(text):
    with pytest.raises(UnknownAnswer) as refused:
        SAILING.parse(text)
    assert str(refused.value) == (
        f"“{text}” is not a move in this game; moves look like: anchor, row 3…5, sail north…east 3…5, rob 1…3"
    )


@pytest.mark.parametrize("answer", [Row(9), Rob(-1), PEARLS.answers.all[0]])
def test_a_value_that_is_no_answer_of_the_game_is_refused(answer):
    with pytest.raises(UnknownAnswer, match=f"“{answer.word}"):
        SAILING.code(answer)


@pytest.mark.parametrize("annotation", [int, Annotated[int, "three to five"]])
def test_a_field_has_to_say_which_values_it_may_take(annotation):
    @dataclass(frozen=True)
    class Drift(Answer):
        knots: annotation

    with pytest.raises(TypeError, match='the field "knots" of Drift does not say which values it may take'):
        Answers(Drift)


def test_two_answers_cannot_have_the_same_text():
    @dataclass(frozen=True)
    class Steer(Answer):
        wind: Annotated[int, Names("wind", ("north", "north"))]

    with pytest.raises(TypeError, match="the same text"):
        Answers(Steer).parse("steer north")


def test_names_written_with_capitals_parse_back():
    @dataclass(frozen=True)
    class Turn(Answer):
        wind: Annotated[int, Names("wind", ("N", "E", "S", "W"))]

    answers = Answers(Turn)
    assert [answers.parse(str(answer)) for answer in answers.all] == list(answers.all)


def test_a_value_speaks_plainly_of_its_fields():
    assert Sail(1, 4).plain() == {"wind": "east", "knots": 4}
    assert Rob(0).plain() == {"seat": 1}
    assert str(Rob(0)) == "rob 1"


def test_changing_a_plain_dictionary_does_not_change_the_answer():
    sail = Sail(1, 4)
    sail.plain()["wind"] = "west"
    assert (sail.plain()["wind"], str(sail)) == ("east", "sail east 4")


def test_values_are_values():
    assert Row(3) == Row(3) != Row(4)
    assert len({Row(3), Row(3), Sail(0, 3)}) == 2
    assert Row(3).word == "row"


def test_events_are_read_with_the_seats_that_may_see_them():
    position = PEARLS.start(2)
    position.play(CHANCE, "pearl 3")
    assert position.events() == position.events(0) == [Dealt(0), Saw(3)]
    assert position.events(1) == position.events(WATCHER) == [Dealt(0)], "the pearl is the first seat's secret"


def test_equal_events_are_the_same_object():
    first, second = PEARLS.start(2), PEARLS.start(3)
    first.play(CHANCE, "pearl 3")
    second.play(CHANCE, "pearl 3")
    assert first.events()[1] is second.events()[1]


def test_events_are_numbered_from_one():
    assert PEARLS.events.codes == (1, 2, 3)
