"""Opening tables and finding them again: every game, every option, lists, quotas."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import archipel
from tests.driving import name_of, setups
from tests.server.serving import Served, Visitor, refused, settings_for, until

EVERY = [(archipel.game(name), setup) for name in archipel.games() for setup in setups(archipel.game(name))]


@pytest.fixture
def cleo(sqlite_server: Served) -> Iterator[Visitor]:
    """A visitor of a server on SQLite, for tests in which the database does not matter."""
    with sqlite_server.visitor("Cleo") as visitor:
        yield visitor


def played_out(served: Served, *people: Visitor) -> str:
    """A finished game of these people, played by bots for them."""
    table = served.table("chawai", *people, bots=3 - len(people), level="random").id
    for person in people:
        person.post(f"/api/tables/{table}/leave")
    until(lambda: people[0].get(f"/api/tables/{table}")["phase"] == "finished")
    return table


# --- opening ------------------------------------------------------------------------------------------------------


def test_every_game_opens_with_every_number_of_seats_and_every_choice_of_options(cleo: Visitor):
    for game, setup in EVERY:
        table = cleo.post("/api/tables", game=game.name, seats=setup.seats, options=dict(setup.options))
        assert (table["game"], len(table["seats"])) == (game.name, setup.seats), name_of((game, setup))
        assert table["options"] == dict(setup.options)
        assert (table["rules"], table["box"]) == (game.facts.rules, game.box.label)


def test_a_table_opens_with_settings_that_suit_friends(ana: Visitor):
    table = ana.post("/api/tables", game="mahe")
    chosen = {name: table[name] for name in ("phase", "public", "watchers", "open_after", "clock", "level", "chat")}
    assert chosen == {
        "phase": "open",
        "public": False,
        "watchers": True,
        "open_after": True,
        "clock": None,
        "level": "mate",
        "chat": True,
    }
    assert (len(table["seats"]), table["host"], table["options"]) == (4, True, {"egg_cards": "no"})


def test_every_setting_is_kept(ana: Visitor):
    chosen = {"public": True, "watchers": False, "open_after": False, "clock": 86_400, "level": "random", "chat": False}
    table = ana.post("/api/tables", game="chawai", **chosen)["id"]
    found = ana.get(f"/api/tables/{table}")
    assert {name: found[name] for name in chosen} == chosen


CANNOT_BE = [
    ({"game": "go"}, 404, "unknown-game", "“go”"),
    ({"game": "../core"}, 404, "unknown-game", "“../core”"),
    ({"game": "mahe", "seats": 1}, 400, "bad-options", "2 to 7 players, not 1"),
    ({"game": "mahe", "seats": 10**30}, 400, "bad-options", "2 to 7 players"),
    ({"game": "mahe", "seats": "two"}, 400, "bad-value", "“seats”"),
    ({"game": "mahe", "options": {"eggs": "yes"}}, 400, "bad-options", "“eggs”; its options are: egg_cards"),
    ({"game": "mahe", "options": {"egg_cards": "maybe"}}, 400, "bad-options", "no, yes, not “maybe”"),
    ({"game": "mahe", "level": "deep"}, 400, "no-such-bot", "“deep”. Choose from: deckhand, sailor, mate, captain"),
    ({"game": "mahe", "clock": 1}, 400, "bad-value", "“clock”"),
    ({"game": "mahe", "clock": 10**9}, 400, "bad-value", "“clock”"),
    ({"game": "mahe", "public": "perhaps"}, 400, "bad-value", "“public”"),
    ({"game": "mahe", "colour": "red"}, 400, "unknown-field", "“colour”"),
    ({"seats": 3}, 400, "missing-field", "“game”"),
]


def test_rejects_an_impossible_table_with_the_reason(cleo: Visitor):
    for body, status, reason, named in CANNOT_BE:
        with refused(reason, status) as problem:
            cleo.post("/api/tables", **body)
        assert named in problem.value.sentence
    assert cleo.get("/api/tables/mine") == []


IMPOSSIBLE_SEATS = {
    "fr": "Mahé se joue de 2 à 7, pas à 9",
    "de": "Mahé ist für 2 bis 7 Personen, nicht für 9",
    "it": "Mahé si gioca da 2 a 7, non in 9",
    "nl": "Mahé is voor 2 tot 7 spelers, niet voor 9",
}


@pytest.mark.parametrize("lang", IMPOSSIBLE_SEATS)
def test_an_impossible_table_is_explained_in_one_language_only(cleo: Visitor, lang: str):
    problem = cleo.http.post("/api/tables", json={"game": "mahe", "seats": 9}, headers={"accept-language": lang}).json()
    assert IMPOSSIBLE_SEATS[lang] in problem["sentence"]


def test_rejects_a_body_that_is_not_a_table(cleo: Visitor):
    for body in (b"{", b"[]", b"7", b'"\xff"', b'{"game": "\\ud800"}', b"", b"\x00"):
        answer = cleo.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "not-understood"), body


def test_a_table_that_never_was_is_unknown(ana: Visitor):
    for id in ("nothere", "a%20b", "%00", "x" * 25, "é", "a%0a"):
        for path in ("", "/record", "/replay"):
            with refused("unknown-table", 404):
                ana.get(f"/api/tables/{id}{path}")
        with refused("unknown-table", 404):
            ana.sit(id, 1)


# --- lists --------------------------------------------------------------------------------------------------------


@pytest.mark.own_server
def test_only_open_tables_for_everybody_are_listed(ana: Visitor, bo: Visitor):
    by_link = ana.post("/api/tables", game="mahe")["id"]
    public = ana.post("/api/tables", game="mahe", public=True)["id"]
    assert [table["id"] for table in bo.get("/api/tables")] == [public]
    assert bo.get(f"/api/tables/{by_link}")["id"] == by_link


@pytest.mark.own_server
def test_a_game_is_listed_after_the_open_tables_if_it_may_be_watched(served: Served, ana: Visitor, bo: Visitor):
    opened = ana.post("/api/tables", game="mahe", public=True)["id"]
    running = served.table("mahe", ana, bo, public=True).id
    served.table("mahe", ana, bo, public=True, watchers=False)
    assert [table["id"] for table in bo.get("/api/tables")] == [opened, running]


@pytest.mark.own_server
def test_a_listed_table_names_its_players_and_never_the_secret(ana: Visitor, bo: Visitor):
    ana.sit(ana.post("/api/tables", game="mahe", seats=2, public=True)["id"], 2)
    (table,) = bo.get("/api/tables")
    assert [seat.get("name", "") for seat in table["seats"]] == ["", "Ana"]
    assert not {"secret", "host", "your_seat"} & set(table)


def test_my_tables_are_those_where_i_play_or_host(ana: Visitor, bo: Visitor):
    hers = ana.post("/api/tables", game="mahe")["id"]
    his = bo.post("/api/tables", game="mahe")["id"]
    ana.sit(his, 3)
    assert {table["id"] for table in ana.get("/api/tables/mine")} == {hers, his}
    assert {table["id"] for table in bo.get("/api/tables/mine")} == {his}


def test_tables_that_wait_for_me_come_first(served: Served, ana: Visitor):
    waiting = served.table("chawai", ana, bots=2).id
    newer = ana.post("/api/tables", game="mahe")["id"]
    mine = ana.get("/api/tables/mine")
    assert [table["id"] for table in mine] == [waiting, newer]
    assert [table.get("your_turn", False) for table in mine] == [True, False]


def test_a_stranger_has_no_tables(cleo: Visitor):
    assert cleo.get("/api/tables/mine") == cleo.get("/api/tables/finished") == []
    assert not cleo.cookie


def test_finished_games_are_in_the_history_the_latest_first_page_by_page(served: Served, ana: Visitor, bo: Visitor):
    first, second, third = played_out(served, ana), played_out(served, ana, bo), played_out(served, ana)
    history = ana.get("/api/tables/finished")
    assert [table["id"] for table in history] == [third, second, first]
    older = ana.get("/api/tables/finished", before=history[0]["changed"])
    assert [table["id"] for table in older] == [second, first]
    assert [table["id"] for table in bo.get("/api/tables/finished")] == [second]
    assert ana.get("/api/tables/mine") == []


def test_the_history_names_the_winners(served: Served, ana: Visitor):
    played_out(served, ana)
    (table,) = ana.get("/api/tables/finished")
    best = max(table["result"]["totals"])
    assert best in [table["result"]["totals"][seat - 1] for seat in table["result"]["winners"]]


def test_a_page_before_no_time_at_all_is_refused(cleo: Visitor):
    for before in (-1, 2**60, "yesterday"):
        with refused("bad-value", 400):
            cleo.get("/api/tables/finished", before=before)


# --- quotas -------------------------------------------------------------------------------------------------------


def test_one_person_may_have_so_many_tables(sqlite_database: str):
    with (
        Served(settings_for(sqlite_database, tables_per_person=2)) as served,
        served.visitor("Ana") as ana,
        served.visitor("Bo") as bo,
    ):
        first, _ = (ana.post("/api/tables", game="mahe")["id"] for _ in range(2))
        with refused("too-many-tables", 429) as problem:
            ana.post("/api/tables", game="mahe")
        assert problem.value.sentence == "You already have 2 tables. Finish or leave one of them first."
        assert bo.post("/api/tables", game="mahe")
        ana.post(f"/api/tables/{first}/leave")
        assert ana.post("/api/tables", game="mahe")


def test_a_finished_game_does_not_count(sqlite_database: str):
    with Served(settings_for(sqlite_database, tables_per_person=1)) as served, served.visitor("Ana") as ana:
        played_out(served, ana)
        assert ana.post("/api/tables", game="mahe")


def test_a_return_match_counts_like_any_table(sqlite_database: str):
    with Served(settings_for(sqlite_database, tables_per_person=1)) as served, served.visitor("Ana") as ana:
        table = played_out(served, ana)
        ana.post("/api/tables", game="mahe")
        with refused("too-many-tables", 429):
            ana.post(f"/api/tables/{table}/rematch")


def test_a_server_has_room_for_so_many_tables(sqlite_database: str):
    with Served(settings_for(sqlite_database, tables_in_all=1)) as served, served.visitor("Ana") as ana:
        ana.post("/api/tables", game="mahe")
        with served.visitor("Bo") as bo, refused("server-full", 503):
            bo.post("/api/tables", game="mahe")


def test_so_many_tables_open_from_one_address_in_an_hour_and_mistakes_do_not_count(sqlite_database: str):
    with Served(settings_for(sqlite_database, tables_per_hour=1)) as served, served.visitor("Ana") as ana:
        with refused("unknown-game"):
            ana.post("/api/tables", game="go")
        ana.post("/api/tables", game="mahe")
        with served.visitor("Bo") as bo, refused("too-often", 429):
            bo.post("/api/tables", game="mahe")
