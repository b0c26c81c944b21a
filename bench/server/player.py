"""One seat, without a wire: what it is told, what it answers, and what it has seen acknowledged.

Of every message only the few fields that a player needs are decoded, so that the driver leaves the machine to the
server. An answer counts as acknowledged when its player is told a state whose log holds it; the server may say so only
when it is stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec
from msgspec import Struct


class Entry(Struct):
    ply: int
    kind: str
    seat: int = 0


class Choice(Struct):
    answer: str


class State(Struct, tag="state"):
    ply: int
    phase: str
    choices: list[Choice]
    events: list[Entry]


class Refused(Struct, tag="refused"):
    to: str
    reason: str


class Table(Struct, tag="table"):
    id: str


class Chat(Struct, tag="chat"):
    pass


class Answer(Struct, tag="answer"):
    ply: int
    answer: str


_decoder = msgspec.json.Decoder(State | Refused | Table | Chat)
_encoder = msgspec.json.Encoder()
clock = time.perf_counter


@dataclass
class Sent:
    """An answer on its way, and when it was meant to be sent."""

    ply: int
    answer: str
    meant: float
    refused: str = ""


class Book(Protocol):
    """Whoever writes down what players have seen."""

    def acknowledge(self, player: Player, ply: int, sent: Sent) -> None: ...

    def wonder(self, player: Player, what: str) -> None:
        """Something that must not be."""

    def count(self, sent: int, received: int) -> None: ...


class Player:
    """A seat at a table. `asked` is called when it may answer or the game is over, `upset` when it was refused."""

    def __init__(
        self, table: str, seat: int, book: Book, asked: Callable[[Player], None], upset: Callable[[Player], None]
    ) -> None:
        self.table, self.seat = table, seat
        self.book = book
        self.asked, self.upset = asked, upset
        self.send: Callable[[bytes], None] | None = None  # while connected
        self.seen = 0
        self.choices: list[Choice] = []
        self.sent: Sent | None = None
        self.is_over = False
        self.last = b""  # the last state, where it is kept
        self.keeps = False

    @property
    def can_answer(self) -> bool:
        return bool(self.choices) and self.sent is None and self.send is not None

    def answer(self, answer: str, meant: float) -> None:
        """Answer what was asked last."""
        self.sent = Sent(self.seen, answer, meant)
        self.say_again()

    def say_again(self) -> None:
        """Send what is on its way; a second time it is the same answer to the same question, and counts once."""
        if self.sent is not None and self.send is not None:
            self.sent.refused = ""
            message = _encoder.encode(Answer(self.sent.ply, self.sent.answer))
            self.book.count(len(message), 0)
            self.send(message)

    # --- what it hears --------------------------------------------------------------------------------------------

    def hear(self, frame: memoryview | bytes) -> None:
        self.book.count(0, len(frame))
        match _decoder.decode(frame):
            case State() as state:
                if self.keeps:
                    self.last = bytes(frame)
                self._follow(state)
            case Refused(to, reason):
                self._refused(to, reason)

    def _follow(self, state: State) -> None:
        if state.ply < self.seen:  # the past: nothing in it is believed
            self.book.wonder(self, f"was told of ply {self.seen}, and then of {state.ply}")
            self.upset(self)
            return
        for entry in state.events:
            if entry.seat == self.seat and entry.kind == "answer" and entry.ply > self.seen:
                self._acknowledged(entry.ply)
        self.seen, self.choices, self.is_over = state.ply, state.choices, state.phase == "finished"
        if self.sent is not None and self.sent.refused and self.choices:
            self.say_again()
        elif self.can_answer or self.is_over:
            self.asked(self)

    def _acknowledged(self, ply: int) -> None:
        if self.sent is None:
            self.book.wonder(self, f"has never given the answer at ply {ply}")
        else:
            self.book.acknowledge(self, ply, self.sent)
            self.sent = None

    def _refused(self, to: str, reason: str) -> None:
        """Nothing is known of what was sent: it is sent again, by the next state or by whoever looks after us."""
        if reason not in ("busy", "stale"):
            self.book.wonder(self, f"refused {to}: {reason}")
        if to == "answer" and self.sent is not None:
            self.sent.refused = reason
            self.upset(self)

    def lose_touch(self) -> None:
        """The connection is gone; what was on its way may have arrived or not."""
        if self.sent is not None:
            self.sent.refused = "gone"
