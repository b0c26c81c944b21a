"""Counts that pin the rules down: trees, conservation, and the box."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

import pytest

from archipel.core.batch import perft
from archipel.core.errors import BadBox
from archipel.games.deole.box import TRACKS
from archipel.games.deole.state import CROSSED_OUT, DISASTER, DRIFTING
from tests.driving import setups, walk
from tests.games.deole.voyage import deole

# On paper. Two players: who begins, 36 rolls for the castaways, then a die of four colours and six values, three times.
# Alone: four sides, 36 rolls, two dice; then one of two different dice is chosen, but of two equal ones there is no
# choice, and they are laid at once: blue, yellow and green on their own track with a helm or without, red without, all
# on the crew track, or not at all.
WITH_A_HELM = 4 * (3 + 1 + 1) + 2 * (2 + 1 + 1)  # a 1 and a 6 can be changed one way only
EQUAL_PAIRS = 3 * WITH_A_HELM + 6 * (1 + 1 + 1)
TWO = [2, 2 * 36, 2 * 36 * 24, 2 * 36 * 24**2]
ALONE = [4, 4 * 36, 4 * 36 * 24, 4 * 36 * 24**2]


def test_perft():
    assert [perft(deole.start(2), depth) for depth in range(1, 4)] == TWO[:3]
    assert [perft(deole.start(1), depth) for depth in range(1, 4)] == ALONE[:3]


@pytest.mark.compiled
def test_perft_one_deeper():
    assert perft(deole.start(2), 4) == TWO[-1]
    assert perft(deole.start(2), 5) == TWO[-1] * 24
    assert perft(deole.start(1), 4) == ALONE[-1]
    assert perft(deole.start(1), 5) == 4 * 36 * (24 * 23 * 2 + EQUAL_PAIRS)


def dice_on(boxes):
    """Dice laid and disasters that have not been crossed out, on all sheets."""
    return sum(1 <= box <= 6 or box >= DISASTER for sheet in boxes for track in sheet for box in track)


@pytest.mark.parametrize("setup", setups(deole)[:4], ids=lambda setup: f"{setup.seats} seats")
def test_dice_boxes_and_bonuses_are_conserved(setup):
    """No die is lost or made, no free box is skipped, only castaways empty boxes, no bonus comes back."""
    before, taken, earlier, freed = s_boxes(deole.start_from(setup).s), [0] * setup.seats, 0, False
    for position in walk(deole, setup, seed=4):
        s = position.s
        boxes = s_boxes(s)
        if s.step == DRIFTING:
            earlier = dice_on(boxes)  # dice laid in earlier rounds are back in the bag
        if not position.is_over:
            loose = int(s.bag.sum() + s.tray.sum() + s.rose.sum()) + int(s.hue >= 0)
            assert loose + dice_on(boxes) - earlier == 4 * (3 + setup.seats)
        freed |= any(str(event).startswith("frees") for event in position.events())
        assert freed or all(no_gap(track) for sheet in boxes for track in sheet)
        assert all(may_become(a, b) for sheets in zip(before, boxes, strict=True) for a, b in flat(sheets))
        assert all(old & int(new) == old for old, new in zip(taken, s.taken, strict=False))
        before, taken = boxes, [int(mask) for mask in s.taken[: setup.seats]]


def s_boxes(s):
    return s.boxes[: s.seats].tolist()


def flat(sheets):
    return [pair for tracks in zip(*sheets, strict=True) for pair in zip(*tracks, strict=True)]


def may_become(before, after):
    """Tell whether a box may change in this way: it is filled, or its disaster is crossed out or sent to the Rose."""
    return before in (after, 0) or (before >= DISASTER and after in (0, CROSSED_OUT))


def no_gap(boxes):
    """Filled from the left by dice and faces, from the right by disasters, and free in between."""
    kinds = [1 if box == 0 else 2 if box >= CROSSED_OUT else 0 for box in boxes]
    return all(a <= b for a, b in pairwise(kinds))


@pytest.mark.parametrize("setup", setups(deole)[:4], ids=lambda setup: f"{setup.seats} seats")
def test_the_sheet_adds_up(setup):
    """Count the score of a sheet by hand."""
    for seed in (1, 2):
        *_, end = walk(deole, setup, seed)
        scene = end.scene()
        for sheet, lines, total in zip(scene["sheets"], end.scores(), end.totals(), strict=True):
            assert sum(lines.values()) == total
            for track in TRACKS[:4]:
                boxes = enumerate(sheet["tracks"][track]["boxes"], 1)
                filled = [box for box, value in boxes if value in (1, 2, 3, 4, 5, 6, "castaway")]
                assert lines[track] == [0, *scene["sheet"]["values"]][max(filled, default=0)]
            home = sheet["ship"]["at"] == "home"
            assert lines["spaces"] == sheet["spaces"] * (2 if home else 1)
            assert (lines["missing"] < 0) == (sheet["ship"]["at"] == "sea")


# --- the box ------------------------------------------------------------------------------------------------------

BOX = (files(deole.package) / "box.toml").read_text("utf-8")


def test_a_box_of_ones_own_changes_map_and_sheet():
    mine = deole.read_box(BOX.replace("values = [1, 3, 6", "values = [2, 4, 6").replace('"reconstructed"', '"mine"'))
    assert deole.start(2, box=mine).scene()["sheet"]["values"] == [2, 4, 6, 10, 15, 21]
    assert deole.box.label.startswith("reconstructed ")
    assert mine.label.startswith("mine ")


@pytest.mark.parametrize(
    ("field", "why", "old", "new"),
    [
        ("map.rows", "there are 4 wrecks, not 3", '"deWfhWia"', '"de.fhWia"'),
        ("map.rows", "there is an island", "##", ".."),
        ("map.rows", '"a" stands on 4 spaces, not 3', '"..a..d.."', '".....d.."'),
        ("map.rows", "each row has 8 characters", '"..a..d.."', '"..a..d."'),
        ("ports.blue", "three different places", "blue = [3, 4, 6]", "blue = [3, 3, 6]"),
        ("ports.blue", "a list of 3 numbers", "blue = [3, 4, 6]", "blue = [3, 4]"),
        ("gauge.rows", "a list of 8 numbers", "[0, 0, 0, 5,", "[0, 0, 5,"),
        ("castaways.rows", '"n" is on no space', '"aabbcc"', '"nabbcc"'),
        ("sheet.values", "a list of 6 numbers", "15, 21]", "15]"),
    ],
)
def test_the_error_of_an_impossible_box_names_the_line_and_the_field(field, why, old, new):
    with pytest.raises(BadBox) as caught:
        deole.read_box(BOX.replace(old, new))
    assert caught.value.field == field
    assert why in str(caught.value)
    name = field.partition(".")[2]
    assert BOX.splitlines()[caught.value.line - 1].startswith(f"{name} =")
