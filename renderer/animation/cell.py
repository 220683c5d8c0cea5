"""One pit or one store of a scene: what lies there, and the stamps that draw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from renderer.animation.scene import Scene
from renderer.layout import Box, label_box, pit_box, plaque_box, store_box
from renderer.marks import Ring, ghost_stamp, ring_stamp
from renderer.stamp import Stamp
from renderer.stamps import count_stamp, pit_stamp, score_stamp, store_stamp
from rules import Side


class Pit(NamedTuple):
    """What a scene shows in a pit.

    Attributes:
        pit: which one, 0–11.
        seeds: how many seeds lie there.
        ghosts: how many hollow seeds lie there.
        ring: the ring about it.
        lit: the side whose row is lit.
        mover: the side in whose colour the marks are.
    """

    pit: int
    seeds: int
    ghosts: int
    ring: Ring | None
    lit: Side | None
    mover: Side

    def boxes(self) -> tuple[Box, ...]:
        """All that the stamps can touch: the pit with its ring, and its plate."""
        return pit_box(self.pit), label_box(self.pit)

    def stamps(self, theme: str) -> Iterator[Stamp]:
        """What is pasted, in that order."""
        yield pit_stamp(theme, self.lit, self.pit, self.seeds)
        yield count_stamp(theme, self.lit, self.pit, self.seeds)
        if self.ghosts:
            yield ghost_stamp(theme, self.lit, self.mover, self.pit, self.ghosts)
        if self.ring:
            yield ring_stamp(theme, self.lit, self.mover, self.pit, self.ring)


class Store(NamedTuple):
    """What a scene shows in a store: whose it is, and how many seeds lie there."""

    side: Side
    seeds: int

    def boxes(self) -> tuple[Box, ...]:
        """All that the stamps can touch: the hollow and the plaque with the score."""
        return store_box(self.side), plaque_box(self.side)

    def stamps(self, theme: str) -> Iterator[Stamp]:
        """What is pasted, in that order."""
        yield store_stamp(theme, self.side, self.seeds)
        yield score_stamp(theme, self.side, self.seeds)


def cells(scene: Scene) -> list[Pit | Store]:
    """The twelve pits and the two stores of a scene; no two of them touch the same pixel."""
    rings, ghosts = dict(scene.rings), dict(scene.ghosts)
    pits = (
        Pit(pit, seeds, ghosts.get(pit, 0), rings.get(pit), scene.lit, scene.mover)
        for pit, seeds in enumerate(scene.pits)
    )
    return [*pits, *(Store(side, scene.stores[side.value]) for side in Side)]
