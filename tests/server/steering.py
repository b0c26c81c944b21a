"""Parties of people at one table, a clock that tests set, and a way into the server's own loop."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

from sqlalchemy import bindparam, update

from archipel.server.rooms.registry import milliseconds
from archipel.server.rooms.room import Room
from archipel.server.store import Step
from archipel.server.store.schema import tables
from tests.server.serving import PATIENCE, Seated, Served, Tab, Visitor, settings_for

T = TypeVar("T")
Message = dict[str, Any]
_numbers = itertools.count(1)


class FakeClock:
    """Time that goes on when a test says so."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


# --- one tab ------------------------------------------------------------------------------------------------------


def caught_up(tab: Tab) -> list[Message]:
    """Everything that the server has put on the way to this tab by now."""
    number, before = next(_numbers), len(tab.heard)
    tab.say(type="ping", number=number)
    while tab.next("pong")["number"] != number:
        pass
    return tab.heard[before:-1]


def give(tab: Tab, answer: str, ply: int | None = None) -> Message:
    """Answer the question of the newest state, or of that ply; what the server says to it."""
    caught_up(tab)
    tab.answer(answer, tab.last("state")["ply"] if ply is None else ply)
    return reply(tab, "answer")


def undo(tab: Tab, ply: int | None = None) -> Message:
    """Take back what stands in the newest state, or stood at that ply; what the server says to it."""
    caught_up(tab)
    tab.say(type="undo", ply=tab.last("state")["ply"] if ply is None else ply)
    return reply(tab, "undo")


def reply(tab: Tab, kind: str) -> Message:
    """A refusal, or the state that tells of what this tab's seat has just done."""
    seat = tab.last("table").get("your_seat", 0)
    while True:
        message = tab.next()
        mine = [e for e in message.get("events", []) if (e["kind"], e.get("seat", 0)) == (kind, seat)]
        if message["type"] == "refused" or mine:
            return message


def told(state: Message) -> Message:
    """What a state says about the game, whenever it is asked for."""
    return {key: value for key, value in state.items() if key not in ("events", "clock")}


# --- several people -----------------------------------------------------------------------------------------------


class Party:
    """People at a table where the game has begun, each with one tab open, in the order of the seats."""

    def __init__(self, served: Served, id: str, people: list[Visitor], tabs: list[Tab]) -> None:
        self.served, self.id, self.people, self.tabs = served, id, people, tabs

    def states(self) -> list[Message]:
        """What everybody knows now."""
        for tab in self.tabs:
            caught_up(tab)
        return [tab.last("state") for tab in self.tabs]

    def asked(self) -> Tab:
        """The first who has something to answer."""
        return next(tab for tab, state in zip(self.tabs, self.states(), strict=True) if state["choices"])

    def idle(self) -> Tab:
        """The first who has nothing to answer."""
        return next(tab for tab, state in zip(self.tabs, self.states(), strict=True) if not state["choices"])

    def answer(self) -> Message:
        """Whoever is asked first gives the first choice."""
        tab = self.asked()
        return give(tab, tab.last("state")["choices"][0]["answer"])

    def fresh(self) -> list[Message]:
        """What everybody would see who came in now."""
        seen = []
        for person in self.people:
            with person.at(self.id) as tab:
                seen.append(told(tab.state()))
        return seen

    def everything(self) -> list[list[Message]]:
        """What everybody has heard since the last time; nothing stays on the way."""
        return [caught_up(tab) for tab in self.tabs]


@contextlib.contextmanager
def party(
    served: Served, game: str, *names: str, bots: int = 0, secret: bytes | None = None, **chosen: Any
) -> Iterator[Party]:
    """A party that plays this game; with a secret given, always with the same luck."""
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
    """A table whose dice are known to the test."""
    id = people[0].post("/api/tables", game=game, seats=len(people), **chosen)["id"]
    for seat, person in enumerate(people, 1):
        person.put(f"/api/tables/{id}/seats/{seat}", name=person.name, share=f"{seat:032x}")

    async def exchange_the_secret() -> None:
        async with room_of(served, id).held() as room:
            room.info.secret = secret.ljust(32)
            change = update(tables).where(tables.c.id == bindparam("this")).values(secret=bindparam("new"))
            await served.process.store.write(Step(change, ({"this": id, "new": room.info.secret},)))

    within(served, exchange_the_secret)
    people[0].post(f"/api/tables/{id}/start")
    return Seated(id, tuple(people))


@contextlib.contextmanager
def watcher(people: Party) -> Iterator[Tab]:
    """The tab of a stranger who looks on."""
    with people.served.visitor() as stranger, stranger.at(people.id) as tab:
        yield tab


@contextlib.contextmanager
def two_workers(database: str) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    with Served(settings_for(database)) as one, Served(settings_for(database)) as two:
        yield one, two


@contextlib.contextmanager
def restarted(
    database: str, person: Visitor, table: str, now: Callable[[], int] = milliseconds, since: int = 0
) -> Iterator[tuple[Served, Tab]]:
    """A new server on the same database, and somebody who comes back to a table there."""
    with (
        Served(settings_for(database), now) as server,
        moved(person, server) as same,
        same.at(table, since=since) as tab,
    ):
        yield server, tab


# --- inside the server --------------------------------------------------------------------------------------------


def within(served: Served, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Do this on the server's own loop."""
    sweeper = served.process.scheduler._sweeper
    assert sweeper is not None
    return asyncio.run_coroutine_threadsafe(work(), sweeper.get_loop()).result(PATIENCE)


def sweep(served: Served) -> None:
    """What the server does every second."""
    within(served, served.process.scheduler.sweep)


def room_of(served: Served, id: str) -> Room:
    return served.process.registry.room(id)


def forget(served: Served, id: str) -> None:
    """As after five minutes in which nothing happened."""

    async def forget_it() -> None:
        room_of(served, id).unload()

    within(served, forget_it)


def moved(visitor: Visitor, served: Served) -> Visitor:
    """The same person, with the same cookie, at another server."""
    same = served.visitor(visitor.name)
    same.http.cookies = visitor.http.cookies
    return same


@contextlib.contextmanager
def held_bots(served: Served) -> Iterator[Callable[[], None]]:
    """Bots that think until they are told to stop thinking; the function that tells them."""
    scheduler, gate = served.process.scheduler, threading.Event()
    think = scheduler._think

    async def think_long(kind: str, view: Any) -> Any:
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return await think(kind, view)

    scheduler._think = think_long  # type: ignore[method-assign] # for the time of the test
    try:
        yield gate.set
    finally:
        gate.set()
        scheduler._think = think  # type: ignore[method-assign] # as it was
