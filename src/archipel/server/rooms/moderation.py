"""Order at a table: the host removes somebody or closes the table, and anybody reports a line of chat."""

from __future__ import annotations

import logging

from archipel.server.base.errors import Denied, not_yours
from archipel.server.rooms import rows
from archipel.server.rooms.models import NO_SEAT, OPEN, PLAYING, SeatInfo, TableInfo, owner
from archipel.server.rooms.room import Room
from archipel.server.rooms.seating import check_open, clear, seat_at
from archipel.server.store import LogEntry

log = logging.getLogger("archipel.server")


def check_host(room: Room, person: str) -> None:
    if person != room.info.host:
        raise not_yours()


async def remove_player(room: Room, host: str, seat: int) -> None:
    """Remove the player in this seat."""
    check_host(room, host)
    whom = owner(seat_at(room, seat).person)
    if whom is None:
        raise Denied("nobody-there", seat=seat + 1)
    await _remove(room, host, whom)


async def remove_writer(room: Room, host: str, line: int) -> None:
    """Remove the writer of this line of chat."""
    check_host(room, host)
    whom = owner((await room.chat.line(line)).person)
    assert whom is not None
    await _remove(room, host, whom)


async def _remove(room: Room, host: str, whom: str) -> None:
    """Keep somebody out of this table for good. Before the game their seats are free, later bots have them."""
    if whom == host:
        raise Denied("your-own-seat")
    if whom in room.removed:
        return
    changed = [seat for seat in room.seats if owner(seat.person) == whom]
    entries = [entry for seat in changed for entry in _pass_on(room, seat)]
    entries += room.game_log.note("remove", room.now(), changed[0].seat if changed else NO_SEAT)
    room.removed.add(whom)
    statements = [rows.seats_changed(room.id, changed)] if changed else []
    passed_on = [seat.seat for seat in changed if seat.bot is not None]
    await room.save(entries, rows.removed(room.id, whom, passed_on), *statements)
    room.broadcast.send_update(table=True)


def _pass_on(room: Room, seat: SeatInfo) -> list[LogEntry]:
    """Free the seat, or give it to a bot; returns the entries that tell of it."""
    is_played_on = pass_on(seat, room.info)
    return room.game_log.note("away", room.now(), seat.seat) if is_played_on else []


def pass_on(seat: SeatInfo, info: TableInfo) -> bool:
    """Free the seat before the game, or give it to a bot during the game; returns whether a bot has it now."""
    if info.phase == OPEN:
        clear(seat)
    elif info.phase == PLAYING:
        seat.person, seat.bot, seat.away = None, info.level, False
        return True
    return False


async def close(room: Room, host: str) -> None:
    """Delete a table whose game has not begun; a game ends only when its players agree."""
    check_host(room, host)
    check_open(room)
    await room.delete()


async def report(room: Room, person: str, line: int, reason: str) -> None:
    """Store a line of chat for the operator."""
    if not room.may_watch(person):
        raise not_yours()
    reported = await room.chat.line(line)
    if reported.person == person:
        raise Denied("no-such-line", 404)
    await room.chat.report(reported, person, reason)
    log.warning("Chat reported", extra={"table": room.id, "line": line, "reason": reason})
