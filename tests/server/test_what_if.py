"""The possible results of an answer: what would happen, how probable it is, and which points it would bring."""

from __future__ import annotations

import random

import pytest

import archipel
from archipel.core.game import Game
from archipel.core.kernel import CHANCE
from archipel.core.notation import Event
from archipel.core.position import Position
from archipel.server.rooms.what_if import prospect
from archipel.server.wire_types.protocol import ProspectMessage
from tests import secrecy
from tests.games.chawai.fishing import dive, fishing

FEW = 30  # positions of a game
OPEN, HIDDEN = ("chawai", "deole"), ("mahe", "maldivia")


def asked(game: Game, luck: random.Random) -> list[tuple[Position, int, str]]:
    """Some positions of a random game, each with a seat to move and one of its answers."""
    found = [moment.position for moment in secrecy.some(secrecy.random_game(game, game.setup()), FEW)]
    seats = [(position, seat) for position in found for seat in sorted(position.to_act - {CHANCE})]
    return [(position, seat, str(luck.choice(position.legal(seat)))) for position, seat in seats]


def points_by_events(found: ProspectMessage) -> dict[str, dict[str, int]]:
    return {repr([(told.event, told.args) for told in outcome.events]): outcome.points for outcome in found.outcomes}


def played(position: Position, seat: int, answer: str, luck: random.Random) -> tuple[str, dict[str, int]]:
    """Play the answer and what chance owes; return what the seat heard, and how its lines have changed."""
    after, heard = position.fork(), list[Event]()
    for who in (seat, CHANCE):
        if who in after.to_act:
            after.play(who, answer if who == seat else luck.choice(after.legal(CHANCE)))
            heard += after.events(seat)
    old, new = (one.view(seat).scores()[seat] for one in (position, after))
    changes = {line: new[line] - old[line] for line in old if new[line] != old[line]}
    return repr([(event.word, event.plain()) for event in heard]), changes


def test_the_points_of_a_result_are_those_that_it_brings():
    luck, checked = random.Random(5), 0
    for position, seat, answer in asked(archipel.game("deole"), luck):
        found = points_by_events(prospect(position.view(seat), answer))
        events, changes = played(position, seat, answer, luck)
        if events in found:
            assert found[events] == changes
            checked += bool(changes)
    assert checked > 3


@pytest.mark.parametrize("name", HIDDEN)
def test_where_scores_are_hidden_no_points_are_told(name):
    game = archipel.game(name)
    assert not game.facts.open_scores
    for position, seat, answer in asked(game, random.Random(6)):
        assert not any(points_by_events(prospect(position.view(seat), answer)).values())


def test_every_game_is_among_them():
    assert {*OPEN, *HIDDEN} == set(archipel.games())


def test_the_points_are_those_of_the_seat_that_asks():
    """Only the third seat can dive to 1, so it takes the fish at the surface, whatever the others do."""
    deep = list(range(2, 13))
    sea = fishing(seats=3, round=2, hands=[deep, deep, list(range(1, 12))])
    dive(sea, 12, 7)
    outcomes = prospect(sea.position.view(2), "dive 1").outcomes
    assert {outcome.points["sardines"] for outcome in outcomes} == {3}
    assert {line for outcome in outcomes for line in outcome.points} == {"sardines"}


def test_every_probability_counts_once():
    for position, seat, answer in asked(archipel.game("mahe"), random.Random(7)):
        outcomes = prospect(position.view(seat), answer).outcomes
        assert len(outcomes) == 12 or sum(outcome.share for outcome in outcomes) == pytest.approx(1, abs=1e-4)
