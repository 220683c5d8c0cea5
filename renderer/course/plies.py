"""The moves that turned a game, as dots upon a plot, and the numbers of the plies below it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.course.plot import Plot
from renderer.course.spread import spread
from renderer.layout import Point
from renderer.lettering import text_width, write
from renderer.themes import Colour, Theme, blend

NUMBER_SIZES = (40, 34, 28)
"""The em of the numbers: the first in which those of all turns have room."""

BELOW = 40
"""How far below the plot the middle of the numbers lies, in pixels."""

TAIL = (4, 22)
"""How far below the plot the line from a turn to its number bends aside, and where it ends."""

APART = 0.35
"""Clear room between two numbers, beside their em."""

LEFTMOST, RIGHTMOST = 30, 976
"""Where the first number begins at the earliest, and the last one ends at the latest."""

TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST_TICKS = 8

FAINT = 0.75
"""How much of the letters' colour there is in the number of a ply that turned nothing."""

DOT, SMALL_DOT = 11, 6
DOT_EDGE = 3
CROWD = 24
"""So many turns have small dots."""

SUPERSAMPLING = 4


class Number(NamedTuple):
    """The number of a ply below the plot, between which x it stands, and its em."""

    ply: int
    left: float
    right: float
    size: int

    @property
    def middle(self) -> int:
        """Its middle."""
        return round((self.left + self.right) / 2)

    def is_clear_of(self, other: Number) -> bool:
        """Whether there is clear room between the two."""
        apart = APART * self.size
        return self.right + apart <= other.left or other.right + apart <= self.left


def draw_turns(picture: Image.Image, theme: Theme, plot: Plot) -> None:
    """A dot at every move that changed the result, and the numbers of the plies below."""
    turns, faint = turned(plot), blend(theme.letter, theme.plate, FAINT)
    for number in numbers(plot, turns):
        turn = number.ply in turns
        if turn:
            _drop(picture, faint, plot, number)
        place = Point(number.middle, plot.room.bottom + BELOW)
        write(picture, str(number.ply), place, number.size, theme.count if turn else faint)
    for ply in turns:
        _dot(picture, theme, _place(plot, ply), SMALL_DOT if len(turns) >= CROWD else DOT)


def turned(plot: Plot) -> list[int]:
    """The plies after which the result was another, in order; what lies outside the game is left out."""
    return [turn + 1 for turn in sorted(set(plot.course.turns)) if 0 <= turn < plot.course.plies]


def numbers(plot: Plot, turns: Sequence[int]) -> list[Number]:
    """The numbers of the turns, moved aside where they are close; then the last ply and round ones, if free.

    Of more turns than have room even in the smallest size, every second is told, every third and so on.
    """
    told = _told(plot, turns)
    size = told[0].size if told else NUMBER_SIZES[0]
    for ply in (plot.course.plies, *_round_plies(plot.course.plies)):
        half = text_width(str(ply), size) / 2
        x = min(plot.x(ply), RIGHTMOST - half)
        number = Number(ply, x - half, x + half, size)
        told += [number] if all(number.is_clear_of(other) for other in told) else []
    return told


def _told(plot: Plot, turns: Sequence[int]) -> list[Number]:
    """The numbers of all turns in the largest size in which they have room, or of as many as have any."""
    chosen, size = next(
        (chosen, size)
        for chosen in (turns[::step] for step in count(1))
        for size in NUMBER_SIZES
        if _needed(chosen, size) <= RIGHTMOST - LEFTMOST
    )
    widths = [text_width(str(ply), size) for ply in chosen]
    places = spread([plot.x(ply) for ply in chosen], widths, APART * size, (LEFTMOST, RIGHTMOST))
    return [
        Number(ply, x - width / 2, x + width / 2, size)
        for ply, x, width in zip(chosen, places, widths, strict=True)
    ]


def _needed(turns: Sequence[int], size: int) -> float:
    """How wide the numbers of these turns are together."""
    return sum(text_width(str(ply), size) + APART * size for ply in turns) - APART * size


def _round_plies(plies: int) -> range:
    """Round numbers of plies, not too many."""
    step = next((step for step in TICKS if plies / step <= MOST_TICKS), TICKS[-1])
    return range(step, plies, step)


def _place(plot: Plot, ply: int) -> Point:
    """Where the value after so many plies stands, or the middle if it is not known."""
    value = plot.course.values[ply]
    return Point(round(plot.x(ply)), round(plot.middle if value is None else plot.y(value)))


def _dot(picture: Image.Image, theme: Theme, centre: Point, size: int) -> None:
    """A pale dot with a dark edge."""
    for radius, colour in ((size + DOT_EDGE, theme.plate), (size, theme.count)):
        large = Image.new("L", (2 * radius * SUPERSAMPLING, 2 * radius * SUPERSAMPLING))
        ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
        mask = large.resize((2 * radius, 2 * radius), Image.Resampling.BOX)
        picture.paste(colour, (centre.x - radius, centre.y - radius), mask)


def _drop(picture: Image.Image, colour: Colour, plot: Plot, number: Number) -> None:
    """A thin line from a turn down to its number, bent where that stands aside."""
    (x, top), (bend, end) = _place(plot, number.ply), TAIL
    ground = plot.room.bottom
    way = [(x, top), (x, ground + bend), (number.middle, ground + end)]
    ImageDraw.Draw(picture).line(way, fill=colour, width=2)
