"""Lessons: the chapters of a game, each as a whole, and questions about the moves of a step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from archipel.core import lessons
from archipel.core.errors import UnknownAnswer
from archipel.core.lessons import Chapter
from archipel.core.position import View
from archipel.core.why import Why
from archipel.server.base.errors import Denied
from archipel.server.process.server_process import ServerProcess
from archipel.server.rooms.lessons import chapter_info, encoded_lesson, play
from archipel.server.rooms.what_if import preview, prospect
from archipel.server.routes.bodies import ALREADY_COMPRESSED, bodies_of
from archipel.server.routes.dependencies import AppRequest, TheProcess
from archipel.server.routes.requests import language
from archipel.server.wire_types.api import ChapterInfo, Lesson
from archipel.server.wire_types.from_client import Wish
from archipel.server.wire_types.protocol import BecauseMessage, PreviewMessage, ProspectMessage

StepQuery = Annotated[int, QueryParameter(name="step", ge=1, le=999, description="counted from 1")]
WishQuery = Annotated[list[Wish] | None, QueryParameter(name="wish", max_items=16, description="one for each step")]
AnswerQuery = Annotated[str, QueryParameter(name="answer", min_length=1, max_length=120)]


def _find(process: ServerProcess, name: str, chapter: str) -> Chapter:
    found = next((one for one in lessons.chapters(process.games.find(name)) if one.id == chapter), None)
    if found is None:
        raise Denied("not-found", 404)
    return found


async def _load(process: ServerProcess, name: str, chapter: str) -> Chapter:
    """The chapter, with its game loaded to play it."""
    found = _find(process, name, chapter)
    await process.games.load(name)
    return found


def _check_step(chapter: Chapter, step: int) -> None:
    if not 1 <= step <= len(chapter.steps):
        raise Denied("not-found", 404)


def _why_not(chapter: Chapter, step: int, answer: str, lang: str) -> Why | None:
    with _known_answer():
        return _view(chapter, step, lang).why_not(answer, play(chapter, lang).table.names)


def _view(chapter: Chapter, step: int, lang: str) -> View:
    return play(chapter, lang).position(step - 1).view(chapter.seat)


@contextmanager
def _known_answer() -> Iterator[None]:
    """Refuse what is no answer of the game."""
    try:
        yield
    except UnknownAnswer:
        raise Denied("unknown-answer", 400) from None


class LessonRoutes(Controller):
    path = "/api/games/{name:str}/lessons"

    @get(
        "/",
        summary="The chapters of a game's lessons in the requested language; some games have none",
        opt=ALREADY_COMPRESSED,
    )
    async def chapters(
        self, request: AppRequest, process: TheProcess, name: FromPath[str]
    ) -> Response[list[ChapterInfo]]:
        found, lang = lessons.chapters(process.games.find(name)), language(request.scope)
        process.games.want(name)  # whoever reads the list will choose one

        def make() -> bytes:
            return msgspec.json.encode([chapter_info(chapter, lang) for chapter in found])

        return (await bodies_of(request).get(("chapters", name, lang), make)).response(request)

    @get(
        "/{chapter:str}",
        summary="A chapter with all its steps and states in the requested language",
        opt=ALREADY_COMPRESSED,
    )
    async def lesson(
        self, request: AppRequest, process: TheProcess, name: FromPath[str], chapter: FromPath[str]
    ) -> Response[Lesson]:
        found, lang = await _load(process, name, chapter), language(request.scope)
        body = await bodies_of(request).get(("lesson", name, chapter, lang), lambda: encoded_lesson(found, lang))
        return body.response(request)

    @get("/{chapter:str}/why", summary="Why the learner cannot give this answer at a step")
    async def why(
        self,
        request: AppRequest,
        process: TheProcess,
        name: FromPath[str],
        chapter: FromPath[str],
        step: StepQuery,
        answer: AnswerQuery,
    ) -> BecauseMessage:
        found, lang = await _load(process, name, chapter), language(request.scope)
        _check_step(found, step)
        why = _why_not(found, step, answer, lang)
        return BecauseMessage(answer, why is None, why.rule if why else "", why.sentence(lang) if why else "")

    @get("/{chapter:str}/consider", summary="What could happen after this answer at a step; nothing if it is not legal")
    async def consider(
        self,
        request: AppRequest,
        process: TheProcess,
        name: FromPath[str],
        chapter: FromPath[str],
        step: StepQuery,
        answer: AnswerQuery,
    ) -> ProspectMessage:
        found, lang = await _load(process, name, chapter), language(request.scope)
        _check_step(found, step)
        if _why_not(found, step, answer, lang) is not None:
            return ProspectMessage(answer, [])
        return prospect(_view(found, step, lang), answer)

    @get("/{chapter:str}/preview", summary="What each step of this answer would do; nothing if it is not legal")
    async def preview(
        self,
        request: AppRequest,
        process: TheProcess,
        name: FromPath[str],
        chapter: FromPath[str],
        step: StepQuery,
        answer: AnswerQuery,
        wishes: WishQuery = None,
    ) -> PreviewMessage:
        found, lang = await _load(process, name, chapter), language(request.scope)
        _check_step(found, step)
        with _known_answer():
            return preview(_view(found, step, lang), answer, wishes or [])

    @post(
        "/{chapter:str}/steps/{step:int}",
        summary="Count that somebody has reached this step; nothing about the person is stored",
        status_code=HTTP_204_NO_CONTENT,
    )
    async def reach(
        self, process: TheProcess, name: FromPath[str], chapter: FromPath[str], step: FromPath[int]
    ) -> None:
        found = _find(process, name, chapter)
        _check_step(found, step)
        process.metrics.lesson_steps.labels(name, found.id, step).inc()
