"""What a seat sees of Déole: everything, for sheets, bag and Rose lie open."""

from __future__ import annotations

from archipel.core.kernel import rule


@rule
def hide(s, seat):
    """Nothing is hidden [D-R39]."""


@rule
def imagine(s, seat, rng):
    """So there is nothing to imagine [D-R39]."""
