"""Déole on paper: the navigation sheet, the exploration map and the annex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.deole.prints import annex, chart, sheet
from archipel.games.deole.prints.printed import printed

if TYPE_CHECKING:
    from archipel.core.boxes import Box
    from archipel.core.drawing import Page
    from archipel.core.words import Words


def pages(box: Box, words: Words) -> list[Page]:
    """The pages for a table: a sheet for each player, a map, an annex."""
    print_ = printed(box)
    return [part.page(print_, words) for part in (sheet, chart, annex)]
