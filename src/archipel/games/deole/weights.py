"""The weights of the hints, found by self-play; `python -m tools.tune_deole` finds them again."""

from __future__ import annotations

import numpy as np

# In points, unless it says otherwise.
FOUND = {
    "helm": 3.18,  # the cost of a helm that is used
    "freedom": 0.47,  # a value that the track still takes afterwards, in quarters of a point
    "wind": -0.04,  # a point of a wind track
    "wind_box": 0.65,  # any box of a wind track
    "crew": -0.11,  # a point of the crew track
    "crew_box": -1.90,  # any box of the crew track
    "sixth": 2.58,  # the last box of the crew track, for its bonus
    "column": 0.40,  # the square of the filled boxes in the same column, in quarters of a point
    "waste": 4.11,  # the cost of a die that is discarded
    "castaway": 2.43,
    "wreck": 1.57,
    "isle": 2.43,
    "at_home": 5.81,  # a die that is laid when the ship is home
    "voyage": 1.85,  # a point of the voyage to come
    "hindrance": 0.55,  # the part of a way that the winds add to it
    "ease": 0.91,  # dice to spare with which a way is as likely made as not
    "any_value": 14.36,  # bonus A
    "any_colour": 4.53,  # bonus B
    "noise": 1.35,  # by which equals are told apart, in quarters of a point
}
Weights = np.dtype((np.record, [(name, "f8") for name in FOUND]))
WEIGHTS = np.array([tuple(FOUND.values())], Weights)
