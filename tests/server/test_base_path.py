"""Everything works under a base path, as behind a proxy that also serves other things."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import SimpleCookie

import httpx
import pytest

from archipel.core.record import verify
from archipel.server.base.identity import COOKIE
from tests.server.serving import Served, Visitor, play_on, settings_for

BASE = "/games/archipel"


@pytest.fixture
def below(sqlite_database: str) -> Iterator[Served]:
    with Served(settings_for(sqlite_database, base_path=BASE)) as served:
        yield served


@pytest.fixture
def cleo(below: Served) -> Iterator[Visitor]:
    with below.visitor("Cleo") as visitor:
        yield visitor


def test_a_whole_game_is_played_under_the_path(below: Served, cleo: Visitor):
    table = below.table("chawai", cleo, bots=2)
    with table.tabs() as tabs:
        assert play_on(tabs)["result"]
    assert verify(cleo.get(f"/api/tables/{table.id}/record")).luck == "fair"
    assert [found["id"] for found in cleo.get("/api/tables/finished")] == [table.id]


def test_the_cookie_is_for_the_path_alone(cleo: Visitor):
    answer = cleo.http.put("/api/me", json={"name": "Cleo"})
    assert SimpleCookie(answer.headers["set-cookie"])[COOKIE]["path"] == BASE


def test_forgetting_a_person_removes_the_cookie_of_the_path(cleo: Visitor):
    cleo.put("/api/me", name="Cleo")
    cleo.delete("/api/me")
    assert (cleo.cookie, cleo.get("/api/me")["name"]) == ("", "")


def test_the_recovery_link_leads_under_the_path(below: Served, cleo: Visitor):
    cleo.put("/api/me", name="Cleo")
    made = cleo.post("/api/me/recovery")
    assert made["link"] == f"{BASE}/#/recover/{made['token']}"
    with below.visitor() as phone:
        assert phone.post("/api/recover", token=made["token"])["name"] == "Cleo"


@pytest.mark.parametrize("public", ["https://example.org", "https://example.org/", f"https://example.org{BASE}/"])
def test_the_recovery_link_names_the_path_once(sqlite_database: str, public: str):
    settings = settings_for(sqlite_database, base_path=BASE, public_url=public)
    with Served(settings) as served, served.visitor() as visitor:
        made = visitor.over_tls().post("/api/me/recovery")
    assert made["link"] == f"https://example.org{BASE}/#/recover/{made['token']}"


def test_health_is_under_the_path(cleo: Visitor):
    for path in ("/healthz", "/readyz", "/api/welcome", "/api/protocol.json", "/api/openapi.json"):
        assert cleo.http.get(path).status_code == 200, path
    addresses = cleo.get("/api/openapi.json")["paths"]
    assert all(address.startswith(f"{BASE}/") for address in addresses)


def test_outside_the_path_there_is_nothing(below: Served):
    root = below.url.removesuffix(BASE)
    for path in ("/api/welcome", "/api/me", "/games/api/welcome", f"{BASE}-other/api/welcome"):
        answer = httpx.get(root + path)
        assert (answer.status_code, answer.json()["reason"]) == (404, "not-found"), path
