"""Files by which the server processes on one cache agree: who compiles, the progress, and the requested games.

One process leads: it holds a lock on a file, compiles, and writes its progress. The others read that, and write which
games people request from them. If the leader dies, the lock is free, and another process takes over.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
from pathlib import Path

import msgspec

from archipel.core import kernel


class Notice(msgspec.Struct):
    """The leader's report about a game."""

    share: float
    seconds: float
    failed: bool = False


class SharedProgress:
    """The files in the cache folder by which processes agree."""

    def __init__(self) -> None:
        self._folder = kernel.cache_folder()
        self._lock: int | None = None

    def lead(self) -> bool:
        """Try to become the process that compiles; tell whether this one is."""
        if self._lock is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self._folder / "compiling.lock")
        return self._lock is not None

    def resign(self) -> None:
        """Let another process lead."""
        if self._lock is not None:
            self._notices.unlink(missing_ok=True)
            os.close(self._lock)
            self._lock = None

    # --- notices of the leader ------------------------------------------------------------------------------------

    @property
    def _notices(self) -> Path:
        return self._folder / "compiling.json"

    def publish(self, notices: dict[str, Notice]) -> None:
        """Write the progress of each game; a reader never sees half of it."""
        draft = self._notices.with_suffix(f".{os.getpid()}")
        with contextlib.suppress(OSError):
            draft.write_bytes(msgspec.json.encode(notices))
            draft.replace(self._notices)

    def read(self) -> dict[str, Notice]:
        with contextlib.suppress(OSError, msgspec.DecodeError):
            return msgspec.json.decode(self._notices.read_bytes(), type=dict[str, Notice])
        return {}

    # --- requests of the other processes --------------------------------------------------------------------------

    def request(self, name: str) -> None:
        """Ask the leader to compile this game next."""
        with contextlib.suppress(OSError):
            self._wanted(name).touch()

    def take_request(self, name: str) -> bool:
        """Tell whether somebody has requested this game, and forget the request."""
        wanted = self._wanted(name)
        if not wanted.exists():
            return False
        wanted.unlink(missing_ok=True)
        return True

    def _wanted(self, name: str) -> Path:
        return self._folder / f"{name}.wanted"


def _locked(file: Path) -> int | None:
    """An open file that only this process has locked, or None; the lock ends with the process."""
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return None
    return descriptor
