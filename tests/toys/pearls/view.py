"""What a seat sees of the toy: see `rules`."""

from tests.toys.pearls.rules import hide, imagine

__all__ = ["hide", "imagine"]
