"""Every mistake gives one line on standard error and exit code 2, and nothing else."""

from __future__ import annotations

import pytest

from archipel.cli import main

PLAY = ("play", "mahe")
LARGE = str(2**63)

MISTAKES = [
    ((), "the following arguments are required: COMMAND (see archipel --help)"),
    (("sail",), "invalid choice: 'sail'"),
    (("--colour", "games"), ""),
    (("games", "mahe"), "unrecognized arguments: mahe"),
    (("games", "--lang", "es"), "argument --lang: invalid choice: 'es'"),
    (("games", "--lang"), "argument --lang: expected one argument (see archipel games --help)"),
    (("games", "--js"), "unrecognized arguments: --js"),
    (("rules",), "the following arguments are required: game"),
    (("rules", "chess"), 'there is no game "chess"; the games are: '),
    (("rules", "mahe", "M99"), "There is no rule “M99”."),
    (("rules", "mahe", "M\n99"), ""),
    (("play",), "the following arguments are required: game"),
    (("play", "chess"), 'there is no game "chess"'),
    ((*PLAY, "--seats", "1"), "Mahé is for 2 to 7 players, not 1"),
    ((*PLAY, "--seats", "8"), "Mahé is for 2 to 7 players, not 8"),
    ((*PLAY, "--seats", "two"), 'argument --seats: "two" is not a whole number'),
    ((*PLAY, "--seats", "-2"), 'argument --seats: "-2" is not a whole number'),
    ((*PLAY, "--seats", "9" * 5000), ""),
    ((*PLAY, "--you", "5"), "there is no seat 5: the game has 4 players"),
    ((*PLAY, "--you", "1,x"), 'argument --you: "x" is not a whole number'),
    ((*PLAY, "--you", ""), 'argument --you: "" is not a whole number'),
    ((*PLAY, "--you", "1,,2"), 'argument --you: "" is not a whole number'),
    ((*PLAY, "--name", "Ana,Bo"), "too many names: 2, but the number of your seats is 1"),
    ((*PLAY, "--name", "x" * 41), "cannot be a name: it must have 1 to 40 printable characters"),
    ((*PLAY, "--name", "A\x07"), "cannot be a name"),
    ((*PLAY, "--you", "0", "--name", "Ana"), "too many names: 1, but the number of your seats is 0"),
    ((*PLAY, "--bots", "genius"), 'there is no bot "genius"; the bots are: random, rollout'),
    ((*PLAY, "--bots", ","), 'there is no bot ""'),
    ((*PLAY, "--option", "egg_cards"), '"egg_cards" is not an option: write NAME=VALUE'),
    ((*PLAY, "--option", "egg_cards=maybe"), 'the option egg_cards is one of no, yes, not "maybe"'),
    ((*PLAY, "--option", "wind=no"), 'Mahé has no option "wind"; it has: egg_cards'),
    ((*PLAY, "--option", "=no"), 'Mahé has no option ""'),
    ((*PLAY, "--option", "seats=3"), 'Mahé has no option "seats"'),
    ((*PLAY, "--option", "self=3"), 'Mahé has no option "self"'),
    ((*PLAY, "--option", "box=3"), 'Mahé has no option "box"'),
    ((*PLAY, "--think", "0"), 'argument --think: "0" is not a number of seconds'),
    ((*PLAY, "--think", "long"), 'argument --think: "long" is not a number of seconds'),
    ((*PLAY, "--think", "3600.1"), 'argument --think: "3600.1" is not a number of seconds'),
    ((*PLAY, "--think", "1e9"), 'argument --think: "1e9" is not a number of seconds'),
    ((*PLAY, "--seed", "-1"), 'argument --seed: "-1" is not a whole number'),
    ((*PLAY, "--seed", "x"), 'argument --seed: "x" is not a whole number'),
    ((*PLAY, "--seed", LARGE), ""),
    ((*PLAY, "--seed", "9" * 30), ""),
    ((*PLAY, "--save", "."), ""),
    ((*PLAY, "--save", "/"), ""),
    ((*PLAY, "--save", "folder"), "folder"),
    ((*PLAY, "--save", "file/below"), "file"),
    ((*PLAY, "--box", "nothing.toml"), "nothing.toml: No such file or directory"),
    ((*PLAY, "--box", "file"), "the box of Mahé is printed; it cannot be replaced"),
    (("play", "chawai", "--box", "file"), "file, line 1: "),
    (("replay",), "the following arguments are required: file"),
    (("replay", "nothing.game"), "nothing.game: No such file or directory"),
    (("replay", "folder"), "folder: Is a directory"),
    (("verify",), "the following arguments are required: file"),
    (("verify", "file"), "line 1: this is not a record"),
    (("verify", "nothing.game", "--lang", "fr"), "unrecognized arguments: --lang fr"),
    (("scene",), "the following arguments are required: file"),
    (("scene", "nothing.json"), "nothing.json: No such file or directory"),
    (("perft",), "the following arguments are required: game"),
    (("perft", "chess"), 'there is no game "chess"'),
    (("perft", "mahe", "--seats", "9"), "Mahé is for 2 to 7 players, not 9"),
    (("perft", "mahe", "--depth", "deep"), 'argument --depth: "deep" is not a whole number'),
    (("perft", "mahe", "--option", "seats=3"), 'Mahé has no option "seats"'),
    (("bench", "chess"), 'there is no game "chess"'),
    (("bench", "--seconds", "soon"), 'argument --seconds: "soon" is not a number of seconds'),
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
