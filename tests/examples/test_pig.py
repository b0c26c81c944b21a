"""Pig, a game in one folder outside the package: its rules, and everything that finds it without an edit."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import archipel
from archipel.core import game_folders
from archipel.core.errors import BadScene
from archipel.core.kernel import CHANCE
from archipel.core.position import Position, from_scene
from archipel.core.record import verify
from archipel.core.rulebook import rulebook
from archipel.core.words import words
from archipel.server.routes.catalogue import kinds_of
from tests.outside import EXAMPLES, example
from tests.server.party import give
from tests.server.serving import Served, settings_for

PIG = example("pig")
MOST_LINES = 250


def pig(**fields: object) -> Position:
    return from_scene(PIG, {"seats": 3, "rolling": 0, "pot": 5, **fields})


# --- the rules ----------------------------------------------------------------------------------------------------


def test_a_turn_begins_with_a_roll():
    """[P1.1, P1.3]"""
    table = PIG.start(3)
    assert table.to_act == {CHANCE}
    table.play(CHANCE, "die 4")
    assert table.to_act == {0}
    assert table.scene()["pot"] == 4


def test_a_one_loses_the_pot_and_the_turn():
    """[P1.2, P1.3]"""
    table = pig(rolling=1)
    table.play(CHANCE, "die 1")
    assert (table.scene()["turn"], table.scene()["pot"], table.totals()) == (2, 0, [0, 0, 0])


def test_the_pot_can_be_banked():
    """[P1.4]"""
    table = pig(turn=3, points=[0, 0, 10, 0, 0, 0])
    table.play(2, "bank")
    assert table.totals() == [0, 0, 15]
    assert table.scene()["turn"] == 1


def test_only_the_player_whose_turn_it_is_decides():
    """[P1.2]"""
    why = pig().why_not(1, "bank")
    assert why is not None
    assert why.sentence() == "Player 2 cannot do this now: it is the turn of Player 1. [P1.2]"


def test_a_seat_that_is_not_at_the_table_is_named():
    with pytest.raises(BadScene, match='"turn": it must be a whole number from 0 to 3, not 4'):
        pig(turn=4)


def test_the_terminal_and_the_page_show_whose_turn_it_is():
    console = Console(file=StringIO(), width=60)
    console.print(PIG.terminal.draw(pig(turn=2).view(0), words("en", PIG.package), ["Ana", "Bo", "Cy"]))
    assert "turn     Bo" in console.file.getvalue()
    assert PIG.seat_fields == ["turn"]
    assert kinds_of(PIG) == {"turn": "seat", "seat": "seat"}


def test_fifty_points_win_at_once():
    """[P1.5]"""
    table = pig(rolling=1, points=[41, 20, 0, 0, 0, 0])
    table.play(CHANCE, "die 4")
    assert table.winners == {0}
    assert table.totals() == [50, 20, 0]


# --- one folder ---------------------------------------------------------------------------------------------------


def test_the_whole_game_is_small():
    files = [file for file in (EXAMPLES / "pig").rglob("*.*") if file.suffix in (".py", ".md", ".ftl")]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= MOST_LINES


def test_every_rule_has_a_number_that_the_code_cites():
    code = "".join(file.read_text("utf-8") for file in (EXAMPLES / "pig").rglob("*.py"))
    assert all(number in code for number in rulebook(PIG).rules)


@pytest.mark.usefixtures("_installed")
def test_a_folder_setting_adds_the_game():
    assert archipel.games() == ["chawai", "deole", "mahe", "maldivia", "pig"]
    assert archipel.game("pig") is PIG


def test_an_installed_package_adds_a_game(monkeypatch):
    points = [EntryPoint("pearls", "tests.toys.pearls", game_folders.ENTRY_POINTS)]
    monkeypatch.setattr(game_folders, "entry_points", lambda group: points)
    game_folders.packages.cache_clear()
    try:
        assert archipel.game("pearls").facts.title == "Pearls"
    finally:
        game_folders.packages.cache_clear()


def test_no_game_of_the_package_can_be_replaced(monkeypatch, caplog):
    points = [EntryPoint("mahe", "tests.toys.pearls", game_folders.ENTRY_POINTS)]
    monkeypatch.setattr(game_folders, "entry_points", lambda group: points)
    game_folders.packages.cache_clear()
    try:
        assert archipel.game("mahe").facts.title == "Mahé"
    finally:
        game_folders.packages.cache_clear()
    assert "tests.toys.pearls is left out: there is already a game called mahe" in caplog.text


# --- at the table -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_installed")
def test_it_is_played_to_the_end_in_the_terminal(run, tmp_path: Path):
    said = run("play", "pig", "--seats", 2, "--bots", "random", "--seed", 3, "--save", "g", typed="bank\n" * 200)
    assert said.code == 0
    assert "rolls" in said.out
    assert verify((tmp_path / "g").read_text("utf-8")).finished


@pytest.mark.usefixtures("_installed")
def test_other_languages_fall_back_to_english(run):
    said = run("play", "pig", "--lang", "fr", "--seed", 3, "--bots", "random", typed="quit\n")
    assert "roll again" in said.out


@pytest.mark.usefixtures("_installed")
def test_its_rules_can_be_read(run):
    assert "A turn begins with a roll of one die." in run("rules", "pig").out


@pytest.mark.compiled
@pytest.mark.usefixtures("_installed")
def test_people_and_bots_play_it_on_the_server(tmp_path):
    with (
        Served(settings_for(f"sqlite:///{tmp_path / 'archipel.db'}")) as server,
        server.visitor("Ana") as ana,
        server.visitor("Bo") as bo,
        server.table("pig", ana, bo).tabs() as (mine, theirs),
    ):
        asked = next(tab for tab in (mine, theirs) if tab.state()["choices"])
        state = give(asked, "bank")
        assert next(event["event"] for entry in state["events"] for event in entry["events"]) == "banked"
