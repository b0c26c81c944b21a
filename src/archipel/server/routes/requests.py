"""The address and the language of a request."""

from __future__ import annotations

from litestar.types import Scope

from archipel.core.words import LANGUAGES
from archipel.server.base.addresses import network_of


def address(scope: Scope) -> str:
    """The address of the client as limits count it, from a trusted proxy if there is one."""
    return network_of(host(scope))


def host(scope: Scope) -> str:
    """The whole address of the client, from a trusted proxy if there is one."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def language(scope: Scope) -> str:
    """The first language in the query or the Accept-Language header that we have."""
    query = dict(part.partition("=")[::2] for part in scope.get("query_string", b"").decode("latin-1").split("&"))
    wanted = [query.get("lang", ""), *_by_preference(header(scope, b"accept-language"))]
    languages = (tag.strip().lower().partition("-")[0] for tag in wanted)
    return next((lang for lang in languages if lang in LANGUAGES), "en")


def _by_preference(accepted: str) -> list[str]:
    """The languages of an Accept-Language header such as "fr-CH, en;q=0.8, fr;q=0.9", the preferred one first."""
    parts = [part.partition(";q=") for part in accepted.replace(" ", "").split(",")]
    return [tag for tag, _, _ in sorted(parts, key=lambda part: -_weight(part[2]))]


def _weight(text: str) -> float:
    return float(text) if text.replace(".", "", 1).isdecimal() else 1.0
