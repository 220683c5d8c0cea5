"""Where seeds come to lie: naturally, and always the same way for the same place and count."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from renderer.artwork import ART
from rules import Side

PILES = ART / "piles.json"
"""The pile of all 48 seeds in each pit, A–F and a–f, then in the stores of South and North."""


class Seed(NamedTuple):
    """One seed at rest.

    Attributes:
        x: to the right of the middle of its pit or store, in pixels.
        y: below that middle, in pixels.
        look: which of the seed pictures it is.
    """

    x: float
    y: float
    look: int


@cache
def _piles() -> tuple[tuple[Seed, ...], ...]:
    return tuple(tuple(Seed(*seed) for seed in pile) for pile in json.loads(PILES.read_text("ascii")))


def pit_seeds(pit: int, count: int) -> tuple[Seed, ...]:
    """The seeds in pit 0–11 when it holds ``count``, the lowest first; one more leaves the others lying."""
    return _piles()[pit][:count]


def store_seeds(side: Side, count: int) -> tuple[Seed, ...]:
    """The seeds in a side's store when it holds ``count``, in the same way."""
    return _piles()[12 + side.value][:count]
