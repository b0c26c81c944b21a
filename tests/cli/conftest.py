"""Run the command line in this process; nothing is written outside the test's folder."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from archipel.cli import main


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
