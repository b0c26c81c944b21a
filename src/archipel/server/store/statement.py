"""One statement of a write."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Executable


class Statement(Struct, frozen=True):
    """The SQL, and the rows with which it is executed."""

    sql: Executable
    rows: tuple[dict[str, Any], ...]
