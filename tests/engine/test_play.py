"""The kernels play exactly as the rules do."""

from __future__ import annotations

from random import Random

import pytest

from engine.choices import choices_of
from engine.play import NOT_LEGAL, play
from engine.rows import view
from rules import RULESETS, Position, Ruleset
from rules.turn import Turn
from tests.engine.boards import drawn_position
from tests.rules.vectors import load


def played(ruleset: Ruleset, position: Position) -> dict[int, tuple[int, int, int]]:
    """What the kernel makes of every pit of the mover that may be played."""
    seen = view(position)
    moves = {
        pit: play(choices_of(ruleset), seen.own, seen.opp, seen.store, pit % 6)
        for pit in position.mover.pits
        if position.pits[pit]
    }
    return {pit: move for pit, move in moves.items() if move[2] != NOT_LEGAL}


def expected(ruleset: Ruleset, position: Position) -> dict[int, tuple[int, int, int]]:
    """The same from the rules."""
    turn = Turn(ruleset, position)
    moves = {pit: turn.move(pit) for pit in turn.legal}
    return {pit: (view(move.after).own, view(move.after).opp, move.gained) for pit, move in moves.items()}


@pytest.mark.parametrize("key", RULESETS)
def test_every_pit_of_random_positions_is_played_as_the_rules_play_it(key: str) -> None:
    rng = Random(key)
    for _ in range(250):
        position = drawn_position(rng)
        assert played(RULESETS[key], position) == expected(RULESETS[key], position), position


def test_every_pit_of_every_vector_is_played_as_the_rules_play_it() -> None:
    for vector in load("positions"):
        if max(vector.position.stores) < 25:
            assert played(vector.ruleset, vector.position) == expected(vector.ruleset, vector.position)
