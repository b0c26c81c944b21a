"""The JSON bodies of HTTP requests and responses, apart from `TableMessage`, which the socket shares."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from archipel.bots import DEFAULT
from archipel.server.wire_types.from_client import about
from archipel.server.wire_types.protocol import StateMessage, TableMessage, ToldEvent

Name = Annotated[str, Meta(description="one to forty printable characters")]
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
    """A refusal: a sentence for people, a reason for programs, and the rule if there is one."""

    status: int
    reason: str
    sentence: str
    rule: str = ""


class OptionInfo(Struct):
    """An option of a game: its values, the default first, and its meaning."""

    name: str
    values: list[str]
    text: str
    help: Annotated[str, about("an explanation; empty if the game has none")]
    value_texts: Annotated[dict[str, str], about("a text for each value that has one")]


class ScoreLineInfo(Struct):
    """A line of the score sheet and the rule it comes from."""

    name: str
    rule: str
    text: str


class GameInfo(Struct):
    """A game that this server offers."""

    name: str
    title: str
    designer: str
    artist: str
    publisher: str
    year: Annotated[int, Meta(description="of publication; 0 if it is not known")]
    least_seats: int
    most_seats: int
    minutes: int
    rules: str
    box: str
    blurb: str
    options: list[OptionInfo]
    lines: list[ScoreLineInfo]
    open_scores: Annotated[bool, Meta(description="whether everybody can see how many points everybody has")]
    lessons: Annotated[int, about("the number of chapters of its lessons")]
    kinds: Annotated[
        dict[str, str],
        Meta(description='the meaning of the fields of events: "seat" or a kind of thing; all others are numbers'),
    ]


class Preparation(Struct):
    """How far a game is: its rules are compiled once, in the background, before it can be played."""

    game: str
    state: Literal["ready", "compiling", "waiting", "failed"]
    share: Annotated[float, about("of the work that is done, from 0 to 1")]
    seconds: Annotated[int, about("an estimate of the time that is left; 0 if it is ready or has failed")]


class RuleText(Struct):
    """A rule, or the title of a chapter of rules."""

    number: str
    text: str
    chapter: bool


class ChapterInfo(Struct):
    """A chapter of a game's lessons."""

    id: Annotated[str, about("the end of its address")]
    title: str
    text: Annotated[str, about("what it teaches, in one line")]
    steps: Annotated[int, about("how many steps it has")]


class LessonStep(Struct):
    """A step of a lesson: show the states one after another, then say the text and wait for the move.

    A state holds the answer of one seat and the answers of chance after it, as at a table. The first state of the first
    step is the beginning and has no events. Later, the first state follows from the learner's move, if the step before
    asked for one. If nothing happens before a step, it has no states: the board stays as it is.
    """

    states: Annotated[list[StateMessage], about("what happens before, as the learner's seat sees it; may be empty")]
    text: Annotated[str, about("what to say, in your language")]
    show: Annotated[str, about("the thing on the board to point at, as the game's board names it; or empty")]
    answer: Annotated[str, about("the move that leads on; empty if the learner only reads")]
    done: Annotated[str, about("what to say when the learner has made that move; or empty")]
    instead: Annotated[str, about("what to say after another legal move; empty if no move is asked for")]


class Lesson(Struct):
    """A whole chapter. Everything in it is fixed, the dice and the cards too."""

    game: str
    chapter: str
    title: str
    next: Annotated[str, about("the chapter after this one; empty after the last")]
    names: Annotated[list[str], about("the players, seat by seat")]
    seat: Annotated[int, about("the learner's seat")]
    options: Annotated[dict[str, str], about("the game's options and their values")]
    steps: list[LessonStep]


class ExampleText(Struct):
    """A worked example in words."""

    number: str
    text: str
    drawn: Annotated[bool, about("whether it can be shown on the board, move by move")]


class TaughtRule(Struct):
    """A rule with all that helps to understand it."""

    number: str
    text: str
    reason: Annotated[str, about("why a ruling is as it is; empty for rules of the booklet")]
    examples: list[ExampleText]


class ChapterText(Struct):
    """A chapter of the rules."""

    number: str
    title: str
    rulings: Annotated[bool, about("whether it settles what the booklet leaves open")]
    rules: list[TaughtRule]


class TermText(Struct):
    """A word of the glossary."""

    name: Annotated[str, about("the same in all languages")]
    term: str
    meaning: str


class RulebookText(Struct):
    """The rules of a game for people who want to learn it."""

    goal: str
    short: Annotated[list[str], about("a turn and the end in a few steps")]
    chapters: list[ChapterText]
    terms: list[TermText]


class PrintInfo(Struct):
    """A printable page of a game."""

    name: Annotated[str, about("the end of its address")]
    title: str
    width: Annotated[float, about("in millimetres")]
    height: Annotated[float, about("in millimetres")]


class Welcome(Struct):
    """The games, bots and languages of this server."""

    version: str
    languages: list[str]
    bots: Annotated[list[str], about("the levels of bots, the weakest first")]
    usual_bot: Annotated[str, about("the level where nobody has chosen another")]
    games: list[GameInfo]
    preparations: Annotated[list[Preparation], about("how far each game is, in the same order")]


class Me(Struct):
    """You: a guest with a name."""

    name: str
    lang: str


class NewMe(Struct, forbid_unknown_fields=True):
    """Your new name and language; without a language it stays as it is."""

    name: Name
    lang: Language | None = None


class Recovery(Struct):
    """A link that signs in another device as you, once. A new link and signing out everywhere invalidate it."""

    token: str
    link: Annotated[str, about("without a host if the server does not know its public address")]
    days: Annotated[int, about("until it expires")]


class Token(Struct, forbid_unknown_fields=True):
    """The token of a recovery link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """The name and the share of the dice of somebody who takes a seat."""

    name: Name
    share: Share
    beside_me: Annotated[bool, about("whether it is somebody else who plays on your device")] = False


class NewTable(Struct, forbid_unknown_fields=True):
    """The settings of a new table."""

    game: Annotated[Word, about("the name of a game")]
    seats: Annotated[int, about("by default as many as can play this game")] | None = None
    options: Annotated[dict[Word, Word], about("the options that differ from the defaults")] = {}
    public: Annotated[bool, about("whether it is listed for everybody")] = False
    watchers: Annotated[bool, about("whether others may watch")] = True
    open_after: Annotated[bool, about("whether others may see everything when the game is over")] = True
    clock: (
        Annotated[int, Meta(ge=5, le=30 * 86_400, description="seconds for each answer; null for no clock")] | None
    ) = None
    level: Annotated[Word, about("the bot that plays for people who are away, until their moves say more")] = DEFAULT
    chat: Annotated[bool, about("whether people may chat")] = True


class NewBot(Struct, forbid_unknown_fields=True):
    """The kind of bot to put on a seat."""

    kind: Word


LineOfChat = Annotated[int, Meta(ge=1, le=2**31 - 1, description="the number of a line of chat")]


class NewRemoval(Struct, forbid_unknown_fields=True):
    """Somebody to remove: the writer of a line of chat."""

    line: LineOfChat


class NewReport(Struct, forbid_unknown_fields=True):
    """A line of chat to report, and why."""

    line: LineOfChat
    reason: Literal["insult", "spam", "other"]


class Lot(Struct):
    """Something that chance could have answered, and in how many ways."""

    answer: str
    ways: int


class Moment(Struct):
    """The game after so many answers; `seat` gave the last one, and seat 0 is chance.

    The answer is there if nothing is hidden, or if the seat that sees the replay gave it. The events say what others
    could know.
    """

    answers: Annotated[int, about("how many have been given; 0 is before the first")]
    view: dict[str, Any]
    totals: Annotated[list[int], about("of each seat")]
    lines: Annotated[list[dict[str, int]], about("the score sheet so far, seat by seat; empty if scores are hidden")]
    to_act: Annotated[list[int], about("the seats that have to answer; 0 is chance")]
    seat: Annotated[int, about("the seat that gave the last answer")] = 0
    answer: Annotated[str, about("the last answer, if it was not hidden")] = ""
    text: Annotated[str, about("the same in words, in your language")] = ""
    events: Annotated[list[ToldEvent], about("what happened")] = []
    lots: Annotated[list[Lot], about("what chance could have answered, if nothing is hidden")] = []


class ExampleMoments(Struct):
    """A worked example on the board, from its first position to its last."""

    names: Annotated[list[str], about("of the players")]
    seat: Annotated[int, about("the seat that sees it; 0 sees everything")]
    moments: list[Moment]


class Replay(Struct):
    """A whole game, from before the first answer to the end."""

    table: TableMessage
    moments: list[Moment]
