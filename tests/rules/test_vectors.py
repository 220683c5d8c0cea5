"""Every field of every vector agrees with an implementation that is no part of this project."""

from __future__ import annotations

import pytest

from rules import (
    RULESETS,
    Game,
    IllegalReason,
    Outcome,
    Position,
    Side,
    Termination,
    parse_moves,
    parse_pit,
    perft,
)
from tests.rules.vectors import Vector, counts, load, pits

POSITIONS = load("positions")
GAMES = load("games")
ENDINGS = {
    "majority": Termination.MAJORITY,
    "stuck": Termination.STUCK,
    "cycle": Termination.REPETITION,
}


def by_name(vectors: list[Vector]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("vector", vectors, ids=[vector.name for vector in vectors])


def leader(scores: tuple[int, int]) -> Side | None:
    return None if scores[0] == scores[1] else Side.SOUTH if scores[0] > scores[1] else Side.NORTH


def test_no_vector_is_missing() -> None:
    assert (len(POSITIONS), len(GAMES)) == (5 * 175 + 3 * 200, 5 * 75 + 53 + 50 + 53)


@by_name(POSITIONS)
def test_exactly_the_listed_moves_are_legal(vector: Vector) -> None:
    assert Game(vector.ruleset, vector.position).legal_moves() == sorted(pits([*vector.fields["moves"]]))


@by_name(POSITIONS)
def test_every_legal_move_runs_and_ends_as_listed(vector: Vector) -> None:
    game = Game(vector.ruleset, vector.position)
    for letter, listed in vector.fields["moves"].items():
        move = game.preview(parse_pit(letter))
        assert [(lap.pit, lap.seeds) for lap in move.laps] == [
            (parse_pit(pit), n) for pit, n in listed["laps"]
        ]
        assert move.captured == tuple(sorted(pits(listed["captured"])))
        south, north = listed["stores"]
        assert move.after == Position(tuple(listed["pits"]), (south, north), vector.position.mover.opponent)


@by_name([vector for vector in POSITIONS if "endless" in vector.fields])
def test_exactly_the_listed_moves_are_endless(vector: Vector) -> None:
    game = Game(vector.ruleset, vector.position)
    reasons = {pit: game.why_illegal(pit) for pit in range(12)}
    assert [pit for pit in reasons if reasons[pit] is IllegalReason.ENDLESS] == sorted(
        pits(vector.fields["endless"])
    )


@by_name([vector for vector in POSITIONS if "stuck_final" in vector.fields])
def test_a_stuck_position_ends_with_the_listed_stores(vector: Vector) -> None:
    south, north = vector.fields["stuck_final"]
    expected = Outcome(leader((south, north)), Termination.STUCK, (south, north))
    assert Game(vector.ruleset, vector.position).outcome() == expected


@by_name(GAMES)
def test_a_whole_game_goes_and_ends_as_listed(vector: Vector) -> None:
    played = parse_moves(vector.fields["moves"])
    assert Game.replay(vector.ruleset, played[:-1]).outcome() is None
    game = Game.replay(vector.ruleset, played)
    south, north = vector.fields["final"]
    assert game.position.pits == tuple(vector.fields["pits"])
    assert game.position.stores == tuple(vector.fields["stores"])
    assert game.outcome() == Outcome(leader((south, north)), ENDINGS[vector.fields["end"]], (south, north))


@pytest.mark.parametrize("key", RULESETS)
def test_the_start_has_as_many_move_sequences_as_listed(key: str) -> None:
    listed = counts()[key]
    assert [perft(RULESETS[key], Position(), depth) for depth in range(1, len(listed) + 1)] == listed
