"""A separate process that writes to SQLite, so that writing does not compete with the tables for Python's lock.

It runs as a script and imports nothing else of Archipel, so it starts fast. It reads batches from its standard input,
which is a socket, and sends the replies back over the same socket. It ends when the other side closes the socket, but
never in the middle of a batch.
"""

from __future__ import annotations

import os
import sqlite3
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, BinaryIO, Literal

import msgspec

WAIT_FOR_A_LOCK = 10  # seconds, for the commands of an administrator
WAIT_IN_SERVER = 3  # seconds, for the server: less than the time limit of a commit, so that the cause is known
PRAGMAS = ("synchronous = FULL", "foreign_keys = ON")
PAUSE = 0.01  # seconds between two attempts to switch to the write-ahead log
GENERATION = "generation"  # a new one is drawn by a restore; caches of the old one are invalid
READ_FACT = "SELECT value FROM facts WHERE name = ?"
STDIN = 0  # a socket, for batches and replies
SIZE = struct.Struct("!I")  # the number of bytes, before each batch
END = b"\n"  # after each reply


class WriteBatch(msgspec.Struct, array_like=True):
    """Statements and rows that are stored together or not at all, and the generations of the database they rely on."""

    generations: list[str]
    statements: list[tuple[str, list[list[Any]]]]


class WriteReply(msgspec.Struct):
    """The outcome of a batch."""

    kind: Literal["stored", "taken", "outdated", "unavailable"]
    text: str = ""


def prepare(connection: Any, wait: float = WAIT_FOR_A_LOCK) -> None:
    """Set up a connection: commits reach the disk, and transactions begin only where we begin them."""
    connection.isolation_level = None
    cursor = connection.cursor()
    _use_write_ahead_log(cursor, wait)
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _use_write_ahead_log(cursor: Any, wait: float) -> None:
    """Switch to the write-ahead log. SQLite does not wait while another connection switches, so we try again."""
    deadline = time.monotonic() + wait
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(PAUSE)
        else:
            return


def main(uri: str) -> None:
    """Write every batch until the other side closes the socket, even if nobody waits for the reply."""
    with open(STDIN, "rb", closefd=False) as stream, suppress(BrokenPipeError):
        for batch in batches(stream):
            os.write(STDIN, msgspec.json.encode(reply(uri, batch)) + END)


def batches(stream: BinaryIO) -> Iterator[WriteBatch]:
    """Each complete batch."""
    decoder = msgspec.msgpack.Decoder(WriteBatch)
    while len(head := stream.read(SIZE.size)) == SIZE.size:
        (size,) = SIZE.unpack(head)
        if len(text := stream.read(size)) == size:
            yield decoder.decode(text)


def reply(uri: str, batch: WriteBatch) -> WriteReply:
    try:
        return write(opened(uri), batch)
    except sqlite3.IntegrityError as error:
        return WriteReply("taken", str(error))
    except Exception as error:  # the caller waits for a reply, whatever went wrong
        return WriteReply("unavailable", str(error))


@cache
def opened(uri: str) -> sqlite3.Connection:
    """The connection to the database; an error is not cached, so the next batch tries again."""
    connection = sqlite3.connect(uri, WAIT_IN_SERVER, uri=True)
    prepare(connection, WAIT_IN_SERVER)
    return connection


def write(connection: sqlite3.Connection, batch: WriteBatch) -> WriteReply:
    """Write all of it in one transaction, with the write lock from the start, so it cannot fail half-way for a lock."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        if {row[0] for row in connection.execute(READ_FACT, (GENERATION,))} != set(batch.generations):
            return WriteReply("outdated")
        for statement, rows in batch.statements:
            connection.executemany(statement, rows)
    return WriteReply("stored")


if __name__ == "__main__":
    main(sys.argv[1])
