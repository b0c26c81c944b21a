"""The rules to learn from, over HTTP: the rulebook, the examples on the board, the PDF."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from pypdf import PdfReader

import archipel
from archipel.core.examples import examples
from archipel.core.rulebook import rule_words, rulebook
from archipel.core.words import LANGUAGES
from tests.server.serving import Served, Visitor, refused


@pytest.fixture
def cleo(sqlite_server: Served) -> Iterator[Visitor]:
    with sqlite_server.visitor("Cleo") as visitor:
        yield visitor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_everything_in_the_requested_language(cleo: Visitor, lang: str):
    for name in archipel.games():
        game = archipel.game(name)
        book, tongue = rulebook(game), rule_words(lang, game)
        found = cleo.get(f"/api/games/{name}/rulebook", lang=lang)
        assert found["goal"] == tongue.say("goal")
        assert found["short"] == [tongue.say(key) for key in book.steps]
        rules = [rule for chapter in found["chapters"] for rule in chapter["rules"]]
        assert [rule["number"] for rule in rules] == list(book.rules)
        assert all(bool(rule["reason"]) == ("-R" in rule["number"]) for rule in rules)
        shown = {example["number"]: example["text"] for rule in rules for example in rule["examples"]}
        assert shown == {number: tongue.say(f"example-{number}") for number in book.examples}
        assert [term["term"] for term in found["terms"]] == [tongue.say(f"term-{key}") for key in book.terms]


@pytest.mark.parametrize("name", archipel.games())
def test_an_example_comes_as_moments(cleo: Visitor, name: str):
    game = archipel.game(name)
    for example in examples(game).values():
        if example.scene is not None:
            found = cleo.get(f"/api/games/{name}/examples/{example.number}", lang="fr")
            assert [moment["answers"] for moment in found["moments"]] == list(range(len(example.play) + 1))
            assert len(found["names"]) == found["moments"][0]["view"]["seats"]


def test_an_example_as_one_player_sees_it_keeps_the_secrets_of_the_others(cleo: Visitor):
    found = cleo.get("/api/games/chawai/examples/CH-7", lang="en")
    assert found["seat"] == 2
    assert found["moments"][-1]["view"]["lagoon"]["middle"] == "gull"
    assert [moment.get("answer", "") for moment in found["moments"][1:5]] == ["", "dive 11", "", ""]


@pytest.mark.parametrize("path", ["mahe/examples/MA-99", "maldivia/examples/VE-4", "mahe/examples/rules"])
def test_rejects_examples_that_there_are_not_and_those_without_a_board(cleo: Visitor, path: str):
    with refused("not-found", 404):
        cleo.get(f"/api/games/{path}")


@pytest.mark.parametrize("path", ["rulebook", "examples/MA-1", "rules.pdf"])
def test_rejects_unknown_games(cleo: Visitor, path: str):
    with refused("unknown-game", 404):
        cleo.get(f"/api/games/go/{path}")


def test_the_rules_can_be_had_as_a_pdf(cleo: Visitor):
    answer = cleo.http.get("/api/games/mahe/rules.pdf", params={"lang": "nl"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.headers["content-disposition"] == 'inline; filename="mahe-rules.pdf"'
    assert "Doel van het spel" in PdfReader(io.BytesIO(answer.content)).pages[0].extract_text()
