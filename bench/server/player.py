"""One player without a connection: the states it receives, its answers, and which of them were acknowledged.

Only the few fields that a player needs are decoded, so that the driver costs little. An answer counts as acknowledged
when the player receives a state whose log contains it; the server may send that only when the answer is stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType


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


class Change(Struct, tag="change"):
    ply: int
    events: list[Entry]
    choices: list[Choice] | UnsetType = UNSET
    choices_at: int = 0


class Refused(Struct, tag="refused"):
    to: str
    reason: str


class Table(Struct, tag="table"):
    id: str


class Chat(Struct, tag="chat"):
    pass


class People(Struct, tag="people"):
    pass


class Answer(Struct, tag="answer"):
    ply: int
    answer: str


_decoder = msgspec.json.Decoder(State | Change | Refused | Table | Chat | People)
_encoder = msgspec.json.Encoder()
clock = time.perf_counter


@dataclass
class Sent:
    """An answer under way, and its planned time."""

    ply: int
    answer: str
    meant: float
    refused: str = ""


class Book(Protocol):
    """Collects the observations of players."""

    def acknowledge(self, player: Player, ply: int, sent: Sent) -> None: ...

    def report_error(self, player: Player, what: str) -> None:
        """Record something that must never happen."""

    def count(self, sent: int, received: int) -> None: ...


class Player:
    """A seat at a table. `asked` is called when it may answer or the game is over, `upset` after a refusal."""

    def __init__(
        self, table: str, seat: int, book: Book, asked: Callable[[Player], None], upset: Callable[[Player], None]
    ) -> None:
        self.table, self.seat = table, seat
        self.book = book
        self.asked, self.upset = asked, upset
        self.send: Callable[[bytes], None] | None = None  # while connected
        self.seen = 0
        self.choices: list[Choice] = []
        self._lists: dict[int, list[Choice]] = {}  # all choices of this connection, by ply
        self.sent: Sent | None = None
        self.is_over = False
        self.last = b""  # the last state, if it is kept
        self.keeps = False

    @property
    def can_answer(self) -> bool:
        return bool(self.choices) and self.sent is None and self.send is not None

    def answer(self, answer: str, meant: float) -> None:
        """Answer the last question."""
        self.sent = Sent(self.seen, answer, meant)
        self.send_again()

    def send_again(self) -> None:
        """Send the current answer. Sent twice it is the same answer to the same question and counts once."""
        if self.sent is not None and self.send is not None:
            self.sent.refused = ""
            message = _encoder.encode(Answer(self.sent.ply, self.sent.answer))
            self.book.count(len(message), 0)
            self.send(message)

    # --- receiving ------------------------------------------------------------------------------------------------

    def receive(self, frame: memoryview | bytes) -> None:
        self.book.count(0, len(frame))
        match _decoder.decode(frame):
            case State() as state:
                if self.keeps:
                    self.last = bytes(frame)
                self._lists[state.ply] = state.choices
                self._follow(state)
            case Change() as change:
                self._follow(self._completed(change))
            case Refused(to, reason):
                self._refused(to, reason)

    def _completed(self, change: Change) -> State:
        """The whole state after this change."""
        choices = self._lists.get(change.choices_at, self.choices)
        if change.choices is not UNSET:
            choices = self._lists[change.ply] = change.choices
        return State(change.ply, "playing", choices, change.events)

    def _follow(self, state: State) -> None:
        if state.ply < self.seen:  # an old state
            self.book.report_error(self, f"received ply {self.seen} and then ply {state.ply}")
            self.upset(self)
            return
        for entry in state.events:
            if entry.seat == self.seat and entry.kind == "answer" and entry.ply > self.seen:
                self._acknowledged(entry.ply)
        self.seen, self.choices, self.is_over = state.ply, state.choices, state.phase == "finished"
        if self.sent is not None and self.sent.refused and self.choices:
            self.send_again()
        elif self.can_answer or self.is_over:
            self.asked(self)

    def _acknowledged(self, ply: int) -> None:
        if self.sent is None:
            self.book.report_error(self, f"never sent the answer at ply {ply}")
        else:
            self.book.acknowledge(self, ply, self.sent)
            self.sent = None

    def _refused(self, to: str, reason: str) -> None:
        """Note the refusal; the answer is sent again with the next state or by the match."""
        if reason not in ("busy", "stale"):
            self.book.report_error(self, f"refused {to}: {reason}")
        if to == "answer" and self.sent is not None:
            self.sent.refused = reason
            self.upset(self)

    def disconnected(self) -> None:
        """Note that the connection is lost; the current answer may have arrived or not."""
        self._lists.clear()
        if self.sent is not None:
            self.sent.refused = "gone"
