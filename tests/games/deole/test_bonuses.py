"""One scene for each rule of Déole: bonuses (D7)."""

from __future__ import annotations

from archipel.core.kernel import CHANCE
from tests.games.deole.voyage import holding, may, sea, sheet, texts

FOUR_FACES = {"blue": "- castaway", "yellow": "- castaway", "green": "- castaway", "crew": "- castaway"}
COURSE = "north north"


def earning(bonus="", course=COURSE, **fields):
    """A bonus is to be taken: the first column is full, the second too where one was taken before."""
    boxes = "castaway castaway" if bonus else "castaway"
    faces = dict.fromkeys(("blue", "yellow", "green", "crew"), f"- {boxes}")
    own = sheet(course, 2, red="even 2 2", bonuses=list(bonus), ballast=(), **faces)
    return sea(own, **({"step": "bonus", "active": 1, "owed": 1} | fields))


def test_a_full_column_gives_a_bonus_once():
    """[D7.1, D-R17]"""
    table = holding("red 2", sheet("", 2, **FOUR_FACES))
    assert texts(table.play("lay red 2")) == ["lays 1 red 1 2", "helm 1 red", "column 1 1", "earns 1"]
    assert table.sheets[0]["columns"] == [True, False, False, False, False, False]
    assert table.owed == 1
    table.play("mode even", "port 1", "bonus E")
    assert table.owed == 0


def test_a_face_fills_a_column_too():
    """[D7.1, D-R17]"""
    faces = dict.fromkeys(("yellow", "green", "crew"), "- castaway")
    table = holding("red 2", sheet("north", 2, red="even 2", **faces), castaways=["d7"])
    table.play("lay red 2")
    assert texts(table.play("smile blue")) == ["smiles 1 blue 1", "column 1 1", "earns 1"]


def test_the_sixth_crew_box_gives_a_bonus():
    """[D7.1]"""
    table = holding("red 2", sheet("north", 2, crew="even 2 2 2 2 2"))
    assert texts(table.play("lay crew 2"))[:2] == ["lays 1 crew 6 2", "earns 1"]


def test_bonuses_come_after_the_die_has_been_played_through():
    """[D7.2] First the course, then what lies on the way, then the bonus."""
    table = holding("red 2", sheet("north north", 2, green="odd 1 1", crew="even 2 2 2 2 2"), castaways=["d6"])
    table.play("lay crew 2")
    assert (table.step, table.owed) == ("course", 1)
    table.play("sail north")
    assert (table.step, table.owed) == ("castaway", 1)
    table.play("smile blue")
    assert (table.step, table.owed) == ("bonus", 1)


def test_each_bonus_is_taken_once():
    """[D7.2]"""
    table = earning("F")
    assert table.why(0, "bonus F") == "D7.2"
    assert "bonus F" not in may(table)
    assert texts(table.play("bonus E"))[0] == "bonus 1 E"
    assert table.sheets[0]["bonuses"] == ["E", "F"]


def test_a_chain():
    """[D7.2] A die of a bonus may bring the next one."""
    faces = dict.fromkeys(("blue", "yellow", "green", "crew"), "- castaway castaway")
    own = sheet("north", 2, red="even 2", ballast=(), **faces)
    table = sea(own, step="bonus", active=1, owed=1, rose=["red 4"])
    events = texts(table.play("bonus D"))  # the only die of the Rose is taken without asking
    assert events == ["bonus 1 D", "salvages 1 red 4"]
    assert texts(table.play("lay red 4")) == ["lays 1 red 2 4", "column 1 2", "earns 1", "sails 1 d7 west"]
    assert (table.step, table.owed) == ("bonus", 1)


def test_bonus_a_draws_a_die_and_its_value_is_chosen():
    """[D7.3]"""
    table = earning()
    assert texts(table.play("bonus A")) == ["bonus 1 A"]
    assert list(table.odds().values()) == [5, 4, 5, 4]  # a yellow and a red die lie on the table
    assert table.why(CHANCE, "rolled red 4") == "D7.3"
    assert texts(table.play("chance drawn red")) == ["drew 1 red"]
    assert table.die == "red 0"
    assert [text for text in may(table) if text.startswith("lay red")] == ["lay red 2", "lay red 4", "lay red 6"]
    table.play("lay red 6")
    red = table.sheets[0]["tracks"]["red"]
    assert (red["boxes"][:3], red["used"]) == ([2, 2, 6], 0)


def test_bonus_b_takes_a_colour_and_rolls_it():
    """[D7.4]"""
    table = earning(bag={"blue": 0}, rose=["blue 1"] * 5)
    table.play("bonus B")
    assert may(table) == ["colour yellow", "colour green", "colour red"]
    assert table.why(0, "colour blue") == "D7.4"
    assert texts(table.play("colour red")) == ["chooses 1 red"]
    assert (table.die, table.ways) == ("red 0", 6)
    assert table.why(CHANCE, "rolled green 3") == "D7.4"
    assert texts(table.play("chance rolled red 5")) == ["rolled red 5"]
    assert "lay red 4" in may(table)  # with a helm


def test_bonus_c_sails_one_space():
    """[D7.5]"""
    table = earning()
    table.play("bonus C")
    assert may(table) == ["sail north", "sail east", "sail west"]
    assert "sails 1 d6 north" in texts(table.play("sail north"))


def test_bonus_d_takes_a_die_of_the_rose():
    """[D7.6]"""
    table = earning(rose=["red 4", "blue 1"])
    table.play("bonus D")
    assert may(table) == ["salvage blue 1", "salvage red 4"]
    assert table.why(0, "salvage red 5") == "D7.6"
    assert texts(table.play("salvage red 4")) == ["salvages 1 red 4"]
    assert (table.die, table.source, table.rose) == ("red 4", "D", ["blue 1"])
    assert earning().why(0, "bonus D") == "D7.6"


def test_bonus_e_spares_the_helms_that_were_used():
    """[D7.7, D-R19]"""
    track = {"mode": "odd", "boxes": [1, 1], "helms": 1, "used": 1}
    own = sheet(COURSE, 2, red="even 2 2", ballast=(), **FOUR_FACES)
    own["tracks"]["blue"] = track
    table = sea(own, step="bonus", active=1, owed=1)
    assert table.scores()[0]["helms_used"] == -2
    table.play("bonus E")
    assert table.scores()[0]["helms_used"] == 0


def test_bonus_f_counts_the_helms_that_are_ready():
    """[D7.8, D-R19]"""
    table = earning()
    assert table.scores()[0]["helms_left"] == 0
    table.play("bonus F")
    assert table.scores()[0]["helms_left"] == 4  # three from the start, one from the first red box


def test_a_die_of_a_bonus_that_cannot_be_laid_goes_to_the_rose():
    """[D-R18, D-R33]"""
    table = earning()
    table.play("bonus A", "chance drawn green")
    events = texts(table.play("discard"))
    assert events == ["discards 1 green 1"]
    assert (table.rose, table.sheets[0]["bonuses"]) == (["green 1"], ["A"])


def test_only_bonuses_that_can_be_used_are_offered():
    """[D-R18]"""
    full = sheet(
        "north west south south", 2, red="even 2 2 2 2 2 2", blue="odd 1 1 1 1 1 1", ballast=(),
        yellow="- castaway", green="- castaway", crew="- castaway",
    )  # fmt: skip
    other = sheet(yellow="even 2 2 2 2 2 2", green="odd 1 1 1 1 1 1", crew="different 1 2 3 4 5 6")
    empty = {"blue": 0, "yellow": 0, "green": 0, "red": 0}
    table = sea(full, other, step="bonus", active=1, owed=1, bag=empty)
    assert may(table) == ["bonus E", "bonus F"]
    assert table.why(0, "bonus A") == "D-R18"
    assert table.why(0, "bonus B") == "D-R18"
    assert table.why(0, "bonus C") == "D-R8"
    assert table.why(0, "bonus D") == "D7.6"


def test_at_home_there_are_fewer():
    """[D-R8, D-R18]"""
    faces = dict.fromkeys(("blue", "yellow", "green"), "- castaway castaway castaway")
    own = sheet("north west south south", 2, red="even 2 2 2", crew="odd 1 1 1 1 1", bonuses=list("EF"), **faces)
    table = holding("blue 1", own, {}, first=2)
    assert texts(table.play("lay crew 1")) == ["lays 1 crew 6 1", "earns 1"]
    assert may(table) == ["bonus A", "bonus B"]  # the ship is home, and the Rose is empty


def test_the_last_bonus_lapses():
    """[D-R18]"""
    rows = dict.fromkeys(("blue", "yellow", "green"), "- castaway castaway castaway castaway castaway")
    rows |= {"red": "even 2 2 2 2 2", "crew": "odd 1 1 1 1 1"}
    own = sheet("north west south south", 2, bonuses=list("ABDEF"), **rows)
    table = holding("blue 1", own, first=2)
    events = texts(table.play("lay crew 1"))
    assert events[:3] == ["lays 1 crew 6 1", "earns 1", "lapses 1"]
    assert table.owed == 0


def lapsing(owed, bonuses, **fields):
    """A player at home lays on the sixth crew box with so many bonuses owed before; A to F may have been taken."""
    rows = dict.fromkeys(("blue", "yellow", "green"), "- castaway castaway castaway castaway castaway")
    rows |= {"red": "even 2 2 2 2 2", "crew": "odd 1 1 1 1 1"}
    own = sheet("north west south south", 2, bonuses=list(bonuses), **rows)
    return holding("blue 1", own, first=2, owed=owed, **fields)


def test_several_bonuses_lapse_together():
    """[D-R18] One event tells it, and the turn goes on."""
    table = lapsing(2, "ABDEF")
    events = texts(table.play("lay crew 1"))
    assert events == ["lays 1 crew 6 1", "earns 1", "lapses 1", "turn 2"]
    assert (table.owed, table.first, table.sheets[0]["bonuses"]) == (0, 1, list("ABDEF"))


def test_the_rest_lapses_after_the_last_usable_bonus():
    """[D7.2, D-R18]"""
    table = lapsing(1, "ABDE")
    events = texts(table.play("lay crew 1"))  # the only bonus left is taken without asking
    assert events == ["lays 1 crew 6 1", "earns 1", "bonus 1 F", "lapses 1", "turn 2"]
    assert table.scores()[0]["helms_left"] > 0


def test_bonus_d_lapses_with_an_empty_rose_only():
    """[D7.6, D-R18] The same sheets twice; a die on the Rose makes the difference."""
    assert "lapses 1" in texts(lapsing(0, "ABEF").play("lay crew 1"))
    table = lapsing(0, "ABEF", rose=["red 4"])
    assert texts(table.play("lay crew 1")) == ["lays 1 crew 6 1", "earns 1", "bonus 1 D", "salvages 1 red 4"]


def test_bonus_c_lapses_in_port_and_not_at_sea():
    """[D7.5, D-R8, D-R18]"""
    rows = dict.fromkeys(("blue", "yellow", "green"), "- castaway castaway castaway castaway castaway")
    rows |= {"red": "even 2 2 2 2 2", "crew": "odd 1 1 1 1 1"}
    sailing = holding("blue 1", sheet("north", 2, bonuses=list("ABDEF"), **rows), first=2)
    sailing.play("lay crew 1")
    assert "bonus 1 C" in texts(sailing.play("sail north"))  # and its course is asked for
    assert (sailing.step, sailing.owed) == ("course", 0)
    assert "lapses 1" in texts(lapsing(0, "ABDEF").play("lay crew 1"))


def test_bonuses_a_and_b_lapse_without_any_dice():
    """[D-R18, D-R38]"""
    rows = {"blue": "odd 1 1 1 1 1 1", "red": "even 2 2 2 2 2 2", "crew": "different 1 2 3 4 5"}
    faces = dict.fromkeys(("yellow", "green"), "- castaway castaway castaway castaway castaway")
    own = sheet("north west south south", 2, bonuses=list("DEF"), **rows, **faces)
    other = sheet(yellow="even 2 2 2 2 2 2", green="odd 1 1 1 1 1 1")
    empty = {"blue": 0, "yellow": 0, "green": 0, "red": 0}
    events = texts(holding("blue 6", own, other, first=2, bag=empty).play("lay crew 6"))
    assert events[:3] == ["lays 1 crew 6 6", "earns 1", "lapses 1"]


def test_an_empty_bag_is_filled_from_the_rose_for_a_bonus():
    """[D-R38]"""
    other = sheet(yellow="even 2 2 2 2 2 2", green="odd 1 1 1 1 1 1", blue="different 1 2 3 4 5 6")
    faces = dict.fromkeys(("blue", "yellow", "green", "crew"), "- castaway")
    own = sheet(COURSE, 2, red="even 2 2 2 2 2 2", ballast=(), **faces)
    bag = {"blue": 0, "yellow": 0, "green": 0, "red": 0}
    for bonus in ("A", "B"):
        table = sea(own, other, step="bonus", active=1, owed=1, bag=bag, rose=["red 4", "green 2"])
        assert texts(table.play(f"bonus {bonus}")) == [f"bonus 1 {bonus}", "refills"]
        assert table.bag == {"blue": 0, "yellow": 0, "green": 1, "red": 1}
