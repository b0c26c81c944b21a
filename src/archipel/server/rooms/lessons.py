"""Lessons for the wire: each chapter with all its states, as a table would send them to the learner's seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from archipel.core import lessons
from archipel.core.kernel import CHANCE
from archipel.core.lessons import Chapter, PlayedChapter
from archipel.core.position import Position
from archipel.core.table import Ply
from archipel.core.words import lesson_words
from archipel.server.rooms.encoded_parts import NO_CHOICES, choices, told_event
from archipel.server.rooms.score_lines import open_lines
from archipel.server.rooms.table_message import seat_number
from archipel.server.wire_types.api import ChapterInfo, Lesson, LessonStep
from archipel.server.wire_types.protocol import Clock, LoggedEntry, Result, StateMessage

CACHED = 256  # chapters, each in one language
_json = msgspec.json.Encoder()


def chapter_info(chapter: Chapter, lang: str) -> ChapterInfo:
    tongue = lesson_words(lang, chapter.game.package)
    about = tongue.attributes(chapter.key)["about"]
    return ChapterInfo(chapter.id, tongue.say(chapter.key), about, len(chapter.steps))


@lru_cache(CACHED)
def played(chapter: Chapter, lang: str) -> PlayedChapter:
    """The chapter played through, once for every language, because the names depend on it."""
    return lessons.play(chapter, lang)


def encoded_lesson(chapter: Chapter, lang: str) -> bytes:
    """The whole chapter as JSON."""
    return _json.encode(_lesson(played(chapter, lang), lang))


def _lesson(course: PlayedChapter, lang: str) -> Lesson:
    chapter, tongue = course.chapter, lesson_words(lang, course.chapter.game.package)
    ids = [one.id for one in lessons.chapters(chapter.game)]
    return Lesson(
        game=chapter.game.name,
        chapter=chapter.id,
        title=tongue.say(chapter.key),
        next=next(iter(ids[ids.index(chapter.id) + 1 :]), ""),
        names=list(course.table.names),
        seat=seat_number(chapter.seat),
        options=dict(course.table.setup.options),
        steps=[_step(course, number, lang) for number in range(len(chapter.steps))],
    )


def _step(course: PlayedChapter, number: int, lang: str) -> LessonStep:
    step = course.chapter.steps[number]
    texts = lessons.step_texts(course.chapter, step, lesson_words(lang, course.chapter.game.package))
    return LessonStep(
        states=list(_states(course, number, lang)),
        text=texts.text,
        show=step.show,
        answer=step.ask,
        done=texts.done,
        instead=texts.instead,
    )


def _states(course: PlayedChapter, number: int, lang: str) -> Iterator[StateMessage]:
    """The states before a step, one for each seat's answer with the answers of chance after it."""
    if number == 0:
        yield _state(course, course.table.at(0), 0, [], lang)
    count = course.answers[number - 1] if number else 0
    for plies in _turns(course.plies(number)):
        count += len(plies)
        yield _state(course, plies[-1].after, count, plies, lang)


def _turns(plies: list[Ply]) -> Iterator[list[Ply]]:
    """The answers in groups: each begins with the answer of a seat, and chance's answers follow."""
    group: list[Ply] = []
    for ply in plies:
        if group and ply.seat != CHANCE:
            yield group
            group = []
        group.append(ply)
    if group:
        yield group


def _state(course: PlayedChapter, position: Position, answers: int, plies: list[Ply], lang: str) -> StateMessage:
    seat, names, game = course.chapter.seat, course.table.names, course.chapter.game
    view, first = position.view(seat), answers - len(plies) + 1
    is_asked = seat in position.to_act
    offered = choices(game, lang, names, view.codes().tobytes()) if is_asked else NO_CHOICES
    return StateMessage(
        ply=answers,
        phase="finished" if position.is_over else "playing",
        view=_raw(view.scene()),
        to_act=sorted(map(seat_number, position.to_act)),
        choices=offered.json,  # type: ignore[arg-type] # already JSON
        events=[_entry(ply, number, course, lang) for number, ply in enumerate(plies, first)],
        clock=Clock(0),
        totals=_raw(view.totals()),
        lines=_raw(open_lines(view)),
        answers=answers,
        result=_result(position) if position.is_over else None,
    )


def _entry(ply: Ply, number: int, course: PlayedChapter, lang: str) -> LoggedEntry:
    package, names = ply.game.package, course.table.names
    events = [told_event(event, lang, package, names) for event in ply.events(course.chapter.seat)]
    return LoggedEntry(number, "answer", at=0, seat=seat_number(ply.seat), events=events)


def _result(position: Position) -> Result:
    return Result(position.scores(), position.totals(), sorted(map(seat_number, position.winners)), secret="")


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_json.encode(value))
