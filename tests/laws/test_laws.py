"""Laws that hold for every game with every number of seats and every option. No game is named here."""

from __future__ import annotations

import json
import pickle
import random
from io import StringIO
from itertools import cycle, groupby, islice

import numpy as np
import pytest
from rich.console import Console

import archipel
from archipel.core.batch import Batch, perft
from archipel.core.dice import generator
from archipel.core.errors import BadScene, Illegal, NotAsked
from archipel.core.game import Game, Setup
from archipel.core.kernel import CHANCE, SKIP, WATCHER, plain
from archipel.core.position import Position, from_scene
from archipel.core.words import LANGUAGES, words
from tests.driving import few, played, reasons, some_codes, some_positions, tables, walk
from tests.marking import SEED, every_table, grouped, more

NAMES = ("Ana", "Bo", "Cléo", "Dov", "Eva", "Fou", "Gil")
WIDTHS = (40, 80, 120)  # columns of a terminal
FEW = len(LANGUAGES) * len(WIDTHS) - 2  # positions between the first and the last: each language at each width once
MANY = 24


def sample(table: tuple[Game, Setup], count: int = 60) -> list[Position]:
    """Positions of the shared random game, the first and the last among them."""
    return some_positions(*table, seed=SEED, count=few(count))


def everybody(position: Position) -> list[int]:
    """All seats, and chance."""
    return [*range(position.seats), CHANCE]


@every_table
def test_random_games_end_with_a_winner_unless_somebody_plays_alone(table):
    for seed in range(few(20)):
        *_, last = walk(*table, seed)
        assert last.is_over
        assert last.winners or last.seats == 1
        assert last.winners <= set(range(last.seats))
        assert all(sum(lines.values()) == total for lines, total in zip(last.scores(), last.totals(), strict=True))


@every_table
def test_a_position_asks_seats_or_chance_or_is_over(table):
    for position in sample(table):
        assert position.to_act <= set(range(position.seats)) or position.to_act == {CHANCE}
        assert position.is_over == (not position.to_act)
        for seat in position.to_act:
            assert position.legal(seat), "a seat that is asked has a legal answer"
        for seat in set(everybody(position)) - position.to_act:
            assert not position.legal(seat)


@every_table
def test_an_answer_is_legal_exactly_when_it_is_not_refused(table):
    game, _ = table
    luck = random.Random(7)
    for number, position in enumerate(sample(table, 30)):
        for seat in everybody(position):
            legal = {game.answers.code(answer) for answer in position.legal(seat)}
            tried = reasons(position, seat, {*some_codes(game, number), *legal})
            assert {code for code, reason in tried.items() if reason == 0} == legal
            for code in luck.sample(sorted(tried), min(8, len(tried))):
                assert (position.why_not(seat, game.answers.all[code]) is None) == (code in legal)


@every_table
def test_chance_has_ways_exactly_when_it_is_asked_and_each_leads_to_a_legal_answer(table):
    for position in sample(table):
        assert (position.ways > 0) == (position.to_act == {CHANCE})
        outcomes = [position.outcome(way) for way in range(position.ways)]
        assert all(position.why_not(CHANCE, answer) is None for answer in outcomes)
        assert [answer for answer, _ in groupby(outcomes)] == list(position.odds()), "equal answers are neighbours"
        assert sum(position.odds().values()) == position.ways


@every_table
def test_a_refused_answer_changes_nothing_and_says_why(table):
    game, _ = table
    luck = random.Random(5)
    for position in sample(table, 20):
        before = position.fork()
        for seat in everybody(position):
            for answer in luck.sample(game.answers.all, min(8, len(game.answers))):
                why = position.why_not(seat, answer)
                if why is None:
                    continue
                with pytest.raises(Illegal if seat in position.to_act else NotAsked, match=rf"\[{why.rule}\]$"):
                    position.play(seat, answer)
        assert position == before


@every_table
def test_every_refusal_and_event_has_words_in_every_language(table):
    game, setup = table
    names = NAMES[: setup.seats]
    events = {event.word: event for position in played(*table, SEED) for event in position.events()}
    refusals = {
        (reason, game.answers.all[code].word): (position, seat, code)
        for number, position in enumerate(sample(table, 20))
        for seat in everybody(position)
        for code, reason in reasons(position, seat, some_codes(game, number)).items()
        if reason
    }
    for lang in LANGUAGES:
        assert all(words(lang, game.package).event(event, names) for event in events.values())
        for position, seat, code in refusals.values():
            why = position.why_not(seat, game.answers.all[code], names)
            assert why.sentence(lang).endswith(f"[{why.rule}]")


@every_table
def test_answers_are_numbered_and_their_text_parses_back(table):
    game, _ = table
    for code, answer in enumerate(game.answers.all):
        assert game.answers.code(answer) == game.answers.code(str(answer)) == code
        assert game.answers.parse(f"  {str(answer).upper()} ") == answer


@every_table
def test_events_fit_and_a_seat_sees_some_of_them(table):
    for position in played(*table, SEED):
        assert position.s.told < len(position.s.events)
        events = position.events()
        for seat in (*range(position.seats), WATCHER):
            assert set(position.events(seat)) <= set(events)


@every_table
def test_a_scene_is_the_whole_position(table):
    game, _ = table
    for position in sample(table):
        again = from_scene(game, json.loads(json.dumps(position.scene())))
        assert again == position
        assert again.scene() == position.scene()


@every_table
def test_a_spoilt_scene_is_refused_with_the_field_or_is_a_position(table):
    """Any value in a field gives a position or an error that names the field, never a crash."""
    game, _ = table
    luck = random.Random(9)
    rubbish = [None, -1, 99, "x", [], [99], {}, {"1": ["x"]}, [None], [[], []], True, 2.5]
    for position in sample(table, 10):
        for field in position.scene():
            spoilt = position.scene() | {field: luck.choice(rubbish)}
            try:
                from_scene(game, spoilt).legal(0)
            except BadScene as error:
                assert error.field in str(error)
    with pytest.raises(BadScene, match='"colour"'):
        from_scene(game, position.scene() | {"colour": "red"})


@every_table
def test_a_fork_goes_its_own_way(table):
    for position in sample(table, 20):
        copy = position.fork()
        assert copy == position
        assert hash(copy) == hash(position)
        assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301 - our own pickle
        if not position.is_over:
            seat = min(position.to_act)
            copy.play(seat, position.legal(seat)[0])
            assert copy != position


@every_table
def test_a_view_shows_the_question_and_the_choices_of_its_seat(table):
    for position in sample(table):
        for seat in range(position.seats):
            view = position.view(seat)
            assert view.to_act == position.to_act
            assert view.legal() == position.legal(seat)


@every_table
def test_the_shared_scene_is_the_same_for_everybody(table):
    for position in sample(table):
        shared, secret = position.shared(), position.secret()
        assert not shared.keys() & secret.keys()
        assert all(position.view(seat).shared() == shared for seat in (*range(position.seats), WATCHER))


@every_table
def test_an_imagined_world_matches_the_view(table):
    rng = generator(4)
    for position in sample(table):
        for seat in (*range(position.seats), WATCHER):
            view = position.view(seat)
            world = view.imagine(rng)
            assert world.view(seat) == view
            assert world.view(seat).scene() == view.scene()
            if world != position:  # the scenes of the positions themselves are read by the law above
                assert from_scene(position.game, world.scene()) == world, "an imagined world is possible"


@every_table
def test_hiding_twice_is_hiding_once(table):
    for position in sample(table, 20):
        view = position.view(WATCHER)
        again = Position(position.game, view.state()).view(WATCHER)
        assert again == view


@every_table
def test_nothing_another_seat_sees_depends_on_a_secret(table):
    """Change everything a seat does not know: its view, its choices and its refusals stay the same."""
    game, _ = table
    rng, luck = generator(8), random.Random(8)
    for number, position in enumerate(sample(table, 10)):
        for seat in range(position.seats):
            view, other = position.view(seat), position.view(seat).imagine(rng)
            assert other.view(seat).scene() == view.scene()
            codes = {*some_codes(game, number), *map(game.answers.code, position.legal(seat))}
            seen = Position(game, view.state())
            assert reasons(other, seat, codes) == reasons(position, seat, codes) == reasons(seen, seat, codes)
            for code in luck.sample(sorted(codes), min(25, len(codes))):
                answer = game.answers.all[code]
                assert other.why_not(seat, answer) == position.why_not(seat, answer) == view.why_not(answer)


@every_table
def test_batches_do_not_depend_on_threads(table):
    game, setup = table
    options = dict(setup.options)
    one, two = (Batch(game, few(40), seats=setup.seats, seed=3, threads=threads, **options) for threads in (1, 3))
    assert (one.playout() == two.playout()).all()
    assert all(one[row] == two[row] for row in range(len(one)))
    assert all(one[row].is_over for row in range(len(one)))


@every_table
def test_hints_lead_to_the_end(table):
    game, setup = table
    batch = Batch(game, few(20), seats=setup.seats, seed=6, **dict(setup.options))
    assert batch.playout(hinted=True).all()
    assert all(batch[row].is_over for row in range(len(batch)))


@pytest.mark.parametrize(
    ("widths", "count"),
    [(WIDTHS, FEW), *(more(WIDTHS[first:] + WIDTHS[:first], MANY) for first in range(len(WIDTHS)))],
)
@pytest.mark.parametrize("table", [grouped(table) for table in tables() if table[0].name in archipel.games()])
def test_every_view_can_be_drawn_in_the_terminal(table, widths, count):
    """Each position in one language, at one width and for one seat in turn; the slow extras try other widths."""
    game, setup = table
    seats = [*range(setup.seats), WATCHER]
    turns = zip(cycle(LANGUAGES), cycle(widths), cycle(seats), sample(table, count), strict=False)
    for lang, width, seat, position in turns:
        paper = StringIO()
        drawing = game.terminal.draw(position.view(seat), words(lang, game.package), NAMES[: setup.seats])
        Console(width=width, height=24, file=paper).print(drawing)
        assert paper.getvalue().strip()


@every_table
def test_a_batch_steps_like_its_positions(table):
    game, setup = table
    batch = Batch(game, few(30), seats=setup.seats, seed=5, threads=2, **dict(setup.options))
    for turn in range(12):
        asked = batch.to_act()
        seats = np.where(asked > 0, np.log2(np.maximum(asked & -asked, 1)).astype(int), np.where(asked, CHANCE, SKIP))
        answers, counts = batch.legal(seats)
        before = [batch[row] for row in range(len(batch))]
        chosen = answers[np.arange(len(batch)), (turn + np.arange(len(batch))) % np.maximum(counts, 1)]
        batch.play(seats, chosen)
        for row, position in enumerate(before):
            assert counts[row] == (len(position.legal(seats[row])) if seats[row] != SKIP else 0)
            if seats[row] != SKIP:
                position.play(seats[row], game.answers.all[chosen[row]])
            assert batch[row] == position


@every_table
def test_a_batch_scores_and_sees_like_its_positions(table):
    game, setup = table
    batch = Batch(game, few(30), seats=setup.seats, seed=5, threads=2, **dict(setup.options))
    batch.playout()
    half = len(batch) // 2
    batch.states[:half] = [position.s for position in islice(cycle(sample(table, half)), half)]
    seats = [WATCHER if row % 4 == 0 else row % setup.seats for row in range(len(batch))]
    totals, winners, views = batch.totals(), batch.winners(), batch.views(seats)
    for row, seat in enumerate(seats):
        assert totals[row].tolist() == batch[row].totals()
        assert set(np.flatnonzero(winners[row])) == batch[row].winners
        assert views[row].tobytes() == batch[row].view(seat).state().tobytes()


@every_table
def test_perft_agrees_with_plain_recursion(table):
    game, setup = table
    start = game.start_from(setup)
    for depth in range(1, 3 if plain() else 4):
        assert perft(start, depth) == count(start, depth)


def count(position: Position, depth: int) -> int:
    """Count the sequences of answers by plain recursion."""
    if depth == 0:
        return 1
    if position.is_over:
        return 0
    seat, total = min(position.to_act), 0
    for answer in position.legal(seat):
        after = position.fork()
        after.play(seat, answer)
        total += count(after, depth - 1)
    return total
