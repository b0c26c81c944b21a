"""Playing a deal: the same luck in every seating."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from archipel.arena.contest import Contest
from archipel.arena.seatings import Seating
from archipel.bots import never
from archipel.core.position import Position
from archipel.core.table import Table


class ContestStopped(Exception):
    """The contest was stopped before this game ended."""


@dataclass(frozen=True)
class GameResult:
    """One game: for each seat its entrant, its share of the victory, its standing and its points."""

    seating: Seating
    shares: tuple[float, ...]
    standings: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Deal:
    """All games with the same luck."""

    number: int
    games: tuple[GameResult, ...]


def play_deal(contest: Contest, number: int, is_stopped: Callable[[], bool] = never) -> Deal:
    """Play all games of a deal, one after the other."""
    games = [play_game(contest, number, game, is_stopped) for game in range(len(contest.seatings(number)))]
    return Deal(number, tuple(games))


def play_game(contest: Contest, deal: int, game: int, is_stopped: Callable[[], bool]) -> GameResult:
    seating = contest.seatings(deal)[game]
    table = Table(contest.game, contest.setup, luck=contest.luck(deal))
    players = contest.bots(deal, game, seating, is_stopped)
    while not table.position.is_over:
        seat = min(table.asked)
        table.submit(seat, players[seat].choose(table.position.view(seat)))
        if is_stopped():
            raise ContestStopped
    return result(table.position, seating)


def result(position: Position, seating: Seating) -> GameResult:
    """The result of a finished game."""
    won, states = position.winners, position.state()
    return GameResult(
        seating,
        tuple(1 / len(won) if seat in won else 0.0 for seat in range(position.seats)),
        tuple(int(position.game.array_verbs.standing(states, seat)) for seat in range(position.seats)),
        tuple(position.totals()),
    )
