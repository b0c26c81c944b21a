"""What is said over the socket of a table: JSON, one message to a frame, typed here and nowhere else.

Seats are counted from 1, as in scenes and records; 0 is chance. Times are milliseconds since 1970, by the server's
clock. A ply is a place in the table's log: it only ever grows, also when something is taken back.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Ply = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=1, le=16)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=120)]
Phase = Literal["open", "playing", "finished"]
Kind = Literal["open", "take", "leave", "bot", "start", "answer", "undo", "away", "back", "rematch"]
Totals = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "integer"}})]
View = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]


# --- what a client says -------------------------------------------------------------------------------------------


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """My answer to the question that I saw at that ply."""

    ply: Ply
    answer: AnswerText


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last answer back, if nothing has come of it that others know."""

    ply: Ply


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why can I not answer this now?"""

    answer: AnswerText


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat for everybody at this table."""

    text: ChatText


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Whether I no longer want to read what the writer of that line of chat writes, here or anywhere."""

    line: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    muted: bool = True


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """I am back, and play my seat again myself."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there? Answered by a pong with the same number."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


FromClient = Answer | Undo | Why | Say | Mute | Back | Ping


# --- what the server says -----------------------------------------------------------------------------------------


class Choice(Struct):
    """An answer that may be given now, as it is sent and as people read it."""

    answer: str
    text: str


class Event(Struct, omit_defaults=True):
    """Something that happened, by the name and the fields of the game's event; `text` where the client asked for it."""

    event: str
    args: dict[str, str | int]
    text: str = ""


class Entry(Struct, omit_defaults=True):
    """One entry of the log, as far as this client may know it.

    An answer is told by its events; away means that a bot now keeps the seat, back that its player has returned.
    """

    ply: int
    kind: Kind
    at: int
    seat: int = 0
    bot: bool = False
    events: list[Event] = []


class Clock(Struct):
    """When the seats that are asked must have answered; `due` is absent where there is no clock."""

    now: int
    due: int | None = None


class Result(Struct):
    """How it ended: for each seat its score sheet line by line, its total, and who has won."""

    sheet: list[dict[str, int]]
    totals: list[int]
    winners: list[int]
    secret: str


class State(Struct, tag="state", omit_defaults=True):
    """All that this client may know, after that ply; `events` tells how it came about since the last one it saw."""

    ply: int
    phase: Phase
    view: View
    to_act: list[int]
    choices: list[Choice]
    events: list[Entry]
    clock: Clock
    totals: Totals
    answers: int
    can_undo: bool = False
    result: Result | None = None


class Seat(Struct, omit_defaults=True):
    """One seat: whose it is, which bot plays it, and the share it added to the dice."""

    seat: int
    name: str = ""
    you: bool = False
    taken: bool = False
    ready: bool = False
    bot: str = ""
    away: bool = False
    share: str = ""


class Table(Struct, tag="table", omit_defaults=True):
    """A table: its game, its settings, who sits there, and the commitment to its dice."""

    id: str
    game: str
    rules: str
    box: str
    options: dict[str, str]
    phase: Phase
    seats: list[Seat]
    public: bool
    watchers: bool
    open_after: bool
    clock: int | None
    level: str
    chat: bool
    commitment: str
    created: int
    changed: int
    ply: int
    host: bool = False
    your_seat: int = 0
    your_turn: bool = False
    result: TableResult | None = None
    rematch: str = ""
    secret: str = ""


class TableResult(Struct):
    """The totals of a finished game, and who has won."""

    totals: list[int]
    winners: list[int]


class Refused(Struct, tag="refused"):
    """What was asked for is not done, and nothing has changed; `to` names the kind of message."""

    to: str
    ply: int
    reason: str
    rule: str
    sentence: str


class Because(Struct, tag="because"):
    """The answer to «why?»: which rule forbids it, or that it is possible."""

    answer: str
    legal: bool
    rule: str
    sentence: str


class Line(Struct):
    """A line of chat; the seat is 0 for somebody who looks on."""

    line: int
    seat: int
    name: str
    text: str
    at: int
    yours: bool = False


class Chat(Struct, tag="chat"):
    """Lines of chat, the oldest first."""

    lines: list[Line]


class Pong(Struct, tag="pong"):
    """I am here."""

    number: int
    now: int


FromServer = Table | State | Refused | Because | Chat | Pong

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode(text: str) -> FromClient:
    """A client's message; what is none raises `msgspec.ValidationError`, `DecodeError` or `UnicodeError`."""
    message: FromClient = _decoder.decode(text)
    return message


def encode(message: FromServer) -> str:
    return _encoder.encode(message).decode()


def schema() -> dict[str, Any]:
    """The JSON schema of the whole protocol."""
    (client, server), parts = msgspec.json.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Message",
        "description": "Anything that is said over the socket of a table.",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": client, "FromServer": server, **parts},
    }
