"""Cards that a shark has moved, by enumeration: what a seat can work out, and the worlds that a bot imagines [V-R35].

A script says everything that is public: the boats that come to a shark, and whose card is taken. All games with that
script are played, with every card that can be given or drawn. Games that were told to a seat in the same way look the
same to it; so it knows exactly the cards that lie in the same place in all of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from archipel.core.dice import generator
from archipel.core.kernel import WATCHER
from archipel.core.position import Position
from archipel.games.maldivia.box import SIDES
from archipel.games.maldivia.rules.knowledge import begin, is_moved, won_cards
from archipel.games.maldivia.state import FORGOTTEN, MOST_BITES
from tests.games.maldivia.cloth import FIRST, SECOND, THIRD, box_text, cloth, from_box, sailing
from tests.secrecy import everybody

SECRET = ("give", "card")  # answers that change nothing that everybody sees
SHARKS = dict.fromkeys(("d5", "e5", "d6", "e6", "d7", "e7", "d8", "e8"), "S#")
BOATS = ["d5", "d6", "d7", "d8"]
Hands = tuple[tuple[str, ...], ...]


def start(*hands: str) -> Position:
    """Each player has these cards, and a shark to the east and one to the west, all the time."""
    won = [{"cards": hand.split(", ") if hand else []} for hand in hands]
    plans = [["E", "W", "E", "fog-W"]] * len(hands)
    return cloth(SHARKS, boats=BOATS[: len(hands)], won=won, plans=plans, step="sail").position


def games(position: Position, script: Sequence[str]) -> Iterator[Position]:
    """Every game with this script: "2 E" is a bite in which a card of Efo is taken from the second, "-" is none."""
    if not script and position.shared()["step"] == "sail":
        yield position
        return
    seat = min(position.to_act)
    choices = position.legal(seat)
    secret = [answer for answer in choices if answer.word in SECRET]
    for answer in secret or [_public(position, script)]:
        after = position.fork()
        after.play(seat, answer)
        is_used = not secret and str(answer).startswith(("stay", "take"))
        yield from games(after, script[is_used:])


def _public(position: Position, script: Sequence[str]) -> str:
    """The next public answer of the script."""
    scene = position.shared()
    if scene["step"] == "take":
        return f"take {script[0]}"
    if scene["step"] == "act":
        return "shark"
    boat = scene["boats"][scene["turn"] - 1]
    return "stay" if script[0] == "-" else f"sail {'e' if boat[0] == 'd' else 'd'}{boat[1]}"


def hands(position: Position) -> Hands:
    return tuple(tuple(won["cards"]) for won in position.scene()["won"])


def alike(found: Sequence[Position], seat: int) -> list[list[Position]]:
    """The games in groups that were told to this seat in the same way."""
    groups = defaultdict(list)
    for position in found:
        groups[repr(position.view(seat).history)].append(position)
    return list(groups.values())


SCRIPTS = {
    "one bite": (["E red, E red+red", "E red+red+red, S green", ""], ["2 E"]),
    "an island for another": (["E red, E red+red", "S green, S green+green", "W purple"], ["2 S"]),
    "there and back": (["E red, E red+red", "E red+green, E red+purple, S green", "W purple"], ["2 E", "1 E"]),
    "seen later": (
        ["E red, E red+red, W purple+purple", "E red+green, E red+purple, S green", "W purple, S green+green"],
        ["2 E", "-", "1 E"],
    ),
    "round the table": (
        ["E red, E red+red", "E red+green, S green", "E red+purple, S green+green", "W purple, N yellow"],
        ["2 E", "3 E", "1 E"],
    ),
    "two islands crossed": (
        ["E red, E red+red", "E red+green, S green, S green+green, S green+purple", "W purple, E red+purple", ""],
        ["2 S", "1 E", "2 S"],
    ),
}


LONG = pytest.param("two islands crossed", marks=pytest.mark.compiled)  # three minutes as plain Python


@pytest.mark.parametrize("name", [*(name for name in SCRIPTS if name != "two islands crossed"), LONG])
def test_a_seat_knows_exactly_what_is_the_same_in_all_games_that_look_alike(name):
    """[V-R35]"""
    dealt, script = SCRIPTS[name]
    found = list(games(start(*dealt), script))
    assert len(found) > 1
    for seat in everybody(found[0]):
        for group in alike(found, seat):
            known = [set.intersection(*(set(hands(game)[holder]) for game in group)) for holder in range(len(dealt))]
            for game in group:
                assert [set(won["cards"]) for won in game.view(seat).scene()["won"]] == known
            assert len({bytes(game.view(seat)) for game in group}) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_bot_imagines_exactly_the_games_that_look_alike(name):
    """[V-R35] Each as often as it can have come about, if players give any of their cards of an island alike."""
    dealt, script = SCRIPTS[name]
    found, rng, tries = list(games(start(*dealt), script)), generator(9), 1_500
    for seat in everybody(found[0]):
        group = max(alike(found, seat), key=len)
        expected = Counter(map(hands, group))
        imagined = Counter(hands(group[0].view(seat).imagine(rng)) for _ in range(tries))
        assert set(imagined) <= set(expected)
        for dealing, count in expected.items():
            share = count / len(group)
            assert imagined[dealing] == pytest.approx(
                tries * share, abs=5 * (tries * share * (1 - share)) ** 0.5 + 1e-9
            )


def test_a_third_seat_works_out_a_card_that_can_be_only_one():
    """[V-R35] The first gives one of two for the second's only card of Efo: everybody knows where that one is."""
    (found, *_) = games(start("E red, E red+red", "E red+red+red, S green", ""), ["2 E"])
    seen = found.view(THIRD).scene()["won"]
    assert seen[FIRST] == {"cards": ["E red+red+red"], "backs": {"E": 2, "S": 0, "W": 0, "N": 0}}
    assert seen[SECOND] == {"cards": ["S green"], "backs": {"E": 1, "S": 1, "W": 0, "N": 0}}
    assert {card for world in range(20) for card in hands(found.view(THIRD).imagine(generator(world)))[SECOND]} == {
        "E red", "E red+red", "S green",
    }  # fmt: skip


def test_equal_cards_are_as_good_as_known():
    """[V-R35] A player who has two equal cards and gives one keeps one, whichever it was."""
    box = box_text(SHARKS, {}, {
        "nanga": "Y YY RY GY YYY RYY RPY RGP RGPY RGYY", "efo": "R R R RR RR RG RP RGY RGY GPY",
        "solys": "G GG GP GY GGG GGP RGP RPY RGPY GGPY", "wipi": "P PP PY RP PPP PPY GPY RGY RGPY RPPY",
    })  # fmt: skip
    won = [{"cards": ["E red", "E red"]}, {"cards": ["E red+red", "W purple"]}, {}]
    plans = [["E", "W", "E", "fog-W"]] * 3
    position = from_box(box, {"seats": 3, "boats": BOATS[:3], "won": won, "plans": plans, "step": "sail"})
    for answer in ("sail e5", "shark", "give E red", "take 2 E"):
        position.play(FIRST, answer)
    seen = [won["cards"] for won in position.view(THIRD).scene()["won"]]
    assert seen == [["E red", "E red+red"], ["E red", "W purple"], []]


def bitten_too_often(*cards: str):
    """A game with one bite more than the record remembers: the first two players swap and swap back."""
    mine, yours, rest, third = cards
    won = [{"cards": [f"E {mine}", f"E {rest}"]}, {"cards": [f"E {yours}"]}, {"cards": [f"E {third}"]}]
    bites = [{"seat": 1, "victim": 2, "gives": "E", "draws": "E", "given": a, "drawn": b}
             for a, b in [(mine, yours), (yours, mine)] * (MOST_BITES // 2)]  # fmt: skip
    sea = sailing("E", "d5", "d6", "d7", front=SHARKS, won=won, bites=bites)
    sea.play("sail e5", "shark", f"give E {mine}", "take 2 E")
    return sea


def test_more_bites_than_are_remembered_leave_what_everybody_sees():
    """[V-R35] Then each player still knows their own cards, and the number of the others'."""
    sea = bitten_too_often("red", "red+green", "red+red", "red+purple")
    scene = sea.scene()
    assert len(scene["bites"]) == 1
    assert {late["bites"] for late in scene["late"]} == {FORGOTTEN}
    for seat in everybody(sea.position):
        view = sea.view(seat)
        worlds = {hands(view.imagine(generator(seed))) for seed in range(60)}
        assert all(seat < 0 or world[seat] == hands(sea.position)[seat] for world in worlds)
        assert {tuple(map(len, world)) for world in worlds} == {(2, 1, 1)}
        assert len(worlds) == {FIRST: 1, SECOND: 2, THIRD: 3, WATCHER: 12}[seat]


def test_forgotten_bites_leave_no_trace_of_the_others_cards():
    """[V-R35]"""
    sea = bitten_too_often("red", "red+green", "red+red", "red+purple")
    other = bitten_too_often("red+red", "red", "red+green", "red+purple")
    assert [sea.view(seat) == other.view(seat) for seat in everybody(sea.position)] == [False, False, True, True]


def test_a_forgotten_card_may_lie_with_anybody_but_the_one_who_looks():
    """[V-R35] The worlds before the first bite, stated card by card and world by world."""
    sea = bitten_too_often("red", "red+green", "red+red", "red+purple")
    for seat in everybody(sea.position):
        s = sea.view(seat).state()[0]
        cards = won_cards(s, next(island for island in range(SIDES) if is_moved(s, island)))
        ways = np.zeros(s.seats ** len(cards))
        begin(s, seat, cards, ways)
        assert ways.any()
        for world, found in enumerate(ways):
            holders = [world // s.seats**i % s.seats for i in range(len(cards))]
            assert found == all(may_have(s, seat, int(card), one) for card, one in zip(cards, holders, strict=True))


def may_have(s, eye: int, card: int, one: int) -> bool:
    """Tell whether a seat may have had a card before the first bite that is remembered."""
    if s.won_after[card] == FORGOTTEN and (eye < 0 or s.origin[card] != eye):
        return one != eye
    return bool(one == s.origin[card])
