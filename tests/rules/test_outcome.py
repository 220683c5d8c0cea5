"""How games end, and with which scores."""

from __future__ import annotations

import pytest

from rules import (
    RULESETS,
    Game,
    IllegalMove,
    IllegalReason,
    Outcome,
    Position,
    Ruleset,
    Side,
    Termination,
    parse_pit,
)
from tests.rules.boards import AYOAYO, OWARE, game

EVERY_RULESET = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
IN_THE_MIDDLE = Position.parse("1 2 0 0 0 3 0 0 4 0 0 0 20 18 N")


@EVERY_RULESET
def test_25_seeds_win_at_once_and_the_seeds_on_the_board_belong_to_nobody(ruleset: Ruleset) -> None:
    won = game(ruleset, "1 2 0 0 0 0 0 0 4 0 0 0 16 25 S")
    assert won.outcome() == Outcome(Side.NORTH, Termination.MAJORITY, (16, 25))
    assert won.legal_moves() == []


@EVERY_RULESET
def test_24_seeds_do_not_win(ruleset: Ruleset) -> None:
    assert game(ruleset, "1 2 0 0 0 0 0 0 4 0 0 0 17 24 S").outcome() is None


@EVERY_RULESET
def test_24_to_24_is_a_draw(ruleset: Ruleset) -> None:
    drawn = game(ruleset, "0 0 0 0 0 0 0 0 0 0 0 0 24 24 N")
    assert drawn.outcome() == Outcome(None, Termination.STUCK, (24, 24))


def test_the_majority_is_looked_at_before_a_player_is_stuck() -> None:
    won = game(OWARE, "0 0 0 0 0 0 3 0 0 0 0 0 25 20 S")
    assert won.outcome() == Outcome(Side.SOUTH, Termination.MAJORITY, (25, 20))


def test_the_move_that_brings_25_seeds_ends_the_game() -> None:
    winning = game(AYOAYO, "1 0 0 0 0 3 0 2 0 0 4 0 20 18 S")
    winning.play(parse_pit("A"))
    assert winning.outcome() == Outcome(Side.SOUTH, Termination.MAJORITY, (25, 18))
    with pytest.raises(IllegalMove) as refused:
        winning.play(parse_pit("b"))
    assert refused.value.reason is IllegalReason.GAME_OVER


def test_a_player_whose_row_is_empty_is_stuck() -> None:
    stuck = game(OWARE, "0 0 0 0 0 0 3 0 0 0 0 2 20 23 S")
    assert stuck.outcome() == Outcome(Side.NORTH, Termination.STUCK, (20, 28))


@pytest.mark.parametrize("loser", Side)
def test_who_resigns_or_runs_out_of_time_loses_with_the_stores_as_they_stand(loser: Side) -> None:
    resigned = Outcome.resignation(loser, IN_THE_MIDDLE)
    late = Outcome.timeout(loser, IN_THE_MIDDLE)
    assert resigned == Outcome(loser.opponent, Termination.RESIGNATION, (20, 18))
    assert late == Outcome(loser.opponent, Termination.TIMEOUT, (20, 18))


def test_an_agreed_draw_leaves_the_stores_as_they_stand() -> None:
    assert Outcome.agreed_draw(IN_THE_MIDDLE) == Outcome(None, Termination.AGREEMENT, (20, 18))


@pytest.mark.parametrize(
    ("board", "winner", "scores"),
    [
        ("1 2 0 0 0 3 0 0 4 0 0 0 20 18 N", Side.SOUTH, (26, 22)),
        ("1 0 0 0 0 0 0 0 4 0 0 0 20 23 N", Side.NORTH, (21, 27)),
        ("1 3 0 0 0 0 0 0 4 0 0 0 20 20 N", None, (24, 24)),
    ],
)
def test_an_agreed_end_gives_each_player_their_own_row(
    board: str, winner: Side | None, scores: tuple[int, int]
) -> None:
    ended = Outcome.agreed_end(Position.parse(board))
    assert ended == Outcome(winner, Termination.AGREEMENT, scores)


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert Game(AYOAYO).outcome() is None
