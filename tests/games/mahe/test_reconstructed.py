"""Facts that the booklet does not give, and how they were worked out."""

from __future__ import annotations

from collections import Counter

from archipel.games.mahe.box import DECK, TURTLES

EXAMPLE = [[1, 3, 3, 4, 5, 6], [1, 2, 4, 4, 6], [2, 3, 4, 6], [3, 3, 4, 5, 5]]  # the twenty cards of MA-4


def test_only_one_deck_fits():
    """[M9.1] As many of 1, 2 and 6; as many, but more, of 3, 4 and 5; 24 cards; and all those of the example."""
    needed = Counter(eggs for hand in EXAMPLE for eggs in hand)
    decks = [Counter({1: few, 2: few, 6: few, 3: 8 - few, 4: 8 - few, 5: 8 - few}) for few in range(4)]
    (deck,) = (deck for deck in decks if deck >= needed)
    assert [deck[eggs] for eggs in range(1, 7)] == list(DECK[1:])


def test_three_colours_are_the_booklets():
    """[M9.2]"""
    assert TURTLES[:3] == ("red", "blue", "yellow")
    assert len(set(TURTLES)) == 7
