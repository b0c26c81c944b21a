"""Prints the lists and the single entries of `archipel admin` in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from archipel.cli.show import Screen, console
from archipel.core.game import game as find_game
from archipel.core.game import names as game_names
from archipel.core.words import words
from archipel.server.admin.lists import Facts
from archipel.server.base.clock import milliseconds

SPANS = (("days", 86_400_000), ("hours", 3_600_000), ("minutes", 60_000), ("seconds", 1_000))


class AdminScreen:
    """Prints facts in one language."""

    def __init__(self, lang: str) -> None:
        self.tongue = words(lang, more="admin")
        self.say = self.tongue.say
        self._screen = console()

    # --- parts ----------------------------------------------------------------------------------------------------

    def print(self, *shown: Any) -> None:
        self._screen.print(*shown)

    def line(self, key: str, **about: object) -> None:
        self._screen.print(self.say(key, **about))

    def ask(self, *sentences: str) -> None:
        """Print a question, beside the output, and stay on its last line."""
        Screen(self._screen.width, stderr=True).print(*sentences, end=" ")

    def title(self, text: str) -> None:
        self._screen.print(Text(text, "bold"))

    def time(self, at: int) -> str:
        """This time as local time."""
        return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")

    def age(self, at: int) -> str:
        """The time since something happened, in the largest unit that fits."""
        passed = max(0, milliseconds() - at)
        unit, length = next((one for one in SPANS if passed >= one[1]), SPANS[-1])
        return self.say(f"admin-span-{unit}", n=passed // length)

    def game(self, name: str) -> str:
        return find_game(name).facts.title if name in game_names() else name

    def grid(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Print a table with these columns, whose words are `admin-column-<name>`; or that there is nothing."""
        if not rows:
            self.line("admin-nothing")
            return
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for column in columns:
            grid.add_column(self.say(f"admin-column-{column}"), overflow="fold", no_wrap=column == "id")
        for row in rows:
            grid.add_row(*row)
        self._screen.print(grid)

    # --- tables ---------------------------------------------------------------------------------------------------

    def tables(self, found: Sequence[Facts]) -> None:
        columns = ("id", "game", "phase", "since", "last-move", "players")
        self.grid(columns, [self._table_row(table) for table in found])

    def _table_row(self, table: Facts) -> list[str]:
        phase = self.say(f"admin-phase-{table['phase']}")
        ages = [self.age(table["created"]), self.age(table["changed"])]
        return [table["id"], self.game(table["game"]), phase, *ages, self._who(table)]

    def _who(self, table: Facts) -> str:
        """The players in short, with an arrow before those who have to move."""
        return ", ".join(self._player(table, player) for player in table["players"])

    def _player(self, table: Facts, player: Facts) -> str:
        arrow = "→" if player["seat"] in table["to_move"] else ""
        plays = self._plays(player)
        return f"{arrow}{player['name'] or '–'}{f' ({plays})' if plays else ''}"

    def _plays(self, player: Facts) -> str:
        """Name the player if it is not the person: a bot, for good or while the person is away."""
        return self.say("admin-bot") if player["bot"] else self.say("admin-away") if player["away"] else ""

    def table(self, table: Facts, *, with_chat: bool) -> None:
        self.title(f"{self.game(table['game'])} {table['id']}")
        public = self.say("admin-public" if table["public"] else "admin-private")
        self.line(
            "admin-table",
            phase=self.say(f"admin-phase-{table['phase']}"),
            public=public,
            created=self.time(table["created"]),
            changed=self.age(table["changed"]),
            moves=table["ply"],
        )
        self.grid(("seat", "name", "id", "plays"), [self._seat_row(table, player) for player in table["players"]])
        if table["removed"]:
            self.line("admin-table-removed", those=", ".join(table["removed"]))
        self._below("admin-title-reports", table["reports"], self.reports)
        if with_chat:
            self._below("admin-title-chat", table["chat"], self._chat)

    def _seat_row(self, table: Facts, player: Facts) -> list[str]:
        asked = self.say("admin-to-move") if player["seat"] in table["to_move"] else ""
        host = self.say("admin-host") if player["person"] and player["person"] == table["host"] else ""
        said = ", ".join(one for one in (self._plays(player), asked, host) if one)
        return [str(player["seat"]), player["name"] or "–", player["person"] or "–", said]

    def _below(self, key: str, found: Sequence[Facts], show: Any) -> None:
        """Print a title and a list, if there is something in it."""
        if found:
            self.title(self.say(key))
            show(found)

    def _chat(self, lines: Sequence[Facts]) -> None:
        self.grid(("when", "name", "text"), [[self.time(one["at"]), one["name"], one["text"]] for one in lines])

    # --- people ---------------------------------------------------------------------------------------------------

    def people(self, found: Sequence[Facts]) -> None:
        columns = ("id", "name", "since", "unfinished", "reported", "banned")
        self.grid(columns, [self._person_row(person) for person in found])

    def _person_row(self, person: Facts) -> list[str]:
        names = ", ".join(person["names"]) or "–"
        numbers = [str(person[name] or "") for name in ("unfinished", "reported")]
        return [person["id"], names, self.age(person["created"]), *numbers, self._ban_end(person)]

    def _ban_end(self, person: Facts) -> str:
        until = person["banned_until"]
        return self.time(until) if until and until > milliseconds() else ""

    def person(self, person: Facts) -> None:
        self.title(f"{', '.join(person['names']) or '–'}  {person['id']}")
        self.line("admin-person", since=self.time(person["created"]), lang=person["lang"] or "–")
        if self._ban_end(person):
            self.line("admin-person-banned", until=self._ban_end(person))
        self._below("admin-title-tables", person["tables"], self.tables)
        self._below("admin-title-reports", person["reports"], self.reports)
        self._below("admin-title-history", person["history"], self.history)

    # --- other lists ----------------------------------------------------------------------------------------------

    def reports(self, found: Sequence[Facts]) -> None:
        columns = ("when", "table", "writer", "text", "reason")
        self.grid(columns, [self._report_row(one) for one in found])

    def _report_row(self, one: Facts) -> list[str]:
        writer = f"{one['name']} {one['person']}".strip()
        return [self.time(one["at"]), one["table_id"], writer, one["text"], one["reason"]]

    def bans(self, found: Sequence[Facts]) -> None:
        rows = [
            [one["subject"], ", ".join(one["names"]), self.time(one["until"]), self.time(one["at"]), one["reason"]]
            for one in found
        ]
        self.grid(("id", "name", "until", "when", "reason"), rows)

    def history(self, found: Sequence[Facts]) -> None:
        self.grid(("when", "operator", "what", "whom", "reason"), [self._order_row(one) for one in found])

    def _order_row(self, one: Facts) -> list[str]:
        whom = " ".join(part for part in (one["subject"], one["table_id"]) if part)
        return [self.time(one["at"]), one["operator"], self.say(f"admin-did-{one['kind']}"), whom, one["detail"]]

    def active(self, count: int, latest: Sequence[Facts]) -> str:
        """The running games, in one line each."""
        lines = [f"  {table['id']}  {self.game(table['game'])}: {self._who(table)}" for table in latest]
        return "\n".join([self.say("admin-active", count=count), *lines])
