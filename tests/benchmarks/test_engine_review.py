"""How long a game takes to be reviewed by the bot, and how much of it is then decided."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest

from bot.tables import Analysis, Reviews
from engine import Level, Worker
from engine.analyst import Analyst
from engine.opponent import Opponent
from engine.table import build
from rules import RULESETS, Game
from storage import Store
from tests.bot.tables.conftest import AMA, BAYO, House

PROMISED = 20
"""Seconds that a game of 100 plies may take."""
PLIES = 100


def played(key: str, seed: int) -> list[int]:
    """The first moves of a game between two levels."""
    game, ruleset = Game(RULESETS[key]), RULESETS[key]
    asked = Opponent(ruleset, Analyst(ruleset, build(ruleset, -1), 1 << 20))
    while not game.outcome() and game.ply < PLIES:
        game.play(asked.choose(game, (Level.CASUAL, Level.EXPERT)[game.ply % 2], seed))
    return [move.pit for move in game.moves]


async def nobody(done: int, plies: int) -> None:
    """Nobody looks at the progress."""


@pytest.mark.parametrize("key", ["ayoayo", "ayoayo-seed-stays", "oware", "abapa", "abapa-slam-wins"])
async def test_a_game_is_reviewed_within_20_seconds(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = Worker(tmp_path)
    longest = max((played(key, seed) for seed in range(12)), key=len)
    async with await Store.open(tmp_path / "opon.sqlite3", now=0) as store:
        house = House.on(store)
        table = await house.play(await house.begin(south=AMA, north=BAYO, ruleset=key), *longest)
        table = table if table.over else await house.games.resign(table.id, AMA)
        await worker.evaluate(Game(RULESETS[key]), 1)  # compiles
        reviews = Reviews(store, Analysis(store, house.matches, worker), worker, time.time)
        begun = time.perf_counter()
        review = await reviews.make(table, AMA, nobody)
        seconds = time.perf_counter() - begun
    await worker.close()
    facts = Counter(reviewed.is_fact for reviewed in review.moves)
    with capsys.disabled():
        print(f"\n{key}: {table.ply} plies in {seconds:.1f} s, {facts[True]} of the moves are facts")
    assert seconds < PROMISED
