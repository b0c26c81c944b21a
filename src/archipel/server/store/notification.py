"""Notifications between workers over PostgreSQL: tables that were written, their moves, and signals."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, text

from archipel.server.store.log_entry import MOVES, LogEntry, from_rows, values_of

CHANNEL = "archipel"
LARGEST = 7_500  # bytes of moves; PostgreSQL allows 8,000 in all
NOTIFY = text("SELECT pg_notify(:channel, :payload)")

Logged = Iterable[dict[str, Any]]  # rows of the table `log`
Moves = dict[str, list[tuple[int, str, int, str, bool, int]]]  # the values of each stored move, by table


class Notification(Struct, rename={"worker": "from"}):
    """The writes of one worker. A table without moves must be read from the database."""

    worker: str
    tables: Moves
    signals: dict[str, msgspec.Raw] = {}  # by table: who is there, and other things that nobody stores
    signed_out: dict[str, int] = {}  # the new epochs of people who have signed out

    def entries(self, known: Container[str]) -> dict[str, list[LogEntry]]:
        """The moves of each known table as entries of its log."""
        return {table: from_rows(moves) for table, moves in self.tables.items() if table in known}


def decode(payload: str) -> Notification:
    return msgspec.json.decode(payload, type=Notification)


def notify(connection: Connection, worker: str, writes: Iterable[tuple[str | None, Logged]]) -> None:
    """Tell the other workers about these writes; PostgreSQL delivers it when the transaction is committed."""
    for tables in split(moves_of(writes)):
        payload = msgspec.json.encode(Notification(worker, tables)).decode()
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


def notify_signed_out(connection: Connection, worker: str, epochs: dict[str, int]) -> None:
    """Tell the other workers who has signed out; PostgreSQL delivers it when the transaction is committed."""
    for person, epoch in epochs.items():
        payload = msgspec.json.encode(Notification(worker, {}, signed_out={person: epoch})).decode()
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


def notify_signal(connection: Connection, worker: str, table: str, signal: bytes) -> None:
    """Tell the other workers something about a table that is not stored."""
    notification = Notification(worker, {}, {table: msgspec.Raw(signal)})
    connection.execute(NOTIFY, {"channel": CHANNEL, "payload": msgspec.json.encode(notification).decode()})


def moves_of(writes: Iterable[tuple[str | None, Logged]]) -> Moves:
    """The moves by table; none for a table that was written twice or where something else was stored."""
    moves: Moves = {}
    for table, logged in writes:
        if table is None:
            continue
        rows = list(logged)
        is_play = table not in moves and all(row["kind"] in MOVES for row in rows)
        moves[table] = [values_of(row) for row in rows] if is_play else []
    return moves


def split(moves: Moves) -> Iterator[Moves]:
    """The tables in groups that are small enough for one notification each."""
    group: Moves = {}
    size = 0
    for table, values in moves.items():
        more = len(msgspec.json.encode({table: values}))
        if more > LARGEST:
            values, more = [], len(table) + len('"":[],')
        if size + more > LARGEST:
            yield group
            group, size = {}, 0
        group[table] = values
        size += more
    if group:
        yield group
