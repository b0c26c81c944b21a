"""`archipel protocol`: the messages of the server, for authors of clients."""

from __future__ import annotations

from argparse import Namespace

from archipel.cli.show import as_json
from archipel.server.wire_types import json_schema


def protocol(_: Namespace) -> None:
    """Print the JSON Schema."""
    as_json(json_schema.whole())
