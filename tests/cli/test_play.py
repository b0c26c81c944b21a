"""The table in the terminal: whole games, the commands, and games that are saved and resumed."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

import archipel
from archipel.core.chance import Seeded
from archipel.core.game import Game
from archipel.core.kernel import plain
from archipel.core.position import Position, View
from archipel.core.record import read, verify
from archipel.core.table import Table
from archipel.core.words import LANGUAGES, Words, words
from tests.marking import more

NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eva", "Fou", "Gil")


def tables_of(name: str) -> list[object]:
    """A table for each number of seats; the largest and those of somebody alone stay in `make test`."""
    kept = {1, archipel.game(name).facts.seats[-1]}
    return [(name, seats) if seats in kept else more(name, seats) for seats in archipel.game(name).facts.seats]


TABLES = [table for name in archipel.games() for table in tables_of(name)]

EGG_CARDS = """\
archipel 2 - mahe - 4 seats - rules 1.1
box: printed
option egg_cards: yes
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
chance die 1
cleo stop
chance die 1
dov stop
chance die 1

pause after 15 answers
"""


PLACES = "".join(f"place {space}\n" for space in ("a1", "c3", "e5", "g7"))
ANSWERS = PLACES + "a\nplan N E S fog-W\ny\n" * 1000  # letters where there are any, or a plan that is confirmed


def quick(run, *arguments, typed="quit\n"):
    """Ana against random bots, always with the same dice, saved anew in game.archipel."""
    Path("game.archipel").unlink(missing_ok=True)
    return run(
        *("play", "mahe", "--name", "Ana", "--bots", "random", "--seed", 1, "--save", "game.archipel"),
        *arguments,
        typed=typed,
    )


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_is_played_to_its_end_and_kept(run, monkeypatch, tmp_path, name, seats):
    """Against bots of both kinds; plain Python is too slow for bots that search."""
    monkeypatch.setattr("archipel.cli.play.SEEDED_NODES", 10)
    bots = "random" if plain() else "rollout,random"
    said = run("play", name, "--seats", seats, "--bots", bots, "--seed", 5, "--save", "a.game", typed=ANSWERS)
    assert (said.code, said.err) == (0, "")
    assert "The game is over" in said.out
    assert re.search(r"wins!|tie for the win!|Nobody wins\.", said.out)
    assert verify((tmp_path / "a.game").read_text("utf-8")).finished


def test_the_score_sheet_and_the_winner_are_those_of_the_record(run, tmp_path):
    said = quick(run, "--seats", 4, typed="a\n" * 500)
    record = read((tmp_path / "game.archipel").read_text("utf-8"))
    winner = record.names[record.labels.index(record.winners[0])]
    assert re.search(rf"Total +{' +'.join(map(str, record.scores))}\n{winner} wins!", said.out)


@pytest.mark.parametrize(("winners", "said"), [((), "Nobody wins."), ((0, 2), "Ana & .+ tie for the win!")])
def test_several_winners_or_none_are_told(run, monkeypatch, winners, said):
    monkeypatch.setattr(Position, "winners", frozenset(winners))
    assert re.search(rf"^{said}$", quick(run, "--seats", 4, typed="a\n" * 500).out, re.MULTILINE)


def test_a_bot_may_think_for_an_hour(run):
    assert quick(run, "--think", 3600, typed="quit\n").code == 0


def test_two_people_share_the_keyboard(run):
    said = run("play", "mahe", "--seats", 2, "--you", "1,2", "--name", "Ana,Bo", "--seed", 1, typed="a\n" * 20)
    assert said.out.count("Ana, your turn") > 5
    assert said.out.count("Bo, your turn") > 5
    assert "thinks" not in said.out


def test_another_seat_can_be_taken(run):
    said = quick(run, "--seats", 3, "--you", 2)
    assert re.search(r"Bot 1 +● Red +■ Blue.*\nAna +▲ Yellow", said.out)


def test_a_game_of_bots_only_runs_to_its_end(run, tmp_path):
    said = run("play", "mahe", "--seats", 2, "--you", 0, "--bots", "random", "--seed", 1, "--save", "a.game")
    assert "The game is over" in said.out
    assert "your turn" not in said.out
    answers = verify((tmp_path / "a.game").read_text("utf-8"))
    assert said.out.count("rolls") > answers.draws // 2, "every event is printed"


def test_the_same_seed_gives_the_same_game(run, tmp_path):
    games = []
    for _ in range(2):
        quick(run, typed="b\na\n" * 3)
        games.append((tmp_path / "game.archipel").read_text("utf-8"))
    quick(run, "--seed", 2, typed="b\na\n" * 3)
    assert games[0] == games[1] != (tmp_path / "game.archipel").read_text("utf-8")


def test_dice_are_fair_and_different_each_time_without_a_seed(run, tmp_path):
    secrets = set()
    for file in ("a.game", "b.game"):
        run("play", "mahe", "--bots", "random", "--save", file, typed="a\na\nquit\n")
        text = (tmp_path / file).read_text("utf-8")
        assert verify(text).luck == "fair"
        secrets.add(text.splitlines()[-1])
    assert len(secrets) == 2


def test_an_option_is_played_with(run, tmp_path):
    quick(run, "--option", "egg_cards=yes")
    assert read((tmp_path / "game.archipel").read_text("utf-8")).setup["egg_cards"] == "yes"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_every_language(run, lang):
    said = quick(run, "--lang", lang, typed="help\nlog\nrules 2\nundo\nwhy stop\nwhat?\nquit\n")
    tongue = words(lang, "archipel.games.mahe")
    for sentence in (tongue.say("your-turn", player="Ana"), tongue.say("help-undo"), tongue.rule("M2")):
        assert sentence in said.out
    assert tongue.say("unknown-choice", text="what?") in said.out


def test_the_language_of_the_system_is_spoken(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert words("nl").say("your-turn", player="Ana") in quick(run).out
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "Ana, your turn" in quick(run).out


# --- commands -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["a", "A", "stop", "  STOP  "])
def test_an_answer_is_a_letter_or_its_text(run, tmp_path, typed):
    assert "a  Stop and swim  (stop)" in quick(run, typed=f"{typed}\nquit\n").out
    answers = read((tmp_path / "game.archipel").read_text("utf-8")).entries
    assert "stop" in [entry.answer for entry in answers if entry.label == "ana"]


def test_an_impossible_input_is_explained_and_the_question_repeated(run, tmp_path):
    said = quick(run, typed="fly\n\nmove blue\ncard 3\nquit\n")
    assert "I don’t understand “fly”. Type “help” to see the commands." in said.out
    assert "Ana cannot choose a turtle: with 4 players, everybody has just one. [M1.1]" in said.out
    assert "Ana cannot play an egg card: this table plays without the variant. [M8.1]" in said.out
    assert not [
        entry for entry in read((tmp_path / "game.archipel").read_text("utf-8")).entries if entry.label == "ana"
    ]


def test_help_lists_the_commands(run):
    out = quick(run, typed="help\nquit\n").out
    assert re.search(r"a, roll +a letter, or a move such as “roll”", out)
    for command in ("undo", r"save \[FILE\]", "log", "rules", "why roll", r"help, \?", "quit"):
        assert re.search(rf"^ ?{command}", out, re.M), command


def test_a_question_mark_asks_for_help(run):
    assert quick(run, typed="?\nquit\n").out == quick(run, typed="help\nquit\n").out


@pytest.mark.parametrize("name", archipel.games())
def test_help_cites_a_rule_of_this_game(run, name):
    out = run("play", name, "--bots", "random", "--seed", 1, typed="help\nquit\n").out
    (number,) = re.findall(r"^ ?rules \[(\S+)\]", out, re.M)
    assert run("rules", name, number).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", archipel.games())
def test_a_question_says_why_it_is_asked(run, name, lang):
    """Every step of some random games has a sentence of its own."""
    game = archipel.game(name)
    tongue = words(lang, game.package)
    sentences = {step: why_asked(view, tongue) for step, view in asked_views(game).items()}
    assert len(set(sentences.values())) == len(sentences)
    out = run("play", name, "--bots", "random", "--seed", 1, "--lang", lang, typed="quit\n").out
    assert any(" ".join(sentence.split()) in " ".join(out.split()) for sentence in sentences.values())


def why_asked(view: View, tongue: Words) -> str:
    """The game's own question, or its sentence for the step."""
    question = getattr(view.game.terminal, "question", None)
    return question(view, tongue, NAMES) if question else tongue.say(f"ask-{view.scene()['step']}")


@cache
def asked_views(game: Game) -> dict[str, View]:
    """A view of a player who is asked, for every step that comes up in some random games."""
    found: dict[str, View] = {}
    for seed in range(4):
        table, luck = Table(game, game.setup(game.facts.seats[seed % 2 - 1]), luck=Seeded(seed)), random.Random(seed)
        while not table.position.is_over:
            seat = min(table.position.to_act)
            found.setdefault(table.position.scene()["step"], table.position.view(seat))
            table.submit(seat, luck.choice(table.position.legal(seat)))
    return found


def test_why_explains_any_answer(run):
    out = quick(run, typed="why stop\nwhy card 3\nwhy fly\nwhy\nquit\n").out
    assert "“stop” is allowed right now." in out
    assert "Ana cannot play an egg card: this table plays without the variant. [M8.1]" in out
    assert "I don’t understand “fly”." in out
    assert "I don’t understand “”." in out


def test_rules_are_read_at_the_table(run):
    assert "If two or three dice come to more than 7" in quick(run, typed="rules m2.4\nquit\n").out
    assert "Three dice: their total, tripled." in quick(run, typed="rules 3\nquit\n").out
    assert "there is no rule “M99”" in quick(run, typed="rules M99\nquit\n").out
    assert "Rulings" in quick(run, typed="RULES\nquit\n").out


def test_events_are_printed_once(run):
    assert quick(run, typed="a\na\na\nquit\n").out.count("begins.") == 1


def test_the_log_tells_everything_again(run):
    out = quick(run, typed="log\nquit\n").out
    assert len(re.findall(r"^  (Ana|Bot \d) begins\.$", out, re.M)) == 2


def test_dice_cannot_be_undone(run):
    said = quick(run, typed="undo\nquit\n")
    assert "Ana can’t undo that: dice have been rolled or cards drawn since." in said.out


def test_an_answer_is_undone_and_another_given(run, tmp_path):
    """Ana plays a card in place of her second die, undoes it and stops."""
    (tmp_path / "egg.archipel").write_text(EGG_CARDS, "utf-8")
    said = run("play", "mahe", "--resume", "egg.archipel", typed="card 2\nundo\nstop\nquit\n")
    assert "Move undone." in said.out
    answers = [entry.answer for entry in read((tmp_path / "egg.archipel").read_text("utf-8")).entries]
    assert answers[15:] == ["stop"]


def test_nobody_sees_the_cards_of_the_others(run, tmp_path):
    """Ana has won the 2 and sees it. When Dov, on top of Bo's turtle, is asked, Ana's card lies face down."""
    (tmp_path / "egg.archipel").write_text(EGG_CARDS, "utf-8")
    said = run("play", "mahe", "--resume", "egg.archipel", typed="roll\ndie 6\nstop\ndie 1\nquit\n")
    boards = re.findall(r"^Ana +● Red +1 +(.*?) *$", said.out, re.M)
    assert "Dov, your turn" in said.out
    assert (boards[0], boards[-1]) == ("2  (2)", "?")


def test_real_dice_are_asked_of_chance_and_not_of_the_last_player(run, tmp_path):
    (tmp_path / "egg.archipel").write_text(EGG_CARDS, "utf-8")
    said = run("play", "mahe", "--resume", "egg.archipel", typed="stop\ndie 4\nquit\n")
    assert "This game uses your own dice and cards. Type what they show." in said.out
    assert read((tmp_path / "egg.archipel").read_text("utf-8")).entries[-1].answer == "die 4"


# --- names and files full of signs --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["[b]", "[/b]", "{ $x }", ":turtle:", "Åse ✨", "x" * 40, "Chance"])
def test_any_name_is_shown_as_it_is(run, name):
    said = run("play", "mahe", "--name", name, "--bots", "random", "--seed", 1, typed="a\nquit\n")
    assert f"{name}, your turn" in said.out
    assert re.search(rf"^{re.escape(name)} +● Red", said.out, re.M)


@pytest.mark.parametrize("file", ["[b].game", "[/b].game", ":turtle:.game", "my game"])
def test_any_file_is_named_as_it_is(run, tmp_path, file):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    said = run("play", "mahe", "--bots", "random", "--seed", 1, "--save", tmp_path / file, typed="save\nquit\n")
    assert "".join(said.out.split()).count(f"Savedin{tmp_path}/{file}.Tocontinue:".replace(" ", "")) == 2
    assert (tmp_path / file).is_file()
