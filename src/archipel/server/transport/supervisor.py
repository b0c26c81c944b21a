"""The supervisor of several worker processes."""

from __future__ import annotations

import logging
import socket
import time

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from archipel.server.base.metrics import Metrics, share_values
from archipel.server.transport.handover import IS_POSSIBLE, Handover, WorkerServer
from archipel.server.transport.stopping import STOP_WITHIN

LISTEN = 0.5  # seconds to wait for a sign of life before looking at signals again
log = logging.getLogger("archipel.server")


class Worker(Process):
    """A worker process that passes on connections that belong to another worker."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], number: int, handover: Handover | None
    ) -> None:
        super().__init__(config, sockets)
        self._number, self._handover = number, handover

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handover is not None:
            self._handover.worker = self._number
            self._server = WorkerServer(self.config, self._handover)
        super().target(sockets)


class Supervisor(Multiprocess):
    """uvicorn's supervisor, which also reports deaths, and stops in time even if a worker hangs.

    It notices at once that a worker dies or that the server is told to stop, even while it waits for a sign of life.
    """

    def init_processes(self) -> None:
        share_values()
        self._metrics = Metrics()
        self._handover = Handover(self.config.workers) if IS_POSSIBLE else None
        self.processes += [self._started(number) for number in range(self.config.workers)]

    def _started(self, number: int) -> Worker:
        worker = Worker(self.config, self.sockets, number, self._handover)
        worker.start()
        return worker

    def restart_all(self) -> None:
        """Replace one worker after the other, because of SIGHUP; their players connect again."""
        for number, worker in enumerate(self.processes):
            worker.terminate()
            _join(worker, time.monotonic() + STOP_WITHIN)
            self.processes[number] = self._started(number)

    def handle_ttin(self) -> None:
        """Keep the number of workers: each table belongs to one of them."""

    def handle_ttou(self) -> None:
        """Keep the number of workers."""

    def keep_subprocess_alive(self) -> None:
        for index, worker in enumerate(self.processes):
            worker.child_conn.close()  # the worker has its own; a pipe ends only when no process can write to it
            if self.should_exit.is_set():
                return
            if not self._is_alive(worker):
                self._replace(index, worker)

    def _is_alive(self, worker: Process) -> bool:
        deadline = time.monotonic() + self.config.timeout_worker_healthcheck
        while worker.process.is_alive() and time.monotonic() < deadline:
            if worker.ping(LISTEN) or self.signal_queue:
                return True
        return False

    def _replace(self, index: int, worker: Process) -> None:
        has_hung = worker.process.is_alive()
        worker.kill()
        worker.join()
        if worker.exitcode == STARTUP_FAILURE:  # it would fail in the same way again
            log.error("Worker could not start", extra={"pid": worker.pid})
            self.should_exit.set()
            return
        why = "it did not respond, so it was killed" if has_hung else f"it ended with code {worker.exitcode}"
        log.error("A worker died and is replaced", extra={"pid": worker.pid, "why": why})
        self._metrics.deaths.labels("worker").inc()
        self.processes[index] = self._started(index)

    def join_all(self) -> None:
        """Wait for all workers to stop, and kill those that do not."""
        deadline = time.monotonic() + STOP_WITHIN
        for worker in self.processes:
            _join(worker, deadline)
        if self._handover is not None:
            self._handover.close()


def _join(worker: Process, deadline: float) -> None:
    """Wait for a worker to stop, and kill it if it does not."""
    worker.process.join(max(0.0, deadline - time.monotonic()))
    if worker.process.is_alive():
        log.error("A worker did not stop in time and was killed", extra={"pid": worker.pid})
        worker.process.kill()
        worker.process.join()
