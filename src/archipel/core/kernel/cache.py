"""The folder of compiled rules on disk: what is read from it is whole and was made for this very machine and source.

The folder's name is a hash of everything that machine code depends on. Each file begins with a digest of the rest, is
written beside its place and then moved there, so a reader finds all of it or nothing. `<game>.ready` lists the files
that a game needs, with their digests: a game counts as compiled when all of them are there and unharmed. Whatever is
not is compiled anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import re
import shutil
import sys
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

from archipel.core.errors import TranslatedWarning

PACKAGE = Path(__file__).resolve().parents[2]
KERNEL_FOLDERS = ("core", "games", "bots")
COMPILER = ("numba", "llvmlite", "numpy")
COMPILER_SETTINGS = ("BOUNDSCHECK", "CPU_FEATURES", "CPU_NAME", "ENABLE_AVX", "LOOP_VECTORIZE", "OPT", "SLP_VECTORIZE")
KEPT_CACHES = 12  # several checkouts may take turns
OURS = re.compile("[0-9a-f]{16}")  # how our cache folders are named; others are left alone
TELLING = ("vendor_id", "cpu family", "model", "flags", "CPU implementer", "CPU part", "Features")  # of /proc/cpuinfo
NATIVE, GENERIC = "native", "generic"


# --- the folder ---------------------------------------------------------------------------------------------------


def root() -> Path:
    """The folder for compiled rules: `ARCHIPEL_CACHE_DIR`, or the user's cache folder."""
    chosen = os.environ.get("ARCHIPEL_CACHE_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("archipel")) / "kernels"


def processor() -> str:
    """The processor to compile for: `ARCHIPEL_CPU`, which is native, generic, or a name that LLVM knows."""
    return os.environ.get("ARCHIPEL_CPU") or NATIVE


@cache
def folder() -> Path | None:
    """The folder of this process, or None if there is none and none can be made."""
    return usable(wanted())


def wanted() -> Path:
    """A folder named after everything that the machine code depends on."""
    digest = hashlib.sha256(repr(surroundings()).encode())
    for part in KERNEL_FOLDERS:
        for source in sorted((PACKAGE / part).rglob("*.py")):
            digest.update(source.relative_to(PACKAGE).as_posix().encode() + source.read_bytes())
    return root() / digest.hexdigest()[:16]


def surroundings() -> list[object]:
    """All that machine code depends on besides our sources: Python, the compiler, its settings, the processor."""
    settings = {name: os.environ.get(f"NUMBA_{name}") for name in COMPILER_SETTINGS}
    return [sys.implementation.cache_tag, *map(version, COMPILER), settings, target()]


def target() -> tuple[str, ...]:
    """The processor that the code is for. Without a chosen one, it is this machine's with all its abilities."""
    chosen = [processor()] if processor() != NATIVE else abilities()
    return platform.system(), platform.machine(), *chosen


def abilities() -> list[str]:
    """The model and the abilities of this machine's processor. Linux tells them without loading the compiler."""
    with contextlib.suppress(OSError):
        first = Path("/proc/cpuinfo").read_text().partition("\n\n")[0]
        return [line for line in first.splitlines() if line.partition(":")[0].strip() in TELLING]
    import llvmlite.binding as llvm

    return [llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()]


def usable(place: Path) -> Path | None:
    """The folder, made if necessary. A folder that is there but read-only is good for reading."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        complain(place)
        return None
    with contextlib.suppress(OSError):
        os.utime(place)
        _forget_old(place.parent)
    return place


def complain(place: Path) -> None:
    """Warn that compiled rules are not kept."""
    warnings.warn(TranslatedWarning("cache-folder", folder=place), stacklevel=3)


def _forget_old(kernels: Path) -> None:
    """Keep the folders used most recently; older kernels are not needed again."""
    folders = sorted(
        (f for f in kernels.iterdir() if f.is_dir() and OURS.fullmatch(f.name)),
        key=lambda f: f.stat().st_mtime,
        reverse=True,
    )
    for old in folders[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)


# --- files --------------------------------------------------------------------------------------------------------


def sealed(content: bytes) -> bytes:
    """The content of a file with its digest in front."""
    return hashlib.sha256(content).digest() + content


def read(file: Path) -> bytes | None:
    """The content of a file, or None if it is missing, cut off or altered."""
    try:
        whole = file.read_bytes()
    except OSError:
        return None
    digest_size = hashlib.sha256().digest_size
    content = whole[digest_size:]
    return content if whole == sealed(content) else None


def write(file: Path, content: bytes) -> None:
    """Put a file in its place in one step. A whole file that another process wrote meanwhile stays."""
    if read(file) is None:
        _replace(file, sealed(content))


def _replace(file: Path, whole: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)  # another version may have removed it as too old
    handle, beside = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(whole)
        os.chmod(beside, 0o644)
        os.replace(beside, file)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


# --- games --------------------------------------------------------------------------------------------------------

_used: list[set[Path]] = []


def note(file: Path) -> None:
    """Remember that a file was read or written, for those who are collecting."""
    for files in _used:
        files.add(file)


@contextlib.contextmanager
def collecting() -> Iterator[set[Path]]:
    """Collect the files that are read or written in this block."""
    files: set[Path] = set()
    _used.append(files)
    try:
        yield files
    finally:
        _used.remove(files)


def is_ready(name: str) -> bool:
    """Tell whether everything that was compiled under this name is there and whole."""
    place = folder()
    listed = None if place is None else read(place / f"{name}.ready")
    if place is None or listed is None:
        return False
    lines = [line.split(" ", 1) for line in listed.decode().splitlines()]
    return all(_digest(place.parent / file) == digest for digest, file in lines)


def mark_ready(name: str, files: set[Path]) -> None:
    """List the files of this name with their digests; if one is missing, nothing is promised."""
    place = folder()
    digests = {file: _digest(file) for file in sorted(files)}
    if place is None or None in digests.values():
        return
    lines = [f"{digest} {file.relative_to(place.parent).as_posix()}" for file, digest in digests.items()]
    try:
        _replace(place / f"{name}.ready", sealed("\n".join(lines).encode()))
    except OSError:
        complain(place)


def _digest(file: Path) -> str | None:
    content = read(file)
    return None if content is None else hashlib.sha256(content).hexdigest()
