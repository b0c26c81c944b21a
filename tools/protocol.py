"""Generate the tables in docs/protocol.md from the schema of the messages.

python tools/protocol.py            writes the tables
python tools/protocol.py --check    fails if the page is out of date
"""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path
from typing import Any

from archipel.server.wire_types import json_schema as schema

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
BLOCK = re.compile(r"(?<=<!-- fields of )(\w+)( -->\n).*?(?=<!-- end -->)", re.S)
WIDTH = 120
MANY = 10**9  # a limit above this is not worth mentioning


def main(*arguments: str) -> int:
    page = PAGE.read_text("utf-8")
    fresh = renewed(page)
    if "--check" in arguments:
        print("docs/protocol.md is up to date" if page == fresh else "run: python tools/protocol.py")
        return int(page != fresh)
    PAGE.write_text(fresh, "utf-8")
    return 0


def renewed(page: str) -> str:
    """Return the page with all its tables generated again."""
    known = schema.whole()["$defs"]
    return BLOCK.sub(lambda block: f"{block[1]}{block[2]}{_described(known[block[1]])}", page)


def described(page: str) -> list[str]:
    """Return the names of the types that have a table on the page."""
    return [block[1] for block in BLOCK.finditer(page)]


def _described(found: dict[str, Any]) -> str:
    rows = [_row(name, field, found) for name, field in found["properties"].items()]
    text = textwrap.fill(" ".join(found["description"].split()), WIDTH)
    return "\n".join([text, "", "| field | type | meaning |", "| --- | --- | --- |", *rows, ""])


def _row(name: str, field: dict[str, Any], found: dict[str, Any]) -> str:
    mark = "" if name in found["required"] else "?"
    kind = _kind(field).replace("|", "\\|")
    return f"| `{name}{mark}` | {kind} | {field.get('description', '')} |".replace("|  |", "| |")


def _kind(field: dict[str, Any]) -> str:
    """Return the type of a field in a few words."""
    match field:
        case {"$ref": ref}:
            return f"`{ref.rpartition('/')[2]}`"
        case {"enum": values}:
            return " or ".join(f"`{value}`" for value in values)
        case {"anyOf": kinds}:
            return " or ".join(_kind(kind) for kind in kinds)
        case {"type": "array", "items": items}:
            return f"list of {_kind(items)}"
        case {"type": "object", "additionalProperties": values}:
            return f"{_kind(values)} by name"
        case {"type": kind}:
            return f"{kind}{_limits(field)}{_default(field)}"
    return "anything"


def _limits(field: dict[str, Any]) -> str:
    least, most = field.get("minimum"), field.get("maximum", field.get("maxLength"))
    if most is None or most > MANY:
        return ""
    return f", {least or field.get('minLength', 0)} to {most}{' characters' if 'maxLength' in field else ''}"


def _default(field: dict[str, Any]) -> str:
    default = field.get("default")
    return f", default {str(default).lower()}" if isinstance(default, bool | int) or default else ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
