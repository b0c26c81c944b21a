"""What stands before every request: how often, from where, and with which headers the answer goes out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from archipel.core.words import LANGUAGES
from archipel.server.api import Problem
from archipel.server.errors import Denied, too_often
from archipel.server.identity import COOKIE, COOKIE_DAYS

if TYPE_CHECKING:
    from archipel.server.house import House

NEW_COOKIE = "archipel.cookie"  # the state of a request whose answer brings a cookie
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000")


def address(scope: Scope) -> str:
    """Where a request comes from, as far as a trusted proxy says so."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def language(scope: Scope) -> str:
    """The first language that the browser asks for and we have; the query comes first."""
    query = dict(part.partition("=")[::2] for part in scope.get("query_string", b"").decode("latin-1").split("&"))
    wanted = [query.get("lang", ""), *header(scope, b"accept-language").split(",")]
    return next((lang.strip()[:2].lower() for lang in wanted if lang.strip()[:2].lower() in LANGUAGES), "en")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        public = urlsplit(house.settings.public_url)
        self._public = f"{public.scheme}://{public.netloc}" if public.netloc else ""
        self._headers = [*HEADERS, *([HSTS] if public.scheme == "https" else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and not self._is_ours(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers, *self._cookie(scope)]
            await send(message)

        try:
            self._check(scope)
        except Denied as denied:
            await _refuse(scope, send_safely, denied)
        else:
            await self._app(scope, receive, send_safely)

    def _cookie(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """A new cookie: not for scripts, not for other sites, and only over TLS where there is TLS."""
        sealed = scope["state"].get(NEW_COOKIE)
        if sealed is None:
            return []
        settings = self._house.settings
        is_safe = settings.public_url.startswith("https") or scope.get("scheme") == "https"
        cookie = Cookie(
            key=COOKIE,
            value=sealed,
            path=settings.base_path or "/",
            max_age=COOKIE_DAYS * 86_400,
            httponly=True,
            samesite="lax",
            secure=is_safe,
        )
        return [cookie.to_encoded_header()]

    def _check(self, scope: HTTPScope) -> None:
        if not self._house.requests.allows(address(scope)):
            raise too_often()
        if scope["method"] not in SAFE_METHODS and not self._is_ours(scope):
            raise Denied("foreign-origin", 403)

    def _is_ours(self, scope: Scope) -> bool:
        """Browsers say which page a request comes from; who says nothing is no browser and brings no stolen cookie."""
        if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
            return False
        origin = header(scope, b"origin")
        host = header(scope, b"host")
        return not origin or origin == self._public or (host != "" and urlsplit(origin).netloc == host)


def problem(denied: Denied, lang: str) -> Problem:
    return Problem(denied.status, denied.key, denied.sentence(lang), denied.rule)


async def _refuse(scope: Scope, send: Send, denied: Denied) -> None:
    body = msgspec.json.encode(problem(denied, language(scope)))
    headers: Iterable[tuple[bytes, bytes]] = ((b"content-type", b"application/json"),)
    if denied.status == 429:
        headers = (*headers, (b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": denied.status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body, "more_body": False})
