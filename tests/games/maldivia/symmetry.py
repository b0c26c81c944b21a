"""Whether all four sides of a box of Maldivia are equal."""

from __future__ import annotations

from archipel.core.boxes import Box
from archipel.games.maldivia.box import (
    BACK,
    BUNDLES,
    CURRENT,
    FISH,
    FOG_LETTERS,
    FRONT,
    ISLAND_TABLES,
    MARKS,
    OCTOPUS,
    PILE,
    PLAIN,
    SHIPS,
    SIDES,
    SIZE,
    SPACES,
    TURNS,
)


def asymmetries(box: Box) -> list[str]:
    """The differences after a quarter turn clockwise, colours included; none if all sides are equal."""
    cloth = {"front": box.numbers[FRONT:BACK], "back": box.numbers[BACK:SHIPS]}
    odd = [
        f"{side} {MARKS[space]}"
        for side, printed in cloth.items()
        for space in range(SPACES)
        if printed[_turned_space(space)] != _turned_sight(printed[space])
    ]
    cards = box.numbers[SHIPS:FISH]
    piles = {side: cards[side * PILE : (side + 1) * PILE] for side in range(SIDES)}
    for side, pile in piles.items():
        if sorted(_turned_sight(card + 1) - 1 for card in pile) != list(piles[(side + 1) % SIDES]):
            odd.append(ISLAND_TABLES[side])
    return odd + (["fish"] if len(set(box.numbers[FISH:FOG_LETTERS])) > 1 else [])


def _turned_space(space: int) -> int:
    row, column = divmod(space, SIZE)
    return column * SIZE + SIZE - 1 - row


def _turned_sight(sight: int) -> int:
    if PLAIN < sight < OCTOPUS:
        return 1 + BUNDLES.index(tuple(sorted((colour + 1) % 4 for colour in BUNDLES[sight - 1])))
    if sight < CURRENT:
        return sight
    begins, ends = TURNS[sight - CURRENT]
    return CURRENT + TURNS.index(((begins + 1) % 4, (ends + 1) % 4))
