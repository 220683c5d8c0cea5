"""The whole banks proved again, and the making of puzzles."""

from __future__ import annotations

import pytest

from engine import puzzles
from engine.prover import Prover
from engine.puzzle_maker import PuzzleMaker
from engine.table import build
from rules import RULESETS
from tests.engine.test_puzzles import EVERY_MOVE_PROVED, beginning, faults, winning
from tests.engine.walked import suggesting


@pytest.mark.parametrize("key", EVERY_MOVE_PROVED)
def test_every_puzzle_has_exactly_one_winning_move(key: str) -> None:
    prover = Prover(RULESETS[key], build(RULESETS[key], 12), 1 << 26)
    for puzzle in puzzles(key):
        assert winning(prover, puzzle) == [puzzle.solution], puzzle.id


def test_every_puzzle_of_abapa_has_exactly_one_winning_move() -> None:
    """By the rules alone, all replies walked through; by proofs where there are too many replies."""
    prover = Prover(RULESETS["abapa"], build(RULESETS["abapa"], 12), 1 << 26)
    for puzzle in puzzles("abapa"):
        if sum(puzzle.position.row_seeds) <= 9:
            assert not faults(suggesting("abapa", 9), puzzle), puzzle.id
            continue
        cases = prover.examine(beginning(puzzle), 8)
        assert len(cases) == len(beginning(puzzle).legal_moves())
        for case in cases:
            assert case.low >= 25 if case.pit == puzzle.solution else case.high <= 24, (puzzle.id, case.pit)


def test_the_same_seed_makes_the_same_puzzles() -> None:
    made = [PuzzleMaker(RULESETS["ayoayo"], 3).make(6) for _ in range(2)]
    assert made[0] == made[1]
    assert len(made[0]) == 6
