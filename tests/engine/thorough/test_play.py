"""Long runs of play: random positions against the rules, and the engine against itself."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine import Verdict, Worker
from engine.analyst import Analyst
from engine.certificate import Certificate
from engine.prover import Prover
from engine.strategy import Strategist
from engine.table import build
from rules import RULESETS, Game, Position
from tests.engine.boards import drawn_position
from tests.engine.test_play import expected, played


@pytest.mark.parametrize("key", RULESETS)
def test_every_pit_of_random_positions_is_played_as_the_rules_play_it(key: str) -> None:
    rng = Random(f"more {key}")
    for _ in range(4000):
        position = drawn_position(rng)
        assert played(RULESETS[key], position) == expected(RULESETS[key], position), position


@pytest.mark.parametrize("key", RULESETS)
def test_1250_plies_of_each_ruleset_are_all_legal(key: str) -> None:
    """10,000 over all eight; a pit that the rules forbid would raise."""
    asked, rng = Analyst(RULESETS[key], build(RULESETS[key], 8), 1 << 22), Random(key)
    plies = 0
    while plies < 1250:
        game = Game(RULESETS[key])
        for _ in range(rng.randint(0, 8)):
            if not game.outcome():
                game.play(rng.choice(game.legal_moves()))
        begun = game.ply
        while not game.outcome():
            game.play(asked.choose(game, 0.002))
        plies += game.ply - begun


@pytest.mark.parametrize("key", ["ayoayo", "ayoayo-owner-keeps"])
def test_a_strategy_from_the_start_is_written_and_verified(key: str, tmp_path: Path) -> None:
    prover = Prover(RULESETS[key], build(RULESETS[key], 12), 1 << 28)
    Strategist(RULESETS[key], prover).strategy(Position()).write(tmp_path / "strategy.txt")
    assert Certificate.read(tmp_path / "strategy.txt").check() > 10_000


async def test_a_process_compiles_its_own_kernels_where_there_are_none(tmp_path: Path) -> None:
    won = Game(RULESETS["ayoayo"], Position.parse("1 0 0 0 0 1 0 0 0 0 2 0 22 22 S"))
    for _ in range(2):
        worker = Worker(tmp_path, 32)
        assert (await worker.evaluate(won, 5.0))[0].verdict is Verdict.WIN
        await worker.close()
    assert (tmp_path / "kernels.sums").exists()
