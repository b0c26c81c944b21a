"""Laws of scenes and events on the wire: each is exactly what the game's schema says."""

from __future__ import annotations

from functools import cache

import jsonschema_rs
import pytest

from archipel.core.game import Game
from archipel.core.kernel import WATCHER
from archipel.core.schema import event_schema, game_schema, scene_schema
from tests.driving import GAMES, few, played, some_positions
from tests.marking import SEED, every_table

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def scene_validator(game: Game) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(scene_schema(game))


@cache
def event_validator(game: Game) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(event_schema(game))


@every_table
def test_every_view_matches_the_schema(table):
    for position in some_positions(*table, seed=SEED, count=few(40)):
        for seat in (*range(position.seats), WATCHER):
            scene_validator(table[0]).validate(position.view(seat).scene())


@every_table
def test_every_event_matches_the_schema(table):
    for position in played(*table, SEED):
        for event in position.events():
            event_validator(table[0]).validate({"event": event.word, "args": event.plain()})


@every_game
def test_a_scene_with_an_extra_or_a_missing_field_does_not_match_the_schema(game):
    scene = game.start().scene()
    assert scene_validator(game).is_valid(scene)
    assert not scene_validator(game).is_valid(scene | {"colour": "red"})
    for field in scene:
        assert not scene_validator(game).is_valid({name: scene[name] for name in scene if name != field})


@every_game
def test_the_schema_names_the_score_lines(game):
    assert game_schema(game)["$defs"]["ScoreLine"]["enum"] == list(game.start().scores()[0])


@every_game
def test_the_schema_carries_the_constants_of_the_scene(game):
    constants = game_schema(game)["constants"]
    assert constants == getattr(game.scene, "CONSTANTS", {})
    assert all(name.isupper() and isinstance(value, int) for name, value in constants.items())
