"""The messages of the server over a table's socket: JSON, one message per frame.

Seats are counted from 1, as in scenes and records; 0 is chance. Times are milliseconds since 1970 by the server's
clock. A ply is a position in the table's log. It only grows, even when an answer is undone.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from archipel.server.wire_types.from_client import FromClient, Reaction, about

Phase = Literal["open", "playing", "finished"]
BeforeTheGame = Literal["open", "take", "leave", "bot", "remove", "start", "rematch"]
EntryKind = Literal[BeforeTheGame, "answer", "undo", "away", "stand-in", "back", "agree", "disagree", "end"]
TotalsJson = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "integer"}})]
SCORE_LINES = {"type": "array", "items": {"type": "object", "additionalProperties": {"type": "integer"}}}
ScoreLinesJson = Annotated[msgspec.Raw, Meta(extra_json_schema=SCORE_LINES)]
SceneJson = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
Whereabouts = Literal["here", "away", "gone"]


class Choice(Struct):
    """An answer that is allowed now."""

    answer: Annotated[str, about("what to send")]
    text: Annotated[str, about("what to show, in your language")]


class ToldEvent(Struct, omit_defaults=True):
    """Something that happened in the game; `text` is there if the client asked for texts."""

    event: Annotated[str, about("its name in the game")]
    args: Annotated[dict[str, str | int], about("its fields")]
    text: Annotated[str, about("a sentence in your language")] = ""


class LoggedEntry(Struct, omit_defaults=True):
    """One entry of the log, as far as this client may know it.

    The events say what an answer did. The kind is "away" when a bot takes over a seat for its player, "stand-in"
    when that bot has found its level, and "back" when the player has returned.
    """

    ply: Annotated[int, about("its position in the log")]
    kind: Annotated[EntryKind, about("what happened")]
    at: Annotated[int, about("when")]
    seat: Annotated[int, about("whose entry it is; absent for chance and for entries of no seat")] = 0
    bot: Annotated[bool, about("whether a bot gave the answer")] = False
    events: Annotated[list[ToldEvent], about("the events that you may know")] = []


class Clock(Struct):
    """The deadline for the seats that have to answer; `due` is null at a table without a clock."""

    now: Annotated[int, about("the server's time; compare your own clock with it")]
    due: Annotated[int | None, about("your deadline, or the earliest one of the others; null without a clock")] = None


class Result(Struct):
    """The end of the game: each seat's score sheet, the totals and the winners."""

    sheet: Annotated[list[dict[str, int]], about("a score sheet for each seat")]
    totals: Annotated[list[int], about("the total of each seat")]
    winners: Annotated[list[int], about("the seats that have won; none if the game was ended by agreement")]
    secret: Annotated[str, about("the secret that the table committed to, in hexadecimal digits")]


class StateMessage(Struct, tag="state", omit_defaults=True):
    """Everything that this client may know after that ply; `events` says what happened since the last state it saw."""

    ply: Annotated[int, about("the length of the log; send it with your answer")]
    phase: Annotated[Phase, about("whether the game is still being played")]
    view: Annotated[SceneJson, about("the board as your seat may see it: a scene of the game")]
    to_act: Annotated[list[int], about("the seats that have to answer")]
    choices: Annotated[list[Choice], about("what you may answer now; empty when it is not your turn")]
    events: Annotated[list[LoggedEntry], about("the log since the last state you saw")]
    clock: Annotated[Clock, about("the time that is left")]
    totals: Annotated[TotalsJson, about("the totals as far as you may know them")]
    lines: Annotated[ScoreLinesJson, about("the score sheet so far, seat by seat; empty if scores are hidden")]
    answers: Annotated[int, about("the number of answers, without those that were undone")]
    can_undo: Annotated[bool, about("whether you may undo your last answer")] = False
    result: Annotated[Result | None, about("when the game is over")] = None


class ChangeMessage(Struct, tag="change", omit_defaults=True):
    """The changes since the last state of this connection; a field that is absent is as it was."""

    ply: Annotated[int, about("the length of the log; send it with your answer")]
    events: Annotated[list[LoggedEntry], about("the log since the last state you saw")]
    clock: Annotated[Clock, about("the time that is left")]
    answers: Annotated[int, about("the number of answers, without those that were undone")]
    view: Annotated[SceneJson | UnsetType, about("the fields of the view that have changed, each as a whole")] = UNSET
    to_act: Annotated[list[int] | UnsetType, about("the seats that have to answer")] = UNSET
    choices: Annotated[list[Choice] | UnsetType, about("what you may answer now")] = UNSET
    choices_at: Annotated[int | UnsetType, about("in place of choices: the ply of the message that had them")] = UNSET
    totals: Annotated[TotalsJson | UnsetType, about("the totals as far as you may know them")] = UNSET
    lines: Annotated[ScoreLinesJson | UnsetType, about("the score sheet so far, seat by seat")] = UNSET
    can_undo: Annotated[bool | UnsetType, about("whether you may undo your last answer")] = UNSET


class SeatStatus(Struct, omit_defaults=True):
    """One seat: who has it, which bot plays it, and its share of the randomness."""

    seat: Annotated[int, about("its number")]
    name: Annotated[str, about("the name of the player")] = ""
    you: Annotated[bool, about("whether it is yours")] = False
    beside_you: Annotated[bool, about("whether somebody else plays it on your device")] = False
    taken: Annotated[bool, about("whether somebody has it")] = False
    ready: Annotated[bool, about("whether it has added its share to the dice")] = False
    bot: Annotated[str, about("the kind of bot that has it")] = ""
    away: Annotated[bool, about("whether a bot plays it while its player is away")] = False
    stand_in: Annotated[str, about("the kind of that bot, once it has moved; absent in lists and over HTTP")] = ""
    share: Annotated[str, about("its share of the dice, in hexadecimal digits")] = ""


class TableMessage(Struct, tag="table", omit_defaults=True):
    """A table: its game, its settings, its seats, and the commitment to its dice."""

    id: Annotated[str, about("part of its address")]
    game: Annotated[str, about("the name of the game")]
    rules: Annotated[str, about("the version of the rules")]
    box: Annotated[str, about("which print of the game")]
    options: Annotated[dict[str, str], about("the game's options and their values")]
    phase: Annotated[Phase, about("whether the game has begun")]
    seats: Annotated[list[SeatStatus], about("in order")]
    public: Annotated[bool, about("whether it is listed for everybody")]
    watchers: Annotated[bool, about("whether others may watch")]
    open_after: Annotated[bool, about("whether others may see everything when the game is over")]
    clock: Annotated[int | None, about("seconds for each answer; null without a clock")]
    level: Annotated[str, about("the bot that plays for people who are away, until their moves say more")]
    chat: Annotated[bool, about("whether people may chat")]
    commitment: Annotated[str, about("SHA-256 of the secret, in hexadecimal digits")]
    created: Annotated[int, about("when it was opened")]
    changed: Annotated[int, about("when something last happened")]
    ply: Annotated[int, about("the length of its log")]
    host: Annotated[bool, about("whether you are the host")] = False
    your_seat: Annotated[int, about("absent when you have none")] = 0
    your_turn: Annotated[bool, about("whether you or somebody on your device has to answer")] = False
    result: Annotated[TableResult | None, about("when the game is over")] = None
    agreed: Annotated[list[int], about("the seats that agree to end the game now")] = []
    rematch: Annotated[str, about("the id of the rematch")] = ""
    secret: Annotated[str, about("when the game is over, in hexadecimal digits")] = ""
    start: Annotated[
        str, about("what was fixed when the game began: the first lines of its record; absent before, and in old games")
    ] = ""


class TableResult(Struct):
    """The totals and the winners of a finished game."""

    totals: Annotated[list[int], about("the total of each seat")]
    winners: Annotated[list[int], about("the seats that have won")]


class RefusedMessage(Struct, tag="refused"):
    """Something was refused and nothing has changed; `to` names the kind of message that was refused."""

    to: Annotated[str, about("`answer`, `undo` …; `message` if it was not understood, `connect` for the connection")]
    ply: Annotated[int, about("the ply of the last state that you were sent")]
    reason: Annotated[str, about("for programs; `rules` if the game forbids it")]
    rule: Annotated[str, about("the number of the rule, or empty")]
    sentence: Annotated[str, about("for people, in your language")]


class BecauseMessage(Struct, tag="because"):
    """The reply to "why": the rule that forbids the answer, or that it is allowed."""

    answer: Annotated[str, about("the answer you asked about")]
    legal: Annotated[bool, about("whether it is allowed now")]
    rule: Annotated[str, about("the number of the rule that forbids it")]
    sentence: Annotated[str, about("the reason, in your language")]


class Outcome(Struct, omit_defaults=True):
    """Something that may happen, and its probability."""

    share: Annotated[float, about("its probability, from 0 to 1")]
    events: Annotated[list[ToldEvent], about("what would happen")]
    points: Annotated[dict[str, int], about("by how much lines of your score sheet would change")] = {}


class ProspectMessage(Struct, tag="prospect"):
    """The reply to "consider": what may happen, the most likely first."""

    answer: Annotated[str, about("the answer you asked about")]
    outcomes: Annotated[list[Outcome], about("up to twelve")]


class PreviewMessage(Struct, tag="preview"):
    """The reply to "draft": what each step would do, as far as your seat can know."""

    answer: Annotated[str, about("the answer you asked about")]
    wishes: Annotated[list[str], about("what you would choose, as you sent it")]
    steps: Annotated[
        list[dict[str, Any]],
        about("each game defines its own; none if it has no previews or the answer is not possible now"),
    ]


class ChatLine(Struct):
    """A line of chat; the seat is 0 for somebody who watches."""

    line: Annotated[int, about("its number, for mute")]
    seat: Annotated[int, about("of the writer")]
    name: Annotated[str, about("of the writer")]
    text: Annotated[str, about("plain text; empty if you have muted the writer")]
    at: Annotated[int, about("when")]
    yours: Annotated[bool, about("whether you wrote it")] = False
    muted: Annotated[bool, about("whether you have muted the writer")] = False


class ChatMessage(Struct, tag="chat"):
    """Lines of chat, the oldest first."""

    lines: Annotated[list[ChatLine], about("one line; up to fifty when you connect, and again when you mute somebody")]


class PersonStatus(Struct, omit_defaults=True):
    """Somebody at the table."""

    name: Annotated[str, about("absent for a guest without a name")] = ""
    seat: Annotated[int, about("absent for somebody who watches")] = 0
    is_: Annotated[Whereabouts, about("away: with another page in front; gone: not connected")] = msgspec.field(
        name="is", default="here"
    )
    since: Annotated[int, about("when they left, if they are gone")] = 0
    typing: Annotated[bool, about("whether they are writing a line of chat")] = False


class PeopleMessage(Struct, tag="people"):
    """Everybody at the table: first the players, then those who watch. It comes whenever something changes."""

    people: Annotated[list[PersonStatus], about("players who have left are listed as gone")]


class RemindedMessage(Struct, tag="reminded"):
    """Another player reminds you that it is your turn."""

    name: Annotated[str, about("of the other player")]


class ReactionMessage(Struct, tag="reaction"):
    """Somebody shows a sign."""

    seat: Annotated[int, about("0 for somebody who watches")]
    name: Annotated[str, about("who shows it")]
    sign: Annotated[Reaction, about("which one")]


class NoticeMessage(Struct, tag="notice", omit_defaults=True):
    """A notice that all pages show now. It comes when you connect if there is something, and whenever it changes."""

    number: Annotated[int, about("of the announcement; another one has another number")] = 0
    text: Annotated[str, about("what the operator of the server announces; absent if there is nothing")] = ""
    until: Annotated[int, about("when the announcement ends")] = 0
    draining: Annotated[bool, about("whether the server will be restarted soon, so that no game can begin")] = False


class PongMessage(Struct, tag="pong"):
    """The reply to a ping."""

    number: Annotated[int, about("the number of the ping")]
    now: Annotated[int, about("the server's time")]


FromServer = (
    TableMessage
    | StateMessage
    | ChangeMessage
    | RefusedMessage
    | BecauseMessage
    | ProspectMessage
    | PreviewMessage
    | ChatMessage
    | PeopleMessage
    | RemindedMessage
    | ReactionMessage
    | NoticeMessage
    | PongMessage
)

_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages of the socket."""
    (client, server), parts = msgspec.json.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Message",
        "description": "Any message of a table's socket.",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": client, "FromServer": server, **parts},
    }
