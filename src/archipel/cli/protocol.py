"""`archipel protocol`: JSON schemas for client developers."""

from __future__ import annotations

from argparse import Namespace

from archipel.cli.show import as_json
from archipel.core.game import game
from archipel.core.schema import game_schema


def protocol(args: Namespace) -> None:
    """Print the schema of all messages, or of the scene, the events and the score lines of one game."""
    if args.game:
        as_json(game_schema(game(args.game)))
        return
    from archipel.server.wire_types import json_schema

    as_json(json_schema.whole())
