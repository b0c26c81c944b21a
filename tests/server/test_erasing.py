"""An erased person: the games stay, the name goes, everywhere."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from archipel.core.record import verify
from archipel.server.admin.erasing import renamed
from archipel.server.store.schema import chat, reports, tables
from tests.marking import mostly
from tests.server.database_access import content
from tests.server.operating import TRY_LATER, Operator, id_of, stored_rows
from tests.server.party import party
from tests.server.serving import Served, Visitor, play_on, refused, until

NAME = "Zebulon Quist"


@pytest.mark.own_server
def test_an_erased_person_is_nowhere_and_the_games_stay(served: Served, operator: Operator, ana: Visitor):
    with served.visitor(NAME) as zeb:
        over = served.table("mahe", ana, zeb, level="random")
        with over.tabs() as (hers, his):
            his.say(type="say", text="Hello")
            line = hers.next("chat")["lines"][0]["line"]
            ana.post(f"/api/tables/{over.id}/reports", line=line, reason="insult")
            play_on([hers, his])
        zeb.put("/api/me", name=NAME)
        zeb.post("/api/me/recovery")
        waiting = zeb.post("/api/tables", game="mahe", seats=2)["id"]
        running, me = served.table("mahe", ana, zeb, level="random"), id_of(served, zeb)
        with running.tabs() as (hers, his):
            done = {"done": "erase", "person": me, "tables": 3, "lines": 1, "reports": 1}
            assert operator("erase", NAME, "--yes") == done
            assert his.closed() == TRY_LATER
            until(lambda: hers.next("table")["seats"][1]["name"] == "N. N. 2")
            assert play_on([hers])["result"]
        check_forgotten(ana, over.id)
        check_forgotten(ana, running.id)
        with refused("unknown-table", 404):
            ana.get(f"/api/tables/{waiting}")
        assert zeb.get("/api/me")["name"] == ""
    stored = content(served.settings.url)
    assert "zebulon" not in repr(stored).casefold()
    assert [table for table in stored if me in repr(stored[table])] == ["orders"]
    assert [row.name for row in stored_rows(served, select(chat))] == ["N. N."]
    assert [row.name for row in stored_rows(served, select(reports))] == ["N. N."]


def check_forgotten(ana: Visitor, table: str) -> None:
    """The record is true but no longer proves the dice, and the replay has no name."""
    text = ana.get(f"/api/tables/{table}/record")
    verdict = verify(text)
    assert (verdict.finished, verdict.luck, verdict.sealed) == (True, "unchecked", False)
    assert "seat n-n-2: N. N. 2" in text
    seen = ana.get(f"/api/tables/{table}/replay", whole=True)["table"]
    assert "secret" not in seen
    assert [seat["name"] for seat in seen["seats"]] == ["Ana", "N. N. 2"]


@mostly("postgresql")
def test_somebody_who_was_removed_is_erased_too(served: Served, operator: Operator):
    with party(served, "chawai", "Ana", "Rosalind", "Cleo", level="random") as people:
        ros = people.people[1]
        people.people[0].delete(f"/api/tables/{people.id}/seats/2/player")
        operator("erase", id_of(served, ros), "--yes")
        until(lambda: people.tabs[0].next("table")["seats"][1]["name"] == "N. N. 2")
    (row,) = stored_rows(served, select(tables).where(tables.c.id == people.id))
    assert ("Rosalind" in row.start, row.erased) == (False, True)


@mostly("sqlite")
def test_what_they_wrote_can_go_too(served: Served, operator: Operator):
    with party(served, "mahe", "Ana", "Bo") as people:
        people.tabs[1].say(type="say", text="My address is …")
        people.tabs[0].next("chat")
        operator("erase", id_of(served, people.people[1]), "--with-chat", "--yes")
        assert operator("table", people.id)["chat"] == []


def test_the_start_of_a_game_gets_other_names_and_labels():
    start = (
        "archipel 2 - mahe - 3 seats - rules 1\nbox: b\nseat ana: Ana\nseat nemo: Nemo\nseat bo: Bo\nbot nemo: random"
    )
    assert renamed(start, {0: "N. N. 1"}).splitlines()[2:] == [
        "seat n-n-1: N. N. 1",
        "seat nemo: Nemo",
        "seat bo: Bo",
        "bot nemo: random",
    ]
    assert renamed(start, {1: "Ana"}).splitlines()[3:] == ["seat ana-2: Ana", "seat bo: Bo", "bot ana-2: random"]
