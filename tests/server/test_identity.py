"""The identity of a person: a signed cookie, a recovery link, a name and a language."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from archipel.core.words import LANGUAGES, words
from archipel.server.base.clock import milliseconds
from archipel.server.base.identity import COOKIE, Identity, Signer, fingerprint
from tests.server.serving import Served, Visitor, refused, settings_for, until

SHARE = "5a" * 16


@pytest.fixture
def cleo(sqlite_server: Served) -> Iterator[Visitor]:
    with sqlite_server.visitor("Cleo") as visitor:
        yield visitor


def morsel(visitor: Visitor) -> Any:
    """The cookie that a newcomer gets, with its attributes."""
    answer = visitor.http.put("/api/me", json={"name": visitor.name})
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


def wearing(sqlite_server: Served, cookie: str | bytes) -> Visitor:
    """A visitor who brings this cookie."""
    visitor = sqlite_server.visitor()
    value = cookie if isinstance(cookie, bytes) else cookie.encode()
    visitor.http.headers = [(b"cookie", COOKIE.encode() + b"=" + value)]
    return visitor


# --- the cookie ---------------------------------------------------------------------------------------------------


def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(cleo: Visitor):
    cookie = morsel(cleo)
    assert (cookie["httponly"], cookie["samesite"], cookie["path"], cookie["secure"]) == (True, "lax", "/", "")
    assert int(cookie["max-age"]) == 180 * 86_400


def test_the_cookie_goes_only_over_tls_where_there_is_tls(sqlite_database: str):
    settings = settings_for(sqlite_database, public_url="https://games.example.org")
    with Served(settings) as served, served.visitor("Ana") as ana:
        assert morsel(ana)["secure"] is True


def test_looking_around_brings_no_cookie(cleo: Visitor):
    for path in ("/api/welcome", "/api/me", "/api/tables", "/api/tables/mine", "/api/games/mahe/rules"):
        assert "set-cookie" not in cleo.http.get(path).headers


def test_a_visit_renews_the_cookie(sqlite_server: Served, cleo: Visitor):
    first = sqlite_server.process.signer.open(morsel(cleo).value)
    again = SimpleCookie(cleo.http.get("/api/me").headers["set-cookie"])[COOKIE].value
    second = sqlite_server.process.signer.open(again)
    assert first is not None
    assert second is not None
    assert (second.person, second.issued >= first.issued) == (first.person, True)


def forged(cookie: str) -> dict[str, str | bytes]:
    """Cookies that look nearly like this one."""
    person, epoch, issued, signature = cookie.rsplit(".", 3)
    return {
        "empty": "",
        "garbage": "garbage",
        "dots": "....",
        "truncated": cookie[:-1],
        "longer": cookie + "0",
        "unsigned": f"{person}.{epoch}.{issued}",
        "younger": f"{person}.{epoch}.{issued}0.{signature}",
        "without a time": f"{person}.{epoch}.{signature}",
        "another person": f"{person[::-1]}.{epoch}.{issued}.{signature}",
        "another epoch": f"{person}.1.{issued}.{signature}",
        "no number": f"{person}.x.{issued}.{signature}",
        "another key": Signer("k" * 32).seal(Identity(person, 0)),
        "capitals": f"{person}.{epoch}.{issued}.{signature.upper()}",
        "bytes": b"\xff\xfe\x80.0." + signature.encode(),
        "escapes": "%00%ff%d8%00." + signature,
        "quotes": '"\\377\\"' + signature,
        "huge": "a" * 3000,
    }


def test_a_forged_cookie_identifies_nobody(sqlite_server: Served, cleo: Visitor):
    cookie = morsel(cleo).value
    for kind, forgery in forged(cookie).items():
        with wearing(sqlite_server, forgery) as visitor:
            answer = visitor.http.get("/api/me")
            assert (answer.status_code, answer.json()["name"]) == (200, ""), kind
    with wearing(sqlite_server, cookie) as visitor:
        assert visitor.get("/api/me")["name"] == "Cleo"


def test_a_cookie_survives_a_restart_but_not_a_change_of_the_key(sqlite_database: str):
    with Served(settings_for(sqlite_database)) as served, served.visitor("Ana") as ana:
        cookie = morsel(ana).value
    with Served(settings_for(sqlite_database)) as served, wearing(served, cookie) as visitor:
        assert visitor.get("/api/me")["name"] == "Ana"
    with Served(settings_for(sqlite_database, secret="s" * 32)) as served, wearing(served, cookie) as visitor:
        assert visitor.get("/api/me")["name"] == ""


def test_forgetting_a_device_removes_its_cookie(cleo: Visitor):
    cleo.put("/api/me", name="Cleo")
    assert cleo.http.delete("/api/me").status_code == 204
    assert (cleo.cookie, cleo.get("/api/me")["name"]) == ("", "")


# --- names --------------------------------------------------------------------------------------------------------

NAMES = [
    "Ana",
    "Zoë",
    "李雷",
    "עֲדִי",
    "محمد",
    "🐢",
    "🇫🇷",
    "O'Neil",
    "<b>Bo</b>",
    "Robert'); --",
    "#1",
    "a: b",
    "chance",
    "x" * 40,
]


def test_any_printable_name_can_be_had_and_is_given_back_as_it_was(cleo: Visitor):
    for name in NAMES:
        assert cleo.put("/api/me", name=name)["name"] == name
        assert cleo.get("/api/me")["name"] == name


def test_odd_names_are_stored_in_every_database_and_stand_in_the_seat(ana: Visitor):
    table = ana.post("/api/tables", game="mahe", seats=7)["id"]
    for name in NAMES:
        seen = ana.put(f"/api/tables/{table}/seats/1", name=name, share=SHARE)
        assert seen["seats"][0]["name"] == name


def test_blanks_around_and_within_a_name_are_tidied(cleo: Visitor):
    assert cleo.put("/api/me", name="  Ana \t\n María  ")["name"] == "Ana María"


UNREADABLE = ["", " ", "\t\n", "x" * 41, "🐢" * 41, "A\x00na", "A\x1b[31m", "a\u202eb", "\u200b", "\ue000"]


def test_rejects_unreadable_names(cleo: Visitor):
    for name in UNREADABLE:
        with refused("bad-name", 400) as problem:
            cleo.put("/api/me", name=name)
        assert problem.value.sentence == "A name must have 1 to 40 printable characters."
    assert cleo.get("/api/me")["name"] == ""


def test_a_new_name_keeps_the_language(cleo: Visitor):
    cleo.put("/api/me", name="Cleo", lang="it")
    assert cleo.put("/api/me", name="Cléo") == {"name": "Cléo", "lang": "it"}


def test_a_language_is_one_of_the_five(cleo: Visitor):
    for lang in ("", "xx", "fr\n", "FR", "english"):
        with refused("bad-value", 400):
            cleo.put("/api/me", name="Cleo", lang=lang)


# --- seats belong to people ---------------------------------------------------------------------------------------


def test_a_seat_belongs_to_a_person_and_not_to_a_name(ana: Visitor, bo: Visitor):
    table = ana.post("/api/tables", game="mahe", seats=2)["id"]
    ana.sit(table, 1)
    bo.name = "Ana"
    with refused("seat-taken"):
        bo.sit(table, 1)
    with refused("name-taken"):
        bo.sit(table, 2)


# --- another device -----------------------------------------------------------------------------------------------


def test_a_recovery_link_brings_me_with_my_seats_to_another_device(ana: Visitor, bo: Visitor):
    table = ana.post("/api/tables", game="mahe")["id"]
    ana.sit(table, 1)
    ana.put("/api/me", name="Ana", lang="de")
    assert bo.post("/api/recover", token=ana.post("/api/me/recovery")["token"]) == {"name": "Ana", "lang": "de"}
    assert bo.get(f"/api/tables/{table}")["your_seat"] == 1
    assert ana.get("/api/me")["name"] == "Ana", "the first device stays mine"


def test_the_link_leads_to_this_server(cleo: Visitor):
    cleo.put("/api/me", name="Cleo")
    made = cleo.post("/api/me/recovery")
    assert made["link"] == f"/#/recover/{made['token']}"


@pytest.mark.parametrize("slash", ["", "/"])
def test_the_recovery_link_uses_the_public_address(sqlite_database: str, slash: str):
    settings = settings_for(sqlite_database, public_url="https://games.example.org" + slash)
    with Served(settings) as served, served.visitor("Ana") as ana:
        made = ana.over_tls().post("/api/me/recovery")
    assert made["link"] == f"https://games.example.org/#/recover/{made['token']}"


def test_a_new_link_makes_the_old_one_void(ana: Visitor, bo: Visitor):
    ana.put("/api/me", name="Ana")
    old, new = (ana.post("/api/me/recovery")["token"] for _ in range(2))
    with refused("bad-link", 404):
        bo.post("/api/recover", token=old)
    assert bo.post("/api/recover", token=new)


def test_an_unknown_token_identifies_nobody(cleo: Visitor):
    for token in ("x", "é", "\x00", "' or 1=1 --", "x" * 100):
        with refused("bad-link", 404):
            cleo.post("/api/recover", token=token)
    assert not cleo.cookie


@pytest.mark.own_server
def test_the_token_is_not_stored_in_clear(cleo: Visitor, tmp_path: Path):
    cleo.put("/api/me", name="Cleo")
    token = cleo.post("/api/me/recovery")["token"]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("archipel.db*"))
    assert fingerprint(token).encode() in stored
    assert token.encode() not in stored


def test_the_fingerprint_of_a_token_is_not_accepted_as_the_token(cleo: Visitor):
    cleo.put("/api/me", name="Cleo")
    token = cleo.post("/api/me/recovery")["token"]
    with refused("bad-link", 404):
        cleo.post("/api/recover", token=fingerprint(token))


def test_signing_out_elsewhere_keeps_only_this_device(ana: Visitor, bo: Visitor):
    table = ana.post("/api/tables", game="mahe")["id"]
    bo.post("/api/recover", token=ana.post("/api/me/recovery")["token"])
    with bo.at(table) as lost:
        assert ana.http.delete("/api/me/devices").status_code == 204
        assert lost.closed(), "the other device does not stay connected"
    assert ana.get(f"/api/tables/{table}")["host"]
    assert not bo.get(f"/api/tables/{table}").get("host")


def test_signing_out_elsewhere_twice_at_once_keeps_the_person(ana: Visitor):
    ana.put("/api/me", name="Ana")
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: ana.http.delete("/api/me/devices"), range(4)))
    assert ana.get("/api/me")["name"] == "Ana"


def test_signing_out_elsewhere_creates_no_guest(cleo: Visitor):
    assert cleo.http.delete("/api/me/devices").status_code == 204
    assert not cleo.cookie


# --- languages ----------------------------------------------------------------------------------------------------


def unknown_table_sentence(visitor: Visitor, query: str = "", header: str = "") -> str:
    """The sentence of the server for a table that does not exist."""
    headers = {"accept-language": header.encode("latin-1")}
    return str(visitor.http.get(f"/api/tables/none?lang={query}", headers=headers).json()["sentence"])


def test_errors_are_in_the_requested_language(cleo: Visitor):
    for lang in LANGUAGES:
        sentence = words(lang).say("denied-unknown-table")
        assert (
            unknown_table_sentence(cleo, query=lang)
            == unknown_table_sentence(cleo, header=f"{lang}-CH,en;q=0.5")
            == sentence
        )


def test_the_query_comes_before_the_browser_and_english_comes_last(cleo: Visitor):
    for query, header, lang in (
        ("nl", "fr", "nl"),
        ("xx", "fr", "fr"),
        ("", "pt, it;q=0.8", "it"),
        ("", "*", "en"),
        ("%ff", "\xe9", "en"),
    ):
        assert unknown_table_sentence(cleo, query, header) == words(lang).say("denied-unknown-table")


def test_a_newcomer_speaks_the_language_of_the_browser(sqlite_server: Served):
    with sqlite_server.visitor("Ana", **{"accept-language": "fr-FR,fr;q=0.9"}) as ana:
        assert ana.get("/api/me") == {"name": "", "lang": "fr"}
        assert ana.put("/api/me", name="Ana")["lang"] == "fr"


def test_a_guest_without_tables_is_deleted_after_a_season(sqlite_database: str):
    time = [milliseconds()]
    settings = settings_for(sqlite_database, keep_unstarted_hours=10_000)
    with Served(settings, lambda: time[0]) as sqlite_server, sqlite_server.visitor("Ana") as ana:
        ana.put("/api/me", name="Ana")
        with sqlite_server.visitor("Bo") as bo:
            bo.put("/api/me", name="Bo")
            bo.post("/api/tables", game="mahe")
            time[0] += 91 * 86_400_000
            until(lambda: ana.get("/api/me")["name"] == "")
            assert bo.get("/api/me")["name"] == "Bo"
