"""Mahé in the terminal: the ring of 21 spaces, stacks read from the bottom (left) to the top (right).

A window that is too low for the ring gets a flat one, and one that is too narrow a list of the stacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from archipel.core.canvas import Canvas, Drawing, Fitted
from archipel.core.dice import generator
from archipel.core.kernel import CHANCE
from archipel.games.mahe.box import BEACH, LAST_EGGS
from archipel.games.mahe.state import Beached, Laid, Roll, Sank, Stop, Swam

if TYPE_CHECKING:
    from archipel.core.notation import Event
    from archipel.core.position import Position, View
    from archipel.core.words import Words

SHAPES = {"red": "●", "blue": "■", "yellow": "▲", "green": "◆", "orange": "★", "purple": "♥", "white": "○"}
COLOURS = {
    "red": "bold red",
    "blue": "bold dodger_blue1",
    "yellow": "bold yellow",
    "green": "bold green",
    "orange": "bold dark_orange",
    "purple": "bold medium_purple1",
    "white": "bold bright_white on grey23",
}
DIE_FACES = "⚀⚁⚂⚃⚄⚅"
WIDTH = 9  # of a space, with its left edge
HIGH, FLAT = 3, 2  # the height of a space, with its upper edge
COLUMNS, ROWS = 8, 5
RING_WIDTH = COLUMNS * WIDTH + 1
SEA = "deep_sky_blue4"


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as this seat sees it, as large as there is room for."""
    scene = view.scene()
    middle, players = island(view, scene, words, names), standings(view, scene, words, names)
    legend = Text(words.say("mahe-bottom-to-top"), "dim italic")
    return Fitted(
        Drawing(RING_WIDTH, Group(ring(scene, words, HIGH, [middle[0], legend, Text(), *middle[1:]]), players)),
        Drawing(RING_WIDTH, Group(ring(scene, words, FLAT, middle), players)),
        Drawing(0, Group(stacks(scene, words), *middle, players)),
    )


# --- the ring -----------------------------------------------------------------------------------------------------


def corner(space: int) -> tuple[int, int]:
    """The column and row of a space; the raft, 0, is at the lower left, and the course runs anticlockwise."""
    if space < COLUMNS:
        return space, ROWS - 1
    if space < COLUMNS + ROWS - 1:
        return COLUMNS - 1, ROWS - 2 - (space - COLUMNS)
    if space < 2 * COLUMNS + ROWS - 2:
        return 2 * COLUMNS + ROWS - 3 - space, 0
    return 0, space - (2 * COLUMNS + ROWS - 3)


def ring(scene: dict[str, Any], words: Words, height: int, middle: Sequence[Text]) -> Text:
    """The ring with spaces of this height, and lines of text in its middle."""
    canvas = Canvas(RING_WIDTH, ROWS * height + 1)
    for space in range(BEACH + 1):
        draw_space(canvas, space, height, scene, words)
    for line, text in enumerate(middle):
        canvas.write(WIDTH + 3, height + 1 + line, text)
    if height == HIGH:
        canvas.write(WIDTH + 1, corner(BEACH)[1] * height + 2, Text(f"◂ {words.say('mahe-beach')}", "yellow"))
    return canvas.text()


def draw_space(canvas: Canvas, space: int, height: int, scene: dict[str, Any], words: Words) -> None:
    """A space with its name, and its turtles below or, in a flat one, beside it."""
    column, row = corner(space)
    x, y = column * WIDTH, row * height
    canvas.box(x, y, WIDTH, height, SEA)
    name, stack = label(space, words), turtles_on(space, scene)
    if height == HIGH:
        canvas.write(x + 1, y + 1, Text(name, "dim"))
        canvas.write(x + 1, y + 2, stack)
    else:
        canvas.write(x + 1, y + 1, beside(name, stack))


def label(space: int, words: Words) -> str:
    return str(space) if space else words.say("mahe-raft")


def turtles_on(space: int, scene: dict[str, Any]) -> Text:
    turtles = scene["stacks"].get(str(space), []) if space else on_raft(scene)
    return Text.assemble(*(shape(turtle, scene["turn"]) for turtle in turtles))


def beside(name: str, stack: Text) -> Text:
    """The name and the turtles in one line of a space. Among many turtles, a name is cut and a number left out."""
    room = WIDTH - 1 - len(stack)
    short = name if len(name) <= room else "" if name.isdigit() else name[:room]
    return Text.assemble((short.ljust(min(room, len(name) + 1)), "dim"), stack)


def stacks(scene: dict[str, Any], words: Words) -> Text:
    """The spaces with turtles on them, from the raft on."""
    found = [(label(space, words), turtles_on(space, scene)) for space in range(BEACH + 1)]
    return Text("   ").join(Text.assemble((f"{name} ", "dim"), stack) for name, stack in found if stack)


def on_raft(scene: dict[str, Any]) -> list[str]:
    swimming = {turtle for stack in scene["stacks"].values() for turtle in stack}
    return [turtle for turtle in scene["owners"] if turtle not in swimming]


def shape(turtle: str, moving: str | None = None) -> tuple[str, str]:
    """The turtle's sign; the one whose move it is stands out."""
    return SHAPES[turtle], COLOURS[turtle] + (" reverse" if turtle == moving else "")


def named(turtle: str, words: Words) -> Text:
    return Text.assemble(shape(turtle), " ", (words.say(f"turtle-{turtle}"), COLOURS[turtle]))


# --- the island in the middle -------------------------------------------------------------------------------------


def island(view: View, scene: dict[str, Any], words: Words, names: Sequence[str]) -> list[Text]:
    """Clutch and pile, whose move it is, the dice, and what stopping or rolling would mean."""
    lines = [clutch(scene, words)]
    if scene["step"] in ("die", "decide"):
        lines.append(Text.assemble(named(scene["turn"], words), "   ", dice(scene, words)))
    for seat in sorted(view.to_act - {CHANCE}):
        lines.append(Text(asked(scene, words, names[seat]), "bold"))
        lines += consequences(view, seat, scene, words)
    return lines


def asked(scene: dict[str, Any], words: Words, player: str) -> str:
    """The player who is asked, and why if another turtle is on top of the one that swims [M4.2]."""
    if scene["step"] == "pick":
        return words.say("mahe-to-pick", player=player)
    if scene["topmost"] == scene["turn"]:
        return words.say("mahe-to-decide", player=player)
    return words.say("mahe-web-decider", player=player, turtle=words.say(f"turtle-{scene['topmost']}"))


def clutch(scene: dict[str, Any], words: Words) -> Text:
    if scene["clutch"] is None:
        return Text(words.say("mahe-last-eggs"), "bold yellow")
    eggs = Text(words.say("mahe-clutch", eggs=scene["clutch"]), "bold yellow")
    pile = words.say("mahe-pile", cards=scene["pile"])
    return Text.assemble(eggs, " ", ("o" * scene["clutch"], "yellow"), f"   {pile}")


def dice(scene: dict[str, Any], words: Words) -> Text:
    faces = " ".join(DIE_FACES[pips - 1] for pips in scene["dice"])
    total = f"  = {sum(scene['dice'])}" if len(scene["dice"]) > 1 else ""
    return Text.assemble(words.say("mahe-dice"), " ", (faces + total, "bold"))


def consequences(view: View, seat: int, scene: dict[str, Any], words: Words) -> list[Text]:
    """The consequences of stopping and of rolling, found by playing them on a copy."""
    if scene["step"] != "decide":
        return []
    here = view.imagine(generator(0))
    stop: dict[str, int] = {}
    for event in here.fork().play(seat, Stop()):
        match event:
            case Swam(_, steps, space):
                stop |= {"steps": steps, "space": space}
            case Laid(_, eggs):
                stop |= {"eggs": eggs}
            case Beached():
                stop |= {"eggs": LAST_EGGS}
    said = words.say("mahe-if-stop-lays" if "eggs" in stop else "mahe-if-stop", **stop)
    return [Text(said), Text(words.say("mahe-if-roll", percent=round(100 * risk(here, seat))))]


def risk(here: Position, seat: int) -> float:
    """The probability that one more die is too much."""
    rolling = here.fork()
    rolling.play(seat, Roll())
    odds = rolling.odds()
    sinking = sum(ways for die, ways in odds.items() if any(is_sinking(e) for e in rolling.fork().play(CHANCE, die)))
    return sinking / sum(odds.values())


def is_sinking(event: Event) -> bool:
    return isinstance(event, Sank)


# --- the players --------------------------------------------------------------------------------------------------


def standings(view: View, scene: dict[str, Any], words: Words, names: Sequence[str]) -> Table:
    """A table of the players, their turtles and cards; the others' cards lie face down until the end [M5.1, M-R13]."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("player", "turtles", "cards", "eggs"):
        table.add_column(words.say(f"mahe-{column}"))
    for seat, hand in enumerate(scene["cards"]):
        is_open = view.is_over or seat == view.seat
        eggs = eggs_shown(hand, view.totals()[seat]) if is_open else "? " * len(hand)
        table.add_row(names[seat], owned(scene, seat, words), str(len(hand)), eggs)
    return table


def owned(scene: dict[str, Any], seat: int, words: Words) -> Text:
    own = [turtle for turtle, owner in scene["owners"].items() if owner == seat + 1]
    return Text("  ").join(named(turtle, words) for turtle in own)


def eggs_shown(hand: Sequence[int], total: int) -> str:
    """The eggs so far and the cards they are on."""
    return f"{total:2}  ({' '.join(map(str, hand))})" if total else ""
