"""The SQLite file of a server: used by one server at a time, and checked for damage when it starts."""

from __future__ import annotations

import contextlib
import fcntl
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from archipel.core.errors import TranslatedError
from archipel.server.store.database import BadDatabase, DamagedDatabase, is_damage, parsed, sqlite_file
from archipel.server.store.sqlite_writer import WAIT_FOR_A_LOCK

CHECK_WITHIN = 5.0  # seconds; a larger file is checked as far as possible
STEPS = 10_000  # of SQLite's machine between two looks at the time
log = logging.getLogger("archipel.server")


@contextlib.contextmanager
def sole_server(url: str) -> Iterator[None]:
    """Keep other servers off this SQLite file and check it; PostgreSQL looks after both itself.

    The lock is on a file of its own, so that backups and other readers are not disturbed. It ends with the process,
    however it ends.
    """
    parts = parsed(url)
    if parts.drivername != "sqlite":
        yield
        return
    file = sqlite_file(parts)
    with _locked(file):
        check_file(file)
        yield


def _lock_file(file: Path) -> TextIO:
    try:
        return file.with_name(f"{file.name}.lock").open("a+")
    except OSError as error:
        raise BadDatabase("database-folder", folder=file.parent) from error


@contextlib.contextmanager
def _locked(file: Path) -> Iterator[None]:
    with _lock_file(file) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            raise TranslatedError("database-in-use", file=str(file), process=lock.read().strip()) from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield


def check_file(file: Path) -> None:
    """Refuse a damaged file, as far as SQLite finds damage within a few seconds."""
    if not file.is_file():
        return
    with contextlib.closing(sqlite3.connect(file, WAIT_FOR_A_LOCK)) as connection:
        deadline = time.monotonic() + CHECK_WITHIN
        connection.set_progress_handler(lambda: time.monotonic() > deadline, STEPS)
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:  # interrupted, locked, or cannot be opened: not damaged
            log.warning("The database was not checked completely", extra={"why": str(error)})
            return
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            found = str(error)
    if found != "ok":
        raise DamagedDatabase(str(file), " ".join(found.split()))
