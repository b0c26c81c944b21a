"""The list of games and their rules, in five languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import archipel
from archipel import bots
from archipel.core.rulebook import rulebook
from archipel.core.words import LANGUAGES, words
from tests.server.serving import Served, Visitor, refused


@pytest.fixture
def cleo(sqlite_server: Served) -> Iterator[Visitor]:
    with sqlite_server.visitor("Cleo") as visitor:
        yield visitor


def test_every_game_is_in_the_catalogue(cleo: Visitor):
    welcome = cleo.get("/api/welcome")
    assert [game["name"] for game in welcome["games"]] == archipel.games()
    assert (welcome["languages"], welcome["bots"]) == (list(LANGUAGES), bots.level_names())
    assert welcome["usual_bot"] == bots.DEFAULT
    assert welcome["version"] == archipel.__version__


def test_a_game_is_described_in_the_requested_language(cleo: Visitor):
    for lang in LANGUAGES:
        for found in cleo.get("/api/welcome", lang=lang)["games"]:
            game = archipel.game(found["name"])
            assert found["blurb"] == words(lang, game.package).say("blurb")
            assert [option["name"] for option in found["options"]] == [option.name for option in game.facts.options]
            assert (found["least_seats"], found["most_seats"]) == (game.facts.seats[0], game.facts.seats[-1])


def test_options_and_score_lines_have_texts_in_the_language_asked_for(cleo: Visitor):
    gulls, lines = _options_and_lines(cleo, "chawai", "en")
    assert gulls["value_texts"] == {"six": "six", "seven": "seven, and one card removed"}
    assert gulls["help"].startswith("With six gulls there are 36 cards")
    assert [line["text"] for line in lines][:2] == ["Sardines", "Sea lanterns"]
    for lang in LANGUAGES:
        for name in archipel.games():
            tongue = words(lang, archipel.game(name).package)
            *options, lines = _options_and_lines(cleo, name, lang)
            assert all(set(option["value_texts"]) == set(option["values"]) and option["help"] for option in options)
            assert all(line["text"] == tongue.line(line["name"]) for line in lines)


def _options_and_lines(visitor: Visitor, name: str, lang: str) -> list:
    [game] = [game for game in visitor.get("/api/welcome", lang=lang)["games"] if game["name"] == name]
    return [*game["options"], game["lines"]]


def test_every_rule_can_be_read_in_every_language(cleo: Visitor):
    for name in archipel.games():
        for lang in LANGUAGES:
            rules = cleo.get(f"/api/games/{name}/rules", lang=lang)
            assert [rule["number"] for rule in rules] == list(rulebook(archipel.game(name)).all)
            assert all(rule["text"] for rule in rules)


def test_an_unknown_game_is_refused_in_the_requested_language(cleo: Visitor):
    with refused("unknown-game", 404) as problem:
        cleo.get("/api/games/go/rules", lang="de")
    assert problem.value.sentence == "Ein Spiel „go“ gibt es hier nicht."
