"""The pace fits the move: a short one is unhurried, the longest is over in twelve seconds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from renderer.animation.beats import Kind, beats
from renderer.animation.pace import SHORTEST, Shot, paced, seconds, size, thinned
from rules import Move
from tests.renderer.scenes import DOUBLE, ENDURING, LONG, LONGEST, PLAIN, RELAY, ROUND


def shots(move: Move) -> list[Shot]:
    return paced(beats(move, move.mover), seconds(len(move.laps), move.gained))


def length(move: Move) -> float:
    return sum(shot.seconds for shot in shots(move))


@pytest.mark.parametrize("move", [PLAIN, DOUBLE, ROUND], ids=["four seeds", "a capture", "thirteen seeds"])
def test_a_move_of_one_lap_takes_about_two_seconds(move: Move) -> None:
    assert 1.9 <= length(move) <= 2.7


@pytest.mark.parametrize("move", [LONG, ENDURING, LONGEST], ids=["31", "251", "723"])
def test_no_relay_takes_more_than_twelve_seconds(move: Move) -> None:
    assert length(move) <= 12


def test_more_laps_take_longer() -> None:
    assert length(PLAIN) < length(RELAY) < length(LONG)


@pytest.mark.parametrize("move", [PLAIN, LONG, ENDURING, LONGEST], ids=["1", "31", "251", "723"])
def test_no_frame_is_so_short_that_programs_slow_it_down(move: Move) -> None:
    assert min(shot.seconds for shot in shots(move)) >= SHORTEST * 0.99


def test_of_a_relay_of_31_laps_every_one_is_shown() -> None:
    assert {shot.scene.counter for shot in shots(LONG)} >= {f"{lap}/31" for lap in range(1, 32)}


@pytest.mark.parametrize("move", [ENDURING, LONGEST], ids=["251", "723"])
def test_of_a_very_long_relay_laps_at_even_distances_are_seen_long_enough_and_the_counter_tells_so(
    move: Move,
) -> None:
    passing = [shot for shot in shots(move) if shot.scene.counter.startswith("» ")]
    laps = [int(shot.scene.counter.removeprefix("» ").partition("/")[0]) for shot in passing]
    assert len(laps) >= 25
    assert {later - lap for lap, later in pairwise(laps)} == {laps[1] - laps[0]}
    assert all(shot.seconds >= 0.12 for shot in passing)


@pytest.mark.parametrize("move", [LONG, ENDURING, LONGEST], ids=["31", "251", "723"])
def test_the_first_lap_and_the_last_are_shown_seed_by_seed(move: Move) -> None:
    told, last = beats(move, move.mover), len(move.laps) - 1
    shown = [shot.scene for shot in shots(move)]
    assert all(beat.scene in shown for beat in told if beat.lap in (0, last))


def test_where_there_is_no_time_for_seeds_the_beginnings_and_ends_of_laps_are_shown() -> None:
    told = beats(RELAY, RELAY.mover)
    assert thinned(told, len(told), 1000) == told
    assert [beat.kind for beat in thinned(told, 6, 1000)] == [Kind.LIFT, Kind.LAND] * 3
    assert [beat.lap for beat in thinned(told, 5, 1000)] == [0, 1, 2]


def test_where_there_is_no_time_or_room_for_laps_some_are_passed_over() -> None:
    told = beats(LONG, LONG.mover)
    assert [beat.lap for beat in thinned(told, 24, 1000)] == [0, 6, 12, 18, 24, 30]
    few = thinned(told, 1000, 60)
    assert size(few) <= 60 < size(told)
    assert all(beat.scene.counter == f"» {beat.lap + 1}/31" for beat in few)
