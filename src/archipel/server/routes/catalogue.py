"""What there is to play, and the rules."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get
from litestar.params import FromPath

import archipel
from archipel import __version__, bots
from archipel.core.errors import UnknownGame
from archipel.core.game import Game
from archipel.core.notation import Bundles, Names, Seats
from archipel.core.rulebook import rulebook
from archipel.core.words import LANGUAGES, words
from archipel.server import protocol
from archipel.server.api import Game as GameOnShelf
from archipel.server.api import Option, Rule, ScoreLine, Welcome
from archipel.server.errors import Denied
from archipel.server.guard import language
from archipel.server.routes.dependencies import Asking


def find_game(name: str) -> Game:
    try:
        return archipel.game(name)
    except UnknownGame:
        raise Denied("unknown-game", 404, name=name) from None


def _described(game: Game, lang: str) -> GameOnShelf:
    facts, tongue = game.facts, words(lang, game.package)
    return GameOnShelf(
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
        options=[Option(o.name, list(o.values), tongue.say(f"option-{o.name}")) for o in facts.options],
        lines=[ScoreLine(line.name, line.rule) for line in facts.lines],
        open_scores=facts.open_scores,
        kinds=_kinds(game),
    )


def _kinds(game: Game) -> dict[str, str]:
    """What the fields of events speak of, so that a client finds their words."""
    fields = [field for kind in game.events.kinds for field in kind.domains().items()]
    things = {name: domain.kind for name, domain in fields if isinstance(domain, Names | Bundles)}
    return things | {name: "seat" for name, domain in fields if isinstance(domain, Seats)}


class Shelf(Controller):
    path = "/api"

    @get("/welcome", summary="What this server offers")
    async def welcome(self, request: Asking) -> Welcome:
        lang = language(request.scope)
        games = [_described(archipel.game(name), lang) for name in archipel.games()]
        return Welcome(__version__, list(LANGUAGES), bots.kinds(), games)

    @get("/games/{name:str}/rules", summary="The rules of a game, in the language asked for")
    async def rules(self, request: Asking, name: FromPath[str]) -> list[Rule]:
        game = find_game(name)
        book, tongue = rulebook(game), words(language(request.scope), game.package)
        return [Rule(number, book.sentence(number, tongue), number in book.chapters) for number in book.all]

    @get("/protocol.json", summary="The JSON schema of the socket's messages")
    async def protocol(self) -> dict[str, Any]:
        return protocol.schema()
