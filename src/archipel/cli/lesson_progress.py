"""The progress of a learner: finished chapters and the step that was left, in a file of the user's data folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import platformdirs

from archipel.cli.save_files import replace_file


class Progress:
    """The progress in the lessons of one game. A file that cannot be read counts as empty."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.file = Path(platformdirs.user_data_dir("archipel")) / "lessons.json"

    @property
    def finished(self) -> frozenset[str]:
        """The chapters that were finished."""
        found = self._own.get("finished", ())
        return frozenset(map(str, found)) if isinstance(found, list) else frozenset()

    @property
    def left(self) -> tuple[str, int]:
        """The chapter and the step that were left, counted from 0; no chapter if none was left."""
        chapter, step = self._own.get("chapter"), self._own.get("step")
        return (chapter, max(0, step)) if isinstance(chapter, str) and isinstance(step, int) else ("", 0)

    def reach(self, chapter: str, step: int) -> None:
        """Remember the step."""
        self._write({"finished": sorted(self.finished), "chapter": chapter, "step": step})

    def finish(self, chapter: str) -> None:
        """Remember that the chapter is finished."""
        self._write({"finished": sorted({*self.finished, chapter})})

    @property
    def _own(self) -> dict[str, Any]:
        own = self._all().get(self._game, {})
        return own if isinstance(own, dict) else {}

    def _all(self) -> dict[str, Any]:
        try:
            found = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, own: dict[str, Any]) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(self.file, json.dumps(self._all() | {self._game: own}, indent=2))
