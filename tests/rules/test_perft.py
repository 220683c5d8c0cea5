"""Counting move sequences."""

from __future__ import annotations

import pytest

from rules import RULESETS, Position, Ruleset, perft
from rules.turn import Turn
from tests.rules.boards import ABAPA, AYOAYO, OWARE, SLAM_ILLEGAL

EVERY_RULESET = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)


def walked(turn: Turn, depth: int) -> int:
    """The same number, found by playing every move of every turn."""
    if depth == 0:
        return 1
    return sum(walked(Turn(turn.ruleset, turn.move(pit).after), depth - 1) for pit in turn.legal)


@EVERY_RULESET
@pytest.mark.parametrize(
    "board",
    [
        "6 6 2 7 0 6 1 0 6 6 0 1 7 0 N",
        "1 0 0 0 2 17 0 0 0 0 0 0 14 14 S",
        "1 0 0 0 0 2 1 2 0 0 0 0 20 22 S",
        "0 2 1 0 1 0 1 0 1 0 1 2 20 19 N",
        "1 2 0 0 0 0 1 0 0 0 0 2 23 19 N",
    ],
    ids=["middle", "feeding", "slam", "endless", "near the end"],
)
def test_as_many_sequences_are_counted_as_can_be_played(ruleset: Ruleset, board: str) -> None:
    position = Position.parse(board)
    assert [perft(ruleset, position, depth) for depth in range(4)] == [
        walked(Turn(ruleset, position), depth) for depth in range(4)
    ]


@pytest.mark.parametrize(
    ("ruleset", "depth", "sequences"),
    [(AYOAYO, 9, 1_156_048), (OWARE, 9, 3_592_872)],
    ids=["ayoayo", "oware"],
)
def test_the_start_has_as_many_long_sequences_as_others_have_counted(
    ruleset: Ruleset, depth: int, sequences: int
) -> None:
    assert perft(ruleset, Position(), depth) == sequences


def test_the_empty_sequence_is_one() -> None:
    assert perft(OWARE, Position(), 0) == 1


def test_a_won_or_stuck_game_has_no_continuation() -> None:
    assert perft(AYOAYO, Position.parse("1 0 0 0 0 0 1 0 0 0 0 0 25 21 S"), 1) == 0
    assert perft(ABAPA, Position.parse("1 0 0 0 0 0 0 0 0 0 0 0 23 24 S"), 1) == 0


def test_an_illegal_grand_slam_is_not_counted() -> None:
    slam = Position.parse("1 0 0 0 0 2 1 2 0 0 0 0 20 22 S")
    assert (perft(OWARE, slam, 1), perft(SLAM_ILLEGAL, slam, 1)) == (2, 1)


def test_a_sequence_cannot_have_fewer_than_no_moves() -> None:
    with pytest.raises(ValueError, match="fewer than no moves"):
        perft(OWARE, Position(), -1)
