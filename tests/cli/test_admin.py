"""`archipel admin` on the command line: questions, dates, wrong ids, help in every language."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from archipel.cli.admin_parser import ACTIONS
from archipel.core.errors import TranslatedError
from archipel.core.words import LANGUAGES
from archipel.server.admin.time_input import DAY, HOUR, MINUTE, read_span, read_time
from archipel.server.store.schema import bans, people, reports
from tests.server.database_access import execute, fresh

NOW = 1_800_000_000_000
ANA = {"id": "-aNa5Q0tXcV7uYb2KzLm", "name": "Ana", "lang": "fr", "epoch": 0, "created": NOW}
BEN = {"id": "Ben5Q0tXcV7uYb2KzLm1", "name": "Ben", "lang": "de", "epoch": 0, "created": NOW}


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with two people in it, and no server."""
    url = fresh(f"sqlite:///{tmp_path / 'a.db'}")
    execute(url, insert(people), [ANA, BEN])
    return url


def banned(url: str) -> list[str]:
    return [row.subject for row in execute(url, select(bans))]


# --- questions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["y", "Yes", "oui", "ja", "sì"])
def test_a_yes_in_any_language_goes_on(run, url: str, answer: str):
    said = run("admin", "ban", "Ana", "--for", "3 days", "--database-url", url, typed=f"{answer}\n")
    assert (said.code, banned(url)) == (0, [ANA["id"]])
    assert "Ana (-aNa5Q0tXcV7uYb2KzLm) cannot do anything on this server until " in " ".join(said.err.split())
    assert said.out.startswith("Ana is banned until ")


@pytest.mark.parametrize("answer", ["", "n", "maybe"])
def test_everything_else_changes_nothing(run, url: str, answer: str):
    said = run("admin", "ban", "Ana", "--for", "3 days", "--database-url", url, typed=f"{answer}\n")
    assert (said.code, said.out, banned(url)) == (130, "", [])
    assert "Nothing has changed." in said.err


def test_without_anybody_to_ask_it_needs_yes(run, url: str):
    said = run("admin", "erase", "Ana", "--lang", "nl", "--database-url", url)
    assert (said.code, said.out) == (2, "")
    assert "met --yes wordt ze niet gesteld" in said.err
    assert len(execute(url, select(people))) == 2


def test_a_question_does_not_disturb_json(run, url: str):
    said = run("admin", "ban", "Ben", "--for", "1 h", "--json", "--database-url", url, typed="y\n")
    assert said.out.startswith('{\n  "done": "ban",\n')


# --- ids ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [20, 8])
def test_an_id_or_its_beginning_may_begin_with_a_hyphen(run, url: str, length: int):
    said = run("admin", "person", ANA["id"][:length], "--database-url", url)
    assert (said.code, said.out.split()[:2]) == (0, ["Ana", ANA["id"]])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("person", "Anna"), "there is no person “Anna”; did you mean Ana (-aNa5Q0tXcV7uYb2KzLm)?"),
        (("person", "Ben5Q0tXcV7uYb2KzLm2"), "did you mean Ben5Q0tXcV7uYb2KzLm1?"),
        (("person", "zzz"), "there is no person “zzz”; all are listed by: archipel admin people"),
        (("table", "zzz"), "there is no table “zzz”; all are listed by: archipel admin tables"),
        (("unban", "Ben"), "“Ben5Q0tXcV7uYb2KzLm1” is not banned"),
        (("ban", "Ben"), "say until when: --for “3 days” or --until 2026-12-01"),
        (("ban", "Ben", "--for", "soon"), "“soon” is not a time"),
        (("ban", "Ben", "--until", "1999-01-01"), "is not in the next hundred years"),
        (("announce",), "an announcement has 1 to 500 characters"),
        (("announce", "x" * 501), "an announcement has 1 to 500 characters"),
        (("tables", "--quiet", "yesterday"), "“yesterday” is not a time"),
        (("remove", "zzz"), "something is missing: PERSON"),
        (("sail",), "“sail” is not possible"),
    ],
)
def test_a_mistake_is_one_clear_sentence(run, url: str, arguments: tuple[str, ...], sentence: str):
    said = run("admin", *arguments, "--database-url", url) if arguments != ("sail",) else run("admin", "sail")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert sentence in said.err


def test_people_of_one_name_are_told_apart_by_their_ids(run, url: str):
    execute(url, insert(people), [{**BEN, "id": "another"}])
    said = run("admin", "person", "ben", "--database-url", url)
    assert "several people are called “ben”; choose by id: Ben5Q0tXcV7uYb2KzLm1, another" in said.err


def test_of_too_many_people_the_newest_are_listed(run, url: str):
    execute(url, insert(people), [{**BEN, "id": f"ben-{n}", "created": NOW + n} for n in range(1, 6)])
    said = run("admin", "people", "ben", "--limit", 2, "--json", "--database-url", url)
    assert [person["id"] for person in json.loads(said.out)] == ["ben-5", "ben-4"]


def test_somebody_who_was_deleted_is_not_found(run, url: str):
    line = {
        "line": 1,
        "reporter": BEN["id"],
        "table_id": "t",
        "person": "gone",
        "text": "x",
        "reason": "spam",
        "at": NOW,
    }
    execute(url, insert(reports), [{**line, "name": "Zacharias"}])
    said = run("admin", "person", "Zacharias", "--database-url", url)
    assert (said.code, said.err.startswith("archipel: there is no person “Zacharias”")) == (2, True)


# --- moments ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("45 min", 45 * MINUTE),
        ("2h", 2 * HOUR),
        ("3 days", 3 * DAY),
        ("3 Tage", 3 * DAY),
        ("1 jour", DAY),
        ("2  settimane", 14 * DAY),
        ("1 maand", 30 * DAY),
        ("2 ans", 730 * DAY),
        ("3 uur", 3 * HOUR),
    ],
)
def test_spans_are_understood_in_five_languages(text: str, length: int):
    assert read_span(text) == length
    assert read_time(text, NOW) == NOW + length


def test_dates_are_in_the_local_time():
    at_noon = datetime(2030, 12, 1, 12).astimezone()
    assert read_time("2030-12-01 12:00", NOW) == at_noon.timestamp() * 1000
    assert read_time("2030-12-01", NOW) == (at_noon.timestamp() - 12 * 3600) * 1000


@pytest.mark.parametrize("text", ["", "3", "3 moons", "tomorrow", "2030-13-01", "999999 years", "0 days"])
def test_everything_else_is_refused(text: str):
    with pytest.raises(TranslatedError):
        read_time(text, NOW)


# --- help ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_help_in_every_language(run, monkeypatch, capsys, lang: str):
    for action in ("", *ACTIONS):
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        with pytest.raises(SystemExit) as end:
            run("admin", *([action] if action else []), "--help")
        assert end.value.code == 0
        assert capsys.readouterr().out.startswith("usage: archipel admin")
