"""Prints the events of a game in the terminal, as far as a seat knows them, and the result."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from archipel.core.history import HistoryEntry
from archipel.core.table import Table
from archipel.core.words import Words


class EventPrinter:
    """Prints to each seat the events that it heard since the last time, and nothing else."""

    def __init__(self, table: Table, screen: Console, tongue: Words) -> None:
        self._table, self._screen, self._tongue = table, screen, tongue
        self._known: dict[int, int] = {}

    def print_new(self, seat: int) -> None:
        """Print the events since the last time."""
        self._print(self._table.position.view(seat).history[self._known.get(seat, 0) :])
        self.catch_up(seat)

    def catch_up(self, seat: int) -> None:
        """Note that this seat knows everything that has happened so far."""
        self._known[seat] = len(self._table.plies)

    def print_for_everybody(self, since: int, seat: int) -> None:
        """Print the events since the last time for one seat, as another seat heard them."""
        self._known[seat] = max(self._known.get(seat, 0), self._known.get(since, 0))
        self.print_new(seat)

    def print_all(self, seat: int) -> None:
        """Print all events of this game that this seat heard."""
        self._print(self._table.position.view(seat).history)

    def forget_undone(self) -> None:
        """Note that answers have been undone."""
        self._known = {seat: min(known, len(self._table.plies)) for seat, known in self._known.items()}

    def _print(self, entries: Sequence[HistoryEntry]) -> None:
        for event in (event for entry in entries for event in entry.events):
            self._screen.print(Text("  " + self._tongue.event(event, self._table.names)))

    # --- the end --------------------------------------------------------------------------------------------------

    def print_result(self, file: Path) -> None:
        """Print the score sheet, the winners, and how to check the dice."""
        self._screen.print(Text(f"\n{self._tongue.say('game-over')}", "bold"))
        self._screen.print(self._score_sheet())
        winners = [self._table.names[seat] for seat in sorted(self._table.position.winners)]
        key = ("nobody-wins", "winner", "shared-victory")[min(len(winners), 2)]
        said = self._tongue.say(key, player=" ".join(winners[:1]), players=" & ".join(winners))
        self._screen.print(Text(said, "bold green" if winners else "bold"))
        self._screen.print(Text(self._tongue.say("dice-fair", file=shlex.quote(str(file))), "dim"))

    def _score_sheet(self) -> Grid:
        grid, lines = Grid(box=None, pad_edge=False), self._table.game.facts.lines
        grid.add_column("")
        for name in self._table.names:
            grid.add_column(name, justify="right")
        scores = self._table.position.scores()
        for line in lines:
            label = Text.assemble(self._tongue.line(line.name), (f" [{line.rule}]", "dim"))
            grid.add_row(label, *(str(sheet[line.name]) for sheet in scores))
        grid.add_row(Text(self._tongue.say("total"), "bold"), *(str(sum(sheet.values())) for sheet in scores))
        return grid
