"""What stands before every request: how often, from where, and with which headers the answer goes out."""

from __future__ import annotations

import ipaddress
import logging
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from archipel.core.words import LANGUAGES
from archipel.server.api import Problem
from archipel.server.errors import Denied
from archipel.server.identity import COOKIE, COOKIE_DAYS

if TYPE_CHECKING:
    from archipel.server.process import ServerProcess

NEW_COOKIE = "archipel.cookie"  # the state of a request whose answer brings a cookie
REFUSAL = "archipel.refusal"  # the state of a handshake that is refused: why
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MISTAKE = 1011  # the code of a socket that is closed by a mistake of ours
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
NO_STORE = (b"cache-control", b"no-store")
log = logging.getLogger("archipel.server")


# --- who asks -----------------------------------------------------------------------------------------------------


def address(scope: Scope) -> str:
    """Where a request comes from, as far as a trusted proxy says so; of IPv6 the network, all of which one has."""
    client = scope.get("client")
    try:
        place = ipaddress.ip_address(str(client[0])) if client else None
    except ValueError:
        return str(client[0])[:64] if client else ""
    if isinstance(place, ipaddress.IPv6Address):
        return str(place.ipv4_mapped or ipaddress.ip_network((int(place), 64), strict=False))
    return str(place or "")


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def language(scope: Scope) -> str:
    """The first language that the browser asks for and we have; the query comes first."""
    query = dict(part.partition("=")[::2] for part in scope.get("query_string", b"").decode("latin-1").split("&"))
    wanted = [query.get("lang", ""), *_dearest_first(header(scope, b"accept-language"))]
    spoken = (tag.strip().lower().partition("-")[0] for tag in wanted)
    return next((lang for lang in spoken if lang in LANGUAGES), "en")


def _dearest_first(accepted: str) -> list[str]:
    """The languages of a browser: «fr-CH, en;q=0.8, fr;q=0.9»."""
    parts = [part.partition(";q=") for part in accepted.replace(" ", "").split(",")]
    return [tag for tag, _, _ in sorted(parts, key=lambda part: -_weight(part[2]))]


def _weight(text: str) -> float:
    return float(text) if text.replace(".", "", 1).isdecimal() else 1.0


def _has_body(scope: Scope) -> bool:
    return header(scope, b"transfer-encoding") != "" or header(scope, b"content-length") not in ("", "0")


def _is_json(scope: Scope) -> bool:
    return header(scope, b"content-type").partition(";")[0].strip().lower() == "application/json"


# --- the guard ----------------------------------------------------------------------------------------------------


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, process: ServerProcess) -> None:
        self._app = app
        self._house = process
        public = urlsplit(process.settings.public_url)
        self._public = f"{public.scheme}://{public.netloc}" if public.netloc else ""
        self._headers = [*HEADERS, *([HSTS] if public.scheme == "https" else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def receive_whole() -> HTTPReceiveMessage:
            message = await receive()
            if (
                message["type"] == "http.disconnect"
            ):  # they went in the middle of a sentence, which is no mistake of ours
                raise Denied("not-understood", 400)
            return message  # type: ignore[return-value] # of a request

        async def send_safely(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                message["headers"] = self._complete(scope, list(message["headers"]))
            await send(message)

        try:
            self._check(scope)
            await self._app(_without_head(scope), receive_whole, send_safely)
        except Denied as denied:
            await _refuse(scope, send_safely, denied, "http.response")
        except Exception as error:
            if has_begun:
                raise
            await _refuse(scope, send_safely, mistake(scope, error), "http.response")

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        is_open = False

        async def send_safely(message: Message) -> None:
            nonlocal is_open
            if message["type"] == "websocket.send":
                await send(message)
                return
            is_open = is_open or message["type"] == "websocket.accept"
            refusal = scope["state"].get(REFUSAL)
            if message["type"] == "websocket.close" and refusal is not None:
                if not is_open:
                    await self._turn_away(scope, send, refusal)
                    return
                message["code"], message["reason"] = MISTAKE, refusal.key
            await send(message)

        try:
            self._check(scope)
        except Denied as denied:
            await self._turn_away(scope, send, denied)
        else:
            await self._app(scope, receive, send_safely)

    async def _turn_away(self, scope: WebSocketScope, send: Send, denied: Denied) -> None:
        """A handshake that is refused is answered like a request."""

        async def send_safely(message: Any) -> None:
            if message["type"] == "websocket.http.response.start":
                message["headers"] = self._complete(scope, message["headers"])
            await send(message)

        await _refuse(scope, send_safely, denied, "websocket.http.response")

    def _complete(self, scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers of an answer, with those that every answer has."""
        is_kept = any(name.lower() == b"cache-control" for name, _ in headers)
        return [*headers, *self._headers, *([] if is_kept else [NO_STORE]), *self._cookie(scope)]

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

    def _check(self, scope: HTTPScope | WebSocketScope) -> None:
        """Refuse before anything has happened."""
        self._house.requests.check(address(scope))
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return
        if not self._is_ours(scope):
            raise Denied("foreign-origin", 403)
        if _has_body(scope) and not _is_json(scope):
            raise Denied("not-json", 415)

    def _is_ours(self, scope: Scope) -> bool:
        """Browsers say which page a request comes from; who says nothing is no browser and brings no stolen cookie."""
        if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
            return False
        origin, host = header(scope, b"origin"), header(scope, b"host")
        if not origin or origin == self._public:
            return True
        schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        return host != "" and origin in [f"{scheme}://{host}" for scheme in schemes]


def _without_head(scope: HTTPScope) -> HTTPScope:
    """Whoever asks for the head of an answer gets the answer; the server leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


# --- refusals -----------------------------------------------------------------------------------------------------


def problem(denied: Denied, lang: str) -> Problem:
    return Problem(denied.status, denied.key, denied.sentence(lang), denied.rule)


def advice(denied: Denied) -> dict[str, str]:
    """When it may be tried again."""
    return {"retry-after": str(denied.wait)} if denied.wait else {}


def mistake(scope: Scope, error: Exception) -> Denied:
    """A mistake of ours: it is logged whole, and the client is told nothing of it but that."""
    log.error("a request failed", exc_info=error, extra={"path": scope["path"]})
    return Denied("mistake", 500)


async def _refuse(scope: Scope, send: Any, denied: Denied, kind: str) -> None:
    body = msgspec.json.encode(problem(denied, language(scope)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in advice(denied).items()]
    await send({"type": f"{kind}.start", "status": denied.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
