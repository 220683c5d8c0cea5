"""Small endings with a past are decided at once, or known to hang on repetition."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.prover import Prover
from engine.table import build
from rules import RULESETS, GrandSlam
from tests.engine.agreement import compare, drawn_game

SETTLED = [key for key, ruleset in RULESETS.items() if ruleset.grand_slam is not GrandSlam.ONLY_TO_WIN]
"""Elsewhere a capture hangs on the stores, which no table knows."""


@pytest.mark.parametrize("key", SETTLED)
def test_no_small_ending_stays_open_and_every_verdict_is_what_playing_it_out_gives(key: str) -> None:
    rng, found = Random(key), Counter[str]()
    prover = Prover(RULESETS[key], build(RULESETS[key], 5), 1 << 16)
    for _ in range(25):
        found += compare(prover, drawn_game(rng, RULESETS[key], 5, 12), nodes=0, most=300)
    assert found["open"] == 0
    assert found["decided"] >= 5
