"""The course of a table: its log, and the game that the log leads to. No clock, no wire, no file."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from archipel.core.chance import Luck
from archipel.core.kernel import CHANCE
from archipel.core.table import Ply, Table
from archipel.server.rooms.models import NO_SEAT, Entry

UNSEATED = frozenset[int]()
MOVES = ("start", "answer", "undo")  # what changes the game


class Question(Struct, frozen=True):
    """Since when a seat has been asked what it is asked now."""

    ply: int
    at: int


class GameLog:
    """What has happened at a table, from its opening on.

    `deal` lays the game out when it begins; `draw` gives the luck that everybody at the table had a share in.
    """

    def __init__(self, deal: Callable[[Luck | None], Table], draw: Callable[[], Luck]) -> None:
        self.entries: list[Entry] = []
        self.table: Table | None = None
        self.questions: dict[int, Question] = {}
        self._past: dict[int, list[Question]] = {}  # what each seat has answered, as far as it stands
        self._deal, self._draw = deal, draw

    @property
    def ply(self) -> int:
        return len(self.entries)

    @property
    def game(self) -> Table:
        """The game, which must have begun."""
        assert self.table is not None, "the game has not begun"
        return self.table

    @property
    def answers(self) -> int:
        """How many answers have been given and not taken back."""
        return len(self.table.plies) if self.table else 0

    @property
    def asked(self) -> frozenset[int]:
        """The seats that are asked now."""
        return self.table.asked if self.table else UNSEATED

    # --- what happens ---------------------------------------------------------------------------------------------

    def note(self, kind: str, at: int, seat: int = NO_SEAT, answer: str = "") -> list[Entry]:
        """Something that does not touch the game."""
        entry = Entry(self.ply + 1, kind, seat, answer, bot=False, at=at)
        self.entries.append(entry)
        self._heed(entry)
        return [entry]

    def _heed(self, entry: Entry) -> None:
        """Who comes back has as much time as if asked just now."""
        if entry.kind == "back" and entry.seat in self.questions:
            self.questions[entry.seat] = Question(self.questions[entry.seat].ply, entry.at)

    def begin(self, at: int) -> list[Entry]:
        """The game begins; chance answers what it is asked first."""
        self.table = self._deal(self._draw())
        start = Entry(self.ply + 1, "start", NO_SEAT, "", bot=False, at=at)
        return self._played(UNSEATED, [start, *_answered(self.table.plies, start.ply, at)])

    def answer(self, seat: int, answer: str, at: int, *, bot: bool = False) -> list[Entry]:
        """A seat answers, and chance after it; refused answers change nothing."""
        before, first = self.asked, self.answers
        self._submit(seat, answer)
        return self._played(before, _answered(self.game.plies[first:], self.ply, at, bot=bot))

    def undo(self, seat: int, at: int) -> list[Entry]:
        """A seat takes its last answer back."""
        before = self.asked
        self.game.undo(seat)
        return self._played(before, [Entry(self.ply + 1, "undo", seat, "", bot=False, at=at)])

    def _submit(self, seat: int, answer: str) -> None:
        self.game.submit(seat, answer)
        if seat != CHANCE:
            self._past.setdefault(seat, []).append(self.questions[seat])

    def _played(self, before: frozenset[int], entries: list[Entry]) -> list[Entry]:
        self.entries += entries
        self._ask(before, entries[-1])
        return entries

    def _ask(self, before: frozenset[int], last: Entry) -> None:
        """Who was asked together with the one that answered is still asked the same; everybody else is asked anew."""
        fresh = Question(last.ply, last.at)
        still = self.questions if last.seat != CHANCE else {}
        kept = {seat: still.get(seat, fresh) for seat in before - {last.seat}}
        self.questions = {seat: kept.get(seat, fresh) for seat in self.asked - {CHANCE}}
        if last.kind == "undo":  # nobody gains time by taking back
            self.questions[last.seat] = Question(last.ply, self._past[last.seat].pop().at)

    # --- what is stored -------------------------------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry]) -> None:
        """Go through entries as they are stored, chance's answers included."""
        if self.table is not None:
            self.table.luck = None
        for entry in entries:
            before = self.asked
            self.entries.append(replace(entry, played=self._redo(entry)))
            if entry.kind in MOVES:
                self._ask(before, entry)
            self._heed(entry)
        if self.table is not None:
            self.table.luck = self._draw()

    def _redo(self, entry: Entry) -> Ply | None:
        if entry.kind == "start":
            self.table = self._deal(None)
        if entry.kind == "undo":
            self.game.undo(entry.seat)
        if entry.kind != "answer":
            return None
        self._submit(entry.seat, entry.answer)
        return self.game.plies[-1]


def _answered(plies: Iterable[Ply], last: int, at: int, *, bot: bool = False) -> list[Entry]:
    """The entries of these answers, after the last one of the log."""
    return [
        Entry(number, "answer", ply.seat, str(ply.answer), bot=bot and ply.seat != CHANCE, at=at, played=ply)
        for number, ply in enumerate(plies, last + 1)
    ]
