"""Chat: text for everybody at a table, except from those whom one has muted."""

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
MUTED = select(mutes.c.muted).where(mutes.c.person == bindparam("who"))
FRESH = select(chat).where(chat.c.table_id == bindparam("this"), chat.c.id > bindparam("after")).order_by(chat.c.id)
LAST = select(chat).where(chat.c.table_id == bindparam("this")).order_by(chat.c.id.desc()).limit(AT_FIRST)
WRITER = select(chat.c.person).where(chat.c.table_id == bindparam("this"), chat.c.id == bindparam("line"))


async def say(room: Room, person: str, name: str, text: str) -> None:
    """Somebody says something to everybody; the room is held."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not text:
        raise Denied("nothing-said", 400)
    if not room.sheet.chat:
        raise Denied("no-chat")
    line = {"person": person, "name": name, "seat": room.seat_of(person), "text": text, "at": room.hall.now()}
    await room.hall.store.write(Step(INSERT, ({"table_id": room.id, **line},)), table=room.id)
    await tell(room)


async def tell(room: Room) -> None:
    """Tell everybody the lines that are new."""
    fresh = await room.hall.store.rows(FRESH, this=room.id, after=room.last_line)
    if fresh:
        room.last_line = fresh[-1].id
        for client in room.clients:
            _send(client, fresh)


async def greet(room: Room, client: Client) -> None:
    """Tell somebody who comes in what has been said last."""
    client.muted = {row.muted for row in await room.hall.store.rows(MUTED, who=client.person or "")}
    lines = (await room.hall.store.rows(LAST, this=room.id))[::-1]
    room.last_line = max(room.last_line, lines[-1].id if lines else 0)
    _send(client, lines)


def _send(client: Client, lines: Sequence[Row[Any]]) -> None:
    heard = list(_heard(client, lines))
    if heard:
        client.put(protocol.encode(protocol.Chat(heard)))


def _heard(client: Client, lines: Iterable[Row[Any]]) -> Iterable[protocol.Line]:
    for row in lines:
        if row.person not in client.muted:
            yield protocol.Line(row.id, max(row.seat + 1, 0), row.name, row.text, row.at, row.person == client.person)


async def mute(store: Store, client: Client, person: str, table: str, line: int, *, muted: bool) -> None:
    """No longer hear whoever wrote that line, or hear them again."""
    writer = await store.row(WRITER, this=table, line=line)
    if writer is None:
        raise Denied("no-such-line", 404)
    if muted and writer.person not in client.muted:
        await store.write(Step(MUTE, ({"person": person, "muted": writer.person},)))
        client.muted.add(writer.person)
    elif not muted:
        await store.write(Step(UNMUTE, ({"who": person, "whom": writer.person},)))
        client.muted.discard(writer.person)
