"""What is said over HTTP, besides the tables of the protocol: JSON, typed here and nowhere else."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from archipel.server import protocol
from archipel.server.protocol import about

Name = Annotated[str, Meta(description="one to forty printable signs")]
Share = Annotated[
    str,
    Meta(
        pattern="^(?:[0-9a-f]{2}){8,64}$",
        description="8 to 64 random bytes of your own in hexadecimal digits, chosen after you have seen the commitment",
    ),
]
Language = Literal["fr", "de", "en", "it", "nl"]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Problem(Struct):
    """Why something was not done: a sentence for people, a reason for programs, and the rule where there is one."""

    status: int
    reason: str
    sentence: str
    rule: str = ""


class Option(Struct):
    """An option of a game: its values, the usual one first, and what it means."""

    name: str
    values: list[str]
    text: str


class ScoreLine(Struct):
    """A line of the score sheet and the rule it comes from."""

    name: str
    rule: str


class Game(Struct):
    """A game that can be played here."""

    name: str
    title: str
    designer: str
    artist: str
    publisher: str
    year: Annotated[int, Meta(description="of publication; 0 where it is not known")]
    least_seats: int
    most_seats: int
    minutes: int
    rules: str
    box: str
    blurb: str
    options: list[Option]
    lines: list[ScoreLine]
    open_scores: Annotated[bool, Meta(description="whether everybody can see how many points everybody has")]
    kinds: Annotated[
        dict[str, str],
        Meta(description="what the fields of events speak of: «seat», or a kind of thing; the others are numbers"),
    ]


class Rule(Struct):
    """A rule, or the title of a chapter of rules."""

    number: str
    text: str
    chapter: bool


class Print(Struct):
    """A page that can be printed of a game."""

    name: Annotated[str, about("the end of its address")]
    title: str
    width: Annotated[float, about("in millimetres")]
    height: Annotated[float, about("in millimetres")]


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
    """How you want to be called, and in which language; without one it stays as it is."""

    name: Name
    lang: Language | None = None


class Recovery(Struct):
    """A link that makes another device yours. Whoever has it is you; a new one makes it void."""

    token: str
    link: str


class Token(Struct, forbid_unknown_fields=True):
    """The token of a recovery link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as it is opened."""

    game: Annotated[Word, about("the name of a game")]
    seats: Annotated[int, about("as many as can play this game")] | None = None
    options: Annotated[dict[Word, Word], about("the game's options that are not to be as usual")] = {}
    public: Annotated[bool, about("whether it is listed for everybody while it is open")] = False
    watchers: Annotated[bool, about("whether others may look on")] = True
    open_after: Annotated[bool, about("whether others may see everything once it is over")] = True
    clock: (
        Annotated[int, Meta(ge=5, le=30 * 86_400, description="seconds for each answer; none without a clock")] | None
    ) = None
    level: Annotated[Word, about("the kind of bot that keeps the seats of those who are away")] = "rollout"
    chat: Annotated[bool, about("whether people may write")] = True


class Sit(Struct, forbid_unknown_fields=True):
    """Sitting down: a name, and a share in the dice."""

    name: Name
    share: Share


class Bot(Struct, forbid_unknown_fields=True):
    """Which kind of bot is to sit there."""

    kind: Word


class Lot(Struct):
    """Something that chance might have answered, and in how many ways."""

    answer: str
    ways: int


class Moment(Struct):
    """The game after so many answers, the last of which this seat gave; seat 0 is chance.

    Which answer it was is told to the seat itself, and where nothing is hidden; the events tell what others could know.
    """

    answers: Annotated[int, about("how many have been given; 0 is before the first")]
    view: dict[str, Any]
    totals: Annotated[list[int], about("of each seat")]
    to_act: Annotated[list[int], about("the seats that are asked; 0 is chance")]
    seat: Annotated[int, about("who gave the last answer")] = 0
    answer: Annotated[str, about("the last answer, where you may know it")] = ""
    events: Annotated[list[protocol.Event], about("what came of it")] = []
    lots: Annotated[list[Lot], about("what chance might have answered, where nothing is hidden")] = []


class Replay(Struct):
    """A whole game, from before its first answer to its end."""

    table: protocol.Table
    moments: list[Moment]
