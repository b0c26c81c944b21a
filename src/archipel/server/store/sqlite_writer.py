"""The process that writes to SQLite, so that nobody who writes has to fight with the tables for Python's lock.

It is run as a file and loads nothing else of Archipel, so it starts at once. What it is told comes in at its standard
input, one batch after the other, and the replies go back the same way. Between two batches it looks whether anybody can
still speak to it; if not, it ends. So it never ends by itself half-way through a batch.
"""

from __future__ import annotations

import os
import sqlite3
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, BinaryIO, Literal

import msgspec

WAIT_FOR_A_LOCK = 10  # seconds
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
GENERATION = "generation"  # drawn anew by a restore: what was cached before is void
READ_FACT = "SELECT value FROM facts WHERE name = ?"
LINE = 0  # standard input, which goes both ways
SIZE = struct.Struct("!I")  # in bytes, before each batch
END = b"\n"  # after each reply


class Batch(msgspec.Struct, array_like=True):
    """Statements and their rows, stored together or not at all, and the lives of the database they build on."""

    generations: list[str]
    steps: list[tuple[str, list[list[Any]]]]


class Reply(msgspec.Struct):
    """What has become of a batch, and why."""

    kind: Literal["stored", "taken", "outdated", "unavailable"]
    text: str = ""


def prepare(connection: Any) -> None:
    """Durable: what is committed is on the disk. Transactions begin where we say, not where the driver guesses."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def main(place: str) -> None:
    """Write what comes in, until nothing more can come; whether anybody still waits for the reply does not matter."""
    with open(LINE, "rb", closefd=False) as line, suppress(BrokenPipeError):
        for batch in heard(line):
            os.write(LINE, msgspec.json.encode(reply(place, batch)) + END)


def heard(line: BinaryIO) -> Iterator[Batch]:
    """Each batch that has come in whole."""
    decoder = msgspec.msgpack.Decoder(Batch)
    while len(head := line.read(SIZE.size)) == SIZE.size:
        (size,) = SIZE.unpack(head)
        if len(text := line.read(size)) == size:
            yield decoder.decode(text)


def reply(place: str, batch: Batch) -> Reply:
    try:
        return write(opened(place), batch)
    except sqlite3.IntegrityError as error:
        return Reply("taken", str(error))
    except Exception as error:  # whatever it is, somebody waits for a reply
        return Reply("unavailable", str(error))


@cache
def opened(place: str) -> sqlite3.Connection:
    """The database; where it could not be opened, the next batch tries again."""
    connection = sqlite3.connect(place, WAIT_FOR_A_LOCK, uri=True)
    prepare(connection)
    return connection


def write(connection: sqlite3.Connection, batch: Batch) -> Reply:
    """All of it in one transaction; it says at once that it writes, so it never has to give way half-way through."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        if {row[0] for row in connection.execute(READ_FACT, (GENERATION,))} != set(batch.generations):
            return Reply("outdated")
        for statement, rows in batch.steps:
            connection.executemany(statement, rows)
    return Reply("stored")


if __name__ == "__main__":
    main(sys.argv[1])
