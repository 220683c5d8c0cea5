"""What seeds are worth where they lie, for the estimate of a quiet position."""

from __future__ import annotations

import numpy as np

from engine.compiled import Numbers
from engine.estimate import MOST_IN_A_PIT
from rules import Capture, Ruleset

_BY_SEEDS_IN_PIT = (
    (0, 69, 123, 241, 272, 264, 285, 286, 244, 209, 208, 201, 200, 199, 226, 249, 295, 293, 278, 262, 257),
    (0, 80, 149, 229, 228, 233, 236, 221, 197, 171, 139, 137, 190, 243, 269, 316, 350, 364, 347, 303, 240),
    (0, 71, 130, 181, 196, 207, 172, 163, 141, 115, 68, 131, 158, 204, 235, 294, 324, 322, 273, 211, 162),
    (0, 63, 107, 166, 178, 145, 120, 82, 78, 76, 92, 132, 189, 244, 317, 389, 410, 349, 267, 157, 70),
    (0, 55, 99, 143, 137, 96, 68, 42, 19, 33, 91, 164, 209, 265, 302, 291, 276, 192, 91, 63, 93),
    (0, 62, 99, 92, 68, 47, 24, -17, 20, 74, 153, 241, 323, 402, 408, 361, 279, 116, 65, 89, 78),
)
"""For each of the mover's pits, in hundredths of a seed, what 0, 1, 2 … seeds in it add where captures take
twos and threes. Found by ridge regression on 133,291 positions of 1,874 games of Oware that the search played
against itself; the value to meet was six parts a game's final difference and four the search's own score."""

_A_SEED_WON, _THE_MOVE = 99, 0
"""What a seed's difference of the stores and being to move are worth on the same scale, found with them."""


def worth_of(ruleset: Ruleset) -> Numbers:
    """The table for a ruleset, as ``estimate`` reads it. Where relays capture, only the stores count."""
    if ruleset.capture is not Capture.TWOS_AND_THREES:
        return stores_alone()
    worth = np.zeros((7, MOST_IN_A_PIT + 1), dtype=np.int64)
    worth[:6] = _BY_SEEDS_IN_PIT
    worth[6, :2] = _A_SEED_WON, _THE_MOVE
    return worth


def stores_alone() -> Numbers:
    """The table of a player who counts what has been won, and has no feeling for what lies on the board."""
    worth = np.zeros((7, MOST_IN_A_PIT + 1), dtype=np.int64)
    worth[6, 0] = 100
    return worth
