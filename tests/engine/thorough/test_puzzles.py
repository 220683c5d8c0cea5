"""The whole banks proved again, and the making of puzzles."""

from __future__ import annotations

import pytest

from engine import puzzles
from engine.prover import Prover
from engine.puzzle_maker import PuzzleMaker
from engine.table import build
from rules import RULESETS
from tests.engine.test_puzzles import BANKS, winning


@pytest.mark.parametrize("key", BANKS)
def test_every_puzzle_has_exactly_one_winning_move(key: str) -> None:
    prover = Prover(RULESETS[key], build(RULESETS[key], 12), 1 << 26)
    for puzzle in puzzles(key):
        assert winning(prover, puzzle) == [puzzle.solution], puzzle.id


def test_the_same_seed_makes_the_same_puzzles() -> None:
    made = [PuzzleMaker(RULESETS["ayoayo"], 3).make(6) for _ in range(2)]
    assert made[0] == made[1]
    assert len(made[0]) == 6
