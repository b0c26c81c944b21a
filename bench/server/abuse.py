"""Abuse on purpose: floods, slow readers, giant and malformed messages, storms of answers and guests."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from bench.server.crowd import Guest
from bench.server.http_client import HttpClient

PAUSE = 0.5  # seconds between two attacks of one kind
CONNECTIONS = 200
MESSAGES = 150
GIANT = "x" * 1_000_000
MALFORMED = ("{", "[]", '{"type":"answer"}', '{"type":"undo","ply":-1}', "null", "[" * 3000, '{"type":"\\u0000"}')
GONE = (OSError, TimeoutError, EOFError, KeyError, msgspec.DecodeError, websockets.WebSocketException)
GAMES = ("mahe", "chawai", "deole", "maldivia")


class Abuse:
    """One attacker for each kind of abuse. Attacks may be refused or cut; what counts is what they do to others."""

    def __init__(self, caller: HttpClient, lots: Random) -> None:
        self.guest, self.lots = Guest(caller), lots
        self.done: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()

    async def run(self) -> None:
        """Attack in all ways at once until cancelled."""
        attacks = (self.flood, self.read_slowly, self.send_nonsense, self.answer_and_undo, self.make_guests)
        await asyncio.gather(*(self._repeat(attack) for attack in attacks))

    async def _repeat(self, attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(*GONE):
                await attack()
            self.done[attack.__name__] += 1
            await asyncio.sleep(PAUSE)

    async def flood(self) -> None:
        """Open many connections, send half a request over each, and leave."""
        caller = self.guest.caller
        opened = [await asyncio.open_connection(caller.host, caller.port) for _ in range(CONNECTIONS)]
        for _, writer in opened:
            writer.write(b"GET /api/welcome HTTP/1.1\r\nHost: ")
        await asyncio.sleep(PAUSE)
        for _, writer in opened:
            writer.close()

    async def read_slowly(self) -> None:
        """Ask again and again and read nothing."""
        async with await self._socket() as socket:
            socket.transport.pause_reading()
            for number in range(20 * MESSAGES):
                await socket.send(f'{{"type":"ping","number":{number}}}')

    async def send_nonsense(self) -> None:
        async with await self._socket() as socket:
            for _ in range(MESSAGES):
                await socket.send(self.lots.choice(MALFORMED))
        async with await self._socket() as socket:
            await socket.send(GIANT)
            await socket.send(self.lots.randbytes(500))

    async def answer_and_undo(self) -> None:
        """Answer and undo as fast as possible, mostly at the wrong ply."""
        async with await self._socket() as socket:
            for ply in range(MESSAGES):
                await socket.send(f'{{"type":"answer","ply":{ply},"answer":"stop"}}')
                await socket.send(f'{{"type":"undo","ply":{ply}}}')

    async def make_guests(self) -> None:
        for number in range(20):
            reply = await self.guest.caller.call("PUT", "/api/me", {"name": f"Guest {number}", "lang": "en"})
            self.statuses[reply.status] += 1
        for path in ("/%00", "/api/tables/%ff", f"/{'a' * 3000}", "/api/games/none/rules", "/api/tables?before=x"):
            self.statuses[(await self.guest.caller.call("GET", path)).status] += 1

    async def _socket(self) -> ClientConnection:
        """A socket at a table of the attacker's own, beside bots."""
        caller = self.guest.caller
        table = await self.guest.open_table(self.lots.choice(GAMES), bots=3)
        address = f"ws://{caller.host}:{caller.port}/api/tables/{table}/socket"
        return await connect(address, additional_headers={"Cookie": self.guest.cookie}, proxy=None)
