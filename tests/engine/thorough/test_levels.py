"""The perfect level against everybody: it never loses an Ayoayo game that it starts."""

from __future__ import annotations

from random import Random

import pytest

from engine.analyst import Analyst
from engine.levels import Level
from engine.opponent import Opponent
from engine.table import build
from rules import RULESETS, Game, Side
from tests.engine.matches import points

GAMES = 10


@pytest.fixture(scope="module")
def opponent() -> Opponent:
    return Opponent(RULESETS["ayoayo"], Analyst(RULESETS["ayoayo"], build(RULESETS["ayoayo"], 12), 1 << 26))


@pytest.mark.parametrize("level", Level)
def test_perfect_wins_every_ayoayo_game_that_it_starts(opponent: Opponent, level: Level) -> None:
    for seed in range(GAMES):
        start = Game(RULESETS["ayoayo"])
        assert points(opponent, start, Level.PERFECT, level, Side.SOUTH, seed) == 1, seed


def test_perfect_wins_every_ayoayo_game_that_it_starts_against_random_moves(opponent: Opponent) -> None:
    for seed in range(GAMES):
        rng, game = Random(seed), Game(RULESETS["ayoayo"])
        while not game.outcome():
            mine = game.position.mover is Side.SOUTH
            game.play(opponent.choose(game, Level.PERFECT, seed) if mine else rng.choice(game.legal_moves()))
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.winner is Side.SOUTH, seed
