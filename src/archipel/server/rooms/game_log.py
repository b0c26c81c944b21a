"""The log of a table and the game that results from it, without clock, network or database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from archipel.bots import Decision
from archipel.core.chance import Luck
from archipel.core.kernel import CHANCE
from archipel.core.table import Ply, Table
from archipel.server.rooms.models import NO_SEAT
from archipel.server.store import LogEntry

NOBODY = frozenset[int]()
GAME_CHANGES = ("start", "answer", "undo")  # kinds of entries that change the game


class OpenQuestion(Struct, frozen=True):
    """A question that a seat has to answer: since which ply, and since when."""

    ply: int
    at: int


class GameLog:
    """Everything that has happened at a table since it was opened.

    `deal` sets up the game when it starts; `draw` makes the luck to which every seat has added its share.
    """

    def __init__(self, deal: Callable[[Luck | None], Table], draw: Callable[[], Luck]) -> None:
        self.entries: list[LogEntry] = []
        self.table: Table | None = None
        self.questions: dict[int, OpenQuestion] = {}
        self.agreed: set[int] = set()  # the seats that agree to end the game now
        self.is_ended = False  # by agreement
        self.owed: set[int] = set()  # the seats whose question a bot has to answer, even if their players are back
        self.stand_ins: dict[int, str] = {}  # by seat: the kind of bot that plays for its player, empty if not known
        self._answered: dict[int, list[tuple[OpenQuestion, bool]]] = {}  # by seat: the question, and whether a bot did
        self._furthest = 0  # the most answers that the game has ever had
        self._since_then: Counter[tuple[str, int]] = Counter()  # how often each seat has done each thing since
        self._deal, self._draw = deal, draw

    @property
    def ply(self) -> int:
        """The length of the log."""
        return len(self.entries)

    @property
    def is_rematch(self) -> bool:
        """Tell whether the table was opened as a rematch."""
        return self.entries[0].kind == "rematch"

    @property
    def game(self) -> Table:
        """The game, which must have started."""
        assert self.table is not None, "the game has not started"
        return self.table

    @property
    def answers(self) -> int:
        """The number of answers, without those that were undone."""
        return len(self.table.plies) if self.table else 0

    @property
    def asked(self) -> frozenset[int]:
        """The seats that have to answer now."""
        return self.table.asked if self.table and not self.is_ended else NOBODY

    def last_answered(self, seat: int) -> tuple[OpenQuestion, bool] | None:
        """The question that the seat answered last, and whether a bot answered it."""
        answered = self._answered.get(seat)
        return answered[-1] if answered else None

    def decisions(self, seat: int, most: int) -> list[Decision]:
        """The last answers that this seat's player chose from several, each with what the seat saw before it."""
        indices = [index for index, ply in enumerate(self.game.plies) if ply.seat == seat]
        own = [index for index, (_, bot) in zip(indices, self._answered.get(seat, ()), strict=True) if not bot]
        seen = ((index, self.game.at(index).view(seat, with_history=False)) for index in reversed(own))
        chosen = ((view, self.game.plies[index].answer) for index, view in seen if len(view.codes()) > 1)
        return list(islice(chosen, most))[::-1]

    def times(self, seat: int, *kinds: str) -> int:
        """How often this seat has done these things since the game last advanced."""
        return sum(self._since_then[kind, seat] for kind in kinds)

    # --- new entries ----------------------------------------------------------------------------------------------

    def note(self, kind: str, at: int, seat: int = NO_SEAT, answer: str = "") -> list[LogEntry]:
        """Add an entry that does not change the game."""
        entry = LogEntry(self.ply + 1, kind, seat, answer, bot=False, at=at)
        self.entries.append(entry)
        self._apply_note(entry)
        return [entry]

    def _apply_note(self, entry: LogEntry) -> None:
        """Count an entry, and apply it if it is one that does not change the game."""
        self._count(entry)
        match entry.kind:
            case "away":
                self.stand_ins[entry.seat] = ""
                self.owed |= {entry.seat} & set(self.questions)
            case "stand-in":
                self.stand_ins[entry.seat] = entry.answer
            case "agree":
                self.agreed.add(entry.seat)
            case "disagree":
                self.agreed.discard(entry.seat)
            case "end":
                self.is_ended = True
                self.questions = {}

    def begin(self, at: int) -> list[LogEntry]:
        """Start the game; chance answers its first questions."""
        self.table = self._deal(self._draw())
        start = LogEntry(self.ply + 1, "start", NO_SEAT, "", bot=False, at=at)
        return self._add(NOBODY, [start, *_answer_entries(self.table.plies, start.ply, at)])

    def answer(self, seat: int, answer: str, at: int, *, bot: bool = False) -> list[LogEntry]:
        """Play a seat's answer and chance's answers after it. A refused answer raises and changes nothing."""
        before, first = self.asked, self.answers
        self._submit(seat, answer, bot=bot)
        return self._add(before, _answer_entries(self.game.plies[first:], self.ply, at, bot=bot))

    def undo(self, seat: int, at: int) -> list[LogEntry]:
        """Undo the seat's last answer."""
        before = self.asked
        self.game.undo(seat)
        return self._add(before, [LogEntry(self.ply + 1, "undo", seat, "", bot=False, at=at)])

    def _submit(self, seat: int, answer: str, *, bot: bool) -> None:
        self.game.submit(seat, answer)
        if seat != CHANCE:
            self._answered.setdefault(seat, []).append((self.questions[seat], bot))
            self.owed.discard(seat)

    def _add(self, before: frozenset[int], entries: list[LogEntry]) -> list[LogEntry]:
        self.entries += entries
        self._count(entries[-1])
        self._update_questions(before, entries[-1])
        return entries

    def _count(self, entry: LogEntry) -> None:
        """Count the entry; when the game has advanced, counting begins anew."""
        self._since_then[entry.kind, entry.seat] += 1
        if self.answers > self._furthest:
            self._furthest = self.answers
            self._since_then.clear()

    def _update_questions(self, before: frozenset[int], last: LogEntry) -> None:
        """Keep the questions of seats that were asked together with the last one; all others get a new question."""
        fresh = OpenQuestion(last.ply, last.at)
        still = self.questions if last.seat != CHANCE else {}
        kept = {seat: still.get(seat, fresh) for seat in before - {last.seat}}
        self.questions = {seat: kept.get(seat, fresh) for seat in self.asked - {CHANCE}}
        if last.kind == "undo":  # an undo gives no extra time
            self.questions[last.seat] = OpenQuestion(last.ply, self._answered[last.seat].pop()[0].at)
        self.owed &= set(self.questions)

    # --- stored entries -------------------------------------------------------------------------------------------

    def replay(self, entries: Iterable[LogEntry]) -> None:
        """Apply stored entries, which include chance's answers."""
        if self.table is not None:
            self.table.luck = None
        for entry in entries:
            before = self.asked
            self.entries.append(replace(entry, played=self._apply(entry)))
            if entry.kind in GAME_CHANGES:
                self._update_questions(before, entry)
            self._apply_note(entry)
        if self.table is not None:
            self.table.luck = self._draw()

    def _apply(self, entry: LogEntry) -> Ply | None:
        if entry.kind == "start":
            self.table = self._deal(None)
        if entry.kind == "undo":
            self.game.undo(entry.seat)
        if entry.kind != "answer":
            return None
        self._submit(entry.seat, entry.answer, bot=entry.bot)
        return self.game.plies[-1]


def _answer_entries(plies: Iterable[Ply], last: int, at: int, *, bot: bool = False) -> list[LogEntry]:
    """The entries of these answers, numbered after the last one of the log."""
    return [
        LogEntry(number, "answer", ply.seat, str(ply.answer), bot=bot and ply.seat != CHANCE, at=at, played=ply)
        for number, ply in enumerate(plies, last + 1)
    ]
