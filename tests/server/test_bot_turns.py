"""Bots share the time to think fairly, think in processes of their own, and keep nobody waiting."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import archipel
from archipel import bots
from archipel.server.process.fair_queue import FairQueue
from archipel.server.process.thinker import SIZE, MoveRequest
from archipel.server.process.thinker_pool import CannotThink, ThinkerPool
from tests.marking import mostly
from tests.server.party import within
from tests.server.serving import PATIENCE, Served, Visitor, settings_for, until

NO_PATIENCE = 1.0  # second until a process is taken to hang


# --- the queue ----------------------------------------------------------------------------------------------------


async def turns(queue: FairQueue, *asked: tuple[str, int]) -> list[str]:
    """The persons in the order in which they get the only place, if they ask in this order while it is taken."""
    order: list[str] = []

    async def take(person: str, rank: int) -> None:
        async with queue.place(person, rank):
            order.append(person)

    async with queue.place("first"):
        tasks = [asyncio.ensure_future(take(*one)) for one in asked]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def test_people_take_turns_however_much_one_of_them_asks_for():
    asked = [("greedy", 0)] * 5 + [("modest", 0)]
    assert asyncio.run(turns(FairQueue(1), *asked)) == ["greedy", "modest"] + ["greedy"] * 4


def test_a_better_rank_comes_first():
    asked = [("alone", 1), ("alone", 1), ("with people", 0)]
    assert asyncio.run(turns(FairQueue(1, ranks=2), *asked)) == ["with people", "alone", "alone"]


@given(places=st.integers(1, 3), leaving=st.lists(st.booleans(), max_size=8))
def test_places_are_neither_lost_nor_given_twice(places: int, leaving: list[bool]):
    """A task that stops waiting leaves the queue, whether or not it was just called."""

    async def run() -> None:
        queue, inside, most = FairQueue(places), 0, 0

        async def take(number: int) -> None:
            nonlocal inside, most
            async with queue.place(str(number % 3)):
                inside += 1
                most = max(most, inside)
                try:
                    await asyncio.sleep(0)
                finally:
                    inside -= 1

        tasks = [asyncio.ensure_future(take(number)) for number in range(len(leaving))]
        for task, leaves in zip(tasks, leaving, strict=True):
            await asyncio.sleep(0)
            if leaves:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert most <= places
        assert queue.demand() == 0
        assert queue._free == places

    asyncio.run(run())


# --- the processes ------------------------------------------------------------------------------------------------

pytestmark = pytest.mark.compiled


def question(seconds: float = 0.01, kind: str = "rollout") -> MoveRequest:
    position = archipel.game("chawai").start(seats=3)
    while archipel.CHANCE in position.to_act:
        position.play(archipel.CHANCE, position.outcome(0))
    return MoveRequest(kind, 7, 10**9, seconds, position.view(min(position.to_act)))


def thinking(work: Callable[[ThinkerPool], Awaitable[None]], **chosen: Any) -> None:
    """Run this with processes that end afterwards."""

    async def run() -> None:
        processes = ThinkerPool(**chosen)
        try:
            await work(processes)
        finally:
            await processes.stop()

    asyncio.run(run())


async def thinker(processes: ThinkerPool) -> Any:
    """The process that is thinking."""
    while not processes._busy:
        await asyncio.sleep(0.01)
    return next(iter(processes._busy))


def test_a_bot_thinks_in_a_process_of_its_own():
    async def work(processes: ThinkerPool) -> None:
        request = question()
        assert await processes.choose(request) in {str(answer) for answer in request.view.legal()}
        assert processes._idle[0]._process.pid != os.getpid()

    thinking(work)


def test_a_bot_whose_answer_is_no_longer_wanted_stops_and_the_process_is_used_again():
    async def work(processes: ThinkerPool) -> None:
        long = asyncio.ensure_future(processes.choose(question(seconds=3600)))
        process = await thinker(processes)
        long.cancel()
        await asyncio.wait([long])
        assert processes._idle == [process]
        assert await processes.choose(question())
        assert processes._idle == [process]

    thinking(work)


def test_a_process_ends_with_its_server_even_if_nobody_has_read_its_answer():
    """A killed server resets the connection: its end is closed with an answer in it."""
    ours, theirs = socket.socketpair()
    command = [sys.executable, "-m", "archipel.server.process.thinker"]
    with theirs, subprocess.Popen(command, stdin=theirs, stderr=subprocess.PIPE) as process:
        request = pickle.dumps(question())
        ours.sendall(SIZE.pack(len(request)) + request)
        select.select([ours], [], [], PATIENCE)
        ours.close()
        try:
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
        assert process.stderr.read() == b""


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hangs"])
def test_a_process_that_dies_or_hangs_is_told_and_replaced(sign: signal.Signals, caplog):
    failures: list[int] = []
    deaths: list[int] = []

    async def work(processes: ThinkerPool) -> None:
        await processes.choose(question())  # the game is loaded
        processes._patience = NO_PATIENCE
        answer = asyncio.ensure_future(processes.choose(question(seconds=0.5)))
        process = await thinker(processes)
        os.kill(process._process.pid, sign)
        processes._patience = 30.0
        assert await answer
        assert len(failures) == 1
        assert process not in processes._idle

    thinking(work, on_failure=lambda: failures.append(1), on_death=lambda: deaths.append(1))
    assert len(deaths) == 1
    told = [record for record in caplog.records if record.getMessage() == "Bot could not think"]
    assert [record.why for record in told] == ["its process ended: exit code -9"]


def test_a_process_that_dies_while_nobody_thinks_is_told(caplog):
    deaths: list[int] = []

    async def work(processes: ThinkerPool) -> None:
        await processes.choose(question())
        (process,) = processes._idle
        os.kill(process._process.pid, signal.SIGKILL)
        await process.ended.wait()

    thinking(work, on_death=lambda: deaths.append(1))
    assert [record.why for record in caplog.records] == ["exit code -9"]
    assert len(deaths) == 1


def test_a_bot_that_cannot_think_is_told_with_the_cause(caplog):
    async def work(processes: ThinkerPool) -> None:
        with pytest.raises(CannotThink):
            await processes.choose(question(kind="nobody"))

    thinking(work)
    assert "nobody" in caplog.records[0].why


def test_processes_without_work_are_ended():
    async def work(processes: ThinkerPool) -> None:
        await processes.choose(question())
        process = processes._idle[0]
        processes.end_unused(after=3600)
        assert processes._idle == [process]
        processes.end_unused(after=0)
        assert processes._idle == []
        assert process._process.wait() == -signal.SIGKILL

    thinking(work)


# --- at tables ----------------------------------------------------------------------------------------------------

SEATS_WITH_PEOPLE = 4  # all others play with three


def thinking_bots(served: Served, host: Visitor, seats: int, *, sits: bool) -> str:
    """A table of Chawaï in play, with bots that think on all seats but perhaps the host's."""
    table = host.post("/api/tables", game="chawai", seats=seats)["id"]
    if sits:
        host.sit(table, 1)
    for seat in range(2 if sits else 1, seats + 1):
        host.put(f"/api/tables/{table}/seats/{seat}/bot", kind="rollout")
    host.post(f"/api/tables/{table}/start")
    return table


@contextlib.contextmanager
def held_one_by_one(served: Served, asked: list[int]) -> Iterator[Callable[[], None]]:
    """Note the seats at the table of each bot that thinks, which goes on until the returned function is called."""
    gate, turns = threading.Semaphore(0), served.process.bot_turns

    async def think(kind: str, view: Any, seconds: float) -> str:
        asked.append(view.seats)
        while not gate.acquire(blocking=False):
            await asyncio.sleep(0.01)
        return str(view.legal()[0])

    turns.think = think  # type: ignore[method-assign] # for this test only
    yield gate.release


@mostly("postgresql")
def test_tables_of_bots_do_not_keep_people_waiting(database):
    """[review 2] One guest's twenty tables of bots wait while another person's bot answers next."""
    asked: list[int] = []
    with (
        Served(settings_for(database, bot_processes=1)) as served,
        held_one_by_one(served, asked) as let_go,
        served.visitor("Greedy") as greedy,
        served.visitor("Ana") as ana,
    ):
        for _ in range(20):
            thinking_bots(served, greedy, 3, sits=False)
        until(lambda: served.process.bot_turns.waiting == 19)
        thinking_bots(served, ana, SEATS_WITH_PEOPLE, sits=True)
        until(lambda: served.process.bot_turns.waiting == 20)
        let_go()
        until(lambda: len(asked) == 2)
    assert asked == [3, SEATS_WITH_PEOPLE]


@mostly("postgresql")
def test_a_bot_stops_thinking_when_its_table_is_closed(database):
    with Served(settings_for(database, bot_seconds=60)) as served, served.visitor("Ana") as ana:
        table = thinking_bots(served, ana, 3, sits=False)
        until(lambda: served.process.bot_turns.thinking == 1)
        within(served, served.process.registry.room(table).delete)
        until(lambda: served.process.bot_turns.thinking == 0, 30)


@mostly("sqlite")
def test_a_bot_that_cannot_think_plays_all_the_same(database, monkeypatch):
    monkeypatch.setattr("archipel.server.process.thinker_pool.COMMAND", ["false"])
    with Served(settings_for(database)) as served, served.visitor("Ana") as ana:
        table = thinking_bots(served, ana, 3, sits=False)
        until(lambda: ana.get(f"/api/tables/{table}")["phase"] == "finished")
        assert b"archipel_bot_failures_total 0.0" not in served.process.metrics.text()


@mostly("sqlite")
def test_the_time_to_think_shrinks_with_the_demand(database):
    with Served(settings_for(database, bot_seconds=1, bot_processes=2)) as served:
        turns = served.process.bot_turns
        times = []
        for demand in (1, 2, 4, 1000):
            turns._thinking._asked = [demand, 0]
            times.append(turns._time_to_think(0))
        assert times == [1, 1, 0.5, 0.05]


def test_random_bots_need_no_process():
    assert [kind for kind in bots.kinds() if not bots.thinks(kind)] == ["random"]
