"""Figures and their targets as a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

WIDTH = 120  # without a terminal


@dataclass(frozen=True)
class Figure:
    """One figure and its target."""

    name: str
    value: float
    unit: str = ""
    at_least: float | None = None
    under: float | None = None

    @property
    def ok(self) -> bool | None:
        """Tell whether the target is met; None without a target."""
        if self.at_least is not None:
            return self.value >= self.at_least
        return None if self.under is None else self.value < self.under

    @property
    def target(self) -> str:
        if self.at_least is not None:
            return f"at least {self.at_least:,g}"
        return "" if self.under is None else f"under {self.under:,g}"

    @property
    def ratio(self) -> str:
        """The ratio to the target."""
        wanted = self.at_least if self.at_least is not None else self.under
        return f"{self.value / wanted:.2f}" if wanted and wanted > 1 else ""

    def __str__(self) -> str:
        size = abs(self.value)
        places = 0 if size >= 100 or self.value == int(self.value) else 1 if size >= 10 else 2
        return f"{self.value:,.{places}f} {self.unit}".rstrip()


@dataclass
class Report:
    """One benchmark."""

    title: str
    figures: list[Figure] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return all(figure.ok is not False for figure in self.figures)

    def show(self) -> None:
        console = Console()
        console = console if console.is_terminal else Console(width=WIDTH)
        table = Table(box=None, pad_edge=False, title=self.title, title_justify="left")
        for heading in ("", "measured", "target", "ratio"):
            table.add_column(heading, justify="right" if heading else "left")
        table.add_column("")
        verdicts = {True: "[green]ok[/]", False: "[red]missed[/]", None: ""}
        for figure in self.figures:
            table.add_row(figure.name, str(figure), figure.target, figure.ratio, verdicts[figure.ok])
        console.print(table)
        for remark in self.remarks:
            console.print(remark, markup=False, highlight=False)
        console.print()
