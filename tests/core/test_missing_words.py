"""A game that lacks a language, or single messages of one, is shown in English with one warning."""

from __future__ import annotations

import secrets

import pytest

from archipel.core.game import Game
from archipel.core.rulebook import parsed, rulebook
from archipel.core.words import LANGUAGES, words


@pytest.fixture
def pig(tmp_path, monkeypatch):
    """The package of a game with a few words: all of them in English, one in French, none in the other languages."""
    name = f"pig_{secrets.token_hex(4)}"
    folder = tmp_path / name / "words"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder.parent / "box.py").write_text('from types import SimpleNamespace\nFACTS = SimpleNamespace(prefix="P")\n')
    (folder / "en.ftl").write_text("answer-roll = roll\nanswer-hold = hold { $points }\n")
    (folder / "fr.ftl").write_text("answer-roll = lancer\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_a_missing_language_falls_back_to_english_with_one_warning(pig, caplog):
    tongue = words("de", pig)
    assert (tongue.say("answer-roll"), tongue.say("answer-hold", points=7)) == ("roll", "hold 7")
    assert tongue.say("chance") == words("de").say("chance")
    assert [record.getMessage() for record in caplog.records] == [
        f'{pig} lacks some words in "de"; English is shown instead'
    ]


def test_a_missing_message_falls_back_to_english_with_one_warning(pig, caplog):
    tongue = words("fr", pig)
    assert tongue.say("answer-roll") == "lancer"
    assert not caplog.records
    assert {tongue.say("answer-hold", points=points) for points in (1, 2)} == {"hold 1", "hold 2"}
    assert len(caplog.records) == 1


def test_english_needs_no_warning(pig, caplog):
    assert words("en", pig).say("answer-roll") == "roll"
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_are_missing_in_english_too_are_an_error(pig, lang):
    assert "answer-fly" not in words(lang, pig)
    with pytest.raises(KeyError, match=f'no words for "answer-fly" in {lang}'):
        words(lang, pig).say("answer-fly")


def test_a_rule_without_words_is_its_number(pig, caplog):
    assert words("it", pig).rule("P1.2") == "P1.2"
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_without_words_is_read_from_rules_md(pig, lang):
    assert (
        parsed("## P1 Dice\n\n- **P1.1** Roll the *one* die.\n", "P").sentence("P1.1", words(lang, pig))
        == "Roll the *one* die."
    )


def test_a_game_without_rules_md_has_an_empty_rulebook(pig):
    book = rulebook(Game(pig, pig))
    assert (book.all, book.examples, book.sentences) == ([], (), {})
    assert book.find("P1") == []
