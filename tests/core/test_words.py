"""Everything that is shown has words in five languages, and no words are unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import archipel
from archipel.core.errors import UnknownLanguage
from archipel.core.game import Game
from archipel.core.kernel import CHANCE
from archipel.core.notation import Bundles, Names
from archipel.core.rulebook import parsed, rulebook
from archipel.core.words import LANGUAGES, rule_key, words
from tools.rules import english_words, escaped, renewed

SOURCE = Path(archipel.__file__).parent
GAMES = [archipel.game(name) for name in archipel.games()]
FOLDERS = [
    SOURCE / "words",
    SOURCE / "words" / "web",
    SOURCE / "words" / "trouble",
    SOURCE / "words" / "errors",
    SOURCE / "words" / "learn",
    *(folder for folder in sorted(SOURCE.rglob("words/lessons")) if folder.is_dir()),
    *sorted(SOURCE.glob("games/*/words/tips")),
    SOURCE / "words" / "rules",
    *(SOURCE / "games" / game.name / "words" for game in GAMES),
    *(SOURCE / "games" / game.name / "words" / "rules" for game in GAMES),
]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))


class Variables(Visitor):
    """The names of all variables in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named after the node
        self.found.add(node.id.name)


@cache
def messages(folder: Path, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{lang}.ftl does not parse: {junk[0]}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{lang}.ftl defines a message twice"
    return {message.id.name: message for message in found}


def variables(node: ast.Message | ast.Attribute) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


def attributes(message: ast.Message) -> dict[str, set[str]]:
    return {attribute.id.name: variables(attribute) for attribute in message.attributes}


# --- five languages -----------------------------------------------------------------------------------------------


@every_folder
def test_there_is_a_file_for_every_language_and_no_other(folder):
    assert {file.name for file in folder.iterdir() if file.is_file()} == {f"{lang}.ftl" for lang in LANGUAGES}


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things_about_the_same_things(folder, lang):
    here, english = messages(folder, lang), messages(folder, "en")
    assert here.keys() == english.keys()
    for key, message in here.items():
        assert variables(message) == variables(english[key]), key
        assert attributes(message) == attributes(english[key]), key


@every_folder
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_translation_is_a_translation(folder, lang):
    """A sentence of several words that is the same as in English was not translated."""
    for key, message in messages(folder, lang).items():
        text, english = value(message), value(messages(folder, "en")[key])
        assert text != english or len(words_in(text)) < 3, key


def value(message: ast.Message) -> str:
    assert message.value, f"{message.id.name} is empty"
    elements = message.value.elements
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement))


def words_in(text: str) -> list[str]:
    return [word for word in text.split() if word.isalpha() and word.islower()]


# --- complete -----------------------------------------------------------------------------------------------------


def things(game: Game) -> set[str]:
    """Turtles, colours, winds: all values that an answer or an event names."""
    domains = [domain for kind in (*game.answers.kinds, *game.events.kinds) for domain in kind.domains().values()]
    named = [(domain.kind, domain.names) for domain in domains if isinstance(domain, Names)]
    named += [(domain.kind, bundle) for domain in domains if isinstance(domain, Bundles) for bundle in domain.bundles]
    return {f"{kind}-{name}" for kind, names in named for name in names}


def needed(game: Game) -> set[str]:
    """The names of all messages that the game needs."""
    return {
        *things(game),
        *(f"answer-{kind.word}" for kind in game.answers.kinds),
        *(f"event-{kind.word}" for kind in game.events.kinds),
        *(f"why-{reason.key}" for reason in game.reasons),
        *(f"line-{line.name}" for line in game.facts.lines),
        *(f"option-{option.name}" for option in game.facts.options),
        *map(rule_key, rulebook(game).all),
        "blurb",
        "goal",
    }


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words_and_no_words_are_unused(game, lang):
    """A game's own messages for its board begin with its name, explanations with "about"; a question has its step."""
    said = set(messages(SOURCE / "games" / game.name / "words", lang))
    own = {key for key in said if key.startswith((f"{game.name}-", "about-"))}
    questions = {key for key in said if key.startswith("ask-")}
    assert said - own - questions - {"web-keys-of-game"} == needed(game)
    assert questions <= {f"ask-{step}" for step in import_module(f"{game.package}.state").STEPS}


@every_game
def test_a_games_own_words_are_used_by_its_terminal_or_its_prints_or_its_board(game):
    board = SOURCE.parent.parent / "web" / "src" / "games" / game.name
    files = [*(SOURCE / "games" / game.name).rglob("*.py"), *board.glob("*.ts"), *board.glob("*.svelte")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    said = messages(SOURCE / "games" / game.name / "words", "en")
    own = [key for key in said if key.startswith((f"{game.name}-", "about-"))]
    assert not [key for key in own if not is_used(key, source)]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_help_and_a_word_for_each_value(game, lang):
    said = messages(SOURCE / "games" / game.name / "words", lang)
    for option in game.facts.options:
        assert set(attributes(said[f"option-{option.name}"])) == {"help", *option.values}


@every_game
def test_words_use_only_the_variables_they_get(game):
    said = messages(SOURCE / "games" / game.name / "words", "en")
    for stem, kinds in (("answer", game.answers.kinds), ("event", game.events.kinds)):
        for kind in kinds:
            assert variables(said[f"{stem}-{kind.word}"]) <= set(kind.domains()), kind.word


def test_no_shared_words_are_unused():
    source = "\n".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))
    assert not [key for key in messages(SOURCE / "words", "en") if not is_used(key, source)]


def test_no_words_for_learning_are_unused():
    page = SOURCE.parent.parent / "web" / "src"
    source = "\n".join(file.read_text("utf-8") for file in sorted(page.rglob("*.svelte")))
    assert not [key for key in messages(SOURCE / "words" / "learn", "en") if not is_used(key, source)]


def is_used(key: str, source: str) -> bool:
    """Tell whether the key stands in the source as it is, or put together: f"help-{name}", f"help-{name}-more"."""
    return any(f"{quote}{key}{quote}" in source for quote in "\"'") or any(
        (f'"{stem}-{{' in source or f"`{stem}-${{" in source) and f'"{name}"' in source and f"}}{rest}" in source
        for stem, name, rest in splits(key)
    )


def splits(key: str) -> Iterator[tuple[str, str, str]]:
    """Every way to split the key into a stem, a name and an ending."""
    parts = key.split("-")
    for i, j in combinations(range(1, len(parts) + 1), 2):
        yield "-".join(parts[:i]), "-".join(parts[i:j]), "-".join(["", *parts[j:]])


@pytest.mark.parametrize("length", [2500, 3000, 10**6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_very_long_text_is_cut_off_inside_a_sentence(lang, length):
    said = words(lang).say("unknown-choice", text="x" * length)
    assert "x" * 1000 + "…" in said
    assert len(said) < 1200


# --- saying -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["", "es", "EN", "en_GB"])
def test_an_unknown_language_is_refused_with_a_list_of_all_languages(lang):
    with pytest.raises(
        UnknownLanguage, match=f"the language “{lang}” is not available; choose from: fr, de, en, it, nl"
    ):
        words(lang)


def test_missing_words_are_an_error_and_not_a_blank():
    with pytest.raises(KeyError, match='no words for "answer-fly" in fr'):
        words("fr").say("answer-fly")
    assert "answer-fly" not in words("fr")
    assert "chance" in words("fr")


def test_a_missing_name_in_a_sentence_is_an_error():
    with pytest.raises(ValueError, match='the words for "chosen" in de'):
        words("de").say("chosen", player="Ana")


def test_the_words_of_a_game_include_the_shared_ones():
    assert words("en").say("chance") == words("en", GAMES[0].package).say("chance") == "Chance"


def test_players_are_called_by_name_or_by_seat():
    tongue = words("en")
    assert tongue.player(1, ("Ana", "Bo")) == "Bo"
    assert tongue.player(1) == "Player 2"
    assert tongue.player(CHANCE, ("Ana", "Bo")) == "Chance"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_full_of_symbols_is_shown_unchanged(lang):
    name = "{ $who } [b] Åse ✨"
    assert words(lang).say("thinks", player=name).startswith(name)


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "Red lays one egg.", "Red lays 4 eggs."),
        ("fr", "Rouge pond un œuf.", "Rouge pond 4 œufs."),
        ("de", "Rot legt ein Ei.", "Rot legt 4 Eier."),
    ],
)
def test_numbers_and_nouns_agree(lang, one, many):
    mahe = archipel.game("mahe")
    laid = next(kind for kind in mahe.events.kinds if kind.word == "laid")
    assert words(lang, mahe.package).event(laid(0, 1)) == one
    assert words(lang, mahe.package).event(laid(0, 4)) == many


# --- the rules in English -----------------------------------------------------------------------------------------


@every_game
def test_the_english_rules_are_those_of_rules_md(game):
    """Otherwise run: python tools/rules.py"""
    text = english_words(game).read_text("utf-8")
    assert renewed(text, game) == text, "run: python tools/rules.py"
    rules = {key: value(message) for key, message in messages(SOURCE / "games" / game.name / "words", "en").items()}
    made = {rule_key(number): sentence for number, sentence in rulebook(game).sentences.items()}
    assert {key: text for key, text in rules.items() if key.startswith("rule-")} == made


@every_game
def test_a_rule_that_is_not_up_to_date_is_noticed(game):
    text = english_words(game).read_text("utf-8")
    first = rule_key(rulebook(game).rules[0])
    assert renewed(text.replace(f"{first} = ", f"{first} = Not so: "), game) == text
    assert renewed(re.sub(rf"^{first} = .*\n", "", text, flags=re.M), game) == text
    assert renewed(text.replace(f"{first} = ", f"{first}-x = Too much.\n{first} = "), game) == text


@pytest.mark.parametrize("sentence", ["{ $who }", "}{", '"{"', "[a] = b", "* all", ".help = no", "# 1"])
def test_every_sentence_can_be_a_message(sentence):
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(f"rule = {escaped(sentence)}\nnext = here"))
    assert bundle.format_pattern(bundle.get_message("rule").value) == (sentence, [])
    assert bundle.has_message("next")


def test_a_rulebook_is_read_from_its_text():
    book = parsed(RULES, "P")
    assert book.all == ["P1", "P1.1", "P1.2", "P-R", "P-R1"]
    assert book.examples == ("PI-1",)
    assert book.sentences == {
        "P1": "The die",
        "P1.1": "Roll the *one* die.",
        "P1.2": "A long rule goes on in the next line.",
        "P-R": "Rulings",
        "P-R1": "A ruling has a reason.",
    }
    assert book.teaching == {
        "short-1": "Roll as often as you like.",
        "short-2": "Then hold.",
        "example-PI-1": "Five.",
        "reason-P-R1": "Which is not shown.",
        "term-the-pot": "the pot",
        "meaning-the-pot": "points of this turn",
    }
    assert (book.steps, book.terms) == (["short-1", "short-2"], ["the-pot"])
    assert book.find("pi-1") == ["PI-1"]


RULES = """# Pig

## In short

1. Roll as often
   as you like.
2. Then hold.

## P1 The die

- **P1.1** Roll the *one* die.
- **P1.2** A long rule
  goes on in the next line.

## Rulings

- **P-R1** A ruling has
  a reason. *Which is
  not shown.*

## Examples

- **PI-1** Five.

## Glossary

| here | in the booklet | meaning |
| --- | --- | --- |
| the pot | pot | points of this turn |
| code | – | a word for programmers |
"""
