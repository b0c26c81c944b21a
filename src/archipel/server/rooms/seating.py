"""Before the game: taking seats, inviting bots, starting. Afterwards: the return match."""

from __future__ import annotations

import secrets
from dataclasses import replace

from archipel import bots
from archipel.core.errors import ArchipelError
from archipel.core.game import game as find_game
from archipel.core.table import check_names
from archipel.server.errors import Denied, busy, not_yours
from archipel.server.rooms import rows
from archipel.server.rooms.models import FINISHED, NO_SEAT, OPEN, PLAYING, Entry, Place, Sheet
from archipel.server.rooms.room import Room
from archipel.server.store import Stopped, Unavailable

SHARE_OF_A_BOT = b"a bot adds no luck"  # known to all: who knows the secret must not choose a share as well
BOT_NAMES = ("Nemo", "Ahab", "Sinbad", "Grace", "Zheng", "Anne", "Kupe", "Jeanne")  # of the sea


# --- queries ------------------------------------------------------------------------------------------------------


def check_open(room: Room) -> None:
    if room.sheet.phase != OPEN:
        raise Denied("already-started")


def check_known(room: Room, person: str) -> None:
    if not room.is_known(person):
        raise not_yours()


def check_kind(kind: str) -> None:
    if kind not in bots.kinds():
        raise Denied("no-such-bot", 400, bot=kind, bots=", ".join(bots.kinds()))


def checked_name(name: str) -> str:
    """A name that can stand in a record."""
    name = " ".join(name.split())
    try:
        check_names((name,), 1)
    except ArchipelError:
        raise Denied("bad-name", 400) from None
    return name


def place_at(room: Room, seat: int) -> Place:
    if seat not in range(len(room.places)):
        raise Denied("no-such-seat", 404, seat=seat + 1, seats=len(room.places))
    return room.places[seat]


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


# --- sitting down -------------------------------------------------------------------------------------------------


async def _settle(room: Room, kind: str, *places: Place) -> None:
    """Store the places that have changed, and tell everybody."""
    entries = room.game_log.note(kind, room.registry.now(), places[0].seat)
    await room.store(entries, rows.placed(room.id, places))
    room.broadcast.tell(table=True)


async def take(room: Room, person: str, seat: int, name: str, share: bytes) -> None:
    """Sit down: on a free seat, or once more on one's own, with a name and a share in the dice."""
    check_open(room)
    place, name = place_at(room, seat), checked_name(name)
    if place.bot is not None or place.person not in (None, person):
        raise Denied("seat-taken", seat=seat + 1)
    before = room.seat_of(person)
    left = [_empty(room.places[before])] if before not in (seat, NO_SEAT) else []
    place.person, place.name, place.share = person, name, share
    await _settle(room, "take", place, *left)


async def invite_bot(room: Room, person: str, seat: int, kind: str) -> None:
    """Anybody at the table may put a bot on a free seat."""
    check_open(room)
    check_known(room, person)
    check_kind(kind)
    place = place_at(room, seat)
    if place.person is not None:
        raise Denied("seat-taken", seat=seat + 1)
    place.bot, place.name, place.share = kind, bot_name(seat), SHARE_OF_A_BOT
    await _settle(room, "bot", place)


async def start(room: Room, person: str) -> None:
    """The game begins, when every seat is taken and has added its share to the dice."""
    check_open(room)
    check_known(room, person)
    empty = [place.seat + 1 for place in room.places if not place.is_ready]
    if empty:
        raise Denied("seats-missing", count=len(empty))
    entries = room.game_log.begin(room.registry.now())
    room.sheet.phase = PLAYING
    await room.store(entries)
    room.broadcast.tell(table=True)


# --- getting up ---------------------------------------------------------------------------------------------------


def _empty(place: Place) -> Place:
    place.person, place.bot, place.name, place.share, place.away = None, None, "", None, False
    return place


async def free(room: Room, person: str, seat: int) -> None:
    """The host, or whoever sits there, frees a seat; anybody at the table may send a bot away."""
    check_open(room)
    check_known(room, person)
    place = place_at(room, seat)
    if place.bot is None and person not in (place.person, room.sheet.host):
        raise not_yours()
    await _settle(room, "leave", _empty(place))


async def leave(room: Room, person: str) -> None:
    """Go. In a game that is going on a bot keeps the seat, until its player comes back.

    Before the game the seat is free again, the host hands the table on, and whoever is last closes it.
    """
    check_known(room, person)
    heirs = _heirs(room, person)
    if room.sheet.host == person and heirs:
        room.sheet.host = heirs[0]
    if room.sheet.phase == PLAYING and room.seat_of(person) != NO_SEAT:
        await room.go(person)
    elif room.sheet.phase == OPEN and room.sheet.host == person:
        await _close(room)
    elif room.sheet.phase != FINISHED:
        await _get_up(room, person)


def _heirs(room: Room, person: str) -> list[str]:
    """Who else is here; first those who are ready to play."""
    others = [place for place in room.places if place.person != person and not place.away]
    others.sort(key=lambda place: not place.is_ready)
    return [place.person for place in others if place.person is not None]


async def _get_up(room: Room, person: str) -> None:
    """The host may go without ever having had a seat."""
    seat = room.seat_of(person)
    steps = [rows.placed(room.id, [_empty(room.places[seat])])] if seat != NO_SEAT else []
    await room.store(room.game_log.note("leave", room.registry.now(), seat), *steps)
    room.broadcast.tell(table=True)


async def _close(room: Room) -> None:
    """Nobody is left: the table goes, and whoever still looks on is let go."""
    try:
        await room.registry.store.write(rows.deleted([room.id]), table=room.id)
    except (Unavailable, Stopped):
        raise busy() from None
    finally:
        room.forget()
    for client in room.broadcast.clients:
        client.lose()


# --- the return match ---------------------------------------------------------------------------------------------


def check_over(room: Room, person: str) -> None:
    check_known(room, person)
    if room.sheet.phase != FINISHED:
        raise Denied("not-finished")


async def rematch(room: Room, person: str) -> None:
    """Open another table of the same kind, with the same people; the old one tells everybody where it is."""
    now = room.registry.now()
    sheet, opened = fresh_sheet(room.sheet, now, person), Entry(1, "open", NO_SEAT, "", bot=False, at=now)
    room.sheet.rematch = sheet.id
    table = rows.opened(sheet, [_again(place) for place in room.places])
    entries = room.game_log.note("rematch", now)
    await room.store(entries, *table, rows.logged(sheet.id, [opened]), rows.linked(room.sheet))
    room.broadcast.tell(table=True)


def fresh_sheet(like: Sheet, now: int, host: str) -> Sheet:
    """A table like another, by today's rules, with a secret of its own."""
    drawn = {"id": secrets.token_urlsafe(9), "secret": secrets.token_bytes(32)}
    blank = {"phase": OPEN, "ply": 1, "asked": 0, "due": None, "result": None, "rematch": None}
    rules = find_game(like.game).facts.rules
    return replace(like, host=host, rules=rules, created=now, changed=now, **drawn, **blank)  # type: ignore[arg-type] # fields of a sheet


def _again(place: Place) -> Place:
    """The same seat; a person has to add a new share to the dice, by sitting down."""
    share = SHARE_OF_A_BOT if place.bot else None
    return replace(place, share=share, away=False)
