"""The view of a seat: see `rules`."""

from tests.toys.pearls.rules import hide, imagine

__all__ = ["hide", "imagine"]
