"""The verbs: some must be defined by every game, the others have defaults."""

import numpy as np
import pytest

from archipel.core.batch import Batch
from archipel.core.dice import generator
from archipel.core.game import find
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.verbs import VERBS

MATCHES = find("tests.toys.matches")


def test_only_a_few_verbs_are_required():
    required = {verb.name for verb in VERBS.values() if verb.default is None}
    assert required == {"start", "to_act", "refusal", "play", "standing"}


def test_a_game_that_does_not_define_a_required_verb_is_refused(monkeypatch):
    monkeypatch.delattr("tests.toys.matches.rules.standing")
    with pytest.raises(TypeError, match='the game matches does not define "standing"'):
        dict(MATCHES._functions())


def test_legal_answers_follow_from_the_refusals():
    position = MATCHES.start(2)
    assert [str(answer) for answer in position.legal(0)] == ["take 1", "take 2", "take 3"]
    assert position.legal(1) == []
    position.play(0, "take 3")
    assert [str(answer) for answer in position.legal(1)] == ["take 1", "take 2"]
    assert (position.ways, position.odds()) == (0, {})


def test_the_score_is_the_standing_and_the_best_standing_wins():
    position = MATCHES.start(2)
    for seat, answer in ((0, "take 3"), (1, "take 2")):
        position.play(seat, answer)
    assert position.is_over
    assert (position.scores(), position.winners) == ([{"last": 0}, {"last": 1}], {1})


def test_nobody_wins_if_no_standing_can_win():
    position = MATCHES.start(3)
    for seat, answer in ((0, "take 1"), (1, "take 1"), (2, "take 3")):
        position.play(seat, answer)
    assert position.is_over
    assert position.winners == frozenset()


def test_nothing_is_hidden_and_nothing_has_to_be_imagined():
    position = MATCHES.start(2)
    assert bytes(position.view(1)) == bytes(position.view(WATCHER)) == bytes(position)
    assert position.view(1).imagine(generator(0)) == position


def test_hints_are_any_legal_answer():
    out, rng = MATCHES.answer_buffers(), generator(5)
    position = MATCHES.start(2)
    n = MATCHES.array_verbs.legal(position.state(), 0, out)
    picked = {int(MATCHES.rules.policy(position.s, 0, out[0], n, rng)) for _ in range(50)}
    assert picked == {0, 1, 2}
    assert np.all(Batch(MATCHES, 20, seats=2).playout(hinted=True) <= 5)


def test_chance_has_no_legal_answers_of_its_own():
    out = MATCHES.answer_buffers()
    assert MATCHES.array_verbs.legal(MATCHES.start(2).state(), CHANCE, out) == 0
