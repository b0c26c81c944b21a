"""Backup and restore: one file for both kinds of database; an invalid file changes nothing."""

from __future__ import annotations

import stat

import pytest
from sqlalchemy import insert, select, text

from archipel.cli import main
from archipel.core.errors import ArchipelError
from archipel.server.store import migrate
from archipel.server.store.database import BadDatabase
from archipel.server.store.schema import chat, log, people
from tests.server.conftest import new_database
from tests.server.database_access import (
    back_up,
    content,
    execute,
    fact,
    forge,
    fresh,
    lines_of,
    restore,
    rows,
    write_lines,
)
from tests.server.serving import play_on

GUEST = {"id": "g", "name": "Zoë", "lang": "fr", "epoch": 0, "created": 1_700_000_000_000}


@pytest.fixture
def lived_in(served, ana, bo):
    """The address of the database of a running server with a game in progress."""
    table = served.table("mahe", ana, bo, clock=3600)
    with table.tabs() as tabs:
        tabs[0].say(type="say", text="Ahoj «Bo» 🐢")
        tabs[1].next("chat")
        play_on(tabs, 8)
        yield served.settings.url


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'new' / 'elsewhere.db'}"
    else:
        with new_database(request.getfixturevalue("postgresql")) as database:
            yield database


@pytest.fixture
def home(sqlite_database):
    """A database with one guest in it."""
    execute(fresh(sqlite_database), insert(people), [GUEST])
    return sqlite_database


@pytest.fixture
def kept(home, tmp_path):
    """A backup of it."""
    return back_up(home, tmp_path / "kept.gz")


# --- there and back -----------------------------------------------------------------------------------------------


@pytest.mark.own_server
def test_everything_comes_back_in_either_kind_of_database(lived_in, elsewhere, tmp_path):
    file = back_up(lived_in, tmp_path / "all.gz")
    before = content(lived_in)
    restore(elsewhere, file)
    assert content(elsewhere) == before
    assert all(before[name] for name in ("people", "tables", "seats", "log", "chat"))


def test_cookies_stay_valid_and_caches_do_not(home, kept, elsewhere):
    restore(elsewhere, kept)
    assert fact(elsewhere, "key") == fact(home, "key")
    assert fact(elsewhere, "generation") != fact(home, "generation")


@pytest.mark.own_server
def test_lines_of_chat_are_numbered_on(lived_in, elsewhere, tmp_path):
    restore(elsewhere, back_up(lived_in, tmp_path / "all.gz"))
    (said,) = execute(elsewhere, select(chat))
    another = {name: value for name, value in said._mapping.items() if name != "id"}
    execute(elsewhere, insert(chat), [another])
    assert len({row.id for row in execute(elsewhere, select(chat.c.id))}) == 2


def test_many_rows_are_taken_in_batches(home, elsewhere, tmp_path):
    crowd = [GUEST | {"id": f"g{n}"} for n in range(1234)]
    execute(home, insert(people), crowd)
    restore(elsewhere, back_up(home, tmp_path / "crowd.gz"))
    assert content(elsewhere) == content(home)


def test_a_database_can_be_replaced_as_often_as_one_likes(home, kept):
    execute(home, insert(people), [GUEST | {"id": "late"}])
    lives = {fact(home, "generation")}
    for _ in range(2):
        restore(home, kept, replace=True)
        lives.add(fact(home, "generation"))
    assert [row[0] for row in rows(home, people)] == ["g"]
    assert len(lives) == 3


def test_a_backup_of_an_older_schema_is_brought_forward(kept, elsewhere, monkeypatch, tmp_path):
    newer = tmp_path / "migrations"
    (newer / "versions").mkdir(parents=True)
    for file in [*migrate.SCRIPTS.glob("env.py"), *migrate.SCRIPTS.glob("versions/*.py")]:
        (newer / file.relative_to(migrate.SCRIPTS)).write_text(file.read_text())
    (newer / "versions" / "9999_hats.py").write_text(HATS % migrate.known_schemas()[-1])
    monkeypatch.setattr(migrate, "SCRIPTS", newer)
    restore(elsewhere, kept)
    assert execute(elsewhere, text("SELECT name, hat FROM people")) == [("Zoë", "straw")]
    assert execute(elsewhere, text("SELECT version_num FROM alembic_version")) == [("9999",)]


HATS = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "%s"


def upgrade():
    op.add_column("people", sa.Column("hat", sa.String(10), nullable=False, server_default="straw"))
"""


# --- the file -----------------------------------------------------------------------------------------------------


def test_an_existing_file_is_not_overwritten_unless_forced(home, tmp_path):
    file = tmp_path / "old.gz"
    file.write_text("precious")
    with pytest.raises(ArchipelError, match="already exists; --force overwrites it"):
        back_up(home, file)
    assert file.read_text() == "precious"
    assert lines_of(back_up(home, file, force=True))


def test_only_the_owner_may_read_a_backup_and_nothing_else_is_left_behind(home, kept, tmp_path):
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir() if not file.name.startswith("archipel.db")] == ["kept.gz"]


def test_a_backup_that_fails_leaves_no_file(home, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("gzip.GzipFile.write", full)
    with pytest.raises(ArchipelError, match=r"late\.gz cannot be written: No space left on device"):
        back_up(home, tmp_path / "late.gz")
    assert not list(tmp_path.glob("*late*"))


def test_a_backup_of_nothing_is_refused_and_makes_no_database(tmp_path):
    with pytest.raises(BadDatabase, match=r"the database .*none\.db"):
        back_up(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "none.gz")
    assert list(tmp_path.iterdir()) == []


def cut(file):
    file.write_bytes(file.read_bytes()[:-60])


def without_the_end(file):
    write_lines(file, lines_of(file)[:-1])


def with_another_name(file):
    lines = lines_of(file)
    guest = lines.index(["g", "Zoë", "fr", 0, None, None, 1_700_000_000_000])
    lines[guest][1] = "Zoé"
    write_lines(file, lines)


def of_a_newer_schema(file):
    lines = lines_of(file)
    forge(file, [lines[0] | {"schema": "0099"}, *lines[1:-1]])


def of_a_newer_format(file):
    lines = lines_of(file)
    forge(file, [lines[0] | {"format": 2, "more": True}, *lines[1:-1]])


def no_archive(file):
    file.write_text("Dear diary")


def another_archive(file):
    write_lines(file, [{"dear": "diary"}])


def empty(file):
    write_lines(file, [])


def with_more_after_the_end(file):
    write_lines(file, [*lines_of(file), ["more"]])


def with_a_longer_row(file):
    lines = lines_of(file)
    lines[3].append("more")  # the first row
    forge(file, lines[:-1])


def with_a_row_of_no_table(file):
    lines = lines_of(file)
    forge(file, [lines[0], ["stray"], *lines[1:-1]])


def with_nonsense(file):
    write_lines(file, [lines_of(file)[0], "nonsense"])


DAMAGES = [
    (cut, r"line \d+: the file is truncated or damaged here"),
    (without_the_end, r"line 20: the file ends before its last line"),
    (with_another_name, r"line 20: checksum mismatch in the 19 lines before"),
    (of_a_newer_schema, r"line 1: this backup was made by a newer Archipel \(.*schema 0099"),
    (of_a_newer_format, r"line 1: this backup was made by a newer Archipel"),
    (no_archive, r"line 1: not a backup"),
    (another_archive, r"line 1: not a backup"),
    (empty, r"line 1: the file ends before its last line"),
    (with_more_after_the_end, r"line 21: there are lines after the end"),
    (with_a_longer_row, r"line 4: this row has the wrong length"),
    (with_a_row_of_no_table, r"line 2: this row has no table"),
    (with_nonsense, r"line 2: this line cannot be read"),
]


@pytest.mark.parametrize(("damage", "sentence"), DAMAGES, ids=[damage.__name__ for damage, _ in DAMAGES])
def test_a_file_that_is_not_right_is_refused_and_changes_nothing(home, kept, damage, sentence):
    damage(kept)
    execute(home, insert(people), [GUEST | {"id": "late"}])
    before = content(home), fact(home, "generation")
    with pytest.raises(ArchipelError, match=rf"kept\.gz, {sentence}"):
        restore(home, kept, replace=True)
    assert (content(home), fact(home, "generation")) == before


# --- the database -------------------------------------------------------------------------------------------------


def test_a_database_in_use_is_not_replaced_by_mistake(database, kept):
    execute(fresh(database), insert(people), [GUEST | {"id": "here"}])
    before = content(database)
    with pytest.raises(BadDatabase, match="is not empty; --replace overwrites it"):
        restore(database, kept)
    assert content(database) == before


def test_a_restore_that_the_database_rejects_changes_nothing(database, kept):
    execute(fresh(database), insert(people), [GUEST | {"id": "here"}])
    before = content(database), fact(database, "generation")
    lines = lines_of(kept)
    guest = ["g", "Zoë", "fr", 0, None, None, 1_700_000_000_000]
    lines.insert(lines.index(guest), guest)
    with pytest.raises(BadDatabase, match=r"(?i)cannot be used: .*unique"):
        restore(database, forge(kept, lines[:-1]), replace=True)
    assert (content(database), fact(database, "generation")) == before


@pytest.mark.own_server
def test_a_backup_is_of_one_moment(served, ana, bo, tmp_path):
    """Games continue during the backup; no table is ahead of its log."""
    table = served.table("mahe", ana, bo)
    with table.tabs() as tabs:
        for number in range(5):
            play_on(tabs, 3)
            tabs[0].say(type="say", text="…")  # under way while the backup is made
            file = back_up(served.settings.url, tmp_path / f"{number}.gz")
            assert_whole(file)


def assert_whole(file):
    sheet, plies, last = {}, {}, {}
    for line in lines_of(file)[1:-1]:
        if isinstance(line, dict):
            sheet = line
            continue
        row = dict(zip(sheet["columns"], line, strict=True))
        if sheet["name"] == "tables":
            plies[row["id"]] = row["ply"]
        elif sheet["name"] == "log":
            last[row["table_id"]] = max(row["ply"], last.get(row["table_id"], 0))
    assert plies == last != {}


# --- the commands -------------------------------------------------------------------------------------------------


def test_the_commands_report_their_results(home, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", home)
    monkeypatch.setenv("ARCHIPEL_WORKERS", "4")  # the server's own facts do not matter here
    monkeypatch.chdir(tmp_path)
    assert main(["backup", "a.gz"]) == 0
    assert main(["restore", "a.gz", "--database-url", f"sqlite:///{tmp_path / 'b.db'}"]) == 0
    assert capsys.readouterr().out == 2 * "a.gz: 0 tables, 0 entries, 1 people\n"
    assert content(f"sqlite:///{tmp_path / 'b.db'}") == content(home)


MISTAKES = [
    (("backup", "there.gz"), "there.gz already exists; --force overwrites it"),
    (("backup", "nowhere/b.gz"), "the folder nowhere does not exist"),
    (("restore", "nothing.gz"), "nothing.gz: there is no such file"),
    (("restore", "there.gz"), "there.gz, line 1: not a backup"),
    (("restore", "kept.gz"), "is not empty; --replace overwrites it"),
    (("backup", "b.gz", "--database-url", "mysql://x"), "ARCHIPEL_DATABASE_URL must begin with"),
    (("backup",), "something is missing: file"),
]


@pytest.mark.parametrize(("arguments", "because"), MISTAKES)
def test_a_mistake_is_answered_with_one_line(home, kept, tmp_path, capsys, monkeypatch, arguments, because):
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", home)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.gz").write_text("something else")
    assert main(list(arguments)) == 2
    said = capsys.readouterr().err
    assert said.startswith("archipel: ")
    assert said.count("\n") == 1
    assert because in said


def test_a_log_without_a_table_cannot_be_restored(home, kept, elsewhere):
    lines = lines_of(kept)
    place = next(n for n, line in enumerate(lines) if isinstance(line, dict) and line.get("name") == log.name)
    lines.insert(place + 1, ["nowhere", 1, "open", 0, "", False, 1])
    with pytest.raises(BadDatabase, match=r"(?i)foreign key"):
        restore(elsewhere, forge(kept, lines[:-1]))
