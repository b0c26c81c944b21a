"""`archipel replay` and `archipel verify`: step through a record, and check that it is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import archipel
from archipel.core.chance import Seeded
from archipel.core.kernel import WATCHER
from archipel.core.record import Record, read
from archipel.core.table import Table
from archipel.core.words import LANGUAGES, words

CHAWAI = archipel.game("chawai")
GOLDEN = Path(__file__).parent.parent / "games"
UNSEALED = 3

RECORD = """\
archipel 2 - mahe - 4 seats - rules 1.1
box: printed
option egg_cards: no
seat ana: Ana
seat bo: Bo
seat cleo: Cleo
seat dov: Dov

chance flip 2
chance first 1
chance die 2
ana roll
chance die 1
ana roll
chance die 4
chance flip 3
chance die 1
bo stop

pause after 10 answers
"""


@pytest.fixture
def file(tmp_path):
    """Ana has swum 21 spaces and won the 2; Bo has swum one."""
    (tmp_path / "a.game").write_text(RECORD, "utf-8")
    return "a.game"


# --- replay -------------------------------------------------------------------------------------------------------


def test_a_record_is_replayed_answer_by_answer_and_shown_at_its_end(run, file):
    said = run("replay", file)
    assert said.code == 0
    assert re.search(r"^ +3 +Red rolls a 2: 2 so far\.\n +4 +Ana: Roll another die$", said.out, re.M)
    assert re.search(r"^ +7 +Red swims 21 spaces, to space 21\.\n +7 +Red lays 2 eggs\.$", said.out, re.M)
    assert said.out.index("Blue swims one space, to space 1.") < said.out.index("Pile: 18")


def test_a_record_can_be_typed_in(run):
    assert "Red lays 2 eggs." in run("replay", "-", typed=RECORD).out
    assert json.loads(run("verify", "-", "--json", typed=RECORD).out)["answers"] == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_replayed_in_every_language(run, file, lang):
    out = run("replay", file, "--lang", lang).out
    assert words(lang, "archipel.games.mahe").say("mahe-pile", cards=18) in out


@pytest.mark.parametrize(
    ("number", "stacks"), [(0, {}), (6, {}), (7, {"21": ["red"]}), (10, {"1": ["blue"], "21": ["red"]})]
)
def test_the_position_after_so_many_answers_is_shown(run, file, number, stacks):
    assert json.loads(run("replay", file, "--at", number, "--json").out)["stacks"] == stacks
    drawn = run("replay", file, "--at", number)
    assert "Ana" in drawn.out
    assert ("lays" in drawn.out) is False, "nothing but the board"


@pytest.mark.parametrize(("seat", "shown"), [(0, "?"), (1, "2  (2)"), (2, "?")])
def test_a_record_is_seen_as_a_seat_saw_it(run, file, seat, shown):
    """In Mahé everybody knows the card that Ana won; it lies face down all the same."""
    assert json.loads(run("replay", file, "--at", 7, "--seat", seat, "--json").out)["cards"][0] == [2]
    assert re.search(rf"^Ana +● Red +1 +{re.escape(shown)} *$", run("replay", file, "--seat", seat).out, re.M)


def test_a_record_is_replayed_for_programs_to_read(run, file):
    steps = json.loads(run("replay", file, "--json").out)
    assert len(steps) == 10
    assert steps[3] == {"who": "ana", "answer": "roll", "events": []}
    assert steps[6]["events"] == ["rolled red 4 7", "swam red 21 21", "laid red 2"]


def test_a_record_is_replayed_as_a_seat_saw_it(run, tmp_path):
    """In Chawaï, only the player who takes a lantern sees which fish lies face down."""
    (tmp_path / "chawai.game").write_text(whole_game_of_chawai(), "utf-8")
    steps = [json.loads(run("replay", "chawai.game", "--seat", seat, "--json").out) for seat in range(4)]
    public, *each = (sum(event.startswith("lies") for step in seen for event in step["events"]) for seen in steps)
    assert public == 12 * 3 - 3, "three cards in each of twelve rounds, and three lanterns"
    assert sum(own - public for own in each) == 3


@pytest.mark.parametrize("seat", range(4))
def test_the_answers_of_others_are_not_told(run, tmp_path, seat):
    """A rival's dive is told when it is turned up, a hidden draw when it is; before that, nothing."""
    (tmp_path / "chawai.game").write_text(whole_game_of_chawai(), "utf-8")
    steps = json.loads(run("replay", "chawai.game", "--seat", seat, "--json").out)
    assert len(steps) == len(read(whole_game_of_chawai()).entries)
    assert {step["who"] for step in steps if step["answer"] is not None} == ({f"player-{seat}"} if seat else set())
    said = run("replay", "chawai.game", "--seat", seat).out
    assert set(re.findall(r"^ +\d+ +(Player \d): Dive", said, re.M)) == ({f"Player {seat}"} if seat else set())


def test_a_dive_is_told_when_it_is_turned_up(run, tmp_path):
    (tmp_path / "chawai.game").write_text(whole_game_of_chawai(), "utf-8")
    steps = json.loads(run("replay", "chawai.game", "--seat", 1, "--json").out)
    divers = [number for number, step in enumerate(steps) if step["who"].startswith("player")][:3]
    told = [sum(event.startswith("dived") for event in steps[number]["events"]) for number in divers]
    assert told == [0, 0, 3]


def test_with_no_seat_everything_in_the_record_is_told(run, tmp_path):
    (tmp_path / "chawai.game").write_text(whole_game_of_chawai(), "utf-8")
    steps = json.loads(run("replay", "chawai.game", "--json").out)
    entries = read(whole_game_of_chawai()).entries
    assert [(step["who"], step["answer"]) for step in steps] == [(entry.label, entry.answer) for entry in entries]
    assert sum(event.startswith("lies") for step in steps for event in step["events"]) == 12 * 3


@pytest.mark.parametrize("golden", [*(GOLDEN / "maldivia" / "golden").glob("*.archipel")], ids=lambda file: file.stem)
def test_a_seat_is_told_what_its_view_remembers(run, golden):
    """Plans and the shark's gifts included: the replay is the history of the seat's last view."""
    record = read(golden.read_text("utf-8"))
    position = record.table().position
    for seat in range(-1, record.setup.seats):
        steps = json.loads(run("replay", golden, "--seat", seat + 1, "--json").out)
        history = position.view(WATCHER if seat < 0 else seat).history
        assert [step["events"] for step in steps] == [[str(event) for event in entry.events] for entry in history]
        assert [step["answer"] for step in steps] == [entry.answer and str(entry.answer) for entry in history]


def whole_game_of_chawai() -> str:
    table = Table(CHAWAI, CHAWAI.setup(3), luck=Seeded(1))
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[-1])
    return Record.of(table).write()


def test_replay_does_not_wait_without_a_terminal(run, file):
    assert run("replay", file, "--step").out == run("replay", file).out


@pytest.mark.parametrize(
    ("arguments", "because"),
    [
        (("--at", 11), "the record has only 10 moves, not 11"),
        (("--at", -1), "“-1” is not a whole number"),
        (("--at", "x"), "“x” is not a whole number"),
        (("--seat", 5), "there is no seat 5; this game has 4 players"),
        (("--seat", "ana"), "“ana” is not a whole number"),
    ],
)
def test_a_place_that_the_record_does_not_have_is_refused(run, file, arguments, because):
    for form in ((), ("--json",)):
        said = run("replay", file, *arguments, *form)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert because in said.err


# --- verify -------------------------------------------------------------------------------------------------------


def test_a_true_record_is_verified(run, file):
    said = run("verify", file)
    assert (said.code, said.err) == (UNSEALED, "")
    assert said.out.startswith("a.game: 10 moves, all legal; all 7 draws are possible, but nothing was committed to")
    assert said.out.endswith(
        "the game is unfinished. Not sealed: nothing shows whether names, options, bots or moves were altered.\n"
    )


def test_a_record_without_a_seal_says_so_to_programs(run, file):
    said = run("verify", file, "--json")
    verdict = json.loads(said.out)
    assert (said.code, said.err) == (UNSEALED, "")
    assert (verdict["true"], verdict["sealed"], verdict["luck"]) == (True, False, "unchecked")


@pytest.mark.parametrize(
    ("arguments", "luck", "sentence"),
    [
        (("--seed", 1), "seeded", "draws match the seed"),
        ((), "fair", "draws match the committed secret"),
    ],
)
def test_a_game_played_here_is_true_with_its_dice(run, arguments, luck, sentence):
    run("play", "mahe", "--bots", "random", "--save", "b.game", *arguments, typed="a\na\nquit\n")
    said = run("verify", "b.game")
    assert (said.code, said.err) == (0, "")
    assert sentence in said.out
    verdict = json.loads(run("verify", "b.game", "--json").out)
    assert (verdict["true"], verdict["luck"], verdict["finished"], verdict["sealed"]) == (True, luck, False, True)


def test_a_whole_game_is_true_with_its_result(run):
    run("play", "mahe", "--you", 0, "--bots", "random", "--save", "b.game")
    assert run("verify", "b.game").out.endswith("draws match the committed secret; the result is correct.\n")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("old", "new", "because"),
    [
        ("bo stop", "bo card 3", "archipel: line 18: Bo cannot play an egg card"),
        ("bo stop", "eve stop", "archipel: line 18: no player named “eve”"),
        ("pause after 10 answers\n", "", "archipel: line 18: the record ends unexpectedly here"),
        ("after 10", "after 11", "archipel: line 20: it says 11 moves, but there are 10"),
        ("rules 1.1", "rules 0.1", "archipel: line 1: this game was played by rules 0.1"),
        ("- mahe -", "- chess -", "archipel: line 1: unknown game “chess”"),
    ],
)
def test_a_bad_record_is_refused_in_one_line(run, tmp_path, command, old, new, because):
    (tmp_path / "b.game").write_text(RECORD.replace(old, new), "utf-8")
    said = run(command, "b.game")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert said.err.startswith(because)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_text_is_refused_in_one_line(run, tmp_path, command):
    (tmp_path / "b.game").write_bytes(b"archipel \xff\xfe\x00")
    said = run(command, "b.game")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("archipel: not a text file: ")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there_is_refused_in_one_line(run, command):
    said = run(command, "nothing.game")
    assert (said.code, said.out, said.err) == (2, "", "archipel: nothing.game: there is no such file\n")


# --- failures for programs ----------------------------------------------------------------------------------------


def failure(said) -> dict[str, object]:
    """The JSON of a failing `verify --json`, which prints nothing else."""
    assert (said.code, said.err) == (2, "")
    verdict = json.loads(said.out)
    assert verdict.pop("true") is False
    return verdict


@pytest.mark.parametrize(
    ("old", "new", "line", "field"),
    [
        ("rules 1.1", "rules 1.0", 1, "title"),
        ("box: printed", "box: painted", 2, "box"),
        ("option egg_cards: no", "option egg_cards: yes", 3, "option egg_cards"),
        ("option egg_cards: no", "option egg_cards: maybe", 3, "option egg_cards"),
        ("seat ana: Ana", "seat ana: ana", 4, "seat ana"),
        ("bot bot-2: random", "bot bot-2: rollout", 6, "bot bot-2"),
    ],
)
def test_an_altered_field_is_named_to_people_and_programs(run, tmp_path, old, new, line, field):
    table = ("--seats", 2, "--name", "Ana", "--bots", "random")
    run("play", "mahe", *table, "--save", "b.game", typed="quit\n")
    text = (tmp_path / "b.game").read_text("utf-8")
    assert old in text
    (tmp_path / "b.game").write_text(text.replace(old, new), "utf-8")
    found = failure(run("verify", "b.game", "--json"))
    assert (found["line"], found["field"]) == (line, field)
    assert str(found["error"]).startswith(f"line {line}: ")
    assert run("verify", "b.game").err == f"archipel: {found['error']}\n"


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (None, "b.game: there is no such file"),
        (b"", "line 1: not a game record: the file is empty"),
        (b"a shopping list", "line 1: not a game record: it should begin"),
        (b"archipel \xff\xfe\x00", "not a text file: "),
        ("archipel 2 - Café\n".encode("latin-1"), "not a text file: "),
        ("archipel 2 - mahe - 2 seats - rules 1.1\n".encode("utf-16"), "not a text file: "),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_json(run, tmp_path, content, error):
    if content is not None:
        (tmp_path / "b.game").write_bytes(content)
    assert str(failure(run("verify", "b.game", "--json"))["error"]).startswith(error)


@pytest.mark.parametrize(
    "arguments", [("--json",), (".", "--json"), ("--json", "a.game", "--box", "nothing"), ("--json", "a.game", "-x")]
)
def test_verify_answers_in_json_whatever_is_wrong(run, file, arguments):
    assert failure(run("verify", *arguments))["error"]


def test_a_record_that_is_typed_in_with_broken_signs_is_refused_in_json(run):
    assert failure(run("verify", "-", "--json", typed=RECORD.replace("bo stop", "bo \ud800")))["line"] == 18
