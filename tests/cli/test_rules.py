"""`archipel rules` teaches, and `archipel print --rules` makes a PDF of the same."""

from __future__ import annotations

import io
import re

import pytest
from pypdf import PdfReader

import archipel
from archipel.cli.parser import UsageError
from archipel.core.examples import examples
from archipel.core.rulebook import rule_words, rulebook
from archipel.core.words import LANGUAGES
from archipel.rules_pdf import rules_pdf

MAHE = archipel.game("mahe")


def unwrapped(text: str) -> str:
    return " ".join(text.split())


# --- in the terminal ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", archipel.games())
def test_goal_steps_examples_reasons_and_glossary_are_shown(run, name, lang):
    game = archipel.game(name)
    said, tongue = unwrapped(run("rules", name, "--lang", lang).out), rule_words(lang, game)
    assert unwrapped(tongue.say("goal")) in said
    for key in rulebook(game).teaching:
        assert unwrapped(tongue.say(key)) in said, key


def test_the_goal_comes_first_and_the_glossary_last(run):
    said = run("rules", "mahe").out
    places = [said.index(text) for text in ("Goal\n", "In short\n", "M1.1", "MA-9", "M-R1 ", "Glossary\n", "to lay")]
    assert places == sorted(places)


def test_a_rule_comes_with_its_examples_and_a_ruling_with_its_reason(run):
    assert "MA-6 Red rolls 2 and 6." in run("rules", "mahe", "M2.4").out
    assert "Why? They carry, they are not carried." in unwrapped(run("rules", "mahe", "R6").out)


@pytest.mark.compiled
@pytest.mark.parametrize("number", ["MA-3", "ma-3"])
def test_an_example_is_drawn_from_its_first_position_to_its_last(run, number):
    said = run("rules", "mahe", number, "--lang", "de").out
    assert said.startswith("MA-3 Auf Feld 18 sitzt Rot auf Blau")
    assert said.count("Strand") == 2, "two drawings"
    assert "Rot schwimmt 18 Felder weit, auf Feld 15." in said


@pytest.mark.compiled
@pytest.mark.parametrize("name", archipel.games())
def test_every_example_can_be_shown(run, name):
    for number in examples(archipel.game(name)):
        said = run("rules", name, number)
        assert (said.code, said.out.startswith(number)) == (0, True), number


def test_a_search_finds_rules_examples_reasons_and_words(run):
    said = run("rules", "mahe", "--search", "RAFT").out
    assert re.findall(r"^(\S+)  ", said, re.M) == [
        "M1.3", "M2.4", "M3.1", "M4.4", "M-R3", "M-R5", "M-R6", "MA-2", "MA-6", "MA-7", "MA-9", "raft",
    ]  # fmt: skip
    assert "to sink" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_search_that_finds_nothing_says_so(run, lang):
    said = run("rules", "mahe", "--search", "xyzzy", "--lang", lang)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"archipel: {UsageError('nothing-found', text='xyzzy').sentence(lang)}\n"


# --- as PDF -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", archipel.games())
def test_the_pdf_has_every_number_and_every_word(name, lang):
    game = archipel.game(name)
    book, tongue = rulebook(game), rule_words(lang, game)
    file = PdfReader(io.BytesIO(rules_pdf(game, lang)))
    said = "".join("".join(page.extract_text() for page in file.pages).split())
    assert not [number for number in (*book.rules, *book.examples) if number not in said]
    assert not [key for key in ("rules-goal", "rules-short", "rules-glossary") if joined(tongue.say(key)) not in said]
    assert not [name for name in book.terms if joined(tongue.say(f"term-{name}")) not in said]


def joined(text: str) -> str:
    return "".join(text.split())


def test_the_contents_of_the_pdf_lead_to_its_chapters():
    file = PdfReader(io.BytesIO(rules_pdf(MAHE, "en")))
    titles = [str(entry["/Title"]) for entry in file.outline]
    chapters = [rulebook(MAHE).sentences[number] for number in rulebook(MAHE).chapters]
    assert titles == ["Goal", "In short", *chapters, "Glossary"]
    assert len(file.pages[0]["/Annots"]) >= len(titles)


def test_the_same_rules_give_the_same_bytes():
    assert rules_pdf(MAHE, "fr") == rules_pdf(MAHE, "fr")


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        ((), "mahe-rules.pdf"),
        (("--lang", "fr", "-o", "new/regles.pdf"), "new/regles.pdf"),
        (("--out", "paper"), "paper/mahe-rules.pdf"),
    ],
)
def test_the_rules_are_written_to_a_file(run, tmp_path, arguments, file):
    said = run("print", "mahe", "--rules", *arguments)
    assert (said.code, said.out, said.err) == (0, f"{file}\n", "")
    assert (tmp_path / file).read_bytes().startswith(b"%PDF-")
