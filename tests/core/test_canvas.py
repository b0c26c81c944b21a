"""A canvas of characters: boxes whose edges join, and text over them."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, Group
from rich.text import Text

from archipel.core.canvas import Canvas, Drawing, Fitted


def drawn(canvas: Canvas) -> list[str]:
    return canvas.text().plain.split("\n")


def styles(canvas: Canvas, x: int, y: int) -> str:
    """The style of one place of the canvas."""
    line = canvas.text().split("\n")[y]
    return " ".join(str(span.style) for span in line.spans if span.start <= x < span.end)


def test_an_empty_canvas_is_blank():
    assert drawn(Canvas(3, 2)) == ["   ", "   "]


def test_a_box_has_corners_and_edges():
    canvas = Canvas(5, 3)
    canvas.box(0, 0, 4, 2)
    assert drawn(canvas) == [
        "┌───┐",
        "│   │",
        "└───┘",
    ]


def test_boxes_that_touch_join():
    canvas = Canvas(9, 5)
    for x, y in ((0, 0), (4, 0), (0, 2), (4, 2)):
        canvas.box(x, y, 4, 2)
    assert drawn(canvas) == [
        "┌───┬───┐",
        "│   │   │",
        "├───┼───┤",
        "│   │   │",
        "└───┴───┘",
    ]


def test_boxes_that_touch_at_a_corner_cross_there():
    canvas = Canvas(7, 5)
    canvas.box(0, 0, 3, 2)
    canvas.box(3, 2, 3, 2)
    assert drawn(canvas)[2] == "└──┼──┐"


def test_text_stays_at_its_place():
    canvas = Canvas(6, 3)
    canvas.box(0, 0, 5, 2)
    canvas.write(1, 1, Text("raft"))
    assert drawn(canvas)[1] == "│raft│"


@pytest.mark.parametrize(("x", "row"), [(0, "turt"), (2, "  tu"), (3, "   t"), (4, "    "), (5, "    "), (9, "    ")])
def test_text_beyond_the_edge_is_cut_off(x, row):
    canvas = Canvas(4, 2)
    canvas.write(x, 0, Text("turtle"))
    assert drawn(canvas) == [row, "    "]


def test_text_and_boxes_keep_their_styles():
    canvas = Canvas(6, 3)
    canvas.box(0, 0, 5, 2, "blue")
    canvas.write(1, 1, Text.assemble("1", (" ●", "bold red")))
    assert [styles(canvas, x, 1) for x in range(6)] == ["blue", "", "bold red", "bold red", "", "blue"]


def test_the_style_of_a_whole_text_and_of_its_parts_add_up():
    canvas = Canvas(4, 1)
    text = Text("1 ●", style="dim")
    text.stylize("red", 2, 3)
    canvas.write(0, 0, text)
    assert [styles(canvas, x, 0) for x in range(4)] == ["dim", "dim", "dim red", ""]


# --- drawings of several sizes ------------------------------------------------------------------------------------

LARGE, LOW, NARROW = Text("large\n" * 9 + "large"), Text("low\n" * 4 + "low"), Text("narrow")
SIZES = Fitted(Drawing(60, LARGE), Drawing(60, LOW), Drawing(0, NARROW))


@pytest.mark.parametrize(
    ("width", "height", "shown"),
    [(80, 24, "large"), (60, 10, "large"), (60, 9, "low"), (80, 5, "low"), (80, 4, "narrow"), (59, 24, "narrow")],
)
def test_the_largest_drawing_that_fits_is_printed(width, height, shown):
    paper = StringIO()
    Console(file=paper, width=width, height=height, force_terminal=True).print(SIZES)
    assert set(paper.getvalue().split()) == {shown}


def test_lines_below_the_drawing_leave_less_room():
    paper = StringIO()
    Console(file=paper, width=80, height=24, force_terminal=True).print(Group("", "x"), SIZES, height=6)
    assert "low" in paper.getvalue()


def test_without_a_terminal_only_the_width_counts():
    paper = StringIO()
    Console(file=paper, width=80, height=3).print(SIZES)
    assert "large" in paper.getvalue()


def test_a_canvas_is_cut_off_rather_than_wrapped():
    canvas, paper = Canvas(30, 4), StringIO()
    canvas.box(0, 0, 29, 3)
    Console(file=paper, width=20).print(Group(canvas.text()))
    assert [len(line) for line in paper.getvalue().splitlines()] == [20] * 4
