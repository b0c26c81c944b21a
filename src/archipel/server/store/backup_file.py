"""The format of a backup file: lines of JSON, compressed with gzip.

A header, then each table's columns and rows, and at the end the number of lines and their SHA-256.
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
from archipel.server.store import migrate

FORMAT = 1
KINDS = ("bytes", "json", "number", "text", "yes or no")  # the types of columns


class BadBackup(ArchipelError):
    """A backup that cannot be written or read."""


class BackupHeader(msgspec.Struct, tag="archipel backup", tag_field="line"):
    """The first line."""

    format: int
    schema: str
    version: str


class TableHeader(msgspec.Struct, tag="table", tag_field="line"):
    """The line before the rows of a table: its columns and their types."""

    name: str
    columns: dict[str, str]


class BackupEnd(msgspec.Struct, tag="end", tag_field="line"):
    """The last line: the number of lines before it and their checksum."""

    lines: int
    sha256: str


BackupRow = list[Any]
BackupLine = BackupHeader | TableHeader | BackupRow
DECODER: msgspec.json.Decoder[BackupLine | BackupEnd] = msgspec.json.Decoder(BackupLine | BackupEnd)


# --- writing ------------------------------------------------------------------------------------------------------


def check_free(file: Path, *, force: bool) -> None:
    """Refuse to overwrite a file unless `force` is set."""
    if file.exists() and not force:
        raise BadBackup(f"{file} already exists; --force overwrites it")
    if not file.parent.is_dir():
        raise BadBackup(f"the folder {file.parent} does not exist")


@contextlib.contextmanager
def writing(file: Path, *, force: bool) -> Iterator[BackupWriter]:
    """A new backup, which gets its name only when it is complete and on the disk."""
    check_free(file, force=force)
    with (
        _readable_errors(file),
        tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as out,
    ):
        try:
            with gzip.GzipFile(filename="", fileobj=out, mode="wb", compresslevel=6) as packed:
                writer = BackupWriter(file, packed)
                yield writer
                writer.write(BackupEnd(writer.lines, writer.checksum.hexdigest()))
            out.flush()
            os.fsync(out.fileno())
            check_free(file, force=force)
            Path(out.name).replace(file)
        except BaseException:
            Path(out.name).unlink()
            raise


@contextlib.contextmanager
def _readable_errors(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadBackup(f"{file} cannot be written: {error.strerror}") from error


class BackupWriter:
    """Writes lines and computes their checksum."""

    def __init__(self, file: Path, out: gzip.GzipFile) -> None:
        self._file = file
        self._out = out
        self.lines = 0
        self.checksum = hashlib.sha256()

    def write(self, line: BackupLine | BackupEnd) -> None:
        written = msgspec.json.encode(line) + b"\n"
        with _readable_errors(self._file):
            self._out.write(written)
        self.checksum.update(written)
        self.lines += 1


# --- reading ------------------------------------------------------------------------------------------------------


def read(file: Path) -> Iterator[BackupLine]:
    """The lines of a backup without the last one; when all are read, the backup is complete and unaltered."""
    state = _ReadState(file)
    for written in _unpacked(state):
        state.line += 1
        line = state.decode(written)
        state.check(line)
        if isinstance(line, BackupEnd):
            state.end = line
        else:
            state.checksum.update(written)
            yield line
    if state.end is None:
        state.line += 1
        raise state.bad("the file ends before its last line")


def _unpacked(state: _ReadState) -> Iterator[bytes]:
    try:
        with gzip.open(state.file) as lines:
            yield from lines
    except (EOFError, gzip.BadGzipFile, zlib.error):
        state.line += 1
        raise state.bad("the file is truncated or damaged here" if state.line > 1 else "not a backup") from None


class _ReadState:
    """The progress through a file, and the checks of each line."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.line = 0
        self.checksum = hashlib.sha256()
        self.table: TableHeader | None = None
        self.end: BackupEnd | None = None

    def bad(self, why: str) -> BadBackup:
        return BadBackup(f"{self.file}, line {self.line}: {why}")

    def decode(self, written: bytes) -> BackupLine | BackupEnd:
        try:
            return DECODER.decode(written)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self.bad("not a backup" if self.line == 1 else "this line cannot be read") from None

    def check(self, line: BackupLine | BackupEnd) -> None:
        if (self.line == 1) != isinstance(line, BackupHeader):
            raise self.bad("not a valid backup header" if self.line == 1 else "another backup begins here")
        if self.end is not None:
            raise self.bad("there are lines after the end")
        match line:
            case BackupHeader():
                self._check_header(line)
            case TableHeader():
                self._check_table(line)
            case BackupEnd():
                self._check_end(line)
            case _:
                self._check_row(line)

    def _check_header(self, header: BackupHeader) -> None:
        if header.format > FORMAT or header.schema not in migrate.known_schemas():
            raise self.bad(
                f"this backup was made by a newer Archipel ({header.version}, schema {header.schema}; "
                f"this is {__version__}, schema {migrate.known_schemas()[-1]})"
            )

    def _check_table(self, table: TableHeader) -> None:
        unknown = set(table.columns.values()) - set(KINDS)
        if unknown:
            raise self.bad(f"unknown column types: {', '.join(sorted(unknown))}")
        self.table = table

    def _check_row(self, row: BackupRow) -> None:
        if self.table is None or len(row) != len(self.table.columns):
            raise self.bad("this row has no table" if self.table is None else "this row has the wrong length")

    def _check_end(self, end: BackupEnd) -> None:
        if (end.lines, end.sha256) != (self.line - 1, self.checksum.hexdigest()):
            raise self.bad(f"checksum mismatch in the {self.line - 1} lines before: the file has been altered")
