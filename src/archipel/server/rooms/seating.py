"""Before the game: taking seats, inviting bots, starting. Afterwards: the return match."""

from __future__ import annotations

import secrets
from dataclasses import replace

from archipel import bots
from archipel.core.errors import ArchipelError
from archipel.core.table import check_names
from archipel.server.errors import Denied, not_yours
from archipel.server.rooms import rows
from archipel.server.rooms.nouns import FINISHED, NO_SEAT, OPEN, PLAYING, Place, Sheet
from archipel.server.rooms.room import Room

SHARE_OF_A_BOT = 16  # bytes


def check_open(room: Room) -> None:
    if room.sheet.phase != OPEN:
        raise Denied("already-started")


def place_at(room: Room, seat: int) -> Place:
    if seat not in range(len(room.places)):
        raise Denied("no-such-seat", 404, seat=seat + 1, seats=len(room.places))
    return room.places[seat]


def checked_name(name: str) -> str:
    """A name that can stand in a record."""
    name = " ".join(name.split())
    try:
        check_names((name,), 1)
    except ArchipelError:
        raise Denied("bad-name", 400) from None
    return name


async def _settle(room: Room, kind: str, *places: Place) -> None:
    """Store the places that have changed, and tell everybody."""
    entries = room.course.note(kind, room.hall.now(), places[0].seat)
    await room.store(entries, rows.placed(room.id, places))
    room.tell(table=True)


async def take(room: Room, person: str, seat: int, name: str, share: bytes) -> None:
    """Sit down: on a free seat, or once more on one's own, with a name and a share in the dice."""
    check_open(room)
    place = place_at(room, seat)
    if place.bot is not None or place.person not in (None, person):
        raise Denied("seat-taken", seat=seat + 1)
    before = room.seat_of(person)
    left = [_empty(room.places[before])] if before not in (seat, NO_SEAT) else []
    place.person, place.name, place.share = person, checked_name(name), share
    await _settle(room, "take", place, *left)


def _empty(place: Place) -> Place:
    place.person, place.bot, place.name, place.share, place.away = None, None, "", None, False
    return place


async def leave(room: Room, person: str) -> None:
    """Get up. In a game that is going on a bot keeps the seat, until the player comes back."""
    place = room.place_of(person)
    if room.sheet.phase == PLAYING:
        await room.go(person)
    if room.sheet.phase == OPEN:
        if room.sheet.host == person:
            others = [place.person for place in room.places if place.person not in (None, person)]
            room.sheet.host = others[0] or person if others else person
        await _settle(room, "leave", _empty(place))


async def free(room: Room, person: str, seat: int) -> None:
    """The host, or whoever sits there, frees a seat; anybody at the table may send a bot away."""
    check_open(room)
    place = place_at(room, seat)
    if place.person == person:
        await leave(room, person)
    elif room.sheet.host == person or (place.bot is not None and room.is_known(person)):
        await _settle(room, "leave", _empty(place))
    else:
        raise not_yours()


async def invite_bot(room: Room, person: str, seat: int, kind: str) -> None:
    """Anybody at the table may put a bot on a free seat."""
    check_open(room)
    check_kind(kind)
    place = place_at(room, seat)
    if not room.is_known(person):
        raise not_yours()
    if place.person is not None:
        raise Denied("seat-taken", seat=seat + 1)
    place.bot, place.name, place.share = kind, bot_name(seat), secrets.token_bytes(SHARE_OF_A_BOT)
    await _settle(room, "bot", place)


BOT_NAMES = ("Nemo", "Ahab", "Sinbad", "Grace", "Zheng", "Anne", "Kupe", "Jeanne")  # of the sea


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def check_kind(kind: str) -> None:
    if kind not in bots.kinds():
        raise Denied("no-such-bot", 400, bot=kind, bots=", ".join(bots.kinds()))


async def start(room: Room, person: str) -> None:
    """The game begins, when every seat is taken and has added its share to the dice."""
    check_open(room)
    if not room.is_known(person):
        raise not_yours()
    empty = [place.seat + 1 for place in room.places if not place.is_ready]
    if empty:
        raise Denied("seats-missing", count=len(empty))
    entries = room.course.begin(room.hall.now())
    room.sheet.phase = PLAYING
    await room.store(entries)
    room.tell(table=True)


async def rematch(room: Room, person: str) -> str:
    """Another table of the same kind, with the same people; whoever asks second finds the same one."""
    if not room.is_known(person):
        raise not_yours()
    if room.sheet.phase != FINISHED:
        raise Denied("not-finished")
    if room.sheet.rematch is None:
        sheet = fresh_sheet(room.sheet, room.hall.now(), person)
        await room.hall.open(sheet, [_again(place) for place in room.places])
        room.sheet.rematch = sheet.id
        await room.store(room.course.note("rematch", room.hall.now()), rows.linked(room.sheet))
        room.tell(table=True)
    return str(room.sheet.rematch)


def fresh_sheet(like: Sheet, now: int, host: str) -> Sheet:
    """A table like another, with a secret of its own."""
    drawn = {"id": secrets.token_urlsafe(9), "secret": secrets.token_bytes(32)}
    blank = {"phase": OPEN, "ply": 0, "asked": 0, "due": None, "result": None, "rematch": None}
    return replace(like, host=host, created=now, changed=now, **drawn, **blank)  # type: ignore[arg-type] # fields of a sheet


def _again(place: Place) -> Place:
    """The same seat; a person has to add a new share to the dice, by sitting down."""
    share = secrets.token_bytes(SHARE_OF_A_BOT) if place.bot else None
    return replace(place, share=share, away=False)
