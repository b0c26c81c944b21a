"""The secrets of Déole, stated naively from its rules: nobody has any [D-R39].

So everybody sees the whole table. What lies on it is worked out here from the events alone, as by somebody who sits
there and writes down what happens; only the question that is asked, and to whom, is read from the scene. A table that
shows more than has happened, or less, is wrong.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from archipel.core.notation import Event

if TYPE_CHECKING:
    from tests.secrecy import Told

Scene = dict[str, Any]
COLOURS = ("blue", "yellow", "green", "red")
TRACKS = (*COLOURS, "crew")
SIDES = {1: (None,), 2: ("green", "blue"), 3: ("green", "red", "blue"), 4: ("green", "red", "blue", "yellow")}
MODES = ("even", "odd", "small", "large", "different", "rising", "falling", "equal", "swinging", "step")
SETS = {
    "first": {"even", "odd", "different", "rising", "falling"},
    "solo": {"odd", "rising", "equal", "swinging", "step"},
    "breeze": {"even", "odd", "small", "large", "different"},
    "trade": {"even", "large", "rising", "falling", "swinging"},
    "mistral": {"odd", "different", "rising", "swinging", "step"},
    "tempest": {"rising", "falling", "equal", "swinging", "step"},
    "free": set(),
}
MOVES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
AWAY = {"blue": "south", "yellow": "west", "green": "north", "red": "east"}  # the heading away from a side
QUESTION = ("game", "seats", "options", "step", "active", "track", "map", "sheet")  # the print and what is asked


def seen(log: Sequence[Told], scene: Scene, seat: int) -> Scene:
    """The whole table, as the events tell it."""
    table = Ledger(scene)
    for told in log:
        events = heard(told, seat)
        for event, after in zip(events, [*events[1:], None], strict=True):
            getattr(table, f"on_{event.word}")(**event.plain())
            table.island_bonus(event, after)
    return {name: scene[name] for name in QUESTION} | table.written()


def heard(told: Told, seat: int) -> list[Event]:
    """Everything: all that happens happens in the open."""
    return list(told.events)


def another(scene: Scene, seat: int, luck: random.Random) -> Scene:
    """The same scene: there is nothing in it that a seat does not know."""
    return scene


class Ledger:
    """Everything that was told, written down."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.seats = scene, scene["seats"]
        option = scene["options"]["modes"]
        self.modes = set(SETS[("solo" if self.seats == 1 else "first") if option == "usual" else option])
        self.round, self.turn, self.first, self.owed = 1, 1, 1, 0
        self.tray, self.rose, self.castaways = [], [], []
        self.die = self.source = self.lost = None
        self.bag, self.storm = {}, dict.fromkeys(COLOURS, 0)
        self.reached, self.bonus = [], "open"
        self.sheets = [Sheet(side, scene["map"]["ports"]) for side in SIDES[self.seats]]
        self.all_dice_back()

    def written(self) -> Scene:
        """The fields of the scene."""
        alone = self.sheets[0] if self.seats == 1 else None
        return {
            "round": self.round,
            "turn": self.turn,
            "first": self.first,
            "modes": [mode for mode in MODES if mode in self.modes],
            "castaways": sorted(self.castaways, key=lambda space: (space[1], space[0])),
            "bag": self.bag,
            "tray": in_order(self.tray),
            "rose": in_order(self.rose),
            "die": self.die,
            "source": self.source,
            "owed": self.owed,
            "eolia": {"reached": sorted(self.reached), "bonus": self.bonus},
            "sheets": [sheet.written(self.modes) for sheet in self.sheets],
            "storm": self.storm,
            "disasters": sorted(int(die.split()[1]) for die in alone.disasters()) if alone else [],
            "lost": self.lost,
        }

    # --- the table ------------------------------------------------------------------------------------------------

    def on_starts(self, seat: int) -> None:
        self.first = seat

    def on_sides(self, seat: int, colour: str) -> None:
        self.sheets[seat - 1].side = colour

    def on_chose(self, seat: int, mode: str) -> None:
        self.modes.add(mode)

    def on_round(self, number: int) -> None:
        if number > 1:
            self.end_turn()
            self.end_round()
        self.round, self.turn = number, 1

    def on_drifts(self, space: str) -> None:
        self.castaways.append(space)

    def on_turn(self, number: int) -> None:
        if number > 1:
            self.end_turn()
        self.turn = number

    def on_over(self) -> None:
        if self.lost in (None, "adrift") or (self.lost == "storm" and not self.tray and self.turn == 5):
            self.end_turn()
            self.end_round()
        self.owed = 0

    def end_turn(self) -> None:
        """The next player is first, and the bonus of the island is gone [D6.5, D-R5]."""
        self.first = self.first % self.seats + 1
        self.bonus = "gone" if self.bonus == "now" else self.bonus

    def end_round(self) -> None:
        """Dice go back, castaways are removed, disasters are crossed out [D3.5, D9.10, D-R6, D-R13]."""
        self.all_dice_back()
        self.castaways = []
        for sheet in self.sheets:
            sheet.cross_out()

    def all_dice_back(self) -> None:
        self.bag = dict.fromkeys(COLOURS, 3 + self.seats)  # [D1.9]
        self.rose = []

    # --- dice -----------------------------------------------------------------------------------------------------

    def on_rolled(self, colour: str, pips: int) -> None:
        if self.source == "B":
            self.die = f"{colour} {pips}"
        else:
            self.bag[colour] -= 1
            self.tray.append(f"{colour} {pips}")

    def on_picks(self, seat: int, colour: str, pips: int) -> None:
        self.tray.remove(f"{colour} {pips}")
        self.die, self.source = f"{colour} {pips}", "pick"

    def on_left(self, colour: str, pips: int) -> None:
        self.tray.remove(f"{colour} {pips}")
        self.rose.append(f"{colour} {pips}")

    def on_refills(self) -> None:
        for die in self.rose:
            self.bag[die.split()[0]] += 1
        self.rose = []

    def on_discards(self, seat: int, colour: str, pips: int) -> None:
        self.rose.append(f"{colour} {pips}")
        self.die = self.source = None

    def on_lays(self, seat: int, track: str, box: int, pips: int) -> None:
        self.sheets[seat - 1].boxes[track][box - 1] = pips
        self.die = self.source = None

    # --- sheets ---------------------------------------------------------------------------------------------------

    def on_adjusts(self, seat: int, track: str, helms: int) -> None:
        self.sheets[seat - 1].helms[track] -= helms
        self.sheets[seat - 1].used[track] += helms

    def on_opens(self, seat: int, track: str, mode: str) -> None:
        self.sheets[seat - 1].mode[track] = mode

    def on_helm(self, seat: int, track: str) -> None:
        self.sheets[seat - 1].helms[track] += 1

    def on_wreck(self, seat: int, box: int) -> None:
        self.sheets[seat - 1].signs[box - 1] = "+"

    def on_smiles(self, seat: int, track: str, box: int) -> None:
        self.sheets[seat - 1].boxes[track][box - 1] = "castaway"

    def on_column(self, seat: int, box: int) -> None:
        self.sheets[seat - 1].columns[box - 1] = True

    # --- ships ----------------------------------------------------------------------------------------------------

    def on_departs(self, seat: int, port: int) -> None:
        self.sheets[seat - 1].port = port

    def on_sails(self, seat: int, space: str, heading: str) -> None:
        self.sheets[seat - 1].course.append((space, heading))

    def on_home(self, seat: int, space: str) -> None:
        self.sheets[seat - 1].is_home = True

    def on_rescues(self, seat: int, space: str) -> None:
        self.castaways.remove(space)
        self.sheets[seat - 1].helpers += self.seats == 1

    def on_eolia(self, seat: int) -> None:
        self.reached.append(seat)

    def island_bonus(self, event: Event, after: Event | None) -> None:
        """Note that this was the turn of the island's bonus: the player who reaches it earns one at once [D6.5]."""
        if event.word == "eolia" and after is not None and after.word == "earns":
            self.bonus = "now"

    # --- bonuses --------------------------------------------------------------------------------------------------

    def on_earns(self, seat: int) -> None:
        self.owed += 1

    def on_lapses(self, seat: int) -> None:
        self.owed = 0

    def on_bonus(self, seat: int, bonus: str) -> None:
        self.owed -= 1
        self.sheets[seat - 1].bonuses.append(bonus)
        self.source = "A" if bonus == "A" else None

    def on_drew(self, seat: int, colour: str) -> None:
        self.bag[colour] -= 1
        self.die = f"{colour} 0"

    def on_chooses(self, seat: int, colour: str) -> None:
        self.bag[colour] -= 1
        self.die, self.source = f"{colour} 0", "B"

    def on_salvages(self, seat: int, colour: str, pips: int) -> None:
        self.rose.remove(f"{colour} {pips}")
        self.die, self.source = f"{colour} {pips}", "D"

    # --- alone ----------------------------------------------------------------------------------------------------

    def on_disaster(self, seat: int, track: str, box: int, pips: int) -> None:
        self.sheets[0].boxes[track][box - 1] = f"disaster {self.tray.pop()}"

    def on_ignored(self, seat: int, pips: int) -> None:
        self.rose.append(self.tray.pop())

    def on_helped(self, seat: int) -> None:
        self.rose.append(self.tray.pop())
        self.sheets[0].helpers -= 1

    def on_frees(self, seat: int, track: str, box: int, pips: int) -> None:
        self.rose.append(self.sheets[0].boxes[track][box - 1].removeprefix("disaster "))
        self.sheets[0].boxes[track][box - 1] = 0
        self.sheets[0].helpers -= 1

    def on_storm(self, colour: str, rows: int) -> None:
        self.storm[colour] = rows

    def on_sinks(self, seat: int) -> None:
        self.lost = "wreck"

    def on_swallowed(self, seat: int, space: str) -> None:
        self.lost = "storm"

    def on_adrift(self, seat: int) -> None:
        self.lost = "adrift"


class Sheet:
    """The sheet and the ship of one player."""

    def __init__(self, side: str | None, ports: dict[str, list[str]]) -> None:
        self.side, self.ports = side, ports
        self.mode = dict.fromkeys(TRACKS)
        self.boxes = {track: [0] * 6 for track in TRACKS}
        self.helms = {"blue": 1, "yellow": 1, "green": 1, "red": 0, "crew": 0}  # [D1.7]
        self.used = dict.fromkeys(TRACKS, 0)
        self.signs, self.columns = [*"-----+"], [False] * 6  # [D1.8]
        self.bonuses, self.helpers = [], 0
        self.port, self.course, self.is_home = 0, [], False

    def disasters(self) -> list[str]:
        """The dice of the disasters on this sheet."""
        boxes = (str(box) for track in self.boxes.values() for box in track)
        return [box.removeprefix("disaster ") for box in boxes if box.startswith("disaster")]

    def cross_out(self) -> None:
        for track, boxes in self.boxes.items():
            self.boxes[track] = ["storm" if str(box).startswith("disaster") else box for box in boxes]

    def written(self, modes: set[str]) -> Scene:
        crossed = {space for space, _ in self.course}
        return {
            "side": self.side,
            "modes": [mode for mode in MODES if mode in modes and mode not in self.mode.values()],
            "tracks": {
                track: {"mode": self.mode[track], "boxes": self.boxes[track], "helms": self.helms[track], "used": used}
                for track, used in self.used.items()
            },
            "signs": self.signs,
            "bonuses": sorted(self.bonuses),
            "columns": self.columns,
            "ship": self.ship(),
            "spaces": len(crossed),
            "row": max((self.row(space) for space in crossed), default=0),
            "helpers": self.helpers,
        }

    def ship(self) -> Scene:
        at_sea = self.port > 0 and not self.is_home
        course = [heading for _, heading in self.course]
        return {
            "at": "sea" if at_sea else "home" if self.is_home else "port",
            "port": self.port,
            "course": course,
            "next": self.ahead() if at_sea else None,
            "heading": [AWAY[self.side], *course][-1] if at_sea else None,
        }

    def ahead(self) -> str:
        """The space before the ship."""
        if not self.course:
            return self.ports[self.side][self.port - 1]
        space, heading = self.course[-1]
        dx, dy = MOVES[heading]
        return f"{chr(ord(space[0]) + dx)}{int(space[1]) + dy}"

    def row(self, space: str) -> int:
        """The row of a space, counted from the own side [D1.5]."""
        column, row = "abcdefgh".index(space[0]) + 1, int(space[1])
        return {"blue": row, "yellow": 9 - column, "green": 9 - row, "red": column}[self.side]


def in_order(dice: list[str]) -> list[str]:
    """Dice by colour and value."""
    return sorted(dice, key=lambda die: (COLOURS.index(die.split()[0]), die))
