"""The pace fits the move: a short one is unhurried, the longest is over in twelve seconds."""

from __future__ import annotations

import pytest

from renderer.animation.beats import Kind, beats
from renderer.animation.pace import SHORTEST, Shot, paced, seconds, thinned
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


def test_of_a_relay_of_251_laps_every_one_is_lifted() -> None:
    counters = {shot.scene.counter for shot in shots(ENDURING)}
    assert counters >= {f"{lap}/251" for lap in range(1, 252)}


@pytest.mark.parametrize("move", [LONG, ENDURING, LONGEST], ids=["31", "251", "723"])
def test_the_first_lap_and_the_last_are_shown_seed_by_seed(move: Move) -> None:
    told, last = beats(move, move.mover), len(move.laps) - 1
    shown = [shot.scene for shot in shots(move)]
    assert all(beat.scene in shown for beat in told if beat.lap in (0, last))


def test_where_there_is_no_time_for_seeds_the_beginnings_and_ends_of_laps_are_shown() -> None:
    told = beats(RELAY, RELAY.mover)
    assert thinned(told, len(told)) == told
    assert [beat.kind for beat in thinned(told, 6)] == [Kind.LIFT, Kind.LAND] * 3
    assert [beat.lap for beat in thinned(told, 5)] == [0, 1, 2]
    assert [beat.lap for beat in thinned(told, 2)] == [0]
