"""Replays a recorded game as one seat saw it at the time, or with nothing hidden."""

from __future__ import annotations

from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from archipel.cli.parser import UsageError
from archipel.cli.show import console
from archipel.core.history import HistoryEntry, Memory
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.position import View
from archipel.core.record import Record
from archipel.core.words import Words, words


class Story:
    """The answers and events of a record that a seat knows; without a seat, all of them."""

    def __init__(self, game_record: Record, seat: int | None) -> None:
        self._record, self._seat = game_record, seat
        self._table = game_record.table()

    @property
    def entries(self) -> list[HistoryEntry]:
        return self.view(len(self._table.plies)).history

    def view(self, answers: int) -> View:
        """The position after so many answers."""
        if answers > len(self._table.plies):
            raise UsageError("few-moves", moves=len(self._table.plies), wanted=answers)
        position = self._table.at(answers)
        if self._seat is not None:
            return position.view(self._seat)
        return View(position, WATCHER, Memory.of(position.history))

    def drawn(self, view: View, lang: str) -> RenderableType:
        drawing: RenderableType = view.game.terminal.draw(view, words(lang, view.game.package), self._record.names)
        return drawing

    def plain(self) -> list[dict[str, Any]]:
        """The story for programs to read; an answer that the seat did not learn is null."""
        return [
            {
                "who": self._record.label(seat),
                "answer": None if answer is None else str(answer),
                "events": [str(event) for event in events],
            }
            for seat, answer, events in self.entries
        ]

    def tell(self, lang: str, *, step: bool) -> None:
        """Print the story, in a terminal with the board and a pause after each answer on request."""
        screen, tongue = console(), words(lang, self._record.game.package)
        is_stepping = step and screen.is_terminal
        for number, entry in enumerate(self.entries, 1):
            if is_stepping:
                screen.print(self.drawn(self.view(number), lang))
            self._print(screen, tongue, number, entry)
            if is_stepping and not _wait(screen):
                return
        screen.print(self.drawn(self.view(len(self._table.plies)), lang))

    def _print(self, screen: Console, tongue: Words, number: int, entry: HistoryEntry) -> None:
        names, place = self._record.names, (f"{number:4}  ", "dim")
        if entry.seat != CHANCE and entry.answer is not None:
            said = tongue.say("chosen", player=names[entry.seat], answer=tongue.answer(entry.answer, names))
            screen.print(Text.assemble(place, (said, "bold")))
        for event in entry.events:
            screen.print(Text.assemble(place, tongue.event(event, names)))


def _wait(screen: Console) -> bool:
    """Wait for Enter; return False at the end of the input."""
    try:
        screen.input()
    except EOFError:
        return False
    return True
