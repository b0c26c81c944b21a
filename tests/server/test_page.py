"""The files of the page: compressed as they were built, kept by browsers for as long as they are valid."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from archipel.core.words import LANGUAGES, words
from tests.server.serving import PATIENCE, Served


def ask(served: Served, path: str, **headers: str) -> httpx.Response:
    return httpx.get(served.url + path, headers=headers, timeout=PATIENCE, verify=False)  # noqa: S501 - loopback


def script_of(served: Served) -> str:
    """The address of the first script."""
    return "/" + re.search(r'src="\./(assets/[^"]+\.js)"', ask(served, "/").text)[1]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None), ("", None)],
)
def test_the_best_encoding_that_the_browser_reads_is_sent(sqlite_server, accepted, encoding):
    path = script_of(sqlite_server)
    plain = ask(sqlite_server, path, **{"accept-encoding": "identity"})
    with httpx.stream("GET", sqlite_server.url + path, headers={"accept-encoding": accepted}, timeout=PATIENCE) as sent:
        raw = b"".join(sent.iter_raw())
    assert sent.headers.get("content-encoding") == encoding
    assert sent.headers["vary"] == "accept-encoding"
    assert int(sent.headers["content-length"]) == len(raw)
    assert (len(raw) < 0.6 * len(plain.content)) == (encoding is not None)
    if encoding == "gzip":
        assert gzip.decompress(raw) == plain.content


def test_scripts_are_kept_for_ever_and_the_page_is_asked_for_again(sqlite_server):
    assert "immutable" in ask(sqlite_server, script_of(sqlite_server)).headers["cache-control"]
    home = ask(sqlite_server, "/")
    assert home.headers["cache-control"] == "no-cache"
    assert home.headers["content-type"] == "text/html; charset=utf-8"


def test_a_file_that_the_browser_has_is_not_sent_again(sqlite_server):
    tag = ask(sqlite_server, "/").headers["etag"]
    again = ask(sqlite_server, "/", **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert ask(sqlite_server, "/", **{"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_the_readers_language_before_its_scripts_run(sqlite_server, lang):
    home = ask(sqlite_server, "/", **{"accept-language": f"{lang}-CH, en;q=0.5"})
    assert f'<html lang="{lang}">' in home.text
    assert f'content="{words(lang).say("page-description")}"' in home.text
    assert f"<noscript>{words(lang).say('page-no-script')}</noscript>" in home.text
    assert "accept-language" in home.headers["vary"]


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/", "/assets/../../app.py", "/index.html.br", "/%2e%2e/app.py"]
)
def test_there_is_nothing_else(sqlite_server, path):
    assert ask(sqlite_server, path).status_code == 404


def test_long_answers_are_compressed_and_short_ones_are_not(sqlite_server):
    rules = ask(sqlite_server, "/api/games/mahe/rules?lang=fr")
    assert rules.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in ask(sqlite_server, "/healthz").headers
