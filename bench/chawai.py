"""The contestants in Chawaï, and in its nearest relative in OpenSpiel: Goofspiel, where all bid at once."""

from __future__ import annotations

import importlib
import time
from typing import TYPE_CHECKING

from pig import rollouts
from race import Contestants, Heat

import archipel
from archipel.core.batch import Batch

if TYPE_CHECKING:
    from result import Result

SEATS = 4
ROUNDS = 12
DIVES = SEATS * ROUNDS  # in a game
HEAT = 3_000  # games
CARDS = 13
GAMES, GOOFSPIEL = "Chawaï", "Goofspiel in C++"


def chawai_contestants(result: Result) -> Contestants:
    """Ours, and OpenSpiel's where it is installed."""
    ours: Contestants = {GAMES: our_heat}
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return ours
    cards = {"players": SEATS, "num_cards": CARDS, "points_order": "random", "imp_info": False}
    goofspiel = pyspiel.load_game_as_turn_based("goofspiel", cards)
    opening = goofspiel.new_initial_state()
    opening.apply_action(opening.legal_actions()[0])
    result.method.append(
        f"Chawaï: {SEATS} seats, {ROUNDS} rounds; Goofspiel: {SEATS} players, {CARDS} cards, turn-based"
    )
    return ours | {GOOFSPIEL: lambda seed: rollouts(pyspiel, goofspiel, opening, seed)}


def our_heat(seed: int) -> Heat:
    """Whole random games."""
    lagoon = Batch(archipel.game("chawai"), HEAT, seats=SEATS, seed=seed)
    begun = time.perf_counter()
    lagoon.playout()
    return Heat(HEAT, time.perf_counter() - begun)
