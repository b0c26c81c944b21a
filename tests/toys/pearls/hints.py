"""Hints for bots: see `rules`."""

from tests.toys.pearls.rules import policy

__all__ = ["policy"]
