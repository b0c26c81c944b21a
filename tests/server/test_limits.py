"""Rate limits and quotas: with a fake clock, and on a server with small limits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from archipel.server.base import limits
from archipel.server.base.errors import Denied
from archipel.server.base.limits import ConcurrencyLimit, RateLimit
from tests.server.serving import PATIENCE, Problem, Served, Visitor, settings_for, until


class Time:
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


# --- buckets ------------------------------------------------------------------------------------------------------


def test_a_bucket_gives_what_it_holds_and_fills_up_again() -> None:
    time = Time()
    limit = RateLimit(3, 60.0, time)
    assert [limit.allows("ana") for _ in range(4)] == [True, True, True, False]
    time.pass_by(20)
    assert [limit.allows("ana") for _ in range(2)] == [True, False]
    time.pass_by(3600)
    assert [limit.allows("ana") for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_their_own() -> None:
    limit = RateLimit(1, 60.0, Time())
    assert [limit.allows(key) for key in ("ana", "ana", "bo")] == [True, False, True]


def test_asking_in_vain_costs_nothing() -> None:
    time = Time()
    limit = RateLimit(1, 10.0, time)
    limit.allows("ana")
    for _ in range(9):
        time.pass_by(1)
        assert not limit.allows("ana")
    time.pass_by(1.001)
    assert limit.allows("ana")


def test_a_refusal_says_how_long_to_wait() -> None:
    time = Time()
    limit = RateLimit(2, 60.0, time)
    limit.check("ana")
    limit.check("ana")
    with pytest.raises(Denied) as denied:
        limit.check("ana")
    assert (denied.value.status, denied.value.key, denied.value.wait) == (429, "too-often", 30)
    time.pass_by(denied.value.wait)
    limit.check("ana")


def test_full_buckets_are_forgotten_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 100)
    time = Time()
    limit = RateLimit(1, 10.0, time)
    for key in range(101):
        limit.allows(f"early {key}")
    time.pass_by(11)
    for key in range(50):
        limit.allows(f"late {key}")
    assert len(limit) == 50
    assert not limit.allows("late 7")


def test_forgetting_costs_next_to_nothing_when_nothing_can_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 100)
    limit, sweeps = RateLimit(1, 10.0, Time()), []
    forget = limit._forget
    monkeypatch.setattr(limit, "_forget", lambda: (sweeps.append(len(limit)), forget()))
    for key in range(5000):
        limit.allows(str(key))
    assert sweeps == [101, 203, 407, 815, 1631, 3263]


@given(st.integers(1, 20), st.lists(st.floats(0, 30), max_size=60))
def test_no_more_is_given_than_was_there_and_came_in(count: int, pauses: list[float]) -> None:
    time = Time()
    limit, given = RateLimit(count, 60.0, time), 0
    for pause in pauses:
        time.pass_by(pause)
        given += limit.allows("ana")
    assert given <= count + count * (time.now - 1000.0) / 60.0 + 1e-6


def test_held_slots_are_counted_and_released() -> None:
    count = ConcurrencyLimit(2)
    assert [count.take("ana") for _ in range(3)] == [True, True, False]
    assert count.take("bo")
    count.give_back("ana")
    assert count.take("ana")
    assert count.total == 3


def test_released_slots_use_no_memory() -> None:
    count = ConcurrencyLimit(2)
    for _ in range(3):
        count.give_back("ana")
    assert [count.take("ana") for _ in range(3)] == [True, True, False]


# --- at a server --------------------------------------------------------------------------------------------------

Serve = Callable[..., Served]


@pytest.fixture
def serve(sqlite_database: str) -> Iterator[Serve]:
    with ExitStack() as stack:
        yield lambda **chosen: stack.enter_context(Served(settings_for(sqlite_database, **chosen))).without_refills()


@contextmanager
def from_address(served: Served, address: str, name: str = "") -> Iterator[Visitor]:
    with served.visitor(name, **{"X-Forwarded-For": address}) as visitor:
        yield visitor


def test_requests_from_one_address_are_limited(serve: Serve) -> None:
    served = serve(requests_per_minute=10)
    with from_address(served, "203.0.113.1") as ana, from_address(served, "203.0.113.2") as bo:
        answers = [ana.http.get("/api/me") for _ in range(12)]
        assert too_often(answers[-1])
        assert bo.http.get("/api/me").status_code == 200


def too_often(answer: httpx.Response) -> bool:
    assert answer.json()["reason"] == "too-often"
    return answer.status_code == 429 and int(answer.headers["retry-after"]) > 0


def test_handshakes_are_requests_too(serve: Serve) -> None:
    served = serve(requests_per_minute=10)
    with served.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe")["id"]
        for _ in range(9):
            with ana.at(table):
                pass
        assert too_often(ana.http.get("/healthz"))


def test_tables_that_one_address_opens_in_an_hour_are_limited(serve: Serve) -> None:
    served = serve(tables_per_hour=2)
    with from_address(served, "203.0.113.1") as ana, from_address(served, "203.0.113.2") as bo:
        answers = [ana.http.post("/api/tables", json={"game": "mahe"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert too_often(answers[-1])
        assert bo.post("/api/tables", game="mahe")["id"]


def test_tables_of_one_person_are_limited(serve: Serve) -> None:
    served = serve(tables_per_person=2)
    with served.visitor() as ana, served.visitor() as bo:
        for _ in range(2):
            ana.post("/api/tables", game="mahe")
        with pytest.raises(Problem) as problem:
            ana.post("/api/tables", game="mahe")
        assert (problem.value.status, problem.value.reason) == (429, "too-many-tables")
        assert bo.post("/api/tables", game="mahe")["id"]


def test_a_full_server_refuses_new_tables(serve: Serve) -> None:
    served = serve(tables_in_all=1)
    with served.visitor() as ana, served.visitor() as bo:
        ana.post("/api/tables", game="mahe")
        with pytest.raises(Problem) as problem:
            bo.post("/api/tables", game="mahe")
        assert (problem.value.status, problem.value.reason) == (503, "server-full")


def test_sockets_of_one_address_are_limited_and_given_back(serve: Serve) -> None:
    served = serve(sockets_per_address=2)
    with served.visitor() as ana:
        table = ana.post("/api/tables", game="mahe")["id"]
        with ana.at(table) as one, ana.at(table) as other:
            assert {one.next()["type"], other.next()["type"]} == {"table"}
            with ana.at(table) as third:
                assert third.next("refused")["reason"] == "too-often"
                assert third.closed() == 1013
            with ana.at(table, **{"X-Forwarded-For": "203.0.113.1"}) as elsewhere:
                assert elsewhere.next()["type"] == "table"
        until(lambda: served.process.sockets.total == 0)
        with ana.at(table) as again:
            assert again.next()["type"] == "table"


def test_a_socket_that_says_much_is_slowed_down_and_loses_nothing(serve: Serve) -> None:
    served = serve(messages_per_second=40)
    with served.visitor() as ana:
        table = ana.post("/api/tables", game="mahe")["id"]
        with ana.at(table) as tab:
            for number in range(100):
                tab.say(type="ping", number=number)
            assert [tab.next("pong")["number"] for _ in range(100)] == list(range(100))


def test_recoveries_from_one_address_are_limited(serve: Serve) -> None:
    served = serve()
    with served.visitor("Ana") as ana, from_address(served, "203.0.113.1") as thief:
        ana.put("/api/me", name="Ana")
        token = ana.post("/api/me/recovery")["token"]
        answers = [thief.http.post("/api/recover", json={"token": f"guess {n}"}) for n in range(20)]
        assert {answer.json()["reason"] for answer in answers} == {"bad-link"}
        assert too_often(thief.http.post("/api/recover", json={"token": token}))
        assert ana.http.post("/api/recover", json={"token": token}, timeout=PATIENCE).status_code == 200
