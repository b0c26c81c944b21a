"""The comparison of the stored log with what players have seen.

Every acknowledged answer stands in the log, at its ply, once; nothing stands there that nobody gave; and the stored
answers, replayed with the dice that the table's secret and shares determine, lead to what the players see.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

import archipel
from archipel.core.chance import FairDraw
from archipel.core.table import Table
from bench.server.ledger import Ledger
from bench.server.match import Match

LOG = "SELECT table_id, ply, kind, seat, answer FROM log ORDER BY table_id, ply"
TABLES = "SELECT id, game, options, secret, start, ply FROM tables"
SEATS = "SELECT table_id, seat, name, share FROM seats ORDER BY table_id, seat"
Row = tuple[Any, ...]


@dataclass
class Stored:
    """The content of the database, read without the server."""

    log: dict[str, list[Row]]
    tables: list[Row]
    seats: dict[str, list[Row]]


@dataclass
class Verdict:
    """The result of the comparison."""

    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    unacknowledged: int = 0  # stored answers that nobody saw acknowledged: under way, or stored twice
    replayed: int = 0
    wrong: list[str] = field(default_factory=list)


async def read(url: str) -> Stored:
    """Read the content of a SQLite or PostgreSQL database."""
    log, tables, seats = [await _rows(url, query) for query in (LOG, TABLES, SEATS)]
    return Stored(_grouped(log), tables, _grouped(seats))


async def _rows(url: str, query: str) -> list[Row]:
    if url.startswith("sqlite"):
        with sqlite3.connect(f"file:{url.removeprefix('sqlite:///')}?mode=ro", uri=True) as file:
            found = file.execute(query).fetchall()
        file.close()
        return found
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


def _grouped(rows: Iterable[Row]) -> dict[str, list[Row]]:
    groups: dict[str, list[Row]] = defaultdict(list)
    for table, *rest in rows:
        groups[table].append(tuple(rest))
    return groups


# --- acknowledged and stored --------------------------------------------------------------------------------------


def compare(stored: Stored, book: Ledger) -> Verdict:
    """Check that every acknowledged answer is stored exactly once."""
    verdict = Verdict(acknowledged=book.moves, wrong=list(book.errors))
    given = {
        (table, ply): (seat + 1, answer)
        for table, entries in stored.log.items()
        for ply, kind, seat, answer in entries
        if kind == "answer" and seat >= 0
    }
    acknowledged = {}
    for table, ply, seat, answer in book.acknowledged:
        if (table, ply) in acknowledged:
            verdict.wrong.append(f"table {table}: ply {ply} was acknowledged twice")
        acknowledged[table, ply] = (seat, answer)
        if given.get((table, ply)) != (seat, answer):
            verdict.lost.append(f"table {table}, ply {ply}: {seat} {answer}, stored {given.get((table, ply))}")
    verdict.unacknowledged = len(given.keys() - acknowledged.keys())
    for id, *_, ply in stored.tables:
        if [entry[0] for entry in stored.log[id]] != list(range(1, ply + 1)):
            verdict.wrong.append(f"table {id}: the log has gaps or does not end at ply {ply}")
    return verdict


# --- stored and seen ----------------------------------------------------------------------------------------------


def replay(stored: Stored, verdict: Verdict, matches: Iterable[Match] = ()) -> None:
    """Replay every table from the answers of its players; everything else must match the log and what players saw."""
    seen = {match.id: match for match in matches}
    for id, name, options, secret, start, _ in stored.tables:
        answers = [(seat, answer) for _, kind, seat, answer in stored.log[id] if kind == "answer"]
        if not answers:
            continue
        game, seats = archipel.game(name), stored.seats[id]
        setup = game.agree(len(seats), json.loads(options))
        luck = FairDraw(secret, [p[2] or b"" for p in seats], start)
        table = Table(game, setup, tuple(p[1] for p in seats), luck)
        for seat, answer in answers:
            if seat >= 0:
                table.submit(seat, answer)
        if [(ply.seat, str(ply.answer)) for ply in table.plies] != answers:
            verdict.wrong.append(f"table {id}: the log does not match these answers and this secret")
        if id in seen:
            verdict.wrong += _differences(table, seen[id])
        verdict.replayed += 1


def _differences(table: Table, match: Match) -> Iterable[str]:
    for player in match.players:
        state, view = msgspec.json.decode(player.last), table.position.view(player.seat - 1)
        expected = msgspec.json.decode(msgspec.json.encode([view.scene(), view.totals(), sorted(view.to_act)]))
        if [state["view"], state["totals"], [seat - 1 for seat in state["to_act"]]] != expected:
            yield f"table {match.id}: seat {player.seat} sees a different state than the replay"
