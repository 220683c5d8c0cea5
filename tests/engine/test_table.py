"""Interval tables hold what the rules say, equation by equation, and what an independent solver finds."""

from __future__ import annotations

from random import Random

import pytest

from engine.table import Table, build
from rules import RULESETS, GrandSlam, Ruleset
from tests.engine.boards import drawn_pits, every_board
from tests.engine.solver import Pits, options, solve, stuck_shares

SEEDS = 7
WITHOUT_STORES = [key for key, rules in RULESETS.items() if rules.grand_slam is not GrandSlam.ONLY_TO_WIN]


def equation(table: Table, ruleset: Ruleset, pits: Pits, store: int) -> tuple[int, int]:
    """Both bounds of a board from those of the boards its moves lead to; a slam that wins is everything."""
    seeds = sum(pits)
    moves = options(ruleset, pits, store)
    if not moves:
        return stuck_shares(ruleset, pits)[0], stuck_shares(ruleset, pits)[0]
    won = [store + gained >= 25 and not any(after[:6]) for gained, after in moves]
    bounds = [table.interval(after) for _, after in moves]
    return (
        max(seeds if win else seeds - high for win, (_, high) in zip(won, bounds, strict=True)),
        max(seeds if win else seeds - low for win, (low, _) in zip(won, bounds, strict=True)),
    )


@pytest.mark.parametrize("key", WITHOUT_STORES)
def test_both_bounds_of_random_boards_follow_from_their_moves(key: str) -> None:
    ruleset, rng = RULESETS[key], Random(key)
    table = build(ruleset, SEEDS)
    for _ in range(200):
        pits = drawn_pits(rng, rng.randint(0, SEEDS))
        # No store can reach 25 here, so that no capture ends the game before its seeds are counted.
        assert table.interval(pits) == equation(table, ruleset, pits, 24 - sum(pits)), pits


def test_where_slams_only_win_the_bounds_hold_for_every_store() -> None:
    ruleset, rng = RULESETS["abapa-slam-wins"], Random(5)
    table = build(ruleset, SEEDS)
    for _ in range(200):
        pits = drawn_pits(rng, rng.randint(1, SEEDS))
        low, high = table.interval(pits)
        for store in range(24 - sum(pits), 25):
            surely, at_best = equation(table, ruleset, pits, store)
            assert low <= surely, (pits, store)
            assert high >= at_best, (pits, store)


@pytest.mark.parametrize("key", WITHOUT_STORES)
def test_an_independent_solver_finds_the_same_bounds_for_every_board(key: str) -> None:
    solved, table = solve(RULESETS[key], 3), build(RULESETS[key], 3)
    for seeds in range(4):
        for pits in every_board(seeds):
            assert table.interval(pits) == solved.interval(pits), pits


def test_two_seeds_that_only_circle_are_sure_for_nobody_and_may_be_everything() -> None:
    """F=1, f=1: each seed feeds the other player, so in Oware both can walk round for ever."""
    circling = (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1)
    assert build(RULESETS["oware"], 2).interval(circling) == (0, 2)
    assert build(RULESETS["ayoayo"], 2).interval(circling) == (2, 2)


def test_a_table_says_what_it_does_not_cover() -> None:
    table = build(RULESETS["oware"], 2)
    with pytest.raises(ValueError, match="covers 2 seeds, not 3"):
        table.interval((3, *(0,) * 11))
    with pytest.raises(ValueError, match="at most 16 seeds"):
        build(RULESETS["oware"], 17)
