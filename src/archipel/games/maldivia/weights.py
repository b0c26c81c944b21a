"""The weights of the hints, found by self-play; `python -m tools.tune_maldivia` finds them again."""

from __future__ import annotations

import numpy as np

# In thirty-seconds of a fish that is delivered, unless it says otherwise.
FOUND = {
    "fish": 9.00,  # a fish of any colour, on the mast
    "theft": 32.93,  # a fish that another player loses
    "creature": 14.00,  # an octopus or a shark
    "promised": 9.33,  # a fish on the mast that an open ship asks for, if all others are there as well
    "nearly": -4.30,  # a ship that lacks a single fish
    "ready": -6.31,  # a ship that can be served
    "others": 0.23,  # the part of the worth of all ships that counts beside the best one
    "risk": 0.90,  # the cost of a stop with fish on the mast for each other boat that is near
    "twist": 1.05,  # the probability that an octopus is used
    "bite": 1.14,  # the probability that a shark is used
    "ahead": 0.47,  # the part of the best place straight ahead, in the direction of the next arrow
    "whim": 8.17,  # noise in the choice of the best place
    "plan_whim": 16.00,  # the same for plans; chosen, so that there are different plans to compare
    "fog_whim": 4.13,  # noise in the choice of the side to fold
    "lost": 30.18,  # a fish that the own boat loses by the fold
    "taken": 23.35,  # a fish that another boat loses by it
    "wanted": -0.01,  # a ship of the folded side for which the mast holds some fish, by its promise
}
Weights = np.dtype((np.record, [(name, "f8") for name in FOUND]))
WEIGHTS = np.array([tuple(FOUND.values())], Weights)
