"""Larger tables against the rules, and against the independent solver."""

from __future__ import annotations

from random import Random

import pytest

from engine.table import build
from rules import RULESETS
from tests.engine.boards import drawn_pits, every_board
from tests.engine.solver import solve
from tests.engine.test_table import WITHOUT_STORES, equation


@pytest.mark.parametrize("key", WITHOUT_STORES)
def test_an_independent_solver_finds_the_same_bounds_for_every_board(key: str) -> None:
    solved, table = solve(RULESETS[key], 5), build(RULESETS[key], 5)
    for seeds in range(6):
        for pits in every_board(seeds):
            assert table.interval(pits) == solved.interval(pits), pits


@pytest.mark.parametrize("key", WITHOUT_STORES)
def test_both_bounds_of_random_boards_of_ten_seeds_follow_from_their_moves(key: str) -> None:
    rng, table = Random(key), build(RULESETS[key], 10)
    for _ in range(3000):
        pits = drawn_pits(rng, rng.randint(6, 10))
        assert table.interval(pits) == equation(table, RULESETS[key], pits, 24 - sum(pits)), pits
