"""What holds for every position and every ruleset."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import (
    RULESETS,
    TOTAL_SEEDS,
    Game,
    Lap,
    Move,
    Outcome,
    Position,
    Ruleset,
    Side,
    Sowing,
    format_moves,
    parse_moves,
)
from rules.turn import Turn
from tests.rules.relays import Situation, next_situation

reproducible = settings(deadline=None, derandomize=True, max_examples=300)

rulesets = st.sampled_from(list(RULESETS.values()))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """All seeds in a row, cut in thirteen places: twelve pits and two stores."""
    cuts = draw(st.lists(st.integers(0, TOTAL_SEEDS), min_size=13, max_size=13))
    *pits, south, north = (end - start for start, end in pairwise([0, *sorted(cuts), TOTAL_SEEDS]))
    return Position(tuple(pits), (south, north), draw(st.sampled_from(Side)))


def moves_of(ruleset: Ruleset, position: Position) -> list[Move]:
    turn = Turn(ruleset, position)
    return [turn.move(pit) for pit in turn.legal]


@reproducible
@given(rulesets, positions())
def test_every_move_keeps_all_48_seeds_and_only_the_mover_gains(ruleset: Ruleset, position: Position) -> None:
    for move in moves_of(ruleset, position):
        after, mover = move.after, position.mover
        assert sum(after.pits) + sum(after.stores) == TOTAL_SEEDS
        assert after.stores[mover.value] == position.stores[mover.value] + move.gained
        assert after.stores[mover.opponent.value] == position.stores[mover.opponent.value]
        assert after.mover is mover.opponent


def turned_pits(pits: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted((pit + 6) % 12 for pit in pits))


def turned_move(move: Move) -> Move:
    return Move(
        before=move.before.turned(),
        laps=tuple(Lap((lap.pit + 6) % 12, lap.seeds) for lap in move.laps),
        last=(move.last + 6) % 12,
        captured=turned_pits(move.captured),
        spared=turned_pits(move.spared),
        gained=move.gained,
        after=move.after.turned(),
    )


def turned_outcome(outcome: Outcome | None) -> Outcome | None:
    if outcome is None:
        return None
    south, north = outcome.scores
    return Outcome(outcome.winner and outcome.winner.opponent, outcome.termination, (north, south))


@reproducible
@given(rulesets, positions())
def test_the_turned_position_gives_the_turned_moves_and_outcome(ruleset: Ruleset, position: Position) -> None:
    seen_from_south, seen_from_north = Turn(ruleset, position), Turn(ruleset, position.turned())
    assert turned_pits(seen_from_south.legal) == seen_from_north.legal
    assert turned_outcome(seen_from_south.outcome()) == seen_from_north.outcome()
    for move in moves_of(ruleset, position):
        assert seen_from_north.move((move.pit + 6) % 12) == turned_move(move)


@reproducible
@given(rulesets, positions())
def test_every_lap_of_a_move_is_the_one_that_sowing_seed_by_seed_gives(
    ruleset: Ruleset, position: Position
) -> None:
    for move in moves_of(ruleset, position):
        situation: Situation = (position.pits, move.pit)
        for lap in move.laps:
            assert (lap.pit, lap.seeds) == (situation[1], situation[0][lap.pit])
            situation = next_situation(situation)
        if ruleset.sowing is Sowing.RELAY:
            assert situation[1] is None
        kept = {pit: seeds for pit, seeds in enumerate(situation[0]) if pit not in move.captured}
        assert {pit: move.after.pits[pit] for pit in kept} == kept
        assert move.gained == sum(situation[0][pit] for pit in move.captured)


@reproducible
@given(positions())
def test_a_position_is_read_back_from_its_notation(position: Position) -> None:
    assert Position.parse(str(position)) == position


@reproducible
@given(st.lists(st.integers(0, 11)).map(tuple))
def test_a_move_list_is_read_back_from_its_notation(pits: tuple[int, ...]) -> None:
    assert parse_moves(format_moves(pits)) == pits


@settings(reproducible, max_examples=60)
@given(rulesets, st.data())
def test_every_game_ends_and_is_had_again_from_its_notation(ruleset: Ruleset, data: st.DataObject) -> None:
    played = Game(ruleset)
    while played.outcome() is None:
        played.play(data.draw(st.sampled_from(played.legal_moves())))
    again = Game.replay(ruleset, parse_moves(format_moves(move.pit for move in played.moves)))
    assert (again.moves, again.outcome()) == (played.moves, played.outcome())
