"""Lessons in the terminal: every chapter, wrong tries, leaving and resuming, and the first game at the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import archipel
from archipel.cli.parser import UsageError
from archipel.core import lessons
from archipel.core.lessons import Chapter
from archipel.core.words import LANGUAGES, lesson_words, words
from tests.marking import more

GAMES = [archipel.game(name) for name in archipel.games() if lessons.chapters(archipel.game(name))]
SHARED = lesson_words("en", archipel.game("mahe").package)
FIRST = lessons.chapters(archipel.game("mahe"))[0]
ONCE = [
    *((game.name, LANGUAGES[0], False) for game in GAMES),
    *(more(game.name, lang, True) for game in GAMES for lang in LANGUAGES),
]


def typed(chapter: Chapter, first: int = 0, last: int | None = None) -> str:
    """The lines that lead through the steps of a chapter."""
    return "".join(f"{step.ask}\n" for step in chapter.steps[first:last])


def kept(tmp_path: Path) -> dict:
    return json.loads((tmp_path / "data" / "archipel" / "lessons.json").read_text("utf-8"))


@pytest.mark.parametrize(("name", "lang", "drawn"), ONCE)
def test_all_chapters_are_learned_to_their_end(run, monkeypatch, tmp_path, name, lang, drawn):
    """The boards, which take most of the time, are drawn by the slow extras; the laws draw them too."""
    game = archipel.game(name)
    if not drawn:
        monkeypatch.setattr(game.terminal, "draw", lambda *_: "")
    chapters, tongue = lessons.chapters(game), lesson_words(lang, game.package)
    said = run("learn", name, "--lang", lang, typed="\n".join(map(typed, chapters)) + "\n")
    assert (said.code, said.err) == (0, "")
    assert kept(tmp_path)[name] == {"finished": sorted(chapter.id for chapter in chapters)}
    heard = " ".join(said.out.split())
    for chapter in chapters:
        for step in chapter.steps:
            assert " ".join(tongue.say(chapter.key_of(step)).split()) in heard


def test_a_wrong_try_is_answered_with_the_reason_and_nothing_is_lost(run):
    said = run("learn", "mahe", typed=f"\nstop\ncard 3\nfly\n\n?\n{typed(FIRST, 1, 2)}quit\n")
    assert SHARED.say("lesson-instead") not in said.out
    assert lesson_words("en", FIRST.game.package).attributes("lesson-first-dare")["instead"] in said.out
    assert "[M8.1]" in said.out
    assert words("en").say("unknown-choice", text="fly") in said.out
    assert SHARED.say("lesson-help") in " ".join(said.out.split())
    assert "3/9" in said.out
    assert "4/9" not in said.out


def test_a_move_can_be_typed_as_its_letter(run):
    assert "3/9" in run("learn", "mahe", typed="\nb\n").out


def test_a_lesson_is_left_and_resumed_at_the_same_step(run, tmp_path):
    said = run("learn", "mahe", typed=f"{typed(FIRST, 0, 3)}quit\n")
    assert SHARED.say("lesson-left", command="archipel learn mahe") in said.out
    assert kept(tmp_path)["mahe"] == {"finished": [], "chapter": "first", "step": 3}
    again = run("learn", "mahe", typed=typed(FIRST, 3))
    assert "1/9" not in again.out
    assert "4/9" in again.out
    assert kept(tmp_path)["mahe"]["finished"] == ["first"]


def test_finished_chapters_have_a_tick_and_the_next_one_begins(run):
    run("learn", "mahe", typed=typed(FIRST))
    said = run("learn", "mahe", typed="quit\n")
    assert [line.split()[1] for line in said.out.splitlines() if line.startswith("✓")] == ["first"]
    assert "1/7" in said.out


def test_a_chapter_is_chosen_by_its_name(run):
    assert "1/6" in run("learn", "mahe", "beach", typed="quit\n").out


def test_when_all_is_finished_the_lessons_begin_again(run):
    for chapter in lessons.chapters(FIRST.game):
        run("learn", "mahe", chapter.id, typed=typed(chapter))
    assert "1/9" in run("learn", "mahe", typed="quit\n").out


def test_the_end_of_a_chapter_offers_a_first_game_with_a_beginner(run, tmp_path):
    said = run("learn", "mahe", typed=f"{typed(FIRST)}play\nquit\n")
    assert SHARED.say("lesson-ready", command="archipel play mahe --bots deckhand") in said.out
    [saved] = (tmp_path / "data" / "archipel" / "games").iterdir()
    assert ": deckhand\n" in saved.read_text("utf-8")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"mahe": 3}', '{"mahe": {"finished": 3, "chapter": 1}}'])
def test_a_broken_file_of_progress_counts_as_empty(run, tmp_path, text):
    file = tmp_path / "data" / "archipel" / "lessons.json"
    file.parent.mkdir(parents=True)
    file.write_text(text)
    said = run("learn", "mahe", typed="quit\n")
    assert (said.code, said.err) == (0, "")
    assert "1/9" in said.out


def test_progress_that_cannot_be_stored_is_said_and_the_lesson_goes_on(run, tmp_path):
    (tmp_path / "data").write_text("not a folder")
    said = run("learn", "mahe", typed="\nquit\n")
    start = SHARED.say("lesson-not-kept", file="/").partition("/")[0]
    assert said.out.count(start.strip()) == 2
    assert "2/9" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_answered_in_the_language_of_the_reader(run, lang):
    said = run("learn", "mahe", "whales", "--lang", lang)
    names = ", ".join(chapter.id for chapter in lessons.chapters(FIRST.game))
    expected = UsageError("unknown-chapter", chapter="whales", chapters=names).sentence(lang)
    assert (said.code, said.err) == (2, f"archipel: {expected}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_lessons_says_so(run, monkeypatch, lang):
    monkeypatch.setattr(lessons, "chapters", lambda _: ())
    expected = UsageError("no-lessons", title="Mahé").sentence(lang)
    assert run("learn", "mahe", "--lang", lang).err == f"archipel: {expected}\n"
