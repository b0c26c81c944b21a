"""The names of people: each can be seen, and no two at a table look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from archipel.core.errors import ArchipelError
from archipel.core.table import check_names
from archipel.server.base.errors import Denied

BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing
UNSEEN = ("M", "Z", "C")  # categories that show nothing by themselves: marks, separators, controls
CYRILLIC = str.maketrans("асеорхуіјѕһԁԛԝвнкмтӏ", "aceopxyijshdqwbhkmtl")
GREEK = str.maketrans("αβεηικμνορτυχζ", "abehikmvoptyxz")
OTHERS = str.maketrans("01|ı’‘´`", "olli''''")


def checked_name(name: str) -> str:
    """The name with single blanks; refuses names that cannot be written into a record or cannot be seen."""
    name = " ".join(name.split())
    try:
        check_names((name,), 1)
    except ArchipelError:
        raise Denied("bad-name", 400) from None
    if not any(map(_is_seen, name)):
        raise Denied("blank-name", 400)
    return name


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like one of the others."""
    for other in others:
        if look_alike(name, other):
            raise Denied("name-taken", name=other)


def look_alike(name: str, other: str) -> bool:
    """Tell whether two names look the same at first sight: apart from case, width, invisible signs and alphabets."""
    return not _looks(name).isdisjoint(_looks(other))


def _looks(name: str) -> set[str]:
    """The looks of the name: a capital I is an i, but also looks like an l."""
    plain = unicodedata.normalize("NFKC", name)
    return {_skeleton(plain), _skeleton(plain.replace("I", "l"))}


def _skeleton(name: str) -> str:
    """The visible signs in small letters, those of other alphabets by the Latin letter that looks like them."""
    small = unicodedata.normalize("NFKC", name.casefold())
    seen = "".join(sign for sign in small if _is_seen(sign) or unicodedata.category(sign)[0] == "M")
    return seen.translate(CYRILLIC).translate(GREEK).translate(OTHERS)


def _is_seen(sign: str) -> bool:
    return sign not in BLANKS and unicodedata.category(sign)[0] not in UNSEEN
