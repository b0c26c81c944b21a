"""The operator's tool, each action against a live server with a socket open, on both databases."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from archipel.core.words import LANGUAGES
from archipel.server.store.schema import orders, seats
from tests.marking import mostly
from tests.server.database_access import execute
from tests.server.operating import NOT_ALLOWED, Operator, id_of, operator_of, stored_rows
from tests.server.party import party
from tests.server.serving import Served, Tab, Visitor, play_on, refused, settings_for, until

# --- looking ------------------------------------------------------------------------------------------------------


@pytest.mark.own_server
def test_figures_count_what_is_stored_and_what_is_live(served: Served, operator: Operator):
    with party(served, "mahe", "Ana", "Bo") as people:
        people.answer()
        figures = operator("figures")
    (worker,) = figures["workers"]
    assert figures["tables"] == {"mahe": {"open": 0, "playing": 1, "active": 1, "finished": 0}}
    assert (worker["sockets"], len(worker["people"]), worker["rooms"]) == (2, 2, 1)
    assert figures["people"] == {"all": 2, "new": 2}
    assert figures["moves_last_minute"] == 1
    assert figures["storage"]["bytes"] > 0


@pytest.mark.own_server
@mostly("sqlite")
def test_figures_say_what_is_wrong(served: Served, operator: Operator):
    with served.visitor("Ana") as ana:
        table = served.table("mahe", ana, bots=1)
        with ana.at(table.id):
            served.process.gate.report_cut("slow-reader")
            code, out, _ = operator.run("figures", "--lang", "de")
    assert code == 0
    assert "✗ Eine Verbindung wurde geschlossen, weil " in " ".join(out.split())
    assert "archipel_cut_connections 1" in out


def test_tables_are_listed_with_filters(served: Served, operator: Operator, ana: Visitor, bo: Visitor):
    waiting = ana.post("/api/tables", game="chawai", seats=3)["id"]
    playing = served.table("mahe", ana, bo).id
    me = id_of(served, ana)
    assert [table["id"] for table in operator("tables", "--person", me)] == [playing, waiting]
    assert [table["id"] for table in operator("tables", "--person", me, "--phase", "open")] == [waiting]
    assert [table["id"] for table in operator("tables", "--person", me, "--game", "mahe")] == [playing]
    assert operator("tables", "--person", me, "--quiet", "1 day") == []
    (found,) = operator("tables", "--person", id_of(served, bo))
    assert [player["name"] for player in found["players"]] == ["Ana", "Bo"]
    assert found["to_move"]


def test_a_table_is_shown_with_its_reports_and_a_person_with_theirs(served: Served, operator: Operator):
    with party(served, "mahe", "Ana", "Bo") as people:
        people.tabs[1].say(type="say", text="You cheat!")
        line = people.tabs[0].next("chat")["lines"][0]["line"]
        people.people[0].post(f"/api/tables/{people.id}/reports", line=line, reason="insult")
        found = operator("table", people.id)
        whole = f"https://games.example.org/#/table/{people.id}"
        assert operator("table", whole) == found == operator("table", people.id[:8])
        person = operator("person", id_of(served, people.people[1]))
    assert [(one["text"], one["reason"]) for one in found["reports"]] == [("You cheat!", "insult")]
    assert [one["text"] for one in found["chat"]] == ["You cheat!"]
    assert (person["name"], person["reported"], person["tables"][0]["id"]) == ("Bo", 1, people.id)
    assert [one["text"] for one in person["reports"]] == ["You cheat!"]


def test_people_are_found_by_a_part_of_a_name(served: Served, operator: Operator):
    with served.visitor("Quentin the Quiet") as quentin:
        table = quentin.post("/api/tables", game="mahe", seats=2)["id"]
        quentin.sit(table, 1)
        (found,) = operator("people", "quENTin")
        assert (found["id"], found["names"]) == (id_of(served, quentin), ["Quentin the Quiet"])
        assert operator("person", "quentin the quiet")["id"] == found["id"]
        sentence = operator.refusal("person", "Quentin teh Quiet")
    assert sentence.startswith(
        f"there is no person “Quentin teh Quiet”; did you mean Quentin the Quiet ({found['id']})"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_list_is_printed_in_every_language(sqlite_server: Served, lang: str):
    operator = operator_of(sqlite_server)
    with party(sqlite_server, "mahe", "Ana", "Bo") as people:
        someone = id_of(sqlite_server, people.people[0])
        for action in (("figures",), ("tables",), ("table", people.id, "--chat"), ("people",), ("person", someone)):
            code, out, err = operator.run(*action, "--lang", lang)
            assert (code, err) == (0, "")
            assert out.strip()
    for action in ("reports", "bans", "history"):
        assert operator.run(action, "--lang", lang)[0] == 0


# --- removing and deleting ----------------------------------------------------------------------------------------


def test_a_player_is_removed_and_a_bot_plays_on(served: Served, operator: Operator):
    with party(served, "chawai", "Ana", "Bo", "Cleo", level="random") as people:
        ana = people.people[0]
        operator("remove", people.id, id_of(served, ana), "--reason", "spam", "--yes")
        assert people.tabs[0].closed() == NOT_ALLOWED
        until(lambda: people.tabs[1].next("table")["seats"][0]["bot"] == "random")
        assert play_on(people.tabs[1:])["result"]
        with refused("not-yours", 403):
            ana.get(f"/api/tables/{people.id}")
    assert "has already been removed" in operator.refusal("remove", people.id, id_of(served, ana), "--yes")


def test_before_the_game_the_seat_is_free_and_somebody_else_is_host(
    served: Served, operator: Operator, ana: Visitor, bo: Visitor
):
    table = ana.post("/api/tables", game="chawai", seats=3, public=True)["id"]
    ana.sit(table, 1)
    bo.sit(table, 2)
    with ana.at(table) as tab:
        operator("remove", table, id_of(served, ana), "--yes")
        assert tab.closed() == NOT_ALLOWED
    found = bo.get(f"/api/tables/{table}")
    assert ([seat.get("taken", False) for seat in found["seats"]], found["host"]) == ([False, True, False], True)
    with refused("removed", 403):
        ana.sit(table, 1)


def test_a_table_without_anybody_is_deleted(served: Served, operator: Operator, ana: Visitor):
    table = ana.post("/api/tables", game="mahe", seats=2)["id"]
    ana.sit(table, 1)
    with ana.at(table) as tab:
        assert operator("remove", table, id_of(served, ana), "--yes")["done"] == "remove"
        assert tab.closed() == NOT_ALLOWED
    with refused("unknown-table", 404):
        ana.get(f"/api/tables/{table}")


def test_a_table_is_deleted_under_its_players(served: Served, operator: Operator):
    with party(served, "mahe", "Ana", "Bo") as people:
        operator("delete", people.id, "--yes")
        assert [tab.closed() for tab in people.tabs] == [NOT_ALLOWED, NOT_ALLOWED]
        with refused("unknown-table", 404):
            people.people[0].get(f"/api/tables/{people.id}")


def bots_play_to_the_end(tab: Tab) -> None:
    state = tab.known or tab.state()
    while not state.get("result"):
        state = tab.state()


@mostly("postgresql")
def test_a_game_of_bots_in_full_flight_can_be_changed(served: Served, operator: Operator, ana: Visitor):
    """The bots write all the time, so the command and the server race for the next entry of the log."""
    table = served.table("mahe", ana, bots=3, level="random").id
    ana.post(f"/api/tables/{table}/leave")
    operator("remove", table, id_of(served, ana), "--yes")
    with served.visitor() as stranger, stranger.at(table) as tab:
        bots_play_to_the_end(tab)
    mine = select(seats).where(seats.c.table_id == table, seats.c.seat == 0)
    assert [row.bot for row in stored_rows(served, mine)] == ["random"]


# --- without a server ---------------------------------------------------------------------------------------------


@mostly("sqlite")
def test_everything_works_without_a_server(database: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("archipel.server.admin.figures.WAIT_FOR_WORKERS", 0.5)  # nobody will answer
    operator = Operator(database)
    with Served(settings_for(database)) as served, party(served, "mahe", "Ana", "Bo", level="random") as people:
        ana, bo = (id_of(served, person) for person in people.people)
    assert operator("figures")["workers"] == []
    assert "✗ No server answers on this database." in operator.run("figures")[1]
    operator("remove", people.id, bo, "--yes")
    operator("erase", ana, "--yes")
    operator("ban", "198.51.100.0/24", "--for", "3 Tage", "--yes")
    operator("announce", "Soon.", "--for", "2 jours")
    with Served(settings_for(database)) as served, served.visitor() as stranger, stranger.at(people.id) as tab:
        assert [seat["name"] for seat in tab.next("table")["seats"]] == ["N. N. 1", "Bo"]
        assert tab.next("notice")["text"] == "Soon."
        bots_play_to_the_end(tab)  # both seats are played by bots now
    assert [row.kind for row in execute(database, select(orders)) if row.kind != "figures"] == [
        "remove",
        "erase",
        "ban",
        "announce",
    ]


def test_a_missing_database_is_not_made(tmp_path: Path):
    file = tmp_path / "nowhere.db"
    assert "does not exist" in Operator(f"sqlite:///{file}").refusal("tables")
    assert not file.exists()
