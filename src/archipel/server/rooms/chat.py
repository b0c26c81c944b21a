"""The chat of a table. Everybody gets every line; the text is left out for readers who have muted the writer."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import Row, bindparam, delete, insert, select

from archipel.server.base.errors import Denied
from archipel.server.rooms.client import Client
from archipel.server.store import Conflict, Statement, Store
from archipel.server.store.schema import chat, mutes, reports
from archipel.server.wire_types.protocol import ChatLine, ChatMessage, encode

MOST_LINES = 50  # sent to somebody who connects

INSERT = insert(chat)
MUTE = insert(mutes)
UNMUTE = delete(mutes).where(mutes.c.person == bindparam("who"), mutes.c.muted == bindparam("whom"))
MUTES = select(mutes).where(mutes.c.muted.in_(bindparam("writers", expanding=True)))
LAST = select(chat).where(chat.c.table_id == bindparam("this")).order_by(chat.c.id.desc()).limit(MOST_LINES)
LINE = select(chat).where(chat.c.table_id == bindparam("this"), chat.c.id == bindparam("line"))
REPORT = insert(reports)

Mutes = set[tuple[str, str]]  # pairs of a reader and a writer whom the reader has muted


def clean_text(text: str) -> str:
    """The text on one line, with control characters replaced by blanks; refuses an empty text."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not text:
        raise Denied("nothing-said", 400)
    return text


class Chat:
    """The lines of chat at one table."""

    def __init__(self, table: str, store: Store, now: Callable[[], int]) -> None:
        self._table = table
        self._store = store
        self._now = now
        self._lines: Sequence[Row[Any]] | None = None  # the last lines, if they are in memory

    def unload(self) -> None:
        """Drop the lines in memory."""
        self._lines = None

    async def add(self, person: str, name: str, seat: int, text: str) -> None:
        line = {"person": person, "name": name, "seat": seat, "text": text, "at": self._now()}
        await self._store.write(Statement(INSERT, ({"table_id": self._table, **line},)), table=self._table)
        self.unload()

    async def mute(self, person: str, line: int, *, muted: bool) -> str:
        """Hide everything from the writer of this line, or show it again; returns the writer."""
        writer = await self.line(line)
        if writer.person == person:
            raise Denied("no-such-line", 404)
        statements = [Statement(UNMUTE, ({"who": person, "whom": writer.person},))]
        if muted:
            statements.append(Statement(MUTE, ({"person": person, "muted": writer.person},)))
        await self._store.write(*statements)
        return str(writer.person)

    async def line(self, line: int) -> Row[Any]:
        """The line with this number, which must exist."""
        found = await self._store.row(LINE, this=self._table, line=line)
        if found is None:
            raise Denied("no-such-line", 404)
        return found

    async def report(self, line: Row[Any], reporter: str, reason: str) -> None:
        """Store a copy of this line for the operator; a second report of the same person changes nothing."""
        copy = {name: getattr(line, name) for name in ("table_id", "person", "name", "text")}
        row = {**copy, "line": line.id, "reporter": reporter, "reason": reason, "at": self._now()}
        with contextlib.suppress(Conflict):
            await self._store.write(Statement(REPORT, (row,)))

    async def send_new_lines(self, clients: Iterable[Client]) -> None:
        """Send each client the lines it has not been sent yet.

        Lines of several workers may appear out of order, so each client remembers which ones it has been sent.
        """
        lines, muted = await self._last_lines()
        for client in clients:
            _send(client, [row for row in lines if row.id not in client.chat_lines], muted)
            client.chat_lines = {row.id for row in lines}

    async def send_again(self, clients: Sequence[Client], writer: str) -> None:
        """Send the lines of this writer once more, because they look different now."""
        lines, muted = await self._last_lines()
        for client in clients:
            _send(client, [row for row in lines if row.person == writer], muted)

    async def _last_lines(self) -> tuple[Sequence[Row[Any]], Mutes]:
        if self._lines is None:
            (last,) = await self._store.read_by_key((LAST, {"this": self._table}))
            self._lines = last[::-1]
        lines = self._lines
        writers = {row.person for row in lines}
        found = await self._store.rows(MUTES, writers=list(writers)) if writers else []
        return lines, {(row.person, row.muted) for row in found}


def _send(client: Client, lines: Sequence[Row[Any]], muted: Mutes) -> None:
    if lines:
        seen = [_line(row, client.person, is_muted=(client.person, row.person) in muted) for row in lines]
        client.send(encode(ChatMessage(seen)))


def _line(row: Row[Any], reader: str | None, *, is_muted: bool) -> ChatLine:
    text = "" if is_muted else row.text
    return ChatLine(row.id, max(row.seat + 1, 0), row.name, text, row.at, row.person == reader, is_muted)
