"""A move is told as it was played: every lap, every seed, every capture."""

from __future__ import annotations

import pytest

from renderer.animation.beats import Kind, beats
from renderer.layout import store_centre
from rules import PIT_LETTERS, TOTAL_SEEDS, Move, Side
from tests.renderer.scenes import DOUBLE, ENDURING, HOME, LAST, LONG, PLAIN, RELAY, ROUND

MOVES = {
    "plain": PLAIN,
    "relay": RELAY,
    "double": DOUBLE,
    "long": LONG,
    "round": ROUND,
    "last": LAST,
    "home": HOME,
    "enduring": ENDURING,
}


def story(move: Move) -> str:
    """Where each beat of a sowing happens: a lifted pit after ``^``, then the pits that grow."""
    told, before = "", move.before.pits
    for beat in beats(move, move.mover):
        now = beat.scene.pits
        grown = [pit for pit in range(12) if now[pit] == before[pit] + 1]
        emptied = [pit for pit in range(12) if now[pit] < before[pit]]
        if beat.kind is Kind.LIFT:
            told += "^" + PIT_LETTERS[emptied[0]]
        elif beat.kind in (Kind.FALL, Kind.LAND):
            told += PIT_LETTERS[grown[0]]
        before = now
    return told


def test_seeds_fall_one_by_one_counter_clockwise() -> None:
    assert story(PLAIN) == "^CDEFa"


def test_each_lap_of_a_relay_is_lifted_in_turn() -> None:
    assert story(RELAY) == "^BCDE^EFabcd^defA"


def test_a_lap_of_thirteen_passes_its_own_pit_by() -> None:
    assert story(ROUND) == "^EFabcdefABCDFa"


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
def test_no_seed_is_lost_on_the_way(move: Move) -> None:
    for beat in beats(move, move.mover):
        held = int(beat.scene.hand.text) if beat.scene.hand else 0
        assert sum(beat.scene.pits) + sum(beat.scene.stores) + held == TOTAL_SEEDS


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
def test_what_lies_in_the_pits_at_the_end_is_the_position_after_the_move(move: Move) -> None:
    assert beats(move, move.mover)[-1].scene.pits == move.after.pits


def test_captures_are_taken_backwards_and_carried_to_the_store() -> None:
    taken = [beat for beat in beats(DOUBLE, Side.NORTH) if beat.kind is Kind.TAKE]
    carried = [beat for beat in beats(DOUBLE, Side.NORTH) if beat.kind is Kind.CARRY]
    assert [beat.scene.ghosts for beat in taken] == [((1, 3),), ((1, 3), (0, 3))]
    assert [beat.scene.hand.text for beat in taken + carried if beat.scene.hand] == ["+3"] + ["+6"] * 5
    assert carried[-1].scene.hand
    assert carried[-1].scene.hand.at == store_centre(Side.NORTH)


def test_a_move_that_takes_nothing_carries_nothing() -> None:
    assert {beat.kind for beat in beats(PLAIN, Side.SOUTH)} == {Kind.BEFORE, Kind.LIFT, Kind.FALL, Kind.LAND}


def test_the_laps_of_a_relay_are_counted_and_a_single_lap_is_not() -> None:
    counters = [beat.scene.counter for beat in beats(RELAY, Side.SOUTH) if beat.kind is Kind.LIFT]
    assert counters == ["1/3", "2/3", "3/3"]
    assert {beat.scene.counter for beat in beats(PLAIN, Side.SOUTH)} == {""}
