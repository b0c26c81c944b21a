"""`archipel protocol`: what is said on the wire, for those who write a client."""

from __future__ import annotations

from argparse import Namespace

from archipel.cli.show import as_json
from archipel.server.wire_types import json_schema as schema


def protocol(_: Namespace) -> None:
    """Print the JSON schema."""
    as_json(schema.whole())
