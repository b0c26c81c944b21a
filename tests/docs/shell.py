"""Commands in the documentation: which are run for real, and why the others are not."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import shlex
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import httpx

from archipel.cli.parser import build
from tests.docs.pages import ROOT, Page
from tests.server.serving import free_port, until

PATIENCE = 180.0  # seconds; the rules may have to be compiled first
ARCHIPEL = re.compile(r"(?:^|[\s/])archipel ((?!archipel\b)[a-z]+\b[^\n#]*)")
VARIABLE = re.compile(r"[A-Z_]+=")
COMMANDS = next(action.choices for action in build()._actions if action.choices and action.dest != "help")
NOT_RUN = {  # the beginning of a line: the reason
    "docker ": "there is no Docker where the tests run",
    "echo ": "prepares the folder of Docker Compose",
    "cp docs/archipel.env": "prepares the folder of Docker Compose",
    "make ": "builds, tests or measures the whole repository; its targets are checked",
    'pip install "$(ls dist/': "needs a package index, and a wheel that `make wheel` has built",
    "python bench/": "measures for minutes; its file is checked",
    "python tools/first_minute.py": "clones, installs and compiles everything in a browser's sight",
    "archipel admin ": "needs a server with tables and people; tests/server/test_admin.py has its own",
    "archipel backup move.gz": "reads the database of a server in /var/lib",
    "archipel restore move.gz": "writes to a PostgreSQL that is not there; test_backup.py has its own",
}


@dataclass(frozen=True)
class Line:
    """A command with the variables that are set before it."""

    text: str
    variables: dict[str, str]
    words: list[str]


def read(text: str) -> Line:
    words = shlex.split(text, comments=True)
    variables = list(itertools.takewhile(VARIABLE.match, words))
    return Line(text, dict(word.split("=", 1) for word in variables), words[len(variables) :])


def typed(page: Page) -> list[Line]:
    """The commands of the page, in order."""
    lines = [line for block in page.blocks("sh") for line in block.text.splitlines()]
    return [read(line) for line in lines if line.strip() and not line.startswith("#")]


def reason_not_to_run(line: Line) -> str | None:
    return next((why for start, why in NOT_RUN.items() if line.text.startswith(start)), None)


def commands(text: str) -> list[list[str]]:
    """The arguments of every call of archipel in a text, wherever it stands in its line."""
    plain = re.sub(r"\$\([^)]*\)", "1", text)
    calls = [shlex.split(call) for call in ARCHIPEL.findall(plain)]
    return [call for call in calls if call[0] in COMMANDS]


def run(line: Line, folder: Path) -> None:
    """Run a command as the reader would, in this folder, with nothing typed in; a server is stopped when it answers."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "archipel.cli", *line.words[1:]],
        cwd=folder,
        env=environment(folder, port) | line.variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        if "serve" in line.words and "--sample" not in line.words:
            stop(process, port)
        said, _ = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()  # if it has not ended by itself
    assert process.returncode == 0, f"{line.text}: {said.decode()}"


def stop(process: subprocess.Popen[bytes], port: int) -> None:
    until(lambda: process.poll() is not None or is_alive(port), PATIENCE)
    process.send_signal(signal.SIGTERM)


def is_alive(port: int) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    return False


def environment(folder: Path, port: int) -> dict[str, str]:
    """Keep the games and databases of the commands in the folder; `true` is a browser that opens nothing."""
    kept = {name: value for name, value in os.environ.items() if name == "ARCHIPEL_CACHE_DIR" or "ARCHIPEL" not in name}
    return kept | {"XDG_DATA_HOME": str(folder / "data"), "ARCHIPEL_PORT": str(port), "BROWSER": "true"}


def prepare(page: Page, folder: Path) -> None:
    """Give the folder what the page speaks of: the examples, and the position that it shows."""
    (folder / "examples").symlink_to(ROOT / "examples")
    for block in page.blocks("json")[:1]:
        (folder / "position.json").write_text(block.text)
