"""The weights of the hints, found by self-play; `python tools/train_chawai.py` finds them again."""

from __future__ import annotations

import numpy as np

FEWEST_SEATS = 3
# A row for each number of seats, from 3 on; in the order of `hints.features`.
FOUND = (
    (
        3.57, 11.77, 4.03, -4.66, -3.27, 6.72, -1.80, -4.60, -9.24, 3.40, -1.26, -5.56,
        2.69, -2.07, -2.76, 1.31, 2.76, -1.78, 4.09, -4.79, 5.56, -5.34,
    ),
    (
        2.66, 8.13, 5.93, -4.04, -2.91, 5.14, 0.52, -3.80, -8.69, 3.98, -0.31, -4.24,
        4.12, -3.00, -2.30, 1.38, 4.06, -2.67, 2.90, -4.73, 4.67, -5.07,
    ),
    (
        1.96, 4.84, 4.84, -2.73, -2.25, 3.59, 0.56, -2.21, -7.24, 3.87, 0.48, -3.15,
        4.51, -3.60, -1.77, 1.39, 4.94, -3.03, 2.18, -3.57, 4.14, -4.24,
    ),
    (
        1.77, 2.56, 3.35, -1.67, -1.23, 2.28, 0.49, -1.13, -5.80, 3.43, 0.77, -2.28,
        5.20, -3.42, -1.48, 1.16, 5.74, -3.76, 1.68, -2.69, 3.49, -3.04,
    ),
)  # fmt: skip
WEIGHTS = np.array([[0.0] * len(FOUND[0])] * FEWEST_SEATS + [list(row) for row in FOUND])
