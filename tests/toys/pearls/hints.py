"""What bots know of the toy: see `rules`."""

from tests.toys.pearls.rules import policy

__all__ = ["policy"]
