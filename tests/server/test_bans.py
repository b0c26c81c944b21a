"""Bans by person and by network hold at once, on every worker, until they end."""

from __future__ import annotations

from sqlalchemy import select

from archipel.core.words import words
from archipel.server.store.schema import bans
from tests.server.operating import NOT_ALLOWED, Operator, id_of, operator_of, stored_rows
from tests.server.party import caught_up, moved, party, two_workers
from tests.server.serving import Served, Visitor, refused, until


def test_a_banned_person_is_told_until_when(served: Served, operator: Operator):
    with party(served, "mahe", "Ana", "Bo") as people:
        bo = people.people[1]
        with bo.at(people.id, lang="fr") as tab:
            operator("ban", id_of(served, bo), "--until", "2099-12-01 12:00+00:00", "--reason", "spam", "--yes")
            assert tab.closed() == NOT_ALLOWED
            assert tab.last("refused")["sentence"] == words("fr").say(
                "denied-banned", until="1 décembre 2099, 12:00 UTC"
            )
        assert people.tabs[1].closed() == NOT_ALLOWED
        with refused("banned", 403) as caught:
            bo.get("/api/tables/mine", lang="de")
        assert "1. Dezember 2099, 12:00 UTC" in caught.value.sentence
        with bo.at(people.id) as again:
            assert again.next("refused")["reason"] == "banned"
        assert caught_up(people.tabs[0]) is not None
        assert [one["reason"] for one in operator("bans") if one["subject"] == id_of(served, bo)] == ["spam"]
        operator("unban", id_of(served, bo))
        until(lambda: bo.http.get("/api/tables/mine").status_code == 200)
    history = [one["kind"] for one in operator("person", id_of(served, bo))["history"]]
    assert history == ["unban", "ban"]


def test_a_banned_network_is_refused_and_others_are_not(served: Served, operator: Operator):
    inside, outside = {"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "198.51.100.1"}
    with served.visitor("Ana", **inside) as ana, served.visitor("Bo", **outside) as bo:
        table = served.table("mahe", ana, bo)
        with ana.at(table.id, **inside) as bad, bo.at(table.id, **outside) as good:
            operator("ban", "203.0.113.77/24", "--for", "2 hours", "--yes")
            assert bad.closed() == NOT_ALLOWED
            assert bad.last("refused")["reason"] == "banned"
            assert caught_up(good) is not None
        with refused("banned", 403):
            ana.get("/api/welcome")
        page = ana.http.get("/", headers={"accept": "text/html", "accept-language": "nl"})
        assert (page.status_code, "Je kunt op deze server" in page.text) == (403, True)
        with ana.at(table.id, **inside) as again:
            assert again.next("refused")["reason"] == "banned"
        assert bo.get("/api/welcome")["games"]
        assert operator("unban", "203.0.113.0/24")["subject"] == "203.0.113.0/24"
        until(lambda: ana.http.get("/api/welcome").status_code == 200)


def test_a_ban_that_is_over_holds_nobody(served: Served, operator: Operator, ana: Visitor):
    ana.put("/api/me", name="Ana")
    operator("ban", id_of(served, ana), "--for", "1 hour", "--yes")
    until(lambda: ana.http.get("/api/me").status_code == 403)
    clock = served.process.clock
    clock._offset += 3_700_000
    try:
        assert ana.get("/api/me")["name"] == "Ana"
    finally:
        clock._offset -= 3_700_000


def test_the_own_network_is_not_banned(sqlite_server: Served):
    operator = operator_of(sqlite_server)
    for network in ("127.0.0.0/8", "0.0.0.0/0", "::/0"):
        assert f"the network {network} contains " in operator.refusal("ban", network, "--for", "1 day", "--yes")
    assert not stored_rows(sqlite_server, select(bans).where(bans.c.network))


def test_a_ban_reaches_every_worker(postgresql_database: str):
    with two_workers(postgresql_database) as (one, two), one.visitor("Ana") as ana, one.visitor("Bo") as bo:
        table = one.table("mahe", ana, bo).id
        with moved(bo, two) as there, bo.at(table) as first, there.at(table) as second:
            Operator(postgresql_database)("ban", id_of(one, bo), "--for", "1 day", "--yes")
            assert (first.closed(), second.closed()) == (NOT_ALLOWED, NOT_ALLOWED)
            with refused("banned", 403):
                there.get("/api/tables/mine")
