"""Two hundred tables of bots of one guest, while other people play with each other and with a bot."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from array import array
from collections.abc import AsyncIterator

from bench.server.environment import environment, playing
from bench.server.http_client import HttpClient
from bench.server.ledger import Ledger, draw, share
from bench.server.match import Match
from bench.server.modes import Asked, measure, prove, running, titled, wanted
from bench.server.pace import Offered
from bench.server.player import Player, State, clock
from bench.server.report import Figure, Report
from bench.server.wire import plug

KIND = "rollout"
SEATS = 4
ALL_BOTS = 200  # tables
PEOPLE = 50  # tables of four people
RATE = 40.0  # of their moves a second
PAUSE = 0.2  # seconds until the person beside bots answers


async def crowd(asked: Asked) -> Report:
    """Measure how long people wait for each other, and one of them for bots."""
    count = asked.tables or ALL_BOTS
    report, book = titled(f"Crowd, {PEOPLE} tables of people beside", count, asked), Ledger()
    async with environment(postgresql=asked.postgresql, workers=asked.workers) as at:
        greedy = Guest(at.server.caller)
        for _ in range(count):
            await greedy.open_table(asked.game, bots=SEATS)
        pace = Offered(draw(asked.seed), asked.rate or RATE)
        matches = [Match(at.server.caller, asked.game, book, pace) for _ in range(PEOPLE)]
        async with playing(matches), beside_bots(Guest(at.server.caller), asked.game, book) as person:
            with running(pace):
                found = await measure(at, book, asked)
            thinking = await at.server.metric("archipel_bots_thinking")
            pace.is_on = False
        report.figures += [
            Figure("moves", found.moves / found.seconds, "/s"),
            *(wanted(figure, "wait p99", 60) for figure in found.figures()),
            Figure("answers of the other person's bots", len(person.waits), at_least=1),
            Figure("wait for them, median", share(person.waits, 0.5), "ms"),
            Figure("wait for them, longest", share(person.waits, 1.0), "ms", under=2000),
            Figure("bots thinking", thinking, at_least=1),
        ]
        await prove(at, book, report)
    return report


class Guest:
    """Somebody with a cookie."""

    def __init__(self, caller: HttpClient) -> None:
        self.caller, self.cookie = caller, ""

    async def call(self, method: str, path: str, body: object = None) -> dict[str, str]:
        reply = await self.caller.call(method, path, body, self.cookie)
        self.cookie = reply.cookie or self.cookie
        return dict(reply.json())

    async def open_table(self, game: str, bots: int) -> str:
        """Open a table, sit down if there is a seat without a bot, and start."""
        table = (await self.call("POST", "/api/tables", {"game": game, "seats": SEATS}))["id"]
        for seat in range(1, SEATS + 1 - bots):
            await self.call("PUT", f"/api/tables/{table}/seats/{seat}", {"name": "Ana", "share": secrets.token_hex(16)})
        for seat in range(SEATS + 1 - bots, SEATS + 1):
            await self.call("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"kind": KIND})
        await self.call("POST", f"/api/tables/{table}/start")
        return table


class PersonBesideBots(Player):
    """Answers after a short while, and notes how long each bot took."""

    def __init__(self, table: str, book: Ledger) -> None:
        super().__init__(table, 1, book, self._answer_soon, lambda _: None)
        self.waits = array("d")
        self._since = clock()

    def _follow(self, state: State) -> None:
        if any(entry.kind == "answer" and entry.seat > self.seat for entry in state.events):
            self.waits.append(clock() - self._since)
        self._since = clock()
        super()._follow(state)

    def _answer_soon(self, _: Player) -> None:
        asyncio.get_running_loop().call_later(PAUSE, self._answer_now)

    def _answer_now(self) -> None:
        if self.can_answer:
            self.answer(self.choices[0].answer, clock())


@contextlib.asynccontextmanager
async def beside_bots(guest: Guest, game: str, book: Ledger) -> AsyncIterator[PersonBesideBots]:
    """Let one person play with bots, game after game, during the block."""
    task = asyncio.ensure_future(play_beside_bots(guest, game, person := PersonBesideBots("", book)))
    try:
        yield person
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def play_beside_bots(guest: Guest, game: str, person: PersonBesideBots) -> None:
    """Play game after game with bots."""
    while True:
        person.table = await guest.open_table(game, bots=SEATS - 1)
        person.seen, person.is_over, person.sent = 0, False, None
        wire = await plug(person, f"ws://{guest.caller.host}:{guest.caller.port}", guest.cookie)
        try:
            while not person.is_over and not wire.gone.is_set():
                await asyncio.sleep(PAUSE)
        finally:
            await wire.close()
