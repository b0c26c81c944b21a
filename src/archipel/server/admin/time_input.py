"""Times as operators write them: "3 days", "45 min", "2026-12-01", "2026-12-01 14:00"."""

from __future__ import annotations

import re
from datetime import datetime

from archipel.core.errors import TranslatedError

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
LONGEST = 36_500 * DAY
SPAN = re.compile(r"(\d{1,6})\s*([^\W\d_]+)\.?")
UNITS = {  # in five languages
    r"m|min|mins|minut.*": MINUTE,
    r"h|std|hours?|heures?|stunden?|or[ae]|uur|uren": HOUR,
    r"d|j|g|t|days?|jours?|tage?n?|giorn[oi]|dag|dagen": DAY,
    r"w|weeks?|semaines?|wochen?|settiman[ae]|weken": 7 * DAY,
    r"months?|mois|monate?n?|mes[ei]|maand(en)?": 30 * DAY,
    r"y|years?|ans?|années?|jahre?n?|ann[oi]|jaar|jaren": 365 * DAY,
}


def read_time(text: str, now: int) -> int:
    """The time in this text, in milliseconds since 1970: a span from now on, or a date in the local time."""
    until = now + read_span(text) if _found_span(text) else _date(text)
    if not now < until <= now + LONGEST:
        raise TranslatedError("admin-past", text=text)
    return until


def read_span(text: str) -> int:
    """A span in milliseconds, such as "3 days"."""
    found = _found_span(text)
    lengths = [length for pattern, length in UNITS.items() if found and re.fullmatch(pattern, found[2])]
    if found is None or not lengths:
        raise _unclear(text)
    return int(found[1]) * lengths[0]


def _found_span(text: str) -> re.Match[str] | None:
    return SPAN.fullmatch(" ".join(text.casefold().split()))


def _date(text: str) -> int:
    try:
        return round(datetime.fromisoformat(text.strip()).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise _unclear(text) from None


def _unclear(text: str) -> TranslatedError:
    return TranslatedError("admin-moment", text=text)
