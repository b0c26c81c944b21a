"""The seal computed naively from the text of a record, as a forger would do it."""

from __future__ import annotations

import hashlib
import re

PRIME = 2**256 - 189


def number(text: str) -> int:
    return int(hashlib.sha256(text.encode()).hexdigest(), 16) % PRIME


def named_lines(text: str) -> list[tuple[str, str]]:
    """The lines of a record except its seal: header, answers and end are separated by blank lines."""
    header, *answers, end = (block.splitlines() for block in text.strip().split("\n\n"))
    numbered = [(f"answer {n}", line) for n, line in enumerate((line for block in answers for line in block), 1)]
    named = [(line.partition(":")[0], line) for line in (*header[1:], *end[1:]) if not line.startswith("seal: ")]
    return [("title", header[0]), ("end", end[0]), *numbered, *named]


def resealed(text: str) -> str:
    """The text with the seal that it would need."""
    lines = [(number(name), number(line)) for name, line in named_lines(text)]
    first = sum(line for _, line in lines) % PRIME
    second = sum(name * line for name, line in lines) % PRIME
    return re.sub(r"(?m)^seal: .*", f"seal: {first:064x} {second:064x}", text)
