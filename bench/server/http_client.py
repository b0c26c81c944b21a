"""A small HTTP/1.1 client that costs the driver little."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class ConnectionGone(OSError):
    """The server has closed the connection during a request."""


@dataclass(frozen=True)
class Reply:
    """A response of the server."""

    status: int
    cookie: str
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class HttpClient:
    """A client that reuses its connections."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._free: list[Connection] = []

    async def call(self, method: str, path: str, body: Any = None, cookie: str = "") -> Reply:
        """Make one request; raises `OSError` if a new connection breaks, and retries if an old one does."""
        while self._free:
            try:
                return await self._request_over(self._free.pop(), method, path, body, cookie)
            except ConnectionGone:
                continue
        fresh = await asyncio.open_connection(self.host, self.port)
        return await self._request_over(fresh, method, path, body, cookie)

    async def _request_over(self, connection: Connection, method: str, path: str, body: Any, cookie: str) -> Reply:
        try:
            connection[1].write(self._encoded(method, path, body, cookie))
            reply = await _reply(connection[0])
        except (asyncio.IncompleteReadError, OSError) as error:
            connection[1].close()
            raise ConnectionGone(str(error)) from error
        except BaseException:
            connection[1].close()
            raise
        self._free.append(connection)
        return reply

    def _encoded(self, method: str, path: str, body: Any, cookie: str) -> bytes:
        content = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        head += [f"Cookie: {cookie}"] if cookie else []
        head += (
            ["Content-Type: application/json", f"Content-Length: {len(content)}"] if content else ["Content-Length: 0"]
        )
        return "\r\n".join([*head, "", ""]).encode() + content

    def close(self) -> None:
        for _, writer in self._free:
            writer.close()
        self._free.clear()


async def _reply(reader: asyncio.StreamReader) -> Reply:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Reply(int(lines[0].split()[1]), headers.get("set-cookie", "").partition(";")[0], body)
