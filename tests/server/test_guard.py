"""Checks before every request, such as its origin, and the headers of every response."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from archipel.core.words import LANGUAGES, words
from archipel.server.routes.requests import address
from tests.server.serving import Served, Visitor, settings_for

FOREIGN = "https://evil.example"
PUBLIC = "https://games.example.org"


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests: none depends on earlier ones."""
    with Served(settings_for(f"sqlite:///{tmp_path_factory.mktemp('guard') / 'archipel.db'}")) as server:
        yield server


@pytest.fixture
def ana(sqlite_server: Served) -> Iterator[Visitor]:
    with sqlite_server.visitor("Ana") as visitor:
        yield visitor


def refused(visitor: Visitor, table: str, **headers: str) -> httpx.Headers | None:
    """The response to a handshake that is refused."""
    try:
        with visitor.at(table, **headers) as tab:
            assert tab.next()["type"] == "table"
    except InvalidStatus as refusal:
        assert refusal.response.status_code == 403
        return httpx.Headers(list(refusal.response.headers.raw_items()))
    return None


def own(sqlite_server: Served) -> str:
    return f"http://127.0.0.1:{sqlite_server.settings.port}"


# --- origins ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://[", "http://127.0.0.1", "https://", "\xe9", "127.0.0.1"])
def test_a_socket_that_a_foreign_page_opens_is_refused(sqlite_server: Served, ana: Visitor, origin: str) -> None:
    table = ana.post("/api/tables", game="mahe")["id"]
    assert refused(ana, table, Origin=origin) is not None


def test_a_refused_socket_is_no_error_of_the_server(ana: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    """uvicorn takes a handshake that was answered with a refusal for one that was never answered."""
    table = ana.post("/api/tables", game="mahe")["id"]
    assert refused(ana, table, Origin=FOREIGN) is not None
    assert refused(ana, table) is None  # the server has ended its work on the first by now
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_socket_is_refused_when_the_browser_says_that_the_page_is_foreign(
    sqlite_server: Served, ana: Visitor, site: str
) -> None:
    table = ana.post("/api/tables", game="mahe")["id"]
    assert refused(ana, table, Origin=own(sqlite_server), **{"Sec-Fetch-Site": site}) is not None


def test_a_socket_is_opened_for_our_own_page_and_for_programs(sqlite_server: Served, ana: Visitor) -> None:
    table = ana.post("/api/tables", game="mahe")["id"]
    assert refused(ana, table, Origin=own(sqlite_server)) is None
    assert refused(ana, table, Origin=own(sqlite_server), **{"Sec-Fetch-Site": "same-origin"}) is None
    assert refused(ana, table) is None


def test_a_handshake_that_is_refused_brings_the_headers_and_the_sentence(sqlite_server: Served, ana: Visitor) -> None:
    headers = refused(ana, "nowhere", Origin=FOREIGN)
    assert headers is not None
    assert headers["content-type"] == "application/json"
    assert "default-src 'none'" in headers["content-security-policy"]


def test_behind_a_proxy_the_public_address_is_ours(sqlite_database: str) -> None:
    with Served(settings_for(sqlite_database, public_url=PUBLIC)) as sqlite_server, sqlite_server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe")["id"]
        assert refused(ana, table, Origin=PUBLIC) is None
        assert refused(ana, table, Origin="http://games.example.org") is not None
        assert refused(ana, table, Origin=f"{PUBLIC}.evil.example") is not None


def test_a_page_without_tls_is_foreign_to_a_server_with_tls(sqlite_server: Served, ana: Visitor) -> None:
    headers = {"X-Forwarded-Proto": "https", "Origin": own(sqlite_server)}
    answer = ana.http.put("/api/me", json={"name": "Ana"}, headers=headers)
    assert answer.json()["reason"] == "foreign-origin"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "BREW"])
@pytest.mark.parametrize("headers", [{"Origin": FOREIGN}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}])
def test_changes_are_refused_from_foreign_pages(ana: Visitor, method: str, headers: dict[str, str]) -> None:
    answer = ana.http.request(method, "/api/me", headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    assert "set-cookie" not in answer.headers


def test_a_foreign_page_changes_nothing(ana: Visitor) -> None:
    ana.put("/api/me", name="Ana")
    for headers in ({"Origin": FOREIGN}, {"Sec-Fetch-Site": "same-site"}):
        assert ana.http.put("/api/me", json={"name": "Eve"}, headers=headers).status_code == 403
        assert ana.http.post("/api/tables", json={"game": "mahe"}, headers=headers).status_code == 403
    assert ana.get("/api/me")["name"] == "Ana"
    assert ana.get("/api/tables/mine") == []


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_rejects_bodies_that_a_form_could_send(ana: Visitor, kind: str) -> None:
    answer = ana.http.put("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["reason"]) == (415, "not-json")
    assert ana.get("/api/me")["name"] == ""


def test_the_cookie_is_for_this_server_only(ana: Visitor) -> None:
    cookie = ana.http.put("/api/me", json={"name": "Ana"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "domain" not in cookie
    assert "secure" not in cookie


def test_the_cookie_goes_over_tls_only_where_there_is_tls(ana: Visitor) -> None:
    answer = ana.http.put("/api/me", json={"name": "Ana"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


# --- addresses ----------------------------------------------------------------------------------------------------


def statuses(sqlite_server: Served, *forwarded: str) -> list[int]:
    with sqlite_server.visitor() as visitor:
        return [visitor.http.get("/healthz", headers={"X-Forwarded-For": one}).status_code for one in forwarded]


def test_a_trusted_proxy_names_the_client_address(sqlite_database: str) -> None:
    with Served(settings_for(sqlite_database, requests_per_minute=10)) as sqlite_server:
        assert statuses(sqlite_server, *["203.0.113.1"] * 12)[-1] == 429
        assert statuses(sqlite_server, "203.0.113.2", "198.51.100.7, 203.0.113.3", "203.0.113.1") == [200, 200, 429]


def test_an_untrusted_client_cannot_choose_its_address(sqlite_database: str) -> None:
    with Served(settings_for(sqlite_database, requests_per_minute=10, trusted_proxies="203.0.113.99")) as sqlite_server:
        assert statuses(sqlite_server, *(f"203.0.113.{n}" for n in range(12)))[-1] == 429


def test_ignores_addresses_to_the_left_of_the_one_that_the_proxy_added(sqlite_database: str) -> None:
    with Served(settings_for(sqlite_database, requests_per_minute=10)) as sqlite_server:
        assert statuses(sqlite_server, *(f"198.51.100.{n}, 203.0.113.1" for n in range(12)))[-1] == 429


@pytest.mark.parametrize(
    ("client", "place"),
    [
        ("203.0.113.1", "203.0.113.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.1", "203.0.113.1"),
        ("unknown" * 20, ("unknown" * 20)[:64]),
        (None, ""),
    ],
)
def test_a_client_is_counted_by_its_address_or_ipv6_network(client: str | None, place: str) -> None:
    assert address({"client": (client, 1) if client else None}) == place  # type: ignore[arg-type]


# --- headers of every response ------------------------------------------------------------------------------------

ANSWERS = [
    ("GET", "/healthz", 200),
    ("GET", "/readyz", 200),
    ("GET", "/metrics", 404),
    ("GET", "/api/welcome", 200),
    ("HEAD", "/api/welcome", 200),
    ("OPTIONS", "/api/welcome", 204),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/nowhere", 404),
    ("GET", "/api/nowhere", 404),
    ("GET", "/api/tables/nowhere/record", 404),
    ("GET", "/api/tables/nowhere/socket", 404),
    ("PATCH", "/api/welcome", 405),
    ("PUT", "/api/me", 400),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_brings_the_safe_headers(ana: Visitor, method: str, path: str, status: int) -> None:
    answer = ana.http.request(method, path)
    headers = answer.headers
    assert answer.status_code == status
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cache-control"] == ("no-cache" if (path, status) == ("/api/welcome", 200) else "no-store")
    assert not {"server", "x-powered-by", "strict-transport-security", "access-control-allow-origin"} & set(headers)


def test_tls_is_demanded_where_the_public_address_has_it(sqlite_database: str) -> None:
    with Served(settings_for(sqlite_database, public_url=PUBLIC)) as sqlite_server, sqlite_server.visitor() as visitor:
        assert visitor.http.get("/nowhere").headers["strict-transport-security"].startswith("max-age=")


def test_the_head_of_an_answer_has_no_body(ana: Visitor) -> None:
    answer = ana.http.head("/api/welcome")
    assert answer.content == b""
    assert int(answer.headers["content-length"]) > 0


# --- refusals and their reasons -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "body", "status", "reason"),
    [
        ("PATCH", b"", 405, "not-here"),
        ("PUT", b"{" + b" " * 20_000 + b"}", 413, "too-large"),
        ("PUT", b'{"name"', 400, "not-understood"),
        ("PUT", b'{"name": "\xff"}', 400, "not-understood"),
        ("PUT", b"[" * 16_000, 400, "not-understood"),
        ("PUT", b'{"name": "\\ud800"}', 400, "not-understood"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_reason_and_a_sentence(
    ana: Visitor, method: str, body: bytes, status: int, reason: str, lang: str
) -> None:
    asked = {"Content-Type": "application/json", "Accept-Language": lang}
    answer = ana.http.request(method, "/api/me", content=body, headers=asked)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert answer.json()["sentence"] == words(lang).say(f"denied-{reason}")


def test_a_body_that_grows_while_it_is_sent_is_too_large(ana: Visitor) -> None:
    pieces = (b" " * 1000 for _ in range(40))
    answer = ana.http.put("/api/me", content=pieces, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


def test_a_refused_method_names_the_allowed_ones(ana: Visitor) -> None:
    assert set(ana.http.patch("/api/tables").headers["allow"].split(", ")) >= {"GET", "POST"}


def test_an_internal_error_is_logged_and_not_sent(
    sqlite_server: Served, ana: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("an internal secret")

    monkeypatch.setattr(sqlite_server.process.people, "find", fail)
    answer = ana.http.get("/api/me", headers={"Accept-Language": "fr"})
    assert answer.status_code == 500
    assert answer.json()["sentence"] == words("fr").say("denied-mistake")
    assert "secret" not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert traces(caplog) == ["an internal secret"]


def test_an_internal_error_of_a_socket_is_logged_and_not_sent(
    sqlite_server: Served, ana: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("an internal secret")

    table = ana.post("/api/tables", game="mahe")["id"]
    monkeypatch.setattr(sqlite_server.process.people, "find", fail)
    with ana.at(table) as tab:
        assert tab.closed() == 1011
        assert tab.socket.close_reason == "mistake"
    assert traces(caplog) == ["an internal secret"]


def traces(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [str(record.exc_info[1]) for record in caplog.records if record.levelno >= logging.ERROR and record.exc_info]


@pytest.mark.parametrize(("query", "status"), [("since=x", 400), ("since=-1", 400), ("texts=perhaps", 400)])
def test_an_invalid_handshake_gets_the_reason(sqlite_server: Served, ana: Visitor, query: str, status: int) -> None:
    table = ana.post("/api/tables", game="mahe")["id"]
    answer = handshake(ana, f"/api/tables/{table}/socket?{query}")
    assert answer.status_code == status
    assert answer.json()["status"] == status


def test_a_handshake_for_an_unknown_path_gets_404(ana: Visitor) -> None:
    assert handshake(ana, "/api/nowhere").json()["reason"] == "not-found"


def handshake(visitor: Visitor, path: str) -> httpx.Response:
    key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version": "13"}
    return visitor.http.get(path, headers={"Connection": "Upgrade", "Upgrade": "websocket", **key})
