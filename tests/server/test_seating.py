"""Before the game and after it: seats, bots, the host, starting, leaving, the rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from archipel import bots
from archipel.server.process.server_process import SEAT_CHANGES
from archipel.server.rooms.seating import BOT_SHARE
from tests.marking import mostly
from tests.server.serving import Problem, Served, Visitor, play_on, refused, settings_for, until
from tests.server.test_tables import played_out

SHARE = secrets.token_hex(16)


@pytest.fixture
def cleo(served: Served) -> Iterator[Visitor]:
    with served.visitor("Cleo") as visitor:
        yield visitor


def opened(host: Visitor, seats: int = 3, **chosen: Any) -> str:
    return str(host.post("/api/tables", game="chawai", seats=seats, **chosen)["id"])


def names(visitor: Visitor, table: str) -> list[str]:
    return [seat.get("name", "") for seat in visitor.get(f"/api/tables/{table}")["seats"]]


# --- seats --------------------------------------------------------------------------------------------------------


def test_anybody_with_the_link_may_take_any_free_seat(ana: Visitor, bo: Visitor):
    table = opened(ana)
    seen = bo.sit(table, 3)
    assert (seen["your_seat"], seen.get("host", False)) == (3, False)
    assert names(ana, table) == ["", "", "Bo"]
    assert "you" not in ana.get(f"/api/tables/{table}")["seats"][2]


def test_moving_to_another_seat_frees_the_first_one(ana: Visitor):
    table = opened(ana)
    ana.sit(table, 1)
    ana.sit(table, 3)
    assert names(ana, table) == ["", "", "Ana"]


def test_sitting_down_again_may_change_the_name_and_the_share(ana: Visitor):
    table = opened(ana)
    ana.sit(table, 1)
    again = ana.put(f"/api/tables/{table}/seats/1", name="Anaïs", share=SHARE)
    assert (again["seats"][0]["name"], again["seats"][0]["share"]) == ("Anaïs", SHARE)


def test_an_invalid_name_leaves_all_seats_unchanged(ana: Visitor):
    table = opened(ana)
    ana.sit(table, 1)
    with refused("bad-name", 400):
        ana.put(f"/api/tables/{table}/seats/2", name="\t", share=SHARE)
    assert names(ana, table) == ["Ana", "", ""]


def test_a_taken_seat_cannot_be_taken_by_another(ana: Visitor, bo: Visitor):
    table = opened(ana)
    ana.sit(table, 1)
    with refused("seat-taken", 409) as problem:
        bo.sit(table, 1)
    assert problem.value.sentence == "Seat 1 is taken."
    assert names(bo, table) == ["Ana", "", ""]


def test_one_of_two_simultaneous_requests_gets_the_seat(ana: Visitor, bo: Visitor):
    table = opened(ana)
    bo.get(f"/api/tables/{table}")
    outcomes = at_once(lambda: ana.sit(table, 2), lambda: bo.sit(table, 2))
    assert sorted(outcomes) == ["done", "seat-taken"]


def at_once(*deeds: Callable[[], Any]) -> list[str]:
    """The outcomes of several requests at the same time."""

    def outcome(deed: Callable[[], Any]) -> str:
        try:
            deed()
        except Problem as problem:
            return str(problem.reason)
        return "done"

    with ThreadPoolExecutor(len(deeds)) as threads:
        return list(threads.map(outcome, deeds))


def test_people_at_different_workers_can_join_the_same_table(postgresql_database: str):
    with (
        Served(settings_for(postgresql_database)) as one,
        Served(settings_for(postgresql_database)) as other,
        one.visitor("Ana") as ana,
        other.visitor("Bo") as bo,
    ):
        for _ in range(5):
            table = opened(ana)
            assert at_once(lambda t=table: ana.sit(t, 1), lambda t=table: bo.sit(t, 2)) == ["done", "done"]
            until(lambda t=table: names(bo, t) == ["Ana", "Bo", ""])  # one worker tells the other


def test_a_seat_that_is_not_there_is_refused(ana: Visitor):
    table = opened(ana)
    for seat in (0, 4, 17, 10**12):
        with refused("no-such-seat", 404) as problem:
            ana.sit(table, seat)
        assert problem.value.sentence.endswith("this table has 3.")


def test_a_share_is_8_to_64_bytes_in_hexadecimal_digits(ana: Visitor):
    table = opened(ana)
    for share in ("", "abc", "00" * 7, "00" * 65, "AB" * 16, "zz" * 16, " ".join(["00"] * 16)):
        with refused("bad-value", 400) as problem:
            ana.put(f"/api/tables/{table}/seats/1", name="Ana", share=share)
        assert "“share”" in problem.value.sentence


@pytest.mark.own_server
@mostly("sqlite")
def test_changes_of_seats_are_limited_by_person_and_table(served: Served, ana: Visitor, bo: Visitor):
    served.process.seat_limit._clock = lambda: 0.0  # nothing is given back, however slow the machine is
    table, other = opened(ana), opened(ana)
    for change in range(SEAT_CHANGES):
        ana.sit(table, 1 + change % 2)
    for seat in (1, 3):
        with refused("too-often", 429):
            ana.sit(table, seat)
    with refused("too-often", 429):
        ana.put(f"/api/tables/{table}/seats/3/bot", kind="random")
    with refused("too-often", 429):
        ana.delete(f"/api/tables/{table}/seats/2")
    assert bo.sit(table, 3)["your_seat"] == 3
    assert ana.sit(other, 1)["your_seat"] == 1


# --- bots ---------------------------------------------------------------------------------------------------------


def test_anybody_at_the_table_adds_bots_and_sends_them_away(ana: Visitor, bo: Visitor):
    table = opened(ana)
    bo.sit(table, 2)
    seen = bo.put(f"/api/tables/{table}/seats/3/bot", kind="random")
    assert (seen["seats"][2]["bot"], seen["seats"][2]["ready"]) == ("random", True)
    assert bytes.fromhex(seen["seats"][2]["share"]) == BOT_SHARE
    assert "taken" not in ana.delete(f"/api/tables/{table}/seats/3")["seats"][2]


def test_a_bot_never_takes_the_seat_of_a_person_nor_a_person_that_of_a_bot(ana: Visitor, bo: Visitor):
    table = opened(ana)
    ana.sit(table, 1)
    ana.put(f"/api/tables/{table}/seats/2/bot", kind="random")
    with refused("seat-taken", 409):
        ana.put(f"/api/tables/{table}/seats/1/bot", kind="random")
    with refused("seat-taken", 409):
        bo.sit(table, 2)


def test_an_unknown_bot_is_refused_with_a_list_of_all_bots(ana: Visitor):
    with refused("no-such-bot", 400) as problem:
        ana.put(f"/api/tables/{opened(ana)}/seats/1/bot", kind="../random")
    known = ", ".join(bots.kinds())
    assert problem.value.sentence == f"There is no bot called “../random”. Choose from: {known}."


@mostly("sqlite")
def test_a_host_without_a_seat_may_let_bots_play_and_look_on(ana: Visitor):
    table = opened(ana)
    for seat in (1, 2, 3):
        ana.put(f"/api/tables/{table}/seats/{seat}/bot", kind="random")
    ana.post(f"/api/tables/{table}/start")
    with ana.at(table) as tab:
        assert play_on([tab])["result"]["winners"]


# --- the host -----------------------------------------------------------------------------------------------------


def test_the_host_frees_a_seat_and_others_do_not(ana: Visitor, bo: Visitor, cleo: Visitor):
    table = opened(ana)
    bo.sit(table, 1)
    cleo.sit(table, 2)
    with refused("not-yours", 403):
        cleo.delete(f"/api/tables/{table}/seats/1")
    ana.delete(f"/api/tables/{table}/seats/1")
    assert names(cleo, table) == ["", "Cleo", ""]


def test_everybody_may_get_up_and_the_host_stays_the_host(ana: Visitor):
    table = opened(ana)
    ana.sit(table, 1)
    assert ana.delete(f"/api/tables/{table}/seats/1")["host"]
    assert names(ana, table) == ["", "", ""]


@pytest.mark.parametrize("known", [True, False], ids=["a guest", "nobody"])
def test_a_person_without_a_seat_can_change_nothing(ana: Visitor, bo: Visitor, known: bool):
    table = opened(ana)
    ana.sit(table, 1)
    if known:
        opened(bo)
    for deed in (
        lambda: bo.post(f"/api/tables/{table}/start"),
        lambda: bo.post(f"/api/tables/{table}/leave"),
        lambda: bo.post(f"/api/tables/{table}/rematch"),
        lambda: bo.delete(f"/api/tables/{table}/seats/1"),
        lambda: bo.put(f"/api/tables/{table}/seats/2/bot", kind="random"),
    ):
        with refused("not-yours", 403):
            deed()
    assert names(ana, table) == ["Ana", "", ""]
    assert bool(bo.cookie) == known, "nobody becomes a guest by being refused"


def test_a_table_without_watchers_is_closed_to_others_once_it_plays(served: Served, ana: Visitor, bo: Visitor):
    table = served.table("chawai", ana, bots=2, watchers=False).id
    with refused("not-yours", 403):
        bo.get(f"/api/tables/{table}")
    assert ana.get(f"/api/tables/{table}")["phase"] == "playing"


# --- starting -----------------------------------------------------------------------------------------------------


def test_a_game_begins_when_every_seat_is_taken(ana: Visitor, bo: Visitor):
    table = opened(ana)
    ana.sit(table, 1)
    with refused("seats-missing", 409) as problem:
        ana.post(f"/api/tables/{table}/start")
    assert problem.value.sentence == "2 seats are still waiting for players."
    bo.sit(table, 2)
    ana.put(f"/api/tables/{table}/seats/3/bot", kind="random")
    assert bo.post(f"/api/tables/{table}/start")["phase"] == "playing"


def test_a_game_that_has_begun_is_not_begun_again_and_its_seats_are_fixed(served: Served, ana: Visitor, bo: Visitor):
    table = served.table("chawai", ana, bots=2).id
    for deed in (
        lambda: ana.post(f"/api/tables/{table}/start"),
        lambda: ana.delete(f"/api/tables/{table}/seats/2"),
        lambda: ana.put(f"/api/tables/{table}/seats/2/bot", kind="random"),
        lambda: bo.sit(table, 2),
        lambda: ana.sit(table, 1),
    ):
        with refused("already-started", 409):
            deed()


# --- leaving ------------------------------------------------------------------------------------------------------


def test_leaving_before_the_game_frees_the_seat(ana: Visitor, bo: Visitor):
    table = opened(ana)
    bo.sit(table, 2)
    bo.post(f"/api/tables/{table}/leave")
    assert names(ana, table) == ["", "", ""]
    assert bo.get("/api/tables/mine") == []


@pytest.mark.parametrize("seated", [True, False])
def test_a_host_who_leaves_hands_the_table_on(ana: Visitor, bo: Visitor, seated: bool):
    table = opened(ana)
    if seated:
        ana.sit(table, 1)
    bo.sit(table, 2)
    assert not ana.post(f"/api/tables/{table}/leave").get("host")
    assert bo.get(f"/api/tables/{table}")["host"]
    assert names(bo, table) == ["", "Bo", ""]


@pytest.mark.own_server
def test_the_last_person_to_leave_closes_the_table(ana: Visitor, bo: Visitor):
    table = opened(ana, public=True)
    ana.sit(table, 1)
    with bo.at(table) as tab:
        ana.post(f"/api/tables/{table}/leave")
        assert tab.closed()
    with refused("unknown-table", 404):
        bo.get(f"/api/tables/{table}")
    assert bo.get("/api/tables") == ana.get("/api/tables/mine") == []


def test_a_bot_keeps_the_seat_of_a_player_who_leaves_during_the_game(served: Served, ana: Visitor, bo: Visitor):
    table = served.table("chawai", ana, bo, bots=1, level="random").id
    away = bo.post(f"/api/tables/{table}/leave")["seats"][1]
    assert (away["away"], away["name"], away["you"]) == (True, "Bo", True)
    with bo.at(table) as tab:
        assert "away" not in tab.next("table")["seats"][1]


def test_a_host_who_leaves_during_the_game_hands_the_table_on(served: Served, ana: Visitor, bo: Visitor):
    table = served.table("chawai", ana, bo, bots=1).id
    ana.post(f"/api/tables/{table}/leave")
    assert bo.get(f"/api/tables/{table}")["host"]


# --- the return match ---------------------------------------------------------------------------------------------


@mostly("sqlite")
def test_a_rematch_has_the_same_people_with_new_shares(served: Served, ana: Visitor, bo: Visitor):
    old = ana.get(f"/api/tables/{played_out(served, ana, bo)}")
    new = bo.post(f"/api/tables/{old['id']}/rematch")
    first, *others = [seat["name"] for seat in old["seats"]]
    assert (new["phase"], new["host"], new["your_seat"], new["game"]) == ("open", True, 1, old["game"])
    assert [seat["name"] for seat in new["seats"]] == [*others, first]
    assert [seat.get("ready", False) for seat in new["seats"]] == [False, True, False]
    assert not {new["commitment"]} & {old["commitment"]}
    with refused("seats-missing"):
        bo.post(f"/api/tables/{new['id']}/start")
    assert bo.sit(new["id"], 1)["phase"] == "open"
    assert ana.sit(new["id"], 3)["phase"] == "playing", "it starts by itself"


def test_people_on_one_device_are_still_there_in_the_rematch(served: Served, ana: Visitor):
    table = opened(ana)
    ana.sit(table, 1)
    ana.put(f"/api/tables/{table}/seats/2", name="Bo", share=SHARE, beside_me=True)
    ana.put(f"/api/tables/{table}/seats/3/bot", kind="random")
    ana.post(f"/api/tables/{table}/start")
    with ana.at(table) as hers, ana.at(table, seat=2) as his:
        for tab in (hers, his):
            tab.say(type="end")
        while hers.next("state")["phase"] != "finished":
            pass
    new = ana.post(f"/api/tables/{table}/rematch")
    assert [seat.get("beside_you", False) for seat in new["seats"]] == [True, False, False]
    ana.put(f"/api/tables/{new['id']}/seats/1", name="Bo", share=SHARE, beside_me=True)
    assert ana.sit(new["id"], 3)["phase"] == "playing"
    with ana.at(new["id"], seat=1) as his:
        assert his.next("table")["your_seat"] == 1


@mostly("postgresql")
def test_the_second_request_for_a_rematch_finds_the_same_table(served: Served, ana: Visitor, bo: Visitor):
    old = played_out(served, ana, bo)
    assert at_once(*[lambda who=who: who.post(f"/api/tables/{old}/rematch") for who in (ana, bo)] * 2) == ["done"] * 4
    assert len(ana.get("/api/tables/mine")) == 1
    assert ana.post(f"/api/tables/{old}/rematch")["id"] == bo.get(f"/api/tables/{old}")["rematch"]


@mostly("sqlite")
def test_everybody_at_the_old_table_hears_of_the_rematch(served: Served, ana: Visitor, bo: Visitor):
    old = played_out(served, ana, bo)
    with ana.at(old) as tab:
        assert "rematch" not in tab.next("table")
        new = bo.post(f"/api/tables/{old}/rematch")["id"]
        assert tab.next("table")["rematch"] == new
        assert tab.next("state")["events"][-1]["kind"] == "rematch"


@mostly("sqlite")
def test_a_return_match_that_was_closed_is_opened_anew(served: Served, ana: Visitor):
    old = played_out(served, ana)
    first = ana.post(f"/api/tables/{old}/rematch")["id"]
    ana.post(f"/api/tables/{first}/leave")
    assert ana.post(f"/api/tables/{old}/rematch")["id"] != first


def test_there_is_no_return_match_before_the_end(served: Served, ana: Visitor):
    with refused("not-finished", 409):
        ana.post(f"/api/tables/{served.table('chawai', ana, bots=2).id}/rematch")
