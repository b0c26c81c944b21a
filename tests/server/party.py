"""People at one table, a clock that tests set, and access to the server's event loop."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

from sqlalchemy import bindparam, update

from archipel.server.base.clock import milliseconds
from archipel.server.rooms.room import Room
from archipel.server.store import Statement
from archipel.server.store.schema import tables
from tests.server.serving import PATIENCE, Seated, Served, Tab, Visitor, settings_for

T = TypeVar("T")
Message = dict[str, Any]
_numbers = itertools.count(1)


class FakeClock:
    """A clock that moves only when a test moves it."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


# --- one tab ------------------------------------------------------------------------------------------------------


def caught_up(tab: Tab) -> list[Message]:
    """Receive everything the server has sent to this tab so far."""
    number, before = next(_numbers), len(tab.received)
    tab.say(type="ping", number=number)
    while tab.next("pong")["number"] != number:
        pass
    return tab.received[before:-1]


def give(tab: Tab, answer: str, ply: int | None = None) -> Message:
    """Answer at the newest ply, or at the given one; return the server's reply."""
    caught_up(tab)
    tab.answer(answer, tab.last("state")["ply"] if ply is None else ply)
    return reply(tab, "answer")


def undo(tab: Tab, ply: int | None = None) -> Message:
    """Undo at the newest ply, or at the given one; return the server's reply."""
    caught_up(tab)
    tab.say(type="undo", ply=tab.last("state")["ply"] if ply is None else ply)
    return reply(tab, "undo")


def reply(tab: Tab, kind: str) -> Message:
    """The next refusal, or the next state with an event of this kind by this tab's seat."""
    seat = tab.last("table").get("your_seat", 0)
    while True:
        message = tab.next()
        mine = [e for e in message.get("events", []) if (e["kind"], e.get("seat", 0)) == (kind, seat)]
        if message["type"] == "refused" or mine:
            return message


def stable_part(state: Message) -> Message:
    """The part of a state that does not depend on when it is sent."""
    return {key: value for key, value in state.items() if key not in ("events", "clock")}


# --- several people -----------------------------------------------------------------------------------------------


class Party:
    """People at a table in play, each with one tab open, in the order of the seats."""

    def __init__(self, served: Served, id: str, people: list[Visitor], tabs: list[Tab]) -> None:
        self.served, self.id, self.people, self.tabs = served, id, people, tabs

    def states(self) -> list[Message]:
        """The newest state of everybody."""
        for tab in self.tabs:
            caught_up(tab)
        return [tab.last("state") for tab in self.tabs]

    def asked(self) -> Tab:
        """The tab of the first person who has a choice."""
        return next(tab for tab, state in zip(self.tabs, self.states(), strict=True) if state["choices"])

    def idle(self) -> Tab:
        """The tab of the first person who has no choice."""
        return next(tab for tab, state in zip(self.tabs, self.states(), strict=True) if not state["choices"])

    def answer(self) -> Message:
        """Let the first person who is asked give the first choice."""
        tab = self.asked()
        return give(tab, tab.last("state")["choices"][0]["answer"])

    def fresh(self) -> list[Message]:
        """The state that each person would get by connecting now."""
        seen = []
        for person in self.people:
            with person.at(self.id) as tab:
                seen.append(stable_part(tab.state()))
        return seen

    def everything(self) -> list[list[Message]]:
        """The messages that everybody has received since the last call, but for those about who is here."""
        return [[message for message in caught_up(tab) if message["type"] != "people"] for tab in self.tabs]


@contextlib.contextmanager
def party(
    served: Served, game: str, *names: str, bots: int = 0, secret: bytes | None = None, **chosen: Any
) -> Iterator[Party]:
    """Start this game with these people; a given secret fixes the luck."""
    with contextlib.ExitStack() as stack:
        people = [stack.enter_context(served.visitor(name)) for name in names]
        seated = (
            served.table(game, *people, bots=bots, **chosen)
            if secret is None
            else rigged(served, game, people, secret, **chosen)
        )
        tabs = stack.enter_context(seated.tabs())
        at_table = Party(served, seated.id, people, tabs)
        at_table.states()
        yield at_table


def rigged(served: Served, game: str, people: list[Visitor], secret: bytes, **chosen: Any) -> Seated:
    """Start a game at a table whose secret the test chooses."""
    id = people[0].post("/api/tables", game=game, seats=len(people), **chosen)["id"]
    for seat, person in enumerate(people, 1):
        person.put(f"/api/tables/{id}/seats/{seat}", name=person.name, share=f"{seat:032x}")

    async def exchange_the_secret() -> None:
        async with room_of(served, id).held() as room:
            room.info.secret = secret.ljust(32)
            change = update(tables).where(tables.c.id == bindparam("this")).values(secret=bindparam("new"))
            await served.process.store.write(Statement(change, ({"this": id, "new": room.info.secret},)))

    within(served, exchange_the_secret)
    people[0].post(f"/api/tables/{id}/start")
    return Seated(id, tuple(people))


@contextlib.contextmanager
def watcher(people: Party) -> Iterator[Tab]:
    """The tab of a spectator without a name."""
    with people.served.visitor() as stranger, stranger.at(people.id) as tab:
        yield tab


@contextlib.contextmanager
def two_workers(database: str) -> Iterator[tuple[Served, Served]]:
    """Start two servers on one database."""
    with Served(settings_for(database)) as one, Served(settings_for(database)) as two:
        yield one, two


@contextlib.contextmanager
def restarted(
    database: str, person: Visitor, table: str, now: Callable[[], int] = milliseconds, since: int = 0
) -> Iterator[tuple[Served, Tab]]:
    """Start a new server on the same database and reconnect a person to a table there."""
    with (
        Served(settings_for(database), now) as server,
        moved(person, server) as same,
        same.at(table, since=since) as tab,
    ):
        yield server, tab


# --- inside the server --------------------------------------------------------------------------------------------


def within(served: Served, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine on the server's own loop."""
    sweeper = served.process.scheduler._sweeper
    assert sweeper is not None
    return asyncio.run_coroutine_threadsafe(work(), sweeper.get_loop()).result(PATIENCE)


def sweep(served: Served) -> None:
    """Run what the server does every second."""
    within(served, served.process.scheduler.sweep)


def room_of(served: Served, id: str) -> Room:
    return served.process.registry.room(id)


def forget(served: Served, id: str) -> None:
    """Unload a room, as the server does after five quiet minutes."""

    async def forget_it() -> None:
        room_of(served, id).unload()

    within(served, forget_it)


def moved(visitor: Visitor, served: Served) -> Visitor:
    """The same person with the same cookie at another server."""
    same = served.visitor(visitor.name)
    same.http.cookies = visitor.http.cookies
    return same


@contextlib.contextmanager
def held_bots(served: Served) -> Iterator[Callable[[], None]]:
    """Keep bots thinking until the returned function is called."""
    turns, gate = served.process.bot_turns, threading.Event()
    think = turns.think

    async def think_long(kind: str, view: Any, seconds: float) -> str:
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return await think(kind, view, seconds)

    turns.think = think_long  # type: ignore[method-assign] # for this test only
    try:
        yield gate.set
    finally:
        gate.set()
        turns.think = think  # type: ignore[method-assign] # as it was
