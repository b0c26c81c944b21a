"""The games and their rules."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import json

from archipel import __version__, bots
from archipel.core.facts import Option
from archipel.core.game import Game
from archipel.core.lessons import chapters
from archipel.core.notation import Bundles, Names, Seats
from archipel.core.rulebook import rulebook
from archipel.core.words import LANGUAGES, Words, words
from archipel.server.routes.bodies import ALREADY_COMPRESSED, bodies_of
from archipel.server.routes.dependencies import AppRequest, TheProcess
from archipel.server.routes.requests import language
from archipel.server.wire_types import protocol
from archipel.server.wire_types.api import GameInfo, OptionInfo, Preparation, RuleText, ScoreLineInfo, Welcome
from archipel.server.wire_types.protocol import NoticeMessage


def _described(game: Game, lang: str) -> GameInfo:
    facts, tongue = game.facts, words(lang, game.package)
    return GameInfo(
        name=game.name,
        title=facts.title,
        designer=facts.designer,
        artist=facts.artist,
        publisher=facts.publisher,
        year=facts.year,
        least_seats=facts.seats[0],
        most_seats=facts.seats[-1],
        minutes=facts.minutes,
        rules=facts.rules,
        box=game.box.label,
        blurb=tongue.say("blurb"),
        options=[_option(option, tongue) for option in facts.options],
        lines=[ScoreLineInfo(line.name, line.rule, tongue.line(line.name)) for line in facts.lines],
        open_scores=facts.open_scores,
        lessons=len(chapters(game)),
        kinds=kinds_of(game),
    )


def _option(option: Option, tongue: Words) -> OptionInfo:
    key = f"option-{option.name}"
    texts = tongue.attributes(key)
    help_text = texts.pop("help", "")
    return OptionInfo(option.name, list(option.values), tongue.say(key), help_text, texts)


def kinds_of(game: Game) -> dict[str, str]:
    """The meaning of the fields of events and of seats in the record, so that a client finds the words for them."""
    fields = [field for kind in game.events.kinds for field in kind.domains().items()]
    seats = dict.fromkeys(set(game.seat_fields) - {name for name, _ in fields}, "seat")
    things = {name: domain.kind for name, domain in fields if isinstance(domain, Names | Bundles)}
    return seats | things | {name: "seat" for name, domain in fields if isinstance(domain, Seats)}


class CatalogueRoutes(Controller):
    path = "/api"

    @get("/preparations", summary="How far each game is; games are compiled in the background after the first start")
    async def preparations(self, process: TheProcess) -> list[Preparation]:
        return process.games.preparations

    @get("/notice", summary="What all pages show now: an announcement of the operator, or that a restart is near")
    async def notice(self, process: TheProcess) -> NoticeMessage:
        return process.orders.notice

    @post(
        "/games/{name:str}/preparation",
        summary="Prepare a game next, because you want to play it; refused until it is ready, with the time to wait",
        status_code=HTTP_204_NO_CONTENT,
    )
    async def prepare(self, process: TheProcess, name: FromPath[str]) -> None:
        await process.games.load(name)

    @get("/welcome", summary="The games, bots and languages of this server", opt=ALREADY_COMPRESSED)
    async def welcome(self, request: AppRequest, process: TheProcess) -> Response[Welcome]:
        lang, found = language(request.scope), process.games
        preparations = found.preparations

        def make() -> bytes:
            games = [_described(found.find(name), lang) for name in found.names]
            return json.encode(
                Welcome(__version__, list(LANGUAGES), bots.level_names(), bots.DEFAULT, games, preparations)
            )

        return (await bodies_of(request).get(("welcome", lang, json.encode(preparations)), make)).response(request)

    @get(
        "/games/{name:str}/rules",
        summary="The rules of a game, in the requested language",
        opt=ALREADY_COMPRESSED,
    )
    async def rules(self, request: AppRequest, process: TheProcess, name: FromPath[str]) -> Response[list[RuleText]]:
        game, lang = process.games.find(name), language(request.scope)

        def make() -> bytes:
            book, tongue = rulebook(game), words(lang, game.package)
            return json.encode([RuleText(n, book.sentence(n, tongue), n in book.chapters) for n in book.all])

        return (await bodies_of(request).get(("rules", name, lang), make)).response(request)

    @get("/protocol.json", summary="The JSON Schema of the socket's messages", opt=ALREADY_COMPRESSED)
    async def protocol(self, request: AppRequest) -> Response[dict[str, Any]]:
        return (await bodies_of(request).get("protocol", lambda: json.encode(protocol.schema()))).response(request)
