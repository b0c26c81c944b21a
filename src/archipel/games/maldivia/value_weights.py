"""The weights of the value of a position, by self-play; `python -m tools.train_maldivia_values` finds them again."""

from __future__ import annotations

import numpy as np

FEWEST_SEATS, STAGES, COUNT = 2, 5, 6
# A block for each number of seats, from 2 on, with a row for each part of the game, the last one first; in the order of
# `value_features`.
FOUND = (
    (
        (6.172, 0.113, 0.553, 0.370, 0.028, 0.183),
        (3.956, 0.103, 0.283, 0.323, 0.013, 0.075),
        (2.868, 0.118, 0.033, 0.178, 0.023, -0.002),
        (2.155, 0.086, 0.014, 0.113, 0.020, 0.053),
        (1.634, 0.078, -0.034, 0.101, 0.006, -0.001),
    ),
    (
        (7.205, 0.135, 0.617, 0.298, -0.014, 0.274),
        (4.682, 0.142, 0.318, 0.238, -0.013, -0.023),
        (3.689, 0.133, 0.190, 0.126, -0.013, 0.011),
        (2.999, 0.147, 0.018, 0.094, -0.002, 0.103),
        (2.899, 0.132, 0.066, -0.029, 0.024, -0.040),
    ),
    (
        (7.936, 0.138, 0.625, 0.271, -0.018, 0.294),
        (5.153, 0.136, 0.410, 0.211, -0.023, -0.049),
        (4.093, 0.144, 0.237, 0.071, -0.003, -0.057),
        (3.548, 0.149, 0.128, 0.042, -0.001, 0.023),
        (3.524, 0.159, 0.199, -0.024, -0.025, 0.009),
    ),
)  # fmt: skip
VALUE_WEIGHTS = np.pad(np.array(FOUND), ((FEWEST_SEATS, 0), (0, 0), (0, 0)))  # by seats and part of the game
