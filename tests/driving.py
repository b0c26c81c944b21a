"""Driving any game: random walks, scenes, and the games that laws are tried on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle, product
from typing import Any

import archipel
from archipel.core.game import Game, Setup, find
from archipel.core.kernel import CHANCE, plain
from archipel.core.notation import Answer, Event
from archipel.core.position import Position, from_scene
from archipel.core.words import words

PEARLS = find("tests.toys.pearls")
GAMES = [*map(archipel.game, archipel.games()), PEARLS]
LONGEST = 20_000
ALL = 16  # setups of a game that are all tried
MANY = 60  # answers that plain Python tries in one position


def tables() -> list[tuple[Game, Setup]]:
    """Every game at every number of seats, with every choice of options."""
    return [(game, setup) for game in GAMES for setup in setups(game)]


def setups(game: Game) -> list[Setup]:
    """Every number of seats with every choice of options; where those are many, with each value once."""
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
    """So many when compiled, a tenth of it as plain Python."""
    return max(1, many // 10) if plain() else many


def some_answers(game: Game, seed: int) -> list[Answer]:
    """All that can be said in a game; as plain Python a part of it, another one for each seed."""
    said = game.answers.all
    return random.Random(seed).sample(said, min(MANY, len(said))) if plain() else list(said)


def walk(game: Game, setup: Setup, seed: int) -> Iterator[Position]:
    """A random game, position by position, the last one included."""
    luck, position = random.Random(seed), game.start_from(setup)
    for _ in range(LONGEST):
        yield position
        if position.is_over:
            return
        seat = luck.choice(sorted(position.to_act))
        position.play(seat, luck.choice(position.legal(seat)))
    raise AssertionError(f"{game.name} does not end")


def some_positions(game: Game, setup: Setup, seed: int, count: int) -> list[Position]:
    """A few positions spread over a random game, the first and the last among them."""
    whole = [position.fork() for position in walk(game, setup, seed)]
    inner = random.Random(seed).sample(whole, min(count, len(whole)))
    return [whole[0], *inner, whole[-1]]


class Sea:
    """A scene to play on: answers as text, seats by number, what was heard returned."""

    def __init__(self, game: str, **fields: Any) -> None:
        self.position = from_scene(archipel.game(game), fields)

    def __getattr__(self, name: str) -> Any:
        scene = self.position.scene()
        return scene[name] if name in scene else getattr(self.position, name)

    def play(self, *answers: str) -> list[Event]:
        """Answers with their seat in front: "chance die 4", "2 roll"; or without, where only one is asked."""
        return [event for answer in answers for event in self._play(answer)]

    def _play(self, text: str) -> list[Event]:
        who, _, rest = text.partition(" ")
        if who == "chance" or who.isdecimal():
            return self.position.play(CHANCE if who == "chance" else int(who) - 1, rest)
        (seat,) = self.position.to_act
        return self.position.play(seat, text)

    def why(self, seat: int, answer: str) -> str:
        """The rule that forbids it, or nothing."""
        why = self.position.why_not(seat, answer)
        return why.rule if why else ""

    def says(self, seat: int, answer: str, lang: str = "en") -> str:
        why = self.position.why_not(seat, answer)
        return why.sentence(lang) if why else words(lang).say("legal-answer", answer=answer)


def scene(game: str, **fields: Any) -> Sea:
    return Sea(game, **fields)
