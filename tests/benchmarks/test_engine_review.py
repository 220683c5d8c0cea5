"""How long a game takes to be gone through, and how much of it is then decided."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from engine.analyst import Analyst
from engine.answering import bytes_beside_code, seeds_for
from engine.levels import Level
from engine.opponent import Opponent
from engine.table import build
from engine.values import Note
from rules import RULESETS, Game

MEMORY_BYTES = bytes_beside_code(1 << 28)
SECONDS, LONGEST = 16.0, 0.8
"""For a whole game, and for one position at most."""


def played(asked: Opponent, key: str, seed: int) -> list[int]:
    """The moves of a game between two levels."""
    game = Game(RULESETS[key])
    while not game.outcome():
        game.play(asked.choose(game, (Level.CASUAL, Level.EXPERT)[game.ply % 2], seed))
    return [move.pit for move in game.moves]


@pytest.mark.parametrize("key", ["ayoayo", "ayoayo-seed-stays", "oware", "abapa", "abapa-slam-wins"])
def test_a_game_is_reviewed_within_20_seconds(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    ruleset = RULESETS[key]
    analyst = Analyst(ruleset, build(ruleset, seeds_for(MEMORY_BYTES)), MEMORY_BYTES)
    for seed in range(3):
        pits = played(Opponent(ruleset, analyst), key, seed)
        each, begun, notes = min(LONGEST, SECONDS / len(pits)), time.perf_counter(), Counter[bool]()
        for ply in reversed(range(len(pits))):
            values = analyst.evaluate(Game.replay(ruleset, pits[:ply]), each, scores=False)
            notes.update(value.note is Note.OUT_OF_TIME for value in values)
        seconds = time.perf_counter() - begun
        with capsys.disabled():
            print(
                f"\n{key}: {len(pits)} plies in {seconds:.1f} s, {notes[True]} of {notes.total()} moves open"
            )
        assert seconds < 20
