"""`archipel games`, `archipel rules`, and the command in a process of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

import archipel
from archipel.cli.parser import UsageError
from archipel.core.rulebook import rulebook
from archipel.core.words import LANGUAGES, words

MAHE = archipel.game("mahe")


def unwrapped(text: str) -> str:
    """The text without line breaks and columns."""
    return " ".join(text.split())


# --- games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_are_listed_in_every_language(run, lang):
    said = run("games", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    for name in archipel.games():
        assert re.search(rf"^{name} +{archipel.game(name).facts.title} ", said.out, re.M)
    assert words(lang, MAHE.package).say("blurb").split()[0] in said.out


def test_the_games_are_listed_for_programs_to_read(run):
    games = {game["name"]: game for game in json.loads(run("games", "--json").out)}
    assert list(games) == archipel.games()
    assert games["mahe"]["title"] == "Mahé"
    assert games["mahe"]["seats"] == [2, 7]
    assert games["mahe"]["options"] == {"egg_cards": ["no", "yes"]}


# --- rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", archipel.games())
def test_the_whole_rules_are_read_in_every_language(run, name, lang):
    game = archipel.game(name)
    said, tongue = run("rules", name, "--lang", lang), words(lang, game.package)
    assert said.code == 0
    assert said.out.startswith(tongue.say("rules-title", title=game.facts.title))
    numbers = re.findall(rf"^({game.facts.prefix}[-\d]\S*) ", said.out, re.M)
    assert tuple(numbers) == rulebook(game).rules
    assert tongue.rule(rulebook(game).chapters[0]) in said.out


def test_every_rule_is_printed_whole(run):
    said = unwrapped(run("rules", "mahe").out)
    for number in rulebook(MAHE).rules:
        assert unwrapped(words("en", MAHE.package).rule(number)) in said


@pytest.mark.parametrize("number", ["M2.4", "m2.4", "2.4"])
def test_one_rule_is_found_however_it_is_written(run, number):
    said = run("rules", "mahe", number)
    assert said.out.startswith("M2.4  If two or three dice come to more than 7")
    assert "M2.3" not in said.out


@pytest.mark.parametrize(
    ("number", "rules"), [("M3", ["M3.1", "M3.2", "M3.3", "M3.4"]), ("7", ["M7.1", "M7.2", "M7.3"])]
)
def test_a_chapter_is_read_with_its_title(run, number, rules):
    said = json.loads(run("rules", "mahe", number, "--json").out)
    assert list(said)[1:] == rules
    assert next(iter(said.values())) in run("rules", "mahe", number).out


def test_the_rulings_are_a_chapter_of_their_own(run):
    said = json.loads(run("rules", "mahe", "M-R", "--json").out)
    assert list(said)[:3] == ["M-R", "M-R1", "M-R2"]
    assert json.loads(run("rules", "mahe", "r2", "--json").out) == {"M-R2": said["M-R2"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", ["M99", "X1", "M2.", "M-R99", "-"])
def test_a_rule_that_there_is_not_is_refused(run, lang, number):
    said = run("rules", "mahe", number, "--lang", lang)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"archipel: {UsageError('unknown-rule', number=number).sentence(lang)}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("mahe", "M2.4", "--lang", "de"),
        ("mahe", "--lang", "de", "M2.4"),
        ("--lang", "de", "mahe", "M2.4"),
        ("--lang=de", "mahe", "M2.4"),
    ],
)
def test_the_order_of_the_arguments_does_not_matter(run, arguments):
    said = run("rules", *arguments)
    assert (said.code, said.err) == (0, "")
    assert unwrapped(words("de", MAHE.package).rule("M2.4")) in unwrapped(said.out)


@pytest.mark.parametrize("length", [61, 2500, 3000, 100_000])
def test_a_very_long_number_is_refused_in_one_line(run, length):
    said = run("rules", "mahe", "M" * length)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"archipel: there is no rule “{'M' * 60}…”\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", archipel.games())
def test_rules_and_list_say_what_is_reconstructed(run, name, lang):
    """The chapter of the rules says what; a box that is not the printed one is announced."""
    sentence = words(lang).say("reconstructed")
    is_printed = archipel.game(name).box.name == "printed"
    assert (unwrapped(sentence) in unwrapped(run("rules", name, "--lang", lang).out)) != is_printed


def test_the_list_of_games_says_whose_box_is_reconstructed(run):
    listed = json.loads(run("games", "--json").out)
    assert {game["name"] for game in listed if game["reconstructed"]} == {"chawai", "maldivia", "deole"}
    assert run("games").out.count("Partly reconstructed") == 3


# --- in a process of its own --------------------------------------------------------------------------------------


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "archipel.cli", *arguments],
        env=os.environ | {"LC_ALL": "C.UTF-8"} | environment,
        input="",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_command_runs_as_a_module():
    said = command("rules", "mahe", "M3.2")
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == "M3.2  One die: as many spaces as it shows.\n"


def test_a_mistake_is_one_line_and_an_exit_code():
    said = command("rules", "chess")
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1)
    assert said.stderr.startswith("archipel: unknown game “chess”")


def test_the_version_is_printed():
    assert command("--version").stdout == f"archipel {archipel.__version__}\n"


@pytest.mark.parametrize("topic", [(), ("play",), ("replay",), ("scene",), ("bench",)])
def test_help_is_given(topic):
    said = command(*topic, "--help")
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.startswith(f"usage: {' '.join(('archipel', *topic))} ")


@pytest.mark.parametrize("arguments", [("rules", "mahe"), ("games", "--json")])
def test_a_closed_pipe_causes_no_error(arguments):
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    typed = [sys.executable, "-m", "archipel.cli", *arguments]
    with subprocess.Popen(typed, **pipes) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_game_is_played_through_pipes(tmp_path):
    said = command("play", "mahe", "--bots", "random", "--seed", "1", "--save", str(tmp_path / "a.game"))
    assert said.returncode == 0
    assert "Player 1, your turn" in said.stdout
    assert "\x1b" not in said.stdout, "no colours where there is no terminal"
    assert (tmp_path / "a.game").read_text("utf-8").startswith("archipel 2 - mahe - 4 seats")
