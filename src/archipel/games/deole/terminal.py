"""Déole in the terminal: the sea with the courses on it, the dice, one's own sheet, and the others' in a line each.

There are three drawings: a large one, one for a window of 80 columns and 24 lines, and one for narrow windows. None of
them needs colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from archipel.core.canvas import Drawing, Fitted
from archipel.games.deole.answers import Lay
from archipel.games.deole.box import BOXES, FACTS, PIPS, ROUNDS, TRACKS, TURNS
from archipel.games.deole.terminal_sea import (
    LARGE,
    LINES,
    SMALL,
    STYLES,
    large_sea,
    side_letter,
    side_style,
    small_sea,
)

if TYPE_CHECKING:
    from archipel.core.position import View
    from archipel.core.words import Words

Scene = dict[str, Any]

GAP = 2  # between the map and the sheet
SHEET = 38  # the width of the small sheet
SHORT_MODE = 7  # letters of a mode on it


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as this seat sees it, as large as the window allows."""
    scene, mine = view.scene(), max(view.seat, 0)
    chart, own = small_sea(scene, words, mine), small_sheet(scene, mine, words)
    below = (dice(scene, words), *prices(view, scene, words), small_standings(view, scene, words, names))
    printed = (gauge(scene, mine, words), short_table_of_castaways(scene, words))
    pair = Table.grid(padding=(0, GAP, 0, 0))
    pair.add_column(width=SMALL)
    pair.add_column(width=SHEET)
    pair.add_row(chart, Group(own, *printed))
    return Fitted(
        Drawing(LARGE, large(view, scene, words, names)),
        Drawing(SMALL + GAP + SHEET, Group(heading(scene, words), pair, legend(scene, words), *below)),
        Drawing(0, Group(heading(scene, words), chart, own, *printed, *below, legend(scene, words))),
    )


def large(view: View, scene: Scene, words: Words, names: Sequence[str]) -> RenderableType:
    """The drawing for a large window, with all that is printed on the sheets."""
    mine = max(view.seat, 0)
    return Group(
        heading(scene, words),
        large_sea(scene, words),
        legend(scene, words),
        dice(scene, words),
        *prices(view, scene, words),
        Text(f"\n{names[mine]}", side_style(scene, mine)),
        Columns(
            [Group(sheet(scene, mine, words), gauge(scene, mine, words)), points(view, mine, words)], padding=(0, 3)
        ),
        table_of_castaways(scene, words),
        standings(view, scene, words, names),
    )


def heading(scene: Scene, words: Words) -> Text:
    """Round and turn, the five modes, and how a voyage alone ended."""
    number = words.say("deole-turn", round=scene["round"], rounds=ROUNDS, turn=scene["turn"], turns=TURNS)
    modes = ", ".join(words.say(f"mode-{mode}") for mode in scene["modes"])
    lost = words.say(f"deole-lost-{scene['lost']}") if scene["lost"] else ""
    return Text.assemble((number, "bold"), f"   {words.say('deole-modes')}: {modes}   ", (lost, "bold red"))


def legend(scene: Scene, words: Words) -> Text:
    """The signs of the map and of the sheet."""
    keys = ("deole-legend", "deole-legend-sheet", *(["deole-legend-alone"] if scene["seats"] == 1 else []))
    return Text("\n".join(words.say(key) for key in keys), "dim")


# --- dice ---------------------------------------------------------------------------------------------------------


def dice(scene: Scene, words: Words) -> Text:
    """The dice on the table, in hand and on the Rose, and the number of each colour in the bag."""
    hand = [scene["die"].replace("0", "?")] if scene["die"] else []  # a die may have no value yet
    bag = [f"{colour} {count}" for colour, count in scene["bag"].items()]
    text = Text()
    for name, found in {"tray": scene["tray"], "hand": hand, "rose": scene["rose"], "bag": bag}.items():
        text.append(f"{words.say(f'deole-{name}')}: ", "dim")
        text.append_text(Text(" ").join(die(one, words) for one in found) if found else Text("–", "dim"))
        text.append("   ")
    return text


def die(name: str, words: Words) -> Text:
    """The colour in short, and the number."""
    colour, _, number = name.partition(" ")
    return Text(f"{words.say(f'deole-short-{colour}')}{number}", f"{STYLES[colour]} reverse")


def prices(view: View, scene: Scene, words: Words) -> Iterator[Text]:
    """The tracks that take the die in hand, with the helms that each value costs."""
    if view.seat not in view.to_act or scene["step"] != "lay" or scene["source"] == "A":
        return
    pips, lays = int(scene["die"].split()[1]), [answer for answer in view.legal() if isinstance(answer, Lay)]
    for track in dict.fromkeys(lay.track for lay in lays):
        costs = {lay.pips: abs(lay.pips - pips) for lay in lays if lay.track == track}
        said = "; ".join(f"{value} {words.say('deole-price', helms=cost)}" for value, cost in costs.items())
        yield Text(f"{words.say(f'track-{TRACKS[track]}')}: {said}", "yellow")
    if any(lay.pips != pips for lay in lays) and "E" not in scene["sheets"][view.seat]["bonuses"]:
        yield Text(words.say("deole-price-points"), "yellow")  # [D8.6]


# --- the print ----------------------------------------------------------------------------------------------------


def gauge(scene: Scene, seat: int, words: Words) -> Text:
    """The points of the rows; an arrow points at the row that was reached."""
    text = Text(f"{words.say('deole-gauge')} ", "dim")
    reached = str(scene["sheets"][seat]["row"])
    rows = (f"{'▸' if row == reached else ''}{row}:{points}" for row, points in scene["sheet"]["gauge"].items())
    return text.append(" ".join(rows), "none")


def table_of_castaways(scene: Scene, words: Words) -> Table:
    """The letter for each roll of a yellow and a red die."""
    table = Table(box=None, pad_edge=False, header_style="dim", title=words.say("deole-table"), title_justify="left")
    table.add_column(f"{words.say('deole-short-yellow')} \\ {words.say('deole-short-red')}", style="dim")
    for value in range(1, PIPS + 1):
        table.add_column(str(value))
    for value, row in enumerate(scene["map"]["table"], 1):
        table.add_row(str(value), *row)
    return table


def short_table_of_castaways(scene: Scene, words: Words) -> Text:
    """The same in two lines: the letters for the red die, once for yellow dice that share them."""
    shared: dict[str, list[int]] = {}
    for value, row in enumerate(scene["map"]["table"], 1):
        shared.setdefault("".join(row), []).append(value)
    yellow, red = words.say("deole-short-yellow"), words.say("deole-short-red")
    parts = (f"{yellow}{','.join(map(str, values))} {letters}" for letters, values in shared.items())
    return Text(f"{words.say('deole-table')} ({red} 1–{PIPS}): {'  '.join(parts)}", "dim")


# --- sheets -------------------------------------------------------------------------------------------------------


def sheet(scene: Scene, seat: int, words: Words) -> Table:
    """The five tracks with their modes, boxes and helms."""
    own = scene["sheets"][seat]
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("track", "mode"):
        table.add_column(words.say(f"deole-{column}"))
    for value in scene["sheet"]["values"]:
        table.add_column(str(value), justify="center", min_width=4)
    table.add_column("*")
    for track in TRACKS:
        row = own["tracks"][track]
        mode = words.say(f"mode-{row['mode']}") if row["mode"] else "–"
        name = Text(words.say(f"track-{track}"), STYLES[track])
        table.add_row(name, mode, *boxes(scene, own, track), f"{row['helms']}/{row['used']}")
    table.add_row("", "", *stars(own))
    return table


def small_sheet(scene: Scene, seat: int, words: Words) -> Table:
    """The same in 38 columns: tracks and modes in short, helms as ready and used."""
    own = scene["sheets"][seat]
    table = Table(box=None, pad_edge=False, header_style="dim", padding=0)
    table.add_column("", width=3)
    table.add_column("", width=SHORT_MODE + 1)
    for value in scene["sheet"]["values"]:
        table.add_column(str(value), justify="center", width=4)
    table.add_column("*", width=3)
    for track in TRACKS:
        row = own["tracks"][track]
        mode = words.say(f"mode-{row['mode']}")[:SHORT_MODE] if row["mode"] else "–"
        name = Text(words.say(f"deole-short-{track}"), STYLES[track])
        table.add_row(name, mode, *boxes(scene, own, track), f"{row['helms']}/{row['used']}")
    table.add_row("", "", *stars(own))
    return table


def boxes(scene: Scene, own: Scene, track: str) -> Iterator[Text]:
    """The boxes of a track: in brackets what is written in them; a point or a sign where they are free."""
    for box, value in enumerate(own["tracks"][track]["boxes"], 1):
        sign = own["signs"][box - 1].replace("-", "−") if track == "crew" else ""
        if value:
            yield Text(f"[{sign if isinstance(value, int) else ''}{written(value)}]", STYLES[track])
        else:
            yield Text((sign or "·") + ("*" if box in scene["sheet"]["helms"][track] else ""), "dim")


def written(value: int | str) -> str:
    """The sign for what is written in a box."""
    if isinstance(value, int):
        return str(value)
    return {"castaway": "☺", "storm": "█"}.get(value, f"!{value[-1]}")


def stars(own: Scene) -> Iterator[Text]:
    """The columns that have given their bonus."""
    return (Text("★" if own["columns"][box] else "☆", "yellow") for box in range(BOXES))


def points(view: View, seat: int, words: Words) -> Table:
    """The score so far, line by line."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for line, value in zip(FACTS.lines, view.scores()[seat].values(), strict=True):
        table.add_row(Text(words.line(line.name), "dim"), Text(str(value).replace("-", "−"), justify="right"))
    return table


# --- all players --------------------------------------------------------------------------------------------------


def standings(view: View, scene: Scene, words: Words, names: Sequence[str]) -> Table:
    """A line for each player: the ship, what it has seen, the bonuses, the points; and the tracks of the others."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    last = "helpers" if scene["seats"] == 1 else "boxes"
    for column in ("player", "ship", "spaces", "row", "bonuses", "points", last):
        table.add_column(words.say(f"deole-{column}"), justify="right" if column in ("spaces", "row") else "left")
    for seat, own in enumerate(scene["sheets"]):
        place = words.say(f"deole-at-{own['ship']['at']}")
        more = Text(str(own["helpers"])) if scene["seats"] == 1 else small_boxes(own)
        total = str(view.totals()[seat]).replace("-", "−")
        name = player(scene, seat, words, names)
        table.add_row(name, place, str(own["spaces"]), str(own["row"]), taken(scene, seat, words), total, more)
    return table


def small_standings(view: View, scene: Scene, words: Words, names: Sequence[str]) -> Text:
    """A line for each player in short: the ship, the bonuses and the points."""
    text = Text()
    for seat, own in enumerate(scene["sheets"]):
        text.append_text(player(scene, seat, words, names))
        total, at = str(view.totals()[seat]).replace("-", "−"), own["ship"]["at"]
        text.append(f": {words.say('deole-points')} {total}, {words.say(f'deole-at-{at}')}")
        text.append_text(Text.assemble(f", {words.say('deole-bonuses')} ", taken(scene, seat, words), "\n"))
        if scene["seats"] == 1:
            text.append(f"{words.say('deole-helpers')}: {own['helpers']}\n")
    text.rstrip()
    return text


def player(scene: Scene, seat: int, words: Words, names: Sequence[str]) -> Text:
    """The name, with a mark for the first player, the letter of the side, and the line of the ship's course."""
    side = scene["sheets"][seat]["side"]
    mark = f"{side_letter(side, words)}{LINES[side][1]}" if side else ""
    return Text(f"{'▸' if scene['first'] == seat + 1 else ' '}{mark} {names[seat]}", side_style(scene, seat))


def small_boxes(own: Scene) -> Text:
    """A short summary of each track."""
    parts = []
    for track in TRACKS:
        values = [written(value) for value in own["tracks"][track]["boxes"] if value]
        parts.append(Text("".join(values) or "–", STYLES[track]))
    return Text(" ").join(parts)


def taken(scene: Scene, seat: int, words: Words) -> Text:
    """The bonuses taken, and those still to be taken."""
    text = Text(" ".join(scene["sheets"][seat]["bonuses"]) or "–")
    if scene["owed"] and scene["active"] == seat + 1:
        text.append(f"  ({words.say('deole-owed')}: {scene['owed']})", "bold")
    return text
