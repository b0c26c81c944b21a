"""Seats as callers name them: whole numbers, NumPy's included, checked in one place."""

from __future__ import annotations

import operator

from archipel.core.errors import NoSeat


def whole(value: object) -> int | None:
    """The value as Python's own int; None if it is not a whole number. True and False are not numbers here."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type] # that is the question
    except TypeError:
        return None


def check_seat(seat: object, seats: int, *special: int) -> int:
    """The seat as an int, if it is one of these many seats or one of the special ones."""
    number = seat if type(seat) is int else whole(seat)
    if number is None:
        raise NoSeat("seat-number", value=repr(seat))
    if not 0 <= number < seats and number not in special:
        if number < 0:
            raise NoSeat("not-a-seat", number=str(number), seats=seats)
        raise NoSeat("no-seat", number=str(number + 1), seats=seats)
    return number
