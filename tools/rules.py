"""Make the English rules of a game's words from its rules.md.

    python tools/rules.py

The sentences of rules.md become the `rule-…` messages of words/en.ftl, in every game of the package. They fill the
section "## Rules …" of that file; everything else in it stays as it is. The rest of rules.md, which teaches the rules,
becomes words/rules/en.ftl: in short, examples, reasons and glossary. A test fails when they differ.
"""

from __future__ import annotations

import re
from pathlib import Path

import archipel
from archipel.core.game import Game
from archipel.core.rulebook import rulebook
from archipel.core.words import rule_key

GAMES = Path(archipel.__file__).parent / "games"
TEACHING = "# In short, examples, reasons and glossary, made from rules.md by tools/rules.py: edit them there"
HEADING = "## Rules, made from rules.md by tools/rules.py: edit them there"
SECTION = re.compile(r"^## Rules.*?(?=^## |\Z)", re.M | re.S)


def section(game: Game) -> str:
    """The messages of all chapters and rules, in reading order."""
    book = rulebook(game)
    messages = [f"{rule_key(number)} = {escaped(book.sentences[number])}" for number in book.all]
    return "\n".join([HEADING, "", *messages])


def escaped(sentence: str) -> str:
    """The sentence as a Fluent pattern of one line, in which only braces have a meaning."""
    return re.sub(r"[{}]", r'{"\g<0>"}', sentence)


def renewed(text: str, game: Game) -> str:
    """The text of an en.ftl with its rules made again."""
    before, _, after = SECTION.sub("\0", text).partition("\0")
    return "\n\n".join(part.strip("\n") for part in (before, section(game), after) if part) + "\n"


def teaching(game: Game) -> str:
    """The text of words/rules/en.ftl."""
    messages = [f"{key} = {escaped(text)}" for key, text in rulebook(game).teaching.items()]
    return "\n".join([TEACHING, "", *messages, ""])


def english_teaching(game: Game) -> Path:
    return GAMES / game.name / "words" / "rules" / "en.ftl"


def english_words(game: Game) -> Path:
    return GAMES / game.name / "words" / "en.ftl"


def main() -> None:
    """Renew the words of the games in the package; games elsewhere need no copy of their rules."""
    for game in map(archipel.game, archipel.games()):
        file = english_words(game)
        if file.exists():
            file.write_text(renewed(file.read_text("utf-8"), game), "utf-8")
            english_teaching(game).write_text(teaching(game), "utf-8")


if __name__ == "__main__":
    main()
