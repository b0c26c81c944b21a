"""What is said over the socket of a table: JSON, one message to a frame, typed here and nowhere else.

Seats are counted from 1, as in scenes and records; 0 is chance. Times are milliseconds since 1970, by the server's
clock. A ply is a place in the table's log: it only ever grows, also when something is taken back.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct


def about(text: str) -> Meta:
    """What a field means, for the schema and all that is made from it."""
    return Meta(description=text)


Ply = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=1, le=16)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=120)]
Phase = Literal["open", "playing", "finished"]
Kind = Literal["open", "take", "leave", "bot", "start", "answer", "undo", "away", "back", "rematch"]
Totals = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "integer"}})]
LINES = {"type": "array", "items": {"type": "object", "additionalProperties": {"type": "integer"}}}
Lines = Annotated[msgspec.Raw, Meta(extra_json_schema=LINES)]
View = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]


# --- what a client says -------------------------------------------------------------------------------------------


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """My answer to the question that I saw at that ply."""

    ply: Annotated[Ply, about("the ply of the state that this answers")]
    answer: Annotated[AnswerText, about("one of the choices of that state, as it was sent")]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last answer back, if nothing has come of it that others know."""

    ply: Annotated[Ply, about("the ply of the last state that you have seen")]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why can I not answer this now?"""

    answer: Annotated[AnswerText, about("any answer of the game")]


class Consider(Struct, tag="consider", forbid_unknown_fields=True):
    """What would come of this answer?"""

    answer: Annotated[AnswerText, about("one of your choices")]


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat for everybody at this table."""

    text: Annotated[ChatText, about("up to 300 signs")]


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Whether I no longer want to read what the writer of that line of chat writes, here or anywhere."""

    line: Annotated[int, Meta(ge=1, le=2**31 - 1), about("the number of a line of chat")]
    muted: Annotated[bool, about("false to read them again")] = True


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """I am back, and play my seat again myself."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there? Answered by a pong with the same number."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1), about("comes back in the pong")] = 0


FromClient = Answer | Undo | Why | Consider | Say | Mute | Back | Ping


# --- what the server says -----------------------------------------------------------------------------------------


class Choice(Struct):
    """An answer that may be given now, as it is sent and as people read it."""

    answer: Annotated[str, about("what to send")]
    text: Annotated[str, about("what to show, in your language")]


class Event(Struct, omit_defaults=True):
    """Something that happened, by the name and the fields of the game's event; `text` where the client asked for it."""

    event: Annotated[str, about("its name in the game")]
    args: Annotated[dict[str, str | int], about("its fields")]
    text: Annotated[str, about("a sentence in your language")] = ""


class Entry(Struct, omit_defaults=True):
    """One entry of the log, as far as this client may know it.

    An answer is told by its events; away means that a bot now keeps the seat, back that its player has returned.
    """

    ply: Annotated[int, about("its place in the log")]
    kind: Annotated[Kind, about("what happened")]
    at: Annotated[int, about("when")]
    seat: Annotated[int, about("who; absent for chance and for nobody")] = 0
    bot: Annotated[bool, about("whether a bot gave the answer")] = False
    events: Annotated[list[Event], about("what you may know of it")] = []


class Clock(Struct):
    """When the seats that are asked must have answered; `due` is null where there is no clock."""

    now: Annotated[int, about("the server's time, to set your own by")]
    due: Annotated[
        int | None, about("when you must have answered, or the first who is asked; null without a clock")
    ] = None


class Result(Struct):
    """How it ended: for each seat its score sheet line by line, its total, and who has won."""

    sheet: Annotated[list[dict[str, int]], about("a score sheet for each seat")]
    totals: Annotated[list[int], about("the total of each seat")]
    winners: Annotated[list[int], about("the seats that have won")]
    secret: Annotated[str, about("the secret that the table committed to, in hexadecimal digits")]


class State(Struct, tag="state", omit_defaults=True):
    """All that this client may know, after that ply; `events` tells how it came about since the last one it saw."""

    ply: Annotated[int, about("how far the log goes; name it in your answer")]
    phase: Annotated[Phase, about("whether the game goes on")]
    view: Annotated[View, about("the board as your seat may see it: a scene of the game")]
    to_act: Annotated[list[int], about("the seats that are asked")]
    choices: Annotated[list[Choice], about("what you may answer now; empty when you are not asked")]
    events: Annotated[list[Entry], about("the log since the last state you saw")]
    clock: Annotated[Clock, about("how long there is")]
    totals: Annotated[Totals, about("the totals as far as you may know them")]
    lines: Annotated[Lines, about("the score sheet so far, seat by seat; empty where scores are not open")]
    answers: Annotated[int, about("answers that stand: what is taken back is not counted")]
    can_undo: Annotated[bool, about("whether you may take your last answer back")] = False
    result: Annotated[Result | None, about("once it is over")] = None


class Seat(Struct, omit_defaults=True):
    """One seat: whose it is, which bot plays it, and the share it added to the dice."""

    seat: Annotated[int, about("its number")]
    name: Annotated[str, about("what whoever sits there goes by")] = ""
    you: Annotated[bool, about("whether it is yours")] = False
    taken: Annotated[bool, about("whether somebody has it")] = False
    ready: Annotated[bool, about("whether it has added a share to the dice")] = False
    bot: Annotated[str, about("the kind of bot that has it")] = ""
    away: Annotated[bool, about("whether a bot keeps it for its player")] = False
    share: Annotated[str, about("its share in the dice, in hexadecimal digits")] = ""


class Table(Struct, tag="table", omit_defaults=True):
    """A table: its game, its settings, who sits there, and the commitment to its dice."""

    id: Annotated[str, about("part of its address")]
    game: Annotated[str, about("its name")]
    rules: Annotated[str, about("their version")]
    box: Annotated[str, about("which print of the game")]
    options: Annotated[dict[str, str], about("the game's options and their values")]
    phase: Annotated[Phase, about("whether it has begun")]
    seats: Annotated[list[Seat], about("in their order")]
    public: Annotated[bool, about("whether it is listed for everybody while it is open")]
    watchers: Annotated[bool, about("whether others may look on")]
    open_after: Annotated[bool, about("whether others may see everything once it is over")]
    clock: Annotated[int | None, about("seconds for each answer; null without a clock")]
    level: Annotated[str, about("the kind of bot that keeps the seats of those who are away")]
    chat: Annotated[bool, about("whether people may write")]
    commitment: Annotated[str, about("SHA-256 of the secret, in hexadecimal digits")]
    created: Annotated[int, about("when it was opened")]
    changed: Annotated[int, about("when something last happened")]
    ply: Annotated[int, about("how far its log goes")]
    host: Annotated[bool, about("whether you are the host")] = False
    your_seat: Annotated[int, about("absent when you have none")] = 0
    your_turn: Annotated[bool, about("whether you are asked")] = False
    result: Annotated[TableResult | None, about("once the game is over")] = None
    rematch: Annotated[str, about("the id of the return match")] = ""
    secret: Annotated[str, about("once the game is over, in hexadecimal digits")] = ""


class TableResult(Struct):
    """The totals of a finished game, and who has won."""

    totals: Annotated[list[int], about("the total of each seat")]
    winners: Annotated[list[int], about("the seats that have won")]


class Refused(Struct, tag="refused"):
    """What was asked for is not done, and nothing has changed; `to` names the kind of message."""

    to: Annotated[
        str,
        about("`answer`, `undo` …; `message` for what could not be understood, `connect` for the connection itself"),
    ]
    ply: Annotated[int, about("how far you have seen")]
    reason: Annotated[str, about("for programs; `rules` where the game forbids it")]
    rule: Annotated[str, about("the number of the rule; empty where it is none")]
    sentence: Annotated[str, about("for people, in your language")]


class Because(Struct, tag="because"):
    """The answer to «why?»: which rule forbids it, or that it is possible."""

    answer: Annotated[str, about("what you asked about")]
    legal: Annotated[bool, about("whether it is possible now")]
    rule: Annotated[str, about("the number of the rule that forbids it")]
    sentence: Annotated[str, about("the reason, in your language")]


class Outcome(Struct):
    """Something that may happen, and its share of all that may."""

    share: Annotated[float, about("how likely it is, from 0 to 1")]
    events: Annotated[list[Event], about("what would happen")]


class Prospect(Struct, tag="prospect"):
    """The answer to «consider»: what may come of it, the likeliest first."""

    answer: Annotated[str, about("what you asked about")]
    outcomes: Annotated[list[Outcome], about("up to twelve")]


class Line(Struct):
    """A line of chat; the seat is 0 for somebody who looks on."""

    line: Annotated[int, about("its number, for mute")]
    seat: Annotated[int, about("of the writer")]
    name: Annotated[str, about("of the writer")]
    text: Annotated[str, about("plain text; empty where you have muted the writer")]
    at: Annotated[int, about("when")]
    yours: Annotated[bool, about("whether you wrote it")] = False
    muted: Annotated[bool, about("whether you have muted the writer")] = False


class Chat(Struct, tag="chat"):
    """Lines of chat, the oldest first."""

    lines: Annotated[list[Line], about("one line; up to fifty when you come in, and again when you mute somebody")]


class Pong(Struct, tag="pong"):
    """I am here."""

    number: Annotated[int, about("the number of the ping")]
    now: Annotated[int, about("the server's time")]


FromServer = Table | State | Refused | Because | Prospect | Chat | Pong

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode(text: str) -> FromClient:
    """A client's message; what is none raises `msgspec.ValidationError`, `DecodeError` or `UnicodeError`."""
    try:
        message: FromClient = _decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None
    return message


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


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
