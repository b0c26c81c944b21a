"""The games that this server offers: found, loaded when somebody first needs one, or still being compiled."""

from __future__ import annotations

import asyncio
import gc
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import archipel
from archipel.core.game import Game
from archipel.server.base.errors import Denied, game_failed, game_not_ready
from archipel.server.base.settings import Settings
from archipel.server.process.compiling import Compiler
from archipel.server.wire_types.api import Preparation


class Games:
    """All games of this server. A game that nobody plays is not loaded: it would take memory and time."""

    def __init__(self, settings: Settings, now: Callable[[], int]) -> None:
        self.names = settings.offered
        self._compiler = Compiler(map(archipel.game, self.names), self._note_ready)
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._loader = ThreadPoolExecutor(1, thread_name_prefix="loader")
        self._ready_since: dict[str, int] = {}
        self._now = now

    def start(self) -> None:
        self._compiler.start()

    async def stop(self) -> None:
        await self._compiler.stop()
        self._loader.shutdown(wait=False, cancel_futures=True)

    def find(self, name: str) -> Game:
        """The game of that name; refuses games that this server does not offer."""
        if name in self.names:
            return archipel.game(name)
        if name in archipel.games():
            raise Denied("game-not-offered", 404, title=archipel.game(name).facts.title)
        raise Denied("unknown-game", 404, name=name)

    # --- compiling ------------------------------------------------------------------------------------------------

    @property
    def preparations(self) -> list[Preparation]:
        """The compile progress of every game."""
        return [self.preparation(name) for name in self.names]

    def preparation(self, name: str) -> Preparation:
        job = self._compiler.jobs.get(name)
        if job is None or job.is_compiled:
            return Preparation(name, "ready", 1.0, 0)
        if job.is_failed:
            return Preparation(name, "failed", 0.0, 0)
        state = "compiling" if job.share or job.process else "waiting"
        return Preparation(name, state, round(job.share, 2), math.ceil(job.seconds))  # type: ignore[arg-type] # a literal

    def want(self, name: str) -> Preparation:
        """Compile this game next if it has to be compiled; otherwise load it, since somebody will need it soon."""
        preparation = self.preparation(name)
        if preparation.state == "ready":
            self._begin_to_load(name)
        self._compiler.want(name)
        return preparation

    @property
    def compiled(self) -> list[str]:
        """The games that can be played now."""
        return [name for name in self.names if self.preparation(name).state == "ready"]

    def ready_since(self, name: str) -> int:
        """The time at which the game could first be played here; clocks do not run before."""
        return self._ready_since.get(name, 0)

    def _note_ready(self, name: str) -> None:
        self._ready_since[name] = self._now()

    # --- loading --------------------------------------------------------------------------------------------------

    async def load(self, name: str) -> None:
        """Load a game from the cache, unless it is loaded; refuse it, with the time to wait, until it is compiled."""
        if self._is_loaded(name):
            return
        title = self.find(name).facts.title
        preparation = self.want(name)
        if preparation.state == "failed":
            raise game_failed(title)
        if preparation.state != "ready":
            raise game_not_ready(title, preparation.seconds)
        await asyncio.shield(self._begin_to_load(name))

    def _is_loaded(self, name: str) -> bool:
        task = self._loading.get(name)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    def _begin_to_load(self, name: str) -> asyncio.Task[None]:
        task = self._loading.get(name)
        if task is None or (task.done() and not self._is_loaded(name)):
            task = self._loading[name] = asyncio.get_running_loop().create_task(self._load(archipel.game(name)))
        return task

    async def _load(self, game: Game) -> None:
        await asyncio.get_running_loop().run_in_executor(self._loader, _load, game)


def _load(game: Game) -> None:
    """Call everything that tables need once, so that the first move does not delay other tables."""
    game.load()
    gc.freeze()  # compiled code and the compiler stay; the collector need not look at them again
