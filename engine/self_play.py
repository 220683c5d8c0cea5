"""Games that the search plays against itself, and what it thought of their positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from random import Random

import numpy as np

from engine.compiled import Numbers, Weights
from engine.searcher import CERTAIN, Searcher
from engine.table import Table
from rules import Game, Ruleset

NODES = 4_000
"""Positions that are looked at for a move."""

_MEMORY_BYTES = 1 << 20
_OPENING = range(2, 16)
"""So many moves at the beginning are drawn by lot, and later one in a hundred."""
_BY_LOT = 0.01

COLUMNS = 14
"""Of a sample: twelve pits, the mover's first, the mover's lead in the stores, and the search's score."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Plays games under one ruleset, each of which hangs on its seed alone.

    Attributes:
        ruleset: the rules.
        table: the ruleset's interval table. Positions that it covers are no samples.
        worth: what the search's estimates count.
    """

    ruleset: Ruleset
    table: Table
    worth: Weights

    def samples(self, seed: str) -> Numbers:
        """The samples of one game, played to its end or to where the winner is certain; a row for each."""
        game, searcher = Game(self.ruleset), Searcher(self.ruleset, self.table, _MEMORY_BYTES, self.worth)
        rng, rows = Random(seed), list[list[int]]()
        opening = rng.choice(_OPENING)
        while not game.outcome():
            if game.ply < opening or rng.random() < _BY_LOT:
                game.play(rng.choice(game.legal_moves()))
                continue
            found = searcher.best(game, inf, NODES)
            if abs(found.score) >= CERTAIN:
                break
            if sum(game.position.row_seeds) > self.table.seeds and len(game.legal_moves()) > 1:
                rows.append([*_by_mover(game), found.score])
            game.play(found.pit)
        return np.array(rows, dtype=np.int64).reshape(-1, COLUMNS)


def _by_mover(game: Game) -> Iterator[int]:
    """The pits and the lead as the mover sees them."""
    position, first = game.position, game.position.mover.pits.start
    yield from position.pits[first:] + position.pits[:first]
    mine = position.mover.value
    yield position.stores[mine] - position.stores[1 - mine]
