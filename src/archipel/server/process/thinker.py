"""A process in which bots think, one thought at a time: `python -m archipel.server.process.thinker`.

Thoughts come over standard input, which is a socket, and answers go back the same way. A thread of its own reads, so
that a thought can be stopped, and so that the process ends at once when the server is gone.
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
SIZE = struct.Struct("!I")  # the number of bytes, before each thought
STOP = SIZE.pack(0)  # in the place of a thought: answer with the best move so far
END = b"\n"  # after each reply
LOWER_PRIORITY = 10  # the tables come first, however much the bots think


@dataclass(frozen=True)
class Thought:
    """A question for a bot. It holds a view, never a state."""

    kind: str
    seed: int
    nodes: int
    seconds: float
    view: View

    def result(self, budget: Budget) -> str:
        """The bot's answer."""
        return str(bots.make(self.kind, self.seed, budget).choose(self.view))


@dataclass(frozen=True)
class Judgement:
    """The question at which level somebody has played. It holds what their own seat saw."""

    kind: str  # the most likely level before anything is known
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
    thoughts: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    stopped = threading.Event()
    threading.Thread(target=read, args=(thoughts, stopped), daemon=True).start()
    while True:
        reply = think(thoughts.get(), stopped)
        with contextlib.suppress(OSError):
            os.write(STDIN, msgspec.json.encode(reply) + END)


def read(thoughts: queue.SimpleQueue[bytes], stopped: threading.Event) -> None:
    """Pass on every thought, and end the process when the server is gone."""
    with (
        contextlib.suppress(OSError),
        open(STDIN, "rb", closefd=False) as stream,
    ):  # a killed server resets it
        while (thought := _next(stream)) is not None:
            if thought:
                stopped.clear()
                thoughts.put(thought)
            else:
                stopped.set()
    os._exit(0)


def _next(stream: BinaryIO) -> bytes | None:
    """The next thought, nothing for `STOP`, or None at the end."""
    head = stream.read(SIZE.size)
    if len(head) < SIZE.size:
        return None
    (size,) = SIZE.unpack(head)
    thought = stream.read(size)
    return thought if len(thought) == size else None


def think(raw: bytes, stopped: threading.Event) -> Reply:
    """Let a bot think; nothing that goes wrong with one thought ends the process."""
    try:
        thought: Thought | Judgement = pickle.loads(raw)  # noqa: S301 - only our own server writes to this socket
        return Reply(thought.result(Budget(thought.nodes, thought.seconds, stopped.is_set)))
    except Exception as error:
        return Reply(error=repr(error))


if __name__ == "__main__":
    main()
