"""How fast a move is shown: seed by seed if there is time, lap by lap if not, slow at both ends."""

from __future__ import annotations

from itertools import pairwise
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


SEEN = 4
"""How many of the shortest frames a lap is seen for where others are passed over."""

FRAME_SIZE, PIT_SIZE = 1.1, 1.5
"""Kilobytes of a frame, and of each pit that it redraws, as measured over relays of 31 to 996 laps."""

SCATTER = 1.2
"""How much more they take where laps are passed over, since what differs then lies all over the board."""

ROOM = 725
"""Kilobytes for the frames between the first and the last, so that a film has at most 900."""


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
    kept = thinned(middle, int(left / SHORTEST), ROOM - size(head) - size(tail))
    return [
        *(Shot(beat.scene, slow * beat.kind.value) for beat in head),
        *(Shot(beat.scene.hurried(), left * beat.kind.value / _weight(kept)) for beat in kept),
        *(Shot(beat.scene, slow * beat.kind.value) for beat in tail),
    ]


def thinned(beats: list[Beat], most: int, room: float) -> list[Beat]:
    """The beats that there is time and room for: all; or where laps begin and end; or where laps begin.

    If even these are too many, every second lap, every third and so on is shown, for long enough to be seen;
    the counter then says that laps are passed over.

    Args:
        beats: whole laps of a move.
        most: how many of the shortest frames there is time for.
        room: how many kilobytes they may take in the file.
    """
    lifts = [beat for beat in beats if beat.kind is Kind.LIFT]
    turns = [beat for beat in beats if beat.kind in (Kind.LIFT, Kind.LAND)]
    for kept in (beats, turns, lifts):
        if len(kept) <= most and size(kept) <= room:
            return kept
    stride = 2
    while stride < len(lifts) and (
        len(lifts[::stride]) > most / SEEN or size(lifts[::stride]) * SCATTER > room
    ):
        stride += 1
    return [beat._replace(scene=beat.scene.passing()) for beat in lifts[::stride]]


def size(beats: list[Beat]) -> float:
    """About how many kilobytes beats take in a film, each redrawing the pits in which it differs."""
    scenes = [beat.scene.pits for beat in beats]
    redrawn = sum(
        count != old for now, before in pairwise(scenes) for count, old in zip(now, before, strict=True)
    )
    return len(beats) * FRAME_SIZE + redrawn * PIT_SIZE


def _weight(beats: list[Beat]) -> float:
    return sum(beat.kind.value for beat in beats)
