"""One statement of a write."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Executable


class Step(Struct, frozen=True):
    """A statement and the rows it is executed with."""

    statement: Executable
    rows: tuple[dict[str, Any], ...]
