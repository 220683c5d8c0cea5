"""A player's taste for one game: what it would rather do where moves look alike."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rules import Game, Side


class Taste:
    """Likings drawn from a seed: for hoarding or giving, for full or light pits, for one end of the row.

    Args:
        seed: one number for each game.
        weight: how much a liking may weigh, in hundredths of a seed.
    """

    def __init__(self, seed: int, weight: float) -> None:
        rng = Random(f"taste {seed}")
        self._weight = weight
        self._hoards, self._lifts, self._rightward = (rng.uniform(-1, 1) for _ in range(3))
        self._whims = {pit: rng.uniform(-1, 1) for side in Side for pit in side.pits}

    def preferred(self, game: Game, hopes: Mapping[int, float]) -> int:
        """The pit to play, of those of which something is hoped."""
        return max(hopes, key=lambda pit: hopes[pit] + self._weight * self._liking(game, pit))

    def _liking(self, game: Game, pit: int) -> float:
        """How much a move is liked, from about -1 to 1."""
        row = game.preview(pit).after.row_seeds[game.position.mover.value]
        hoarding = self._hoards * (row / 24 - 0.5)
        lifting = self._lifts * (game.position.pits[pit] / 6 - 0.7)
        place = self._rightward * (pit % 6 - 2.5) / 2.5
        return (hoarding + lifting + place + self._whims[pit]) / 3
