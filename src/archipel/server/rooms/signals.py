"""Signals: what people at a table are told at once and what is never stored, also between workers."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from archipel.server.wire_types.from_client import Reaction


class ConnectedPerson(Struct):
    """Somebody who is connected; guests without a cookie have no identity."""

    person: str
    name: str
    hidden: bool
    typing: bool


class PeopleSignal(Struct, tag="people"):
    """Everybody who is connected to one worker."""

    people: list[ConnectedPerson]


class ReminderSignal(Struct, tag="reminder"):
    """A player reminds another one."""

    person: str
    name: str


class ReactionSignal(Struct, tag="reaction"):
    """Somebody shows a sign."""

    seat: int
    name: str
    sign: Reaction


Signal = PeopleSignal | ReminderSignal | ReactionSignal

_decoder = msgspec.json.Decoder(Signal)


def decode(signal: bytes) -> Signal:
    found: Signal = _decoder.decode(signal)
    return found
