"""The command line in this process, and the package as a wheel; nothing is written outside the test's folder."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from archipel.cli import main

ROOT = Path(__file__).parent.parent.parent
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")


@dataclass(frozen=True)
class Said:
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run `archipel` with these arguments and these lines typed in; games are saved below `tmp_path`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / "data" / name))

    def run(*arguments: object, typed: str | io.TextIOBase = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as `make wheel` builds it; the page has to be built before. Its tests are the group `wheel`."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", folder, ROOT], check=True, timeout=600)
    (found,) = folder.glob("archipel-*.whl")
    return found
