"""Random messages over sockets: whatever arrives, the server answers or closes, and makes no mistake."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.server.abuse import GAMES, GONE
from bench.server.crowd import SEATS, Guest
from bench.server.environment import Environment, environment
from bench.server.ledger import draw
from bench.server.modes import Asked
from bench.server.report import Figure, Report

CLIENTS = 8
IN_ONE_GO = 40  # messages before the replies are read
KINDS = {
    "answer": ("ply", "answer"),
    "undo": ("ply",),
    "why": ("answer",),
    "consider": ("answer",),
    "say": ("text",),
    "mute": ("line", "muted"),
    "presence": ("hidden", "typing"),
    "react": ("sign",),
    "remind": ("seat",),
    "stand-in": ("seat",),
    "end": ("agree",),
    "back": (),
    "ping": ("number",),
}
ODD: tuple[Any, ...] = (None, True, -1, 0, 1, 2**31, 2**70, 0.5, "", "a" * 200, "\x00", "\ud7ff", "🐢", [], {}, [[1]])
NATURAL = {"text": "Hello", "line": 1, "muted": True, "hidden": True, "typing": True, "sign": "bravo", "number": 7}


class Fuzzer:
    """One client that sends anything."""

    def __init__(self, guest: Guest, lots: Random, seen: Counter[str]) -> None:
        self.guest, self.lots, self.seen = guest, lots, seen
        self.state: dict[str, Any] = {"ply": 0, "choices": []}

    def message(self) -> str:
        """A message that is right, wrong in one field, or not even JSON."""
        kind, fields = self.lots.choice(list(KINDS.items()))
        content = {"type": kind} | {name: self._value(name) for name in fields}
        if self.lots.random() < 0.1:
            content[self.lots.choice([*content, "more"])] = self.lots.choice(ODD)
        text = json.dumps(content)
        return text[: self.lots.randrange(len(text))] if self.lots.random() < 0.01 else text

    def _value(self, name: str) -> Any:
        if self.lots.random() < 0.05:
            return self.lots.choice(ODD)
        choices = [choice["answer"] for choice in self.state["choices"]] or ["stop", "dive 3", "roll"]
        near = {
            "ply": self.state["ply"] - self.lots.choice((0, 0, 0, 1)),
            "answer": self.lots.choice(choices),
            "seat": self.lots.randrange(1, 6),
            "agree": self.lots.random() < 0.1,
        }
        return near.get(name, NATURAL.get(name))

    async def run(self, messages: int) -> None:
        while messages > 0:
            with contextlib.suppress(*GONE):
                async with await self._socket() as socket:
                    while messages > 0:
                        for _ in range(IN_ONE_GO):
                            messages -= 1
                            self.seen["sent"] += 1
                            await socket.send(self.message())
                        await self._read(socket)
            self.seen["connections"] += 1

    async def _socket(self) -> ClientConnection:
        table = await self.guest.open_table(self.lots.choice(GAMES), bots=SEATS - 1)
        caller = self.guest.caller
        address = f"ws://{caller.host}:{caller.port}/api/tables/{table}/socket"
        return await connect(address, additional_headers={"Cookie": self.guest.cookie}, proxy=None, max_queue=None)

    async def _read(self, socket: ClientConnection) -> None:
        """Read the replies until the pong to a last ping; count them by kind."""
        await socket.send('{"type":"ping","number":1234567}')
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            self.seen[message.get("reason") or message["type"]] += 1
            if message["type"] == "state":
                self.state = message
            if message["type"] == "pong" and message["number"] == 1234567:
                return


async def fuzz(asked: Asked) -> Report:
    """Send this many random messages from several clients at once."""
    report, seen = Report(f"Fuzzing: {asked.messages:,} messages"), Counter[str]()
    async with environment(postgresql=asked.postgresql, workers=asked.workers) as at:
        lots = draw(asked.seed)
        clients = [Fuzzer(Guest(at.server.caller), draw(lots.randrange(2**32)), seen) for _ in range(CLIENTS)]
        await asyncio.gather(*(client.run(asked.messages // CLIENTS) for client in clients))
        report.figures += await _figures(at, seen)
        replies = ", ".join(f"{name}: {count}" for name, count in seen.most_common())
        report.remarks += [f"Replies - {replies}", *at.complaints()]
    return report


async def _figures(at: Environment, seen: Counter[str]) -> list[Figure]:
    log = at.server.log.read_text(errors="replace")
    return [
        Figure("messages sent", seen["sent"]),
        Figure("connections", seen["connections"]),
        Figure("mistakes of the server", seen["mistake"] + log.count("Message failed"), under=1),
        Figure("tracebacks in the log", log.count("Traceback"), under=1),
        Figure("ready at the end", float(await at.server.is_ready()), at_least=1),
    ]
