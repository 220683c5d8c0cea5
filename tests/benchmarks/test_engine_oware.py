"""How strong the engine is in Oware, beside OpenSpiel's Monte Carlo tree search."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.analyst import Analyst
from engine.table import build
from rules import RULESETS, Game, Side

SIMULATIONS, SECONDS = 1000, 0.2
OPENINGS, OPENING_PLIES = 20, 6
OWARE = RULESETS["oware"]


def balanced_openings(rng: Random) -> list[list[int]]:
    """Random openings after which neither player is more than a seed ahead."""
    found: list[list[int]] = []
    while len(found) < OPENINGS:
        game = Game(OWARE)
        for _ in range(OPENING_PLIES):
            game.play(rng.choice(game.legal_moves()))
        south, north = game.position.stores
        if not game.outcome() and abs(south - north) <= 1:
            found.append([move.pit for move in game.moves])
    return found


def mcts(pyspiel: Any, game: Any, seed: int) -> Any:
    """OpenSpiel's own bot, with its defaults: random rollouts and UCT."""
    return pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, 64, False, seed, False
    )


def points(pyspiel: Any, analyst: Analyst, opening: list[int], ours: Side, seed: int) -> float:
    """One game by our rules: 1 for a win of ours, half for a draw."""
    oware = pyspiel.load_game("oware")
    game, state, bot = Game.replay(OWARE, opening), oware.new_initial_state(), mcts(pyspiel, oware, seed)
    for pit in opening:
        state.apply_action(pit % 6)
    while not game.outcome():
        if game.position.mover is ours or state.is_terminal():
            pit = analyst.choose(game, SECONDS)
        else:
            pit = bot.step(state) + game.position.mover.pits.start
        game.play(pit)
        if not state.is_terminal():
            state.apply_action(pit % 6)
    outcome = game.outcome()
    assert outcome is not None
    return 0.5 if outcome.winner is None else float(outcome.winner is ours)


def test_the_engine_beats_openspiels_mcts_of_1000_simulations(capsys: pytest.CaptureFixture[str]) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the opponent is open_spiel, of the extra `bench`")
    analyst, openings = Analyst(OWARE, build(OWARE, 10), 1 << 26), balanced_openings(Random(1))
    won = [
        points(pyspiel, analyst, opening, ours, seed)
        for seed, opening in enumerate(openings)
        for ours in Side
    ]
    with capsys.disabled():
        print(f"\nagainst MCTS-{SIMULATIONS} at {SECONDS} s a move: {sum(won)} of {len(won)} points")
    assert sum(won) >= 0.95 * len(won)
