"""The printed material: the ring, the turtles, the dice and the egg cards."""

from __future__ import annotations

from archipel.core.facts import Facts, Option, ScoreLine

FACTS = Facts(
    title="Mahé",
    designer="Alex Randolph",
    publisher="franjos Spielverlag",
    year=2014,
    seats=range(2, 8),  # [M1.1]
    minutes=30,
    rules="1.1",
    prefix="M",
    options=(Option("egg_cards", values=("no", "yes")),),  # [M8.1]
    lines=(ScoreLine("cards", "M6.2"), ScoreLine("beach", "M6.2")),
    open_scores=False,  # [M5.1] won cards lie face down
)

BEACH = 21  # [M1.3] the last space of the ring, and its length
RAFT = 0  # [M-R3] off the ring
LIMIT = 7  # [M2.4]
DICE = 3
PIPS = 6

MOST_SEATS = 7
MOST_TURTLES = 7
TURTLES = ("red", "blue", "yellow", "green", "orange", "purple", "white")  # [M9.2]

FACES = 6
DECK = (0, 3, 3, 5, 5, 5, 3)  # [M1.4, M9.1] how many cards show 1, 2 … 6 eggs; none shows 0
OUT = 4  # [M1.4] cards that stay out of the game, unseen
PILE = sum(DECK) - OUT
LAST_EGGS = 7  # [M6.1] printed on the beach
