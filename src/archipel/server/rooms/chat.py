"""Chat: text for everybody at a table; who has muted somebody is told that there is a line, and not what it says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, bindparam, delete, insert, select

from archipel.server import protocol
from archipel.server.errors import Denied
from archipel.server.rooms.client import Client
from archipel.server.store import Step, Store
from archipel.server.store.schema import chat, mutes

if TYPE_CHECKING:
    from archipel.server.rooms.room import Room

AT_FIRST = 50  # lines that somebody is told who comes in

INSERT = insert(chat)
MUTE = insert(mutes)
UNMUTE = delete(mutes).where(mutes.c.person == bindparam("who"), mutes.c.muted == bindparam("whom"))
MUTES = select(mutes).where(mutes.c.muted.in_(bindparam("writers", expanding=True)))
LAST = select(chat).where(chat.c.table_id == bindparam("this")).order_by(chat.c.id.desc()).limit(AT_FIRST)
WRITER = select(chat.c.person).where(chat.c.table_id == bindparam("this"), chat.c.id == bindparam("line"))

Mutes = set[tuple[str, str]]  # who does not want to read whom


async def say(room: Room, person: str, name: str, text: str) -> None:
    """Somebody says something to everybody; the room is held."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not text:
        raise Denied("nothing-said", 400)
    if not room.sheet.chat:
        raise Denied("no-chat")
    line = {"person": person, "name": name, "seat": room.seat_of(person), "text": text, "at": room.registry.now()}
    await room.registry.store.write(Step(INSERT, ({"table_id": room.id, **line},)), table=room.id)
    room.lines = None
    await tell(room, room.broadcast.clients)


async def tell(room: Room, clients: Iterable[Client]) -> None:
    """Tell them the lines that are new to them.

    Lines of several workers may appear in another order than they are numbered, so each client remembers what it has
    been sent.
    """
    lines, unwanted = await _last(room)
    for client in clients:
        _send(client, [row for row in lines if row.id not in client.lines], unwanted)
        client.lines = {row.id for row in lines}


async def _last(room: Room) -> tuple[Sequence[Row[Any]], Mutes]:
    if room.lines is None:
        (last,) = await room.registry.store.together((LAST, {"this": room.id}))
        room.lines = last[::-1]
    lines = room.lines
    writers = {row.person for row in lines}
    found = await room.registry.store.rows(MUTES, writers=list(writers)) if writers else []
    return lines, {(row.person, row.muted) for row in found}


def _send(client: Client, lines: Sequence[Row[Any]], unwanted: Mutes) -> None:
    if lines:
        heard = [_line(row, client.person, is_muted=(client.person, row.person) in unwanted) for row in lines]
        client.put(protocol.encode(protocol.Chat(heard)))


def _line(row: Row[Any], reader: str | None, *, is_muted: bool) -> protocol.Line:
    text = "" if is_muted else row.text
    return protocol.Line(row.id, max(row.seat + 1, 0), row.name, text, row.at, row.person == reader, is_muted)


async def mute(room: Room, person: str, line: int, *, muted: bool) -> None:
    """No longer read whoever wrote that line, or read them again; the lines are sent once more as they now are."""
    writer = await room.registry.store.row(WRITER, this=room.id, line=line)
    if writer is None or writer.person == person:
        raise Denied("no-such-line", 404)
    await _settle(room.registry.store, person, writer.person, muted=muted)
    mine = [client for client in room.broadcast.clients if client.person == person]
    for client in mine:
        client.lines = set()
    await tell(room, mine)


async def _settle(store: Store, person: str, other: str, *, muted: bool) -> None:
    steps = [Step(UNMUTE, ({"who": person, "whom": other},))]
    if muted:
        steps.append(Step(MUTE, ({"person": person, "muted": other},)))
    await store.write(*steps)
