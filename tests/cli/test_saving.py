"""Nothing is lost: games are saved after every move, however they are left, and can be resumed."""

from __future__ import annotations

import io
import os

import pytest

import archipel
from archipel.core.chance import Seeded
from archipel.core.record import Record, read, verify
from archipel.core.table import Table

MAHE = archipel.game("mahe")

START = ("play", "mahe", "--seats", 2, "--name", "Ana", "--bots", "random", "--seed", 1)


class Interrupted(io.StringIO):
    """A keyboard on which somebody presses Ctrl-C."""

    def readline(self, size: int | None = -1, /) -> str:
        raise KeyboardInterrupt


def kept(tmp_path, name="a.game") -> Record:
    text = (tmp_path / name).read_text("utf-8")
    assert verify(text).answers == len(read(text).entries)
    return read(text)


def finished() -> str:
    """A whole game in which everybody stops after every first die."""
    table = Table(MAHE, MAHE.setup(4), luck=Seeded(1))
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[0])
    return Record.of(table).write()


def answers_of_ana(tmp_path) -> list[str]:
    return [entry.answer for entry in kept(tmp_path).entries if entry.label == "ana"]


# --- leaving ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["a\nquit\n", "a\nQUIT\n", "a\n", "a"], ids=["quit", "QUIT", "end", "no newline"])
def test_a_game_that_is_left_is_saved(run, tmp_path, typed):
    said = run(*START, "--save", "a.game", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "Saved in a.game. To continue: archipel play mahe --resume a.game" in said.out
    assert len(answers_of_ana(tmp_path)) == 1


def test_ctrl_c_saves_and_leaves(run, tmp_path):
    said = run(*START, "--save", "a.game", typed=Interrupted())
    assert (said.code, said.err) == (0, "")
    assert "Saved in a.game" in said.out
    assert not kept(tmp_path).finished


def test_ctrl_c_while_a_bot_thinks_loses_nothing(run, tmp_path, monkeypatch):
    def interrupted(self: object, view: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("archipel.bots.random.Random.choose", interrupted)
    said = run(*START, "--save", "a.game", typed="a\n" * 50)
    assert (said.code, said.err) == (130, "")
    assert "Saved in a.game" in said.out
    assert answers_of_ana(tmp_path)


def test_the_game_is_saved_after_every_answer(run, tmp_path):
    lengths = []

    class Watching(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            lengths.append(len(kept(tmp_path).entries))
            return "a\n" if len(lengths) < 10 else "quit\n"

    run(*START, "--save", "a.game", typed=Watching())
    assert len(set(lengths)) == 10


def test_nothing_else_is_left_in_the_folder(run, tmp_path):
    (tmp_path / "deep").mkdir()
    run(*START, "--save", "deep/a.game", typed="a\nquit\n")
    assert [file.name for file in tmp_path.rglob("*") if file.is_file()] == ["a.game"]


def test_a_game_is_kept_in_the_users_data_folder_unless_told_otherwise(run, tmp_path):
    run(*START, typed="a\nquit\n")
    run(*START, typed="a\nquit\n")
    files = list((tmp_path / "data/archipel/games").iterdir())
    assert len(files) == 2, "the second does not overwrite the first"
    assert all(file.name.startswith("mahe-20") and file.suffix == ".archipel" for file in files)


# --- saving by hand -----------------------------------------------------------------------------------------------


def test_a_game_is_saved_in_the_typed_file(run, tmp_path):
    said = run(*START, "--save", "a.game", typed="a\nsave b.game\nsave\na\nquit\n")
    assert "Saved in b.game. To continue: archipel play mahe --resume b.game" in said.out
    assert said.out.count("Saved in a.game") == 2
    assert len(kept(tmp_path, "b.game").entries) < len(kept(tmp_path, "a.game").entries)


@pytest.mark.parametrize("file", ["a.game/below", "folder", ".", "/", "~nobody-of-that-name/a.game"])
def test_a_file_that_cannot_be_written_ends_no_game(run, tmp_path, file):
    (tmp_path / "folder").mkdir()
    said = run(*START, "--save", "a.game", typed=f"save {file}\na\nquit\n")
    assert said.code == 0
    assert len(answers_of_ana(tmp_path)) == 1
    assert f"Saved in {file}." not in said.out
    assert sorted(found.name for found in tmp_path.iterdir()) == ["a.game", "folder"], "no draft is left behind"


# --- going on -----------------------------------------------------------------------------------------------------


def test_a_saved_game_continues_from_its_last_position(run, tmp_path):
    run(*START, "--save", "a.game", typed="a\na\nquit\n")
    before = kept(tmp_path)
    said = run("play", "mahe", "--resume", "a.game", typed="a\nquit\n")
    after = kept(tmp_path)
    assert said.code == 0
    assert after.entries[: len(before.entries)] == before.entries
    assert (after.names, after.bots, after.seed) == (before.names, before.bots, before.seed)
    assert len(answers_of_ana(tmp_path)) == 3


def test_a_resumed_game_is_retold_from_its_beginning(run):
    first = run(*START, "--save", "a.game", typed="a\nquit\n").out
    second = run("play", "mahe", "--resume", "a.game", typed="quit\n").out
    assert first.splitlines()[0] == second.splitlines()[0]


def test_a_saved_game_has_the_dice_it_would_have_had(run, tmp_path):
    run("play", "mahe", "--seats", 2, "--you", "1,2", "--save", "a.game", typed="a\n" * 5)
    text = (tmp_path / "a.game").read_text("utf-8")
    endings = []
    for _ in range(2):
        (tmp_path / "a.game").write_text(text, "utf-8")
        run("play", "mahe", "--resume", "a.game", typed="a\n" * 10)
        endings.append(kept(tmp_path).write())
    assert endings[0] == endings[1] != text


def test_the_game_left_last_goes_on_when_no_file_is_named(run, tmp_path):
    for number, name in enumerate(("Bo", "Ana", "Cleo")):
        run("play", "mahe", "--name", name, "--bots", "random", "--seed", number, typed="quit\n")
    games = sorted((tmp_path / "data/archipel/games").iterdir(), key=lambda file: file.read_text("utf-8"))
    for file in games:
        age = 0 if "seat ana" in file.read_text("utf-8") else 99
        os.utime(file, (10**9 - age, 10**9 - age))
    assert "Ana, your turn" in run("play", "mahe", "--resume", typed="quit\n").out


def test_a_game_that_is_over_is_not_the_one_to_go_on_with(run, tmp_path):
    run("play", "mahe", "--name", "Ana", "--bots", "random", "--seed", 1, typed="quit\n")
    (tmp_path / "data/archipel/games/mahe-2099.archipel").write_text(finished(), "utf-8")
    assert "Ana, your turn" in run("play", "mahe", "--resume", typed="quit\n").out


def test_a_remark_on_top_of_a_saved_game_does_no_harm(run, tmp_path):
    run(*START, "--save", "a.game", typed="quit\n")
    text = (tmp_path / "a.game").read_text("utf-8")
    (tmp_path / "a.game").write_text(f"# on the ferry\n\n{text}", "utf-8")
    assert "Ana, your turn" in run("play", "mahe", "--resume", "a.game", typed="quit\n").out


# --- games that cannot be resumed ---------------------------------------------------------------------------------


def refused(said, *words: str) -> bool:
    return said.code == 2 and said.out == "" and said.err.count("\n") == 1 and all(word in said.err for word in words)


def test_without_a_saved_game_nothing_goes_on(run):
    assert refused(run("play", "mahe", "--resume"), "archipel: no unfinished game of Mahé to resume")


def test_a_game_that_is_over_does_not_go_on(run, tmp_path):
    (tmp_path / "a.game").write_text(finished(), "utf-8")
    said = run("play", "mahe", "--resume", "a.game")
    assert refused(said, "the game in a.game is over; to see it: archipel replay a.game")


def test_a_game_in_which_a_die_was_altered_does_not_go_on(run, tmp_path):
    run(*START, "--save", "a.game", typed="quit\n")
    text = (tmp_path / "a.game").read_text("utf-8")
    (tmp_path / "a.game").write_text(text.replace("seed: 1", "seed: 2"), "utf-8")
    assert refused(run("play", "mahe", "--resume", "a.game"), "line 7: the seal does not match: “seed” was altered")


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("", "line 1: not a game record"),
        ("a shopping list", "line 1: not a game record: it should begin"),
        ("archipel 2 - pearls - 2 seats - rules 1.0", "unknown game “pearls”"),
    ],
)
def test_a_file_that_is_no_saved_game_does_not_go_on(run, tmp_path, text, because):
    (tmp_path / "a.game").write_text(text, "utf-8")
    assert refused(run("play", "mahe", "--resume", "a.game"), because)


@pytest.mark.parametrize("file", ["nothing.game", "."])
def test_an_unreadable_file_cannot_be_resumed(run, file):
    assert refused(run("play", "mahe", "--resume", file), f"archipel: {file}: ")


def test_a_saved_game_of_another_game_does_not_go_on(run):
    run(*START, "--save", "a.game", typed="quit\n")
    assert refused(run("play", "chawai", "--resume", "a.game"), "a.game is a game of Mahé, not of Chawaï")
