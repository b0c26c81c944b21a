"""The migrations lead to the schema, also when several processes start; foreign databases are left alone."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from archipel.cli import main
from archipel.core.record import verify
from archipel.server.rooms import seating
from archipel.server.store import BadDatabase, Database, Store
from archipel.server.store.migrate import known_schemas, upgrade
from archipel.server.store.schema import facts, metadata
from tests.marking import mostly
from tests.server.database_access import execute, fresh, rows
from tests.server.serving import PATIENCE, Served, free_port, play_on, settings_for

TOGETHER = 4


async def with_database(url, work):
    database = Database(url)
    try:
        return await work(database)
    finally:
        await database.close()


def test_the_migrations_lead_to_the_schema(database):
    async def differences(database):
        async with database.reader.connect() as connection:
            return await connection.run_sync(
                lambda sync: compare_metadata(
                    MigrationContext.configure(sync, opts={"compare_type": True, "compare_server_default": True}),
                    metadata,
                )
            )

    assert asyncio.run(with_database(fresh(database), differences)) == []


def test_upgrading_a_current_database_changes_nothing(database):
    before = rows(fresh(database), facts)
    assert rows(fresh(database), facts) == before
    assert {name for name, _ in before} == {"key", "generation", "probe"}


def test_two_tasks_may_upgrade_at_once(database):
    async def together():
        await asyncio.gather(*(with_database(database, upgrade) for _ in range(TOGETHER)))

    asyncio.run(together())
    assert len(rows(database, facts)) == 3


UPGRADE = """
import asyncio, os, sys
from archipel.server.store import Database
from archipel.server.store.migrate import upgrade

start, go = os.pipe()
children = []
for _ in range(int(sys.argv[2])):
    children.append(os.fork())
    if not children[-1]:
        os.close(go)
        os.read(start, 1)  # returns in all of them at once, when the parent closes its end
        asyncio.run(upgrade(Database(sys.argv[1])))
        sys.exit()
os.close(go)
print([os.waitpid(child, 0)[1] for child in children])
"""  # one process loads the modules and splits; each part then makes connections of its own


def test_two_processes_may_upgrade_at_once(database):
    command = [sys.executable, "-c", UPGRADE, database, str(TOGETHER)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.stdout, ended.stderr) == (f"{[0] * TOGETHER}\n", "")
    assert len(rows(database, facts)) == 3


def test_a_failed_migration_leaves_nothing(database, monkeypatch):
    def fail(connection):
        connection.execute(text("CREATE TABLE half (id INTEGER)"))
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("archipel.server.store.migrate.run_migrations", lambda connection, schema: fail(connection))
    with pytest.raises(BadDatabase, match="cannot be used: disk I/O error"):
        fresh(database)
    monkeypatch.undo()
    assert fresh(database) == database  # a table left behind would make it somebody else's


# --- games of the previous version --------------------------------------------------------------------------------


SINCE_0003 = [f"DROP TABLE {table}" for table in ("orders", "bans", "notices", "worker_figures")]
SINCE_0003 += ["ALTER TABLE tables DROP COLUMN erased", "ALTER TABLE removals DROP COLUMN seats"]
SINCE_0002 = [*SINCE_0003, "DROP TABLE spent_links", "DROP TABLE removals", "DROP TABLE reports"]
SINCE_0002 += ["ALTER TABLE people DROP COLUMN recovery_until"]
SINCE_0001 = [*SINCE_0002, "ALTER TABLE tables DROP COLUMN start"]


def downgrade(url, schema, since):
    """Give the database the schema that a previous version left."""
    for statement in since:
        execute(url, text(statement))
    execute(url, text("UPDATE alembic_version SET version_num = :schema").bindparams(schema=schema))


@mostly("sqlite")
def test_a_link_of_the_previous_version_is_valid_for_a_week(database):
    with Served(settings_for(fresh(database))) as served, served.visitor("Ana") as ana:
        ana.put("/api/me", name="Ana")
        token = ana.post("/api/me/recovery")["token"]
    downgrade(database, "0002", SINCE_0002)
    with Served(settings_for(fresh(database))) as served, served.visitor() as phone:
        ((until,),) = execute(database, text("SELECT recovery_until FROM people"))
        assert 6 * 86_400_000 < until - served.process.clock() <= 7 * 86_400_000
        assert phone.post("/api/recover", token=token)["name"] == "Ana"


@mostly("postgresql")
def test_a_game_of_the_previous_version_goes_on_with_its_old_key(database, monkeypatch):
    """Its record stays in format 1, with a remark about the stand-in; tables that were open get the new key."""
    with Served(settings_for(fresh(database))) as served, served.visitor("Ana") as ana:
        monkeypatch.setattr(seating, "_fix_start", lambda room: None)
        table = served.table("mahe", ana, bots=1, level="random")
        ana.post(f"/api/tables/{table.id}/leave")
        with ana.at(table.id) as tab:
            play_on([tab], answers=20)
        waiting = ana.post("/api/tables", game="mahe", seats=2)["id"]
        cookies = dict(ana.http.cookies)
    monkeypatch.undo()
    downgrade(database, "0001", SINCE_0001)
    with Served(settings_for(fresh(database))) as served, served.visitor("Ana") as ana:
        ana.http.cookies.update(cookies)
        with ana.at(table.id) as tab:
            play_on([tab])
        check_old(ana.get(f"/api/tables/{table.id}"), ana.get(f"/api/tables/{table.id}/record"))
        ana.put(f"/api/tables/{waiting}/seats/2/bot", kind="random")
        ana.sit(waiting, 1)
        assert ana.post(f"/api/tables/{waiting}/start")["start"].startswith("archipel 2 - mahe - 2 seats")


def check_old(table, text):
    verdict = verify(text)
    assert "start" not in table
    assert text.startswith("archipel 1 - mahe - 2 seats")
    assert (verdict.finished, verdict.luck, verdict.sealed, verdict.form) == (True, "fair", False, 1)


# --- foreign databases --------------------------------------------------------------------------------------------


def refusal(url, capsys):
    """The error of `archipel serve` for this database, which has one line."""
    assert main(["serve", "--database-url", url, "--port", str(free_port())]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err[:10], said.err.count("\n")) == ("", "archipel: ", 1)
    return said.err


def test_a_newer_schema_is_refused(database, capsys):
    execute(fresh(database), text("UPDATE alembic_version SET version_num = '0999'"))
    assert "written by a newer Archipel (schema 0999; this version knows " in refusal(database, capsys)


def test_a_database_of_something_else_is_refused_and_not_touched(database, capsys):
    execute(database, text("CREATE TABLE recipes (id INTEGER)"))
    assert "belongs to another program: it has the tables recipes" in refusal(database, capsys)
    with pytest.raises(BadDatabase):
        fresh(database)


def test_rejects_a_database_with_foreign_migrations(database, capsys):
    execute(database, text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
    execute(database, text("INSERT INTO alembic_version VALUES ('c0ffee')"))
    assert "belongs to another program" in refusal(database, capsys)


def test_a_server_does_not_begin_on_an_older_schema(database):
    async def begin():
        store = Store(database)
        try:
            await store.open()
        finally:
            await store.database.close()

    with pytest.raises(BadDatabase, match=f"has no schema, not schema {known_schemas()[-1]}; run `archipel serve`"):
        asyncio.run(begin())


# --- unreachable databases ----------------------------------------------------------------------------------------


def test_a_file_that_is_no_database_is_refused(tmp_path, capsys):
    (tmp_path / "diary").write_text("Dear diary, " * 100)
    assert "cannot be used: file is not a database" in refusal(f"sqlite:///{tmp_path / 'diary'}", capsys)
    assert (tmp_path / "diary").read_text().startswith("Dear diary")


def test_a_folder_is_no_database(tmp_path, capsys):
    assert f"{tmp_path}: this is a folder" in refusal(f"sqlite:///{tmp_path}", capsys)


def test_a_folder_that_cannot_be_made_is_named(tmp_path, capsys):
    (tmp_path / "file").touch()
    sentence = f"the folder {tmp_path / 'file' / 'below'} for the database cannot be written; choose another file"
    assert sentence in refusal(f"sqlite:///{tmp_path / 'file' / 'below' / 'a.db'}", capsys)


@pytest.mark.skipif(os.geteuid() == 0, reason="whoever may do everything is refused nothing")
def test_an_error_names_a_folder_without_write_permission(tmp_path, capsys):
    tmp_path.chmod(0o500)
    for file in (tmp_path / "a.db", tmp_path / "below" / "a.db"):
        assert f"the folder {file.parent} for the database cannot be written" in refusal(f"sqlite:///{file}", capsys)


def test_a_folder_of_the_system_is_named(capsys):
    """Nobody may create files there, not even the administrator."""
    assert "the folder /proc for the database cannot be written" in refusal("sqlite:////proc/a.db", capsys)


def test_a_full_disk_is_told(tmp_path, capsys, monkeypatch):
    def fill(connection, schema):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("archipel.server.store.migrate.run_migrations", fill)
    assert "there is no space left for the database " in refusal(f"sqlite:///{tmp_path / 'a.db'}", capsys)


def test_a_database_that_is_not_there_is_refused_without_telling_the_password(capsys):
    said = refusal(f"postgresql://ana:hunter2@127.0.0.1:{free_port()}/games", capsys)
    assert "the database postgresql://ana:***@127.0.0.1:" in said
    assert "cannot be reached; start it, or check ARCHIPEL_DATABASE_URL" in said
    assert "hunter2" not in said


def test_a_name_that_no_machine_has_is_refused(capsys):
    assert "cannot be reached; start it, or check " in refusal("postgresql://nobody.invalid/games", capsys)


def test_a_stranger_is_refused(postgresql, capsys):
    stranger = postgresql.replace("://postgres:", "://stranger:")
    assert 'cannot be used: role "stranger" does not exist' in refusal(stranger, capsys)


def test_a_wrong_password_is_refused(capsys, monkeypatch):
    """The PostgreSQL of the tests needs no password, so the test raises the driver's error."""

    async def refuse(*_, **__):
        raise asyncpg.InvalidPasswordError('password authentication failed for user "ana"')

    monkeypatch.setattr(asyncpg, "connect", refuse)
    said = refusal("postgresql://ana:hunter2@localhost/games", capsys)
    assert 'cannot be used: password authentication failed for user "ana"' in said
    assert "hunter2" not in said


def test_rejects_a_database_that_does_not_exist(postgresql, capsys):
    assert 'cannot be used: database "nowhere" does not exist' in refusal(
        postgresql.replace("/postgres?", "/nowhere?"), capsys
    )


def test_reports_a_missing_permission_to_create_tables(postgresql_database, capsys):
    execute(postgresql_database, text("DROP ROLE IF EXISTS guest"))
    execute(postgresql_database, text("CREATE ROLE guest LOGIN"))
    execute(postgresql_database, text("REVOKE CREATE ON SCHEMA public FROM PUBLIC"))
    guest = postgresql_database.replace("://postgres:", "://guest:")
    assert "cannot be used: permission denied for schema public" in refusal(guest, capsys)


@pytest.mark.parametrize(
    "url", ["postgresql://[bad", "postgresql://host:port/name", "sqlite:///", "sqlite:///:memory:"]
)
def test_an_address_that_is_none_is_refused_and_leaves_nothing_behind(url, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert refusal(url, capsys)
    assert not list(tmp_path.iterdir())
