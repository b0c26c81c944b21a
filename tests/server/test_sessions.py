"""Sessions end when they should: signing out, links that work once and expire, cookies with an age, foreign hosts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.cookies import SimpleCookie

import pytest
from sqlalchemy import func, select

from archipel.server.base.identity import COOKIE, Identity, Signer
from archipel.server.store.schema import people
from tests.server.conftest import DATABASES
from tests.server.database_access import execute
from tests.server.party import FakeClock, caught_up, give, moved, party, two_workers, within
from tests.server.serving import Served, Visitor, refused, settings_for, until

DAY = 86_400


@pytest.fixture
def timed(sqlite_database: str, clock: FakeClock) -> Iterator[Served]:
    with Served(settings_for(sqlite_database, cookie_days=30, link_days=7), clock) as server:
        yield server


@pytest.fixture
def ana(timed: Served) -> Iterator[Visitor]:
    with timed.visitor("Ana") as visitor:
        visitor.put("/api/me", name="Ana")
        yield visitor


def stolen(owner: Visitor, served: Served) -> Visitor:
    """A thief with a copy of the cookie."""
    thief = served.visitor()
    thief.http.cookies.set(COOKIE, owner.http.cookies[COOKIE])
    return thief


def renewed(visitor: Visitor) -> str:
    """The cookie that a visit brings."""
    answer = visitor.http.get("/api/me")
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE].value if "set-cookie" in answer.headers else ""


# --- signing out --------------------------------------------------------------------------------------------------


def test_signing_out_ends_the_sockets_at_every_worker(postgresql_database: str):
    with (
        two_workers(postgresql_database) as (one, two),
        party(one, "mahe", "Ana", "Bo") as friends,
        moved(friends.people[0], two) as elsewhere,
        stolen(elsewhere, two) as thief,
        thief.at(friends.id) as socket,
    ):
        socket.state()
        friends.people[0].delete("/api/me/devices")
        assert socket.closed()
        assert thief.get("/api/me")["name"] == ""


def test_a_signed_out_socket_plays_no_move_even_if_no_notification_comes(postgresql_database: str):
    """The listening connection is down: the worker looks into the database before it obeys."""
    with (
        two_workers(postgresql_database) as (one, two),
        party(two, "chawai", "Ana", "Bo", "Cleo") as friends,
    ):
        deaf(two)
        owner = two.process.registry.room(friends.id).seats[0].person

        async def sign_out() -> None:
            await one.process.people.sign_out_elsewhere(Identity(str(owner), 0))

        within(one, sign_out)
        friends.tabs[0].answer("dive 1", friends.tabs[0].last("state")["ply"])
        assert friends.tabs[0].closed()
        caught_up(friends.tabs[1])
        assert friends.tabs[1].last("state")["to_act"] == [1, 2, 3]


def deaf(served: Served) -> None:
    """Stop listening to the other workers, as if that connection were down."""
    served.process.sessions.is_following = False
    served.process.sessions.end = lambda epochs: None  # type: ignore[method-assign] # what comes is lost


def test_signing_out_voids_every_link_of_a_thief(timed: Served, ana: Visitor):
    with stolen(ana, timed) as thief:
        link = thief.post("/api/me/recovery")["token"]
        ana.delete("/api/me/devices")
        with refused("bad-link", 404):
            thief.post("/api/recover", token=link)
        with refused("name-first"):
            thief.post("/api/me/recovery")


def test_a_link_that_is_made_while_signing_out_is_void(timed: Served, ana: Visitor):
    """The thief's request was checked before the sign-out and is stored after it."""
    before = timed.process.signer.open(ana.http.cookies[COOKIE])
    assert before is not None
    ana.delete("/api/me/devices")
    token = within(timed, lambda: timed.process.people.new_link(before))
    with timed.visitor() as thief, refused("bad-link", 404):
        thief.post("/api/recover", token=token)


def test_the_device_that_signs_out_the_others_goes_on(timed: Served, ana: Visitor):
    ana.delete("/api/me/devices")
    assert ana.get("/api/me")["name"] == "Ana"
    with party(timed, "chawai", "Bo", "Cleo", "Dan") as friends, ana.at(friends.id) as tab:
        assert tab.state()


@pytest.mark.parametrize("kind", DATABASES)
def test_of_two_devices_that_sign_out_each_other_at_the_same_moment_one_goes_on(
    request: pytest.FixtureRequest, kind: str
):
    database = request.getfixturevalue(f"{kind}_database")
    with Served(settings_for(database)) as one, one.visitor("Ana") as ana:
        ana.put("/api/me", name="Ana")
        with ExitStack() as stack:
            two = stack.enter_context(Served(settings_for(database))) if kind == "postgresql" else one
            thief = stack.enter_context(stolen(ana, two))
            for server in {one, two}:
                slow_down_sign_out(server)
            with ThreadPoolExecutor(2) as threads:
                answers = list(threads.map(lambda person: person.http.delete("/api/me/devices"), (ana, thief)))
            assert sorted(answer.status_code for answer in answers) == [204, 403]
            assert sorted(person.get("/api/me")["name"] for person in (ana, thief)) == ["", "Ana"]


def slow_down_sign_out(served: Served) -> None:
    """Let a second request arrive before the first one has signed out the others."""
    sign_out = served.process.people.sign_out_elsewhere

    async def sign_out_later(identity: Identity) -> Identity:
        await asyncio.sleep(0.3)
        return await sign_out(identity)

    served.process.people.sign_out_elsewhere = sign_out_later  # type: ignore[method-assign] # for this test only


# --- links --------------------------------------------------------------------------------------------------------


def test_a_link_works_once(timed: Served, ana: Visitor):
    token = ana.post("/api/me/recovery")["token"]
    with timed.visitor() as phone, timed.visitor() as thief:
        assert phone.post("/api/recover", token=token)["name"] == "Ana"
        with refused("bad-link", 404):
            thief.post("/api/recover", token=token)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_two_devices_at_the_same_moment_a_link_signs_in_one(request: pytest.FixtureRequest, kind: str):
    with Served(settings_for(request.getfixturevalue(f"{kind}_database"))) as served, served.visitor("Ana") as ana:
        ana.put("/api/me", name="Ana")
        token = ana.post("/api/me/recovery")["token"]

        async def together() -> list[object]:
            tries = [served.process.people.recover(token) for _ in range(5)]
            return await asyncio.gather(*tries, return_exceptions=True)

        found = within(served, together)
    assert sum(isinstance(one, Identity) for one in found) == 1


def test_a_link_expires(timed: Served, ana: Visitor, clock: FakeClock):
    made = ana.post("/api/me/recovery")
    assert made["days"] == 7
    clock.advance(7 * DAY)
    with timed.visitor() as phone, refused("bad-link", 404):
        phone.post("/api/recover", token=made["token"])


def test_without_a_public_address_a_forged_host_does_not_decide_where_a_link_leads(ana: Visitor):
    made = ana.http.post("/api/me/recovery", headers={"host": "evil.example"}).json()
    assert made["link"] == f"/#/recover/{made['token']}"


# --- the age of cookies -------------------------------------------------------------------------------------------


def test_an_old_cookie_identifies_nobody_even_if_the_browser_keeps_it(timed: Served, ana: Visitor, clock: FakeClock):
    with stolen(ana, timed) as thief:
        clock.advance(20 * DAY)
        assert renewed(ana) != thief.http.cookies[COOKIE]
        clock.advance(11 * DAY)
        assert (ana.get("/api/me")["name"], thief.get("/api/me")["name"]) == ("Ana", "")


def test_a_cookie_without_a_time_is_as_old_as_the_first_version_that_had_one(timed: Served, ana: Visitor):
    identity = timed.process.signer.open(ana.http.cookies[COOKIE])
    assert identity is not None
    signer = timed.process.signer
    content = f"{identity.person}.{identity.epoch}"
    assert signer.open(f"{content}.{signer._sign(content)}") == Identity(identity.person, 0)


def test_a_forged_time_is_refused():
    signer = Signer("k" * 32)
    cookie = signer.seal(Identity("ana", 0, 1_000))
    assert signer.open(cookie.replace("1000", "9000")) is None


# --- the host -----------------------------------------------------------------------------------------------------


@pytest.fixture
def public(sqlite_database: str) -> Iterator[Served]:
    with Served(settings_for(sqlite_database, public_url="https://games.example.org")) as server:
        yield server


@pytest.mark.parametrize("host", ["evil.example", "games.example.org.evil.example", "games.example.org:8443", "x"])
def test_with_a_public_address_a_foreign_host_is_refused(public: Served, host: str):
    with public.visitor("Ana") as ana:
        headers = {"host": host, "origin": f"https://{host}"}
        answer = ana.http.put("/api/me", json={"name": "Ana"}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (421, "foreign-host")
        assert ana.http.get("/api/welcome", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", ["games.example.org", "Games.Example.org", "games.example.org:443", "127.0.0.1:8000"])
def test_the_public_address_and_probes_are_accepted(public: Served, host: str):
    with public.visitor("Ana") as ana:
        assert ana.http.get("/healthz", headers={"host": host}).status_code == 200


# --- guests -------------------------------------------------------------------------------------------------------


def guests(served: Served) -> int:
    return int(execute(served.settings.url, select(func.count()).select_from(people))[0][0])


def test_a_visitor_who_does_nothing_is_not_stored(timed: Served):
    with timed.visitor("Eve") as eve:
        with refused("name-first"):
            eve.post("/api/me/recovery")
        with refused("unknown-table"):
            eve.sit("nowhere", 1)
        with refused("unknown-game"):
            eve.post("/api/tables", game="chess")
        with refused("bad-name"):
            eve.put("/api/me", name="")
        assert (guests(timed), eve.cookie) == (0, "")
        eve.post("/api/tables", game="mahe")
        assert guests(timed) == 1


def test_new_guests_are_limited_by_address(sqlite_database: str):
    with Served(settings_for(sqlite_database, guests_per_hour=3)) as served:
        served.process.new_guest_limit._clock = lambda: 0.0  # gives nothing back with time
        for number in range(5):
            with served.visitor() as visitor:
                answer = visitor.http.put("/api/me", json={"name": f"Guest {number}"})
                assert answer.status_code == (200 if number < 3 else 429)
        assert guests(served) == 3


def test_the_sweep_removes_all_old_guests(timed: Served, clock: FakeClock):
    rows = [
        {"id": f"guest{number}", "name": "", "lang": "en", "epoch": 0, "created": clock.now} for number in range(500)
    ]
    execute(timed.settings.url, people.insert(), rows)
    clock.advance(91 * DAY)
    until(lambda: within(timed, timed.process.scheduler.sweep) is None and guests(timed) == 0)


def test_answers_go_on_after_signing_out_elsewhere(timed: Served):
    with party(timed, "chawai", "Ana", "Bo", "Cleo") as friends:
        friends.people[0].delete("/api/me/devices")
        with friends.people[0].at(friends.id) as tab:
            tab.state()
            assert give(tab, "dive 2")["type"] == "state"
