"""A move told seed by seed: every scene that it passes through, and how much time each deserves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from renderer.animation.scene import Hand, Scene
from renderer.layout import Point, store_centre
from renderer.marks import Ring, rings_of
from renderer.trace import captured_counts, drops
from rules import Lap, Move, Side

CARRY_STEPS = 4
"""Scenes in which captured seeds are on their way to the store."""


class Kind(Enum):
    """What happens in a beat; the value is how long it lasts beside the fall of one seed."""

    BEFORE = 2.5
    LIFT = 2.0
    FALL = 1.0
    LAND = 1.6
    TAKE = 2.2
    CARRY = 0.6


class Beat(NamedTuple):
    """One scene of a move: what happens in it, in which lap, and what is seen."""

    kind: Kind
    lap: int
    scene: Scene


def beats(move: Move, lit: Side | None) -> list[Beat]:
    """Every scene of a move up to the still picture after it, which is left out.

    Args:
        move: the move.
        lit: the side whose row is lit meanwhile.
    """
    told = [Beat(Kind.BEFORE, 0, Scene.of(move.before, lit))]
    for at, lap in enumerate(move.laps):
        counter = f"{at + 1}/{len(move.laps)}" if len(move.laps) > 1 else ""
        start = replace(told[-1].scene, counter=counter)
        told += [Beat(kind, at, scene) for kind, scene in _sown(move.pit, lap, start)]
    last = len(move.laps) - 1
    told += [Beat(kind, last, scene) for kind, scene in _carried(move, told[-1].scene)]
    return told


def _sown(first: int, lap: Lap, start: Scene) -> Iterator[tuple[Kind, Scene]]:
    """One lap: the pit lifted, then each seed as it falls, the last with a ring about its pit."""
    pits = list(start.pits)
    pits[lap.pit] = 0
    rings: dict[int, Ring] = {first: "start", lap.pit: "start"}
    hand = Hand.over(lap.pit, lap.seeds)
    scene = replace(start, pits=tuple(pits), rings=tuple(rings.items()), hand=hand)
    yield Kind.LIFT, scene
    fallen = drops(lap)
    for left, pit in zip(range(lap.seeds - 1, 0, -1), fallen[:-1], strict=True):
        pits[pit] += 1
        yield Kind.FALL, replace(scene, pits=tuple(pits), hand=Hand.over(pit, left))
    pits[fallen[-1]] += 1
    ringed = rings | {fallen[-1]: "both" if fallen[-1] in rings else "end"}
    yield Kind.LAND, replace(scene, pits=tuple(pits), rings=tuple(ringed.items()), hand=None)


def _carried(move: Move, start: Scene) -> Iterator[tuple[Kind, Scene]]:
    """The captured seeds: taken pit by pit, backwards from the last seed, and carried to the store."""
    pits, ghosts, taken = list(start.pits), dict[int, int](), 0
    scene = replace(start, rings=rings_of(move), counter="")
    counts = captured_counts(move)
    for pit in sorted(counts, key=lambda pit: (move.last - pit) % 12):
        ghosts[pit], pits[pit], taken = counts[pit], 0, taken + counts[pit]
        scene = replace(
            scene, pits=tuple(pits), ghosts=tuple(ghosts.items()), hand=Hand.over(pit, taken, "+")
        )
        yield Kind.TAKE, scene
    if scene.hand:
        for step in range(1, CARRY_STEPS + 1):
            at = _between(scene.hand.at, store_centre(move.mover), step / CARRY_STEPS)
            yield Kind.CARRY, replace(scene, hand=scene.hand._replace(at=at))


def _between(start: Point, end: Point, share: float) -> Point:
    """The place that is reached after that share of the way, which begins and ends slowly."""
    eased = share * share * (3 - 2 * share)
    return Point(round(start.x + (end.x - start.x) * eased), round(start.y + (end.y - start.y) * eased))
