"""Hidden information: there is none, because sheets, bag and Rose are open."""

from __future__ import annotations

from archipel.core.kernel import rule


@rule
def hide(s, seat):
    """Nothing is hidden [D-R39]."""


@rule
def imagine(s, seat, rng):
    """Do nothing: no information is hidden [D-R39]."""
