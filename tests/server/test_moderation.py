"""Order at a table: the host decides, names can be told apart, and nobody takes all seats or the whole chat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from archipel.core.words import LANGUAGES, words
from archipel.server.rooms.names import look_alike
from archipel.server.store.schema import reports
from tests.server.database_access import rows
from tests.server.party import Party, caught_up, moved, party, two_workers, within
from tests.server.serving import Served, Visitor, refused, settings_for, until

ANA, BO, CLEO = range(3)


@pytest.fixture
def chawai(sqlite_server: Served) -> Iterator[Party]:
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo", level="random") as people:
        yield people


def public_table(host: Visitor, seats: int = 3) -> str:
    table = host.post("/api/tables", game="chawai", seats=seats, public=True)["id"]
    host.sit(table, 1)
    return str(table)


# --- the host -----------------------------------------------------------------------------------------------------


def test_a_public_table_is_started_by_its_host_only(ana: Visitor, bo: Visitor):
    table = public_table(ana)
    bo.sit(table, 2)
    with refused("host-only", 403):
        bo.put(f"/api/tables/{table}/seats/3/bot", kind="random")
    ana.put(f"/api/tables/{table}/seats/3/bot", kind="random")
    with refused("host-only", 403):
        bo.delete(f"/api/tables/{table}/seats/3")
    with refused("host-only", 403):
        bo.post(f"/api/tables/{table}/start")
    assert ana.post(f"/api/tables/{table}/start")["phase"] == "playing"


def test_at_a_private_table_everybody_may_start(ana: Visitor, bo: Visitor):
    table = ana.post("/api/tables", game="chawai", seats=3)["id"]
    ana.sit(table, 1)
    bo.sit(table, 2)
    bo.put(f"/api/tables/{table}/seats/3/bot", kind="random")
    assert bo.post(f"/api/tables/{table}/start")["phase"] == "playing"


def test_a_removed_player_cannot_sit_or_look_again(ana: Visitor, bo: Visitor):
    table = public_table(ana)
    bo.sit(table, 2)
    with bo.at(table) as tab:
        seats = ana.delete(f"/api/tables/{table}/seats/2/player")["seats"]
        assert [seat.get("taken", False) for seat in seats] == [True, False, False]
        assert tab.closed() == 4403
    with refused("removed", 403):
        bo.sit(table, 2)
    with refused("not-yours", 403):
        bo.get(f"/api/tables/{table}")


def test_a_removed_player_stays_removed_at_other_workers(postgresql_database: str):
    with (
        two_workers(postgresql_database) as (one, two),
        one.visitor("Ana") as ana,
        two.visitor("Bo") as bo,
    ):
        table = public_table(ana)
        bo.sit(table, 2)
        with bo.at(table) as tab:
            ana.delete(f"/api/tables/{table}/seats/2/player")
            assert tab.closed() == 4403
        with refused("removed", 403):
            bo.sit(table, 2)


def test_during_the_game_a_bot_gets_the_seat_for_good(chawai: Party):
    chawai.people[ANA].delete(f"/api/tables/{chawai.id}/seats/3/player")
    assert chawai.tabs[CLEO].closed() == 4403
    until(lambda: caught_up(chawai.tabs[ANA]) is not None and chawai.tabs[ANA].last("state")["to_act"] == [1, 2])
    seat = chawai.tabs[ANA].last("table")["seats"][2]
    assert (seat["name"], seat["bot"]) == ("Cleo", "random")
    told = [entry["kind"] for message in chawai.tabs[ANA].received for entry in message.get("events", [])]
    assert "remove" in told


def test_only_the_host_removes_and_not_themselves(chawai: Party):
    with refused("not-yours", 403):
        chawai.people[BO].delete(f"/api/tables/{chawai.id}/seats/3/player")
    with refused("your-own-seat"):
        chawai.people[ANA].delete(f"/api/tables/{chawai.id}/seats/1/player")


def test_nobody_is_removed_from_an_empty_seat(ana: Visitor):
    with refused("nobody-there"):
        ana.delete(f"/api/tables/{public_table(ana)}/seats/2/player")


def test_the_host_closes_a_table_that_has_not_begun(ana: Visitor, bo: Visitor):
    table = public_table(ana)
    bo.sit(table, 2)
    with refused("not-yours", 403):
        bo.delete(f"/api/tables/{table}")
    with bo.at(table) as tab:
        ana.delete(f"/api/tables/{table}")
        assert tab.closed()
    with refused("unknown-table", 404):
        ana.get(f"/api/tables/{table}")


def test_the_host_alone_does_not_end_a_game(chawai: Party):
    with refused("already-started"):
        chawai.people[ANA].delete(f"/api/tables/{chawai.id}")


# --- chat ---------------------------------------------------------------------------------------------------------


def line_of(people: Party, writer: int, text: str) -> int:
    """The number of a line that somebody writes."""
    people.tabs[writer].say(type="say", text=text)
    return int(people.tabs[ANA].next("chat")["lines"][-1]["line"])


def test_the_host_removes_the_writer_of_a_line(sqlite_server: Served, chawai: Party):
    with sqlite_server.visitor("Eve") as eve:
        eve.put("/api/me", name="Eve")
        with eve.at(chawai.id) as tab:
            tab.say(type="say", text="buy now")
            line = chawai.tabs[ANA].next("chat")["lines"][-1]["line"]
            chawai.people[ANA].post(f"/api/tables/{chawai.id}/removals", line=line)
            assert tab.closed() == 4403
        with refused("not-yours", 403):
            eve.get(f"/api/tables/{chawai.id}")


def test_a_report_is_stored_for_the_operator(sqlite_server: Served, chawai: Party):
    line = line_of(chawai, CLEO, "you are all fools")
    for _ in range(2):
        chawai.people[BO].post(f"/api/tables/{chawai.id}/reports", line=line, reason="insult")
    stored = [row for row in rows(sqlite_server.settings.url, reports) if row[2] == chawai.id]
    assert [(row[0], row[4], row[5], row[6]) for row in stored] == [(line, "Cleo", "you are all fools", "insult")]


def test_what_cannot_be_reported(chawai: Party):
    line = line_of(chawai, CLEO, "hello")
    with refused("no-such-line", 404):
        chawai.people[CLEO].post(f"/api/tables/{chawai.id}/reports", line=line, reason="spam")
    with refused("no-such-line", 404):
        chawai.people[BO].post(f"/api/tables/{chawai.id}/reports", line=line + 1_000_000, reason="spam")


@pytest.mark.own_server
def test_reports_are_limited_by_address(sqlite_server: Served, chawai: Party):
    sqlite_server.process.report_limit._clock = lambda: 0.0  # gives nothing back with time
    line = line_of(chawai, CLEO, "hello")
    answers = [
        chawai.people[BO].http.post(f"/api/tables/{chawai.id}/reports", json={"line": line, "reason": "spam"})
        for _ in range(25)
    ]
    assert [answer.status_code for answer in answers] == [204] * 20 + [429] * 5


def test_fresh_guests_share_the_limit_of_their_address(sqlite_database: str):
    with (
        Served(settings_for(sqlite_database, chat_per_address=10)) as served,
        party(served, "mahe", "Ana", "Bo") as two,
    ):
        served.process.address_chat_limit._clock = lambda: 0.0  # gives nothing back with time
        refusals = 0
        for number in range(5):
            with served.visitor() as guest:
                guest.put("/api/me", name=f"Guest {number}")
                with guest.at(two.id) as tab:
                    for _ in range(4):
                        tab.say(type="say", text="spam")
                    caught_up(tab)
                    refusals += sum(message.get("reason") == "too-often" for message in tab.received)
        assert refusals == 10


# --- names --------------------------------------------------------------------------------------------------------

BLANK = ["\u3164", "\u2800", "\u0301", "\u0301\u0302", "\uffa0\u115f", "\u2800 \u2800", "\u17b4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_nobody_sees_is_refused(sqlite_server: Served, lang: str):
    with sqlite_server.visitor() as eve:
        for name in BLANK:
            answer = eve.http.put(f"/api/me?lang={lang}", json={"name": name}).json()
            assert answer["reason"] in ("blank-name", "bad-name"), name
        assert eve.http.put(f"/api/me?lang={lang}", json={"name": BLANK[0]}).json()["sentence"] == words(lang).say(
            "denied-blank-name"
        )


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Аna"),
        ("BOB", "ВОВ"),
        ("Ana", "Ａｎａ"),
        ("Ana", "An\u3164a"),
        ("Ana María", "AnaMaría"),
        ("Al", "AI"),
        ("Iris", "iris"),
        ("Bo0", "Boo"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_names_that_look_alike(name: str, other: str):
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"), [("Ana", "Anna"), ("Zoe", "Zoë"), ("Ali", "All"), ("李雷", "李蕾"), ("🐢", "🐙")]
)
def test_names_that_differ(name: str, other: str):
    assert not look_alike(name, other)


def test_two_players_with_names_that_look_alike_cannot_sit_at_one_table(ana: Visitor, bo: Visitor):
    table = ana.post("/api/tables", game="chawai", seats=3)["id"]
    ana.sit(table, 1)
    bo.name = "аna"
    with refused("name-taken") as problem:
        bo.sit(table, 2)
    assert "“Ana”" in problem.value.sentence
    bo.name = "Bo"
    bo.sit(table, 2)
    ana.name = "ANA"
    ana.sit(table, 3)  # one's own name is no obstacle


def test_a_bot_does_not_take_the_name_of_a_player(ana: Visitor):
    table = ana.post("/api/tables", game="chawai", seats=3)["id"]
    ana.name = "Ahab"
    ana.sit(table, 1)
    ana.put(f"/api/tables/{table}/seats/2/bot", kind="random")
    ana.put(f"/api/tables/{table}/seats/3/bot", kind="random")
    names = [seat["name"] for seat in ana.get(f"/api/tables/{table}")["seats"]]
    assert len(set(names)) == 3


def test_a_spectator_does_not_chat_under_a_players_name(sqlite_server: Served, chawai: Party):
    with sqlite_server.visitor() as eve:
        eve.put("/api/me", name="BO")
        with eve.at(chawai.id) as tab:
            tab.say(type="say", text="I give up")
            assert tab.next("refused")["reason"] == "name-taken"


# --- how much one person holds ------------------------------------------------------------------------------------


def test_one_person_holds_only_so_many_seats(sqlite_database: str):
    with Served(settings_for(sqlite_database, seats_per_person=3)) as served, ExitStack() as stack:
        ana, eve = (stack.enter_context(served.visitor(name)) for name in ("Ana", "Eve"))
        tables = [ana.post("/api/tables", game="mahe")["id"] for _ in range(4)]
        for table in tables[:3]:
            eve.sit(table, 1)
        with refused("too-many-seats", 429):
            eve.sit(tables[3], 1)
        eve.sit(tables[0], 2)  # another seat at the same table
        eve.post(f"/api/tables/{tables[0]}/leave")
        eve.sit(tables[3], 1)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_race_opens_no_table_too_many(request: pytest.FixtureRequest, kind: str):
    limits = settings_for(request.getfixturevalue(f"{kind}_database"), tables_per_person=3)
    with Served(limits) as served, served.visitor("Ana") as ana:
        ana.put("/api/me", name="Ana")
        with ThreadPoolExecutor(8) as threads:
            answers = threads.map(lambda _: ana.http.post("/api/tables", json={"game": "mahe"}).status_code, range(12))
        assert sorted(answers) == [201] * 3 + [429] * 9


def test_a_race_at_two_workers_opens_no_table_too_many(postgresql_database: str):
    limits = [settings_for(postgresql_database, tables_per_person=3) for _ in range(2)]
    with Served(limits[0]) as one, Served(limits[1]) as two, one.visitor("Ana") as ana:
        ana.put("/api/me", name="Ana")
        with moved(ana, two) as same, ThreadPoolExecutor(8) as threads:
            homes = [ana, same] * 6
            answers = threads.map(lambda home: home.http.post("/api/tables", json={"game": "mahe"}).status_code, homes)
            assert sorted(answers) == [201] * 3 + [429] * 9


def test_a_lock_is_free_after_a_failure(sqlite_server: Served):
    exclusion = sqlite_server.process.exclusion

    async def fail_then_enter() -> str:
        with pytest.raises(ZeroDivisionError):
            async with exclusion.alone("ana"):
                raise ZeroDivisionError
        async with asyncio.timeout(10), exclusion.alone("ana"):
            return "entered"

    assert within(sqlite_server, fail_then_enter) == "entered"
