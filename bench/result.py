"""The results of a run, as a table for people or as JSON for programs."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass, field
from importlib.metadata import version

from rich.console import Console
from rich.table import Table

WIDTH = 120  # without a terminal


@dataclass(frozen=True)
class Row:
    """Our figure, a peer's figure, and the target for their ratio or for our own figure."""

    name: str
    ours: float
    unit: str = "moves/s"
    peer: float | None = None
    at_least: float | None = None
    under: float | None = None

    @property
    def ratio(self) -> float | None:
        return None if self.peer is None else self.ours / self.peer

    @property
    def ok(self) -> bool | None:
        """Tell whether the target is met; None without a target."""
        if self.at_least is not None:
            return (self.ours if self.ratio is None else self.ratio) >= self.at_least
        return None if self.under is None else self.ours < self.under


@dataclass
class Result:
    """The rows of one run, how they were measured, and which are missing."""

    rows: list[Row] = field(default_factory=list)
    method: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return all(row.ok is not False for row in self.rows)


def machine() -> str:
    """The machine that the run is measured on."""
    load = f", load {os.getloadavg()[0]:.1f} before" if hasattr(os, "getloadavg") else ""
    versions = f"Python {platform.python_version()}, Numba {version('numba')}, NumPy {version('numpy')}"
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores{load}; {versions}"


# --- for people ---------------------------------------------------------------------------------------------------


def show(result: Result) -> None:
    """Print a table, or plain text without a terminal."""
    console = Console()
    console = console if console.is_terminal else Console(width=WIDTH)
    console.print(drawn(result.rows))
    for line in [*result.method, *(f"Left out - {line}" for line in result.left_out)]:
        console.print(line, markup=False, highlight=False)


def drawn(rows: list[Row]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("", "ours", "peer", "ratio", "target"):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_column("")
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        table.add_row(
            row.name, figure(row.ours, row.unit), figure(row.peer, row.unit), ratio, target(row), verdict(row)
        )
    return table


def figure(value: float | None, unit: str) -> str:
    """A figure in a readable form."""
    if value is None:
        return ""
    known = {"moves/s": f"{value / 1e6:.2f} M/s", "games/s": f"{value:,.0f} /s", "s": f"{value:.3f} s"}
    return known.get(unit, f"{value:.0f}")


def target(row: Row) -> str:
    if row.at_least is not None:
        return f"at least {row.at_least if row.peer else figure(row.at_least, row.unit)}"
    return "" if row.under is None else f"under {row.under:g}"


def verdict(row: Row) -> str:
    return {True: "[green]ok[/]", False: "[red]missed[/]", None: ""}[row.ok]


# --- for programs -------------------------------------------------------------------------------------------------


def as_json(result: Result) -> str:
    rows = [asdict(row) | {"ratio": row.ratio, "ok": row.ok} for row in result.rows]
    return json.dumps({"ok": result.ok} | asdict(result) | {"rows": rows}, indent=2, ensure_ascii=False)
