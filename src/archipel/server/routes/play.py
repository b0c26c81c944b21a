"""The socket of a table: sends each client what it may know, and takes the players' messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from archipel.core.errors import ArchipelError, Illegal, Refused, UnknownAnswer
from archipel.core.position import View
from archipel.server.base.errors import Denied, busy, not_yours, too_often
from archipel.server.base.limits import ConcurrencyLimit, RateLimit
from archipel.server.process.server_process import ServerProcess
from archipel.server.rooms import absence
from archipel.server.rooms.client import NOT_ALLOWED, TRY_LATER, Client
from archipel.server.rooms.models import companion
from archipel.server.rooms.names import check_distinct
from archipel.server.rooms.room import Room
from archipel.server.rooms.what_if import preview, prospect
from archipel.server.routes.dependencies import TheProcess, identity_of
from archipel.server.routes.requests import address, host, language
from archipel.server.transport.socket_connection import CONNECTION, SocketConnection
from archipel.server.wire_types import from_client, protocol

GOING_AWAY = 1001
MOST_INVALID = 20  # messages, then the connection is closed
SeatQuery = Annotated[int, QueryParameter(ge=0, le=99)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
AppSocket = WebSocket[Any, Any, State]
log = logging.getLogger("archipel.server")


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: AppSocket,
    process: TheProcess,
    id: FromPath[str],
    since: Since = 0,
    texts: FromQuery[bool] = False,
    changes: FromQuery[bool] = False,
    seat: SeatQuery = 0,
) -> None:
    """Accept a client, send it everything, and handle its messages until one side closes.

    With `seat` the client is somebody else on this person's device, if that seat was taken beside them.
    """
    client_address = address(socket.scope)
    await socket.accept()
    try:
        process.orders.check_host(host(socket.scope))
        with held(process.sockets, client_address):
            lang, identity = language(socket.scope), await identity_of(socket, process)
            person = identity.person if identity is not None else None
            player = companion(person, seat - 1) if person is not None and seat else person
            try_send = connection_of(socket).try_send
            client = Client(
                player,
                lang,
                since=since,
                texts=texts,
                changes=changes,
                identity=identity,
                host=host(socket.scope),
                try_send=try_send,
            )
            with held(process.sockets_of, person):
                await Conversation(socket, process, process.registry.room(id), client).run()
    except ArchipelError as error:
        await _refuse_connection(socket, process, error)


@contextlib.contextmanager
def held(limit: ConcurrencyLimit, key: str | None) -> Iterator[None]:
    """Count a connection under this key while the block runs, or refuse it; nobody is not counted."""
    if key is not None and not limit.take(key):
        raise too_often()
    try:
        yield
    finally:
        if key is not None:
            limit.give_back(key)


def connection_of(socket: AppSocket) -> SocketConnection:
    """The connection below all layers of ASGI, for frequent messages."""
    found: SocketConnection = socket.scope["extensions"][CONNECTION]  # type: ignore[index, assignment] # set by the connection itself
    return found


async def _refuse_connection(socket: AppSocket, process: ServerProcess, error: ArchipelError) -> None:
    denied = error if isinstance(error, Denied) else busy()
    process.metrics.refused_connections.labels(denied.key).inc()
    log.log(logging.WARNING if denied.wait else logging.INFO, "Connection refused", extra={"reason": denied.key})
    with contextlib.suppress(Exception):
        await _send(socket, protocol.encode(refused("connect", 0, denied, language(socket.scope))))
        await socket.close(TRY_LATER if denied.status in (429, 503) else NOT_ALLOWED, denied.key)


async def _send(socket: AppSocket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


def refused(to: str, ply: int, error: ArchipelError, lang: str) -> protocol.RefusedMessage:
    """The refusal of a message, in the client's language."""
    if isinstance(error, UnknownAnswer):
        error = Denied("unknown-answer", 400)
    if isinstance(error, Refused):
        return protocol.RefusedMessage(to, ply, "rules", error.why.rule, error.why.sentence(lang))
    denied = error if isinstance(error, Denied) else busy()
    return protocol.RefusedMessage(to, ply, denied.key, denied.rule, denied.sentence(lang))


class Conversation:
    """The connection of one client to one table."""

    def __init__(self, socket: AppSocket, process: ServerProcess, room: Room, client: Client) -> None:
        self.socket, self.process, self.room, self.client = socket, process, room, client
        self._limit = RateLimit(process.settings.messages_per_second, 1.0)
        self._inbox = connection_of(socket).open_inbox()
        self._invalid = 0
        self._is_handling = False
        self._is_over = False

    async def run(self) -> None:
        """Read and write until one side closes."""
        try:
            with self.room.in_use():
                await self._enter()
            await self._check_session()
            await self._talk()
        finally:
            self._leave()

    def _leave(self) -> None:
        if self.client in self.room.broadcast.clients:
            self.room.broadcast.clients.discard(self.client)
            self.room.presence.leave(self.client)

    async def _talk(self) -> None:
        writer, reader = asyncio.ensure_future(self._write()), asyncio.ensure_future(self._read())
        self.client.writer = writer
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave()
            await self._end(writer, reader)

    async def _end(self, writer: asyncio.Task[None], reader: asyncio.Task[None]) -> None:
        """Finish the message that is being handled, so that others are sent its result; then close."""
        self._is_over = True
        if self.client.is_slow:
            self.process.gate.report_cut("slow-reader")
        writer.cancel()
        if not self._is_handling:
            reader.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
        with contextlib.suppress(Exception):
            for message in self.client.outbox:
                await _send(self.socket, message)
            await self.socket.close(self.client.close_code or GOING_AWAY)

    async def _enter(self) -> None:
        if self.client.person is not None:
            self.client.name = await self.process.people.name(self.client.person)
        async with self.room.held() as room:
            if not room.may_watch(self.client.person):
                raise not_yours()
            await room.sync()
            await room.come_back(self.client.person)
            room.broadcast.send_everything(self.client)
            room.broadcast.clients.add(self.client)
            room.presence.arrive(self.client)
            await room.chat.send_new_lines([self.client])
            self._send_notice()

    def _send_notice(self) -> None:
        notice = self.process.orders.notice
        if notice != protocol.NoticeMessage():
            self.client.send(protocol.encode(notice))

    async def _check_session(self) -> None:
        """Disconnect somebody who has signed out, even if nobody has told this process."""
        if self.client.identity is not None:
            try:
                await self.process.sessions.check(self.client.identity)
            except Denied:
                self.client.disconnect()
                raise

    async def _write(self) -> None:
        while (message := await self.client.next_message()) is not None:
            await _send(self.socket, message)

    async def _read(self) -> None:
        while self._invalid < MOST_INVALID and not self._is_over:
            text = await self._inbox.next()
            if text is None:
                return
            while not self._limit.allows(""):
                await asyncio.sleep(1 / self.process.settings.messages_per_second)
            self._is_handling = True
            await self._handle_text(text)
            self._is_handling = False

    async def _handle_text(self, text: str) -> None:
        to = "message"
        try:
            message = from_client.decode(text)
            to = str(message.__struct_config__.tag)
            await self._check_session()
            await self._handle(message)
        except (msgspec.DecodeError, UnicodeError):
            self._invalid += 1
            self._refuse(to, Denied("not-understood", 400))
        except ArchipelError as error:
            self._refuse(to, error)
        except Exception as error:
            log.error("Message failed", exc_info=error, extra={"table": self.room.id})
            self._refuse(to, Denied("mistake", 500))

    def _refuse(self, to: str, error: ArchipelError) -> None:
        answer = refused(to, self.client.seen, error, self.client.lang)
        self.process.metrics.refusals.labels(answer.reason).inc()
        self.client.send(protocol.encode(answer))

    async def _handle(self, message: from_client.FromClient) -> None:
        match message:
            case from_client.PingMessage(number):
                self.client.send(protocol.encode(protocol.PongMessage(number, self.process.registry.now())))
            case from_client.WhyMessage() | from_client.ConsiderMessage() | from_client.DraftMessage():
                await self._handle_question(message)
            case from_client.AnswerMessage(ply, answer):
                await self.room.answer(self._person(), ply, answer)
            case from_client.UndoMessage(ply):
                await self.room.undo(self._person(), ply)
            case from_client.PresenceMessage(hidden, typing):
                self.room.presence.change(self.client, hidden=hidden, typing=typing)
            case from_client.SayMessage(text):
                await self._say(text)
            case from_client.ReactMessage(sign):
                await self._react(sign)
            case from_client.MuteMessage(line, muted):
                await self._mute(line, muted=muted)
            case _:
                async with self.room.held() as room:
                    await self._handle_among_people(room, self._person(), message)

    async def _handle_question(
        self, message: from_client.WhyMessage | from_client.ConsiderMessage | from_client.DraftMessage
    ) -> None:
        match message:
            case from_client.WhyMessage(answer):
                await self._explain(answer)
            case from_client.ConsiderMessage(answer):
                await self._consider(answer)
            case from_client.DraftMessage(answer, wishes):
                await self._preview(answer, wishes)

    async def _handle_among_people(self, room: Room, person: str, message: from_client.FromClient) -> None:
        match message:
            case from_client.BackMessage():
                await room.come_back(person)
            case from_client.RemindMessage(seat):
                await absence.remind(room, person, seat - 1)
            case from_client.StandInMessage(seat):
                await absence.stand_in(room, person, seat - 1)
            case from_client.EndMessage(agree):
                await absence.agree_to_end(room, person, agree=agree)

    def _person(self) -> str:
        if self.client.person is None:
            raise not_yours()
        return self.client.person

    def _talker(self) -> str:
        """The person who writes, reacts or mutes, which all count as chat, of a person and of an address."""
        person = self._person()
        self.process.chat_limit.check(person)
        self.process.address_chat_limit.check(address(self.socket.scope))
        return person

    async def _explain(self, answer: str) -> None:
        async with self.room.held() as room:
            why = room.why_not(self._person(), answer)
        rule, sentence = (why.rule, why.sentence(self.client.lang)) if why is not None else ("", "")
        self.client.send(protocol.encode(protocol.BecauseMessage(answer, why is None, rule, sentence)))

    async def _consider(self, answer: str) -> None:
        async with self.room.held() as room:
            view = self._view(room)
            why = view.why_not(answer, room.game_log.game.names)
        if why is not None:
            raise Illegal(why)
        self.client.send(protocol.encode(prospect(view, answer)))

    async def _preview(self, answer: str, wishes: list[str]) -> None:
        async with self.room.held() as room:
            view = self._view(room)
        self.client.send(protocol.encode(preview(view, answer, wishes)))

    def _view(self, room: Room) -> View:
        return room.position().view(room.seat_info_of(self._person()).seat)

    async def _say(self, text: str) -> None:
        person = self._talker()
        async with self.room.held() as room:
            await room.say(person, await self._name(room, person), text)

    async def _react(self, sign: from_client.Reaction) -> None:
        person = self._talker()
        async with self.room.held() as room:
            room.react(person, await self._name(room, person), sign)

    async def _mute(self, line: int, *, muted: bool) -> None:
        person = self._talker()
        async with self.room.held() as room:
            await room.mute(person, line, muted=muted)

    async def _name(self, room: Room, person: str) -> str:
        """The player's name at this table, or the stored name of somebody who watches."""
        seat = room.seat_of(person)
        if seat >= 0:
            return room.seats[seat].name
        name = await self.process.people.name(person)
        if not name:
            raise Denied("name-first")
        check_distinct(name, room.names())
        return name
