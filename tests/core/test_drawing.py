"""Drawings as text: well-formed, escaped, in millimetres; and lines of text that fit."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from archipel.core import drawing

SVG = "{http://www.w3.org/2000/svg}"


def shown(*parts: str) -> ElementTree.Element:
    """A page with these parts, read by an XML parser."""
    return ElementTree.fromstring(drawing.page("a", "A & B", (210, 297), *parts).svg)  # noqa: S314 - our own


def test_a_page_has_a_size_a_title_and_white_paper():
    page = drawing.page("map", "the map", (210, 148.5))
    sheet = ElementTree.fromstring(page.svg)  # noqa: S314 - our own
    assert (page.name, page.title, page.width, page.height) == ("map", "the map", 210, 148.5)
    assert (sheet.get("width"), sheet.get("height"), sheet.get("viewBox")) == ("210mm", "148.5mm", "0 0 210 148.5")
    assert sheet.findtext(f"{SVG}title") == "the map"
    assert sheet.find(f"{SVG}rect").get("fill") == drawing.PAPER


def test_text_is_escaped_and_reads_back_unchanged():
    said = '«Éolia» <b> & "more" ±1 – 3°'
    assert shown(drawing.text(1, 2, said)).findtext(f"{SVG}text") == said
    assert shown().findtext(f"{SVG}title") == "A & B"


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0"), (-0.001, "0"), (-2.5, "-2.5"), (1.5, "1.5"), (1 / 3, "0.33"), (100, "100")]
)
def test_measures_are_short(value, written):
    assert drawing.number(value) == written


def test_a_group_is_set_turned_and_scaled():
    (found,) = shown(drawing.group(drawing.dot(0, 0, 1), at=(3, 4), turn=90, scale=0.5)).iter(f"{SVG}g")
    assert found.get("transform") == "translate(3 4) rotate(90) scale(0.5)"
    (plain,) = shown(drawing.group(drawing.dot(0, 0, 1))).iter(f"{SVG}g")
    assert plain.get("transform") == "translate(0 0)"


def test_a_style_replaces_the_usual_one():
    (found,) = shown(drawing.circle(1, 2, 3, stroke_width=0.8, fill="none")).iter(f"{SVG}circle")
    assert (found.get("stroke-width"), found.get("fill"), found.get("stroke")) == ("0.8", "none", drawing.INK)


def test_accents_make_no_letter_wider():
    assert drawing.width("Éolïa", 3) == drawing.width("Eolia", 3)
    assert drawing.width("Wm", 3) > drawing.width("ii", 3)


def test_a_line_that_is_too_long_is_written_smaller():
    assert drawing.fitting("short", 100, 3) == 3
    small = drawing.fitting("much too long for this", 10, 3)
    assert small < 3
    assert drawing.width("much too long for this", small) <= 10


def test_a_text_is_broken_between_words_and_nothing_is_lost():
    said = "Whoever crosses the space of a castaway takes it on board"
    lines = drawing.wrapped(said, 30, 3)
    assert len(lines) > 2
    assert " ".join(lines) == said
    assert all(drawing.width(line, 3) <= 30 for line in lines)
    assert drawing.wrapped("Unbreakable", 1, 3) == ["Unbreakable"]


def test_a_blank_that_does_not_break_is_kept_and_can_be_printed():
    assert drawing.wrapped("Bonus A\u202f: a die", 14, 3) == ["Bonus", "A\u202f: a die"]
    assert shown(drawing.text(1, 2, "A\u202f:")).findtext(f"{SVG}text") == "A\u00a0:"


def test_a_paragraph_goes_down_line_by_line():
    lines = shown(drawing.paragraph(10, 20, 30, "one two three four five six seven eight nine ten", 4)).iter(
        f"{SVG}text"
    )
    heights = [float(line.get("y")) for line in lines]
    assert heights == [20 + 5 * i for i in range(len(heights))]
    assert len(heights) > 1


def test_a_star_has_five_points_and_one_is_up():
    (found,) = shown(drawing.star(10, 10, 5)).iter(f"{SVG}polygon")
    points = [tuple(map(float, point.split(","))) for point in found.get("points").split()]
    assert len(points) == 10
    assert points[0] == (10, 5)


def test_a_smile_has_a_mouth_and_two_eyes():
    face = shown(drawing.smile(5, 5, 2))
    assert len(list(face.iter(f"{SVG}circle"))) == 3
    assert len(list(face.iter(f"{SVG}path"))) == 1
