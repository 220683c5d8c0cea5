"""Tuning: rounds of self-play, each with the weights that were fitted to the rounds before."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from engine.compiled import Numbers, Weights
from engine.fitting import fit
from engine.self_play import COLUMNS, SelfPlay
from engine.table import build
from engine.worth import stores_alone
from rules import RULESETS, Ruleset

_TABLED = 9
_FITTED = 20
"""So many times a fit goes through all samples."""
_CHUNK = 5

_playing: dict[str, SelfPlay] = {}
"""What a process of the pool plays with."""


class Tuner:
    """Finds weights for a ruleset; the same for the same seed and the same beginning.

    Args:
        ruleset: the rules.
        seed: what all chance hangs on.
        begin: what the first round plays with.
    """

    def __init__(self, ruleset: Ruleset, seed: int, begin: Weights) -> None:
        self._ruleset = ruleset
        self._seed = seed
        self._weights = begin
        self._count = 0
        self._samples = np.zeros((0, COLUMNS), dtype=np.int64)

    def round(self, games: int) -> str:
        """Play so many games, fit to these and those of the round before; what came of it, in words."""
        begun = time.perf_counter()
        self._count += 1
        before, self._samples = self._samples, self._play(games)
        samples = np.concatenate((before, self._samples))
        rng = np.random.default_rng([self._seed, self._count])
        self._weights, missed = fit(samples, _FITTED, rng)
        seconds = time.perf_counter() - begun
        return f"{games} games, {len(samples)} positions, error {missed:.4f}, {seconds:.0f} s"

    def write(self, file: Path) -> None:
        """Write the weights."""
        with file.open("wb") as opened:
            np.save(opened, self._weights)

    def _play(self, games: int) -> Numbers:
        seeds = [f"{self._seed} {self._count} {game}" for game in range(games)]
        context = get_context("spawn")
        with ProcessPoolExecutor(
            mp_context=context, initializer=_begin, initargs=(self._ruleset.key,)
        ) as pool:
            played = list(pool.map(_samples, seeds, repeat(self._weights), chunksize=_CHUNK))
        return np.concatenate(played)


def _begin(key: str) -> None:
    ruleset = RULESETS[key]
    _playing["now"] = SelfPlay(ruleset, build(ruleset, _TABLED), stores_alone())


def _samples(seed: str, weights: Weights) -> Numbers:
    """The samples of one game, played in a process of the pool."""
    playing = _playing["now"]
    return SelfPlay(playing.ruleset, playing.table, weights).samples(seed)
