"""The seal of a record: two sums over all its lines, which show that a line was altered, and which.

Every line and the name of its field are hashed to numbers. The first sum adds the numbers of the lines; the second adds
them multiplied by the numbers of their names. If one line was altered, added or removed, the second sum has changed by
the number of its name times the change of the first, so the quotient of the two changes names the field.

Anybody can compute a new seal. It finds an altered line, not a forger; a forger fails at the draws, whose key holds the
start and the shares.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import lru_cache

PRIME = 2**256 - 189
DIGITS = 64

NamedLine = tuple[str, str]  # the name of the field, and the line


def seal_of(lines: Sequence[NamedLine]) -> str:
    """The two sums, in hexadecimal digits."""
    return " ".join(f"{number:0{DIGITS}x}" for number in _sums(lines))


def altered_field(lines: Sequence[NamedLine], sealed: str, absent: Iterable[str] = ()) -> str | None:
    """The name of the only field that does not match the seal, one of the lines' or of those that may be absent.

    None if several lines do not match, or if it is the seal that was altered.
    """
    meant = [int(number, 16) for number in sealed.split()]
    change, named = ((now - then) % PRIME for now, then in zip(_sums(lines), meant, strict=True))
    if change == 0:
        return None
    wanted = named * pow(change, -1, PRIME) % PRIME
    names = (*(name for name, _ in lines), *absent)
    return next((name for name in names if _number(name) == wanted), None)


def _sums(lines: Sequence[NamedLine]) -> tuple[int, int]:
    numbers = [(_number(name), _number(line)) for name, line in lines]
    return sum(line for _, line in numbers) % PRIME, sum(name * line for name, line in numbers) % PRIME


@lru_cache(maxsize=4096)  # names and answers come again and again
def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest(), "big") % PRIME
