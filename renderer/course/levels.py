"""The three levels behind a plot and what they mean, and where nothing is known."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from PIL import Image, ImageDraw

from renderer.course.plot import Plot
from renderer.layout import Point
from renderer.lettering import write
from renderer.signs import sign_mask
from renderer.themes import Colour, Theme, blend
from renderer.worth import WorthKind
from rules import Side

LEAD_SIZE = 38
SIGN = 32
SIGN_X = 54
"""The middle of what stands beside the levels."""

FAINT = 0.4
"""How much of the letters' colour there is in the lines of victory."""

LEAST_GAP = 44
"""How wide what is not known must be for a question mark."""


def draw_levels(picture: Image.Image, theme: Theme, plot: Plot) -> None:
    """The three lines, and what they mean: who wins, or by how many seeds."""
    left, top, right, bottom = plot.room
    middle, faint = round(plot.middle), blend(theme.letter, theme.plate, FAINT)
    pen = ImageDraw.Draw(picture)
    for y, colour in ((top, faint), (bottom, faint), (middle, theme.letter)):
        pen.line((left, y, right, y), fill=colour, width=2)
    _draw_win(picture, plot, Point(SIGN_X, top), theme.sides[Side.NORTH])
    _draw_win(picture, plot, Point(SIGN_X, bottom), theme.sides[Side.SOUTH])
    _draw_sign(picture, WorthKind.DRAWS, Point(SIGN_X, middle), theme.count)


def draw_gaps(picture: Image.Image, theme: Theme, plot: Plot) -> None:
    """A question mark in the middle of every gap that has room for it."""
    for first, last in gaps(plot):
        left, right = plot.x(first - 0.5), plot.x(last + 0.5)
        if right - left >= LEAST_GAP:
            centre = Point(round((left + right) / 2), round(plot.middle))
            room = (centre.x - SIGN // 2, centre.y - 2, centre.x + SIGN // 2, centre.y + 3)
            picture.paste(theme.plate, room)
            _draw_sign(picture, WorthKind.UNKNOWN, centre, theme.letter)


def gaps(plot: Plot) -> Iterator[tuple[int, int]]:
    """The first and the last ply of each row of values that are not known."""
    values = enumerate(plot.course.values)
    for unknown, row in groupby(values, lambda told: told[1] is None):
        plies = [ply for ply, _ in row]
        if unknown:
            yield plies[0], plies[-1]


def _draw_win(picture: Image.Image, plot: Plot, centre: Point, colour: Colour) -> None:
    """What a side's outermost level stands for: its victory, or so many seeds more."""
    if plot.course.wins_at_the_edge:
        _draw_sign(picture, WorthKind.WINS, centre, colour)
    else:
        write(picture, f"+{plot.course.most:.0f}", centre, LEAD_SIZE, colour)


def _draw_sign(picture: Image.Image, kind: WorthKind, centre: Point, colour: Colour) -> None:
    sign = sign_mask(kind, SIGN)
    picture.paste(colour, (centre.x - sign.width // 2, centre.y - sign.height // 2), sign)
