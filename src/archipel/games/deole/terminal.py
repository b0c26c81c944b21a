"""Déole in the terminal: the sea with the courses on it, the dice, one's own sheet, and the others' in a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from archipel.core.canvas import Canvas
from archipel.games.deole.box import BOXES, COLOURS, FACTS, HEADINGS, MARKS, ROUNDS, SIDE, TRACKS, TURNS

if TYPE_CHECKING:
    from archipel.core.position import View
    from archipel.core.words import Words

Scene = dict[str, Any]

STYLES = {
    "blue": "bold dodger_blue1",
    "yellow": "bold yellow",
    "green": "bold green",
    "red": "bold red",
    "crew": "bold bright_white",
}
WATER, STORM = "deep_sky_blue4", "bold grey50"
WIDTH, HEIGHT = 8, 2  # of a space, with its left and upper edge
LEFT, TOP = 3, 1  # room for the ports
NEEDED_WIDTH = LEFT + SIDE * WIDTH + 3
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ARROWS = dict(zip(HEADINGS, "↑→↓←", strict=True))
LOOKS = {
    "northnorth": "│", "southsouth": "│", "easteast": "─", "westwest": "─",
    "northeast": "╭", "westsouth": "╭", "northwest": "╮", "eastsouth": "╮",
    "southeast": "╰", "westnorth": "╰", "southwest": "╯", "eastnorth": "╯",
}  # fmt: skip
BOX_SIGNS = {"castaway": "☺", "disaster": "▒", "storm": "█"}


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as this seat sees it."""
    scene = view.scene()
    mine = max(view.seat, 0)
    return Group(
        heading(scene, words),
        sea(scene),
        Text(words.say("deole-legend"), "dim"),
        dice(scene, words),
        Text(f"\n{names[mine]}", side_style(scene, mine)),
        Columns([sheet(scene, mine, words), points(view, mine, words)], padding=(0, 4)),
        standings(view, scene, words, names),
    )


def heading(scene: Scene, words: Words) -> Text:
    """Round and turn, the five modes, and how a voyage alone ended."""
    number = words.say("deole-turn", round=scene["round"], rounds=ROUNDS, turn=scene["turn"], turns=TURNS)
    modes = ", ".join(words.say(f"mode-{mode}") for mode in scene["modes"])
    lost = words.say(f"deole-lost-{scene['lost']}") if scene["lost"] else ""
    return Text.assemble((number, "bold"), f"   {words.say('deole-modes')}: {modes}   ", (lost, "bold red"))


def side_style(scene: Scene, seat: int) -> str:
    return STYLES[scene["sheets"][seat]["side"] or "crew"]


# --- the sea ------------------------------------------------------------------------------------------------------


def corner(space: str) -> tuple[int, int]:
    """The upper left corner of a space."""
    row, column = divmod(MARKS.index(space), SIDE)
    return LEFT + column * WIDTH, TOP + row * HEIGHT


def sea(scene: Scene) -> Text:
    canvas = Canvas(LEFT + SIDE * WIDTH + 3, TOP + SIDE * HEIGHT + 2)
    for space in MARKS:
        draw_space(canvas, scene, space)
    for side in range(len(COLOURS)):
        draw_ports(canvas, scene, side)
    for seat in range(scene["seats"]):
        draw_course(canvas, scene, seat)
    return canvas.text()


def draw_space(canvas: Canvas, scene: Scene, space: str) -> None:
    """Its name, what is printed on it, and the storm."""
    x, y = corner(space)
    canvas.box(x, y, WIDTH, HEIGHT, WATER)
    canvas.write(x + 1, y + 1, Text(space, "grey35"))
    canvas.write(x + 3, y + 1, sight(scene, space))


def sight(scene: Scene, space: str) -> Text:
    if is_in_storm(scene, space):
        return Text("≈", STORM)
    if space in scene["castaways"]:
        return Text("☺", "bold dark_orange")
    if space in scene["map"]["wrecks"]:
        return Text("W", "bold magenta")
    return Text("#", "bold gold3") if space in scene["map"]["island"] else Text(" ")


def is_in_storm(scene: Scene, space: str) -> bool:
    row, column = divmod(MARKS.index(space), SIDE)
    rows = (row + 1, SIDE - column, SIDE - row, column + 1)
    return any(mine <= scene["storm"][colour] for mine, colour in zip(rows, COLOURS, strict=True))


def draw_ports(canvas: Canvas, scene: Scene, side: int) -> None:
    """The number of each port, outside its edge."""
    dx, dy = STEPS[HEADINGS[side]]
    for number, space in enumerate(scene["map"]["ports"][COLOURS[side]], 1):
        x, y = corner(space)
        across = x + WIDTH // 2 + dx * (WIDTH // 2 + 1) - (dx < 0)
        canvas.write(across, y + 1 + 2 * dy, Text(f"{number}", f"{STYLES[COLOURS[side]]} reverse"))


def draw_course(canvas: Canvas, scene: Scene, seat: int) -> None:
    """A line through each space that was crossed, beside those of the others, and an arrow on the next one."""
    style = side_style(scene, seat)
    for space, entered, left in crossings(scene, seat):
        x, y = corner(space)
        canvas.write(x + 4 + seat, y + 1, Text(LOOKS[entered + left], style))
    ship = scene["sheets"][seat]["ship"]
    if ship["at"] == "sea":
        x, y = corner(ship["next"])
        canvas.write(x + 4 + seat, y + 1, Text(ARROWS[ship["heading"]], f"{style} reverse"))


def crossings(scene: Scene, seat: int) -> Iterator[tuple[str, str, str]]:
    """Every space in its turn, the heading by which it was entered, and the one by which it was left."""
    own = scene["sheets"][seat]
    if not own["ship"]["port"]:
        return
    space = scene["map"]["ports"][own["side"]][own["ship"]["port"] - 1]
    entered = HEADINGS[COLOURS.index(own["side"]) ^ 2]
    for left in own["ship"]["course"]:
        yield space, entered, left
        dx, dy = STEPS[left]
        after = MARKS.index(space) + dx + dy * SIDE
        space, entered = MARKS[after % len(MARKS)], left  # the last one may lead into a port


# --- dice ---------------------------------------------------------------------------------------------------------


def dice(scene: Scene, words: Words) -> Text:
    """The dice on the table, in hand and on the Rose, and the number of each colour in the bag."""
    hand = [scene["die"].replace("0", "?")] if scene["die"] else []  # a die may have no value yet
    bag = [f"{colour} {count}" for colour, count in scene["bag"].items()]
    text = Text()
    for name, found in {"tray": scene["tray"], "hand": hand, "rose": scene["rose"], "bag": bag}.items():
        text.append(f"{words.say(f'deole-{name}')}: ", "dim")
        text.append_text(Text(" ").join(map(die, found)) if found else Text("–", "dim"))
        text.append("   ")
    return text


def die(name: str) -> Text:
    """The first letter of the colour, and the number."""
    colour, _, number = name.partition(" ")
    return Text(f"{colour[0].upper()}{number}", f"{STYLES[colour]} reverse")


# --- sheets -------------------------------------------------------------------------------------------------------


def sheet(scene: Scene, seat: int, words: Words) -> Table:
    """The five tracks with their modes, boxes and helms."""
    own = scene["sheets"][seat]
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("track", "mode", "boxes", "helms", "used"):
        table.add_column(words.say(f"deole-{column}"), justify="right" if column in ("helms", "used") else "left")
    for track in TRACKS:
        row = own["tracks"][track]
        mode = words.say(f"mode-{row['mode']}") if row["mode"] else "–"
        table.add_row(
            Text(words.say(f"track-{track}"), STYLES[track]),
            mode,
            boxes(scene, own, track),
            str(row["helms"]),
            str(row["used"]),
        )
    table.add_row("", "", stars(own))
    return table


def boxes(scene: Scene, own: Scene, track: str) -> Text:
    """The boxes of a track: their dice; in free ones, their value or sign, and whether they have a helm."""
    text = Text()
    for box, value in enumerate(own["tracks"][track]["boxes"], 1):
        helm = "*" if box in scene["sheet"]["helms"][track] else " "
        printed = own["signs"][box - 1] if track == "crew" else str(scene["sheet"]["values"][box - 1])
        if value:
            sign = printed if track == "crew" and isinstance(value, int) else ""
            text.append(f"{sign}{BOX_SIGNS.get(value, value)}".rjust(3), STYLES[track])
        else:
            text.append(printed.rjust(3), "dim")
        text.append(f"{helm}", "dim")
    return text


def stars(own: Scene) -> Text:
    """The columns that have given their bonus."""
    return Text("").join(Text(("★" if own["columns"][box] else "☆").rjust(3) + " ", "yellow") for box in range(BOXES))


def points(view: View, seat: int, words: Words) -> Table:
    """The score so far, line by line."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for line, value in zip(FACTS.lines, view.scores()[seat].values(), strict=True):
        table.add_row(Text(words.line(line.name), "dim"), Text(str(value).replace("-", "−"), justify="right"))
    return table


def standings(view: View, scene: Scene, words: Words, names: Sequence[str]) -> Table:
    """A line for each player: the ship, what it has seen, the bonuses, the points; and the tracks of the others."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    last = "helpers" if scene["seats"] == 1 else "boxes"
    for column in ("player", "ship", "spaces", "row", "bonuses", "points", last):
        table.add_column(words.say(f"deole-{column}"), justify="right" if column in ("spaces", "row") else "left")
    for seat, own in enumerate(scene["sheets"]):
        name = Text(("▸ " if scene["first"] == seat + 1 else "  ") + names[seat], side_style(scene, seat))
        place = words.say(f"deole-at-{own['ship']['at']}")
        total = str(view.totals()[seat]).replace("-", "−")
        more = Text(str(own["helpers"])) if scene["seats"] == 1 else small_boxes(own)
        table.add_row(name, place, str(own["spaces"]), str(own["row"]), taken(scene, seat, words), total, more)
    return table


def small_boxes(own: Scene) -> Text:
    """A short summary of each track."""
    parts = []
    for track in TRACKS:
        values = [str(BOX_SIGNS.get(value, value)) for value in own["tracks"][track]["boxes"] if value]
        parts.append(Text("".join(values) or "–", STYLES[track]))
    return Text(" ").join(parts)


def taken(scene: Scene, seat: int, words: Words) -> Text:
    """The bonuses taken, and those still to be taken."""
    text = Text(" ".join(scene["sheets"][seat]["bonuses"]) or "–")
    if scene["owed"] and scene["active"] == seat + 1:
        text.append(f"  ({words.say('deole-owed')}: {scene['owed']})", "bold")
    return text


# --- narrow windows -----------------------------------------------------------------------------------------------

NARROW = 4  # the width of a space


def draw_narrow(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table in 40 columns."""
    scene = view.scene()
    mine = max(view.seat, 0)
    return Group(
        heading(scene, words),
        narrow_sea(scene, mine),
        Text(words.say("deole-legend"), "dim"),
        dice(scene, words),
        Text(f"\n{names[mine]}", side_style(scene, mine)),
        *narrow_sheet(scene, mine, words),
        points(view, mine, words),
        *narrow_standings(view, scene, words, names),
    )


def narrow_sea(scene: Scene, mine: int) -> Text:
    """Each space as one sign for the sea, the own course, and the ships whose next space it is."""
    canvas = Canvas(2 + SIDE * NARROW + 1, SIDE + 2)
    for space in MARKS:
        x, y = narrow_corner(space)
        shown = sight(scene, space)
        canvas.write(x, y, shown if shown.plain.strip() else Text("·", WATER))
        canvas.write(x + 1, y, narrow_ships(scene, space, mine))
    for side, colour in enumerate(COLOURS):
        dx, dy = STEPS[HEADINGS[side]]
        for number, space in enumerate(scene["map"]["ports"][colour], 1):
            x, y = narrow_corner(space)
            at = {-1: 0, 0: x, 1: 2 + SIDE * NARROW}[dx]
            canvas.write(at, y + dy, Text(f"{number}", f"{STYLES[colour]} reverse"))
    return canvas.text()


def narrow_corner(space: str) -> tuple[int, int]:
    row, column = divmod(MARKS.index(space), SIDE)
    return 2 + column * NARROW, 1 + row


def narrow_ships(scene: Scene, space: str, mine: int) -> Text:
    """The own course through this space, and an arrow for each ship that will cross it next."""
    course = [LOOKS[entered + left] for crossed, entered, left in crossings(scene, mine) if crossed == space][-1:]
    text = Text("".join(course), side_style(scene, mine))
    for seat, own in enumerate(scene["sheets"]):
        if own["ship"]["at"] == "sea" and own["ship"]["next"] == space:
            text.append(ARROWS[own["ship"]["heading"]], f"{side_style(scene, seat)} reverse")
    return text[: NARROW - 1]


def narrow_sheet(scene: Scene, seat: int, words: Words) -> Iterator[Text]:
    """Each track in two lines: its mode and helms, then its boxes."""
    own = scene["sheets"][seat]
    for track in TRACKS:
        row = own["tracks"][track]
        mode = words.say(f"mode-{row['mode']}") if row["mode"] else "–"
        helms = f"{words.say('deole-helms')} {row['helms']}, {words.say('deole-used')} {row['used']}"
        yield Text.assemble((words.say(f"track-{track}"), STYLES[track]), f"  {mode}  {helms}")
        yield Text.assemble("  ", boxes(scene, own, track))
    yield Text.assemble("  ", stars(own))


def narrow_standings(view: View, scene: Scene, words: Words, names: Sequence[str]) -> Iterator[Text]:
    """Each player in two lines: ship and points, then the boxes."""
    for seat, own in enumerate(scene["sheets"]):
        total = str(view.totals()[seat]).replace("-", "−")
        place = words.say(f"deole-at-{own['ship']['at']}")
        name = ("▸ " if scene["first"] == seat + 1 else "  ") + names[seat]
        where = f"  {place}, {words.say('deole-row')} {own['row']}  {words.say('deole-points')} {total}"
        yield Text.assemble((name, side_style(scene, seat)), where)
        yield Text.assemble("  ", small_boxes(own), "  ", taken(scene, seat, words))
