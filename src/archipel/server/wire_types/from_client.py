"""The messages of clients over a table's socket: JSON, one message per frame.

Seats are counted from 1, as in scenes and records. A ply is a position in the table's log.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct


def about(text: str) -> Meta:
    """The description of a field in the JSON Schema."""
    return Meta(description=text)


PlyNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=120)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Wish = Annotated[str, Meta(max_length=20)]
SeatNumber = Annotated[int, Meta(ge=1, le=99)]
Reaction = Literal["bravo", "thanks", "laugh", "wow", "oops", "ouch", "think", "hurry"]


class AnswerMessage(Struct, tag="answer", forbid_unknown_fields=True):
    """My answer to the question that I saw at that ply."""

    ply: Annotated[PlyNumber, about("the ply of the state that this answers")]
    answer: Annotated[AnswerText, about("one of the choices of that state, exactly as it was sent")]


class UndoMessage(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last answer, if nobody else has learned anything from it."""

    ply: Annotated[PlyNumber, about("the ply of the last state that you saw")]


class WhyMessage(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why this answer is not allowed now."""

    answer: Annotated[AnswerText, about("any answer of the game")]


class ConsiderMessage(Struct, tag="consider", forbid_unknown_fields=True):
    """Ask what could happen after this answer."""

    answer: Annotated[AnswerText, about("one of your choices")]


class DraftMessage(Struct, tag="draft", forbid_unknown_fields=True):
    """Ask what each step of an answer that I am still putting together would do, if nobody else did anything."""

    answer: Annotated[AnswerText, about("one of your choices, as it is so far")]
    wishes: Annotated[
        list[Wish], Meta(max_length=16), about("for each step, what you would choose there, or an empty text")
    ] = []


class SayMessage(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat for everybody at this table."""

    text: Annotated[ChatText, about("up to 300 characters")]


class MuteMessage(Struct, tag="mute", forbid_unknown_fields=True):
    """Hide everything that the writer of this line of chat writes, at all tables; or show it again."""

    line: Annotated[int, Meta(ge=1, le=2**31 - 1), about("the number of a line of chat")]
    muted: Annotated[bool, about("false to read them again")] = True


class PresenceMessage(Struct, tag="presence", forbid_unknown_fields=True):
    """Tell the others what I am doing; nothing of it is stored."""

    hidden: Annotated[bool, about("whether I look at something else")] = False
    typing: Annotated[bool, about("whether I am writing a line of chat")] = False


class ReactMessage(Struct, tag="react", forbid_unknown_fields=True):
    """Show everybody at this table a sign for a moment."""

    sign: Annotated[Reaction, about("one of a few signs")]


class RemindMessage(Struct, tag="remind", forbid_unknown_fields=True):
    """Remind a player that it is their turn."""

    seat: Annotated[SeatNumber, about("the seat that has to answer")]


class StandInMessage(Struct, tag="stand-in", forbid_unknown_fields=True):
    """Let a bot play for somebody who is gone, until they come back."""

    seat: Annotated[SeatNumber, about("the seat that has to answer")]


class EndMessage(Struct, tag="end", forbid_unknown_fields=True):
    """Agree to end the game now, without a winner; it ends when all who are left agree."""

    agree: Annotated[bool, about("false to take it back")] = True


class BackMessage(Struct, tag="back", forbid_unknown_fields=True):
    """I am back and play my seat myself again."""


class PingMessage(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask the server for a pong."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1), about("returned in the pong")] = 0


FromClient = (
    AnswerMessage
    | UndoMessage
    | WhyMessage
    | ConsiderMessage
    | DraftMessage
    | SayMessage
    | MuteMessage
    | PresenceMessage
    | ReactMessage
    | RemindMessage
    | StandInMessage
    | EndMessage
    | BackMessage
    | PingMessage
)

_decoder = msgspec.json.Decoder(FromClient)


def decode(text: str) -> FromClient:
    """Decode a client's message; raises `msgspec.ValidationError`, `DecodeError` or `UnicodeError` if it is invalid."""
    try:
        message: FromClient = _decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None
    return message
