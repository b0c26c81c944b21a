"""Lessons: chapters that teach a game at its own board, by moves that the learner makes.

A lesson is data. The file `lessons.toml` of a game lists its chapters; the dice, the cards and the moves of the others
are fixed, so everything that will happen is known beforehand:

    [[chapter]]
    id = "dice"
    seat = 1                                       # the learner's seat; 1 if it is left out
    scene = { seats = 4, stacks = { 3 = ["red"] } }  # or `seats` and `options`, for the start of a game

    [[chapter.step]]
    play = ["2 roll", "chance die 4"]              # what happens first: moves of the others, dice, cards
    say = "stop"                                   # the text: the message lesson-dice-stop
    show = "tray"                                  # what the board points at: the value of a `data-about`
    ask = "stop"                                   # the only move that leads on; without it, the learner reads on

The texts are in `words/lessons/*.ftl`. The message `lesson-dice` is the title of the chapter, its attribute `about` one
line about it. A step's message may have the attributes `done`, said after the move, and `instead`, said after another
legal move.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from archipel.core.errors import ArchipelError, BadLesson
from archipel.core.facts import Setup
from archipel.core.game import Game
from archipel.core.kernel import CHANCE
from archipel.core.moves import seat_and_answer
from archipel.core.position import Position, from_scene
from archipel.core.seats import check_seat
from archipel.core.table import Ply, Table
from archipel.core.words import FALLBACK, Words, lesson_words, words

FILE = "lessons.toml"
CHAPTER_FIELDS = {"id": str, "seat": int, "seats": int, "options": dict, "scene": dict, "step": list}
STEP_FIELDS = {"say": str, "show": str, "play": list, "ask": str}
NAME = re.compile("[a-z][a-z0-9-]*")
MOVE = re.compile(r"(chance|[1-9][0-9]?) \S.*")


@dataclass(frozen=True)
class ChapterStep:
    """One step: what happens first, what is said and shown, and the move that is asked for, if any."""

    say: str
    show: str = ""
    play: tuple[str, ...] = ()
    ask: str = ""


@dataclass(frozen=True, eq=False)
class Chapter:
    """One chapter of a game's lessons."""

    game: Game
    id: str
    seat: int
    seats: int | None
    options: Mapping[str, object]
    scene: Mapping[str, Any] | None
    steps: tuple[ChapterStep, ...]

    @property
    def key(self) -> str:
        """The name of the message with its title."""
        return f"lesson-{self.id}"

    def key_of(self, step: ChapterStep) -> str:
        """The name of the message with the text of a step."""
        return f"{self.key}-{step.say}"

    def begin(self, lang: str = "en") -> Table:
        """A table at the beginning of the chapter."""
        try:
            return self._table(lang)
        except ArchipelError as error:
            raise BadLesson(self.id, 0, str(error)) from None

    def _table(self, lang: str) -> Table:
        start = self.scene and from_scene(self.game, self.scene)
        chosen = self.scene or {"seats": self.seats, "options": self.options}
        setup = self.game.agree(chosen.get("seats"), chosen.get("options", {}))
        check_seat(self.seat, setup.seats)
        return Table(self.game, setup, self._names(setup, lang), start=start or None)

    def _names(self, setup: Setup, lang: str) -> tuple[str, ...]:
        """The names of the learner and of the partners, who sit in the order of their list."""
        tongue = lesson_words(lang, self.game.package)
        partners = iter(tongue.say("lesson-partners").split(", "))
        shared = words(lang)
        return tuple(
            tongue.say("lesson-learner") if seat == self.seat else next(partners, shared.player(seat))
            for seat in range(setup.seats)
        )

    def enter(self, table: Table, number: int) -> None:
        """Play what happens first in the step with this number, counted from 0."""
        for move in self.steps[number].play:
            self._submit(table, number, *seat_and_answer(move, table.position))
        open_draw = 'add to "play" what the dice or the cards give: chance is to move'  # at a table it always has
        _refuse(self.id, number + 1, open_draw, when=table.asked == {CHANCE})

    def answer(self, table: Table, number: int) -> None:
        """Make the move that the step asks for."""
        self._submit(table, number, self.seat, self.steps[number].ask)

    def _submit(self, table: Table, number: int, seat: int, answer: str) -> None:
        try:
            table.submit(seat, answer)
        except ArchipelError as error:
            raise BadLesson(self.id, number + 1, str(error)) from None


@dataclass(frozen=True, eq=False)
class PlayedChapter:
    """A chapter played from its beginning to its end: the table, and how many answers lead to each step."""

    chapter: Chapter
    table: Table
    answers: tuple[int, ...]

    def position(self, number: int) -> Position:
        """The position that the learner sees at this step."""
        return self.table.at(self.answers[number])

    def plies(self, number: int) -> list[Ply]:
        """The answers that lead from the step before to this one, the learner's own first."""
        return self.table.plies[self.answers[number - 1] if number else 0 : self.answers[number]]


def play_through(chapter: Chapter, lang: str = "en") -> PlayedChapter:
    """Play the chapter through; a move that is not legal is an error that names the step and the reason."""
    table, answers = chapter.begin(lang), []
    for number, step in enumerate(chapter.steps):
        chapter.enter(table, number)
        answers.append(len(table.plies))
        if step.ask:
            chapter.answer(table, number)
    return PlayedChapter(chapter, table, tuple(answers))


# --- texts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StepTexts:
    """The texts of a step in one language."""

    text: str
    done: str
    instead: str


def step_texts(chapter: Chapter, step: ChapterStep, tongue: Words) -> StepTexts:
    """The texts of a step; a step without `instead` has the sentence that all lessons share."""
    key = chapter.key_of(step)
    more = tongue.attributes(key)
    instead = more.get("instead", tongue.say("lesson-instead")) if step.ask else ""
    return StepTexts(tongue.say(key), more.get("done", ""), instead)


# --- reading ------------------------------------------------------------------------------------------------------


@cache
def chapters(game: Game) -> tuple[Chapter, ...]:
    """The chapters of a game's lessons, in order; a game without the file has none."""
    file = files(game.package) / FILE
    found = read_chapters(game, file.read_text("utf-8")) if file.is_file() else ()
    for chapter in found:
        _check_words(chapter, lesson_words(FALLBACK, game.package))
    return found


def _check_words(chapter: Chapter, english: Words) -> None:
    """Refuse a chapter without a title, a line about it, or the text of a step. Other languages may lack them."""
    has_title = chapter.key in english and "about" in english.attributes(chapter.key)
    _refuse(chapter.id, 0, f'the message "{chapter.key}" with the attribute "about" is missing', when=not has_title)
    for number, step in enumerate(chapter.steps, 1):
        key = chapter.key_of(step)
        _refuse(chapter.id, number, f'the message "{key}" is missing', when=key not in english)


def read_chapters(game: Game, text: str) -> tuple[Chapter, ...]:
    """Read the text of a lesson file. The moves are checked when a chapter is played."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson("", 0, f"not valid TOML: {error}") from None
    found_chapters = tuple(_chapter(game, one) for one in _tables(found, "chapter", ""))
    ids = [chapter.id for chapter in found_chapters]
    for name in ids:
        _refuse(name, 0, "there are two chapters of this name", when=ids.count(name) > 1)
    return found_chapters


def _chapter(game: Game, found: Mapping[str, Any]) -> Chapter:
    name = str(found.get("id", ""))
    _check_fields(found, CHAPTER_FIELDS, name, 0)
    _refuse(name, 0, 'an "id" is made of small letters, digits and hyphens', when=not NAME.fullmatch(name))
    has_both = "scene" in found and not found.keys().isdisjoint(("seats", "options"))
    _refuse(name, 0, 'give either "scene" or "seats" and "options"', when=has_both)
    steps = tuple(_steps(found, name))
    _refuse(name, 0, "it has no steps", when=not steps)
    _refuse(name, len(steps), 'the last step shows how it ended, so it has no "ask"', when=bool(steps[-1].ask))
    says = [step.say for step in steps]
    for number, say in enumerate(says, 1):
        _refuse(name, number, f'two steps say "{say}"', when=says.count(say) > 1)
    scene, options = found.get("scene"), found.get("options", {})
    return Chapter(game, name, found.get("seat", 1) - 1, found.get("seats"), options, scene, steps)


def _steps(found: Mapping[str, Any], name: str) -> Iterator[ChapterStep]:
    for number, one in enumerate(_tables(found, "step", name), 1):
        _check_fields(one, STEP_FIELDS, name, number)
        is_named = NAME.fullmatch(one.get("say", ""))
        _refuse(name, number, '"say" is made of small letters, digits and hyphens', when=not is_named)
        moves = one.get("play", [])
        for move in moves:
            is_move = isinstance(move, str) and MOVE.fullmatch(move)
            _refuse(name, number, f'{move!r} is not a move such as "2 roll" or "chance die 4"', when=not is_move)
        yield ChapterStep(one["say"], one.get("show", ""), tuple(moves), one.get("ask", ""))


def _tables(found: Mapping[str, Any], field: str, name: str) -> list[Mapping[str, Any]]:
    tables = found.get(field, [])
    is_list = isinstance(tables, list) and all(isinstance(one, dict) for one in tables)
    _refuse(name, 0, f'"{field}" is written as [[{field}]]', when=not is_list)
    return list(tables)


def _check_fields(found: Mapping[str, Any], kinds: Mapping[str, type], name: str, number: int) -> None:
    for field, value in found.items():
        unknown = f'there is no field "{field}"; there are: {", ".join(kinds)}'
        _refuse(name, number, unknown, when=field not in kinds)
        is_right = isinstance(value, kinds[field]) and not isinstance(value, bool)
        _refuse(name, number, f'"{field}" cannot be {value!r}', when=not is_right)


def _refuse(chapter: str, step: int, why: str, *, when: bool) -> None:
    if when:
        raise BadLesson(chapter, step, why)
