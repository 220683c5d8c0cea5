"""Repetition: a position that comes back with the same player to move ends the game."""

from __future__ import annotations

import pytest

from rules import Game, IllegalReason, Outcome, Position, Ruleset, Side, Termination, parse_moves, parse_pit
from tests.rules.boards import ABAPA, AYOAYO, OWARE, OWNER_KEEPS, SEED_STAYS

BACK_TO_THE_START = [
    pytest.param(AYOAYO, "1 0 0 0 1 0 0 0 1 1 0 0 23 21 S", "AcEeCa", (25, 23), id="ayoayo"),
    pytest.param(SEED_STAYS, "0 1 1 1 1 0 0 0 0 1 0 1 18 24 S", "DfBdFb", (22, 26), id="ayoayo-seed-stays"),
    pytest.param(OWNER_KEEPS, "1 0 0 0 1 0 0 0 1 1 0 0 23 21 S", "AcEeCa", (25, 23), id="ayoayo-owner-keeps"),
    pytest.param(OWARE, "0 0 1 0 0 0 0 0 0 1 0 0 24 22 S", "CdDeEfFaAbBc", (25, 23), id="oware"),
    pytest.param(ABAPA, "0 0 1 0 0 0 0 0 0 1 0 0 24 22 S", "CdDeEfFaAbBc", (25, 23), id="abapa"),
]


@pytest.mark.parametrize(("ruleset", "board", "moves", "scores"), BACK_TO_THE_START)
def test_the_game_ends_when_its_first_position_comes_back_and_each_takes_their_row(
    ruleset: Ruleset, board: str, moves: str, scores: tuple[int, int]
) -> None:
    start = Position.parse(board)
    played = Game.replay(ruleset, parse_moves(moves), start)
    assert played.position == start
    assert played.outcome() == Outcome(Side(scores[1] > scores[0]), Termination.REPETITION, scores)
    assert played.legal_moves() == []
    assert {played.why_illegal(pit) for pit in range(12)} == {IllegalReason.GAME_OVER}


@pytest.mark.parametrize(("ruleset", "board", "moves", "scores"), BACK_TO_THE_START)
def test_the_repetition_is_told_before_it_is_played(
    ruleset: Ruleset, board: str, moves: str, scores: tuple[int, int]
) -> None:
    *earlier, last = parse_moves(moves)
    played = Game.replay(ruleset, earlier, Position.parse(board))
    told = played.outcome_after(last)
    assert told == Outcome(Side(scores[1] > scores[0]), Termination.REPETITION, scores)
    assert played.outcome() is None
    played.play(last)
    assert played.outcome() == told


def test_a_later_position_that_comes_back_ends_the_game_too() -> None:
    start = Position.parse("0 1 0 0 0 0 0 1 0 0 1 0 22 23 S")
    played = Game.replay(OWARE, parse_moves("BbCeDfEcFaAbBcCdDfEeFaAbBcCfDd"), start)
    returned = [move.after for move in played.moves].index(played.position)
    assert 0 <= returned < played.ply - 1
    assert played.outcome() == Outcome(None, Termination.REPETITION, (24, 24))


def test_the_same_pits_with_the_other_player_to_move_are_no_repetition() -> None:
    start = Position.parse("1 0 1 0 2 0 1 1 0 1 0 1 20 20 S")
    played = Game.replay(AYOAYO, parse_moves("EbAcB"), start)
    assert (played.position.pits, played.position.mover) == (start.pits, Side.NORTH)
    assert played.outcome() is None


def test_only_positions_of_this_game_are_looked_at() -> None:
    start = Position.parse("1 0 0 0 1 0 0 0 1 1 0 0 23 21 S")
    played = Game.replay(AYOAYO, parse_moves("AcEeC"), start)
    afresh = Game(AYOAYO, played.position)
    assert played.outcome_after(parse_pit("a")) is not None
    assert afresh.outcome_after(parse_pit("a")) is None
