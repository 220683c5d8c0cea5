"""A turn: one position, without regard to earlier moves."""

from __future__ import annotations

import pytest

from rules import IllegalMove, IllegalReason, Outcome, Position, Side, Termination, format_moves, parse_pit
from rules.turn import Turn
from tests.rules.boards import AYOAYO, OWARE


def test_a_turn_offers_the_legal_moves_of_its_position() -> None:
    turn = Turn(OWARE, Position.parse("1 0 0 0 3 1 0 0 0 0 0 0 21 22 S"))
    assert format_moves(turn.legal) == "EF"
    assert turn.why_illegal(parse_pit("A")) is IllegalReason.MUST_FEED
    assert str(turn.move(parse_pit("F")).after) == "1 0 0 0 3 0 1 0 0 0 0 0 21 22 N"
    assert turn.outcome() is None


@pytest.mark.parametrize(
    ("board", "outcome"),
    [
        ("1 0 0 0 0 0 1 0 0 0 0 0 25 21 S", Outcome(Side.SOUTH, Termination.MAJORITY, (25, 21))),
        ("1 0 0 0 0 0 0 0 0 0 0 0 23 24 S", Outcome(Side.NORTH, Termination.STUCK, (23, 25))),
    ],
    ids=["won", "stuck"],
)
def test_a_turn_that_is_won_or_stuck_offers_no_move(board: str, outcome: Outcome) -> None:
    turn = Turn(AYOAYO, Position.parse(board))
    assert turn.outcome() == outcome
    assert turn.legal == ()
    with pytest.raises(IllegalMove) as refused:
        turn.move(parse_pit("A"))
    assert refused.value.reason is IllegalReason.GAME_OVER
