"""Announcements for all pages, and draining before a restart."""

from __future__ import annotations

import pytest

from tests.marking import mostly
from tests.server.operating import Operator
from tests.server.party import moved, party
from tests.server.serving import Served, play_on, refused, settings_for, until


@pytest.mark.own_server
@mostly("postgresql")
def test_an_announcement_reaches_every_page_and_ends(served: Served, operator: Operator):
    with party(served, "mahe", "Ana", "Bo") as people:
        operator("announce", "  Backup at\nthree o’clock. ", "--for", "30 min")
        for tab in people.tabs:
            assert tab.next("notice")["text"] == "Backup at three o’clock."
        ana = people.people[0]
        response = ana.http.get("/api/notice")
        assert response.json()["text"] == "Backup at three o’clock."
        assert response.headers["archipel-notice"] == str(response.json()["number"])
        with ana.at(people.id) as late:
            assert late.next("notice")["until"] > served.process.clock()
        served.process.clock._offset += 31 * 60_000
        assert "text" not in people.tabs[1].next("notice")
        assert "archipel-notice" not in ana.http.get("/api/notice").headers
        operator("announce", "Later.", "--for", "1 day")
        assert people.tabs[1].next("notice")["text"] == "Later."
        operator("announce", "--end")
        assert "text" not in people.tabs[1].next("notice")


@pytest.mark.own_server
@mostly("sqlite")
def test_a_drained_server_finishes_its_games_and_begins_none(served: Served, operator: Operator):
    with party(served, "mahe", "Ana", "Bo") as people:
        ana, bo = people.people
        waiting = ana.post("/api/tables", game="mahe", seats=2)["id"]
        ana.sit(waiting, 1)
        assert operator("drain", "--no-wait", "--yes")["active"] == 1
        assert people.tabs[0].next("notice")["draining"] is True
        assert (ana.http.get("/readyz").status_code, ana.http.get("/readyz").text) == (200, "draining\n")
        with refused("draining", 503) as caught:
            ana.post("/api/tables", game="mahe", seats=2)
        assert "will be restarted soon" in caught.value.sentence
        with refused("draining", 503):
            bo.sit(waiting, 2)
        with refused("draining", 503):
            ana.post(f"/api/tables/{waiting}/start")
        assert play_on(people.tabs)["result"]
        with refused("draining", 503):
            ana.post(f"/api/tables/{people.id}/rematch")
        assert operator("drain", "--yes")["active"] == 0
        operator("drain", "--undo")
        assert "draining" not in people.tabs[0].next("notice")
        assert ana.http.get("/readyz").text == "ready\n"
        assert ana.post("/api/tables", game="mahe", seats=2)["id"]


@mostly("postgresql")
def test_a_restart_ends_the_drain_and_keeps_the_ban(database: str):
    operator = Operator(database)
    with Served(settings_for(database)) as served, served.visitor("Ana") as ana:
        ana.put("/api/me", name="Ana")
        operator("drain", "--no-wait", "--yes")
        until(lambda: ana.http.get("/readyz").text == "draining\n")
    operator("ban", "Ana", "--for", "1 day", "--yes")
    with Served(settings_for(database)) as served, moved(ana, served) as same:
        assert same.http.get("/readyz").text == "ready\n"
        with refused("banned", 403):
            same.get("/api/me")
