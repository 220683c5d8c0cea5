"""Seeds lie where they can lie, and stay there when others come."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from renderer.layout import PIT_RADIUS, STORE_AXIS, STORE_RADIUS
from renderer.scatter import pit_seeds, store_seeds
from rules import Side

SEED_RADIUS = 13


def nearest(pit: int, count: int) -> float:
    """How near the two nearest seeds of a pile lie, in pixels between their middles."""
    seeds = pit_seeds(pit, count)
    return min(hypot(one.x - other.x, one.y - other.y) for one, other in combinations(seeds, 2))


@pytest.mark.parametrize("pit", range(12))
def test_every_seed_of_a_full_pit_lies_within_it(pit: int) -> None:
    seeds = pit_seeds(pit, 48)
    assert len(seeds) == 48
    assert max(hypot(seed.x, seed.y) for seed in seeds) + SEED_RADIUS <= PIT_RADIUS


@pytest.mark.parametrize("side", Side)
def test_every_seed_of_a_full_store_lies_within_it(side: Side) -> None:
    seeds = store_seeds(side, 48)
    half = (STORE_AXIS[side][1] - STORE_AXIS[side][0]) / 2
    assert len(seeds) == 48
    for seed in seeds:
        past_the_end = max(0.0, abs(seed.y) - half)
        assert hypot(seed.x, past_the_end) + SEED_RADIUS <= STORE_RADIUS


@pytest.mark.parametrize("pit", range(12))
def test_one_more_seed_leaves_the_others_where_they_are(pit: int) -> None:
    for count in (0, 3, 7, 11, 19):
        assert pit_seeds(pit, count + 1)[:count] == pit_seeds(pit, count)


@pytest.mark.parametrize("pit", range(12))
def test_up_to_seven_seeds_lie_side_by_side(pit: int) -> None:
    assert nearest(pit, 7) >= 20


@pytest.mark.parametrize("pit", range(12))
def test_up_to_twelve_seeds_none_hides_another(pit: int) -> None:
    assert nearest(pit, 12) >= 12


def test_no_two_pits_are_scattered_alike() -> None:
    assert len({pit_seeds(pit, 4) for pit in range(12)}) == 12
