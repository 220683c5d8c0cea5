"""How fast a move is shown: seed by seed if there is time, lap by lap if not, slow at both ends."""

from __future__ import annotations

from typing import NamedTuple

from renderer.animation.beats import Beat, Kind
from renderer.animation.scene import Scene

ONE_LAP = 2.0
"""Seconds that a move of one lap lasts."""

CAPTURE = 0.6
"""Seconds more for a capture."""

MOST = 11.5
"""Seconds that any move lasts at most."""

GROWTH = 0.6
"""The power of the number of laps with which a relay grows longer."""

UNHURRIED = 0.13
"""Seconds from seed to seed that are well followed; the first lap and the last are shown so, if they may."""

SHORTEST = 0.03
"""Seconds that a frame lasts at least: programs that show GIFs slow down what is faster than 0.02."""


class Shot(NamedTuple):
    """A scene, and for how many seconds it is seen."""

    scene: Scene
    seconds: float


def seconds(laps: int, gained: int) -> float:
    """How long a move of so many laps is shown before the still picture."""
    return min(MOST, ONE_LAP * float(laps**GROWTH) + (CAPTURE if gained else 0))


def paced(beats: list[Beat], total: float) -> list[Shot]:
    """The beats that are shown, with their times, which add up to ``total`` seconds."""
    unit = total / _weight(beats)
    last = beats[-1].lap
    middle = [beat for beat in beats if 0 < beat.lap < last]
    if unit >= UNHURRIED or not middle:
        return [Shot(beat.scene, unit * beat.kind.value) for beat in beats]
    head, tail = ([beat for beat in beats if beat.lap == lap] for lap in (0, last))
    slow = min(UNHURRIED, total / 2 / _weight(head + tail))
    left = total - slow * _weight(head + tail)
    kept = thinned(middle, int(left / SHORTEST))
    return [
        *(Shot(beat.scene, slow * beat.kind.value) for beat in head),
        *(Shot(beat.scene.hurried(), left * beat.kind.value / _weight(kept)) for beat in kept),
        *(Shot(beat.scene, slow * beat.kind.value) for beat in tail),
    ]


def thinned(beats: list[Beat], most: int) -> list[Beat]:
    """At most so many of the beats: all; or where laps begin and end; or where laps begin.

    If even these are too many, half as many as there may be, evenly chosen: each shows another board.
    """
    lifts = [beat for beat in beats if beat.kind is Kind.LIFT]
    turns = [beat for beat in beats if beat.kind in (Kind.LIFT, Kind.LAND)]
    for kept in (beats, turns, lifts):
        if len(kept) <= most:
            return kept
    return [lifts[at * len(lifts) // (most // 2)] for at in range(most // 2)]


def _weight(beats: list[Beat]) -> float:
    return sum(beat.kind.value for beat in beats)
