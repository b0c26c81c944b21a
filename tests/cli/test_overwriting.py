"""Nothing is ever overwritten but an earlier save of the same game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import archipel
from archipel.cli.save_files import CannotSave
from archipel.core.record import Record, fair_table, read
from archipel.core.words import LANGUAGES

START = ("play", "mahe", "--seats", 2, "--name", "Ana", "--bots", "random")
NOTES = "milk\neggs\n"


def finished() -> str:
    mahe = archipel.game("mahe")
    table = fair_table(mahe, mahe.setup(2), ("Ana", "Bo"), b"s" * 32, [b"a" * 16, b"b" * 16])
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[0])
    return Record.of(table).write()


CONTENTS = {
    "notes": NOTES.encode(),
    "empty": b"",
    "binary": b"\xff\x00\xfe",
    "record": finished().encode(),
    "broken record": finished().encode()[:-40],
}


# --- files of others ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_a_new_game_is_not_saved_over_a_file(run, tmp_path, content):
    (tmp_path / "a.game").write_bytes(content)
    said = run(*START, "--save", "a.game", typed="a\nquit\n")
    assert (said.code, said.out) == (2, "")
    assert said.err == (
        "archipel: a.game already exists and is not a save of this game. Choose another name, such as a-2.game.\n"
    )
    assert (tmp_path / "a.game").read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["a.game"]


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_a_game_is_not_saved_over_a_file_by_hand(run, tmp_path, content):
    (tmp_path / "notes.txt").write_bytes(content)
    said = run(*START, "--save", "a.game", typed="save notes.txt\na\nquit\n")
    assert said.code == 0
    assert (
        "notes.txt already exists and is not a save of this game. Choose another name, such as notes-2.txt." in said.out
    )
    assert "Saved in notes.txt" not in said.out
    assert (tmp_path / "notes.txt").read_bytes() == content


def test_a_new_game_with_the_same_dice_does_not_replace_the_one_before(run, tmp_path):
    run(*START, "--seed", 1, "--save", "a.game", typed="a\na\na\nquit\n")
    before = (tmp_path / "a.game").read_text("utf-8")
    assert run(*START, "--seed", 1, "--save", "a.game", typed="quit\n").code == 2
    assert (tmp_path / "a.game").read_text("utf-8") == before


def test_another_game_with_the_same_players_is_another_game(run, tmp_path):
    run(*START, "--save", "a.game", typed="quit\n")
    run(*START, "--save", "b.game", typed="a\na\nquit\n")
    before = (tmp_path / "b.game").read_text("utf-8")
    run("play", "mahe", "--resume", "a.game", typed="save b.game\nquit\n")
    assert (tmp_path / "b.game").read_text("utf-8") == before


def test_a_file_that_somebody_changed_meanwhile_is_left_alone(run, tmp_path):
    class Meddling(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            (tmp_path / "a.game").write_text(NOTES, "utf-8")
            return super().readline()

    said = run(*START, "--save", "a.game", typed=Meddling("a\nsave b.game\nquit\n"))
    assert (tmp_path / "a.game").read_text("utf-8") == NOTES
    assert "a.game already exists and is not a save of this game" in said.out
    assert "Saved in a.game" not in said.out
    assert read((tmp_path / "b.game").read_text("utf-8")).entries


def test_a_later_save_of_the_same_game_is_not_replaced_by_an_earlier_one(run, tmp_path):
    run(*START, "--save", "a.game", typed="a\nsave early.game\na\na\nquit\n")
    late = (tmp_path / "a.game").read_text("utf-8")
    said = run("play", "mahe", "--resume", "early.game", typed="save a.game\nquit\n")
    assert "a.game already exists" in said.out
    assert (tmp_path / "a.game").read_text("utf-8") == late


# --- saves of one's own -------------------------------------------------------------------------------------------


def test_the_games_own_saves_are_replaced(run, tmp_path):
    said = run(*START, "--save", "a.game", typed="save b.game\na\nsave b.game\na\nsave b.game\nquit\n")
    assert said.out.count("Saved in b.game") == 3
    assert (tmp_path / "b.game").read_text("utf-8") == (tmp_path / "a.game").read_text("utf-8")


def test_an_earlier_save_is_known_again_when_the_game_goes_on(run, tmp_path):
    run(*START, "--save", "a.game", typed="a\nsave b.game\na\nquit\n")
    said = run("play", "mahe", "--resume", "a.game", typed="a\nsave b.game\nquit\n")
    assert "Saved in b.game" in said.out
    assert (tmp_path / "b.game").read_text("utf-8") == (tmp_path / "a.game").read_text("utf-8")


def test_a_resumed_game_can_go_on_in_another_file(run, tmp_path):
    run(*START, "--save", "a.game", typed="a\nquit\n")
    before = (tmp_path / "a.game").read_text("utf-8")
    run("play", "mahe", "--resume", "a.game", "--save", "b.game", typed="a\nquit\n")
    assert (tmp_path / "a.game").read_text("utf-8") == before
    assert len(read((tmp_path / "b.game").read_text("utf-8")).entries) > len(read(before).entries)


def test_a_link_still_leads_to_the_save(run, tmp_path):
    run(*START, "--save", "a.game", typed="quit\n")
    (tmp_path / "link.game").symlink_to("a.game")
    run("play", "mahe", "--resume", "link.game", typed="a\nquit\n")
    assert (tmp_path / "link.game").is_symlink()
    assert len(read((tmp_path / "a.game").read_text("utf-8")).entries) > 3


def test_a_save_is_complete_or_not_there(run, tmp_path, monkeypatch):
    """A full disk in the middle of writing leaves the last save as it was, and the game goes on."""
    run(*START, "--save", "a.game", typed="a\nquit\n")
    before = (tmp_path / "a.game").read_text("utf-8")

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    said = run("play", "mahe", "--resume", "a.game", typed="a\nquit\n")
    assert said.code == 2
    assert (tmp_path / "a.game").read_text("utf-8") == before
    assert [file.name for file in tmp_path.iterdir()] == ["a.game"]


def test_a_file_beside_the_save_is_not_used_as_a_draft(run, tmp_path):
    (tmp_path / "a.game.new").write_text(NOTES, "utf-8")
    run(*START, "--save", "a.game", typed="a\nquit\n")
    assert (tmp_path / "a.game.new").read_text("utf-8") == NOTES


# --- places that cannot be ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "because"),
    [
        ("/new/folder/x", "The folder /new/folder doesn’t exist. Create it first, or choose another one."),
        ("deep/x", "The folder deep doesn’t exist."),
        ("a.game/x", "The folder a.game doesn’t exist."),
        ("~nobody-of-that-name/x", "The folder ~nobody-of-that-name doesn’t exist."),
        (".", ". is a folder. Add a file name, such as ./game.archipel."),
        ("/", "/ is a folder."),
        ("/proc/x", "/proc/x can’t be written. Choose another file, for example in your home folder."),
        ("x" * 300, "can’t be written."),
        ("x" * 3000, "can’t be written."),
        ("a\0b", "can’t be written."),
        ("/dev/null", "/dev/null already exists and is not a save of this game."),
    ],
    ids=lambda value: value[:20].replace("\0", "0"),
)
def test_a_place_that_cannot_be_is_explained_in_one_sentence(run, tmp_path, file, because):
    said = run(*START, "--save", "a.game", typed=f"save {file}\nquit\n")
    text = " ".join(said.out.split())
    assert because in text
    assert "Errno" not in text
    assert [found.name for found in tmp_path.iterdir()] == ["a.game"]
    if "\0" not in file:
        refused = run(*START, "--save", tmp_path / file if file == "a.game/x" else file, typed="quit\n")
        assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
        assert [found.name for found in tmp_path.iterdir()] == ["a.game"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_is_in_every_language(run, tmp_path, lang):
    (tmp_path / "notes.txt").write_text(NOTES, "utf-8")
    said = run(*START, "--lang", lang, "--save", "notes.txt")
    assert CannotSave("save-taken", file="notes.txt", name="notes-2.txt").sentence(lang) in said.err


# --- settings of a saved game -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--seats", 3), "--seats"),
        (("--option", "egg_cards=yes"), "--option"),
        (("--name", "Bo"), "--name"),
        (("--you", 2), "--you"),
        (("--bots", "random"), "--bots"),
        (("--seed", 0), "--seed"),
        (("--seats", 3, "--name", "Bo"), "--seats, --name"),
    ],
)
def test_settings_of_a_saved_game_cannot_be_given_again(run, tmp_path, arguments, named):
    run(*START, "--save", "a.game", typed="quit\n")
    before = (tmp_path / "a.game").read_text("utf-8")
    said = run("play", "mahe", "--resume", "a.game", *arguments, typed="a\nquit\n")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"archipel: {named} can’t be used with --resume: ")
    assert (tmp_path / "a.game").read_text("utf-8") == before
