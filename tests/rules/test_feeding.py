"""Feeding: an opponent whose row is empty must be left with a seed in it."""

from __future__ import annotations

import pytest

from rules import IllegalReason, Outcome, Ruleset, Side, Termination, parse_pit
from tests.rules.boards import (
    ABAPA,
    AYOAYO,
    OWARE,
    SEED_STAYS,
    SLAM_ILLEGAL,
    SLAM_TAKES,
    SLAM_WINS,
    game,
    legal,
)


@pytest.mark.parametrize("ruleset", [OWARE, ABAPA, AYOAYO, SEED_STAYS], ids=lambda ruleset: ruleset.key)
def test_only_moves_that_reach_an_empty_row_are_legal(ruleset: Ruleset) -> None:
    board = "1 0 0 0 3 1 0 0 0 0 0 0 21 22 S"
    assert legal(ruleset, board) == "EF"
    assert game(ruleset, board).why_illegal(parse_pit("A")) is IllegalReason.MUST_FEED


def test_a_relay_feeds_with_its_later_laps() -> None:
    board = "0 0 0 1 1 1 0 0 0 0 0 0 22 23 S"
    assert legal(AYOAYO, board) == "DEF"
    assert legal(OWARE, board) == "F"


def test_north_must_feed_the_row_of_south() -> None:
    assert legal(OWARE, "0 0 0 0 0 0 2 0 0 0 0 1 22 23 N") == "f"


def test_an_opponent_who_has_a_seed_need_not_be_fed() -> None:
    assert legal(OWARE, "1 0 0 0 3 1 0 0 0 0 1 0 20 22 S") == "AEF"


def test_who_cannot_feed_is_stuck() -> None:
    stuck = game(OWARE, "3 0 2 0 0 0 0 0 0 0 0 0 20 23 S")
    assert stuck.legal_moves() == []
    assert stuck.outcome() == Outcome(Side.SOUTH, Termination.STUCK, (25, 23))


SOWS_TWO_INTO_EACH_OF_AN_EMPTY_ROW = "1 0 0 0 2 17 0 0 0 0 0 0 14 14 S"


def test_feeding_is_counted_after_the_capture() -> None:
    refused = game(SLAM_TAKES, SOWS_TWO_INTO_EACH_OF_AN_EMPTY_ROW)
    assert refused.why_illegal(parse_pit("F")) is IllegalReason.MUST_FEED
    assert legal(SLAM_TAKES, SOWS_TWO_INTO_EACH_OF_AN_EMPTY_ROW) == "E"


def test_a_grand_slam_that_takes_nothing_feeds() -> None:
    fed = game(OWARE, SOWS_TWO_INTO_EACH_OF_AN_EMPTY_ROW).preview(parse_pit("F"))
    assert str(fed.after) == "2 1 1 1 3 0 2 2 2 2 2 2 14 14 N"


def test_winning_by_a_grand_slam_does_not_excuse_from_feeding() -> None:
    winning = game(SLAM_WINS, SOWS_TWO_INTO_EACH_OF_AN_EMPTY_ROW)
    assert winning.why_illegal(parse_pit("F")) is IllegalReason.MUST_FEED


def test_an_illegal_grand_slam_is_named_before_the_missing_feed() -> None:
    refused = game(SLAM_ILLEGAL, SOWS_TWO_INTO_EACH_OF_AN_EMPTY_ROW)
    assert refused.why_illegal(parse_pit("F")) is IllegalReason.GRAND_SLAM
    assert refused.why_illegal(parse_pit("A")) is IllegalReason.MUST_FEED
