"""Every language has its own signs: quotation marks, apostrophes, and the spaces of French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import archipel
from archipel.core.words import LANGUAGES

SOURCE = Path(archipel.__file__).parent
FILES = sorted(file for file in SOURCE.rglob("words/**/*.ftl"))

SPACE = "[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"
WRONG = {
    "a straight apostrophe": (LANGUAGES, r"'"),
    "a straight quotation mark": (LANGUAGES, r'(?<!\{)"(?!"?\})'),
    "a space before an ellipsis": (("en", "fr", "it", "nl"), rf"\w{SPACE}…"),
    "guillemets": (("en", "de", "nl"), r"[«»]"),
    "English quotation marks": (("fr", "it", "nl"), r"[“”]"),
    "a space before a percent sign": (("en", "it", "nl"), rf"{SPACE}%"),
    "a breakable space before a percent sign": (("fr", "de"), r" %"),
    "another space than a narrow no-break one before ; ! ?": (("fr",), r"(?<!«)[ \N{NO-BREAK SPACE}][;!?]"),
    "no space before ; ! ?": (("fr",), r"[\w}»)][;!?]"),
    "another space than a no-break one before a colon": (("fr",), r"[ \N{NARROW NO-BREAK SPACE}]:"),
    "no space before a colon": (("fr",), r"[a-zà-ÿ}»):]:(?!/)"),
    "another space than a no-break one inside guillemets": (
        ("fr",),
        r"«(?!\N{NO-BREAK SPACE})|(?<!\N{NO-BREAK SPACE})»",
    ),
}


def lines(file: Path) -> list[str]:
    """The texts of the file: its lines without comments and without the names of messages and attributes."""
    source = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [re.sub(r"^\s*\.?[\w-]+ = ?", "", line) for line in source]


def test_the_files_are_found():
    assert len(FILES) >= 7 * len(LANGUAGES)
    assert {file.stem for file in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("wrong", WRONG)
def test_no_language_has_a_sign_that_is_not_its_own(wrong):
    languages, pattern = WRONG[wrong]
    found = [
        f"{file.relative_to(SOURCE)}: {line}"
        for file in FILES
        if file.stem in languages
        for line in lines(file)
        if re.search(pattern, line)
    ]
    assert not found


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ("a straight apostrophe", "the player's turn"),
        ("a straight quotation mark", 'the mode "even"'),
        ("a space before an ellipsis", "planning …"),
        ("guillemets", "»{ $text }«"),
        ("another space than a narrow no-break one before ; ! ?", "Quelle valeur ?"),
        ("no space before ; ! ?", "{ $player }!"),
        ("another space than a no-break one before a colon", "Case { $space }\N{NARROW NO-BREAK SPACE}: vide"),
        ("no space before a colon", "{ $player }: vide"),
        ("another space than a no-break one inside guillemets", "« { $text } »"),
    ],
)
def test_a_wrong_sign_is_found(wrong, line):
    assert re.search(WRONG[wrong][1], line)
