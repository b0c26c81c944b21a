"""Tables: opening them, sitting down, starting, and what is left when the game is over."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from sqlalchemy import bindparam, func, or_, select

from archipel.core.errors import BadOptions
from archipel.server import protocol
from archipel.server.api import Bot, NewTable, Replay, Sit
from archipel.server.errors import Denied, not_yours
from archipel.server.guard import address
from archipel.server.house import House
from archipel.server.rooms import replay, rows, seating
from archipel.server.rooms.nouns import FINISHED, OPEN, Place, Sheet
from archipel.server.rooms.room import Room
from archipel.server.rooms.sight import table_of
from archipel.server.routes.asking import Asking, TheGuest, TheHouse, ThePerson
from archipel.server.routes.shelf import find_game
from archipel.server.store.schema import seats, tables

PAGE = 50
TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,24}$")]
SeatNumber = Annotated[int, PathParameter(ge=1, le=16)]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="only tables changed before this time")]
Whole = Annotated[bool, QueryParameter(description="with nothing hidden")]

ALIVE = tables.c.phase != FINISHED
HOSTED = select(func.count()).select_from(tables).where(ALIVE, tables.c.host == bindparam("who"))
IN_ALL = select(func.count()).select_from(tables).where(ALIVE)
PUBLIC = select(tables).where(tables.c.public, tables.c.phase == OPEN).order_by(tables.c.changed.desc()).limit(PAGE)
SITTING = select(seats.c.table_id).where(seats.c.person == bindparam("who"))
MINE = (
    select(tables)
    .where(or_(tables.c.id.in_(SITTING), tables.c.host == bindparam("who")), tables.c.changed < bindparam("before"))
    .order_by(tables.c.changed.desc())
    .limit(PAGE)
)
PLACES = select(seats).where(seats.c.table_id.in_(bindparam("those", expanding=True))).order_by(seats.c.seat)


async def _listed(house: House, found: Any, person: str | None) -> list[protocol.Table]:
    sheets = [rows.sheet_of(row) for row in found]
    at: dict[str, list[Place]] = {sheet.id: [] for sheet in sheets}
    for row in await house.store.rows(PLACES, those=list(at)):
        at[row.table_id].append(rows.place_of(row))
    return [table_of(sheet, at[sheet.id], person) for sheet in sheets]


def _seen(room: Room, person: str | None) -> protocol.Table:
    if not room.may_look(person):
        raise not_yours()
    return table_of(room.sheet, room.places, person)


class Tables(Controller):
    path = "/api/tables"

    @get("/", summary="Tables that are open to everybody")
    async def open_tables(self, house: TheHouse, person: ThePerson) -> list[protocol.Table]:
        return await _listed(house, await house.store.rows(PUBLIC), person)

    @get("/mine", summary="My tables, those that wait for me first")
    async def my_tables(self, house: TheHouse, person: ThePerson, before: Before = None) -> list[protocol.Table]:
        if person is None:
            return []
        found = await house.store.rows(MINE, who=person, before=house.hall.now() + 1 if before is None else before)
        return sorted(
            await _listed(house, found, person), key=lambda table: (not table.your_turn, table.phase == FINISHED)
        )

    @post("/", summary="Open a table", status_code=HTTP_201_CREATED)
    async def open(self, request: Asking, house: TheHouse, guest: TheGuest, data: JSONBody[NewTable]) -> protocol.Table:
        await self._check_quota(request, house, guest)
        sheet, places = _laid(data, guest, house.hall.now())
        await house.hall.open(sheet, places)
        return table_of(sheet, places, guest)

    async def _check_quota(self, request: Asking, house: House, guest: str) -> None:
        if await house.store.number(HOSTED, who=guest) >= house.settings.tables_per_person:
            raise Denied("too-many-tables", 429, most=house.settings.tables_per_person)
        if await house.store.number(IN_ALL) >= house.settings.tables_in_all:
            raise Denied("house-full", 503)
        house.openings.check(address(request.scope))

    @get("/{id:str}", summary="A table")
    async def table(self, house: TheHouse, person: ThePerson, id: TableId) -> protocol.Table:
        async with house.hall.room(id).held() as room:
            return _seen(room, person)

    @put("/{id:str}/seats/{seat:int}", summary="Take a seat")
    async def take(
        self, house: TheHouse, guest: TheGuest, id: TableId, seat: SeatNumber, data: JSONBody[Sit]
    ) -> protocol.Table:
        async with house.hall.room(id).held() as room:
            await seating.take(room, guest, seat - 1, data.name, bytes.fromhex(data.share))
            return _seen(room, guest)

    @delete("/{id:str}/seats/{seat:int}", summary="Free a seat before the game", status_code=HTTP_200_OK)
    async def free(self, house: TheHouse, guest: TheGuest, id: TableId, seat: SeatNumber) -> protocol.Table:
        async with house.hall.room(id).held() as room:
            await seating.free(room, guest, seat - 1)
            return table_of(room.sheet, room.places, guest)

    @put("/{id:str}/seats/{seat:int}/bot", summary="Put a bot on a free seat")
    async def invite_bot(
        self, house: TheHouse, guest: TheGuest, id: TableId, seat: SeatNumber, data: JSONBody[Bot]
    ) -> protocol.Table:
        async with house.hall.room(id).held() as room:
            await seating.invite_bot(room, guest, seat - 1, data.kind)
            return _seen(room, guest)

    @post("/{id:str}/start", summary="Begin the game", status_code=HTTP_200_OK)
    async def start(self, house: TheHouse, guest: TheGuest, id: TableId) -> protocol.Table:
        async with house.hall.room(id).held() as room:
            await seating.start(room, guest)
            return _seen(room, guest)

    @post("/{id:str}/leave", summary="Leave: a bot keeps my seat until I come back", status_code=HTTP_200_OK)
    async def leave(self, house: TheHouse, guest: TheGuest, id: TableId) -> protocol.Table:
        async with house.hall.room(id).held() as room:
            await seating.leave(room, guest)
            return table_of(room.sheet, room.places, guest)

    @post("/{id:str}/rematch", summary="The return match: a new table with the same people", status_code=HTTP_200_OK)
    async def rematch(self, house: TheHouse, guest: TheGuest, id: TableId) -> protocol.Table:
        async with house.hall.room(id).held() as room:
            other = await seating.rematch(room, guest)
        async with house.hall.room(other).held() as room:
            return _seen(room, guest)

    @get("/{id:str}/record", summary="The record of a finished game", media_type="text/plain")
    async def record(self, house: TheHouse, person: ThePerson, id: TableId) -> Response[str]:
        async with house.hall.room(id).held() as room:
            text = replay.record(room, person)
            name = f"{room.sheet.game}-{room.id}.archipel"
        disposition = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=disposition)

    @get("/{id:str}/replay", summary="All states of a finished game, as my seat saw them or with nothing hidden")
    async def replay(self, house: TheHouse, person: ThePerson, id: TableId, whole: Whole = False) -> Replay:
        async with house.hall.room(id).held() as room:
            return Replay(_seen(room, person), replay.moments(room, person, whole=whole))


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
