"""Requests over HTTP/1.1, as few bytes and as little work as they take."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Gone(OSError):
    """The server has closed the connection in the middle."""


@dataclass(frozen=True)
class Reply:
    """What the server said."""

    status: int
    cookie: str
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Caller:
    """Connections that are used again."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._free: list[Connection] = []

    async def call(self, method: str, path: str, body: Any = None, cookie: str = "") -> Reply:
        """One request; a connection that breaks raises `OSError`, unless it had been left alone for too long."""
        while self._free:
            try:
                return await self._ask(self._free.pop(), method, path, body, cookie)
            except Gone:
                continue
        fresh = await asyncio.open_connection(self.host, self.port)
        return await self._ask(fresh, method, path, body, cookie)

    async def _ask(self, connection: Connection, method: str, path: str, body: Any, cookie: str) -> Reply:
        try:
            connection[1].write(self._request(method, path, body, cookie))
            reply = await _reply(connection[0])
        except (asyncio.IncompleteReadError, OSError) as error:
            connection[1].close()
            raise Gone(str(error)) from error
        except BaseException:
            connection[1].close()
            raise
        self._free.append(connection)
        return reply

    def _request(self, method: str, path: str, body: Any, cookie: str) -> bytes:
        said = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        head += [f"Cookie: {cookie}"] if cookie else []
        head += ["Content-Type: application/json", f"Content-Length: {len(said)}"] if said else ["Content-Length: 0"]
        return "\r\n".join([*head, "", ""]).encode() + said

    def close(self) -> None:
        for _, writer in self._free:
            writer.close()
        self._free.clear()


async def _reply(reader: asyncio.StreamReader) -> Reply:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Reply(int(lines[0].split()[1]), headers.get("set-cookie", "").partition(";")[0], body)
