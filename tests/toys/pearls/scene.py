"""The toy as JSON."""

from typing import Any

from archipel.core.errors import BadScene
from archipel.core.game import Game
from archipel.core.scenes import Reader, listed, whole
from tests.toys.pearls.box import HIGHEST, ROUNDS


def shared(s: Any) -> dict[str, Any]:
    return {
        "seats": s.seats,
        "played": s.played,
        "won": s.won[: s.seats],
    }


def secret(s: Any) -> dict[str, Any]:
    return {
        "pearl": None if s.pearl == -1 else s.pearl,
        "bids": [None if bid == -1 else bid for bid in s.bids[: s.seats]],
    }


def read(game: Game, s: Any, fields: Reader) -> None:
    setup = fields.setup(game)
    game.lay_out(s, setup)
    s.played = fields.whole("played", range(ROUNDS + 1), 0)
    s.pearl = fields.whole("pearl", range(HIGHEST + 1), 0)
    for field, most in (("bids", HIGHEST), ("won", HIGHEST * ROUNDS)):
        row = listed(field, fields.take(field, [0] * setup.seats))
        if len(row) != setup.seats:
            raise BadScene(field, "one number for each seat")
        s[field][: setup.seats] = [whole(field, number, range(most + 1)) for number in row]
    if s.bids[: setup.seats].all():
        raise BadScene("bids", "the last bid in turns them all up")
