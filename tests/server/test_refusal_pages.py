"""A refusal for somebody who has opened an address in a browser: a page with a sentence and a link, and no JSON."""

from __future__ import annotations

import httpx
import pytest

from tests.server.serving import PATIENCE, Served, settings_for

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "fr-CH, en;q=0.8"}


def ask(served: Served, path: str, **headers: str) -> httpx.Response:
    return httpx.get(served.url + path, headers=headers, timeout=PATIENCE, verify=False)  # noqa: S501 - loopback


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/table/abc", 404, "Page introuvable."),
        ("/api/nothing", 404, "Page introuvable."),
        ("/api/tables/none/record", 404, "Cette table n’existe pas."),
        ("/api/games/%3Cb%3E/rules", 404, "&lt;b&gt;"),
    ],
)
def test_a_browser_gets_a_sentence_and_a_way_home(sqlite_server, path, status, sentence):
    response = ask(sqlite_server, path, **BROWSER)
    assert (response.status_code, response.headers["content-type"].partition(";")[0]) == (status, "text/html")
    assert sentence in response.text
    assert '<a href="/">Aller à l’accueil</a>' in response.text
    assert "<b>" not in response.text


def test_a_program_gets_json(sqlite_server):
    assert ask(sqlite_server, "/table/abc", accept="*/*").json()["reason"] == "not-found"
    assert ask(sqlite_server, "/api/tables/none").json()["reason"] == "unknown-table"


def test_too_many_requests_are_refused_with_a_page_as_well(sqlite_database):
    with Served(settings_for(sqlite_database, requests_per_minute=10, base_path="/games")) as served:
        served.without_refills()
        response = [ask(served, "/", **BROWSER) for _ in range(12)][-1]
    assert response.status_code == 429
    assert response.headers["content-type"] == "text/html"
    assert '<a href="/games/">' in response.text
