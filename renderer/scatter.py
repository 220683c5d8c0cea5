"""Where seeds come to lie: naturally, and always the same way for the same place and count."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from renderer.layout import PIT_RADIUS, STORE_AXIS, STORE_RADIUS
from rules import Side

KEPT = 256
"""How many piles of pits and of stores are remembered."""

TRIES = 96
"""How many resting places each seed is offered."""

TOUCHING = 23.0
"""How far apart the middles of two seeds are that lie side by side, in pixels."""

DIP = 14.0
"""How far the middle of a seed is from those that it lies on, in pixels."""

CROWDED = 19.5
"""Seeds of one layer that would lie nearer than this, in pixels, go on top of the pile instead."""


class Seed(NamedTuple):
    """One seed at rest.

    Attributes:
        x: to the right of the middle of its pit or store, in pixels.
        y: below that middle, in pixels.
        look: which of the seed pictures it is; any whole number.
    """

    x: float
    y: float
    look: int


Place = tuple[float, float]
Spot = Callable[[Random, int], Place]


def _pit_spot(rng: Random, layer: int) -> tuple[float, float]:
    """Somewhere in a pit, the nearer to its middle the higher the layer."""
    reach = (PIT_RADIUS - 15) * 0.88**layer * sqrt(rng.random())
    turn = 2 * pi * rng.random()
    return reach * cos(turn), reach * sin(turn)


def _store_spot(rng: Random, layer: int) -> tuple[float, float]:
    """Somewhere in a store, the nearer to its upright axis the higher the layer."""
    top, bottom = STORE_AXIS[Side.SOUTH]
    half_height = ((bottom - top) / 2 + 12) * 0.92**layer
    half_width = (STORE_RADIUS - 16) * 0.8**layer
    return rng.uniform(-half_width, half_width), rng.uniform(-half_height, half_height)


def _pile(rng: Random, spot: Spot, pull: float, count: int) -> tuple[Seed, ...]:
    """So many seeds, dropped one after the other: a larger pile begins as a smaller one does."""
    seeds: list[Seed] = []
    layer, first = 0, 0
    while len(seeds) < count:
        spots = [spot(rng, layer) for _ in range(TRIES)]
        below, beside = seeds[:first], seeds[first:]
        best = max(spots, key=lambda place: _comfort(place, below, beside, pull))
        if _room(best, beside) < CROWDED:
            layer, first = layer + 1, len(seeds)
        else:
            seeds.append(Seed(*best, rng.randrange(1 << 16)))
    return tuple(seeds)


def _comfort(place: Place, below: list[Seed], beside: list[Seed], pull: float) -> float:
    """How well a seed lies there: beside its neighbours, in a dip between those below, near the middle."""
    room, dip = min(_room(place, beside), TOUCHING), min(_room(place, below), DIP)
    return 3 * room + 2 * dip - pull * hypot(*place)


def _room(place: Place, seeds: list[Seed]) -> float:
    """How far the nearest of these seeds is, in pixels."""
    return min((hypot(place[0] - seed.x, place[1] - seed.y) for seed in seeds), default=99.0)


@lru_cache(KEPT)
def pit_seeds(pit: int, count: int) -> tuple[Seed, ...]:
    """The seeds in pit 0–11 when it holds ``count``, the lowest first; one more leaves the others lying."""
    return _pile(Random(f"pit {pit}"), _pit_spot, 0.25, count)


@lru_cache(KEPT)
def store_seeds(side: Side, count: int) -> tuple[Seed, ...]:
    """The seeds in a side's store when it holds ``count``, in the same way."""
    return _pile(Random(f"store {side.name}"), _store_spot, 0.02, count)
