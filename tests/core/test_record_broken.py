"""Whatever the text, reading a record gives a record or a sentence that names the line."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import archipel
from archipel.core.chance import Seeded
from archipel.core.errors import BadRecord
from archipel.core.record import Record, fair_table, game_of, read, verify
from archipel.core.table import Table
from tests.driving import few
from tests.sealing import resealed

MAHE = archipel.game("mahe")

RECORD = """\
archipel 2 - mahe - 2 seats - rules 1.1
box: printed
option egg_cards: no
seat ana: Ana
seat bo: Bo
bot bo: random
seed: 11

chance flip 3
chance first 1
ana move red
chance die 4
ana stop
chance die 5

pause after 6 answers
seal: {0} {0}
"""
RECORD = resealed(RECORD.format("0" * 64))


@cache
def written(kind: str, answers: int) -> str:
    setup, names = MAHE.setup(2), ("Ana", "Bo")
    table = Table(MAHE, setup, names, Seeded(5) if kind == "seeded" else None)
    if kind == "fair":
        table = fair_table(MAHE, setup, names, b"s" * 32, [b"a", b"b"])
    while not table.position.is_over and len(table.plies) < answers:
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[0])
    return Record.of(table).write()


def refused_at(text: str, because: str | None = None) -> int:
    with pytest.raises(BadRecord, match=because) as refused:
        verify(text)
    return refused.value.line


# --- truncated ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["fair", "seeded"])
def test_a_whole_game_cut_off_after_any_line_is_refused_at_its_last_line(kind):
    lines = written(kind, 10_000).splitlines(keepends=True)
    for count in range(len(lines)):
        cut = "".join(lines[:count])
        assert refused_at(cut) <= max(1, count), f"cut off after line {count}"


@pytest.mark.parametrize("kind", ["fair", "seeded", "by hand"])
def test_a_paused_game_cut_off_at_any_sign_is_refused(kind):
    text = written(kind, 12)
    for length in range(len(text.rstrip())):
        assert refused_at(text[:length]) >= 1, f'cut off after "{text[:length][-20:]}"'
    assert verify(text.rstrip()) == verify(text), "only the line's end is missing"


@pytest.mark.parametrize("kind", ["fair", "seeded"])
def test_the_closing_lines_of_a_whole_game_cut_off_at_any_sign_are_refused(kind):
    text = written(kind, 10_000)
    end = len(text.rstrip())
    for length in (*range(text.index("end after"), end, 5), end - 2, end - 1):
        assert refused_at(text[:length]) >= 1, f'cut off after "{text[:length][-20:]}"'


# --- no record at all ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", " \n\n\t\n", "# only a remark\n"])
def test_an_empty_file_is_no_record(text):
    assert refused_at(text, "the file is empty") == 1


@pytest.mark.parametrize(
    "text",
    ["To be or not to be", "{}", "\x00\x01\xff\x1c", "\ufeff\ud800", "archipel", "archipel 2 - mahe", "-" * 10_000],
)
def test_garbage_is_no_record(text):
    assert refused_at(text, "it should begin “archipel 2 - game - n seats - rules N”") == 1


@pytest.mark.parametrize(
    ("title", "because"),
    [
        ("archipel 3 - mahe - 2 seats - rules 1.1", "only formats up to 2 can be read"),
        ("archipel 2 - chess - 2 seats - rules 1.1", "unknown game “chess”"),
        ("archipel 2 - .. - 2 seats - rules 1.1", "unknown game “..”"),
        ("archipel 2 - mahe - 2 seats - rules 0.9", "played by rules 0.9; these are rules 1.1"),
        ("archipel 2 - mahe - 9 seats - rules 1.1", "for 2 to 7 players, not 9"),
        ("archipel 2 - mahe - 3 seats - rules 1.1", "3 seats need as many different “seat NAME” lines"),
        ("archipel 2 - mahe - two seats - rules 1.1", "it should begin"),
        (f"archipel {'9' * 5000} - mahe - 2 seats - rules 1.1", None),
        (f"archipel 2 - mahe - {'9' * 5000} seats - rules 1.1", None),
    ],
)
def test_an_impossible_title_is_refused(title, because):
    assert refused_at(RECORD.replace(RECORD.splitlines()[0], title), because) == 1


# --- spoilt lines -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "spoilt", "because"),
    [
        ("box: printed", "box: homemade", "played with the box “homemade”; this is “printed”"),
        ("option egg_cards: no", "option egg_cards: maybe", "must be one of no, yes, not “maybe”"),
        ("option egg_cards: no", "option wind: no", "has no option “wind”"),
        ("option egg_cards: no", "option seats: 3", "has no option “seats”"),
        ("option egg_cards: no", "option self: 3", "has no option “self”"),
        ("option egg_cards: no", "option box: x", "has no option “box”"),
        ("seat bo: Bo", "seat ana: Bo", "2 seats need as many different"),
        ("seat bo: Bo", "seat chance: Bo", "2 seats need as many different"),
        ("seat bo: Bo", "seat bo: Bo\nseat cleo: Cleo", "2 seats need as many different"),
        ("seat bo: Bo", f"seat bo: {'B' * 41}", "cannot be a name"),
        ("seat bo: Bo", "seat bo: B\u200bo", "cannot be a name"),
        ("bot bo: random", "bot cleo: random", "no player named “cleo”"),
        ("seed: 11", "seed: five", "a seed is a whole number below .*, not “five”"),
        ("seed: 11", "seed: -5", "a seed is a whole number below .*, not “-5”"),
        ("seed: 11", f"seed: {2**63}", None),
        ("seed: 11", f"seed: {'9' * 5000}", None),
        ("seed: 11", "share ana: 0g", "“0g” is not written in hexadecimal digits"),
        ("seed: 11", "share ana: 012", "“012” is not written in hexadecimal digits"),
    ],
)
def test_an_impossible_header_is_refused_with_its_line(line, spoilt, because):
    number = RECORD.splitlines().index(line) + 1
    assert refused_at(RECORD.replace(line, spoilt), because) in (1, number)


@pytest.mark.parametrize(
    ("added", "because"),
    [
        ("secret: xyz", "“xyz” is not written in hexadecimal digits"),
        ("ana stop", "“ana stop” has no place after the end of the game"),
        ("pause after 6 answers", "has no place after the end of the game"),
    ],
)
def test_an_impossible_closing_line_is_refused_with_its_line(added, because):
    assert refused_at(f"{RECORD}{added}\n", because) == 18


def test_a_count_too_long_to_read_is_refused():
    assert refused_at(RECORD.replace("after 6", f"after {'9' * 5000}")) == 17


def test_two_pauses_are_one_too_many():
    assert refused_at(RECORD.replace("ana move", "pause after 2 answers\nana move"), "has no place after the end") == 12


def test_the_record_that_is_spoilt_here_is_true():
    assert verify(RECORD).luck == "seeded"


def test_the_game_is_known_from_the_first_line_that_is_no_remark():
    assert game_of(RECORD) is MAHE
    assert game_of(f"# a remark\n\n{RECORD}") is MAHE
    with pytest.raises(BadRecord, match="not a game record"):
        game_of("")


# --- anything -----------------------------------------------------------------------------------------------------

LINES = st.one_of(
    st.sampled_from(RECORD.splitlines()),
    st.from_regex(
        r"(box|option|seat|bot|share|score|winner|secret|seed|commitment|ana|chance|end|pause)( \w+)*(: .*)?"
    ),
    st.text(max_size=30),
)


def is_read_or_refused(text: str) -> None:
    for reader in (read, verify, game_of):
        try:
            reader(text)
        except BadRecord as refused:
            assert 1 <= refused.line <= max(1, len(text.splitlines()))


@settings(max_examples=few(300), deadline=None, derandomize=True, database=None)
@given(st.text())
@example("\x85\n")
def test_any_text_is_read_or_refused_with_a_line(text):
    is_read_or_refused(text)


@settings(max_examples=few(250), deadline=None, derandomize=True, database=None)
@given(st.lists(LINES, max_size=3), st.integers(0, 16), st.integers(0, 3))
def test_a_record_with_lines_put_in_and_taken_out_is_read_or_refused_with_a_line(added, at, dropped):
    lines = RECORD.splitlines()
    is_read_or_refused("\n".join([*lines[:at], *added, *lines[at + dropped :]]))
