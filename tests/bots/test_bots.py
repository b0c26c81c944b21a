"""Bots give legal answers, keep to their budget, and know only what their seat knows."""

from __future__ import annotations

import pytest

import archipel
from archipel import bots
from archipel.bots import Budget
from archipel.core.chance import Seeded
from archipel.core.dice import generator
from archipel.core.errors import ArchipelError
from archipel.core.kernel import CHANCE
from archipel.core.position import Position, from_scene
from tests.driving import PEARLS, few, name_of, played, scene, tables

CHAWAI, MAHE = archipel.game("chawai"), archipel.game("mahe")
QUICK = Budget(nodes=1)


def questions(table: object, count: int) -> list[tuple[Position, int]]:
    """About this many positions from the second half of a random game where a seat has a choice, with that seat."""
    game, setup = table  # type: ignore[misc]
    asked = [
        (position, seat) for position in played(game, setup, seed=6) for seat in sorted(position.to_act - {CHANCE})
    ]
    choices = [(position, seat) for position, seat in asked if len(position.legal(seat)) > 1]
    return choices[len(choices) // 2 :: max(1, len(choices) // (2 * count))]


def test_the_kinds_are_the_levels_and_the_engines():
    assert bots.kinds() == [*bots.level_names(), "random", "rollout"]


@pytest.mark.parametrize("kind", ["", "genius", "../random", "__init__"])
def test_an_unknown_kind_is_refused_with_a_list_of_all_kinds(kind):
    with pytest.raises(ArchipelError, match=f"unknown bot “{kind}”; choose from: {', '.join(bots.kinds())}"):
        bots.make(kind, 0, QUICK)


def test_a_budget_is_a_number_of_something():
    with pytest.raises(ArchipelError, match="a budget is a number of moves, a number of seconds, or both"):
        Budget()
    assert Budget(nodes=10) != Budget(seconds=10)


@pytest.mark.compiled
@pytest.mark.parametrize("table", tables(), ids=name_of)
@pytest.mark.parametrize("kind", bots.kinds())
def test_a_bot_gives_only_legal_answers(table, kind):
    bot = bots.make(kind, 3, QUICK)
    for position, seat in questions(table, 15):
        assert bot.choose(position.view(seat)) in position.legal(seat)


@pytest.mark.parametrize("kind", bots.kinds())
def test_a_bot_plays_a_whole_game(kind):
    position, players = PEARLS.start(3), [bots.make(kind, seat, QUICK) for seat in range(3)]
    position.play(CHANCE, "pearl 2")
    while not position.is_over:
        seat = min(position.to_act)
        position.play(seat, players[seat].choose(position.view(seat)))
    assert position.winners


@pytest.mark.parametrize("kind", bots.kinds())
def test_the_same_seed_and_budget_give_the_same_choices(kind):
    asked = questions((MAHE, MAHE.setup(2, egg_cards=True)), few(30))
    one, same = (bots.make(kind, 5, Budget(nodes=500)) for _ in range(2))
    for position, seat in asked:
        assert one.choose(position.view(seat)) == same.choose(position.view(seat))


def test_another_seed_gives_other_choices():
    asked = questions((MAHE, MAHE.setup(2)), 30)
    choices = {
        tuple(str(bot.choose(position.view(seat))) for position, seat in asked)
        for bot in (bots.make("random", seed, QUICK) for seed in range(4))
    }
    assert len(choices) == 4


def test_random_takes_every_choice_sometimes():
    view, bot = from_scene(PEARLS, {"seats": 2, "pearl": 2}).view(1), bots.make("random", 1, QUICK)
    counts = [str(bot.choose(view)) for _ in range(300)]
    assert all(70 < counts.count(f"bid {size}") < 130 for size in (1, 2, 3))


# --- rollout ------------------------------------------------------------------------------------------------------


def test_rollout_takes_a_sure_victory():
    """With 40 eggs Ana wins if Red takes the last seven now: to stop takes them, to roll at seven is sure to sink."""
    ana, bo = [3, 3, 3, 4, 4, 4, 4, 5, 5, 5], [1, 2, 2, 3, 3, 4, 5, 6, 6, 6]
    stacks = {10: ["red"], 3: ["yellow"]}
    sea = scene("mahe", seats=2, cards=[ana, bo], stacks=stacks, turn="red", dice=[3, 4], step="decide")
    view, bot = sea.position.view(0), bots.make("rollout", 1, Budget(nodes=few(2000)))
    stop, roll = bot.weigh(view, view.codes().tolist())
    assert stop == 1.0 > roll > 0.0
    assert str(bot.choose(view)) == "stop"


def test_rollout_counts_a_shared_victory_as_half():
    """Ana and Bo are equal before the last bids, and Bo's lies face down: it may be 1, 2 or 3."""
    position = from_scene(PEARLS, {"seats": 2, "pearl": 1, "played": 2, "won": [8, 9], "bids": [0, 1]})
    view = position.view(0)
    shares = bots.make("rollout", 1, Budget(nodes=1000)).weigh(view, view.codes().tolist())
    assert shares.tolist() == pytest.approx([1 / 6, 3 / 6, 5 / 6], abs=0.1)


def test_a_budget_of_seconds_is_kept():
    view = scene("mahe", seats=2, clutch=3, dice=[4], step="decide").position.view(0)
    assert bots.make("rollout", 1, Budget(seconds=0.001)).choose(view) in view.legal()


# --- secrets ------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("table", tables(), ids=name_of)
@pytest.mark.parametrize("kind", bots.kinds())
def test_a_bot_does_not_see_what_is_hidden(table, kind):
    """A bot makes the same choice in another position that looks the same to its seat."""
    rng = generator(12)
    for position, seat in questions(table, 8):
        other = position.view(seat).imagine(rng)
        choices = [bots.make(kind, 7, Budget(nodes=300)).choose(world.view(seat)) for world in (position, other)]
        assert choices[0] == choices[1]


def test_the_worlds_that_look_the_same_are_not_the_same():
    """Without this the test above would show nothing."""
    rng = generator(12)
    asked = questions((CHAWAI, CHAWAI.setup(3)), 10)
    assert any(position.view(seat).imagine(rng) != position for position, seat in asked)


# --- strength -----------------------------------------------------------------------------------------------------


def victories(start: Position, games: int, nodes: int) -> float:
    """The share of victories of rollout against random from the same position, the seats changing each game."""
    won = 0.0
    for number in range(games):
        position, luck, strong = start.fork(), Seeded(number), number % 2
        kinds = {strong: "rollout", 1 - strong: "random"}
        players = {seat: bots.make(kind, number, Budget(nodes=nodes)) for seat, kind in kinds.items()}
        play_out(position, players, luck)
        won += (strong in position.winners) / len(position.winners)
    return won / games


def play_out(position: Position, players: dict[int, bots.Bot], luck: Seeded) -> None:
    draws = 0
    while not position.is_over:
        (seat,) = position.to_act
        if seat == CHANCE:
            position.play(CHANCE, position.outcome(luck.pick(draws, position.ways)))
            draws += 1
        else:
            position.play(seat, players[seat].choose(position.view(seat)))


@pytest.mark.compiled
def test_rollout_beats_random_clearly():
    assert victories(MAHE.start(2), games=16, nodes=60) > 0.75


def test_rollout_beats_random_in_the_race_for_the_last_eggs():
    ana, bo = [1, 3, 3, 4, 5, 6, 1, 2, 4, 5], [2, 3, 3, 4, 5, 6, 1, 2, 4, 5]
    stacks = {3: ["blue", "green"], 5: ["red", "yellow"]}
    start = scene("mahe", seats=2, cards=[ana, bo], stacks=stacks, step="pick").position
    assert victories(start, games=few(100), nodes=400) > 0.7
