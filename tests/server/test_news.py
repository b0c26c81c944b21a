"""Notifications between workers: the moves themselves if they fit, otherwise only that a table has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.server.rooms import chat, rows
from archipel.server.rooms.models import SeatInfo
from archipel.server.store import LogEntry, Statement
from archipel.server.store.group_commit import Write
from archipel.server.store.notification import LARGEST, Notification, moves_of, split
from tests.server.party import within
from tests.server.serving import Served, Tab, level, play_on, settings_for

LARGEST_NOTE = 8000  # bytes, says PostgreSQL's manual
LINE = {"table_id": "one", "person": "ana", "name": "Ana", "seat": 0, "text": "hello", "at": 5}


def entry(ply: int, kind: str = "answer", answer: str = "roll") -> LogEntry:
    return LogEntry(ply, kind, 0, answer, bot=False, at=1_800_000_000_000)


def write(table: str | None, *statements: Statement) -> Write:
    loop = asyncio.new_event_loop()
    try:
        return Write(statements, table, "1", loop.create_future())
    finally:
        loop.close()


def notes(*writes: Write) -> list[dict[str, list[Any]]]:
    """The notes for these writes; checks that each is small enough."""
    found = list(split(moves_of((write.table, write.logged) for write in writes)))
    assert all(len(msgspec.json.encode(Notification("0123456789ab", note))) < LARGEST_NOTE for note in found)
    return found


# --- notes --------------------------------------------------------------------------------------------------------


def test_a_note_contains_the_moves_as_they_are_stored() -> None:
    moves = [entry(7), entry(8, "undo", "")]
    assert notes(write("one", rows.logged("one", moves))) == [
        {"one": [(7, "answer", 0, "roll", False, moves[0].at), (8, "undo", 0, "", False, moves[1].at)]}
    ]


@pytest.mark.parametrize(
    "statements",
    [
        [Statement(chat.INSERT, (LINE,))],
        [rows.logged("one", [entry(7, "away", "")]), rows.seats_changed("one", [SeatInfo(0, "ana", away=True)])],
        [rows.logged("one", [entry(2, "start", ""), entry(3)])],
    ],
    ids=["chat", "seat", "start"],
)
def test_a_note_about_other_changes_only_names_the_table(statements: Sequence[Statement]) -> None:
    assert notes(write("one", *statements)) == [{"one": []}]


def test_a_move_together_with_chat_has_to_be_read_again() -> None:
    moves, line = write("one", rows.logged("one", [entry(7)])), write("one", Statement(chat.INSERT, (LINE,)))
    assert notes(moves, line) == notes(line, moves) == [{"one": []}]


def test_writes_without_a_table_cause_no_note() -> None:
    assert notes(write(None, rows.deleted(["one"]))) == []


def test_many_tables_are_split_into_several_notes() -> None:
    many = {f"table-{number:03}": [entry(ply) for ply in range(5)] for number in range(200)}
    found = notes(*(write(id, rows.logged(id, entries)) for id, entries in many.items()))
    assert len(found) > 1
    assert [(id, len(moves)) for note in found for id, moves in note.items()] == [(id, 5) for id in many]


def test_moves_too_large_for_a_note_have_to_be_read_again() -> None:
    long = rows.logged("one", [entry(ply, answer="x" * 100) for ply in range(LARGEST // 100)])
    assert notes(write("one", long), write("two", rows.logged("two", [entry(1)]))) == [
        {"one": [], "two": [(1, "answer", 0, "roll", False, 1_800_000_000_000)]}
    ]


# --- following them -----------------------------------------------------------------------------------------------


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose log is read from the database, as a list that grows; other servers may add theirs."""
    seen: list[str] = []
    look = rows.entries_after

    async def note(store: Any, id: str, ply: int) -> list[LogEntry]:
        seen.append(id)
        return await look(store, id, ply)

    monkeypatch.setattr(rows, "entries_after", note)
    return seen


@pytest.fixture
def workers(postgresql_database: str) -> Iterator[tuple[Served, Served]]:
    with Served(settings_for(postgresql_database)) as one, Served(settings_for(postgresql_database)) as other:
        yield one, other


def test_moves_of_another_worker_are_followed_without_reading(workers: tuple[Served, Served], reads: list[str]) -> None:
    one, other = workers
    with one.visitor("Ana") as ana, other.visitor("Bo") as bo:
        table = one.table("mahe", ana, bo)
        with ana.at(table.id) as hers, bo.at(table.id) as his:
            play_on([hers, his], 2)
            reads.clear()
            play_on([hers, his], 30)
            assert table.id not in reads
            hers.say(type="say", text="hello")
            assert his.next("chat")["lines"][0]["text"] == "hello"
            assert table.id in reads


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[Served, str, list[Tab]]]:
    """A game of two people in progress."""
    with (
        Served(settings_for(f"sqlite:///{tmp_path / 'archipel.db'}")) as server,
        server.visitor("Ana") as ana,
        server.visitor("Bo") as bo,
    ):
        begun = server.table("mahe", ana, bo)
        with begun.tabs() as tabs:
            play_on(tabs, 4)
            yield server, begun.id, tabs


def deliver(server: Served, table: str, *entries: LogEntry) -> None:
    within(server, lambda: server.process.registry.refresh({table: entries}))


def new_states(tab: Tab) -> list[int]:
    """The plies of all states that arrive before the reply to a ping sent now."""
    known = len(tab.received)
    tab.say(type="ping", number=1)
    tab.next("pong")
    return [message["ply"] for message in tab.received[known:] if message["type"] == "state"]


def test_known_moves_are_not_sent_again(table: tuple[Served, str, list[Tab]], reads: list[str]) -> None:
    server, id, tabs = table
    ply = level(tabs)[0]["ply"]
    deliver(server, id, entry(ply - 1), entry(ply))
    assert [new_states(tab) for tab in tabs] == [[], []]
    assert id not in reads


@pytest.mark.parametrize("gap", [2, 50])
def test_missed_moves_are_read_from_the_database(
    table: tuple[Served, str, list[Tab]], reads: list[str], gap: int
) -> None:
    server, id, tabs = table
    ply = level(tabs)[0]["ply"]
    deliver(server, id, entry(ply + gap))
    assert [new_states(tab) for tab in tabs] == [[], []]
    assert reads.count(id) == 1
    assert play_on(tabs, 4)["ply"] > ply


@pytest.mark.parametrize("answer", ["sink", "move purple", ""])
def test_impossible_moves_in_a_note_are_ignored(table: tuple[Served, str, list[Tab]], answer: str) -> None:
    """Everybody gets the stored state instead."""
    server, id, tabs = table
    ply = level(tabs)[0]["ply"]
    deliver(server, id, entry(ply + 1, answer=answer))
    within(server, server.process.registry.refresh_stale)
    assert all(states in ([], [ply]) for states in map(new_states, tabs))
    assert play_on(tabs, 4)["ply"] > ply
