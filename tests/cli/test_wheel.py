"""The wheel in an empty environment plays and serves, with the locked versions and with the newest ones."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import PIP, ROOT
from tests.server.serving import Visitor, free_port, play_on, until

GAME = "mahe"
VERSIONS = {"locked": ("--constraint", str(ROOT / "requirements.lock")), "newest": ()}
START = 300  # seconds; far longer than anything takes

pytestmark = [pytest.mark.more, pytest.mark.xdist_group("wheel")]


class Installed:
    """The wheel with everything for players, in an environment of its own."""

    def __init__(self, folder: Path, wheel: Path, *how: str) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        venv.create(folder / "venv", with_pip=True)
        subprocess.run(
            [self.bin / "python", *PIP, "install", "--no-compile", *how, f"{wheel}[all]"], check=True, timeout=1200
        )

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("ARCHIPEL_", "PYTHON"))}
        own = {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(self.folder / "data"), "ARCHIPEL_CACHE_DIR": str(self.folder)}
        return kept | own | {"NUMBA_DISABLE_JIT": "1"} | more

    def archipel(self, *arguments: str, **more: str) -> str:
        """Run the command, which has to succeed without a word of complaint; its output."""
        command = [self.bin / "archipel", *arguments]
        around = self.environment(**more)
        said = subprocess.run(
            command, cwd=self.folder, env=around, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        assert said.returncode == 0, said.stderr
        return said.stdout

    @contextlib.contextmanager
    def serving(self) -> Iterator[str]:
        """The address of the server, which runs within this block."""
        port = free_port()
        command = [self.bin / "archipel", "serve", "--port", str(port)]
        with (self.folder / "log").open("wb") as log:
            process = subprocess.Popen(command, cwd=self.folder, env=self.environment(), stdout=log, stderr=log)
        try:
            until(lambda: process.poll() is not None or _answers(port), START)
            assert process.poll() is None, (self.folder / "log").read_text()
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            assert process.wait(60) == 0


def _answers(port: int) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
    return False


@pytest.fixture(scope="module", params=VERSIONS)
def installed(request, tmp_path_factory, wheel) -> Installed:
    return Installed(tmp_path_factory.mktemp(request.param), wheel, *VERSIONS[request.param])


def test_the_page_and_all_words_are_inside(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert "archipel/server/page/index.html" in inside
    assert any(name.startswith("archipel/server/page/assets/") for name in inside)
    ours = {file.relative_to(ROOT / "src").as_posix() for file in (ROOT / "src").rglob("*.ftl")}
    assert ours <= inside


def test_it_greets_and_plays(installed):
    assert "archipel learn" in installed.archipel()
    assert "The game is over" in installed.archipel("play", GAME, "--you", "0", "--bots", "random", "--seats", "2")


def test_the_compiler_works_with_these_versions(installed):
    checks = {
        check["check"]: check
        for check in json.loads(installed.archipel("doctor", "--json", NUMBA_DISABLE_JIT="0"))["checks"]
    }
    assert checks["compiler"]["verdict"] == "right", checks["compiler"]
    assert checks["page"]["verdict"] == "right"
    counted = json.loads(installed.archipel("perft", GAME, "--depth", "2", "--json", NUMBA_DISABLE_JIT="0"))
    assert [row["depth"] for row in counted] == [1, 2]


def test_it_serves_the_page_and_a_table(installed):
    with installed.serving() as address, Visitor(address, "Ana") as ana:
        page = ana.http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        table = ana.post("/api/tables", game=GAME, seats=2)["id"]
        ana.sit(table, 1)
        ana.put(f"/api/tables/{table}/seats/2/bot", kind="random")
        ana.post(f"/api/tables/{table}/start")
        with ana.at(table) as tab:
            assert play_on([tab])["result"]
