"""Ways to play any game in a test: random games, scenes, and the tables that the laws are tried on."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import cycle, product
from typing import Any

import numpy as np

import archipel
from archipel.core.game import Game, Setup, find
from archipel.core.kernel import CHANCE, plain
from archipel.core.notation import Answer, Event
from archipel.core.position import Position, from_scene
from archipel.core.words import words
from tests.outside import example

PEARLS = find("tests.toys.pearls")
PIG = example("pig")
OUTSIDE = {game.package: game for game in (PEARLS, PIG)}
GAMES = [*map(archipel.game, archipel.games()), PEARLS, PIG]
LONGEST = 20_000
ALL = 16  # a game with more setups than this is tried with each option value once
MANY = 60  # answers tried in one position when the rules run as plain Python


def tables() -> list[tuple[Game, Setup]]:
    """Every game with every number of seats and every combination of options."""
    return [(game, setup) for game in GAMES for setup in setups(game)]


def setups(game: Game) -> list[Setup]:
    """Every number of seats with every combination of options; if those are too many, each option value once."""
    options = game.facts.options
    choices = [dict(chosen) for chosen in product(*([(o.name, value) for value in o.values] for o in options))]
    if len(choices) * len(game.facts.seats) <= ALL:
        return [game.setup(seats, **chosen) for seats in game.facts.seats for chosen in choices]
    singly = [{option.name: value} for option in options for value in option.values[1:]]
    usual = [game.setup(seats) for seats in game.facts.seats]
    return usual + [game.setup(seats, **chosen) for seats, chosen in zip(cycle(game.facts.seats), singly, strict=False)]


def name_of(table: object) -> str:
    """A readable name for a parametrised test."""
    game, setup = table  # type: ignore[misc]
    return "-".join([game.name, str(setup.seats), *(f"{name}={value}" for name, value in setup.options)])


def few(many: int) -> int:
    """Return the number itself when the rules are compiled, a tenth of it when they run as plain Python."""
    return max(1, many // 10) if plain() else many


def some_codes(game: Game, seed: int) -> Sequence[int]:
    """The codes of all answers of the game; as plain Python a small sample, a different one for each seed."""
    codes = range(len(game.answers))
    return random.Random(seed).sample(codes, min(MANY, len(codes))) if plain() else codes


def reasons(position: Position, seat: int, codes: Iterable[int]) -> dict[int, int]:
    """The number of the reason against each of these answers, 0 for those that are legal."""
    found = np.array(asked := list(codes), np.int64)
    position.game.array_verbs.refusal(position.state(), seat, found)
    return dict(zip(asked, found.tolist(), strict=True))


def walk(game: Game, setup: Setup, seed: int, answered: list[tuple[int, Answer]] | None = None) -> Iterator[Position]:
    """Play a random game; yield the same position object before each answer and at the end, and note the answers."""
    luck, position = random.Random(seed), game.start_from(setup)
    for _ in range(LONGEST):
        yield position
        if position.is_over:
            return
        seat = luck.choice(sorted(position.to_act))
        answer = luck.choice(position.legal(seat))
        position.play(seat, answer)
        if answered is not None:
            answered.append((seat, answer))
    raise AssertionError(f"{game.name} does not end")


@cache
def played(game: Game, setup: Setup, seed: int) -> tuple[Position, ...]:
    """All positions of a random game, played once for all tests of this process. Fork one before you change it."""
    return played_with_answers(game, setup, seed)[0]


@cache
def played_with_answers(
    game: Game, setup: Setup, seed: int
) -> tuple[tuple[Position, ...], tuple[tuple[int, Answer], ...]]:
    """The same positions, and the answers between them with their seats."""
    answered: list[tuple[int, Answer]] = []
    positions = tuple(position.fork() for position in walk(game, setup, seed, answered))
    return positions, tuple(answered)


def some_positions(game: Game, setup: Setup, seed: int, count: int) -> list[Position]:
    """Copies of a few positions of a random game, the first and the last among them."""
    whole = played(game, setup, seed)
    inner = random.Random(seed).sample(whole, min(count, len(whole)))
    return [position.fork() for position in (whole[0], *inner, whole[-1])]


class Sea:
    """A scene to play on: takes answers as text and seats by number, and returns the events."""

    def __init__(self, game: str, **fields: Any) -> None:
        self.position = from_scene(archipel.game(game), fields)

    def __getattr__(self, name: str) -> Any:
        scene = self.position.scene()
        return scene[name] if name in scene else getattr(self.position, name)

    def play(self, *answers: str) -> list[Event]:
        """Play answers with their seat in front ("chance die 4", "2 roll"), or without when only one seat is asked."""
        return [event for answer in answers for event in self._play(answer)]

    def _play(self, text: str) -> list[Event]:
        who, _, rest = text.partition(" ")
        if who == "chance" or who.isdecimal():
            return self.position.play(CHANCE if who == "chance" else int(who) - 1, rest)
        (seat,) = self.position.to_act
        return self.position.play(seat, text)

    def why(self, seat: int, answer: str) -> str:
        """The number of the rule that forbids this answer, or an empty string."""
        why = self.position.why_not(seat, answer)
        return why.rule if why else ""

    def says(self, seat: int, answer: str, lang: str = "en") -> str:
        why = self.position.why_not(seat, answer)
        return why.sentence(lang) if why else words(lang).say("legal-answer", answer=answer)


def scene(game: str, **fields: Any) -> Sea:
    return Sea(game, **fields)
