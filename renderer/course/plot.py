"""Values as steps about a middle line: North's half above, South's below, as on the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.course.course import Course
from renderer.course.line import Line, dashed
from renderer.layout import Box
from renderer.themes import Theme
from rules import Side

SUPERSAMPLING = 3
WIDTH = 6
"""How thick the line is, in pixels."""

PROVED, ESTIMATED = 0.42, 0.16
"""How strongly the ground between a value and the middle is coloured."""


class Step(NamedTuple):
    """One value on the plot: from left to right at one height, in pixels."""

    left: float
    right: float
    y: float
    exact: bool


class Plot(NamedTuple):
    """How plies and values become places.

    Attributes:
        room: what the highest and the lowest value reach.
        course: what is plotted.
    """

    room: Box
    course: Course

    def moved(self, right: int, down: int) -> Plot:
        """The same so many pixels further to the right and down."""
        left, top, end, bottom = self.room
        return Plot(Box(left + right, top + down, end + right, bottom + down), self.course)

    @property
    def middle(self) -> float:
        """The height at which neither side stands better."""
        return (self.room.top + self.room.bottom) / 2

    def x(self, ply: float) -> float:
        """Where the value after so many plies stands, in the middle of its step."""
        return self.room.left + (ply + 0.5) * self.room.size[0] / len(self.course.values)

    def y(self, value: float) -> float:
        """How high a value of South's stands: the better for South, the lower."""
        most = self.course.most
        return self.middle + max(-1.0, min(1.0, value / most)) * self.room.size[1] / 2

    def steps(self) -> Iterator[Step | None]:
        """The steps from left to right, None for a value that is not known."""
        for ply, (value, exact) in enumerate(zip(self.course.values, self.course.exact, strict=True)):
            if value is None:
                yield None
            else:
                yield Step(self.x(ply - 0.5), self.x(ply + 0.5), self.y(value), exact)

    def lines(self, exact: bool) -> Iterator[Line]:
        """The levels and the rises of one kind from left to right; a rise is proved if both its ends are."""
        steps = list(self.steps())
        for before, step in pairwise([None, *steps]):
            if before and step and (before.exact and step.exact) is exact:
                yield Line(step.left, before.y, step.left, step.y)
            if step and step.exact is exact:
                yield Line(step.left, step.y, step.right, step.y)


def draw_plot(picture: Image.Image, theme: Theme, plot: Plot) -> None:
    """Draw the steps of a plot upon an RGB picture."""
    area = plot.room.grown(WIDTH)
    inner = plot.moved(-area.left, -area.top)
    part = picture.crop(area)
    ground, line = (_ink(area.size, theme, inner.middle, band) for band in (0, WIDTH))
    for exact, strength in ((True, PROVED), (False, ESTIMATED)):
        cover = _ground(area.size, inner, exact)
        part.paste(ground, (0, 0), cover.point([round(level * strength) for level in range(256)]))
    for exact in (False, True):
        part.paste(line, (0, 0), _line(area.size, inner, exact))
    picture.paste(part, area)


def _ink(size: tuple[int, int], theme: Theme, middle: float, band: int) -> Image.Image:
    """North's colour above the middle, South's below, and in a band between them what is neither's."""
    ink = Image.new("RGB", size, theme.sides[Side.NORTH])
    ink.paste(theme.sides[Side.SOUTH], (0, round(middle), *size))
    if band:
        ink.paste(theme.count, (0, round(middle) - band, size[0], round(middle) + band))
    return ink


def _ground(size: tuple[int, int], plot: Plot, exact: bool) -> Image.Image:
    """Coverage of what lies between the middle and all steps of one kind."""
    large = _large(size)
    for step in plot.steps():
        if step and step.exact is exact:
            _bar(large, Line(step.left, step.y, step.right, plot.middle), 0)
    return large.resize(size, Image.Resampling.BOX)


def _line(size: tuple[int, int], plot: Plot, exact: bool) -> Image.Image:
    """Coverage of the lines of one kind, dashed if they are estimates."""
    large, lines = _large(size), plot.lines(exact)
    for line in lines if exact else dashed(lines):
        _bar(large, line, WIDTH / 2)
    return large.resize(size, Image.Resampling.BOX)


def _large(size: tuple[int, int]) -> Image.Image:
    """Nothing yet, enlarged."""
    return Image.new("L", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING))


def _bar(large: Image.Image, ends: Line, reach: float) -> None:
    """Cover an upright or level line, or a rectangle, and so many pixels around it."""
    (left, right), (top, bottom) = sorted((ends.x, ends.to_x)), sorted((ends.y, ends.to_y))
    box = [edge * SUPERSAMPLING for edge in (left - reach, top - reach, right + reach, bottom + reach)]
    ImageDraw.Draw(large).rectangle(
        (box[0], box[1], max(box[0], box[2] - 1), max(box[1], box[3] - 1)), fill=255
    )
