"""Compiles games that are not in the cache, in separate processes, while the server already runs.

As many processes as there are cores run side by side. The quickest game comes first, but one that somebody waits for
comes before all others: if need be, the process of another game is ended and started again later. The cache keeps what
it has compiled. A process that dies is tried once more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from archipel import bots
from archipel.core.game import Game
from archipel.server.process import compile_times
from archipel.server.process.shared_progress import Notice, SharedProgress

COMMAND = (sys.executable, "-P", "-m", "archipel.server.process.compile_game")
TICK = 0.5  # seconds
REPORT_EVERY = 1.0 if sys.stderr.isatty() else 5.0  # seconds; a terminal writes over the last report
TRIES = 2
ALMOST_DONE = 0.8  # above this share, a game does not make room for another
log = logging.getLogger("archipel.server")


@dataclass(eq=False)
class Job:
    """A game that has to be compiled, and its progress."""

    game: Game
    expected: float  # seconds
    share: float = 0.0
    seconds: float = 0.0  # that are left
    wanted: float = math.inf  # the time since which somebody waits for it
    process: subprocess.Popen[bytes] | None = None
    begun: float = 0.0
    reported: float = 0.0
    deaths: int = 0
    last_words: str = ""
    is_failed: bool = False
    is_compiled: bool = False
    is_over: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_waiting(self) -> bool:
        return not (self.is_over.is_set() or self.process)

    @property
    def rank(self) -> tuple[float, float, str]:
        """The place in the order: a wanted game comes first, then the quickest."""
        return self.wanted, self.expected, self.game.name


class Compiler:
    """Compiles games in the background, or follows another process that does."""

    def __init__(self, games: Iterable[Game], on_compiled: Callable[[str], None], slots: int = 0) -> None:
        self._measured = compile_times.Measured()
        missing = [game for game in games if not bots.is_compiled(game)]
        self.jobs = {game.name: Job(game, self._measured.expected(game)) for game in missing}
        self.slots = slots or os.cpu_count() or 1
        self._on_compiled = on_compiled
        self._shared = SharedProgress()
        self._wake = asyncio.Event()
        self._threads = ThreadPoolExecutor(max(1, len(missing)), thread_name_prefix="compile")
        self._task: asyncio.Task[None] | None = None
        self._estimate()

    @property
    def unfinished(self) -> list[Job]:
        return [job for job in self.jobs.values() if not job.is_over.is_set()]

    @property
    def running(self) -> list[Job]:
        return [job for job in self.jobs.values() if job.process]

    def start(self) -> None:
        if self.jobs:
            self._task = asyncio.get_running_loop().create_task(self._run(), name="compiling")

    async def stop(self) -> None:
        """End all processes at once; the cache keeps what they have compiled."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for job in self.running:
            _end(job)
        self._shared.resign()
        await asyncio.to_thread(self._threads.shutdown)

    def want(self, name: str) -> None:
        """Compile this game next, because somebody waits for it."""
        job = self.jobs.get(name)
        if job is not None and job.wanted == math.inf and not job.is_over.is_set():
            job.wanted = time.monotonic()
            self._shared.request(name)  # in case another process compiles
            self._wake.set()

    # --- the loop -------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self.unfinished:
            try:
                self._step()
            except OSError as error:
                self._give_up_all(str(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), TICK)
            self._wake.clear()
        self._shared.resign()

    def _step(self) -> None:
        if self._shared.lead():
            self._follow_requests()
            self._fill_slots()
            self._estimate()
            self._shared.publish(
                {name: Notice(job.share, job.seconds, job.is_failed) for name, job in self.jobs.items()}
            )
        else:
            self._follow()
        self._report()

    def _follow_requests(self) -> None:
        for name, job in self.jobs.items():
            if self._shared.take_request(name) and job.wanted == math.inf:
                job.wanted = time.monotonic()

    def _fill_slots(self) -> None:
        for job in sorted((job for job in self.jobs.values() if job.is_waiting), key=lambda job: job.rank):
            if bots.is_compiled(job.game):  # by another process, before this one was the leader
                self._finish(job)
            elif len(self.running) < self.slots or (job.wanted < math.inf and self._make_room()):
                self._begin(job)

    def _make_room(self) -> bool:
        """End the process of a game that nobody waits for, the one with the least share; tell whether there was one."""
        unwanted = [job for job in self.running if job.wanted == math.inf and job.share < ALMOST_DONE]
        if not unwanted or len(self.running) > self.slots:
            return False
        _end(min(unwanted, key=lambda job: job.share))
        return True

    def _follow(self) -> None:
        """Take over the progress that the leader reports, and look for games that it has compiled."""
        notices = self._shared.read()
        for name, job in self.jobs.items():
            notice = notices.get(name)
            if job.is_over.is_set():
                continue
            if notice is not None:
                job.share, job.seconds = notice.share, notice.seconds
            if (notice is None or notice.share == 1.0) and bots.is_compiled(job.game):
                self._finish(job)
            elif notice is not None and notice.failed:
                self._give_up(job)

    # --- a process ------------------------------------------------------------------------------------------------

    def _begin(self, job: Job) -> None:
        command = [*COMMAND, job.game.name]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        job.process = process = subprocess.Popen(command, **pipes)  # type: ignore[call-overload] # noqa: S603 - ours
        job.begun, job.share, job.last_words = time.monotonic(), 0.0, ""
        log.info("Compiling", extra=self._figures(job))
        job.reported = job.begun
        watching = asyncio.get_running_loop().run_in_executor(self._threads, _watch, job, process)
        watching.add_done_callback(lambda ended: self._ended(job, process, ended))

    def _ended(self, job: Job, process: subprocess.Popen[bytes], ended: asyncio.Future[int]) -> None:
        if job.process is not process or ended.cancelled():  # we have ended it ourselves
            return
        job.process = None
        code = ended.result()
        if code == 0 and bots.is_compiled(job.game):
            self._measured.note(job.game, time.monotonic() - job.begun)
            self._finish(job)
        else:
            self._died(job, _cause(code, job.last_words))
        self._wake.set()

    def _died(self, job: Job, why: str) -> None:
        """Try again once, one game at a time: the machine may have too little memory for several."""
        job.deaths += 1
        job.share = 0.0
        self.slots = 1
        will_retry = job.deaths < TRIES
        log.error("Compiling failed", extra={"game": job.game.name, "why": why, "will_retry": will_retry})
        if not will_retry:
            self._give_up(job)

    def _give_up(self, job: Job) -> None:
        job.is_failed = True
        job.is_over.set()

    def _give_up_all(self, why: str) -> None:
        """Give up where no process can be started or the cache cannot be written."""
        log.error("Compiling failed", extra={"why": why, "will_retry": False})
        for job in self.unfinished:
            _end(job)
            self._give_up(job)

    def _finish(self, job: Job) -> None:
        job.is_compiled, job.share, job.seconds = True, 1.0, 0.0
        job.is_over.set()
        self._on_compiled(job.game.name)
        log.info("Game ready", extra=self._figures(job))

    # --- progress -------------------------------------------------------------------------------------------------

    def _estimate(self) -> None:
        now = time.monotonic()
        running = self.running
        for job in running:
            job.seconds = compile_times.left(job.expected, now - job.begun, job.share)
        waiting = sorted((job for job in self.jobs.values() if job.is_waiting), key=lambda job: job.rank)
        found = compile_times.ends([job.seconds for job in running], [job.expected for job in waiting], self.slots)
        for job, seconds in zip(waiting, found, strict=True):
            job.seconds = seconds

    def _report(self) -> None:
        """Write a line about each running game now and then; the terminal shows it to people."""
        now = time.monotonic()
        for job in self.running:
            if now - job.reported >= REPORT_EVERY:
                job.reported = now
                log.info("Compiling", extra=self._figures(job))

    def _figures(self, job: Job) -> dict[str, object]:
        return {"game": job.game.name, "share": round(job.share, 2), "seconds_left": round(job.seconds)}


def _watch(job: Job, process: subprocess.Popen[bytes]) -> int:
    """Read the progress of a process to its end, in a thread; returns its exit code."""
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            done, _, of = line.decode(errors="replace").strip().partition(" ")
            if done.isdecimal() and of.isdecimal():
                job.share = int(done) / int(of)
            elif line.strip():
                job.last_words = line.decode(errors="replace").strip()
        return process.wait()


def _end(job: Job) -> None:
    """End the process of a job, which then waits again."""
    process, job.process, job.share = job.process, None, 0.0
    if process is not None:
        process.kill()


def _cause(code: int, last_words: str) -> str:
    if code < 0:
        name = signal.Signals(-code).name
        return f"killed by {name}" + (", perhaps for lack of memory" if name == "SIGKILL" else "")
    return last_words or ("the cache folder cannot be used" if code == 0 else f"exit code {code}")
