"""A record is written, read and written again; it says what happened."""

from __future__ import annotations

import pytest

import archipel
from archipel.core.chance import Seeded
from archipel.core.kernel import CHANCE
from archipel.core.record import Record, Verdict, fair_table, label_all, read, verify
from archipel.core.table import Table
from tests.driving import PEARLS, name_of, setups

MAHE = archipel.game("mahe")
SECRET, SHARES = b"s" * 32, [b"Ana's share", b"Bo's share"]

BY_HAND = """\
archipel 2 - mahe - 2 seats - rules 1.1
box: printed
option egg_cards: no
seat ana: Ana
seat bo: Bo
bot bo: rollout

chance flip 3
chance first 1
ana move red
chance die 4
ana stop
chance die 2

pause after 6 answers
"""


def play(table: Table, answers: int = 10_000) -> Table:
    """Play the first legal answer of everybody, to the end or for that many answers."""
    while not table.position.is_over and len(table.plies) < answers:
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[0])
    return table


def two(luck: object = None) -> Table:
    return Table(MAHE, MAHE.setup(2), ("Ana", "Bo"), luck)


def fair(*names: str) -> Table:
    """A table with fair dice."""
    return fair_table(MAHE, MAHE.setup(2), names or ("Ana", "Bo"), SECRET, SHARES)


DEALS = {"fair": fair, "seeded": lambda: two(Seeded(5)), "unchecked": two}


# --- there and back -----------------------------------------------------------------------------------------------


def test_a_handwritten_record_is_read_and_written_the_same():
    record = read(BY_HAND)
    assert record.write() == BY_HAND
    assert record.table().position.scene()["stacks"] == {"4": ["red"]}
    assert (record.names, record.bots, record.finished) == (("Ana", "Bo"), {1: "rollout"}, False)


@pytest.mark.parametrize("table", [(MAHE, setup) for setup in setups(MAHE)], ids=name_of)
def test_a_record_reads_back_as_it_was_written(table):
    game, setup = table
    text = Record.of(play(Table(game, setup, luck=Seeded(3)), 60), bots={0: "random"}).write()
    assert read(text).write() == text
    assert read(text).setup == setup


@pytest.mark.parametrize("kind", DEALS)
def test_a_whole_game_reads_back_and_leads_to_the_same_position(kind):
    table = play(DEALS[kind]())
    text = Record.of(table).write()
    assert read(text).write() == text
    assert read(text).table().position == table.position
    assert [ply.after for _, ply in read(text).replay()] == [ply.after for ply in table.plies]


def test_a_saved_game_goes_on_with_the_dice_it_would_have_had():
    straight = play(fair())
    saved = read(Record.of(play(fair(), 40)).write())
    assert Record.of(play(saved.table(saved.luck()))).write() == Record.of(straight).write()


def test_the_toy_writes_its_seats_bids_and_winner():
    table = Table(PEARLS, PEARLS.setup(1), ("Ana",))
    for seat, answer in ((CHANCE, "pearl 2"), (0, "bid 3"), (0, "bid 1"), (0, "bid 2")):
        table.submit(seat, answer)
    assert Record.of(table).write() == (
        "archipel 2 - pearls - 1 seat - rules 1.0\nbox: printed\nseat ana: Ana\n\n"
        "chance pearl 2\nana bid 3\nana bid 1\nana bid 2\n\n"
        "end after 4 answers\nscore ana: 8\nwinner: ana\n"
    )


def test_all_who_share_a_victory_are_written_down():
    table = Table(PEARLS, PEARLS.setup(2), ("Ana", "Bo"))
    table.submit(CHANCE, "pearl 2")
    for ana, bo in (("bid 1", "bid 2"), ("bid 1", "bid 1"), ("bid 3", "bid 3")):
        table.submit(0, ana)
        table.submit(1, bo)
    assert Record.of(table).write().endswith("score ana: 2\nscore bo: 2\nwinner: ana\nwinner: bo\n")


# --- the truth ----------------------------------------------------------------------------------------------------


def test_a_finished_fair_game_is_true_from_its_first_line_to_its_last():
    table = play(fair())
    verdict = verify(Record.of(table).write())
    assert verdict == Verdict(len(table.plies), table.draws, finished=True, luck="fair", sealed=True, form=2)


@pytest.mark.parametrize("kind", DEALS)
def test_a_paused_game_is_true_as_far_as_it_goes(kind):
    table = play(DEALS[kind](), 50)
    verdict = verify(Record.of(table).write())
    assert (verdict.answers, verdict.draws, verdict.finished) == (len(table.plies), table.draws, False)
    assert (verdict.luck, verdict.sealed) == (kind, kind != "unchecked")


def test_a_game_that_has_not_begun_is_true():
    text = Record.of(two()).write()
    assert "pause after 0 answers" in text
    assert verify(text).answers == 0


def test_remarks_blank_lines_and_blanks_at_the_ends_of_lines_do_not_count():
    lines = [f"  {line}\t" for line in BY_HAND.splitlines()]
    text = "# Played on the ferry.\n\n" + "\r\n\r\n# a fine move\r\n".join(lines)
    assert read(text).write() == BY_HAND
    assert verify(text).answers == 6


# --- labels -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "labels"),
    [
        (("Ana", "Bo"), ("ana", "bo")),
        (("Cléo", "Åse", "Ñandú"), ("cleo", "ase", "nandu")),
        (("Ana Maria", "  Bo  the 2nd "), ("ana-maria", "bo-the-2nd")),
        (("Ana", "ana", "ANA"), ("ana", "ana-2", "ana-3")),
        (("Ana", "Ana", "Ana 2"), ("ana", "ana-2", "ana-2-2")),
        (("Chance", "chance"), ("chance-2", "chance-3")),
        (("Nobody", "nobody"), ("nobody-2", "nobody-3")),
        (("花子", "♥", "Bo"), ("player", "player-2", "bo")),
        (("end after 3 answers", "seat:"), ("end-after-3-answers", "seat")),
    ],
)
def test_labels_are_short_plain_and_different(names, labels):
    assert label_all(names) == labels


@pytest.mark.parametrize(
    "names",
    [
        ("Chance", "chance"),
        ("花子", "太郎"),
        ("Ana", "Ana"),
        ("seat x: y", "# Bo"),
        ("pause", "winner: bo"),
        ("box", ":"),
    ],
)
def test_any_names_come_back_as_they_were(names):
    text = Record.of(play(fair(*names))).write()
    assert read(text).names == names
    assert verify(text).luck == "fair"


def test_a_name_with_a_blank_at_its_end_comes_back_or_is_tidied_at_the_table():
    table = Table(MAHE, MAHE.setup(2), ("Ana ", " Bo"))
    text = Record.of(table).write()
    assert read(text).names == table.names
    assert read(text).write() == text
