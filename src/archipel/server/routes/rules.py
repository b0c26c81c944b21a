"""The rules of a game to learn from: the rulebook, its examples on the board, and all of it as PDF."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import Controller, Response, get
from litestar.params import FromPath
from msgspec import json

import archipel
from archipel.core.examples import Example, ExampleStep, examples
from archipel.core.game import Game
from archipel.core.rulebook import Rulebook, rule_words, rulebook
from archipel.core.words import Words
from archipel.server.base.errors import Denied
from archipel.server.rooms.encoded_parts import told_event
from archipel.server.rooms.score_lines import open_lines
from archipel.server.rooms.table_message import seat_number
from archipel.server.routes.bodies import ALREADY_COMPRESSED, bodies_of
from archipel.server.routes.dependencies import AppRequest, TheProcess
from archipel.server.routes.prints import PDF
from archipel.server.routes.requests import language
from archipel.server.wire_types.api import (
    ChapterText,
    ExampleMoments,
    ExampleText,
    Moment,
    RulebookText,
    TaughtRule,
    TermText,
)

FEW = 64  # combinations of a game and a language


def _rulebook(name: str, lang: str) -> RulebookText:
    game = archipel.game(name)
    book, tongue = rulebook(game), rule_words(lang, game)
    return RulebookText(
        tongue.say("goal") if "goal" in tongue else "",
        [book.teach(key, tongue) for key in book.steps],
        [_chapter(game, book, number, tongue) for number in book.chapters],
        [TermText(n, book.teach(f"term-{n}", tongue), book.teach(f"meaning-{n}", tongue)) for n in book.terms],
    )


def _chapter(game: Game, book: Rulebook, number: str, tongue: Words) -> ChapterText:
    rules = [_rule(game, book, rule, tongue) for rule in book.within(number)]
    return ChapterText(number, book.sentence(number, tongue), number.endswith("-R"), rules)


def _rule(game: Game, book: Rulebook, number: str, tongue: Words) -> TaughtRule:
    found = [
        ExampleText(example.number, book.sentence(example.number, tongue), example.scene is not None)
        for example in examples(game).values()
        if example.rule == number
    ]
    return TaughtRule(number, book.sentence(number, tongue), book.reason(number, tongue), found)


def _moments(name: str, number: str, lang: str) -> ExampleMoments:
    """Play an example."""
    game = archipel.game(name)
    example, tongue = examples(game)[number], rule_words(lang, game)
    steps = example.steps(game)
    names = example.players(steps[0].position.seats)
    moments = [_moment(example, i, step, tongue, names) for i, step in enumerate(steps)]
    return ExampleMoments(list(names), example.seat, moments)


def _moment(example: Example, number: int, step: ExampleStep, tongue: Words, names: tuple[str, ...]) -> Moment:
    position = step.position
    seen = step.view if example.seat else position
    to_act = sorted(map(seat_number, position.to_act))
    moment = Moment(number, seen.scene(), seen.totals(), open_lines(seen), to_act)
    if step.answer is not None and step.seat is not None:
        moment.seat = seat_number(step.seat)
        moment.events = [told_event(event, tongue.lang, position.game.package, names) for event in step.events]
        if example.seat in (0, moment.seat):
            moment.answer, moment.text = str(step.answer), tongue.answer(step.answer, names)
    return moment


@lru_cache(FEW)
def _pdf(name: str, lang: str) -> bytes:
    from archipel.rules_pdf import rules_pdf  # only for somebody who prints

    return rules_pdf(archipel.game(name), lang)


class RuleRoutes(Controller):
    path = "/api/games/{name:str}"

    @get(
        "/rulebook",
        summary="The rules of a game to learn from, in the requested language",
        opt=ALREADY_COMPRESSED,
    )
    async def rulebook(self, request: AppRequest, process: TheProcess, name: FromPath[str]) -> Response[RulebookText]:
        game, lang = process.games.find(name).name, language(request.scope)
        body = await bodies_of(request).get(("rulebook", game, lang), lambda: json.encode(_rulebook(game, lang)))
        return body.response(request)

    @get(
        "/examples/{number:str}",
        summary="A worked example of the rules on the board, move by move",
        opt=ALREADY_COMPRESSED,
    )
    async def example(
        self, request: AppRequest, process: TheProcess, name: FromPath[str], number: FromPath[str]
    ) -> Response[ExampleMoments]:
        found, lang = examples(process.games.find(name)).get(number), language(request.scope)
        if found is None or found.scene is None:
            raise Denied("not-found", 404)
        await process.games.load(name)
        key = ("example", name, number, lang)
        return (await bodies_of(request).get(key, lambda: json.encode(_moments(name, number, lang)))).response(request)

    @get("/rules.pdf", summary="The rules of a game as PDF", media_type=PDF, opt={"skip_compression": True})
    async def printed(self, request: AppRequest, process: TheProcess, name: FromPath[str]) -> Response[bytes]:
        game = process.games.find(name)
        content = await asyncio.to_thread(_pdf, game.name, language(request.scope))
        disposition = {"content-disposition": f'inline; filename="{game.name}-rules.pdf"'}
        return Response(content, media_type=PDF, headers=disposition)
