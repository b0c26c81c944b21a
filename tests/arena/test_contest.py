"""Contests: bots with budgets, the same luck in every seating, and results that follow from the seed."""

from __future__ import annotations

import pickle
from itertools import islice

import pytest

from archipel.arena.contest import Entrant, derived_seed, entrant
from archipel.arena.playing import ContestStopped, play_deal
from archipel.arena.runners import on_cores
from archipel.bots import Budget
from archipel.core.errors import ArchipelError
from tests.arena.contests import small

USUAL = Budget(seconds=0.1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rollout", Entrant("rollout", "rollout", None, 0.1)),
        (" rollout@2 ", Entrant("rollout@2", "rollout", None, 2.0)),
        ("rollout@.5", Entrant("rollout@.5", "rollout", None, 0.5)),
        ("random@300n", Entrant("random@300n", "random", 300)),
    ],
)
def test_a_bot_has_its_own_budget_or_the_usual_one(text, expected):
    assert entrant(text, USUAL) == expected


@pytest.mark.parametrize("text", ["rollout@", "rollout@0", "rollout@-1", "rollout@0n", "rollout@1e9", "rollout@4000"])
def test_an_impossible_budget_is_refused(text):
    with pytest.raises(ArchipelError, match=f"“{text}” is not a bot with a budget"):
        entrant(text, USUAL)


def test_an_unknown_bot_is_refused():
    with pytest.raises(ArchipelError, match="unknown bot “genius”"):
        entrant("genius@1", USUAL)


def test_seeds_of_parts_differ_and_stay():
    assert derived_seed(1, "luck", 2) == derived_seed(1, "luck", 2) < 2**63
    assert len({derived_seed(seed, name, deal) for seed in (1, 2) for name in "ab" for deal in (0, 1, 10)}) == 12


def test_a_contest_can_be_sent_to_another_process():
    contest = small()
    assert pickle.loads(pickle.dumps(contest)) == contest  # noqa: S301 - our own


def test_a_deal_has_every_seating_once():
    deal = play_deal(small(), 0)
    assert [game.seating for game in deal.games] == [(0, 1), (1, 0)]


def test_every_deal_has_its_own_luck():
    contest = small()
    first = [[contest.luck(deal).pick(number, 6) for number in range(3)] for deal in (0, 0, 1, 2)]
    assert first[0] == first[1]
    assert len({tuple(row) for row in first}) > 1


def test_shares_add_up_to_one_and_the_winner_has_the_best_standing():
    for deal in (play_deal(small(game="chawai", seats=4), number) for number in range(3)):
        for game in deal.games:
            assert sum(game.shares) == pytest.approx(1)
            best = [standing == max(game.standings) for standing in game.standings]
            assert [share > 0 for share in game.shares] == best


def test_the_same_seed_gives_the_same_games():
    assert play_deal(small(), 3) == play_deal(small(), 3)
    assert play_deal(small(), 3) != play_deal(small(seed=6), 3)


@pytest.mark.more
def test_results_do_not_depend_on_the_number_of_processes():
    contest, deals = small("rollout@8n,random,rollout@4n"), 5
    alone = list(on_cores(contest, deals, 1))
    assert [deal.number for deal in alone] == list(range(deals))
    assert list(on_cores(contest, deals, 2)) == alone


def test_processes_end_when_nobody_wants_more_deals():
    """The games that are still going on are left."""
    running = on_cores(small("random,random@1n"), 10**6, 2)
    assert [deal.number for deal in islice(running, 3)] == [0, 1, 2]
    running.close()


def test_a_game_is_left_when_the_contest_is_stopped():
    with pytest.raises(ContestStopped):
        play_deal(small(), 0, lambda: True)
