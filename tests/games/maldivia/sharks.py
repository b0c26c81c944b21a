"""Games full of sharks: boats that sail to sharks whenever they can, and players who have cards to swap."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from archipel.core.notation import Answer
from archipel.core.position import Position, from_scene
from tests.games.maldivia.cloth import maldivia
from tests.secrecy import Moment, log_of

HANDS = [
    ["E red", "E red+red", "S green", "N yellow"],
    ["E red+green", "S green+green", "W purple"],
    ["E red+purple", "S green+purple", "W purple+purple", "N yellow+yellow"],
    ["E red+red+red", "S green+yellow", "W purple+yellow"],
]
SHIPS = {
    "N": ["red+yellow", "green+yellow"],
    "E": ["green+purple+yellow", "red+red+green"],
    "S": ["green+green+green", "red+green+purple"],
    "W": ["red+purple", "purple+purple+purple"],
}
BOATS = ["d4", "g4", "g7", "d7"]


def sharky(seats: int) -> Position:
    """All are about to plan on a cloth that is folded at every side, so that eight sharks are up."""
    return from_scene(
        maldivia,
        {
            "seats": seats,
            "cloth": {"rows": [2, 9], "columns": ["b", "i"]},
            "boats": BOATS[:seats],
            "masts": [["green", "yellow", "red"]] * seats,
            "won": [{"cards": hand} for hand in HANDS[:seats]],
            "ships": SHIPS,
        },
    )


def shark_game(seats: int, seed: int, answers: int = 140) -> list[Moment]:
    """The moments of a game in which everybody looks for sharks."""
    positions, answered = [sharky(seats)], []
    luck = random.Random(seed)
    while len(answered) < answers and not positions[-1].is_over:
        position = positions[-1].fork()
        seat = min(position.to_act)
        answer = _eager(position, position.legal(seat), luck)
        position.play(seat, answer)
        positions.append(position)
        answered.append((seat, answer))
    log = log_of(positions, answered)
    return [Moment(position, log[:number]) for number, position in enumerate(positions)]


def _eager(position: Position, choices: Sequence[Answer], luck: random.Random) -> Answer:
    """A shark, or the way to one; else a delivery; else anything."""
    wanted = list(_wanted(position, choices))
    return luck.choice(wanted or choices)


def _wanted(position: Position, choices: Sequence[Answer]) -> Iterator[Answer]:
    spaces = position.shared()["cloth"]["spaces"]
    for answer in choices:
        word, _, place = str(answer).partition(" ")
        if word in ("shark", "deliver", "octopus") or (word == "sail" and spaces.get(place) in ("shark", "octopus")):
            yield answer
