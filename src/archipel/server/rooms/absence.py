"""Remedies when somebody is away: a reminder, a bot that plays on, and the end by agreement."""

from __future__ import annotations

from archipel.server.base.errors import Denied
from archipel.server.rooms import rows
from archipel.server.rooms.models import FINISHED, PLAYING, SeatInfo
from archipel.server.rooms.room import Room
from archipel.server.rooms.seating import seat_at
from archipel.server.rooms.table_logging import log_if_finished
from archipel.server.rooms.undo_limits import check_change_of_mind

GONE_FOR = 60_000  # milliseconds until a bot may play for somebody, or until they need not agree
BETWEEN_REMINDERS = 20_000  # milliseconds


def _awaited(room: Room, person: str, seat: int) -> SeatInfo:
    """The seat of another person who has to answer."""
    room.seat_info_of(person)
    awaited = seat_at(room, seat)
    if room.info.phase != PLAYING or seat not in room.game_log.questions or awaited.is_played_by_bot:
        raise Denied("not-waited-for", seat=seat + 1)
    if awaited.person == person:
        raise Denied("your-own-seat")
    return awaited


async def remind(room: Room, person: str, seat: int) -> None:
    """Remind a player that it is their turn."""
    awaited, now = _awaited(room, person, seat), room.now()
    if now < room.reminded.get(seat, 0) + BETWEEN_REMINDERS:
        raise Denied("just-reminded", name=awaited.name)
    room.reminded[seat] = now
    room.send_reminder(awaited.person or "", room.seat_info_of(person).name)


async def stand_in(room: Room, person: str, seat: int) -> None:
    """Let a bot play for somebody who has been gone for a while, until they come back."""
    awaited = _awaited(room, person, seat)
    if not is_gone(room, awaited):
        raise Denied("not-gone", name=awaited.name, seconds=GONE_FOR // 1000)
    await room.set_away([seat], room.now())


async def appoint(room: Room, seat: int, kind: str) -> None:
    """Note which kind of bot plays for somebody, so that everybody can see it, and so that it stays the same."""
    async with room.held():
        if room.game_log.stand_ins.get(seat) != "":
            return
        entries, taken = room.game_log.note("stand-in", room.now(), seat, kind), room.seats[seat]
        if taken.bot is not None:
            taken.bot = kind
        await room.save(entries, rows.seats_changed(room.id, [taken]))
        room.broadcast.send_update(table=True)


def is_gone(room: Room, seat: SeatInfo) -> bool:
    """Tell whether a player has not been connected for a while."""
    since = room.presence.gone_since(seat.person or "")
    return since is not None and since + GONE_FOR <= room.now()


async def agree_to_end(room: Room, person: str, *, agree: bool) -> None:
    """Note that a player agrees to end the game, or no longer does; it ends when all who are left agree."""
    seat = room.seat_info_of(person).seat
    room.position()
    if room.info.phase == FINISHED:
        raise Denied("game-over")
    if agree == (seat in room.game_log.agreed):
        return
    check_change_of_mind(room, seat, "agree", "disagree")
    entries = room.game_log.note("agree" if agree else "disagree", room.now(), seat)
    left = {s.seat for s in room.seats if s.person is not None and not s.away and not is_gone(room, s)}
    if left <= room.game_log.agreed:
        entries += room.game_log.note("end", room.now())
        room.info.phase = FINISHED
        room.info.result = {"totals": room.position().totals(), "winners": []}
        await room.save(entries, rows.finished(room.info))
        log_if_finished(room.info)
    else:
        await room.save(entries)
    room.broadcast.send_update(table=True)
