"""Sowing: one lap in Oware, a relay in Ayoayo."""

from __future__ import annotations

from rules import Game, parse_moves, parse_pit
from tests.rules.boards import AYOAYO, OWARE, SEED_STAYS, laps, preview

START = "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"


def test_oware_sows_one_lap_into_the_pits_that_follow() -> None:
    move = preview(OWARE, START, "C")
    assert laps(move) == "C4"
    assert str(move.after) == "4 4 0 5 5 5 5 4 4 4 4 4 0 0 N"


def test_north_sows_past_f_into_the_row_of_south() -> None:
    move = preview(OWARE, "4 4 4 4 4 4 4 4 4 4 4 4 0 0 N", "e")
    assert str(move.after) == "5 5 5 4 4 4 4 4 4 4 0 5 0 0 S"


def test_a_relay_goes_on_from_each_pit_that_held_seeds_on_either_side() -> None:
    move = preview(AYOAYO, START, "C")
    assert laps(move) == "C4 a5 f5 E6 e6"
    assert move.last == parse_pit("E")
    assert move.sown == 26


def test_a_relay_stops_in_an_empty_pit_of_the_opponent_and_takes_nothing() -> None:
    move = preview(AYOAYO, "0 0 0 0 3 0 5 0 4 0 0 0 20 16 S", "E")
    assert laps(move) == "E3"
    assert (move.last, move.captured, move.gained) == (parse_pit("b"), (), 0)
    assert str(move.after) == "0 0 0 0 0 1 6 1 4 0 0 0 20 16 N"


def test_twelve_seeds_skip_the_pit_they_were_lifted_from() -> None:
    move = preview(OWARE, "12 1 1 1 1 1 1 1 1 1 1 1 13 12 S", "A")
    assert str(move.after) == "0 3 2 2 2 2 2 2 2 2 2 2 13 12 N"


def test_twenty_three_seeds_skip_the_pit_they_were_lifted_from_twice() -> None:
    move = preview(OWARE, "23 1 1 1 1 1 1 1 1 1 1 1 2 12 S", "A")
    assert str(move.after) == "0 4 3 3 3 3 3 3 3 3 3 3 2 12 N"


def test_all_forty_eight_seeds_are_sown_from_one_pit() -> None:
    move = preview(OWARE, "0 0 0 48 0 0 0 0 0 0 0 0 0 0 S", "D")
    assert str(move.after) == "4 4 4 0 5 5 5 5 4 4 4 4 0 0 N"


def test_a_later_lap_skips_only_the_pit_that_it_was_lifted_from_itself() -> None:
    move = preview(AYOAYO, "1 12 0 0 0 0 0 0 0 0 0 0 20 15 S", "A")
    assert laps(move) == "A1 B13 D2 F2 b2 d2 f2"
    assert str(move.after) == "2 0 2 0 2 0 2 0 2 0 0 0 23 15 N"


def test_a_lap_that_comes_round_finds_its_own_seeds_and_goes_on() -> None:
    move = preview(AYOAYO, "12 0 0 0 0 0 0 0 0 0 0 0 20 16 S", "A")
    assert laps(move).startswith("A12 B2 D2")


def test_a_relay_of_968_laps_from_ordinary_play_is_legal() -> None:
    move = Game.replay(AYOAYO, parse_moves("CdDaAbFeEcDbAb")).play(parse_pit("F"))
    assert (len(move.laps), move.sown) == (968, 2904)


def test_a_relay_that_visits_nothing_twice_is_legal_whatever_becomes_of_the_capturing_seed() -> None:
    board = "1 4 1 0 1 0 8 2 1 3 1 2 24 0 N"
    for ruleset in (AYOAYO, SEED_STAYS):
        move = preview(ruleset, board, "d")
        assert (len(move.laps), move.sown) == (303, 1072)
