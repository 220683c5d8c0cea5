"""How seeds fall into the pits and stores: one after the other, each where it finds room."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin, sqrt
from random import Random

from renderer.artwork import LOOKS
from renderer.layout import PIT_RADIUS, STORE_AXIS, STORE_RADIUS
from renderer.scatter import Seed
from rules import TOTAL_SEEDS, Side

TRIES = 96
"""How many resting places each seed is offered."""

TOUCHING = 23.0
"""How far apart the middles of two seeds are that lie side by side, in pixels."""

DIP = 14.0
"""How far the middle of a seed is from those that it lies on, in pixels."""

CROWDED = 19.5
"""Seeds of one layer that would lie nearer than this, in pixels, go on top of the pile instead."""

Place = tuple[float, float]
Spot = Callable[[Random, int], Place]


def piles() -> list[tuple[Seed, ...]]:
    """The pile of all seeds in each pit, then in each store; so many of its first are the pile of so many."""
    pits = [_pile(Random(f"pit {pit}"), _pit_spot, 0.25) for pit in range(12)]
    return pits + [_pile(Random(f"store {side.name}"), _store_spot, 0.02) for side in Side]


def _pit_spot(rng: Random, layer: int) -> Place:
    """Somewhere in a pit, the nearer to its middle the higher the layer."""
    reach = (PIT_RADIUS - 15) * 0.88**layer * sqrt(rng.random())
    turn = 2 * pi * rng.random()
    return reach * cos(turn), reach * sin(turn)


def _store_spot(rng: Random, layer: int) -> Place:
    """Somewhere in a store, the nearer to its upright axis the higher the layer."""
    top, bottom = STORE_AXIS[Side.SOUTH]
    half_height = ((bottom - top) / 2 + 12) * 0.92**layer
    half_width = (STORE_RADIUS - 16) * 0.8**layer
    return rng.uniform(-half_width, half_width), rng.uniform(-half_height, half_height)


def _pile(rng: Random, spot: Spot, pull: float) -> tuple[Seed, ...]:
    """All the seeds of the game in one place, from the bottom to the top."""
    seeds: list[Seed] = []
    first = layer = 0
    while len(seeds) < TOTAL_SEEDS:
        spots = [spot(rng, layer) for _ in range(TRIES)]
        below, beside = seeds[:first], seeds[first:]
        best = max(spots, key=lambda place: _comfort(place, below, beside, pull))
        if _room(best, beside) < CROWDED:
            layer, first = layer + 1, len(seeds)
        else:
            seeds.append(Seed(round(best[0], 1), round(best[1], 1), rng.randrange(LOOKS)))
    return tuple(seeds)


def _comfort(place: Place, below: list[Seed], beside: list[Seed], pull: float) -> float:
    """How well a seed lies there: beside its neighbours, in a dip between those below, near the middle."""
    room, dip = min(_room(place, beside), TOUCHING), min(_room(place, below), DIP)
    return 3 * room + 2 * dip - pull * hypot(*place)


def _room(place: Place, seeds: list[Seed]) -> float:
    """How far the nearest of these seeds is, in pixels."""
    return min((hypot(place[0] - seed.x, place[1] - seed.y) for seed in seeds), default=99.0)
