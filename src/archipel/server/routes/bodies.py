"""Bodies of responses that are made once: compressed, tagged, and kept in memory within a limit."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from litestar import Response

from archipel.server.routes.dependencies import AppRequest

JSON = "application/json"
BEST_FIRST = ("br", "gzip")  # encodings
CHECK_FIRST = "no-cache"
BY_LANGUAGE = "accept-encoding, accept-language"
ALREADY_COMPRESSED = {"skip_compression": True}  # an option of a route
MOST_BYTES = 32_000_000  # in the cache
GZIP_LEVEL = 5


@dataclass(frozen=True)
class Body:
    """The body of a response, as it is and compressed."""

    media_type: str
    tag: str
    encoded: dict[str, bytes]  # by encoding; "" is the body itself
    vary: str = "accept-encoding"

    @staticmethod
    def of(content: bytes, media_type: str, vary: str = BY_LANGUAGE) -> Body:
        """This content, compressed with gzip."""
        encoded = {"": content, "gzip": gzip.compress(content, GZIP_LEVEL, mtime=0)}
        return Body(media_type, tag_of(content), encoded, vary)

    @property
    def size(self) -> int:
        return sum(map(len, self.encoded.values()))

    def response(self, request: AppRequest, cache: str = CHECK_FIRST) -> Response[Any]:
        """The body in the best encoding that the browser reads; nothing if it has the body already."""
        accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        encoding = next((each for each in BEST_FIRST if each in accepted and each in self.encoded), "")
        tag = f'"{self.tag}{encoding and "-" + encoding}"'
        headers = {"cache-control": cache, "etag": tag, "vary": self.vary}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.encoded[encoding], media_type=self.media_type, headers=headers)


def tag_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


class BodyCache:
    """The bodies that were asked for last. One thread makes new ones, so that the tables go on meanwhile."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._size = 0
        self._bodies: OrderedDict[Hashable, Body] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[Body]] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bodies")

    def find(self, key: Hashable) -> Body | None:
        """The body with this key, if it is in memory."""
        if key in self._bodies:
            self._bodies.move_to_end(key)
        return self._bodies.get(key)

    async def get(self, key: Hashable, make: Callable[[], bytes], media_type: str = JSON) -> Body:
        """The body with this key; `make` is called in a thread if it is not in memory, once for all who wait."""
        found = self.find(key)
        if found is not None:
            return found
        if key not in self._making:
            work = asyncio.get_running_loop().run_in_executor(self._thread, lambda: Body.of(make(), media_type))
            self._making[key] = work
            work.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(self._making[key])

    def _made(self, key: Hashable, done: asyncio.Future[Body]) -> None:
        del self._making[key]
        if not done.cancelled() and done.exception() is None:
            self._keep(key, done.result())

    def _keep(self, key: Hashable, body: Body) -> None:
        """Keep this body, and drop those that were not used for the longest time."""
        self._bodies[key] = body
        self._size += body.size
        while self._size > self._most:
            _, dropped = self._bodies.popitem(last=False)
            self._size -= dropped.size

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def bodies_of(request: AppRequest) -> BodyCache:
    """The cache of this application."""
    found: BodyCache = request.app.state.bodies
    return found
