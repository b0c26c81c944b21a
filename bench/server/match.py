"""A table with its players and their sockets, over several games and restarts of the server."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Protocol

from bench.server.http_client import HttpClient, Reply
from bench.server.ledger import Ledger
from bench.server.player import Player
from bench.server.wire import FAILURES, Wire, plug

SEATS = 4
RETRY_AFTER = 0.1  # seconds
STUCK = 3.0  # seconds without news after a refusal, then the player reconnects
SETTLED = ("already-started",)  # the refusal of a repeated request whose response was lost
PASSING = (409, 429, 503)


class Pace(Protocol):
    """Decides when a player answers."""

    def asked(self, match: Match, player: Player) -> None: ...

    def started(self, match: Match) -> None: ...

    def ended(self, match: Match) -> None: ...


class Refusal(Exception):
    """A request that the server refuses for good."""


class Match:
    """Four people who play one game after another."""

    def __init__(self, caller: HttpClient, game: str, book: Ledger, pace: Pace, *, keeps: bool = False) -> None:
        self.caller, self.game, self.book, self.pace = caller, game, book, pace
        self.players: list[Player] = []
        self.cookies = [""] * SEATS
        self.names = [f"Player {seat + 1}" for seat in range(SEATS)]  # they stay with the people when seats are turned
        self.is_playing = False
        self._keeps = keeps
        self._wires: dict[Player, Wire] = {}
        self._over = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def id(self) -> str:
        return self.players[0].table

    def able(self) -> Player | None:
        """A player who has to answer and has not done so."""
        return next((player for player in self.players if player.can_answer), None)

    def resume(self) -> None:
        """Let everybody who has to answer decide again."""
        for player in self.players:
            if player.can_answer:
                self.pace.asked(self, player)

    @property
    def is_settled(self) -> bool:
        """Tell whether everybody is connected with the same state and no answer is under way."""
        seen = {player.seen for player in self.players}
        at_rest = all(player.send is not None and player.sent is None for player in self.players)
        return len(seen) == 1 and 0 not in seen and at_rest

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the first table, take all seats, connect everybody and start."""
        table = (await self._insist(0, "POST", "/api/tables", {"game": self.game, "seats": SEATS})).json()
        await self._sit(table)
        await self._insist(0, "POST", f"/api/tables/{table['id']}/start")
        await self._play(table)

    async def again(self) -> None:
        """Open the rematch; the seats are turned, and it starts when everybody is ready."""
        table = (await self._insist(0, "POST", f"/api/tables/{self.id}/rematch")).json()
        cookies = dict(zip(self.names, self.cookies, strict=True))
        self.names = [seat["name"] for seat in table["seats"]]
        self.cookies = [cookies[name] for name in self.names]
        await self._sit(table)
        await self._play(table)

    async def _sit(self, table: dict[str, Any]) -> None:
        """Take all seats, each with a share of the dice."""
        self.book.happened["tables"] += 1
        for seat in range(SEATS):
            body = {"name": self.names[seat], "share": secrets.token_hex(16)}
            await self._insist(seat, "PUT", f"/api/tables/{table['id']}/seats/{seat + 1}", body)

    async def _play(self, table: dict[str, Any]) -> None:
        """Connect everybody."""
        self._over.clear()
        self.players = [Player(table["id"], seat + 1, self.book, self._asked, self._upset) for seat in range(SEATS)]
        self.is_playing = True
        await self._connect()
        self.pace.started(self)

    async def _insist(self, seat: int, method: str, path: str, body: Any = None) -> Reply:
        """Repeat a request until it succeeds; the server may be down."""
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
            await asyncio.sleep(RETRY_AFTER)

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
                await asyncio.sleep(RETRY_AFTER)
                continue
            except Exception as error:
                self.book.report_error(player, f"cannot connect: {error!r}")
                await asyncio.sleep(RETRY_AFTER)
                continue
            self._wires[player] = wire
            await wire.gone.wait()
            player.disconnected()
            self.book.happened["connections lost"] += 1 if not self._over.is_set() else 0
            await asyncio.sleep(0)

    def _upset(self, player: Player) -> None:
        """Try again after a refusal or an old state, and reconnect if that does not help."""
        loop, sent = asyncio.get_running_loop(), player.sent
        reason = sent.refused if sent is not None and sent.refused else "in the past"
        self.book.happened[f"answers {reason}"] += 1
        if reason == "busy":
            loop.call_later(2 * RETRY_AFTER, self._retry, player)
        else:
            loop.call_later(STUCK, self._reconnect, player, player.seen)

    def _retry(self, player: Player) -> None:
        if player.sent is not None and player.sent.refused == "busy":
            player.send_again()

    def _reconnect(self, player: Player, seen: int) -> None:
        """Reconnect a player who has received nothing since then."""
        if player.seen == seen and player.send is not None and not self._over.is_set():
            self.book.happened["players without news"] += 1
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
        """Play game after game until cancelled."""
        while True:
            await self._over.wait()
            await self.close()
            await self.again()

    async def close(self) -> None:
        """Disconnect everybody."""
        self._over.set()
        for wire in list(self._wires.values()):
            if not wire.gone.is_set():
                await wire.close()
        for task in self._tasks:
            if not task.done():
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._wires.clear()
