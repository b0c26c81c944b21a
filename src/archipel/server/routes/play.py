"""The socket of a table: whoever may look is told everything they may know, and whoever sits there may answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from archipel.core.errors import ArchipelError, Illegal, Refused, UnknownAnswer
from archipel.server import protocol
from archipel.server.errors import Denied, busy, not_yours, too_often
from archipel.server.guard import address, language
from archipel.server.limits import Limit
from archipel.server.process import ServerProcess
from archipel.server.rooms import chat
from archipel.server.rooms.client import NOT_ALLOWED, TRY_LATER, Client
from archipel.server.rooms.room import Room
from archipel.server.rooms.what_if import prospect
from archipel.server.routes.dependencies import TheProcess, known
from archipel.server.wire import LINE
from archipel.server.wire import Socket as Line

GOING_AWAY = 1001
MOST_NONSENSE = 20  # messages that nobody can understand
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Socket = WebSocket[Any, Any, State]
log = logging.getLogger("archipel.server")


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: Socket,
    process: TheProcess,
    id: FromPath[str],
    since: Since = 0,
    texts: FromQuery[bool] = False,
) -> None:
    """Accept, greet, and listen until one of the two goes."""
    place = address(socket.scope)
    await socket.accept()
    if not process.sockets.take(place):
        await _turn_away(socket, too_often())
        return
    try:
        sign_outs, lang = process.people.sign_outs, language(socket.scope)
        person = await known(socket, process)
        client = Client(person, lang, since=since, texts=texts, say=line(socket).say)
        await Conversation(socket, process, process.registry.room(id), client).run(sign_outs)
    except ArchipelError as error:
        await _turn_away(socket, error)
    finally:
        process.sockets.give_back(place)


def line(socket: Socket) -> Line:
    """The connection below all layers, for what is said and heard many times a second."""
    found: Line = socket.scope["extensions"][LINE]  # type: ignore[index, assignment] # set by the connection itself
    return found


async def _turn_away(socket: Socket, error: ArchipelError) -> None:
    denied = error if isinstance(error, Denied) else busy()
    with contextlib.suppress(Exception):
        await _send(socket, protocol.encode(refused("connect", 0, denied, language(socket.scope))))
        await socket.close(TRY_LATER if denied.status in (429, 503) else NOT_ALLOWED, denied.key)


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


def refused(to: str, ply: int, error: ArchipelError, lang: str) -> protocol.Refused:
    """Why something was not done, in the client's language."""
    if isinstance(error, UnknownAnswer):
        error = Denied("unknown-answer", 400)
    if isinstance(error, Refused):
        return protocol.Refused(to, ply, "rules", error.why.rule, error.why.sentence(lang))
    denied = error if isinstance(error, Denied) else busy()
    return protocol.Refused(to, ply, denied.key, denied.rule, denied.sentence(lang))


class Conversation:
    """One client at one table."""

    def __init__(self, socket: Socket, process: ServerProcess, room: Room, client: Client) -> None:
        self.socket, self.process, self.room, self.client = socket, process, room, client
        self._limit = Limit(process.settings.messages_per_second, 1.0)
        self._inbox = line(socket).listen()
        self._nonsense = 0
        self._is_heeding = False
        self._is_over = False

    async def run(self, sign_outs: int) -> None:
        """Read and write, until one of the two ends; since so many sign-outs it is known who this is."""
        try:
            await self._enter()
            await self._check_person(sign_outs)
            await self._talk()
        finally:
            self.room.broadcast.clients.discard(self.client)

    async def _talk(self) -> None:
        writer, reader = asyncio.ensure_future(self._write()), asyncio.ensure_future(self._read())
        self.client.writer = writer
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.broadcast.clients.discard(self.client)
            await self._end(writer, reader)

    async def _end(self, writer: asyncio.Task[None], reader: asyncio.Task[None]) -> None:
        """What is being done is done to its end, so that the others are told of it."""
        self._is_over = True
        writer.cancel()
        if not self._is_heeding:
            reader.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
        with contextlib.suppress(Exception):
            for message in self.client.outbox:
                await _send(self.socket, message)
            await self.socket.close(self.client.code or GOING_AWAY)

    async def _enter(self) -> None:
        async with self.room.held() as room:
            if not room.may_look(self.client.person):
                raise not_yours()
            await room.be_current()
            await room.come_back(self.client.person)
            room.broadcast.greet(self.client)
            room.broadcast.clients.add(self.client)
            await chat.tell(room, [self.client])

    async def _check_person(self, sign_outs: int) -> None:
        """Who is signed out elsewhere while they come in has to go."""
        if self.process.people.sign_outs != sign_outs and self.client.person != await known(self.socket, self.process):
            self.client.lose()

    async def _write(self) -> None:
        while (message := await self.client.next()) is not None:
            await _send(self.socket, message)

    async def _read(self) -> None:
        while self._nonsense < MOST_NONSENSE and not self._is_over:
            text = await self._inbox.next()
            if text is None:
                return
            while not self._limit.allows(""):
                await asyncio.sleep(1 / self.process.settings.messages_per_second)
            self._is_heeding = True
            await self._hear(text)
            self._is_heeding = False

    async def _hear(self, text: str) -> None:
        to = "message"
        try:
            message = protocol.decode(text)
            to = str(message.__struct_config__.tag)
            await self._heed(message)
        except (msgspec.DecodeError, UnicodeError):
            self._nonsense += 1
            self._refuse(to, Denied("not-understood", 400))
        except ArchipelError as error:
            self._refuse(to, error)
        except Exception as error:
            log.error("a message failed", exc_info=error, extra={"table": self.room.id})
            self._refuse(to, Denied("mistake", 500))

    def _refuse(self, to: str, error: ArchipelError) -> None:
        answer = refused(to, self.client.seen, error, self.client.lang)
        self.process.metrics.refusals.labels(answer.reason).inc()
        self.client.put(protocol.encode(answer))

    async def _heed(self, message: protocol.FromClient) -> None:
        match message:
            case protocol.Ping(number):
                self.client.put(protocol.encode(protocol.Pong(number, self.process.registry.now())))
            case protocol.Why(answer):
                await self._explain(answer)
            case protocol.Consider(answer):
                await self._consider(answer)
            case protocol.Answer(ply, answer):
                await self.room.answer(self._person(), ply, answer)
            case protocol.Undo(ply):
                await self.room.undo(self._person(), ply)
            case protocol.Back():
                async with self.room.held() as room:
                    await room.come_back(self._person())
            case protocol.Say(text):
                await self._say(text)
            case protocol.Mute(line, muted):
                async with self.room.held() as room:
                    await chat.mute(room, self._person(), line, muted=muted)

    def _person(self) -> str:
        if self.client.person is None:
            raise not_yours()
        return self.client.person

    async def _explain(self, answer: str) -> None:
        async with self.room.held() as room:
            why = room.why_not(self._person(), answer)
        rule, sentence = (why.rule, why.sentence(self.client.lang)) if why is not None else ("", "")
        self.client.put(protocol.encode(protocol.Because(answer, why is None, rule, sentence)))

    async def _consider(self, answer: str) -> None:
        async with self.room.held() as room:
            view = room.position().view(room.place_of(self._person()).seat)
            why = view.why_not(answer, room.game_log.game.names)
        if why is not None:
            raise Illegal(why)
        self.client.put(protocol.encode(prospect(view, answer)))

    async def _say(self, text: str) -> None:
        person = self._person()
        if not self.process.sayings.allows(person):
            raise too_often()
        async with self.room.held() as room:
            await chat.say(room, person, await self._name(room, person), text)

    async def _name(self, room: Room, person: str) -> str:
        """The name at this table, or the name that somebody who looks on goes by."""
        seat = room.seat_of(person)
        name = room.places[seat].name if seat >= 0 else await self.process.people.name(person)
        if not name:
            raise Denied("name-first")
        return name
