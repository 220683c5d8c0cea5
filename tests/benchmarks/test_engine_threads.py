"""What a second thread brings: how much less the first one has to look at to get as deep."""

from __future__ import annotations

import math
import time

import pytest

from engine.searcher import Searcher
from engine.table import build
from rules import RULESETS, Game
from tests.engine.matches import openings

OPENINGS, DEPTH = 10, 18
MEMORY_BYTES = 1 << 25


def test_a_second_thread_brings_depth_sooner(capsys: pytest.CaptureFixture[str]) -> None:
    ruleset = RULESETS["oware"]
    table, nodes, seconds = build(ruleset, 9), [0, 0], [0.0, 0.0]
    for opening in openings(ruleset, OPENINGS, seed=5):
        for helpers in (0, 1):
            searcher = Searcher(ruleset, table, MEMORY_BYTES, helpers=helpers)
            begun = time.perf_counter()
            searcher.best(Game.replay(ruleset, opening), math.inf, depth=DEPTH)
            seconds[helpers] += time.perf_counter() - begun
            nodes[helpers] += searcher.nodes
    with capsys.disabled():
        print(f"\n{OPENINGS} positions to depth {DEPTH}: alone {nodes[0]:,} positions, {seconds[0]:.1f} s;")
        print(f"with a second thread the first looks at {nodes[1]:,}, {seconds[1]:.1f} s")
    assert nodes[1] < nodes[0]
