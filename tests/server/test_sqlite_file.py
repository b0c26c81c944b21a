"""A SQLite file belongs to one server, and damage is found and explained when the server starts."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.cli import main
from archipel.core.errors import TranslatedError
from archipel.server.store import sqlite_file
from archipel.server.store.database import DamagedDatabase
from archipel.server.store.sqlite_file import check_file, sole_server
from tests.server.database_access import back_up, execute, fresh
from tests.server.database_access import restore as load
from tests.server.sqlite_rows import guest

HOLD = """
import sys
from archipel.server.store.sqlite_file import sole_server
with sole_server(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def holder(url):
    """Another process that uses the file as a server does."""
    command = [sys.executable, "-c", HOLD, url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"held\n"
        yield process
        process.stdin.close()


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(url, file, holder):
    with pytest.raises(TranslatedError) as refusal, sole_server(url):
        pass
    assert refusal.value.sentence("en").startswith(
        f"another server is already using the database {file} (process {holder.pid})"
    )


def test_the_command_refuses_it_with_code_2(url, file, holder, monkeypatch, capsys):
    monkeypatch.setattr("archipel.cli.serve.listen", lambda host, port: contextlib.nullcontext())
    assert main(["serve", "--database-url", url]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(file) in said
    assert str(holder.pid) in said


def test_the_lock_ends_with_the_process_however_it_ends(url, holder):
    holder.kill()
    holder.wait()
    with sole_server(url):
        pass


def test_backup_and_restore_work_beside_a_server(url, holder, tmp_path):
    backup = back_up(url, tmp_path / "backup.gz")
    load(url, backup, replace=True)


# --- damage -------------------------------------------------------------------------------------------------------


@pytest.fixture
def damaged(url, file):
    """A file with guests in which some pages are overwritten."""
    statement = guest("x")
    execute(url, statement.sql, [{**statement.rows[0], "id": f"guest-{n:06}"} for n in range(5000)])
    with file.open("r+b") as stream:
        stream.seek(8 * 4096)
        stream.write(b"\xa5" * 4096 * 20)
    return file


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it", "nl"])
def test_damage_is_told_with_the_way_to_the_last_backup(damaged, lang):
    with pytest.raises(DamagedDatabase) as refusal:
        check_file(damaged)
    sentence = refusal.value.sentence(lang)
    assert str(damaged) in sentence
    assert "archipel restore" in sentence
    assert "\n" not in sentence


def test_a_healthy_file_and_no_file_pass(file, tmp_path, caplog):
    check_file(file)
    check_file(tmp_path / "none.db")
    assert caplog.records == []


def test_the_check_of_a_large_file_ends_in_time(url, file, monkeypatch, caplog):
    statement = guest("x")
    execute(url, statement.sql, [{**statement.rows[0], "id": f"guest-{n:06}"} for n in range(20_000)])
    monkeypatch.setattr(sqlite_file, "CHECK_WITHIN", 0.0)
    monkeypatch.setattr(sqlite_file, "STEPS", 1)
    check_file(file)
    assert caplog.messages == ["The database was not checked completely"]


def test_restoring_into_a_damaged_file_says_to_move_it_away(url, file, tmp_path, capsys):
    backup = back_up(url, tmp_path / "backup.gz")
    for wal in (f"{file}-wal", f"{file}-shm"):
        Path(wal).unlink(missing_ok=True)
    file.write_bytes(file.read_bytes()[:100] + b"\xa5" * 50_000)
    assert main(["restore", str(backup), "--replace", "--database-url", url]) == 2
    said = capsys.readouterr().err
    assert "archipel restore" in said
    assert said.count("\n") == 1
    file.unlink()
    load(fresh(url), backup, replace=True)
