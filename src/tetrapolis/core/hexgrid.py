"""Hexagons in axial coordinates (q, r): r grows downward, directions run clockwise from the right."""

import numpy as np

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
DQ = np.array([q for q, _ in DIRECTIONS], np.int64)
DR = np.array([r for _, r in DIRECTIONS], np.int64)
