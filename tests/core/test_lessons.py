"""Lessons: every chapter of every game can be played, has its words, and is short; errors name the place."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import pytest

import archipel
from archipel.core import lessons
from archipel.core.errors import BadLesson
from archipel.core.game import Game, find
from archipel.core.lessons import Chapter, ChapterStep
from archipel.core.words import LANGUAGES, lesson_words
from tests.core.test_words import attributes, is_used, messages

SOURCE = Path(archipel.__file__).parent
GAMES = [archipel.game(name) for name in archipel.games()]
TAUGHT = [game for game in GAMES if lessons.chapters(game)]
CHAPTERS = [chapter for game in TAUGHT for chapter in lessons.chapters(game)]
MAHE = archipel.game("mahe")
MOST_STEPS, MOST_WORDS, FIRST_MOVE = 10, 30, 3  # steps of a chapter, words of a step, the first step with a move

every_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda one: f"{one.game.name}-{one.id}")
every_taught = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


@every_chapter
def test_every_chapter_can_be_played_to_its_end(chapter: Chapter):
    course = lessons.play_through(chapter)
    for number, step in enumerate(chapter.steps):
        position = course.position(number)
        assert not step.ask or step.ask in map(str, position.legal(chapter.seat))
        assert [str(ply.answer) for ply in course.plies(number)] == expected(chapter, number)


def expected(chapter: Chapter, number: int) -> list[str]:
    """The answers that lead to a step: the learner's at the step before, then those of the step itself."""
    asked = [chapter.steps[number - 1].ask] if number and chapter.steps[number - 1].ask else []
    return [*asked, *(move.partition(" ")[2] for move in chapter.steps[number].play)]


# --- words --------------------------------------------------------------------------------------------------------


@every_taught
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_words_and_no_words_are_unused(game, lang):
    said = messages(SOURCE / "games" / game.name / "words" / "lessons", lang)
    assert set(said) == needed_words(game)
    for chapter in lessons.chapters(game):
        assert set(attributes(said[chapter.key])) == {"about"}
        for step in chapter.steps:
            assert set(attributes(said[chapter.key_of(step)])) <= ({"done", "instead"} if step.ask else set())


def needed_words(game: Game) -> set[str]:
    """The names of all messages that the lessons of a game need."""
    return {key for one in lessons.chapters(game) for key in (one.key, *map(one.key_of, one.steps))}


def test_no_words_that_lessons_share_are_unused():
    source = "\n".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))
    assert not [key for key in messages(SOURCE / "words" / "lessons", "en") if not is_used(key, source)]


@every_chapter
def test_a_chapter_is_short_and_begins_with_a_move(chapter: Chapter):
    assert 4 < len(chapter.steps) <= MOST_STEPS
    assert any(step.ask for step in chapter.steps[:FIRST_MOVE])


@every_chapter
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_says_at_most_two_short_sentences(chapter: Chapter, lang: str):
    tongue = lesson_words(lang, chapter.game.package)
    for step in chapter.steps:
        texts = lessons.step_texts(chapter, step, tongue)
        for text in (texts.text, texts.done, texts.instead):
            assert len(text.split()) <= MOST_WORDS, text
            assert len(re.findall(r"[.!?…][”“»’]?(?=\s|$)", text)) <= 2, text


def test_a_step_without_words_of_its_own_for_another_move_has_the_shared_ones():
    tongue = lesson_words("en", MAHE.package)
    assert lessons.step_texts(CHAPTERS[0], ChapterStep("x"), _Says("Go.")).instead == ""  # type: ignore[arg-type]
    assert lessons.step_texts(CHAPTERS[0], ChapterStep("x", ask="go"), _Says("Go.")).instead == "Go."  # type: ignore[arg-type]
    assert tongue.say("lesson-instead")


class _Says:
    """Words that say the same for every key."""

    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, _: str) -> str:
        return self.text

    def attributes(self, _: str) -> dict[str, str]:
        return {}


# --- reading ------------------------------------------------------------------------------------------------------

STEP = '[[chapter.step]]\nsay = "end"\n'
CHAPTER = f'[[chapter]]\nid = "one"\nscene = {{ seats = 4, clutch = 5, step = "decide", dice = [2] }}\n{STEP}'
ENGLISH = "lesson-one = One\n    .about = All of it.\nlesson-one-end = The end.\n"


def test_the_start_of_a_game_is_a_beginning_too():
    text = (
        '[[chapter]]\nid = "one"\nseats = 3\nseat = 2\noptions = { egg_cards = "yes" }\n[[chapter.step]]\nsay = "end"\n'
    )
    [chapter] = lessons.read_chapters(MAHE, text)
    table = chapter.begin("fr")
    assert (table.setup.seats, table.setup["egg_cards"], table.plies) == (3, "yes", [])
    assert table.names == ("Tane", "Moana", "Leilani")


@pytest.fixture
def outside(tmp_path, monkeypatch) -> Path:
    """The folder of a game outside the package that has no lessons yet."""
    folder = tmp_path / f"outside_{secrets.token_hex(4)}"  # what is known of a game is kept by its name
    (folder / "words" / "lessons").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "box.py").write_text("FACTS = None\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def test_a_game_without_lessons_has_no_chapters(outside):
    assert lessons.chapters(find(outside.name)) == ()


def test_lessons_in_english_alone_are_shown_in_english(outside):
    (outside / "lessons.toml").write_text(CHAPTER)
    (outside / "words" / "lessons" / "en.ftl").write_text(ENGLISH)
    [chapter] = lessons.chapters(find(outside.name))
    tongue = lesson_words("nl", outside.name)
    assert lessons.step_texts(chapter, chapter.steps[0], tongue).text == "The end."


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("", 'chapter "one": the message "lesson-one" with the attribute "about" is missing'),
        ("lesson-one = One", 'chapter "one": the message "lesson-one" with the attribute "about" is missing'),
        ("lesson-one = One\n    .about = All.", 'chapter "one", step 1: the message "lesson-one-end" is missing'),
    ],
)
def test_lessons_without_words_are_refused_with_the_name_of_the_message(outside, english, said):
    (outside / "lessons.toml").write_text(CHAPTER)
    (outside / "words" / "lessons" / "en.ftl").write_text(english)
    with pytest.raises(BadLesson, match=said):
        lessons.chapters(find(outside.name))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[chapter]", "not valid TOML"),
        ("chapter = 3", r'"chapter" is written as \[\[chapter\]\]'),
        (CHAPTER.replace('"one"', '"One!"'), 'chapter "One!": an "id" is made of small letters'),
        (CHAPTER.replace('"one"', "1"), 'chapter "1": "id" cannot be 1'),
        (CHAPTER + CHAPTER, 'chapter "one": there are two chapters of this name'),
        (CHAPTER.replace("scene", "seen"), 'chapter "one": there is no field "seen"; there are: id, seat'),
        (CHAPTER.replace("scene", "seats = 4\nscene"), 'give either "scene" or "seats" and "options"'),
        (CHAPTER.replace(STEP, ""), 'chapter "one": it has no steps'),
        (CHAPTER + 'ask = "roll"\n', 'chapter "one", step 1: the last step shows how it ended'),
        (CHAPTER + STEP, 'chapter "one", step 1: two steps say "end"'),
        (CHAPTER + "ask = 3\n", 'chapter "one", step 1: "ask" cannot be 3'),
        (CHAPTER.replace('"end"', '"The end"'), 'chapter "one", step 1: "say" is made of small letters'),
        (CHAPTER + 'play = ["roll"]\n', "chapter \"one\", step 1: 'roll' is not a move such as"),
        (CHAPTER + "play = [3]\n", 'chapter "one", step 1: 3 is not a move such as'),
    ],
)
def test_an_invalid_file_is_refused_with_the_place(text, said):
    with pytest.raises(BadLesson, match=said):
        lessons.read_chapters(MAHE, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CHAPTER.replace("id =", "seat = 5\nid ="), 'chapter "one": there is no seat 5; this game has 4 players'),
        (CHAPTER.replace("clutch = 5", "clutch = 9"), 'chapter "one": the scene\'s field "clutch"'),
        (CHAPTER + 'play = ["2 stop"]\n', r'chapter "one", step 1: .*\[M1\.6\]'),
        (CHAPTER + 'play = ["1 fly"]\n', 'chapter "one", step 1: “fly” is not a move in this game'),
        (CHAPTER + 'play = ["1 roll"]\n', 'chapter "one", step 1: add to "play" what the dice or the cards give'),
        (CHAPTER.replace(STEP, STEP.replace("end", "a") + 'ask = "card 3"\n' + STEP), r"step 1: .*\[M8\.1\]"),
    ],
)
def test_a_chapter_that_cannot_be_played_is_refused_with_the_step_and_the_reason(text, said):
    [chapter] = lessons.read_chapters(MAHE, text)
    with pytest.raises(BadLesson, match=said):
        lessons.play_through(chapter)
