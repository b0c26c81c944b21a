"""Results: shares, cross tables, points alone, ratings and drawings, from games made up for the purpose."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from archipel.arena.playing import Deal, GameResult
from archipel.arena.plot import plotted
from archipel.arena.ratings import Ratings
from archipel.arena.results import Results
from archipel.arena.sprt import Sprt
from archipel.core.words import LANGUAGES, words
from tests.arena.contests import small


def game(seating: tuple[int, ...], *standings: int) -> GameResult:
    """A game whose points are its standings."""
    best = standings.count(max(standings))
    return GameResult(seating, tuple((one == max(standings)) / best for one in standings), standings, standings)


def after(results: Results, *deals: list[GameResult]) -> Results:
    for number, games in enumerate(deals):
        results.add(Deal(number, tuple(games)))
    return results


BETTER = [game((0, 1), 9, 5), game((1, 0), 5, 9)]
EVEN = [game((0, 1), 9, 5), game((1, 0), 9, 5)]
TIED = [game((0, 1), 7, 7), game((1, 0), 7, 7)]


def test_shares_points_and_the_cross_table():
    results = after(Results(small()), BETTER, EVEN, TIED, BETTER)
    assert (results.deals, results.games) == (4, 8)
    assert [results.share(place).mean for place in (0, 1)] == [0.75, 0.25]
    assert results.points(0).mean == pytest.approx((9 + 9 + 9 + 5 + 7 + 7 + 9 + 9) / 8)
    assert (results.crossed(0, 1).mean, results.crossed(1, 0).mean) == (0.75, 0.25)
    assert 0 < results.share(0).low < 0.75 < results.share(0).high < 1


def test_with_more_seats_a_share_is_that_of_one_seat():
    """Two of each bot: the seats of a bot do not compete with each other in the cross table."""
    results = after(Results(small(seats=4)), [game((0, 0, 1, 1), 9, 1, 5, 5), game((1, 1, 0, 0), 1, 2, 3, 4)])
    assert results.fair_share == 0.25
    assert [results.share(place).mean for place in (0, 1)] == [0.5, 0.0]
    assert results.crossed(0, 1).mean == pytest.approx((2 + 0 + 4) / 8)


def test_one_player_alone_is_measured_by_points():
    contest = small(game="deole", seats=1)
    results = after(Results(contest), [game((0,), 30), game((1,), 20)], [game((0,), 50), game((1,), 10)])
    assert (results.points(0).mean, results.points(1).mean) == (40, 15)
    assert (results.crossed(0, 1).mean, results.crossed(1, 0).mean) == (25, -25)
    assert results.plain()["bots"][0]["share"] is None


def test_the_first_bot_is_tested():
    results = after(Results(small(), Sprt(0.5, 0.6)), *[BETTER] * 20)
    assert results.plain()["sprt"]["verdict"] == "upper"


def test_results_are_json():
    plain = json.loads(json.dumps(after(Results(small()), BETTER, EVEN, TIED).plain()))
    assert [row["name"] for row in plain["bots"]] == ["rollout", "random"]
    assert plain["bots"][0]["share"]["mean"] == plain["cross_table"][0][1]["mean"]
    assert plain["cross_table"][0][0] is None
    assert (plain["deals"], plain["games"], plain["seed"], plain["sprt"]) == (3, 6, 5, None)


# --- ratings ------------------------------------------------------------------------------------------------------


def test_the_better_bot_is_rated_higher():
    ratings = Ratings(2)
    for played in BETTER * 5:
        ratings.add(played)
    assert ratings[0].mu > 25 > ratings[1].mu
    assert ratings[0].sigma < 25 / 3


def test_equal_bots_are_rated_alike():
    ratings = Ratings(2)
    for played in TIED * 5:
        ratings.add(played)
    assert ratings[0].mu == pytest.approx(ratings[1].mu)


def test_a_bot_among_its_like_is_not_rated():
    ratings = Ratings(2)
    ratings.add(game((0, 0), 9, 5))
    assert (ratings[0].mu, ratings[0].sigma) == pytest.approx((25, 25 / 3))


def test_a_bot_in_several_seats_gets_the_mean_of_what_they_earn():
    ratings, apart = Ratings(2), Ratings(3)
    ratings.add(game((0, 0, 1), 9, 1, 5))
    apart.add(game((0, 1, 2), 9, 1, 5))
    assert ratings[0].mu == pytest.approx((apart[0].mu + apart[1].mu) / 2)
    assert ratings[1] == apart[2]


# --- drawings -----------------------------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"


def drawn(results: Results, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(plotted(results, words(lang, more="arena")))  # noqa: S314 - our own text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawing_has_every_bot_and_its_title(lang):
    results = after(Results(small()), BETTER, EVEN, TIED)
    picture = drawn(results, lang)
    texts = [element.text for element in picture.iter(f"{SVG}text")]
    assert {"rollout", "random", "40%"} <= set(texts)
    assert words(lang, more="arena").say("arena-share") in texts
    assert len(list(picture.iter(f"{SVG}circle"))) == 2


def test_bots_that_differ_in_their_budget_are_on_a_curve():
    """Each tenfold budget is one step to the right."""
    results = after(Results(small("rollout@10n,rollout@100n,rollout@1000n")), [game((0, 1), 1, 2), game((1, 2), 2, 3)])
    picture = drawn(results)
    one, two, three = [float(dot.get("cx", "")) for dot in picture.iter(f"{SVG}circle")]
    assert one < two < three
    assert two - one == pytest.approx(three - two, abs=0.02)
    assert len(list(picture.iter(f"{SVG}path"))) == 1


def test_a_drawing_of_one_player_alone_shows_points():
    results = after(Results(small("random", "deole", 1)), [game((0,), 30)], [game((0,), 30)], [game((0,), 30)])
    picture = drawn(results)
    assert "points" in [element.text for element in picture.iter(f"{SVG}text")]
    assert len(list(picture.iter(f"{SVG}circle"))) == 1
