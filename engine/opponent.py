"""The opponent: plays under one ruleset at every level."""

from __future__ import annotations

from random import Random

from engine.analyst import Analyst
from engine.eye import Eye
from engine.levels import Level, sight, thinking_seconds
from engine.searcher import Searcher
from engine.table import build
from engine.taste import Taste
from engine.worth import stores_alone
from rules import Game, Ruleset

_MEMORY_BYTES = 1 << 20
_PATIENCE = 10.0
"""Seconds within which an expert's few plies are searched on any machine; never what decides."""


class Opponent:
    """Chooses moves.

    Args:
        ruleset: the rules.
        analyst: who answers for the perfect level.
    """

    def __init__(self, ruleset: Ruleset, analyst: Analyst) -> None:
        self._ruleset = ruleset
        self._analyst = analyst

    def choose(self, game: Game, level: Level, seed: int) -> int:
        """The pit to play. But for the perfect level it hangs on the game, the level and the seed alone.

        Raises:
            ValueError: the game is over.
        """
        if not game.legal_moves():
            raise ValueError("there is no move to choose: the game is over")
        if level is Level.PERFECT:
            return self._analyst.choose(game, thinking_seconds(self._ruleset, level))
        return Taste(seed, sight(self._ruleset, level).taste).preferred(game, self._hopes(game, level, seed))

    def _hopes(self, game: Game, level: Level, seed: int) -> dict[int, float]:
        """What a level hopes of every move: the expert by a search, the others by looking."""
        sees = sight(self._ruleset, level)
        if level is Level.EXPERT:
            searcher = Searcher(self._ruleset, build(self._ruleset, -1), _MEMORY_BYTES, stores_alone())
            found = searcher.scores(game, _PATIENCE, depth=sees.plies)
            return {move.pit: float(move.score) for move in found}
        return Eye(sees, Random(f"{seed} {game.ply} {game.position}")).hopes(game)
