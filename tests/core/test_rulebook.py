"""Everything that teaches the rules has words in five languages: in short, examples, reasons, glossary."""

from __future__ import annotations

import pytest

from archipel.core.rulebook import rule_words, rulebook
from archipel.core.words import LANGUAGES
from tests.core.test_words import SOURCE, every_game, is_used, messages
from tools.rules import english_teaching, teaching


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_teaches_the_rules_has_words_and_no_more(game, lang):
    """In short, every example, the reason of every ruling, every word of the glossary."""
    book = rulebook(game)
    said = messages(SOURCE / "games" / game.name / "words" / "rules", lang)
    assert set(said) == set(book.teaching)
    assert {key for key in said if key.startswith("reason-")} == {
        f"reason-{number}" for number in book.within(f"{game.facts.prefix}-R")
    }
    assert {key for key in said if key.startswith("example-")} == {f"example-{number}" for number in book.examples}
    assert (len(book.steps), len(book.terms) > 5) == (4, True)


@every_game
def test_the_english_words_that_teach_are_those_of_rules_md(game):
    assert english_teaching(game).read_text("utf-8") == teaching(game), "run: python tools/rules.py"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_short_is_short(game, lang):
    tongue = rule_words(lang, game)
    assert 60 <= sum(len(tongue.say(key).split()) for key in rulebook(game).steps) <= 140


def test_no_words_of_the_pages_of_rules_are_unused():
    page = SOURCE.parent.parent / "web" / "src"
    files = [*SOURCE.rglob("*.py"), *page.rglob("Rule*.svelte")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    assert not [key for key in messages(SOURCE / "words" / "rules", "en") if not is_used(key, source)]
