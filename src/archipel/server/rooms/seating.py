"""Taking and leaving seats, inviting bots, starting the game, and opening a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import replace

from archipel import bots
from archipel.core.game import game as find_game
from archipel.core.record import start_text
from archipel.server.base.errors import Denied, not_yours
from archipel.server.rooms import rows
from archipel.server.rooms.models import FINISHED, NO_SEAT, OPEN, PLAYING, SeatInfo, TableInfo, moved_to, owner
from archipel.server.rooms.names import check_distinct, checked_name, look_alike
from archipel.server.rooms.room import Room
from archipel.server.rooms.table_logging import log_opened
from archipel.server.rooms.table_state import TableState
from archipel.server.rooms.undo_limits import check_change_of_mind
from archipel.server.store import Statement

BOT_SHARE = b"a bot adds no luck"  # public: the server, which knows the secret, must not choose a share as well
BOT_NAMES = ("Nemo", "Ahab", "Sinbad", "Grace", "Zheng", "Anne", "Kupe", "Jeanne")  # sailors


# --- checks -------------------------------------------------------------------------------------------------------


def check_open(room: Room) -> None:
    if room.info.phase != OPEN:
        raise Denied("already-started")


def check_member(room: Room, person: str) -> None:
    if not room.is_member(person):
        raise not_yours()


def check_bot_kind(kind: str) -> None:
    if kind not in bots.kinds():
        raise Denied("no-such-bot", 400, bot=kind, bots=", ".join(bots.kinds()))


def check_organizer(room: Room, person: str) -> None:
    """Refuse everybody but the host at a public table, and strangers at any table."""
    check_member(room, person)
    if room.info.public and person != room.info.host:
        raise Denied("host-only", 403)


def seat_at(room: TableState, seat: int) -> SeatInfo:
    if seat not in range(len(room.seats)):
        raise Denied("no-such-seat", 404, seat=seat + 1, seats=len(room.seats))
    return room.seats[seat]


def bot_name(seat: int, taken: Iterable[str] = ()) -> str:
    """The name of a bot in this seat, different from those at the table."""
    names = [BOT_NAMES[(seat + step) % len(BOT_NAMES)] for step in range(len(BOT_NAMES))]
    return next((name for name in names if not any(look_alike(name, other) for other in taken)), names[0])


# --- taking a seat ------------------------------------------------------------------------------------------------


async def _save_seats(room: Room, kind: str, *seats: SeatInfo, statements: Iterable[Statement] = ()) -> None:
    """Store the seats that have changed, together with these statements, and send the update."""
    entries = room.game_log.note(kind, room.now(), seats[0].seat)
    await room.save(entries, rows.seats_changed(room.id, seats), *statements)
    room.broadcast.send_update(table=True)


async def take(
    room: Room, person: str, seat: int, name: str, share: bytes, statements: Iterable[Statement] = ()
) -> None:
    """Take a free seat, or one's own again, with a name and a share of the dice; `statements` are stored with it."""
    check_open(room)
    taken, name = seat_at(room, seat), checked_name(name)
    if owner(person) in room.removed:
        raise Denied("removed", 403)
    if taken.bot is not None or taken.person not in (None, person):
        raise Denied("seat-taken", seat=seat + 1)
    check_distinct(name, room.names(but=person))
    before = room.seat_of(person)
    left = [clear(room.seats[before])] if before not in (seat, NO_SEAT) else []
    taken.person, taken.name, taken.share = person, name, share
    await _save_seats(room, "take", taken, *left, statements=statements)
    if room.game_log.is_rematch and all(seat.is_ready for seat in room.seats):
        await _begin(room)


async def invite_bot(room: Room, person: str, seat: int, kind: str) -> None:
    """Put a bot on a free seat; at a public table only the host may do that."""
    check_open(room)
    check_organizer(room, person)
    check_bot_kind(kind)
    taken = seat_at(room, seat)
    if taken.person is not None:
        raise Denied("seat-taken", seat=seat + 1)
    taken.bot, taken.name, taken.share = kind, bot_name(seat, room.names()), BOT_SHARE
    await _save_seats(room, "bot", taken)


async def start(room: Room, person: str) -> None:
    """Start the game, if every seat is taken and has added its share to the dice; at a public table only the host."""
    check_open(room)
    check_organizer(room, person)
    await _begin(room)


def _fix_start(room: Room) -> None:
    """Fix the start of the game, to which its draws are bound: the rules of today, the options, names and bots."""
    game = find_game(room.info.game)
    setup = game.agree(len(room.seats), room.info.options)
    names, kinds = [seat.name for seat in room.seats], {s.seat: s.bot for s in room.seats if s.bot is not None}
    room.info.rules = game.facts.rules
    room.info.start = start_text(game, setup, names, kinds, room.info.level)


async def _begin(room: Room) -> None:
    empty = [seat.seat + 1 for seat in room.seats if not seat.is_ready]
    if empty:
        raise Denied("seats-missing", count=len(empty))
    await room.load_game(room.info.game)
    _fix_start(room)
    entries = room.game_log.begin(room.now())
    room.info.phase = PLAYING
    await room.save(entries, rows.begun(room.info))
    room.broadcast.send_update(table=True)


# --- leaving ------------------------------------------------------------------------------------------------------


def clear(seat: SeatInfo) -> SeatInfo:
    seat.person, seat.bot, seat.name, seat.share, seat.away = None, None, "", None, False
    return seat


async def free(room: Room, person: str, seat: int) -> None:
    """Free a seat: the host and its player may do that; every member may remove a bot, except at a public table."""
    check_open(room)
    check_member(room, person)
    freed = seat_at(room, seat)
    if freed.bot is not None:
        check_organizer(room, person)
    elif person not in (owner(freed.person), room.info.host):
        raise not_yours()
    await _save_seats(room, "leave", clear(freed))


async def leave(room: Room, person: str) -> None:
    """Leave the table. During the game, a bot plays until the player comes back.

    Before the game, the seat is freed and the host passes the table on; if nobody is left, the table is deleted.
    """
    check_member(room, person)
    others = _other_players(room, person)
    if room.info.host == person and others:
        room.info.host = others[0]
    if room.info.phase == PLAYING and room.seat_of(person) != NO_SEAT:
        await _leave_game(room, person)
    elif room.info.phase == OPEN and room.info.host == person:
        await room.delete()
    elif room.info.phase != FINISHED:
        await _leave_seat(room, person)


async def _leave_game(room: Room, person: str) -> None:
    """Let bots take over the seats of a player who leaves during the game, and of all on the same device."""
    leaving = [seat.seat for seat in room.seats if owner(seat.person) == owner(person) and not seat.away]
    if leaving:
        check_change_of_mind(room, leaving[0], "away", "back")
        await room.set_away(leaving, room.now())


def _other_players(room: Room, person: str) -> list[str]:
    """The other people at the table who are not away, those who are ready to play first."""
    others = [seat for seat in room.seats if owner(seat.person) != person and not seat.away]
    others.sort(key=lambda seat: not seat.is_ready)
    return [seat.person for seat in others if seat.person is not None]


async def _leave_seat(room: Room, person: str) -> None:
    """Free the seats of somebody who leaves, and of all on their device; a host may have none."""
    freed = [clear(seat) for seat in room.seats if owner(seat.person) == person]
    statements = [rows.seats_changed(room.id, freed)] if freed else []
    await room.save(room.game_log.note("leave", room.now(), freed[0].seat if freed else NO_SEAT), *statements)
    room.broadcast.send_update(table=True)


# --- rematch ------------------------------------------------------------------------------------------------------


def check_over(room: Room, person: str) -> None:
    check_member(room, person)
    if room.info.phase != FINISHED:
        raise Denied("not-finished")


async def rematch(room: Room, person: str) -> None:
    """Open a new table with the same settings and people, who move up by one seat; the old table links to it.

    It starts by itself as soon as everybody is there.
    """
    now = room.now()
    new = _rematch_info(room.info, now, person)
    room.info.rematch = new.id
    turned = [*room.seats[1:], room.seats[0]]
    seats = [_rematch_seat(player, seat) for seat, player in enumerate(turned)]
    statements = [*rows.opened(new, seats), rows.first_logged(new, "rematch")]
    await room.save(room.game_log.note("rematch", now), *statements, rows.linked(room.info))
    log_opened(new, len(seats))
    room.broadcast.send_update(table=True)


def _rematch_info(old: TableInfo, now: int, host: str) -> TableInfo:
    """The same settings, with the current version of the rules and a new secret."""
    drawn = {"id": secrets.token_urlsafe(9), "secret": secrets.token_bytes(32)}
    nothing = dict.fromkeys(("due", "result", "rematch", "start", "erased"))
    blank = {"phase": OPEN, "ply": 1, "asked": 0, **nothing}
    rules = find_game(old.game).facts.rules
    return replace(old, host=host, rules=rules, created=now, changed=now, **drawn, **blank)  # type: ignore[arg-type] # fields of TableInfo


def _rematch_seat(player: SeatInfo, seat: int) -> SeatInfo:
    """The same player on this seat; a person is ready after adding a new share to the dice."""
    share = BOT_SHARE if player.bot else None
    return replace(player, seat=seat, person=moved_to(player.person, seat), share=share, away=False)
