"""Many rows as one value, for SQLite.

Its driver lets go of Python's lock for every row and has to get it back from the tables, which are busy: with many rows
a commit would mostly wait for that. So rows travel as one JSON text, and SQLite itself takes them apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Executable, Insert, String, bindparam, func, select
from sqlalchemy.sql.visitors import replacement_traverse

PLAIN = "archipel_plain"  # an option of statements whose rows hold numbers and text only, always in the same order

_row = func.json_each(bindparam("rows", type_=String)).table_valued("value")
_json = msgspec.json.Encoder()


def pack(statement: Executable, rows: Sequence[dict[str, Any]]) -> tuple[Executable, Any]:
    """The statement and what it is executed with: all rows at once, where they are plain."""
    if not statement.get_execution_options().get(PLAIN):
        return statement, rows
    return _packed(statement, tuple(rows[0])), {"rows": _json.encode([[*row.values()] for row in rows]).decode()}


@cache
def _packed(statement: Any, names: tuple[str, ...]) -> Executable:
    """The same statement, taking the values of these names from the text, row by row in this order."""
    values = {name: func.json_extract(_row.c.value, f"$[{place}]") for place, name in enumerate(names)}
    if isinstance(statement, Insert):
        return statement.from_select(names, select(*values.values()))

    def instead(element: Any, **_: Any) -> Any:
        return values[element.key] if isinstance(element, BindParameter) else None

    packed: Executable = replacement_traverse(statement, {}, instead)
    return packed
