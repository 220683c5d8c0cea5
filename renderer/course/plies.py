"""The moves that turned a game, as dots upon a plot, and the numbers of the plies below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.course.plot import Plot
from renderer.layout import Point
from renderer.lettering import text_width, write
from renderer.themes import Theme, blend

NUMBER_SIZE = 40
BELOW = 32
"""How far below the plot the middle of the numbers lies, in pixels."""

APART = 14
"""Clear room between two numbers, in pixels."""

LEAN = (0, 8, -8, 16, -16)
"""How far the number of a turn may stand beside its place if another is in the way, in pixels."""

RIGHTMOST = 976
"""Where the last number ends at the latest."""

TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST_TICKS = 8

FAINT = 0.75
"""How much of the letters' colour there is in the number of a ply that turned nothing."""

DOT, SMALL_DOT = 11, 6
DOT_EDGE = 3
CROWD = 24
"""So many turns have small dots."""

SUPERSAMPLING = 4
DASH = 6


class Number(NamedTuple):
    """The number of a ply below the plot, and between which x it stands."""

    ply: int
    left: float
    right: float


def draw_turns(picture: Image.Image, theme: Theme, plot: Plot) -> None:
    """A dot at every move that changed the result, and the numbers of the plies below."""
    turns, faint = turned(plot), blend(theme.letter, theme.plate, FAINT)
    for number in numbers(plot, turns):
        turn = number.ply in turns
        if turn:
            _drop(picture, theme, plot, number.ply)
        place = Point(round((number.left + number.right) / 2), plot.room.bottom + BELOW)
        write(picture, str(number.ply), place, NUMBER_SIZE, theme.count if turn else faint)
    for ply in turns:
        _dot(picture, theme, _place(plot, ply), SMALL_DOT if len(turns) >= CROWD else DOT)


def turned(plot: Plot) -> list[int]:
    """The plies after which the result was another, in order; what lies outside the game is left out."""
    return [turn + 1 for turn in sorted(set(plot.course.turns)) if 0 <= turn < plot.course.plies]


def numbers(plot: Plot, turns: Iterable[int]) -> list[Number]:
    """The numbers that have room: those of turns first, then the last ply, then round ones."""
    kept: list[Number] = []
    wanted = [(ply, LEAN) for ply in turns] + [
        (ply, LEAN[:1]) for ply in (plot.course.plies, *_round_plies(plot.course.plies))
    ]
    for ply, leans in wanted:
        half = text_width(str(ply), NUMBER_SIZE) / 2
        places = (min(plot.x(ply) + lean, RIGHTMOST - half) for lean in leans)
        free = (x for x in places if _is_free(x, half, kept))
        kept += [Number(ply, x - half, x + half) for x in [next(free, None)] if x is not None]
    return kept


def _is_free(x: float, half: float, kept: list[Number]) -> bool:
    """Whether a number fits there beside those that stand already."""
    return all(x + half + APART <= other.left or other.right + APART <= x - half for other in kept)


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


def _drop(picture: Image.Image, theme: Theme, plot: Plot, ply: int) -> None:
    """A dashed line from a turn down to its number."""
    x, top = _place(plot, ply)
    for y in range(top, plot.room.bottom + DASH, 2 * DASH):
        ImageDraw.Draw(picture).line((x, y, x, y + DASH), fill=theme.count, width=2)
