"""A game in progress, without clock, network or files: the only way to play answers.

A player's answer is handed to `submit`. It is refused, with the reason and the rule, or it takes effect and
chance then plays every answer it owes. The answers so far are the record; the position follows from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from archipel.core.chance import Luck
from archipel.core.errors import BadOptions, NoUndo
from archipel.core.facts import Setup
from archipel.core.game import Game
from archipel.core.history import History
from archipel.core.kernel import CHANCE
from archipel.core.notation import AddressedEvent, Answer, Event, heard
from archipel.core.position import Position
from archipel.core.seats import check_seat

LONGEST_NAME = 40
JOINERS = {0x200C: None, 0x200D: None}  # used inside emoji and Persian words


@dataclass(frozen=True, slots=True)
class Ply:
    """One answer, the seats that were asked with it, and the position after it, as bytes."""

    game: Game
    seat: int
    answer: Answer
    asked: frozenset[int]
    draws: int  # answers of chance so far
    told: tuple[AddressedEvent, ...]
    revealed: bool  # whether it revealed something hidden to somebody
    raw: bytes
    past: History = field(compare=False, repr=False)  # with this answer and all earlier ones

    @property
    def after(self) -> Position:
        """A copy of the position after this answer."""
        return Position.from_bytes(self.game, self.raw, self.past)

    def events(self, seat: int | None = None) -> list[Event]:
        """The events of this answer: all of them, or those that this seat may see."""
        return heard(self.told, seat)


@dataclass(frozen=True)
class CannotUndo:
    """The reason why an answer cannot be undone."""

    key: str
    names: tuple[str, ...]
    seat: int
    rule: str = ""

    def sentence(self, lang: str = "en") -> str:
        from archipel.core.words import words  # imported here, so that programs without messages start faster

        tongue = words(lang)
        return tongue.say(f"no-undo-{self.key}", who=tongue.player(self.seat, self.names))


class Table:
    """One game from its first answer to its last."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        names: tuple[str, ...] = (),
        luck: Luck | None = None,
        start: Position | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.names = seat_names(names, setup.seats)
        self.luck = luck
        self._start = game.start_from(setup) if start is None else start  # any position, if one is given
        self.position = self._start.fork()
        self.asked = self.position.to_act  # cached, because it is needed several times for every answer
        self.plies: list[Ply] = []
        self._settle()

    # --- answering ------------------------------------------------------------------------------------------------

    def submit(self, seat: int, answer: Answer | str) -> list[Event]:
        """Play a seat's answer, then chance's answers; return the events of all of them.

        If nobody draws for chance, its answers are submitted like all others: real dice, typed in.
        """
        first = len(self.plies)
        self._play(seat, answer)
        self._settle()
        return [event for ply in self.plies[first:] for event in ply.events()]

    def _play(self, seat: int, answer: Answer | str) -> None:
        position, asked = self.position, self.asked
        seat = check_seat(seat, position.seats, CHANCE)
        value = self.game.answers.parse(answer) if isinstance(answer, str) else answer
        position.apply(seat, value, self.names)
        draws, past, revealed = self.draws + (seat == CHANCE), position.past, position.revealed
        assert past is not None
        told, raw = self.game.events.read(past.told), position.to_bytes()
        self.plies.append(Ply(self.game, seat, value, asked, draws, told, revealed, raw, past))
        self.asked = position.to_act

    def _settle(self) -> None:
        """Let chance answer as long as it is asked."""
        while self.luck is not None and self.asked == {CHANCE}:
            self._play(CHANCE, self.position.outcome(self.luck.pick(self.draws, self.position.ways)))

    def at(self, ply: int) -> Position:
        """The position after `ply` answers."""
        return self.plies[ply - 1].after if ply else self._start.fork()

    @property
    def draws(self) -> int:
        """The number of answers that chance has given."""
        return self.plies[-1].draws if self.plies else 0

    # --- taking back ----------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Undo the seat's last answer, unless chance or another seat has answered since, or something was revealed."""
        index = self._undoable(seat)
        later = self.plies[index + 1 :]
        self.position = self.at(index)
        self.asked = self.position.to_act
        del self.plies[index:]
        for ply in later:
            self._play(ply.seat, ply.answer)

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat's last answer can be undone."""
        return not self._bound(seat)[0]

    def _undoable(self, seat: int) -> int:
        """The index of the seat's last answer; an error if it cannot be undone."""
        why, index = self._bound(seat)
        if why:
            raise NoUndo(CannotUndo(why, self.names, seat))
        return index

    def _bound(self, seat: int) -> tuple[str, int]:
        """The reason why the seat's last answer cannot be undone, or an empty text; and the answer's index.

        Answers of others to the same secret question do not prevent an undo: they have not seen it.
        """
        seat = check_seat(seat, self.position.seats, CHANCE)
        for index in range(len(self.plies) - 1, -1, -1):
            ply = self.plies[index]
            if ply.revealed:
                return "revealed", index
            if ply.seat == seat:
                return "" if self._is_unseen(index) else "another", index
            if ply.seat == CHANCE:
                return "chance", index
        return "nothing", 0

    def _is_unseen(self, index: int) -> bool:
        together = self.plies[index].asked
        return all(ply.asked <= together for ply in self.plies[index + 1 :])


def seat_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The players' names without blanks at their ends; if none are given, the usual ones."""
    tidy = tuple(name.strip() for name in names)
    check_names(tidy, seats)
    return tidy or tuple(f"Player {seat + 1}" for seat in range(seats))


def check_names(names: tuple[str, ...], seats: int) -> None:
    """Check the players' names: one for each seat, printable, on one line."""
    if names and len(names) != seats:
        raise BadOptions("names-count", names=len(names), seats=seats)
    for name in names:
        plain = name.translate(JOINERS)
        if not plain or not plain.isprintable() or len(name) > LONGEST_NAME:
            raise BadOptions("bad-name", name=repr(name)[1:-1], most=LONGEST_NAME)
