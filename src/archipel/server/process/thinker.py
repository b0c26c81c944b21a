"""A process in which bots think about one request at a time: `python -m archipel.server.process.thinker`.

Requests come over standard input, which is a socket, and replies go back the same way. A separate thread reads, so that
a bot can be stopped while it thinks, and so that the process ends at once when the server is gone.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import struct
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import BinaryIO

import msgspec

from archipel import bots
from archipel.bots import Budget, Decision
from archipel.core.position import View

STDIN = 0
SIZE = struct.Struct("!I")  # the number of bytes, before each request
STOP = SIZE.pack(0)  # in the place of a request: answer with the best move so far
END = b"\n"  # after each reply
LOWER_PRIORITY = 10  # the tables come first, however much the bots think


@dataclass(frozen=True)
class MoveRequest:
    """A request for a bot's move. It holds a view, never a state."""

    kind: str
    seed: int
    nodes: int
    seconds: float
    view: View

    def result(self, budget: Budget) -> str:
        """The bot's answer."""
        return str(bots.make(self.kind, self.seed, budget).choose(self.view))


@dataclass(frozen=True)
class LevelRequest:
    """A request for the level at which somebody has played. It holds what their own seat saw."""

    kind: str  # the level that is assumed before the first decision
    seed: int
    nodes: int
    seconds: float
    decisions: Sequence[Decision]

    def result(self, budget: Budget) -> str:
        """The name of the level."""
        from archipel.bots.level_estimation import estimate_level  # here: the server starts without the compiler

        return estimate_level(self.decisions, self.kind, self.seed, budget)


class Reply(msgspec.Struct):
    """The answer, or what went wrong."""

    answer: str = ""
    error: str = ""


def main() -> None:
    """Think until the server closes the socket."""
    os.nice(LOWER_PRIORITY)
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    stopped = threading.Event()
    threading.Thread(target=read, args=(requests, stopped), daemon=True).start()
    while True:
        reply = think(requests.get(), stopped)
        with contextlib.suppress(OSError):
            os.write(STDIN, msgspec.json.encode(reply) + END)


def read(requests: queue.SimpleQueue[bytes], stopped: threading.Event) -> None:
    """Pass on every request, and end the process when the server is gone."""
    with (
        contextlib.suppress(OSError),
        open(STDIN, "rb", closefd=False) as stream,
    ):  # a killed server resets it
        while (request := _next(stream)) is not None:
            if request:
                stopped.clear()
                requests.put(request)
            else:
                stopped.set()
    os._exit(0)


def _next(stream: BinaryIO) -> bytes | None:
    """The next request, empty for `STOP`, or None at the end."""
    head = stream.read(SIZE.size)
    if len(head) < SIZE.size:
        return None
    (size,) = SIZE.unpack(head)
    request = stream.read(size)
    return request if len(request) == size else None


def think(raw: bytes, stopped: threading.Event) -> Reply:
    """Let a bot think. No error in a request ends the process."""
    try:
        request: MoveRequest | LevelRequest = pickle.loads(raw)  # noqa: S301 - only our own server writes to this socket
        return Reply(request.result(Budget(request.nodes, request.seconds, stopped.is_set)))
    except Exception as error:
        return Reply(error=repr(error))


if __name__ == "__main__":
    main()
