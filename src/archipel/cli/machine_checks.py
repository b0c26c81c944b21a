"""Checks of this machine: Python, the compiler, folders, space, clock, terminal. Each returns one finding."""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
import time
import warnings
from datetime import datetime
from pathlib import Path

import platformdirs

import archipel
from archipel import bots
from archipel.cli.browser import find_browser
from archipel.cli.finding import Finding, right, warning, wrong
from archipel.core import kernel
from archipel.extras import MissingExtra, require

MEGABYTE = 1_000_000
LITTLE, TOO_LITTLE = 500 * MEGABYTE, 50 * MEGABYTE  # free space; the compiled rules need some 100 MB
FEW_FILES = 1024  # open at once; every connection is one
SERVER = "server"  # an extra
EARLIEST, LATEST = datetime(2025, 1, 1).timestamp(), datetime(2100, 1, 1).timestamp()  # times that a clock may show


def python() -> Finding:
    version = platform.python_version()
    return right("python", version=version) if sys.maxsize > 2**32 else wrong("python-32-bit", version=version)


def compiler() -> Finding:
    """Compile a tiny function."""
    if kernel.plain():
        return warning("compiler-off")
    try:
        from archipel.core.kernel.compiler import try_out

        version = try_out()
    except Exception as error:
        return wrong("compiler-broken", why=f"{type(error).__name__}: {error}".splitlines()[0])
    return right("compiler", version=version)


def cache() -> Finding:
    """Look at the compiled rules."""
    folder = kernel.cache.root()
    if not can_write(folder):
        return warning("cache-unwritable", folder=folder)
    with warnings.catch_warnings(action="ignore"):
        ready = [game.facts.title for game in map(archipel.game, archipel.games()) if bots.is_compiled(game)]
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) // MEGABYTE
    return right("cache", folder=folder, size=size, games=", ".join(ready)) if ready else right("cache-empty")


def saves() -> Finding:
    folder = Path(platformdirs.user_data_dir("archipel"))
    return right("saves", folder=folder) if can_write(folder) else wrong("saves-unwritable", folder=folder)


def can_write(folder: Path) -> bool:
    """Tell whether files can be written there; a folder that does not exist yet has to be possible."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            return True
    except OSError:
        return False


def space() -> Finding:
    """Look for the folder with the least free space."""
    folders = [Path(platformdirs.user_data_dir("archipel")), kernel.cache.root()]
    there = [next(each for each in (folder, *folder.parents) if each.exists()) for folder in folders]
    free, folder = min((shutil.disk_usage(each).free, str(each)) for each in there)
    found = {"megabytes": free // MEGABYTE, "folder": folder}
    if free < TOO_LITTLE:
        return wrong("space-none", **found)
    return warning("space-little", **found) if free < LITTLE else right("space", **found)


def clock() -> Finding:
    now = time.time()
    shown = datetime.fromtimestamp(now).strftime("%Y-%m-%d %H:%M")
    return right("clock", time=shown) if EARLIEST < now < LATEST else wrong("clock-wrong", time=shown)


def terminal() -> Finding:
    encoding = (sys.stdout.encoding or "ascii").lower()
    key, found = ("terminal", right) if encoding.startswith("utf") else ("terminal-poor", warning)
    return found(key, encoding=encoding)


def browser() -> Finding:
    return right("browser") if find_browser() else warning("browser-none")


def open_files() -> Finding:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return right("files-unlimited")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if limit == resource.RLIM_INFINITY:
        return right("files-unlimited")
    return right("files", limit=limit) if limit >= FEW_FILES else warning("files-few", limit=limit)


def server_packages() -> Finding:
    return _extra(SERVER)


def print_packages() -> Finding:
    return _extra("print")


def _extra(extra: str) -> Finding:
    try:
        require(extra)
    except MissingExtra as missing:
        return warning("extra-missing", why=missing)
    return right("extra", what=extra)
