"""What seeds are worth where they lie, for the estimate of a quiet position."""

from __future__ import annotations

import numpy as np

from engine.compiled import Numbers
from engine.estimate import MOST_IN_A_PIT
from rules import Ruleset


def worth_of(ruleset: Ruleset) -> Numbers:
    """The table for a ruleset, as ``estimate`` reads it."""
    del ruleset
    worth = np.zeros((7, MOST_IN_A_PIT + 1), dtype=np.int64)
    worth[6, 0] = 100
    return worth
