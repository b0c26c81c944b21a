"""The weights of the hints, found by self-play; `python tools/train_chawai.py` finds them again."""

from __future__ import annotations

import numpy as np

FEWEST_SEATS = 3
# A row for each number of seats, from 3 on; in the order of `hints.features`.
FOUND = (
    (
        3.25, 11.83, 4.26, -4.74, -3.10, 6.90, -1.41, -4.64, -9.48, 3.43, -1.66, -5.57,
        2.33, -1.79, -2.37, 1.40, 2.84, -1.76, 3.52, -4.70, 5.57, -5.61,
    ),
    (
        1.98, 8.06, 5.98, -3.94, -3.01, 5.03, 0.49, -3.70, -8.46, 3.87, -0.37, -4.25,
        4.01, -2.85, -2.33, 1.62, 3.48, -2.24, 2.28, -3.79, 4.75, -5.38,
    ),
    (
        3.52, 4.81, 4.85, -2.86, -2.77, 3.64, 0.55, -2.47, -7.71, 4.11, 0.74, -3.28,
        4.55, -3.39, -2.20, 1.55, 4.75, -3.16, 3.17, -4.49, 4.03, -3.47,
    ),
    (
        1.78, 2.59, 3.35, -1.70, -1.30, 2.34, 0.48, -1.16, -5.95, 3.54, 0.86, -2.32,
        5.26, -3.67, -1.65, 1.18, 6.35, -4.39, 1.71, -2.70, 3.50, -3.02,
    ),
)  # fmt: skip
WEIGHTS = np.array([[0.0] * len(FOUND[0])] * FEWEST_SEATS + [list(row) for row in FOUND])
