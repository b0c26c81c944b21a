"""Connects everybody at a table to the same worker, so that only one worker plays each move.

The system gives a new connection to any worker. If the client asks for a table that belongs to another worker, the open
connection is passed on to that worker, together with the request. Where this is impossible the worker keeps the
connection. Two workers then serve the table, which is correct but slower.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import zlib
from collections.abc import Callable

import uvicorn

from archipel.server.transport.http_connection import HANDOVER, HttpConnection

TABLE = re.compile(rb"/api/tables/([^/?]+)/socket")
LARGEST = 65_536  # bytes of a request that is passed on
IS_POSSIBLE = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


class Handover:
    """The channels to all workers, of which one is ours."""

    def __init__(self, workers: int) -> None:
        self._channels = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        for channel in self._channels:
            for end in channel:
                end.settimeout(0)
        self.worker = 0  # the number of this process
        self._arriving: set[asyncio.Future[None]] = set()

    def close(self) -> None:
        for channel in self._channels:
            for end in channel:
                end.close()

    def owner(self, target: bytes) -> int:
        """The worker that the requested table belongs to; ours if no table is asked for."""
        table = TABLE.search(target)
        return zlib.crc32(table[1]) % len(self._channels) if table else self.worker

    def pass_on(self, target: bytes, request: bytes, transport: asyncio.Transport) -> bool:
        """Pass a connection to the worker that it belongs to; returns False if we have to keep it."""
        owner = self.owner(target)
        if owner == self.worker or transport.get_write_buffer_size():
            return False
        transport.pause_reading()
        try:
            socket.send_fds(self._channels[owner][0], [request], [transport.get_extra_info("socket").fileno()])
        except OSError:  # the other worker hangs, or the request is too large for this system
            transport.resume_reading()
            return False
        transport.abort()  # closes our end only
        return True

    def listen(self, make_protocol: Callable[[], asyncio.Protocol]) -> None:
        """Take over connections from now on."""
        asyncio.get_running_loop().add_reader(self._channels[self.worker][1], self._receive, make_protocol)

    def stop_listening(self) -> None:
        asyncio.get_running_loop().remove_reader(self._channels[self.worker][1])

    def _receive(self, make_protocol: Callable[[], asyncio.Protocol]) -> None:
        with contextlib.suppress(BlockingIOError):
            request, descriptors, _, _ = socket.recv_fds(self._channels[self.worker][1], LARGEST, 1)
            for descriptor in descriptors:
                task = asyncio.ensure_future(_go_on(socket.socket(fileno=descriptor), request, make_protocol))
                self._arriving.add(task)
                task.add_done_callback(self._arriving.discard)


async def _go_on(connection: socket.socket, request: bytes, make_protocol: Callable[[], asyncio.Protocol]) -> None:
    """Treat a connection as if it had come to this worker."""
    connection.settimeout(0)
    with contextlib.suppress(OSError):  # the client has gone
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(make_protocol, connection)
        protocol.data_received(request)


class WorkerServer(uvicorn.Server):
    """A server that passes connections on, and takes them over."""

    def __init__(self, config: uvicorn.Config, handover: Handover) -> None:
        super().__init__(config)
        self._handover = handover

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.lifespan.state[HANDOVER] = self._handover
        self._handover.listen(self._make_protocol)

    def _make_protocol(self) -> asyncio.Protocol:
        return HttpConnection(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._handover.stop_listening()
        await super().shutdown(sockets)
