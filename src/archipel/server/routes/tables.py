"""Opening tables, taking seats, starting, records and replays."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import json
from sqlalchemy import bindparam, func, or_, select

from archipel.core.errors import BadOptions
from archipel.core.game import Game
from archipel.core.table import Table
from archipel.server.base.errors import Denied, not_yours
from archipel.server.process.server_process import ServerProcess
from archipel.server.rooms import replay, rows, seating
from archipel.server.rooms.models import FINISHED, OPEN, PLAYING, SeatInfo, TableInfo, companion
from archipel.server.rooms.room import Room
from archipel.server.rooms.table_message import table_message
from archipel.server.rooms.table_state import TableState
from archipel.server.routes.bodies import ALREADY_COMPRESSED, bodies_of
from archipel.server.routes.dependencies import AppRequest, TheGuest, TheMember, ThePerson, TheProcess
from archipel.server.routes.requests import address, language
from archipel.server.store.schema import seats, tables
from archipel.server.wire_types.api import NewBot, NewPlayer, NewTable, Replay
from archipel.server.wire_types.protocol import TableMessage, encode

PAGE = 50
MOST_LIVE = 200  # unfinished tables in the list of a person
MOST_COMPANIONS = 12  # seats of the largest game
TRIES = 3  # if other workers write to the same table
END_OF_TIME = 2**53

TableId = FromPath[str]
SeatPath = FromPath[int]
Before = Annotated[int, QueryParameter(ge=0, le=END_OF_TIME, description="only games that ended before this time")]
Whole = Annotated[bool, QueryParameter(description="show everything, with nothing hidden")]
Eyes = Annotated[
    int | None,
    QueryParameter(ge=0, le=99, description="as this seat saw it; 0 for a spectator; by default as you saw it"),
]
Texts = Annotated[bool, QueryParameter(description="add sentences to the events")]

ALIVE = tables.c.phase != FINISHED
SITTING = select(seats.c.table_id).where(seats.c.person == bindparam("who"))
MY_OWN = or_(tables.c.id.in_(SITTING), tables.c.host == bindparam("who"))
NEWEST_FIRST = (tables.c.changed.desc(), tables.c.id)
HOSTED = select(func.count()).select_from(tables).where(ALIVE, tables.c.host == bindparam("who"))
HELD = (
    select(func.count())
    .select_from(seats.join(tables))
    .where(seats.c.person.in_(bindparam("those", expanding=True)), ALIVE, tables.c.id != bindparam("this"))
)
IN_ALL = select(func.count()).select_from(tables).where(ALIVE)
PUBLIC = (
    select(tables)
    .where(tables.c.public, tables.c.game.in_(bindparam("games", expanding=True)))
    .order_by(*NEWEST_FIRST)
    .limit(PAGE)
)
JOINABLE = PUBLIC.where(tables.c.phase == OPEN)
WATCHABLE = PUBLIC.where(tables.c.phase == PLAYING, tables.c.watchers)
MINE = select(tables).where(MY_OWN, ALIVE).order_by(*NEWEST_FIRST).limit(MOST_LIVE)
OVER = (
    select(tables)
    .where(MY_OWN, tables.c.phase == FINISHED, tables.c.changed < bindparam("before"))
    .order_by(*NEWEST_FIRST)
    .limit(PAGE)
)
SEATS = select(seats).where(seats.c.table_id.in_(bindparam("those", expanding=True))).order_by(seats.c.seat)
EXISTS = select(func.count()).select_from(tables).where(tables.c.id == bindparam("this"))


async def _listed(process: ServerProcess, found: Any, person: str | None) -> list[TableMessage]:
    infos = [rows.table_info(row) for row in found]
    seats_of: dict[str, list[SeatInfo]] = {info.id: [] for info in infos}
    for row in await process.store.rows(SEATS, those=list(seats_of)):
        seats_of[row.table_id].append(rows.seat_info(row))
    return [table_message(info, seats_of[info.id], person) for info in infos]


def _seen(table: TableState, person: str | None) -> TableMessage:
    if not table.may_watch(person):
        raise not_yours()
    return table_message(table.info, table.seats, person)


async def change(process: ServerProcess, id: str, person: str, do: Callable[[Room], Awaitable[None]]) -> TableMessage:
    """Change a table; if another worker was faster, try again with the new state."""
    for tries_left in reversed(range(TRIES)):
        try:
            async with process.registry.room(id).held() as room:
                await room.sync()
                await do(room)
                return table_message(room.info, room.seats, person)
        except Denied as denied:
            if denied.key != "stale" or not tries_left:
                raise
    raise AssertionError("the last try returns or raises")


async def _check_quota(request: AppRequest, process: ServerProcess, guest: str) -> None:
    if await process.store.number(HOSTED, who=guest) >= process.settings.tables_per_person:
        raise Denied("too-many-tables", 429, most=process.settings.tables_per_person)
    if await process.store.number(IN_ALL) >= process.settings.tables_in_all:
        raise Denied("server-full", 503)
    process.new_table_limit.check(address(request.scope))


async def _check_seats(process: ServerProcess, person: str, table: str) -> None:
    """Refuse another seat to somebody who holds too many, also for others on their device."""
    those = [person, *(companion(person, seat) for seat in range(MOST_COMPANIONS))]
    if (
        await process.store.number(HELD, those=those, this=process.registry.room(table).id)
        >= process.settings.seats_per_person
    ):
        raise Denied("too-many-seats", 429, most=process.settings.seats_per_person)


def _check_changes(process: ServerProcess, person: str, table: str) -> None:
    """Refuse somebody who changes seats again and again: every change stays in the table's log."""
    process.seat_limit.check(f"{person} {table}")


class TableRoutes(Controller):
    path = "/api/tables"

    @get("/", summary="Public tables: first those that wait for players, then games that may be watched")
    async def open_tables(self, process: TheProcess, person: ThePerson) -> list[TableMessage]:
        found = [
            row for query in (JOINABLE, WATCHABLE) for row in await process.store.rows(query, games=process.games.names)
        ]
        return await _listed(process, found, person)

    @get("/mine", summary="Your unfinished tables, those where it is your turn first")
    async def my_tables(self, process: TheProcess, person: ThePerson) -> list[TableMessage]:
        found = await process.store.rows(MINE, who=person) if person is not None else []
        return sorted(await _listed(process, found, person), key=lambda table: not table.your_turn)

    @get("/finished", summary="Your finished games, the latest first; `before` gives the next page")
    async def my_past(self, process: TheProcess, person: ThePerson, before: Before = END_OF_TIME) -> list[TableMessage]:
        found = await process.store.rows(OVER, who=person, before=before) if person is not None else []
        return await _listed(process, found, person)

    @post("/", summary="Open a table", status_code=HTTP_201_CREATED)
    async def open(
        self, request: AppRequest, process: TheProcess, guest: TheGuest, data: JSONBody[NewTable]
    ) -> TableMessage:
        process.orders.check_not_draining()
        game = process.games.find(data.game)
        info, seats = _new_table(game, data, guest.person, process.registry.now())
        guest.check_limit()
        async with process.exclusion.alone(guest.person):
            await _check_quota(request, process, guest.person)
            await process.registry.open(info, seats, *guest.statements)
        guest.welcome()
        process.games.want(game.name)
        return table_message(info, seats, guest.person)

    @get("/{id:str}", summary="A table")
    async def table(self, process: TheProcess, person: ThePerson, id: TableId) -> TableMessage:
        async with process.registry.room(id).held() as room:
            return _seen(room, person)

    @put("/{id:str}/seats/{seat:int}", summary="Take a seat")
    async def take(
        self, process: TheProcess, guest: TheGuest, id: TableId, seat: SeatPath, data: JSONBody[NewPlayer]
    ) -> TableMessage:
        process.orders.check_not_draining()
        share = bytes.fromhex(data.share)
        me = guest.person
        _check_changes(process, me, id)
        player = companion(me, seat - 1) if data.beside_me else me
        guest.check_limit()
        async with process.exclusion.alone(me):
            await _check_seats(process, me, id)
            seen = await change(
                process, id, me, lambda room: seating.take(room, player, seat - 1, data.name, share, guest.statements)
            )
        guest.welcome()
        return seen

    @delete("/{id:str}/seats/{seat:int}", summary="Free a seat before the game", status_code=HTTP_200_OK)
    async def free(self, process: TheProcess, member: TheMember, id: TableId, seat: SeatPath) -> TableMessage:
        _check_changes(process, member, id)
        return await change(process, id, member, lambda room: seating.free(room, member, seat - 1))

    @put("/{id:str}/seats/{seat:int}/bot", summary="Put a bot on a free seat")
    async def invite_bot(
        self, process: TheProcess, member: TheMember, id: TableId, seat: SeatPath, data: JSONBody[NewBot]
    ) -> TableMessage:
        _check_changes(process, member, id)
        return await change(process, id, member, lambda room: seating.invite_bot(room, member, seat - 1, data.kind))

    @post("/{id:str}/start", summary="Start the game", status_code=HTTP_200_OK)
    async def start(self, process: TheProcess, member: TheMember, id: TableId) -> TableMessage:
        process.orders.check_not_draining()
        return await change(process, id, member, lambda room: seating.start(room, member))

    @post("/{id:str}/leave", summary="Leave; during a game a bot plays until you come back", status_code=HTTP_200_OK)
    async def leave(self, process: TheProcess, member: TheMember, id: TableId) -> TableMessage:
        return await change(process, id, member, lambda room: seating.leave(room, member))

    @post("/{id:str}/rematch", summary="A rematch: a new table with the same people", status_code=HTTP_200_OK)
    async def rematch(self, request: AppRequest, process: TheProcess, member: TheMember, id: TableId) -> TableMessage:
        async def agree(room: Room) -> None:
            """Open the rematch, unless somebody has already done that and the table still exists."""
            seating.check_over(room, member)
            if not room.info.rematch or not await process.store.number(EXISTS, this=room.info.rematch):
                await _check_quota(request, process, member)
                await seating.rematch(room, member)

        process.orders.check_not_draining()
        async with process.exclusion.alone(member):
            old = await change(process, id, member, agree)
        async with process.registry.room(old.rematch).held() as room:
            return _seen(room, member)

    @get("/{id:str}/record", summary="The record of a finished game", media_type="text/plain")
    async def record(self, process: TheProcess, person: ThePerson, id: TableId) -> Response[str]:
        async with process.registry.room(id).held() as room:
            text = replay.record(room, person)
            name = f"{room.info.game}-{room.id}.archipel"
        disposition = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain", headers=disposition)

    @get(
        "/{id:str}/replay",
        summary="All states of a finished game, as a seat saw them or with nothing hidden",
        opt=ALREADY_COMPRESSED,
    )
    async def replay(
        self,
        request: AppRequest,
        process: TheProcess,
        person: ThePerson,
        id: TableId,
        whole: Whole = False,
        seat: Eyes = None,
        texts: Texts = False,
    ) -> Response[Replay]:
        process.replay_limit.check(address(request.scope))
        table, lang = await process.registry.head(id), language(request.scope)
        eyes = replay.eyes(table, person, whole=whole, number=seat)
        seen = _seen(table, person)
        bodies, key = bodies_of(request), (process.store.known_generation, encode(seen), eyes, lang, texts)
        found = bodies.find(key)
        if found is None:
            async with process.registry.room(id).held() as room:
                game = room.game_log.game  # it is over, so it no longer changes
            found = await bodies.get(key, lambda: _encoded_replay(seen, game, eyes, lang, texts=texts))
        return found.response(request)


def _encoded_replay(seen: TableMessage, game: Table, eyes: int | None, lang: str, *, texts: bool) -> bytes:
    return json.encode(Replay(seen, replay.moments(game, eyes, lang, texts=texts)))


def _new_table(game: Game, data: NewTable, host: str, now: int) -> tuple[TableInfo, list[SeatInfo]]:
    """The requested table; refuses unknown options."""
    seating.check_bot_kind(data.level)
    try:
        setup = game.agree(data.seats, data.options)
    except BadOptions as error:
        raise Denied("bad-options", 400, why=error) from None
    info = TableInfo(
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
    return info, [SeatInfo(seat) for seat in range(setup.seats)]
