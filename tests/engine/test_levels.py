"""Levels: each plays better than the one below, like people rather than by lot, and every time the same."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.analyst import Analyst
from engine.levels import Level
from engine.opponent import Opponent
from engine.table import build
from rules import RULESETS, Game, Position, Side
from tests.engine.matches import points, share

LOOKING = [Level.BEGINNER, Level.CASUAL, Level.SKILLED, Level.EXPERT]
"""The levels that play without a clock."""


def opponent(key: str) -> Opponent:
    return Opponent(RULESETS[key], Analyst(RULESETS[key], build(RULESETS[key], 6), 1 << 22))


@pytest.mark.parametrize("key", RULESETS)
def test_every_level_plays_whole_games_of_legal_moves(key: str) -> None:
    asked = opponent(key)
    for seed, level in enumerate(LOOKING):
        game = Game(RULESETS[key])
        while not game.outcome():
            game.play(asked.choose(game, level, seed))


@pytest.mark.parametrize("level", LOOKING)
def test_the_same_game_level_and_seed_give_the_same_move(level: Level) -> None:
    game = Game.replay(RULESETS["ayoayo"], [2, 9])
    for seed in range(3):
        assert opponent("ayoayo").choose(game, level, seed) == opponent("ayoayo").choose(game, level, seed)


@pytest.mark.parametrize("level", LOOKING[:2])
def test_games_of_one_level_differ_from_seed_to_seed(level: Level) -> None:
    asked, lines = opponent("oware"), set()
    for seed in range(8):
        game = Game(RULESETS["oware"])
        for _ in range(6):
            game.play(asked.choose(game, level, seed))
        lines.add(tuple(move.pit for move in game.moves))
    assert len(lines) >= 6


@pytest.mark.parametrize("level", LOOKING)
def test_a_capture_in_plain_view_that_wins_is_played(level: Level) -> None:
    """F brings a to two, which South takes: 25. Even a beginner mostly follows a single seed."""
    game = Game(RULESETS["oware"], Position.parse("4 4 0 0 0 1 1 2 2 2 4 4 23 1 S"))
    asked = opponent("oware")
    assert sum(asked.choose(game, level, seed) == 5 for seed in range(20)) >= 16


def test_a_level_beats_the_one_below() -> None:
    """Equal players would get 65 % of all these once in five hundred times; the benchmark plays more."""
    asked = opponent("ayoayo")
    shares = [share(asked, RULESETS["ayoayo"], upper, lower, 14) for lower, upper in pairwise(LOOKING)]
    assert sum(shares) / len(shares) >= 0.65, shares
    assert min(shares) > 0.5, shares


def test_perfect_wins_an_ayoayo_game_that_it_starts() -> None:
    """Against everybody else: `make engine-test`."""
    asked, start = opponent("ayoayo"), Game(RULESETS["ayoayo"])
    assert points(asked, start, Level.PERFECT, Level.SKILLED, Side.SOUTH, seed=1) == 1


def test_nothing_is_chosen_when_the_game_is_over() -> None:
    over = Game(RULESETS["oware"], Position.parse("1 0 0 0 0 0 0 0 0 0 0 0 23 24 S"))
    for level in Level:
        with pytest.raises(ValueError, match="no move to choose"):
            opponent("oware").choose(over, level, 1)
