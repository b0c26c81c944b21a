"""What is said over HTTP, besides the tables of the protocol: JSON, typed here and nowhere else."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from archipel.server import protocol

Name = Annotated[str, Meta(min_length=1, max_length=40, description="one to forty printable signs")]
Share = Annotated[
    str,
    Meta(
        pattern="^(?:[0-9a-f]{2}){8,64}$",
        description="8 to 64 random bytes of your own in hexadecimal digits, chosen after you have seen the commitment",
    ),
]
Language = Annotated[str, Meta(pattern="^(fr|de|en|it|nl)$")]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Problem(Struct):
    """Why something was not done: a sentence for people, a reason for programs, and the rule where there is one."""

    status: int
    reason: str
    sentence: str
    rule: str = ""


class Choice(Struct):
    """An option of a game: its values, the usual one first, and what it means."""

    name: str
    values: list[str]
    text: str


class Game(Struct):
    """A game that can be played here."""

    name: str
    title: str
    designer: str
    artist: str
    publisher: str
    year: int
    least_seats: int
    most_seats: int
    minutes: int
    rules: str
    box: str
    blurb: str
    options: list[Choice]


class Rule(Struct):
    """A rule, or the title of a chapter of rules."""

    number: str
    text: str
    chapter: bool


class Welcome(Struct):
    """What this server offers."""

    version: str
    languages: list[str]
    bots: list[str]
    games: list[Game]


class Me(Struct):
    """Who you are here: a guest with a name."""

    name: str
    lang: str


class NewMe(Struct, forbid_unknown_fields=True):
    """How you want to be called, and in which language."""

    name: Name
    lang: Language = "en"


class Recovery(Struct):
    """A link that makes another device yours. Whoever has it is you; a new one makes it void."""

    token: str
    link: str


class Token(Struct, forbid_unknown_fields=True):
    """The token of a recovery link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as it is opened."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[Word, Word] = {}
    public: bool = False
    watchers: bool = True
    open_after: bool = True
    clock: (
        Annotated[int, Meta(ge=5, le=30 * 86_400, description="seconds for each answer; none without a clock")] | None
    ) = None
    level: Word = "rollout"
    chat: bool = True


class Sit(Struct, forbid_unknown_fields=True):
    """Sitting down: a name, and a share in the dice."""

    name: Name
    share: Share


class Bot(Struct, forbid_unknown_fields=True):
    """Which kind of bot is to sit there."""

    kind: Word


class Moment(Struct):
    """The game after so many answers, the last of which was this; seat 0 is chance."""

    answers: int
    view: dict[str, Any]
    totals: list[int]
    to_act: list[int]
    seat: int = 0
    answer: str = ""
    events: list[protocol.Event] = []


class Replay(Struct):
    """A whole game, from before its first answer to its end."""

    table: protocol.Table
    moments: list[Moment]
