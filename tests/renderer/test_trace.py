"""A move is played through again seed by seed."""

from __future__ import annotations

from renderer.trace import captured_counts, drops, first_lap
from rules import Lap
from tests.renderer.scenes import DOUBLE, HOME, PLAIN, RELAY


def test_seeds_fall_one_by_one_into_the_pits_that_follow() -> None:
    assert drops(Lap(pit=4, seeds=4)) == [5, 6, 7, 8]
    assert drops(Lap(pit=10, seeds=3)) == [11, 0, 1]


def test_a_lap_of_twelve_or_more_passes_its_own_pit_each_time_round() -> None:
    assert drops(Lap(pit=4, seeds=13)) == [5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 5, 6]
    assert 4 not in drops(Lap(pit=4, seeds=40))


def test_what_was_taken_is_counted_pit_by_pit() -> None:
    assert captured_counts(PLAIN) == {}
    assert captured_counts(RELAY) == {0: 1, 11: 5}
    assert captured_counts(DOUBLE) == {0: 3, 1: 3}
    assert captured_counts(HOME) == {0: 1, 11: 1}


def test_the_first_lap_of_a_relay_is_the_board_when_its_last_seed_has_fallen() -> None:
    # 0 3 0 1 4 4 4 0 4 2 4 4, South lifts B: the last seed falls in E.
    begun = first_lap(RELAY)
    assert begun.after.pits == (0, 0, 1, 2, 5, 4, 4, 0, 4, 2, 4, 4)
    assert (begun.last, begun.laps, begun.captured, begun.gained) == (4, (Lap(1, 3),), (), 0)
    assert begun.after.stores == RELAY.before.stores


def test_a_move_of_one_lap_is_its_own_beginning() -> None:
    assert first_lap(DOUBLE) is DOUBLE
