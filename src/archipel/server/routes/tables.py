"""Tables: opening them, sitting down, starting, and what is left when the game is over."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from sqlalchemy import bindparam, func, or_, select

from archipel.core.errors import BadOptions
from archipel.server import protocol
from archipel.server.api import Bot, NewTable, Replay, Sit
from archipel.server.errors import Denied, not_yours
from archipel.server.guard import address, language
from archipel.server.process import ServerProcess
from archipel.server.rooms import replay, rows, seating
from archipel.server.rooms.messages import table_of
from archipel.server.rooms.models import FINISHED, OPEN, Place, Sheet
from archipel.server.rooms.room import Room
from archipel.server.routes.catalogue import find_game
from archipel.server.routes.dependencies import Asking, TheGuest, TheMember, ThePerson, TheProcess
from archipel.server.store.schema import seats, tables

PAGE = 50
MOST_LIVE = 200  # tables that are not over, on one's own list
TRIES = 3  # when other workers write to the same table
EVER = 2**53

Id = FromPath[str]
SeatNumber = FromPath[int]
Before = Annotated[int, QueryParameter(ge=0, le=EVER, description="only games that ended before this time")]
Whole = Annotated[bool, QueryParameter(description="with nothing hidden")]
Texts = Annotated[bool, QueryParameter(description="with events as sentences")]

ALIVE = tables.c.phase != FINISHED
SITTING = select(seats.c.table_id).where(seats.c.person == bindparam("who"))
MY_OWN = or_(tables.c.id.in_(SITTING), tables.c.host == bindparam("who"))
NEWEST_FIRST = (tables.c.changed.desc(), tables.c.id)
HOSTED = select(func.count()).select_from(tables).where(ALIVE, tables.c.host == bindparam("who"))
IN_ALL = select(func.count()).select_from(tables).where(ALIVE)
PUBLIC = select(tables).where(tables.c.public, tables.c.phase == OPEN).order_by(*NEWEST_FIRST).limit(PAGE)
MINE = select(tables).where(MY_OWN, ALIVE).order_by(*NEWEST_FIRST).limit(MOST_LIVE)
OVER = (
    select(tables)
    .where(MY_OWN, tables.c.phase == FINISHED, tables.c.changed < bindparam("before"))
    .order_by(*NEWEST_FIRST)
    .limit(PAGE)
)
PLACES = select(seats).where(seats.c.table_id.in_(bindparam("those", expanding=True))).order_by(seats.c.seat)
THERE = select(func.count()).select_from(tables).where(tables.c.id == bindparam("this"))


async def _listed(process: ServerProcess, found: Any, person: str | None) -> list[protocol.Table]:
    sheets = [rows.sheet_of(row) for row in found]
    at: dict[str, list[Place]] = {sheet.id: [] for sheet in sheets}
    for row in await process.store.rows(PLACES, those=list(at)):
        at[row.table_id].append(rows.place_of(row))
    return [table_of(sheet, at[sheet.id], person) for sheet in sheets]


def _seen(room: Room, person: str | None) -> protocol.Table:
    if not room.may_look(person):
        raise not_yours()
    return table_of(room.sheet, room.places, person)


async def _done(process: ServerProcess, id: str, person: str, do: Callable[[Room], Awaitable[None]]) -> protocol.Table:
    """Do this at a table; where another worker was quicker, look again and decide anew."""
    for tries_left in reversed(range(TRIES)):
        try:
            async with process.registry.room(id).held() as room:
                await room.be_current()
                await do(room)
                return table_of(room.sheet, room.places, person)
        except Denied as denied:
            if denied.key != "stale" or not tries_left:
                raise
    raise AssertionError("the last try returns or raises")


async def _check_quota(request: Asking, process: ServerProcess, guest: str) -> None:
    if await process.store.number(HOSTED, who=guest) >= process.settings.tables_per_person:
        raise Denied("too-many-tables", 429, most=process.settings.tables_per_person)
    if await process.store.number(IN_ALL) >= process.settings.tables_in_all:
        raise Denied("house-full", 503)
    process.openings.check(address(request.scope))


class Tables(Controller):
    path = "/api/tables"

    @get("/", summary="Tables that are open to everybody")
    async def open_tables(self, process: TheProcess, person: ThePerson) -> list[protocol.Table]:
        return await _listed(process, await process.store.rows(PUBLIC), person)

    @get("/mine", summary="My tables that are not over, those that wait for me first")
    async def my_tables(self, process: TheProcess, person: ThePerson) -> list[protocol.Table]:
        found = await process.store.rows(MINE, who=person) if person is not None else []
        return sorted(await _listed(process, found, person), key=lambda table: not table.your_turn)

    @get("/finished", summary="My games that are over, the latest first; page on by `before`")
    async def my_past(self, process: TheProcess, person: ThePerson, before: Before = EVER) -> list[protocol.Table]:
        found = await process.store.rows(OVER, who=person, before=before) if person is not None else []
        return await _listed(process, found, person)

    @post("/", summary="Open a table", status_code=HTTP_201_CREATED)
    async def open(
        self, request: Asking, process: TheProcess, guest: TheGuest, data: JSONBody[NewTable]
    ) -> protocol.Table:
        sheet, places = _laid(data, guest, process.registry.now())
        await _check_quota(request, process, guest)
        await process.registry.open(sheet, places)
        return table_of(sheet, places, guest)

    @get("/{id:str}", summary="A table")
    async def table(self, process: TheProcess, person: ThePerson, id: Id) -> protocol.Table:
        async with process.registry.room(id).held() as room:
            return _seen(room, person)

    @put("/{id:str}/seats/{seat:int}", summary="Take a seat")
    async def take(
        self, process: TheProcess, guest: TheGuest, id: Id, seat: SeatNumber, data: JSONBody[Sit]
    ) -> protocol.Table:
        share = bytes.fromhex(data.share)
        return await _done(process, id, guest, lambda room: seating.take(room, guest, seat - 1, data.name, share))

    @delete("/{id:str}/seats/{seat:int}", summary="Free a seat before the game", status_code=HTTP_200_OK)
    async def free(self, process: TheProcess, member: TheMember, id: Id, seat: SeatNumber) -> protocol.Table:
        return await _done(process, id, member, lambda room: seating.free(room, member, seat - 1))

    @put("/{id:str}/seats/{seat:int}/bot", summary="Put a bot on a free seat")
    async def invite_bot(
        self, process: TheProcess, member: TheMember, id: Id, seat: SeatNumber, data: JSONBody[Bot]
    ) -> protocol.Table:
        return await _done(process, id, member, lambda room: seating.invite_bot(room, member, seat - 1, data.kind))

    @post("/{id:str}/start", summary="Begin the game", status_code=HTTP_200_OK)
    async def start(self, process: TheProcess, member: TheMember, id: Id) -> protocol.Table:
        return await _done(process, id, member, lambda room: seating.start(room, member))

    @post("/{id:str}/leave", summary="Leave; in a game a bot keeps my seat until I come back", status_code=HTTP_200_OK)
    async def leave(self, process: TheProcess, member: TheMember, id: Id) -> protocol.Table:
        return await _done(process, id, member, lambda room: seating.leave(room, member))

    @post("/{id:str}/rematch", summary="The return match: a new table with the same people", status_code=HTTP_200_OK)
    async def rematch(self, request: Asking, process: TheProcess, member: TheMember, id: Id) -> protocol.Table:
        async def agree(room: Room) -> None:
            """Whoever asks second finds the same table, unless it has been closed since."""
            seating.check_over(room, member)
            if not room.sheet.rematch or not await process.store.number(THERE, this=room.sheet.rematch):
                await _check_quota(request, process, member)
                await seating.rematch(room, member)

        old = await _done(process, id, member, agree)
        async with process.registry.room(old.rematch).held() as room:
            return _seen(room, member)

    @get("/{id:str}/record", summary="The record of a finished game", media_type="text/plain")
    async def record(self, process: TheProcess, person: ThePerson, id: Id) -> Response[str]:
        async with process.registry.room(id).held() as room:
            text = replay.record(room, person)
            name = f"{room.sheet.game}-{room.id}.archipel"
        disposition = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain", headers=disposition)

    @get("/{id:str}/replay", summary="All states of a finished game, as my seat saw them or with nothing hidden")
    async def replay(
        self,
        request: Asking,
        process: TheProcess,
        person: ThePerson,
        id: Id,
        whole: Whole = False,
        texts: Texts = False,
    ) -> Replay:
        lang = language(request.scope) if texts else ""
        async with process.registry.room(id).held() as room:
            return Replay(_seen(room, person), replay.moments(room, person, whole=whole, lang=lang))


def _laid(data: NewTable, host: str, now: int) -> tuple[Sheet, list[Place]]:
    """The table as it is asked for, if there is such a game with such options."""
    game = find_game(data.game)
    seating.check_kind(data.level)
    try:
        setup = game.agree(data.seats, data.options)
    except BadOptions as error:
        raise Denied("bad-options", 400, why=str(error)) from None
    sheet = Sheet(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules=game.facts.rules,
        options=dict(setup.options),
        public=data.public,
        watchers=data.watchers,
        open_after=data.open_after,
        clock=data.clock,
        level=data.level,
        chat=data.chat,
        host=host,
        secret=secrets.token_bytes(32),
        created=now,
        changed=now,
    )
    return sheet, [Place(seat) for seat in range(setup.seats)]
