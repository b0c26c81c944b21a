"""The server's side of the process that writes to SQLite: what it is told, and what it replies."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite

from archipel.server.store import sqlite_writer
from archipel.server.store.errors import Outdated
from archipel.server.store.sqlite_writer import END, SIZE, Batch, Reply

Row = Mapping[str, Any]
FOR_ITS_PARENT = frozenset({signal.SIGINT, signal.SIGTERM})
ENDED = "the process that writes has ended"
STATEMENTS = 200  # far more than the server has

_dialect = sqlite.dialect()
_batches = msgspec.msgpack.Encoder()
_replies = msgspec.json.Decoder(Reply)


class SqliteClient:
    """The process that writes: begun when something is to be written, and again should it be gone by then."""

    def __init__(self, file: Path) -> None:
        self._place = f"{file.absolute().as_uri()}?mode=rw"  # where the file has gone, no other is made
        self._line: _Line | None = None

    async def commit(self, generations: Iterable[str], statements: Mapping[Executable, Sequence[Row]]) -> None:
        """Store all of this in one transaction, or raise what a driver would; one batch at a time."""
        batch = _encoded(generations, statements)
        if self._line is None or self._line.lost.done():
            self._line = await _begin(self._place)
        reply = _replies.decode(await self._line.ask(batch))
        match reply.kind:
            case "taken":
                raise sqlite3.IntegrityError(reply.text)
            case "outdated":
                raise Outdated
            case "unavailable":
                raise sqlite3.OperationalError(reply.text)

    async def close(self) -> None:
        """Let the process end, and wait until it has."""
        if self._line is not None:
            await self._line.close()


class _Line(asyncio.Protocol):
    """The connection to one process, as long as that lives."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._process = process
        self._answer: asyncio.Future[bytes] | None = None
        self._heard = b""

    async def ask(self, question: bytes) -> bytes:
        if self.lost.done():
            raise ConnectionError(ENDED)
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(question)
        return await self._answer

    async def close(self) -> None:
        if not self.lost.done():
            self._transport.write_eof()
            await self.lost

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if self._heard.endswith(END):
            heard, self._heard = self._heard, b""
            if self._answer is not None and not self._answer.done():
                self._answer.set_result(heard)

    def connection_lost(self, _: Exception | None) -> None:
        """The process has let go of its end: it has ended, or is about to."""
        self._process.wait()
        self.lost.set_result(None)
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError(ENDED))


# --- beginning it -------------------------------------------------------------------------------------------------


async def _begin(place: str) -> _Line:
    ours, theirs = socket.socketpair()
    try:
        with theirs:
            process = _run(place, theirs)
    except OSError:
        ours.close()
        raise
    _, line = await asyncio.get_running_loop().create_connection(lambda: _Line(process), sock=ours)
    return line


def _run(place: str, line: socket.socket) -> subprocess.Popen[bytes]:
    """The process itself: as a file, so that it need not load the whole of Archipel."""
    command = [sys.executable, "-P", sqlite_writer.__file__, place]
    with _deaf():
        return subprocess.Popen(command, stdin=line.fileno(), stdout=subprocess.DEVNULL)  # noqa: S603 - a file of ours


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """Whoever is begun here does not hear Ctrl-C, nor that all shall end: its parent does, and has more to write."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, FOR_ITS_PARENT)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- what it is told ----------------------------------------------------------------------------------------------


def _encoded(generations: Iterable[str], statements: Mapping[Executable, Sequence[Row]]) -> bytes:
    try:
        steps = [_spelled(statement, rows) for statement, rows in statements.items()]
        batch = _batches.encode(Batch([*generations], steps))
    except Exception as error:  # one who writes nonsense must not keep all others from writing
        raise sqlite3.ProgrammingError(f"this cannot be written: {error!r}") from error
    return SIZE.pack(len(batch)) + batch


def _spelled(statement: Executable, rows: Sequence[Row]) -> tuple[str, list[list[Any]]]:
    text, values = _compiled(statement, tuple(rows[0]))
    return text, [values(row) for row in rows]


@lru_cache(STATEMENTS)
def _compiled(statement: Any, names: tuple[str, ...]) -> tuple[str, Callable[[Row], list[Any]]]:
    """The statement for rows of these names, and what makes the values of its question marks from a row.

    All of it as SQLAlchemy itself would do it, so that the same is stored.
    """
    compiled = statement.compile(dialect=_dialect, column_keys=names)
    known = compiled.construct_params(dict.fromkeys(names))
    known |= {column.key: column.default.arg for column in compiled.prefetch}
    always = {name: value for name, value in known.items() if name not in names}
    marks = [(name, _processor(compiled.binds[name])) for name in compiled.positiontup]

    def values(row: Row) -> list[Any]:
        whole = {**always, **row} if always else row
        return [whole[name] if process is None else process(whole[name]) for name, process in marks]

    return str(compiled), values


def _processor(bind: Any) -> Callable[[Any], Any] | None:
    """What turns a value into one that SQLite takes: an object into JSON, for one."""
    found: Callable[[Any], Any] | None = bind.type.dialect_impl(_dialect).bind_processor(_dialect)
    return found
