"""The supervisor of several worker processes."""

from __future__ import annotations

from uvicorn.supervisors import Multiprocess


class Supervisor(Multiprocess):
    """uvicorn's supervisor, which also notices at once that a worker dies while it waits for its reply."""

    def keep_subprocess_alive(self) -> None:
        for worker in self.processes:
            worker.child_conn.close()  # the worker has its own; a pipe ends only when no process can write to it
        super().keep_subprocess_alive()
