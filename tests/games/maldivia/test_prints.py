"""The cloth and the market ships on paper show everything in the box, and nothing else."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

import archipel
from archipel.games.maldivia.prints import PAINT, current, octopus, shark
from tests.printing import elements, pages, texts

GAME = archipel.game("maldivia")
TOML = (files(GAME.package) / "box.toml").read_text("utf-8")
LEGEND = Counter(dict.fromkeys(PAINT, 1))
TAIL_AND_BODY = 2


def fish(page) -> Counter[str]:
    """The number of fish drawn in each colour, without those of the legend."""
    paint = {colour: name for name, colour in PAINT.items()}
    found = Counter(paint[fill] for element in elements(page) if (fill := element.get("fill")) in paint)
    return Counter({name: count // TAIL_AND_BODY for name, count in found.items()})


def other_box(old: str, new: str):
    assert TOML.count(old) == 1
    return GAME.read_box(TOML.replace(old, new))


def test_the_pages():
    assert list(pages(GAME)) == ["cloth-front", "cloth-back", "ships-1", "ships-2"]


@pytest.mark.parametrize(("side", "of_each_colour", "octopuses", "sharks"), [("front", 16, 4, 0), ("back", 22, 4, 8)])
def test_all_that_is_on_a_side_of_the_cloth_is_drawn(side, of_each_colour, octopuses, sharks):
    page = pages(GAME)[f"cloth-{side}"]
    assert fish(page) - LEGEND == Counter(dict.fromkeys(PAINT, of_each_colour))
    assert page.svg.count(octopus()) == octopuses + 1
    assert page.svg.count(shark()) == sharks + 1


def test_currents_are_drawn_where_they_begin_and_end():
    svg = pages(GAME)["cloth-front"].svg
    for begins, ends, count in (("W", "S", 3), ("S", "E", 3), ("E", "N", 3), ("N", "W", 3)):
        assert svg.count(current(begins, ends)) == count + ((begins, ends) == ("W", "S"))


def test_every_space_has_its_name():
    names = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]
    for side in ("front", "back"):
        assert [line for line in texts(pages(GAME)[f"cloth-{side}"]) if line in names] == names


def test_the_back_says_how_it_is_seen():
    assert "as if the cloth were transparent" in " ".join(texts(pages(GAME)["cloth-back"]))
    assert "as if the cloth were transparent" not in " ".join(texts(pages(GAME)["cloth-front"]))


def test_every_page_says_that_it_is_reconstructed():
    for page in pages(GAME).values():
        assert "Reconstructed: we do not know the printed cloth and cards" in " ".join(texts(page))


def test_forty_ships_with_all_their_fish_and_what_they_are_worth():
    sheets = [page for name, page in pages(GAME).items() if name.startswith("ships")]
    worth = [int(line) for page in sheets for line in texts(page) if line.isdecimal()]
    assert Counter(worth) == {1: 4, 2: 12, 3: 16, 4: 8}
    assert sum((fish(page) for page in sheets), Counter()) == Counter(dict.fromkeys(PAINT, 27))


def test_ships_of_each_island():
    lines = [line for name, page in pages(GAME).items() if name.startswith("ships") for line in texts(page)]
    for letter, name in {"N": "Nanga", "E": "Efo", "S": "Solys", "W": "Wipi"}.items():
        assert lines.count(f"{letter}  ·  {name}") == 10


def test_another_cloth_is_drawn_otherwise():
    usual = pages(GAME)
    other = pages(GAME, box=other_box('5  = "PP   .    RG ', '5  = "RR   .    S# '))
    assert fish(other["cloth-front"]) - LEGEND == Counter(red=17, green=15, purple=14, yellow=16)
    assert other["cloth-front"].svg.count(shark()) == 2
    assert fish(other["cloth-back"]) == fish(usual["cloth-back"])


def test_other_cards_are_drawn_otherwise():
    other = pages(GAME, box=other_box("P PP PY RP PPP", "R PP PY RP PPP"))
    assert fish(other["ships-2"]) == fish(pages(GAME)["ships-2"]) + Counter(red=1) - Counter(purple=1)
    assert fish(other["ships-1"]) == fish(pages(GAME)["ships-1"])


def test_every_colour_also_has_a_pattern():
    svg = pages(GAME)["cloth-front"].svg
    bodies = {svg.split(f'fill="{colour}"')[2].split("</g>")[0] for colour in PAINT.values()}
    assert len({body.split("/>", 1)[1] for body in bodies}) == len(PAINT)
