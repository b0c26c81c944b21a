"""The outermost layer of the application: rate limit, same-origin check, security headers, cookies."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from archipel.server.base.errors import Denied, too_often
from archipel.server.base.identity import COOKIE
from archipel.server.process.server_process import ServerProcess
from archipel.server.routes.refusals import refusal_body, report, retry_headers
from archipel.server.routes.requests import address, header, host
from archipel.server.transport.gate import GATE
from archipel.server.transport.security_headers import HEADERS, HSTS, NO_STORE

NEW_COOKIE = "archipel.cookie"  # in the state of a request: the cookie to set
REFUSAL = "archipel.refusal"  # in the state of a handshake: the reason for refusing it
NOTICE = b"archipel-notice"  # a header of every response, by which a page knows that there is something to show
PAGE_VERSION = b"archipel-page"  # a header of every response, by which an old page knows that it is old
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}
DEFAULT_PORTS = {"http": 80, "https": 443}
INTERNAL_ERROR = 1011  # the close code of a socket
log = logging.getLogger("archipel.server")


def _has_body(scope: Scope) -> bool:
    return header(scope, b"transfer-encoding") != "" or header(scope, b"content-length") not in ("", "0")


def _is_json(scope: Scope) -> bool:
    return header(scope, b"content-type").partition(";")[0].strip().lower() == "application/json"


# --- the guard ----------------------------------------------------------------------------------------------------


class Guard:
    """Wraps the whole application and checks every request before it."""

    def __init__(self, app: ASGIApp, process: ServerProcess, page_version: str) -> None:
        self._app = app
        self._process = process
        self._settings = process.settings
        public = urlsplit(self._settings.public_url)
        self._public = f"{public.scheme}://{public.netloc}" if public.netloc else ""
        default_port = DEFAULT_PORTS.get(public.scheme, 0)
        self._hosts = {public.netloc.lower(), public.hostname, f"{public.hostname}:{default_port}"}
        version = [(PAGE_VERSION, page_version.encode())] if page_version else []
        self._headers = [*HEADERS, *([HSTS] if public.scheme == "https" else []), *version]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            scope["state"][GATE] = self._process.gate  # for the connections
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def receive_whole() -> HTTPReceiveMessage:
            message = await receive()
            if message["type"] == "http.disconnect":  # in the middle of the body: not an internal error
                raise Denied("not-understood", 400)
            return message  # type: ignore[return-value] # a message of a request

        async def send_safely(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                message["headers"] = self._complete(scope, list(message["headers"]))
            await send(message)

        try:
            with self._counted(scope):
                self._check(scope)
                await self._app(_head_as_get(scope), receive_whole, send_safely)
        except Denied as denied:
            await self._refuse(scope, send_safely, denied, "http.response")
        except Exception as error:
            if has_begun:
                raise
            await self._refuse(scope, send_safely, internal_error(scope, error), "http.response")

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
                    await self._refuse_handshake(scope, send, refusal)
                    return
                message["code"], message["reason"] = INTERNAL_ERROR, refusal.key
            await send(message)

        try:
            self._check(scope)
        except Denied as denied:
            await self._refuse_handshake(scope, send, denied)
        else:
            await self._app(scope, receive, send_safely)

    async def _refuse_handshake(self, scope: WebSocketScope, send: Send, denied: Denied) -> None:
        """Answer a refused handshake with an HTTP response."""

        async def send_safely(message: Any) -> None:
            if message["type"] == "websocket.http.response.start":
                message["headers"] = self._complete(scope, message["headers"])
            await send(message)

        await self._refuse(scope, send_safely, denied, "websocket.http.response")

    async def _refuse(self, scope: Scope, send: Any, denied: Denied, kind: str) -> None:
        report(self._process.metrics, denied)
        media_type, body = refusal_body(scope, denied, self._settings.base_path + "/")
        headers = [(b"content-type", media_type.encode()), (b"content-length", str(len(body)).encode())]
        headers += [(name.encode(), value.encode()) for name, value in retry_headers(denied).items()]
        await send({"type": f"{kind}.start", "status": denied.status, "headers": headers})
        await send({"type": f"{kind}.body", "body": body, "more_body": False})

    def _complete(self, scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Add the headers that every response has."""
        has_cache_control = any(name.lower() == b"cache-control" for name, _ in headers)
        no_store = [] if has_cache_control else [NO_STORE]
        return [*headers, *self._headers, *no_store, *self._notice(), *self._cookie(scope)]

    def _notice(self) -> list[tuple[bytes, bytes]]:
        """The header that tells which notice all pages show; without one, there is none."""
        notice = self._process.orders.notice
        label = f"{notice.number or ''}{'-draining' if notice.draining else ''}"
        return [(NOTICE, label.encode())] if label else []

    def _cookie(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The header that sets a new cookie: hidden from scripts and other sites, and only over TLS if TLS is used."""
        sealed = scope["state"].get(NEW_COOKIE)
        if sealed is None:
            return []
        settings = self._settings
        is_secure = settings.public_url.startswith("https") or scope.get("scheme") == "https"
        cookie = Cookie(
            key=COOKIE,
            value=sealed,
            path=settings.base_path or "/",
            max_age=settings.cookie_days * 86_400,
            httponly=True,
            samesite="lax",
            secure=is_secure,
        )
        return [cookie.to_encoded_header()]

    @contextlib.contextmanager
    def _counted(self, scope: HTTPScope) -> Iterator[None]:
        """Count a request while it is handled; refuse it if its address has too many at the same time."""
        key, requests = address(scope), self._process.requests
        if not requests.take(key):
            raise too_often()
        try:
            yield
        finally:
            requests.give_back(key)

    def _check(self, scope: HTTPScope | WebSocketScope) -> None:
        """Refuse too many requests, requests to another host or of other sites, and bodies that are not JSON."""
        self._process.request_limit.check(address(scope))
        if scope["type"] == ScopeType.HTTP:  # the route of a socket can tell why
            self._process.orders.check_host(host(scope))
        if not self._is_our_host(scope):
            raise Denied("foreign-host", 421)
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return
        if not self._is_same_origin(scope):
            raise Denied("foreign-origin", 403)
        if _has_body(scope) and not _is_json(scope):
            raise Denied("not-json", 415)

    def _is_our_host(self, scope: Scope) -> bool:
        """Tell whether the Host header names this server, if its public address is set; probes use its own address."""
        host = header(scope, b"host").lower()
        return not self._public or host in self._hosts or host.rpartition(":")[0] in LOOPBACK or host in LOOPBACK

    def _is_same_origin(self, scope: Scope) -> bool:
        """Tell whether a request comes from our own page, or has no origin and so comes from no browser."""
        if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
            return False
        origin, host = header(scope, b"origin"), header(scope, b"host")
        if not origin or origin == self._public:
            return True
        schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        return host != "" and origin in [f"{scheme}://{host}" for scheme in schemes]


def _head_as_get(scope: HTTPScope) -> HTTPScope:
    """Handle HEAD like GET; uvicorn leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


# --- refusals -----------------------------------------------------------------------------------------------------


def internal_error(scope: Scope, error: Exception) -> Denied:
    """Log an unexpected error; the client learns nothing but that there was one."""
    log.error("Request failed", exc_info=error, extra={"path": scope["path"]})
    return Denied("mistake", 500)
