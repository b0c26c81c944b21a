"""The server's connection to the process that writes to SQLite."""

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
from archipel.server.store.sqlite_writer import END, SIZE, WriteBatch, WriteReply

Values = Mapping[str, Any]  # of one row, by column
PARENT_SIGNALS = frozenset({signal.SIGINT, signal.SIGTERM})
ENDED = "the writer process has ended"
COMMIT_WITHIN = 5.0  # seconds; a writer that takes longer hangs, and is killed
END_WITHIN = 1.0  # seconds that a writer has to end
STATEMENTS = 200  # compiled statements in the cache; the server has far fewer

_dialect = sqlite.dialect()
_batches = msgspec.msgpack.Encoder()
_replies = msgspec.json.Decoder(WriteReply)


class SqliteClient:
    """The writer process: started by the first write, and again if it has ended."""

    def __init__(self, file: Path, on_death: Callable[[str], None]) -> None:
        self._uri = f"{file.absolute().as_uri()}?mode=rw"  # if the file is gone, no new one is created
        self._on_death = on_death
        self._writer: _WriterConnection | None = None

    async def commit(self, generations: Iterable[str], statements: Mapping[Executable, Sequence[Values]]) -> None:
        """Store all of this in one transaction, or raise the errors of a driver; only one call at a time."""
        batch = _encoded(generations, statements)
        if self._writer is None or self._writer.is_over:
            self._writer = await _start(self._uri, self._on_death)
        reply = _replies.decode(await self._writer.request(batch))
        match reply.kind:
            case "taken":
                raise sqlite3.IntegrityError(reply.text)
            case "outdated":
                raise Outdated
            case "unavailable":
                raise sqlite3.OperationalError(reply.text)

    async def close(self) -> None:
        """End the process and wait for it."""
        if self._writer is not None:
            await self._writer.close()


class _WriterConnection(asyncio.Protocol):
    """The connection to one writer process."""

    def __init__(self, process: subprocess.Popen[bytes], on_death: Callable[[str], None]) -> None:
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._process = process
        self._on_death = on_death
        self._is_closing = False
        self._reply: asyncio.Future[bytes] | None = None
        self._received = b""

    @property
    def is_over(self) -> bool:
        """Tell whether the process has ended or was killed."""
        return self._is_closing or self.lost.done()

    async def request(self, batch: bytes) -> bytes:
        """Send a batch and wait for the reply. A process that does not reply in time is killed."""
        if self.lost.done():
            raise ConnectionError(ENDED)
        self._reply = asyncio.get_running_loop().create_future()
        self._transport.write(batch)
        try:
            return await asyncio.wait_for(self._reply, COMMIT_WITHIN)
        except TimeoutError:
            why = f"no response within {COMMIT_WITHIN:g} seconds"
            await self._kill(f"{why}, so it was killed")
            raise ConnectionError(why) from None

    async def close(self) -> None:
        """Let the process finish its batch and end; kill it if it hangs."""
        if self.lost.done():
            return
        self._is_closing = True
        self._transport.write_eof()
        await asyncio.wait({self.lost}, timeout=END_WITHIN)
        if not self.lost.done():
            await self._kill("it did not end with the server, so it was killed")

    async def _kill(self, why: str) -> None:
        """Kill the process and wait for its end, so that what it was writing is stored by now or never will be.

        A process that waits for a broken disk does not even die; the next one then waits for its lock.
        """
        self._is_closing = True
        self._on_death(why)
        self._process.kill()
        await asyncio.wait({self.lost}, timeout=END_WITHIN)

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport

    def data_received(self, data: bytes) -> None:
        self._received += data
        if self._received.endswith(END):
            reply, self._received = self._received, b""
            if self._reply is not None and not self._reply.done():
                self._reply.set_result(reply)

    def connection_lost(self, _: Exception | None) -> None:
        """The process has closed the socket, so it has ended or is about to."""
        code = self._process.wait()
        if not self._is_closing:
            self._on_death(f"it ended with code {code}" if code >= 0 else f"it was ended by signal {-code}")
        self.lost.set_result(None)
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(ConnectionError(ENDED))


# --- starting the process -----------------------------------------------------------------------------------------


async def _start(uri: str, on_death: Callable[[str], None]) -> _WriterConnection:
    ours, theirs = socket.socketpair()
    try:
        with theirs:
            process = _run(uri, theirs)
    except OSError:
        ours.close()
        raise
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(lambda: _WriterConnection(process, on_death), sock=ours)
    return connection


def _run(uri: str, stdin: socket.socket) -> subprocess.Popen[bytes]:
    """Run the writer as a script, so that it does not import all of Archipel."""
    command = [sys.executable, "-P", sqlite_writer.__file__, uri]
    with _signals_blocked():
        return subprocess.Popen(command, stdin=stdin.fileno(), stdout=subprocess.DEVNULL)  # noqa: S603 - our own file


@contextlib.contextmanager
def _signals_blocked() -> Iterator[None]:
    """Block SIGINT and SIGTERM in the child; the parent stops it after the last write."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, PARENT_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- encoding a batch ---------------------------------------------------------------------------------------------


def _encoded(generations: Iterable[str], statements: Mapping[Executable, Sequence[Values]]) -> bytes:
    try:
        texts = [_as_text(statement, rows) for statement, rows in statements.items()]
        batch = _batches.encode(WriteBatch([*generations], texts))
    except Exception as error:  # an invalid write must not stop the writes of others
        raise sqlite3.ProgrammingError(f"cannot be written: {error!r}") from error
    return SIZE.pack(len(batch)) + batch


def _as_text(statement: Executable, rows: Sequence[Values]) -> tuple[str, list[list[Any]]]:
    text, values = _compiled(statement, tuple(rows[0]))
    return text, [values(row) for row in rows]


@lru_cache(STATEMENTS)
def _compiled(statement: Any, names: tuple[str, ...]) -> tuple[str, Callable[[Values], list[Any]]]:
    """The statement as SQL for rows with these columns, and a function that turns a row into its parameters.

    It does what SQLAlchemy itself would do, so the same values are stored.
    """
    compiled = statement.compile(dialect=_dialect, column_keys=names)
    known = compiled.construct_params(dict.fromkeys(names))
    known |= {column.key: column.default.arg for column in compiled.prefetch}
    constants = {name: value for name, value in known.items() if name not in names}
    marks = [(name, _processor(compiled.binds[name])) for name in compiled.positiontup]

    def values(row: Values) -> list[Any]:
        whole = {**constants, **row} if constants else row
        return [whole[name] if process is None else process(whole[name]) for name, process in marks]

    return str(compiled), values


def _processor(bind: Any) -> Callable[[Any], Any] | None:
    """The function that converts a value for SQLite, for example an object to JSON."""
    found: Callable[[Any], Any] | None = bind.type.dialect_impl(_dialect).bind_processor(_dialect)
    return found
