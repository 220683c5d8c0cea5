"""Where seeds come to lie: naturally, and always the same way for the same place and count."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, hypot, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from renderer.layout import PIT_RADIUS, STORE_AXIS, STORE_RADIUS
from rules import TOTAL_SEEDS, Side

TRIES = 40
"""How many resting places each seed is offered."""

CROWDED = 20.5
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


Spot = Callable[[Random, int], tuple[float, float]]


def _pit_spot(rng: Random, layer: int) -> tuple[float, float]:
    """Somewhere in a pit, the nearer to its middle the higher the layer."""
    reach = (PIT_RADIUS - 16) * 0.88**layer * sqrt(rng.random())
    turn = 2 * pi * rng.random()
    return reach * cos(turn), reach * sin(turn)


def _store_spot(rng: Random, layer: int) -> tuple[float, float]:
    """Somewhere in a store, the nearer to its upright axis the higher the layer."""
    top, bottom = STORE_AXIS[Side.SOUTH]
    half_height = ((bottom - top) / 2 + 12) * 0.92**layer
    half_width = (STORE_RADIUS - 16) * 0.7**layer
    return rng.uniform(-half_width, half_width), rng.uniform(-half_height, half_height)


def _pile(rng: Random, spot: Spot, pull: float) -> tuple[Seed, ...]:
    """All the seeds of the game, dropped one after the other: the first so many are a pile of so many."""
    seeds: list[Seed] = []
    layer, first = 0, 0
    while len(seeds) < TOTAL_SEEDS:
        best, room = _best_spot(rng, spot, layer, seeds[first:], pull)
        if room < CROWDED and len(seeds) > first:
            layer, first = layer + 1, len(seeds)
        else:
            seeds.append(Seed(*best, rng.randrange(1 << 16)))
    return tuple(seeds)


def _best_spot(
    rng: Random, spot: Spot, layer: int, beside: list[Seed], pull: float
) -> tuple[tuple[float, float], float]:
    """Of a few spots the one with elbow room nearest the middle, and how far its nearest neighbour is."""
    best, best_score, best_room = (0.0, 0.0), -1e9, 0.0
    for _ in range(TRIES):
        x, y = spot(rng, layer)
        room = min((hypot(x - seed.x, y - seed.y) for seed in beside), default=99.0)
        score = 3 * min(room, 25.0) - pull * hypot(x, y)
        if score > best_score:
            best, best_score, best_room = (x, y), score, room
    return best, best_room


@cache
def _pit_pile(pit: int) -> tuple[Seed, ...]:
    return _pile(Random(f"pit {pit}"), _pit_spot, 0.25)


@cache
def _store_pile(side: Side) -> tuple[Seed, ...]:
    return _pile(Random(f"store {side.name}"), _store_spot, 0.0)


def pit_seeds(pit: int, count: int) -> tuple[Seed, ...]:
    """The seeds in pit 0–11 when it holds ``count``, the lowest first; one more leaves the others lying."""
    return _pit_pile(pit)[:count]


def store_seeds(side: Side, count: int) -> tuple[Seed, ...]:
    """The seeds in a side's store when it holds ``count``, the lowest first."""
    return _store_pile(side)[:count]
