"""The seal covers the whole record: every altered character is found and named, or only white space has changed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import archipel
from archipel.core.chance import FairDraw, Seeded, commitment
from archipel.core.errors import BadRecord
from archipel.core.record import Record, fair_table, read, start_text, verify
from archipel.core.record.reading import field_at
from archipel.core.table import Table
from tests.driving import few
from tests.marking import more
from tests.sealing import named_lines, resealed

GAMES = Path(__file__).parent.parent / "games"
RECORDS = sorted(GAMES.glob("*/golden/*.archipel"))
SHORT = GAMES / "deole" / "golden" / "1-storm.archipel"
MAHE = archipel.game("mahe")
SPECIAL = (
    "# \n\t\r\x0b\x0c\x1c\x85\xa0\u2028\u3000\ufeff\u200b\x00\ud800é٢:-+_Aa0"  # signs that a reader may take wrongly
)


def text_of(file: Path) -> str:
    return file.read_text("utf-8")


def is_harmless(text: str, altered: str) -> bool:
    """Tell whether the two differ in nothing but blank lines and white space around lines."""
    return [line.strip() for line in altered.splitlines() if line.strip()] == [
        line for line in text.splitlines() if line
    ]


def content(text: str) -> dict[str, object]:
    """Everything that a record says, without the numbers of its lines."""
    record = read(text)
    entries = [(entry.label, entry.answer) for entry in record.entries]
    return {**vars(record), "entries": entries, "lines": None}


def check_altered(text: str, altered: str, at: int) -> None:
    """Check that the alteration at this place is refused, or found and its field or answer named, or harmless."""
    place = text.count("\n", 0, at) + 1
    try:
        read(altered)
    except BadRecord as refused:
        assert refused.field, str(refused)
        return
    try:
        verify(altered)
    except BadRecord as refused:
        joined_or_parted = range(place - 1, place + 2) if "\n" in (text[at], altered[at : at + 1]) else (place,)
        named = {field_at(version, line) for version in (text, altered) for line in joined_or_parted}
        assert refused.field in named, str(refused)
        return
    assert is_harmless(text, altered), (at, altered[max(0, at - 20) : at + 20])
    assert content(altered) == content(text)


def check_place(text: str, at: int, signs: str) -> None:
    """Check every replacement of this character, its deletion, and every insertion before it."""
    check_altered(text, text[:at] + text[at + 1 :], at)
    for sign in signs:
        check_altered(text, text[:at] + sign + text[at:], at)
        if sign != text[at]:
            check_altered(text, text[:at] + sign + text[at + 1 :], at)


# --- every character ----------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize(("count", "part", "parts"), [(1, 0, 3), more(16, 0, 1)])
def test_every_altered_character_of_a_short_game_is_found(count, part, parts):
    """Every place of this part is tried with so many signs in turn, and with one that begins, parts or ends lines."""
    text = text_of(SHORT)
    signs = sorted({*text, *SPECIAL})
    for at in range(part, len(text), parts):
        turn = [signs[(at * count + n) % len(signs)] for n in range(min(count, len(signs)))]
        check_place(text, at, "".join({*turn, "# \n"[at % 3]}))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
@settings(max_examples=few(12), deadline=None, derandomize=True, database=None)
@given(st.data())
def test_an_altered_character_of_any_golden_game_is_found(file, data):
    text = text_of(file)
    at = data.draw(st.integers(0, len(text) - 1))
    check_place(text, at, data.draw(st.text(st.characters() | st.sampled_from(text), max_size=3)))


def test_the_seal_is_what_its_description_says():
    for file in RECORDS:
        assert resealed(text_of(file)) == text_of(file)


# --- every field --------------------------------------------------------------------------------------------------


@cache
def fair_game() -> str:
    """Ana plays against a bot and was away for two of her answers."""
    setup, names, bots = MAHE.setup(2), ("Ana", "Bo"), {1: "random"}
    start = start_text(MAHE, setup, names, bots, "rollout")
    table = Table(MAHE, setup, names, FairDraw(b"s" * 32, [b"Ana's share", b"Bo's share"], start))
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[0])
    return Record.of(table, bots, {0: 2}).write()


@pytest.mark.parametrize(
    ("line", "altered", "field"),
    [
        ("archipel 2", "archipel 1", "title"),
        ("- mahe -", "- chawai -", "title"),
        ("2 seats", "3 seats", "title"),
        ("rules 1.1", "rules 1.0", "title"),
        ("box: printed", "box: painted", "box"),
        ("egg_cards: no", "egg_cards: yes", "option egg_cards"),
        ("seat ana: Ana", "seat ana: Eva", "seat ana"),
        ("seat ana: Ana", "seat ana: ana", "seat ana"),
        ("bot bo: random", "bot bo: rollout", "bot bo"),
        ("bot bo: random", "bot ana: random", None),
        ("bot bo: random\n", "", "bot bo"),
        ("stand-in: rollout", "stand-in: random", "stand-in"),
        ("stand-in: rollout\n", "", "stand-in"),
        ("stand-in ana: 2", "stand-in ana: 3", "stand-in ana"),
        ("stand-in ana: 2 answers\n", "", "stand-in ana"),
        ("commitment: ", "commitment: 0", "commitment"),
        ("share ana: 41", "share ana: 42", "share ana"),
        ("score bo: ", "score bo: 1", "score bo"),
        ("secret: 7", "secret: 8", "secret"),
    ],
)
def test_an_altered_field_is_named(line, altered, field):
    text = fair_game()
    assert line in text
    with pytest.raises(BadRecord) as refused:
        verify(text.replace(line, altered, 1))
    assert field is None or refused.value.field == field


def test_an_altered_answer_is_named_even_if_the_altered_game_is_possible():
    """Yellow may be moved as well as green, and whoever stops may as well roll."""
    text = fair_game()
    answers = [(name, line) for name, line in named_lines(text) if line == "bo move yellow"]
    name, line = answers[0]
    at = text.index(f"\n{line}\n")
    with pytest.raises(BadRecord, match=f"“{name}” was altered") as refused:
        verify(text[:at] + "\nbo move green" + text[at + len(line) + 1 :])
    assert refused.value.field == name
    assert text.splitlines()[refused.value.line - 1] == line


def test_two_altered_lines_are_found():
    text = fair_game().replace("seat ana: Ana", "seat ana: ANA").replace("bot bo: random", "bot bo: rollout")
    with pytest.raises(BadRecord, match="more than one line"):
        verify(text)


def test_a_missing_seal_is_found():
    with pytest.raises(BadRecord, match="the seal is missing"):
        verify(re.sub("seal: .*\n", "", fair_game()))


def test_a_remark_is_not_sealed_and_hides_nothing():
    assert verify(f"# Played on the ferry.\n{fair_game()}") == verify(fair_game())
    for hidden in ("#bot bo", "# bot bo"):
        with pytest.raises(BadRecord):
            verify(fair_game().replace("bot bo", hidden, 1))


def test_a_seal_alone_proves_nothing():
    text = re.sub("(commitment|share|secret).*\n", "", fair_game())
    with pytest.raises(BadRecord, match="neither a commitment nor a seed"):
        verify(text)


@pytest.mark.parametrize("count", ["0 answers", "400 answers", "1 answers", "two answers"])
def test_a_bot_stood_in_for_some_of_the_answers(count):
    text = resealed(fair_game().replace("stand-in ana: 2 answers", f"stand-in ana: {count}"))
    with pytest.raises(BadRecord) as refused:
        verify(text)
    assert refused.value.field == "stand-in ana"


# --- forgers, who compute a new seal ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "altered"),
    [
        ("seat ana: Ana", "seat ana: ANA"),
        ("bot bo: random", "bot bo: rollout"),
        ("bot bo: random\n", ""),
        ("stand-in: rollout", "stand-in: random"),
        ("share ana: 41", "share ana: 42"),
    ],
)
def test_a_forged_start_gives_other_draws(line, altered):
    with pytest.raises(BadRecord, match="but the draw gives"):
        verify(resealed(fair_game().replace(line, altered, 1)))


def test_an_option_is_part_of_the_key():
    def first_draws(**chosen: str) -> list[int]:
        table = fair_table(MAHE, MAHE.setup(2, **chosen), ("Ana", "Bo"), b"s" * 32, [b"a", b"b"])
        return [table.luck.pick(number, 1000) for number in range(5)]

    assert first_draws(egg_cards="yes") != first_draws(egg_cards="no")


@pytest.mark.parametrize("dropped", ["commitment", "share", "secret"])
def test_half_a_proof_is_refused(dropped):
    text = re.sub(f"{dropped}.*\n", "", fair_game())
    with pytest.raises(BadRecord):
        verify(resealed(text))


def test_a_commitment_and_a_seed_exclude_each_other():
    with pytest.raises(BadRecord, match="not both"):
        verify(resealed(fair_game().replace("\n\nchance", "\nseed: 5\n\nchance", 1)))


# --- other records ------------------------------------------------------------------------------------------------

OLD = """\
archipel 1 - mahe - 2 seats - rules 1.1
box: printed
option egg_cards: no
seat ana: Ana
seat bo: Bo
commitment: {}
share ana: 61
share bo: 62

{}

pause after {} answers
secret: {}
# random gave 1 of the answers of Bo
"""


def old_game() -> str:
    """A game of format 1 with a remark, as the previous version wrote it."""
    secret = b"s" * 32
    table = Table(MAHE, MAHE.setup(2), ("Ana", "Bo"), FairDraw(secret, [b"a", b"b"], None))
    for _ in range(6):
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[0])
    lines = [f"{('ana', 'bo', 'chance')[ply.seat]} {ply.answer}" for ply in table.plies]
    return OLD.format(commitment(secret), "\n".join(lines), len(lines), secret.hex())


def test_a_record_of_format_1_is_true_but_not_sealed():
    verdict = verify(old_game())
    assert (verdict.luck, verdict.sealed, verdict.form) == ("fair", False, 1)


def test_a_game_of_format_1_goes_on_in_format_1():
    text = old_game()
    record = read(text)
    table = record.table(record.luck())
    for _ in range(4):
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[0])
    again = Record.of(table, record.bots).write()
    assert again.startswith("archipel 1 - mahe")
    assert "seal" not in again
    assert verify(again).luck == "fair"


def test_a_record_of_format_1_cannot_pass_for_one_of_format_2():
    with pytest.raises(BadRecord, match="the seal is missing"):
        verify(old_game().replace("archipel 1", "archipel 2"))


def test_a_seeded_record_is_sealed():
    table = Table(MAHE, MAHE.setup(2), ("Ana", "Bo"), Seeded(5))
    text = Record.of(table).write()
    assert verify(text).sealed
    with pytest.raises(BadRecord, match="“seat bo” was altered"):
        verify(text.replace("seat bo: Bo", "seat bo: bo"))
