"""Captures: twos and threes in Oware, the opposite pit in Ayoayo."""

from __future__ import annotations

import pytest

from rules import parse_moves
from tests.rules.boards import AYOAYO, OWARE, laps, preview


@pytest.mark.parametrize(
    ("before", "letter", "captured", "after"),
    [
        ("0 0 0 0 0 1 1 1 0 0 0 0 22 23 S", "F", "a", "0 0 0 0 0 0 0 1 0 0 0 0 24 23 N"),
        ("0 0 0 0 0 1 2 1 0 0 0 0 22 22 S", "F", "a", "0 0 0 0 0 0 0 1 0 0 0 0 25 22 N"),
        ("0 0 0 0 0 1 0 1 0 0 0 0 23 23 S", "F", "", "0 0 0 0 0 0 1 1 0 0 0 0 23 23 N"),
        ("0 0 0 0 0 1 3 1 0 0 0 0 21 22 S", "F", "", "0 0 0 0 0 0 4 1 0 0 0 0 21 22 N"),
    ],
    ids=["two", "three", "not one", "not four"],
)
def test_oware_takes_a_pit_that_the_last_seed_brings_to(
    before: str, letter: str, captured: str, after: str
) -> None:
    move = preview(OWARE, before, letter)
    assert move.captured == parse_moves(captured)
    assert str(move.after) == after


def test_oware_takes_backwards_until_a_pit_fails() -> None:
    move = preview(OWARE, "0 0 0 0 0 4 1 3 2 1 5 0 16 16 S", "F")
    assert move.captured == parse_moves("cd")
    assert str(move.after) == "0 0 0 0 0 0 2 4 0 0 5 0 21 16 N"


def test_oware_takes_nothing_when_the_last_pit_itself_fails() -> None:
    move = preview(OWARE, "0 0 0 2 3 3 1 1 4 0 0 0 17 17 S", "F")
    assert move.captured == ()
    assert str(move.after) == "0 0 0 2 3 0 2 2 5 0 0 0 17 17 N"


def test_oware_never_takes_backwards_into_the_row_of_the_mover() -> None:
    move = preview(OWARE, "1 2 2 2 2 1 1 1 0 0 0 0 18 18 S", "F")
    assert move.captured == parse_moves("a")
    assert str(move.after) == "1 2 2 2 2 0 0 1 0 0 0 0 20 18 N"


def test_oware_takes_nothing_when_the_last_seed_falls_in_the_row_of_the_mover() -> None:
    move = preview(OWARE, "1 1 0 0 0 0 3 0 0 0 0 0 21 22 S", "A")
    assert str(move.after) == "0 2 0 0 0 0 3 0 0 0 0 0 21 22 N"


def test_oware_captures_for_north_in_the_row_of_south() -> None:
    move = preview(OWARE, "2 1 1 0 0 0 0 0 0 0 0 2 21 21 N", "f")
    assert move.captured == parse_moves("AB")
    assert str(move.after) == "0 0 1 0 0 0 0 0 0 0 0 0 21 26 S"


def test_oware_captures_with_the_last_seed_of_a_lap_that_came_round() -> None:
    move = preview(OWARE, "0 0 2 2 2 12 1 1 2 2 12 0 6 6 S", "F")
    assert move.captured == parse_moves("a")
    assert str(move.after) == "1 1 3 3 3 0 0 2 3 3 13 1 9 6 N"


def test_ayoayo_takes_the_opposite_pit_and_the_capturing_seed_after_its_last_lap() -> None:
    move = preview(AYOAYO, "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", "C")
    assert move.captured == parse_moves("Eb")
    assert move.gained == 7
    assert str(move.after) == "6 6 2 7 0 6 1 0 6 6 0 1 7 0 N"


def test_ayoayo_takes_nothing_when_the_opposite_pit_is_empty() -> None:
    move = preview(AYOAYO, "1 0 0 0 0 0 0 2 0 6 0 0 20 19 S", "A")
    assert move.captured == ()
    assert str(move.after) == "0 1 0 0 0 0 0 2 0 6 0 0 20 19 N"


def test_ayoayo_takes_nothing_when_the_empty_pit_is_the_opponent_s() -> None:
    move = preview(AYOAYO, "0 0 0 0 6 1 0 2 0 0 0 0 20 19 S", "F")
    assert move.captured == ()
    assert str(move.after) == "0 0 0 0 6 0 1 2 0 0 0 0 20 19 N"


def test_ayoayo_captures_for_north_from_the_row_of_south() -> None:
    move = preview(AYOAYO, "0 5 0 0 0 2 0 0 0 1 0 0 20 20 N", "d")
    assert laps(move) == "d1"
    assert move.captured == parse_moves("Be")
    assert str(move.after) == "0 0 0 0 0 2 0 0 0 0 0 0 20 26 S"
