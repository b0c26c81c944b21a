"""The reason given is the one that forbids the answer: questions that random games seldom ask."""

from __future__ import annotations

import pytest

from archipel.core.position import from_scene
from tests.games.deole import obstacles
from tests.games.deole.test_bonuses import earning
from tests.games.deole.voyage import deole, holding, sea, sheet, struck

HOME = "north west south south"
OFF = "north west west west"  # to a7, where a red wind blows off the map
FULL = "odd 1 1 1 1 1 1"
TWO_FACES = dict.fromkeys(("blue", "yellow", "green", "crew"), "- castaway castaway")


def naming():
    return sea(options={"modes": "free"}, step="modes", round=1, active=1, modes=["even"], tray=[])


def colouring(**fields):
    return earning("B", step="colour", owed=0, **fields)


def salvaging():
    return earning("D", step="salvage", owed=0, rose=["red 4", "blue 1"])


def at_home():
    full = sheet(HOME, 2, red="even 2 2 2 2", bonuses=["E"], ballast=(), **TWO_FACES)
    return sea(full, step="bonus", active=1, owed=1)


def at_a_wreck():
    return sea(sheet("north west north north", 2, signs=["+", "-", "-", "-", "-", "+"]), step="sign", active=1)


def smiling(blue):
    return sea(sheet("north north", 2, blue=blue), step="castaway", active=1)


RARE = {  # the table, the answer, and the way to remove the obstacle
    "side-first": (lambda: deole.start(1), "pick red 1", obstacles.next_step),
    "modes-first": (naming, "discard", obstacles.next_step),
    "mode-named": (naming, "mode even", obstacles.mode_not_named),
    "colour-first": (colouring, "discard", obstacles.next_turn),
    "not-in-bag": (lambda: colouring(bag={"blue": 0}, rose=["blue 1"] * 5), "colour blue", obstacles.in_bag),
    "salvage-first": (salvaging, "discard", obstacles.next_turn),
    "not-in-rose": (salvaging, "salvage red 5", obstacles.on_rose),
    "rose-empty": (earning, "bonus D", obstacles.rose_filled),
    "no-voyage": (at_home, "bonus C", obstacles.not_home_yet),
    "sign-turned": (at_a_wreck, "sign 1", obstacles.sign_kept),
    "no-way": (lambda: holding("red 2", sheet(OFF, 2, red="even 2 2 2 2")), "lay red 2", obstacles.never_left),
    "face-full": (lambda: smiling("even 2 2 2 2 2 2"), "smile blue", obstacles.box_left),
    "face-sixth": (lambda: smiling("even 2 2 2 2 2"), "smile blue", obstacles.box_left),
    "disaster-full": (lambda: struck("red 3", sheet(red=FULL, helpers=1)), "disaster red", obstacles.box_left),
    "no-disaster": (lambda: struck("red 3", sheet(helpers=1)), "free blue 6", obstacles.disaster_there),
}


@pytest.mark.parametrize("reason", RARE)
def test_without_its_obstacle_a_rare_answer_is_legal_or_refused_for_another_reason(reason):
    make, text, remove = RARE[reason]
    table, seat = make(), 0
    assert table.why_not(seat, text).reason.key == reason
    answer = deole.answers.parse(text)
    freed = next(filter(obstacles.is_possible, remove(table.scene(), seat, answer)))
    why = from_scene(deole, freed).why_not(seat, text)
    assert why is None or why.reason.key != reason


def test_every_reason_that_can_be_removed_is_tried():
    fixed = {
        "third-box",
        "sixth-box",
        "turns-back",
        "off-map",
        "port-blocked",
        "only-alone",
        "no-disasters",
        "no-mode-fits",
    }
    fixed |= {
        "starter-is-drawn",
        "castaways-are-rolled",
        "dice-are-rolled",
        "die-is-drawn",
        "no-dice-left",
        "box-passed",
    }
    assert {reason.key for reason in deole.reasons} == fixed | set(RARE) | set(obstacles.OBSTACLES)
