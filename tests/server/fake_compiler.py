"""A compiler that compiles nothing: tests decide when a game is ready, and when its process dies."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import archipel
from archipel import bots
from archipel.core import kernel
from archipel.core.definition import GameDefinition
from archipel.server.process import compile_times, compiling
from tests.server.serving import until

PROGRAM = """
import os, signal, sys, threading, time
from pathlib import Path

folder, name = Path(sys.argv[1]), sys.argv[2]

def end_with_server():
    sys.stdin.read()
    os._exit(1)

threading.Thread(target=end_with_server, daemon=True).start()
with (folder / "begun").open("a") as begun:
    begun.write(f"{name} {os.getpid()}\\n")
print("1 4", flush=True)
while not (folder / f"{name}.go").exists() and not (folder / "all.go").exists():
    if (folder / f"{name}.die").exists():
        (folder / f"{name}.die").unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
(folder / f"{name}.ready").touch()
"""
OF_GAMES = ("mahe", "chawai", "deole", "maldivia")


class FakeCompiler:
    """The processes that run instead of the compiler. The real cache is warm, so a game that is ready can be played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.program = folder / "compile.py"
        self.program.write_text(PROGRAM)

    @property
    def begun(self) -> list[str]:
        """The games whose processes have begun, in order."""
        return [line.split()[0] for line in self._lines]

    @property
    def processes(self) -> list[int]:
        return [int(line.split()[1]) for line in self._lines]

    @property
    def _lines(self) -> list[str]:
        begun = self.folder / "begun"
        return begun.read_text().splitlines() if begun.exists() else []

    def until_begun(self, *games: str) -> None:
        until(lambda: self.begun == [*games])

    def let(self, game: str = "all") -> None:
        """Let this game become ready, or all."""
        (self.folder / f"{game}.go").touch()

    def kill(self, game: str) -> None:
        """Let the process of this game die as if it had used up the memory."""
        (self.folder / f"{game}.die").touch()
        until(lambda: not (self.folder / f"{game}.die").exists())

    def is_ready(self, game: str) -> bool:
        return (self.folder / f"{game}.ready").exists()

    def remember(self, **seconds: float) -> None:
        """Pretend that compiling took so long the last time."""
        (self.folder / "compile-seconds.json").write_text(json.dumps(seconds))


def install(monkeypatch: pytest.MonkeyPatch, folder: Path) -> FakeCompiler:
    """Replace the compiler; a game that is used before it is ready fails the test."""
    fake, rules = FakeCompiler(folder), GameDefinition.__dict__["rules"]

    def checked_rules(game: GameDefinition) -> object:
        assert fake.is_ready(game.name), f"{game.name} is used before it is ready"
        return rules.__get__(game, type(game))

    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, str(fake.program), str(folder)))
    monkeypatch.setattr(kernel, "cache_folder", lambda: folder)
    monkeypatch.setattr(compile_times, "root", lambda: folder)
    monkeypatch.setattr(bots, "is_compiled", lambda game: fake.is_ready(game.name))
    monkeypatch.setattr(GameDefinition, "is_compiled", property(lambda game: fake.is_ready(game.name)))
    monkeypatch.setattr(GameDefinition, "rules", property(checked_rules))
    assert set(OF_GAMES) == set(archipel.games())
    return fake
