"""The carving: how deep the board is cut at every point, and how the light falls on it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, sqrt

from renderer.layout import (
    BOARD_BOX,
    BOARD_CORNER,
    PIT_RADIUS,
    SIZE,
    STORE_AXIS,
    STORE_RADIUS,
    STORE_X,
    Box,
    pit_centre,
)
from rules import Side

WIDTH, HEIGHT = SIZE
LIGHT = (-0.42, -0.56, 0.714)
"""Towards the light: from the top left and from above, one long."""

HALF_WAY = (-0.227, -0.303, 0.926)
"""Half-way between the light and the eye, where things gleam; one long."""

AMBIENT = 0.32
STEEPNESS = 0.93
"""Sine of the slope just inside a hollow's lip."""

LIP = 3.0
"""Half the width of the rounded lip of a hollow, in pixels."""

GLINT = 0.3
"""How much brighter the worn lip shines on the side that faces the light, and darker on the other."""

BEVEL = 11.0
"""Width of the rounded edge of the board, in pixels."""


def smoothstep(low: float, high: float, value: float) -> float:
    """0 at ``low`` and beyond it, 1 at ``high`` and beyond it, and an even slide between them."""
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def lambert(x: float, y: float) -> float:
    """The light on a surface whose normal leans by ``x`` and ``y``; 1 on level wood, never below 0."""
    normal_z = sqrt(max(0.0, 1 - x * x - y * y))
    return max(0.0, x * LIGHT[0] + y * LIGHT[1] + normal_z * LIGHT[2]) / LIGHT[2]


def gleam(x: float, y: float) -> float:
    """The soft mirror light on oiled wood whose normal leans by ``x`` and ``y``."""
    normal_z = sqrt(max(0.0, 1 - x * x - y * y))
    return 0.16 * max(0.0, x * HALF_WAY[0] + y * HALF_WAY[1] + normal_z * HALF_WAY[2]) ** 40


@dataclass(frozen=True, slots=True)
class Hollow:
    """A round-bottomed hollow: everything within ``radius`` of an upright line.

    Attributes:
        x: where the line stands.
        top: its upper end; a pit's line is a single point.
        bottom: its lower end.
        radius: half the width of the hollow, in pixels.
        depth: how deep it is in the middle, in pixels.
    """

    x: int
    top: int
    bottom: int
    radius: int
    depth: float

    @property
    def box(self) -> Box:
        """The pixels that the hollow and its lip can touch."""
        reach = self.radius + int(LIP) + 1
        return Box(self.x - reach, self.top - reach, self.x + reach, self.bottom + reach)

    def offset(self, x: float, y: float) -> tuple[float, float]:
        """How far a point lies from the nearest point of the line."""
        return x - self.x, y - min(max(y, self.top), self.bottom)

    def depth_at(self, x: float, y: float) -> float:
        """How deep the hollow is there, in pixels; 0 outside."""
        share = hypot(*self.offset(x, y)) / self.radius
        return self.depth * sqrt(1 - share * share) if share < 1 else 0.0

    def light_at(self, x: float, y: float) -> float:
        """How bright the surface is there; 1 on level wood."""
        across, down = self.offset(x, y)
        distance = hypot(across, down) or 1.0
        lip = 1 - smoothstep(self.radius - LIP, self.radius + LIP, distance)
        lean = -STEEPNESS * lip * min(1.0, distance / self.radius) / distance
        depth = self.depth_at(x, y)
        open_sky = 1 - 0.26 * depth / self.depth * lip
        direct = lambert(across * lean, down * lean) * (1 - lip * self.shadow_at(x, y, depth))
        lit = open_sky * (AMBIENT + (1 - AMBIENT) * direct) + lip * gleam(across * lean, down * lean)
        return lit + GLINT * 4 * lip * (1 - lip) * -(across * LIGHT[0] + down * LIGHT[1]) / distance

    def shadow_at(self, x: float, y: float, depth: float) -> float:
        """How much of the light the lip keeps from a point at that depth, from 0 to 1."""
        run = depth / LIGHT[2]
        edge = hypot(*self.offset(x + LIGHT[0] * run, y + LIGHT[1] * run)) - self.radius
        return smoothstep(-14, 10, edge)


def hollows() -> list[Hollow]:
    """The twelve pits and the two stores."""
    pits = [Hollow(x, y, y, PIT_RADIUS, 36) for x, y in map(pit_centre, range(12))]
    return pits + [Hollow(STORE_X[side], *STORE_AXIS[side], STORE_RADIUS, 27) for side in Side]


def pixels(box: Box) -> Iterator[tuple[int, int, int]]:
    """Each pixel of a box: its index in the whole picture, and its x and y."""
    for y in range(max(0, box.top), min(HEIGHT, box.bottom)):
        for x in range(max(0, box.left), min(WIDTH, box.right)):
            yield y * WIDTH + x, x, y


def edge_distance(x: float, y: float) -> tuple[float, float, float]:
    """How far a point lies inside the board's outline, and the outward direction there."""
    left, top, right, bottom = BOARD_BOX
    across = x - min(max(x, left + BOARD_CORNER), right - BOARD_CORNER)
    down = y - min(max(y, top + BOARD_CORNER), bottom - BOARD_CORNER)
    distance = hypot(across, down)
    if not distance:
        return float(BOARD_CORNER), 0.0, 0.0
    return BOARD_CORNER - distance, across / distance, down / distance


def bevel_light(x: int, y: int) -> float:
    """How bright the rounded edge of the board is there; 1 further in."""
    inside, across, down = edge_distance(x + 0.5, y + 0.5)
    if inside >= BEVEL:
        return 1.0
    lean = 0.8 * (1 - smoothstep(-2, BEVEL, inside))
    worn = 0.45 + 0.55 * smoothstep(-0.5, 3, inside)
    return worn * (AMBIENT + (1 - AMBIENT) * lambert(across * lean, down * lean))


def relief(hollows: list[Hollow]) -> tuple[array[float], array[float]]:
    """The depth carved away, in pixels, and the light, 1 on level wood, at every point of the picture."""
    depth = array("f", bytes(4 * WIDTH * HEIGHT))
    light = array("f", (bevel_light(at % WIDTH, at // WIDTH) for at in range(WIDTH * HEIGHT)))
    for hollow in hollows:
        for at, x, y in pixels(hollow.box):
            depth[at] = hollow.depth_at(x + 0.5, y + 0.5)
            light[at] *= hollow.light_at(x + 0.5, y + 0.5)
    return depth, light
