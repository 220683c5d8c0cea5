"""What the estimate of a quiet position counts, by ruleset."""

from __future__ import annotations

from importlib.resources import files

import numpy as np

from engine.compiled import Weights
from engine.estimate import FOR_LEAD, ROWS
from rules import Capture, Ruleset


def worth_of(ruleset: Ruleset) -> Weights:
    """The weights for a ruleset, as ``estimate`` reads them. Where relays capture, only the stores count.

    Those for captures of twos and threes were fitted as ``python -m engine tune`` does it.
    """
    if ruleset.capture is not Capture.TWOS_AND_THREES:
        return stores_alone()
    with (files("engine") / "weights" / "twos-and-threes.npy").open("rb") as file:
        weights: Weights = np.load(file)
    return weights


def stores_alone() -> Weights:
    """The weights of a player who counts what has been won, and has no feeling for what lies on the board."""
    weights = np.zeros((ROWS, 1), dtype=np.int16)
    weights[FOR_LEAD, 0] = 100
    return weights
