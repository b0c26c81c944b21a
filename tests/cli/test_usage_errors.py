"""Every mistake gives one line on standard error and exit code 2, and nothing else."""

from __future__ import annotations

import pytest

from archipel.cli import main
from archipel.core.words import LANGUAGES

PLAY = ("play", "mahe")
LARGE = str(2**63)

MISTAKES = [
    (("sail",), "“sail” is not possible"),
    (("--colour", "games"), ""),
    (("games", "mahe"), "not understood: mahe"),
    (("games", "--lang", "es"), "--lang: “es” is not possible"),
    (("games", "--lang"), "--lang: a value is missing (see archipel games --help)"),
    (("games", "--js"), "not understood: --js"),
    (("rules",), "something is missing: game"),
    (("rules", "chess"), "unknown game “chess”; choose from: "),
    (("rules", "mahe", "M99"), "there is no rule “M99”"),
    (("rules", "mahe", "M\n99"), ""),
    (("play",), "something is missing: game"),
    (("play", "chess"), "unknown game “chess”"),
    ((*PLAY, "--seats", "1"), "Mahé is for 2 to 7 players, not 1"),
    ((*PLAY, "--seats", "8"), "Mahé is for 2 to 7 players, not 8"),
    ((*PLAY, "--seats", "two"), "--seats: “two” is not a whole number"),
    ((*PLAY, "--seats", "-2"), "--seats: “-2” is not a whole number"),
    ((*PLAY, "--seats", "9" * 5000), ""),
    ((*PLAY, "--you", "5"), "there is no seat 5; this game has 4 players"),
    ((*PLAY, "--you", "1,x"), "--you: “x” is not a whole number"),
    ((*PLAY, "--you", ""), "--you: “” is not a whole number"),
    ((*PLAY, "--you", "1,,2"), "--you: “” is not a whole number"),
    ((*PLAY, "--name", "Ana,Bo"), "too many names: you gave 2 and play 1 of the seats"),
    ((*PLAY, "--name", "x" * 41), "cannot be a name: it must have 1 to 40 printable characters"),
    ((*PLAY, "--name", "A\x07"), "cannot be a name"),
    ((*PLAY, "--you", "0", "--name", "Ana"), "too many names: you gave 1 and play 0 of the seats"),
    ((*PLAY, "--bots", "genius"), "unknown bot “genius”; choose from: deckhand, sailor, mate, captain"),
    ((*PLAY, "--bots", ","), "unknown bot “”"),
    ((*PLAY, "--option", "egg_cards"), "“egg_cards” is not an option: write NAME=VALUE"),
    ((*PLAY, "--option", "egg_cards=maybe"), "the option egg_cards must be one of no, yes, not “maybe”"),
    ((*PLAY, "--option", "wind=no"), "Mahé has no option “wind”; its options are: egg_cards"),
    ((*PLAY, "--option", "=no"), "Mahé has no option “”"),
    ((*PLAY, "--option", "seats=3"), "Mahé has no option “seats”"),
    ((*PLAY, "--option", "self=3"), "Mahé has no option “self”"),
    ((*PLAY, "--option", "box=3"), "Mahé has no option “box”"),
    ((*PLAY, "--think", "0"), "--think: “0” is not a number of seconds"),
    ((*PLAY, "--think", "long"), "--think: “long” is not a number of seconds"),
    ((*PLAY, "--think", "3600.1"), "--think: “3600.1” is not a number of seconds"),
    ((*PLAY, "--think", "1e9"), "--think: “1e9” is not a number of seconds"),
    ((*PLAY, "--seed", "-1"), "--seed: “-1” is not a whole number"),
    ((*PLAY, "--seed", "x"), "--seed: “x” is not a whole number"),
    ((*PLAY, "--seed", LARGE), ""),
    ((*PLAY, "--seed", "9" * 30), ""),
    ((*PLAY, "--save", "."), ""),
    ((*PLAY, "--save", "/"), ""),
    ((*PLAY, "--save", "folder"), "folder"),
    ((*PLAY, "--save", "file/below"), "file"),
    ((*PLAY, "--box", "nothing.toml"), "nothing.toml: there is no such file"),
    ((*PLAY, "--box", "file"), "takes no box file"),
    (("play", "chawai", "--box", "file"), "file, line 1: "),
    (("replay",), "something is missing: file"),
    (("replay", "nothing.game"), "nothing.game: there is no such file"),
    (("replay", "folder"), "folder: this is a folder"),
    (("verify",), "something is missing: file"),
    (("verify", "file"), "line 1: not a game record"),
    (("verify", "nothing.game", "--lang", "fr"), "incompréhensible\u00a0: --lang fr"),
    (("scene",), "something is missing: file"),
    (("scene", "nothing.json"), "nothing.json: there is no such file"),
    (("perft",), "something is missing: game"),
    (("perft", "chess"), "unknown game “chess”"),
    (("perft", "mahe", "--seats", "9"), "Mahé is for 2 to 7 players, not 9"),
    (("perft", "mahe", "--depth", "deep"), "--depth: “deep” is not a whole number"),
    (("perft", "mahe", "--option", "seats=3"), "Mahé has no option “seats”"),
    (("bench", "chess"), "unknown game “chess”"),
    (("bench", "--seconds", "soon"), "--seconds: “soon” is not a number of seconds"),
]


@pytest.mark.parametrize(("arguments", "because"), MISTAKES, ids=[" ".join(typed)[:60] for typed, _ in MISTAKES])
def test_a_mistake_is_answered_with_one_line(run, tmp_path, arguments, because):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    said = run(*arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("archipel: ")
    assert (said.err.count("\n"), said.err[-1]) == (1, "\n")
    assert because in said.err


SEATS = {
    "fr": "Mahé se joue de 2 à 7, pas à 9",
    "de": "Mahé ist für 2 bis 7 Personen, nicht für 9",
    "en": "Mahé is for 2 to 7 players, not 9",
    "it": "Mahé si gioca da 2 a 7, non in 9",
    "nl": "Mahé is voor 2 tot 7 spelers, niet voor 9",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_is_explained_in_the_language_that_was_asked_for(run, lang):
    assert run(*PLAY, "--seats", 9, "--lang", lang).err == f"archipel: {SEATS[lang]}\n"
    assert run(*PLAY, f"--lang={lang}", "--seats", 9).err == f"archipel: {SEATS[lang]}\n"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize(("arguments", "_"), MISTAKES)
def test_no_mistake_is_explained_in_english_to_people_who_read_another_language(run, monkeypatch, lang, arguments, _):
    """Mistakes in what programmers write, such as scenes, are explained in English only."""
    english = run(*arguments).err
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    said = run(*arguments).err
    assert said.count("\n") == 1
    if arguments[:1] != ("scene",) and "--lang" not in arguments:
        assert said != english


@pytest.mark.parametrize("mistake", ["--seats=9", "--you=5", "--bots=genius", "--option=wind=no", f"--name={'x' * 41}"])
def test_a_mistake_writes_no_file(run, tmp_path, mistake):
    assert run(*PLAY, "--seed", 1, mistake).code == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ("play", "--help")])
def test_asking_for_help_is_not_an_error(capsys, arguments):
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    assert left.value.code == 0
    assert "archipel" in capsys.readouterr().out


def test_ctrl_c_ends_a_command_quietly(run, monkeypatch):
    def interrupted(args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("archipel.cli.commands.games", interrupted)
    said = run("games")
    assert (said.code, said.out, said.err) == (130, "", "")
