"""Running the deals of a contest: on the cores of this machine, or on a cluster with Ray.

Deals come back in their order, however many processes there are, so a test that stops early stops at the same deal.
"""

from __future__ import annotations

import contextlib
import importlib
import itertools
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

from archipel.arena.contest import Contest
from archipel.arena.playing import Deal, play_deal

AHEAD = 4  # deals that wait for each process

Runner = Callable[[Contest, int, int], Generator[Deal]]


def in_order(numbers: range, submit: Callable[[int], Any], get: Callable[[Any], Deal], ahead: int) -> Iterator[Deal]:
    """Submit deals, at most `ahead` before the one that is waited for, and yield them in their order."""
    waiting: deque[Any] = deque()
    rest = iter(numbers)
    for number in itertools.islice(rest, ahead):
        waiting.append(submit(number))
    while waiting:
        yield get(waiting.popleft())
        waiting.extend(submit(number) for number in itertools.islice(rest, 1))


# --- this machine -------------------------------------------------------------------------------------------------


def on_cores(contest: Contest, deals: int, processes: int) -> Generator[Deal]:
    """Play in processes of this machine; with one process, in this one. Closing the iterator stops all games."""
    if processes == 1:
        yield from (play_deal(contest, number) for number in range(deals))
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(processes, context, _begin, (contest, stop)) as pool:
        try:
            yield from in_order(range(deals), lambda number: _submitted(pool, number), Future.result, AHEAD * processes)
        finally:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


def _submitted(pool: ProcessPoolExecutor, number: int) -> Future[Deal]:
    """Submit a deal. The processes that this starts do not get Ctrl-C, which is for this one."""
    with _without_interrupts():
        return pool.submit(_play, number)


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_contest: Contest  # of a process that plays
_stop: Any


def _begin(contest: Contest, stop: Any) -> None:
    global _contest, _stop
    _contest, _stop = contest, stop


def _play(number: int) -> Deal:
    return play_deal(_contest, number, _stop.is_set)


# --- a cluster ----------------------------------------------------------------------------------------------------


def on_ray(contest: Contest, deals: int, processes: int) -> Generator[Deal]:
    """Play on the cluster at `RAY_ADDRESS`, or on a Ray of this machine with that many processes.

    Every machine of the cluster needs the same version of Archipel. It compiles the rules when it first needs them.
    """
    ray: Any = importlib.import_module("ray")  # an extra
    ray.init(
        num_cpus=None if "RAY_ADDRESS" in os.environ else processes,
        log_to_driver=False,
        logging_level="error",
        include_dashboard=False,
    )
    play, shared = ray.remote(num_cpus=1)(play_deal), ray.put(contest)
    ahead = AHEAD * int(ray.cluster_resources()["CPU"])
    try:
        yield from in_order(range(deals), lambda number: play.remote(shared, number), ray.get, ahead)
    finally:
        ray.shutdown()


RUNNERS: dict[str, Runner] = {"cores": on_cores, "ray": on_ray}
