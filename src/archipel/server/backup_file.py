"""The file of a backup: lines of JSON, compressed by gzip.

A header, then for each table its columns and its rows, and at last how many lines there were and their SHA-256.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from archipel import __version__
from archipel.core.errors import ArchipelError
from archipel.server.store import migrating

FORMAT = 1
KINDS = ("bytes", "json", "number", "text", "yes or no")  # what a column may hold


class BadBackup(ArchipelError):
    """A backup that cannot be made or read, and why."""


class Header(msgspec.Struct, tag="archipel backup", tag_field="line"):
    """The first line."""

    format: int
    schema: str
    version: str


class Sheet(msgspec.Struct, tag="table", tag_field="line"):
    """The line before the rows of a table: its columns and what they hold."""

    name: str
    columns: dict[str, str]


class End(msgspec.Struct, tag="end", tag_field="line"):
    """The last line: how many lines came before it, and their sum."""

    lines: int
    sha256: str


Row = list[Any]
Line = Header | Sheet | Row
DECODER: msgspec.json.Decoder[Line | End] = msgspec.json.Decoder(Line | End)


# --- writing ------------------------------------------------------------------------------------------------------


def check_free(file: Path, *, force: bool) -> None:
    """Nothing is overwritten unless that is wanted."""
    if file.exists() and not force:
        raise BadBackup(f"{file} exists already; --force overwrites it")
    if not file.parent.is_dir():
        raise BadBackup(f"there is no folder {file.parent}")


@contextlib.contextmanager
def arriving(file: Path, *, force: bool) -> Iterator[Pen]:
    """A backup that appears under its name when it is complete and on the disk, or not at all."""
    check_free(file, force=force)
    with _told(file), tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as out:
        try:
            with gzip.GzipFile(filename="", fileobj=out, mode="wb", compresslevel=6) as packed:
                pen = Pen(file, packed)
                yield pen
                pen.write(End(pen.lines, pen.sum.hexdigest()))
            out.flush()
            os.fsync(out.fileno())
            check_free(file, force=force)
            Path(out.name).replace(file)
        except BaseException:
            Path(out.name).unlink()
            raise


@contextlib.contextmanager
def _told(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadBackup(f"{file} cannot be written: {error.strerror}") from error


class Pen:
    """Writes lines, and adds them up."""

    def __init__(self, file: Path, out: gzip.GzipFile) -> None:
        self._file = file
        self._out = out
        self.lines = 0
        self.sum = hashlib.sha256()

    def write(self, line: Line | End) -> None:
        written = msgspec.json.encode(line) + b"\n"
        with _told(self._file):
            self._out.write(written)
        self.sum.update(written)
        self.lines += 1


# --- reading ------------------------------------------------------------------------------------------------------


def read(file: Path) -> Iterator[Line]:
    """The lines of a backup, but for the last: whoever has read them all knows that it is complete and unaltered."""
    state = _Reading(file)
    for written in _unpacked(state):
        state.line += 1
        line = state.decode(written)
        state.check(line)
        if isinstance(line, End):
            state.end = line
        else:
            state.sum.update(written)
            yield line
    if state.end is None:
        state.line += 1
        raise state.bad("the file ends before its last line")


def _unpacked(state: _Reading) -> Iterator[bytes]:
    try:
        with gzip.open(state.file) as lines:
            yield from lines
    except (EOFError, gzip.BadGzipFile, zlib.error):
        state.line += 1
        raise state.bad("the file is cut off or damaged here" if state.line > 1 else "this is no backup") from None


class _Reading:
    """What has been read of a file, and what may come next."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.line = 0
        self.sum = hashlib.sha256()
        self.sheet: Sheet | None = None
        self.end: End | None = None

    def bad(self, why: str) -> BadBackup:
        return BadBackup(f"{self.file}, line {self.line}: {why}")

    def decode(self, written: bytes) -> Line | End:
        try:
            return DECODER.decode(written)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self.bad("this is no backup" if self.line == 1 else "this cannot be read") from None

    def check(self, line: Line | End) -> None:
        if (self.line == 1) != isinstance(line, Header):
            raise self.bad("this is no header of a backup" if self.line == 1 else "another backup begins here")
        if self.end is not None:
            raise self.bad("there is something after the end")
        match line:
            case Header():
                self._check_header(line)
            case Sheet():
                self._check_sheet(line)
            case End():
                self._check_end(line)
            case _:
                self._check_row(line)

    def _check_header(self, header: Header) -> None:
        if header.format > FORMAT or header.schema not in migrating.known():
            raise self.bad(
                f"this backup was made by a newer Archipel ({header.version}, schema {header.schema}; "
                f"this is {__version__}, schema {migrating.known()[-1]})"
            )

    def _check_sheet(self, sheet: Sheet) -> None:
        unknown = set(sheet.columns.values()) - set(KINDS)
        if unknown:
            raise self.bad(f"nobody knows columns of {', '.join(sorted(unknown))}")
        self.sheet = sheet

    def _check_row(self, row: Row) -> None:
        if self.sheet is None or len(row) != len(self.sheet.columns):
            raise self.bad("this row belongs to no table" if self.sheet is None else "this row is of another length")

    def _check_end(self, end: End) -> None:
        if (end.lines, end.sha256) != (self.line - 1, self.sum.hexdigest()):
            raise self.bad(f"the {self.line - 1} lines before are not those that were written: the sum differs")
