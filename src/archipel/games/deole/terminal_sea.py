"""The sea of Déole in the terminal: large, with a box for each space, or small, with four characters for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.text import Text

from archipel.core.canvas import Canvas
from archipel.games.deole.box import COLOURS, HEADINGS, MARKS, SIDE

if TYPE_CHECKING:
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
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ARROWS = dict(zip(HEADINGS, "↑→↓←", strict=True))
TURNS = (
    ("northnorth", "southsouth"), ("easteast", "westwest"),
    ("northeast", "westsouth"), ("northwest", "eastsouth"), ("southeast", "westnorth"), ("southwest", "eastnorth"),
)  # fmt: skip
LINES = {"blue": "│─╭╮╰╯", "yellow": "║═╔╗╚╝", "green": "┃━┏┓┗┛", "red": "╎╌┌┐└┘"}  # each side has its own
LOOKS = {
    colour: {turn: sign for turns, sign in zip(TURNS, signs, strict=True) for turn in turns}
    for colour, signs in LINES.items()
}

WIDTH, HEIGHT = 9, 2  # of a space on the large map, with its left and upper edge
LEFT, TOP = 3, 1  # room for the ports
LARGE = LEFT + SIDE * WIDTH + 4
CELL = 4  # the width of a space on the small map
MARGIN = 5  # left of it: a port, and the number of the row
SMALL = MARGIN + SIDE * CELL + 3


def side_letter(colour: str, words: Words) -> str:
    """The letter of the side in the player's language."""
    return words.say(f"deole-print-{colour}")


def side_style(scene: Scene, seat: int) -> str:
    return STYLES[scene["sheets"][seat]["side"] or "crew"]


# --- spaces -------------------------------------------------------------------------------------------------------


def place(space: str) -> tuple[int, int]:
    """The column and the row of a space."""
    row, column = divmod(MARKS.index(space), SIDE)
    return column, row


def sight(scene: Scene, space: str) -> Text:
    """The things on a space: a castaway, a wreck, the island, or the letter of the castaways."""
    if space in scene["castaways"]:
        return Text("☺", "bold dark_orange")
    if space in scene["map"]["wrecks"]:
        return Text("W", "bold magenta")
    if space in scene["map"]["island"]:
        return Text("#", "bold gold3")
    letters = (letter for letter, spaces in scene["map"]["symbols"].items() if space in spaces)
    return Text(next(letters, "·"), "grey50")


def is_in_storm(scene: Scene, space: str) -> bool:
    column, row = place(space)
    rows = (row + 1, SIDE - column, SIDE - row, column + 1)
    return any(mine <= scene["storm"][colour] for mine, colour in zip(rows, COLOURS, strict=True))


def ports(scene: Scene, words: Words) -> Iterator[tuple[str, str, Text]]:
    """The ports: their spaces, their sides and their names, such as S2."""
    for colour in COLOURS:
        for number, space in enumerate(scene["map"]["ports"][colour], 1):
            yield space, colour, Text(f"{side_letter(colour, words)}{number}", STYLES[colour])


# --- courses ------------------------------------------------------------------------------------------------------


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


def lines(scene: Scene, seat: int) -> Iterator[tuple[str, Text]]:
    """The spaces that the ship has crossed, with a line in the manner of its side."""
    side = scene["sheets"][seat]["side"]
    for space, entered, left in crossings(scene, seat):
        yield space, Text(LOOKS[side][entered + left], STYLES[side])


def ships_ahead(scene: Scene) -> Iterator[tuple[int, Scene]]:
    """The ships at sea, by their seats."""
    for seat, own in enumerate(scene["sheets"]):
        if own["ship"]["at"] == "sea":
            yield seat, own["ship"]


# --- the large map ------------------------------------------------------------------------------------------------


def large_sea(scene: Scene, words: Words) -> Text:
    """A box for each space: its name, the things on it, and a column for each ship."""
    canvas = Canvas(LARGE, TOP + SIDE * HEIGHT + 2)
    for space in MARKS:
        x, y = corner(space)
        canvas.box(x, y, WIDTH, HEIGHT, WATER)
        canvas.write(x + 1, y + 1, Text("≈≈", STORM) if is_in_storm(scene, space) else Text(space, "grey35"))
        canvas.write(x + 3, y + 1, sight(scene, space))
    for space, colour, name in ports(scene, words):
        (x, y), (dx, dy) = corner(space), STEPS[HEADINGS[COLOURS.index(colour)]]
        across = {-1: -LEFT, 0: WIDTH // 2, 1: WIDTH + 1}[dx]
        canvas.write(x + across, y + 1 + 2 * dy, name)
    for seat in range(scene["seats"]):
        for space, line in lines(scene, seat):
            x, y = corner(space)
            canvas.write(x + 4 + seat, y + 1, line)
    for seat, ship in ships_ahead(scene):
        x, y = corner(ship["next"])
        letter, style = side_letter(scene["sheets"][seat]["side"], words), f"{side_style(scene, seat)} reverse"
        canvas.write(x + 4 + seat, y + 1, Text(letter, style))
        canvas.write(x + WIDTH - 1, y + 1, Text(ARROWS[ship["heading"]], style))
    return canvas.text()


def corner(space: str) -> tuple[int, int]:
    """The upper left corner of a space."""
    column, row = place(space)
    return LEFT + column * WIDTH, TOP + row * HEIGHT


# --- the small map ------------------------------------------------------------------------------------------------


def small_sea(scene: Scene, words: Words, mine: int) -> Text:
    """Four characters for each space: the storm, the things on it, one's own line, and that of another ship."""
    canvas = Canvas(SMALL, SIDE + 3)
    for space in MARKS:
        column, row = place(space)
        x, y = MARGIN + column * CELL, row + 2
        canvas.write(x + 1, 1, Text(space[0], "grey50"))
        canvas.write(MARGIN - 2, y, Text(space[1], "grey50"))
        canvas.write(x, y, Text("≈" if is_in_storm(scene, space) else " ", STORM))
        canvas.write(x + 1, y, sight(scene, space))
    for space, colour, name in ports(scene, words):
        column, row = place(space)
        x = {"red": 0, "yellow": SMALL - 2}.get(colour, MARGIN + column * CELL + 1)
        canvas.write(x, {"blue": 0, "green": SIDE + 2}.get(colour, row + 2), name)
    draw_small_courses(canvas, scene, words, mine)
    return canvas.text()


def draw_small_courses(canvas: Canvas, scene: Scene, words: Words, mine: int) -> None:
    """The lines of the courses, and the letters of the ships with an arrow."""
    for seat in range(scene["seats"]):
        for space, line in lines(scene, seat):
            column, row = place(space)
            canvas.write(MARGIN + column * CELL + 2 + (seat != mine), row + 2, line)
    for seat, ship in ships_ahead(scene):
        column, row = place(ship["next"])
        letter, style = side_letter(scene["sheets"][seat]["side"], words), f"{side_style(scene, seat)} reverse"
        canvas.write(MARGIN + column * CELL + 2, row + 2, Text(letter + ARROWS[ship["heading"]], style))
