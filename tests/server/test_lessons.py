"""Lessons over HTTP: chapters, whole lessons, reasons, prospects, and the count of reached steps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

import archipel
from archipel.core import lessons
from archipel.core.errors import BadLesson
from archipel.core.words import LANGUAGES, lesson_words, words
from archipel.server.wire_types.api import Lesson
from tests.server.serving import Served, Visitor, refused

CHAPTERS = [(name, chapter.id) for name in archipel.games() for chapter in lessons.chapters(archipel.game(name))]
FIRST = "/api/games/mahe/lessons/first"
every_chapter = pytest.mark.parametrize(("name", "chapter"), CHAPTERS)


@pytest.fixture
def ana(sqlite_server: Served) -> Iterator[Visitor]:
    with sqlite_server.visitor("Ana") as visitor:
        yield visitor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chapters_of_every_game_are_listed(ana: Visitor, lang: str):
    for name in archipel.games():
        game = archipel.game(name)
        tongue, chapters = lesson_words(lang, game.package), lessons.chapters(game)
        found = ana.get(f"/api/games/{name}/lessons", lang=lang)
        assert [(one["id"], one["steps"]) for one in found] == [(one.id, len(one.steps)) for one in chapters]
        assert [one["title"] for one in found] == [tongue.say(one.key) for one in chapters]
        assert [one["text"] for one in found] == [tongue.attributes(one.key)["about"] for one in chapters]


@every_chapter
def test_a_lesson_leads_from_its_first_state_to_its_last(ana: Visitor, name: str, chapter: str):
    lesson = ana.get(f"/api/games/{name}/lessons/{chapter}")
    assert msgspec.json.decode(json.dumps(lesson), type=Lesson).chapter == chapter
    answers, last = 0, {}
    for number, step in enumerate(lesson["steps"]):
        for state in step["states"]:
            is_first = (number, state) == (0, step["states"][0])
            assert bool(state["events"]) != is_first
            assert [entry["ply"] for entry in state["events"]] == list(range(answers + 1, state["answers"] + 1))
            assert state["ply"] == state["answers"]
            answers, last = state["answers"], state
        choices = [choice["answer"] for choice in last["choices"]]
        assert bool(step["instead"]) == bool(step["answer"])
        assert not step["answer"] or (step["answer"] in choices and lesson["seat"] in last["to_act"])


@every_chapter
def test_a_state_tells_each_answer_with_the_draws_after_it(ana: Visitor, name: str, chapter: str):
    lesson = ana.get(f"/api/games/{name}/lessons/{chapter}")
    for state in (state for step in lesson["steps"] for state in step["states"]):
        assert all("seat" not in entry for entry in state["events"][1:])
        assert state["to_act"] != [0]


def test_a_lesson_is_in_the_language_of_the_reader(ana: Visitor):
    game = archipel.game("mahe")
    tongue = lesson_words("de", game.package)
    lesson = ana.get(FIRST, lang="de")
    assert lesson["title"] == tongue.say("lesson-first")
    assert lesson["steps"][1]["text"] == tongue.say("lesson-first-dare")
    assert lesson["steps"][1]["states"] == []
    assert lesson["steps"][0]["states"][0]["choices"][0]["text"] == words("de", game.package).say("answer-stop")


def test_the_names_are_those_of_the_learner_and_the_partners(ana: Visitor):
    assert ana.get(FIRST)["names"] == ["Moana", "Tane", "Leilani", "Kai"]
    assert (ana.get(FIRST)["seat"], ana.get(FIRST)["options"]) == (1, {"egg_cards": "no"})


def test_every_chapter_names_the_next(ana: Visitor):
    for name in archipel.games():
        ids = [chapter for game, chapter in CHAPTERS if game == name]
        nexts = [ana.get(f"/api/games/{name}/lessons/{chapter}")["next"] for chapter in ids]
        assert nexts == [*ids[1:], *([""] if ids else [])]


def test_a_browser_keeps_a_lesson_until_it_changes(sqlite_server: Served):
    first = httpx.get(sqlite_server.url + FIRST, params={"lang": "fr"})
    assert first.headers["cache-control"] == "no-cache"
    assert "accept-language" in first.headers["vary"]
    again = httpx.get(
        sqlite_server.url + FIRST, params={"lang": "fr"}, headers={"if-none-match": first.headers["etag"]}
    )
    other = httpx.get(
        sqlite_server.url + FIRST, params={"lang": "nl"}, headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert (other.status_code, other.headers["etag"] == first.headers["etag"]) == (200, False)


# --- questions about a step ---------------------------------------------------------------------------------------


def because(visitor: Visitor, step: int, answer: str, lang: str = "en") -> Any:
    return visitor.get(f"{FIRST}/why", step=step, answer=answer, lang=lang)


def test_a_wrong_try_gets_the_reason_of_the_rules(ana: Visitor):
    found = because(ana, 2, "card 3")
    assert (found["legal"], found["rule"]) == (False, "M8.1")
    assert found["sentence"].endswith("[M8.1]")
    assert because(ana, 2, "card 3", "fr")["sentence"] != found["sentence"]


def test_another_legal_move_is_said_to_be_legal(ana: Visitor):
    assert because(ana, 2, "stop") == {"type": "because", "answer": "stop", "legal": True, "rule": "", "sentence": ""}


def test_the_prospects_of_a_step_are_those_of_the_rules(ana: Visitor):
    found = ana.get(f"{FIRST}/consider", step=2, answer="roll")["outcomes"]
    assert [one["share"] for one in found] == [pytest.approx(1 / 6, abs=1e-5)] * 6
    assert ana.get(f"{FIRST}/consider", step=2, answer="card 3")["outcomes"] == []


def test_a_draft_is_previewed_as_if_nobody_else_moved(ana: Visitor):
    lesson = "/api/games/maldivia/lessons/sail/preview"
    found = ana.get(lesson, step=2, answer="plan E N N fog-N", wish=["c9", "", "c3", ""])
    assert found["wishes"] == ["c9", "", "c3", ""]
    assert [step.get("stop") for step in found["steps"]][::2] == ["c9", "c3"]
    assert ana.get(lesson, step=2, answer="sail c9")["steps"] == []


def test_unknown_games_chapters_steps_and_moves_are_refused(ana: Visitor):
    with refused("unknown-game", 404):
        ana.get("/api/games/chess/lessons")
    with refused("not-found", 404):
        ana.get("/api/games/mahe/lessons/last")
    for question in ("why", "consider", "preview"):
        with refused("not-found", 404):
            ana.get(f"{FIRST}/{question}", step=99, answer="roll")
        with refused("unknown-answer", 400):
            ana.get(f"{FIRST}/{question}", step=2, answer="fly")
        with refused("bad-value", 400):
            ana.get(f"{FIRST}/{question}", step=0, answer="roll")


def test_a_broken_lesson_is_a_mistake_of_the_server(ana: Visitor, monkeypatch: pytest.MonkeyPatch):
    def broken(_: object) -> None:
        raise BadLesson("one", 2, "this move is not legal")

    monkeypatch.setattr(lessons, "chapters", broken)
    with refused("mistake", 500):
        ana.get("/api/games/mahe/lessons")


def test_reached_steps_are_counted_without_persons(sqlite_server: Served, ana: Visitor):
    for step in (1, 2, 2):
        ana.post(f"{FIRST}/steps/{step}")
    assert sqlite_server.metrics()['archipel_lesson_steps_total{chapter="first",game="mahe",step="2"}'] == 2
    with refused("not-found", 404):
        ana.post(f"{FIRST}/steps/99")
