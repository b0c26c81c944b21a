"""The processes in which bots think. They start when they are needed and end after a while without work."""

from __future__ import annotations

import asyncio
import logging
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from archipel.core.errors import ArchipelError
from archipel.server.process.thinker import END, SIZE, STOP, LevelRequest, MoveRequest, Reply

TRIES = 2  # a second process may succeed; a third one hardly would
PATIENCE = 30.0  # seconds beyond a bot's time: a process may have to load its game; after that it counts as hanging
UNUSED_FOR = 300.0  # seconds until a process without work is ended, because each one needs memory
COMMAND = [sys.executable, "-P", "-m", "archipel.server.process.thinker"]
log = logging.getLogger("archipel.server")
_replies = msgspec.json.Decoder(Reply)


class CannotThink(ArchipelError):
    """Raised when no process could find an answer."""


class ThinkerPool:
    """One process for each request that is being answered; the caller limits how many there are."""

    def __init__(
        self,
        on_failure: Callable[[], None] = lambda: None,
        on_death: Callable[[], None] = lambda: None,
        patience: float = PATIENCE,
    ) -> None:
        self._on_failure = on_failure
        self._on_death = on_death
        self._patience = patience
        self._idle: list[ThinkerProcess] = []  # the one used last at the end
        self._busy: set[ThinkerProcess] = set()

    async def choose(self, request: MoveRequest | LevelRequest) -> str:
        """The bot's answer, or the level of a player. If the wait is cancelled, the process stops thinking."""
        raw = pickle.dumps(request)
        for _ in range(TRIES):
            process = await self._take()
            try:
                reply = await process.think(raw, request.seconds + self._patience)
            except ConnectionError:
                self._fail(f"its process ended: {process.cause}")
                continue
            finally:
                self._give_back(process)
            if reply.answer:
                return reply.answer
            self._fail(reply.error)
        raise CannotThink(f"no answer from a bot of kind {request.kind}")

    def _fail(self, why: str) -> None:
        log.error("Bot could not think", extra={"why": why})
        self._on_failure()

    def _report_death(self, cause: str) -> None:
        log.error("A process in which bots think died", extra={"why": cause})
        self._on_death()

    async def _take(self) -> ThinkerProcess:
        while self._idle:
            process = self._idle.pop()
            if process.is_alive:
                break
        else:
            process = await _start(self._report_death)
        self._busy.add(process)
        return process

    def _give_back(self, process: ThinkerProcess) -> None:
        self._busy.discard(process)
        if process.is_alive:
            self._idle.append(process)

    def end_unused(self, after: float = UNUSED_FOR) -> None:
        """End the processes that had nothing to do for a while."""
        then = asyncio.get_running_loop().time() - after
        for process in [process for process in self._idle if process.last_used <= then]:
            self._idle.remove(process)
            process.end()

    async def stop(self) -> None:
        """End all processes at once, even those that are thinking."""
        processes = [*self._idle, *self._busy]
        for process in processes:
            process.end()
        await asyncio.gather(*(process.ended.wait() for process in processes))
        self._idle.clear()


class ThinkerProcess(asyncio.Protocol):
    """One process, and the socket to it."""

    def __init__(self, process: subprocess.Popen[bytes], on_death: Callable[[str], None]) -> None:
        self._process = process
        self._on_death = on_death
        self._is_unwanted = False
        self._received = b""
        self._reply: asyncio.Future[Reply] | None = None
        self.ended = asyncio.Event()
        self.last_used = 0.0

    @property
    def is_alive(self) -> bool:
        return not self.ended.is_set()

    @property
    def cause(self) -> str:
        """The exit code of the process, for the log."""
        return f"exit code {self._process.returncode}"

    async def think(self, request: bytes, patience: float) -> Reply:
        """Send a request and wait for the reply. If the wait is cancelled, stop the bot and wait for that."""
        if not self.is_alive:
            raise ConnectionError
        self._reply = asyncio.get_running_loop().create_future()
        self._transport.write(SIZE.pack(len(request)) + request)
        try:
            return await asyncio.wait_for(asyncio.shield(self._reply), patience)
        except TimeoutError:
            self._process.kill()
            return await self._reply
        except asyncio.CancelledError:
            await self._stop_thinking(self._reply)
            raise
        finally:
            self.last_used = asyncio.get_running_loop().time()

    async def _stop_thinking(self, reply: asyncio.Future[Reply]) -> None:
        if self.is_alive:
            self._transport.write(STOP)
        await asyncio.wait([reply])
        reply.exception()  # nobody else looks at it

    def end(self) -> None:
        """End the process, because it is not needed any more."""
        self._is_unwanted = True
        self._process.kill()

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport

    def data_received(self, data: bytes) -> None:
        self._received += data
        if self._received.endswith(END):
            reply, self._received = _replies.decode(self._received), b""
            if self._reply is not None and not self._reply.done():
                self._reply.set_result(reply)

    def connection_lost(self, _: Exception | None) -> None:
        """The process has closed the socket, so it has ended or is about to."""
        self._process.wait()
        self.ended.set()
        if not self._is_unwanted:
            self._on_death(self.cause)
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(ConnectionError())


async def _start(on_death: Callable[[str], None]) -> ThinkerProcess:
    ours, theirs = socket.socketpair()
    try:
        with theirs:
            process = subprocess.Popen(  # noqa: S603 - our own module
                COMMAND,
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the server, which ends this process
            )
    except OSError:
        ours.close()
        raise
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(lambda: ThinkerProcess(process, on_death), sock=ours)
    return connection
