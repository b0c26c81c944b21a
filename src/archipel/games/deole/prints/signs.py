"""The signs on the sheets of Déole: modes, helms, wrecks, ports. Colours always come with a letter or a name."""

from __future__ import annotations

from archipel.core.drawing import INK, SOFT, Point, circle, dot, fitting, group, line, middle, path, polygon, text

A4 = (210, 297)
MARGIN, ROOM = 10, 190
FOOT = 291
PALE = {"blue": "#cfe3f5", "yellow": "#fdf1b8", "green": "#d3ecd0", "red": "#f8cfc9", "crew": "#e8e4dc"}
STRONG = {"blue": "#2f6fb0", "yellow": "#b98a12", "green": "#3d8b4a", "red": "#c0392b", "crew": "#5b5348"}
DASHES = {
    "blue": "4 1.6",
    "yellow": "0.8 1.6",
    "green": "none",
    "red": "4 1.4 0.8 1.4",
}  # of courses

DIGITS = {"even": "246", "odd": "135", "small": "123", "large": "456"}
OUTLINES = {
    "different": "M-3 -1.1H3M-3 1.1H3M-1.8 3L1.8 -3",
    "rising": "M-3.2 2.6H-1.2V0.4H0.8V-1.8H3",
    "falling": "M-3.2 -1.8H-1.2V0.4H0.8V2.6H3",
    "equal": "M-3 -1.1H3M-3 1.1H3",
    "swinging": "M-3.4 1.8L-1.7 -1.8L0 1.8L1.7 -1.8L3.4 1.8",
}


def foot(said: str) -> str:
    """A line at the foot of a page."""
    return text(MARGIN, FOOT, said, fitting(said, ROOM, 2.4), fill=SOFT)


def mode(name: str, at: Point, radius: float = 5.5) -> str:
    """A mode's symbol in a circle that can be circled once more, or crossed out."""
    ring = circle(0, 0, 5.5)
    if name in OUTLINES:
        inside = path(OUTLINES[name], stroke_width=0.7)
    else:
        inside = middle(0, 0, " ".join(DIGITS.get(name, "")) or "±1", 3 if name in DIGITS else 4.4, font_weight="bold")
    return group(ring, inside, at=at, scale=radius / 5.5)


def helm(at: Point, radius: float) -> str:
    """A wheel with eight spokes."""
    spokes = "".join(f"M{x} {y}L{-x} {-y}" for x, y in ((0, 1), (1, 0), (0.71, 0.71), (0.71, -0.71)))
    wheel = circle(0, 0, 0.72, stroke_width=0.16, fill="none"), path(spokes, stroke_width=0.1), dot(0, 0, 0.22)
    return group(*wheel, at=at, scale=radius)


def wreck(at: Point, scale: float = 1) -> str:
    """A hull that has gone down by the bow, and the stump of its mast."""
    hull = path("M-4 -1.2L4 1.4C3.4 3.4 1.6 4 -0.6 3.4C-2.8 2.8 -4 1.2 -4 -1.2Z", fill="#d9cbb2", stroke_width=0.4)
    mast = path("M-0.4 0L0.8 -3.6M0.8 -3.6L2.4 -2.4M-0.1 -1.2L-1.6 -2.2", stroke_width=0.5)
    return group(mast, hull, path("M-5 4.4q1.25 -1.2 2.5 0t2.5 0t2.5 0t2.5 0", stroke_width=0.4), at=at, scale=scale)


def anchor(at: Point, scale: float = 1) -> str:
    shape = path("M0 -1.8V2.8M-1.5 -0.6H1.5M-2.6 0.8C-2.4 3.6 2.4 3.6 2.6 0.8", stroke_width=0.5)
    return group(shape, circle(0, -2.5, 0.7, fill="none"), at=at, scale=scale)


def letter(at: Point, said: str, colour: str, radius: float = 3.4) -> str:
    """The letter of a side in its colour."""
    return circle(*at, radius, fill=PALE[colour], stroke=STRONG[colour], stroke_width=0.6) + middle(
        *at, said, radius * 1.25, font_weight="bold"
    )


def sail(at: Point) -> str:
    """An empty sail, for the symbol of a mode."""
    cloth = polygon([(-6, -7.5), (6, -7.5), (7.5, 6.5), (-7.5, 6.5)], stroke_width=0.5)
    return group(line(0, -9.5, 0, 9.5, stroke_width=0.8, stroke=INK), cloth, at=at)


def die(at: Point, pips: int, colour: str, size: float = 6) -> str:
    """A die from above."""
    half, off = size / 2, size / 4
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
        5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
        6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
    }[pips]
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    face = polygon(corners, fill=PALE[colour], stroke=STRONG[colour], stroke_width=0.5, stroke_linejoin="round")
    return group(face, *(dot(x * off, y * off, size / 11) for x, y in spots), at=at)
