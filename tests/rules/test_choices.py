"""Each choice that a ruleset makes, on a board where its alternatives differ."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import (
    RULESETS,
    Capture,
    CapturingSeed,
    GrandSlam,
    IllegalReason,
    Leftovers,
    Outcome,
    Ruleset,
    Side,
    Sowing,
    Termination,
    parse_pit,
)
from tests.rules.boards import (
    ABAPA,
    AYOAYO,
    OWARE,
    OWNER_KEEPS,
    SEED_STAYS,
    SLAM_ILLEGAL,
    SLAM_TAKES,
    SLAM_WINS,
    game,
    laps,
    preview,
)

A, B, E, F, a, b = map(parse_pit, "ABEFab")
e = parse_pit("e")


def test_sowing_single_lap_or_relay() -> None:
    board = "0 0 0 0 0 2 1 1 3 0 0 0 21 20 S"
    relayed = preview(AYOAYO, board, "F")
    single = preview(replace(AYOAYO, sowing=Sowing.SINGLE_LAP), board, "F")
    assert (laps(relayed), str(relayed.after)) == ("F2 b2", "0 0 0 0 0 0 2 0 4 1 0 0 21 20 N")
    assert (laps(single), str(single.after)) == ("F2", "0 0 0 0 0 0 2 2 3 0 0 0 21 20 N")


def test_capture_from_the_opposite_pit_or_of_twos_and_threes() -> None:
    board = "1 0 0 0 1 2 1 2 3 0 5 0 11 22 S"
    facing = replace(OWARE, capture=Capture.OPPOSITE)
    assert str(preview(facing, board, "A").after) == "0 0 0 0 1 2 1 2 3 0 0 0 17 22 N"
    assert str(preview(OWARE, board, "A").after) == "0 1 0 0 1 2 1 2 3 0 5 0 11 22 N"
    assert str(preview(facing, board, "F").after) == "1 0 0 0 1 0 2 3 3 0 5 0 11 22 N"
    assert str(preview(OWARE, board, "F").after) == "1 0 0 0 1 0 0 0 3 0 5 0 16 22 N"


def test_the_capturing_seed_is_taken_or_stays() -> None:
    board = "1 0 0 0 0 0 0 2 0 0 6 0 20 19 S"
    taken, stays = preview(AYOAYO, board, "A"), preview(SEED_STAYS, board, "A")
    assert (taken.captured, taken.gained) == ((B, e), 7)
    assert str(taken.after) == "0 0 0 0 0 0 0 2 0 0 0 0 27 19 N"
    assert (stays.captured, stays.gained) == ((e,), 6)
    assert str(stays.after) == "0 1 0 0 0 0 0 2 0 0 0 0 26 19 N"


SLAM_TO_24 = "1 0 0 0 0 2 1 2 0 0 0 0 19 23 S"
SLAM_TO_25 = "1 0 0 0 0 2 1 2 0 0 0 0 20 22 S"


@pytest.mark.parametrize("board", [SLAM_TO_24, SLAM_TO_25])
def test_a_grand_slam_captures(board: str) -> None:
    move = preview(SLAM_TAKES, board, "F")
    assert (move.captured, move.spared, move.gained) == ((a, b), (), 5)
    assert move.after.pits == (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("board", [SLAM_TO_24, SLAM_TO_25])
@pytest.mark.parametrize("ruleset", [OWARE, ABAPA], ids=["oware", "abapa"])
def test_a_grand_slam_takes_nothing_and_stands(ruleset: Ruleset, board: str) -> None:
    move = preview(ruleset, board, "F")
    assert (move.captured, move.spared, move.gained) == ((), (a, b), 0)
    assert move.after.pits == (1, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0)


@pytest.mark.parametrize("board", [SLAM_TO_24, SLAM_TO_25])
def test_a_grand_slam_is_illegal(board: str) -> None:
    refusing = game(SLAM_ILLEGAL, board)
    assert refusing.why_illegal(F) is IllegalReason.GRAND_SLAM
    assert refusing.legal_moves() == [A]


def test_a_grand_slam_captures_only_to_win() -> None:
    short, enough = preview(SLAM_WINS, SLAM_TO_24, "F"), preview(SLAM_WINS, SLAM_TO_25, "F")
    assert (short.captured, short.spared, short.after.stores) == ((), (a, b), (19, 23))
    assert (enough.captured, enough.spared, enough.after.stores) == ((a, b), (), (25, 22))


def test_a_grand_slam_by_north_captures_only_when_it_brings_north_to_25() -> None:
    short = "1 2 0 0 0 0 1 0 0 0 0 2 23 19 N"
    enough = "1 2 0 0 0 0 1 0 0 0 0 2 22 20 N"
    assert preview(SLAM_WINS, short, "f").after.stores == (23, 19)
    assert preview(SLAM_WINS, enough, "f").after.stores == (22, 25)


def test_a_capture_that_leaves_one_seed_in_the_row_is_no_grand_slam() -> None:
    board = "0 0 0 0 0 2 1 2 0 0 0 1 20 22 S"
    for ruleset in (OWARE, SLAM_ILLEGAL, SLAM_TAKES, SLAM_WINS):
        assert preview(ruleset, board, "F").captured == (a, b)


def test_a_capture_that_empties_the_row_stands_in_ayoayo_and_leaves_the_opponent_stuck() -> None:
    board = "0 1 0 1 0 0 0 0 0 5 0 0 20 21 S"
    emptied = game(AYOAYO, board)
    assert emptied.play(B).captured == (parse_pit("C"), parse_pit("d"))
    assert emptied.outcome() == Outcome(Side.SOUTH, Termination.MAJORITY, (26, 21))


@pytest.mark.parametrize(
    ("ruleset", "scores"),
    [(OWARE, (24, 24)), (ABAPA, (23, 25)), (AYOAYO, (23, 25)), (OWNER_KEEPS, (24, 24))],
    ids=["oware", "abapa", "ayoayo", "ayoayo-owner-keeps"],
)
def test_leftovers_go_to_the_owner_of_the_row_or_to_the_opponent(
    ruleset: Ruleset, scores: tuple[int, int]
) -> None:
    stuck = game(ruleset, "1 0 0 0 0 0 0 0 0 0 0 0 23 24 S").outcome()
    assert stuck == Outcome(None if scores == (24, 24) else Side.NORTH, Termination.STUCK, scores)


def test_every_alternative_of_every_choice_is_played_by_some_ruleset() -> None:
    made = {getattr(ruleset, choice) for ruleset in RULESETS.values() for choice in Ruleset.__slots__}
    assert made >= {*Sowing, *Capture, *CapturingSeed, *GrandSlam, *Leftovers}
