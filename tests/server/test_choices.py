"""Lists of choices, which many clients share."""

from __future__ import annotations

import itertools
import json

import msgspec
import pytest

import archipel
from archipel.core.game import Game, Setup
from archipel.core.kernel import CHANCE
from archipel.core.words import words
from archipel.server.rooms.encoded_parts import choices
from tests.driving import GAMES, few, walk

HERE, THERE = ("Ana", "Bo", "Cleo", "Dan"), ("Eve", "Flo", "Gil", "Hal")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_choices_are_the_legal_answers_in_their_order_and_in_words(game: Game) -> None:
    tongue = words("fr", game.package)
    for position in itertools.islice(walk(game, game.setup(), 7), few(60)):
        for seat in position.to_act - {CHANCE}:
            sent = json.loads(msgspec.json.encode(choices(game, "fr", HERE, position.codes(seat).tobytes()).json))
            assert sent == [{"answer": str(a), "text": tongue.answer(a, HERE)} for a in position.legal(seat)]


def test_a_list_of_choices_without_names_is_shared_by_all_tables() -> None:
    game = archipel.game("chawai")
    codes = asked(game, game.setup())
    assert choices(game, "en", HERE, codes) is choices(game, "en", THERE, codes)
    assert choices(game, "en", HERE, codes) is not choices(game, "de", HERE, codes)


def asked(game: Game, setup: Setup) -> bytes:
    """The codes of the choices of the first seat to move."""
    position = next(position for position in walk(game, setup, 7) if min(position.to_act) != CHANCE)
    codes: bytes = position.codes(min(position.to_act)).tobytes()
    return codes
