"""The printed material: divers, fish and the lagoon. The values on the fish are data; see box.toml."""

from __future__ import annotations

import numpy as np

from archipel.core.boxes import Box, Toml
from archipel.core.facts import Facts, Option, ScoreLine

FACTS = Facts(
    title="Chawaï",
    designer="Bruno Faidutti",
    publisher="Superludé",
    artist="Paul Mafayon",
    year=2017,
    seats=range(3, 7),  # [C1.1]
    minutes=20,
    rules="1.1",
    prefix="C",
    options=(Option("gulls", values=("six", "seven")),),  # [C-R1]
    lines=tuple(ScoreLine(species, "C5.1") for species in ("sardines", "lanterns", "tigers", "tunas", "jellyfish")),
)

ROUNDS = 12  # [C1.1]
DIVERS = 12  # [C1.2, C-R16] for each of six players
MOST_SEATS = 6
PLACE_NAMES = ("bottom", "middle", "surface")  # [C1.3] in the order in which they are filled
PLACES = len(PLACE_NAMES)
BOTTOM, MIDDLE, SURFACE = range(PLACES)
CARDS = 36  # [C1.4] three for each round
GULLS = (6, 7)  # [C1.4, C-R1] by option

SPECIES = {  # [C1.4] how many cards, and the values they may have
    "sardines": (7, range(1, 6)),
    "lanterns": (3, (1, 3, 5)),
    "tigers": (8, range(6, 10)),
    "tunas": (8, range(10, 16)),
    "jellyfish": (4, (-10, -15)),
}
SARDINE, LANTERN, TIGER, TUNA, JELLYFISH, GULL = range(6)
SINGULAR = ("sardine", "lantern", "tiger", "tuna", "jellyfish", "gull")

# Every fish there may be, numbered from 1: its species and its value. 0 is no fish.
FISH = (
    (GULL, 0),
    *((species, value) for species, (_, values) in enumerate(SPECIES.values()) for value in values),
)
KINDS = len(FISH) + 1
SPECIES_OF = np.array([-1, *(species for species, _ in FISH)], np.int64)  # arrays: tuples are slow to look up in rules
VALUE_OF = np.array([0, *(value for _, value in FISH)], np.int64)
NAMES = ("nothing", "gull", *(f"{SINGULAR[species]}-{abs(value)}" for species, value in FISH[1:]))
GULL_CARD = 1


def read(toml: Toml) -> Box:
    """The number of cards of every fish but the gulls, from the values in the file [C6.1, C6.2, C6.3]."""
    counts = [0] * KINDS
    for species, (name, (count, values)) in enumerate(SPECIES.items()):
        for value in toml.whole_numbers(name, "values", values, count):
            counts[FISH.index((species, value)) + 1] += 1
    return toml.box(counts, SPECIES)
