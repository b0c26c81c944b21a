"""A table, its people and their sockets, from one game to the next, whatever happens to the server."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Protocol

from bench.server.asking import Caller, Reply
from bench.server.book import Ledger
from bench.server.player import Player
from bench.server.wire import FAILURES, Wire, plug

SEATS = 4
AGAIN = 0.1  # seconds until the next try
STUCK = 3.0  # seconds after which a player who was refused and told nothing more connects again
SETTLED = ("already-started",)  # what a request finds that was served before its answer got lost
PASSING = (409, 429, 503)


class Pace(Protocol):
    """Who says when a player answers."""

    def asked(self, match: Match, player: Player) -> None: ...

    def begun(self, match: Match) -> None: ...

    def ended(self, match: Match) -> None: ...


class Refusal(Exception):
    """A request that the server will not serve, however often it is asked."""


class Match:
    """Four people who play one game after the other at the same kind of table."""

    def __init__(self, caller: Caller, game: str, book: Ledger, pace: Pace, *, keeps: bool = False) -> None:
        self.caller, self.game, self.book, self.pace = caller, game, book, pace
        self.players: list[Player] = []
        self.cookies = [""] * SEATS
        self.is_playing = False
        self._keeps = keeps
        self._wires: dict[Player, Wire] = {}
        self._over = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def id(self) -> str:
        return self.players[0].table

    def able(self) -> Player | None:
        """Somebody who is asked and has not answered."""
        return next((player for player in self.players if player.can_answer), None)

    @property
    def is_settled(self) -> bool:
        """Everybody is connected, knows the same, and nothing is on its way."""
        told = {player.seen for player in self.players}
        at_rest = all(player.send is not None and player.sent is None for player in self.players)
        return len(told) == 1 and 0 not in told and at_rest

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """A first table, where everybody sits, is connected and has been told the first question."""
        await self._sit((await self._insist(0, "POST", "/api/tables", {"game": self.game, "seats": SEATS})).json())

    async def again(self) -> None:
        """The return match."""
        await self._sit((await self._insist(0, "POST", f"/api/tables/{self.id}/rematch")).json())

    async def _sit(self, table: dict[str, Any]) -> None:
        self.book.happened["tables"] += 1
        path = f"/api/tables/{table['id']}"
        for seat in range(SEATS):
            body = {"name": f"Player {seat + 1}", "share": secrets.token_hex(16)}
            await self._insist(seat, "PUT", f"{path}/seats/{seat + 1}", body)
        await self._insist(0, "POST", f"{path}/start")
        self._over.clear()
        self.players = [Player(table["id"], seat + 1, self.book, self._asked, self._upset) for seat in range(SEATS)]
        self.is_playing = True
        await self._connect()
        self.pace.begun(self)

    async def _insist(self, seat: int, method: str, path: str, body: Any = None) -> Reply:
        """Ask until it is done; the server may be away."""
        while True:
            try:
                reply = await self.caller.call(method, path, body, self.cookies[seat])
            except OSError:
                reply = Reply(503, "", b"{}")
            if reply.status < 300:
                self.cookies[seat] = reply.cookie or self.cookies[seat]
                return reply
            reason = reply.json().get("reason", "")
            if reason in SETTLED:
                return reply
            if reply.status not in PASSING:
                raise Refusal(f"{method} {path}: {reply.status} {reply.body.decode()}")
            self.book.happened[f"requests {reason or 'unanswered'}"] += 1
            await asyncio.sleep(AGAIN)

    # --- sockets --------------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        self._tasks = [asyncio.ensure_future(self._attend(player)) for player in self.players]
        while not all(player.seen or task.done() for player, task in zip(self.players, self._tasks, strict=True)):
            await asyncio.sleep(0.005)

    async def _attend(self, player: Player) -> None:
        """Keep a player connected."""
        player.keeps = self._keeps
        address = f"ws://{self.caller.host}:{self.caller.port}"
        while not self._over.is_set():
            try:
                wire = await plug(player, address, self.cookies[player.seat - 1])
            except FAILURES:
                await asyncio.sleep(AGAIN)
                continue
            except Exception as error:
                self.book.wonder(player, f"cannot connect: {error!r}")
                await asyncio.sleep(AGAIN)
                continue
            self._wires[player] = wire
            await wire.gone.wait()
            player.lose_touch()
            self.book.happened["connections lost"] += 1 if not self._over.is_set() else 0
            await asyncio.sleep(0)

    def _upset(self, player: Player) -> None:
        """Refused for now, or told of the past: try again, and connect anew where nothing helps."""
        loop, sent = asyncio.get_running_loop(), player.sent
        reason = sent.refused if sent is not None and sent.refused else "in the past"
        self.book.happened[f"answers {reason}"] += 1
        if reason == "busy":
            loop.call_later(2 * AGAIN, self._retry, player)
        else:
            loop.call_later(STUCK, self._reconnect, player, player.seen)

    def _retry(self, player: Player) -> None:
        if player.sent is not None and player.sent.refused == "busy":
            player.say_again()

    def _reconnect(self, player: Player, seen: int) -> None:
        """Who has heard nothing since then is in the dark."""
        if player.seen == seen and player.send is not None and not self._over.is_set():
            self.book.happened["players left in the dark"] += 1
            self._tasks.append(asyncio.ensure_future(self._wires[player].close()))

    # --- playing --------------------------------------------------------------------------------------------------

    def _asked(self, player: Player) -> None:
        if not player.is_over:
            self.pace.asked(self, player)
        elif self.is_playing and all(one.is_over for one in self.players):
            self.is_playing = False
            self.pace.ended(self)
            self._over.set()

    async def run(self) -> None:
        """Game after game, until cancelled."""
        while True:
            await self._over.wait()
            await self.close()
            await self.again()

    async def close(self) -> None:
        """Everybody goes."""
        self._over.set()
        for wire in list(self._wires.values()):
            if not wire.gone.is_set():
                await wire.close()
        for task in self._tasks:
            if not task.done():
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._wires.clear()
