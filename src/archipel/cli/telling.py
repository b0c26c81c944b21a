"""The story of a game in the terminal: what a seat was told, and how it ended."""

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


class Teller:
    """Prints to each seat what happened since it was told last: the events that it heard, and nothing else."""

    def __init__(self, table: Table, screen: Console, tongue: Words) -> None:
        self._table, self._screen, self._tongue = table, screen, tongue
        self._told: dict[int, int] = {}

    def tell(self, seat: int) -> None:
        """Print what happened since the last time."""
        self._print(self._table.position.view(seat).history[self._told.get(seat, 0) :])
        self.catch_up(seat)

    def catch_up(self, seat: int) -> None:
        """Take note that this seat knows everything that has happened so far."""
        self._told[seat] = len(self._table.plies)

    def tell_everybody(self, since: int, seat: int) -> None:
        """Print what happened since one seat was told last, as another seat heard it."""
        self._told[seat] = max(self._told.get(seat, 0), self._told.get(since, 0))
        self.tell(seat)

    def tell_all(self, seat: int) -> None:
        """Print everything that this seat was told in this game."""
        self._print(self._table.position.view(seat).history)

    def forget_undone(self) -> None:
        """Take note that answers have been undone."""
        self._told = {seat: min(told, len(self._table.plies)) for seat, told in self._told.items()}

    def _print(self, entries: Sequence[HistoryEntry]) -> None:
        for event in (event for entry in entries for event in entry.events):
            self._screen.print(Text("  " + self._tongue.event(event, self._table.names)))

    # --- the end --------------------------------------------------------------------------------------------------

    def result(self, file: Path) -> None:
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
