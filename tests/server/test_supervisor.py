"""The supervisor replaces a worker as soon as it dies."""

from __future__ import annotations

import os
import signal
import threading
import time

import uvicorn

from archipel.server.transport.supervisor import Supervisor
from tests.server.serving import PATIENCE


def test_a_worker_that_dies_before_it_replies_is_replaced_at_once(monkeypatch):
    monkeypatch.setattr("uvicorn.supervisors.multiprocess.SIGNALS", {})
    patience_of_days = uvicorn.Config("nowhere:app", workers=1, timeout_worker_healthcheck=1_000_000)
    supervisor = Supervisor(patience_of_days, [])
    supervisor.init_processes()
    victim = supervisor.processes[0]
    os.kill(victim.pid, signal.SIGSTOP)  # it never replies
    check = threading.Thread(target=supervisor.keep_subprocess_alive, daemon=True)
    check.start()
    time.sleep(0.3)  # so that the supervisor waits for the reply
    victim.process.kill()
    check.join(PATIENCE)
    try:
        assert not check.is_alive()
        assert [worker.pid for worker in supervisor.processes] != [victim.pid]
    finally:
        for worker in supervisor.processes:
            worker.process.kill()
        supervisor.join_all()
