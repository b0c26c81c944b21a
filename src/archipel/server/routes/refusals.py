"""Refusals as responses: JSON for programs, a small page for somebody who has opened an address in a browser."""

from __future__ import annotations

import logging
from html import escape

import msgspec
from litestar.enums import ScopeType
from litestar.types import Scope

from archipel.core.words import words
from archipel.server.base.errors import Denied
from archipel.server.base.metrics import Metrics
from archipel.server.routes.requests import header, language
from archipel.server.wire_types.api import Problem

OVERLOAD = (429, 503)
USUAL = {"game-not-ready"}  # the page asks again every second until the game is compiled
log = logging.getLogger("archipel.server")
PAGE = """<!doctype html>
<html lang="{lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Archipel</title>
  </head>
  <body>
    <h1>Archipel</h1>
    <p>{sentence}</p>
    <p><a href="{home}">{way}</a></p>
  </body>
</html>
"""


def problem(denied: Denied, lang: str) -> Problem:
    return Problem(denied.status, denied.key, denied.sentence(lang), denied.rule)


def report(metrics: Metrics, denied: Denied) -> None:
    """Count and log a refusal; without the path, because the address of a table is a secret of its players."""
    metrics.refused_requests.labels(denied.status, denied.key).inc()
    log.log(_level(denied), "Request refused", extra={"status": denied.status, "reason": denied.key})


def _level(denied: Denied) -> int:
    if denied.key in USUAL:
        return logging.DEBUG
    return logging.WARNING if denied.status in OVERLOAD else logging.INFO


def retry_headers(denied: Denied) -> dict[str, str]:
    """The Retry-After header, if trying again makes sense."""
    return {"retry-after": str(denied.wait)} if denied.wait else {}


def refusal_body(scope: Scope, denied: Denied, home: str) -> tuple[str, bytes]:
    """The media type and the body of a refusal; `home` is the path of the page."""
    lang = language(scope)
    if not _is_opened_in_browser(scope):
        return "application/json", msgspec.json.encode(problem(denied, lang))
    way = words(lang).say("to-home")
    page = PAGE.format(lang=lang, sentence=escape(denied.sentence(lang)), home=escape(home), way=escape(way))
    return "text/html", page.encode()


def _is_opened_in_browser(scope: Scope) -> bool:
    """Tell whether somebody follows a link: scripts of a page do not ask for HTML."""
    return scope["type"] == ScopeType.HTTP and scope["method"] == "GET" and "text/html" in header(scope, b"accept")
