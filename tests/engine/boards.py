"""Boards for the engine's tests: drawn at random from a fixed seed, or every one there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

from rules import TOTAL_SEEDS, Position, Side


def drawn_pits(rng: Random, seeds: int) -> tuple[int, ...]:
    """So many seeds thrown into some of the twelve pits, so that crowded and bare boards both occur."""
    pits, used = [0] * 12, rng.sample(range(12), rng.randint(1, 12))
    for _ in range(seeds):
        pits[rng.choice(used)] += 1
    return tuple(pits)


def drawn_position(rng: Random, most: int = TOTAL_SEEDS) -> Position:
    """A position of at most so many seeds on the board that nobody has won yet."""
    seeds = rng.randint(0, most)
    won = TOTAL_SEEDS - seeds
    south = rng.randint(max(0, won - 24), min(24, won))
    return Position(drawn_pits(rng, seeds), (south, won - south), rng.choice(list(Side)))


def every_board(seeds: int) -> Iterator[tuple[int, ...]]:
    """All ways to lay so many seeds into twelve pits: eleven walls among them."""
    for walls in combinations(range(seeds + 11), 11):
        edges = (-1, *walls, seeds + 11)
        yield tuple(after - before - 1 for before, after in pairwise(edges))


def with_few(pits: tuple[int, ...], mover_store: int) -> Position:
    """South to move on these pits with this store; North holds the rest."""
    return Position(pits, (mover_store, TOTAL_SEEDS - sum(pits) - mover_store), Side.SOUTH)
