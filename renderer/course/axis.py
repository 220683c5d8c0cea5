"""The lines behind a plot, its turns, and the numbers of the plies below it."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from renderer.course.plot import Plot
from renderer.layout import Point
from renderer.lettering import text_width, write
from renderer.signs import sign_mask
from renderer.themes import Colour, Theme
from renderer.worth import WorthKind
from rules import Side

NUMBER_SIZE = 40
BELOW = 30
"""How far below the plot the middle of the numbers lies, in pixels."""

APART = 18
"""Clear room between two numbers of plies, in pixels."""

TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST_TICKS = 8
SIGN = 32
SIGN_X = 54
"""The middle of what stands at the three levels."""

DOT = 11
DOT_EDGE = 3
SUPERSAMPLING = 4
DASH = 6


def draw_levels(picture: Image.Image, theme: Theme, plot: Plot) -> None:
    """The three lines, and what they mean: who wins, or by how many seeds."""
    pen = ImageDraw.Draw(picture)
    top, bottom, middle = plot.room.top, plot.room.bottom, round(plot.middle)
    for y in (top, bottom):
        _dashes(picture, theme.letter, (plot.room.left, y), (plot.room.right, y))
    pen.line((plot.room.left, middle, plot.room.right, middle), fill=theme.letter, width=2)
    _level(picture, plot, Point(SIGN_X, top), WorthKind.WINS, theme.sides[Side.NORTH])
    _level(picture, plot, Point(SIGN_X, middle), WorthKind.DRAWS, theme.count)
    _level(picture, plot, Point(SIGN_X, bottom), WorthKind.WINS, theme.sides[Side.SOUTH])


def _level(picture: Image.Image, plot: Plot, centre: Point, kind: WorthKind, colour: Colour) -> None:
    """The sign of a result or the lead in seeds at one level."""
    if plot.course.scale == "seeds" and kind is WorthKind.WINS:
        write(picture, f"+{plot.course.most:.0f}", centre, NUMBER_SIZE, colour)
        return
    sign = sign_mask(kind, SIGN)
    picture.paste(colour, (centre.x - sign.width // 2, centre.y - sign.height // 2), sign)


def draw_turns(picture: Image.Image, theme: Theme, plot: Plot) -> None:
    """A dot at every move that changed the result, and its ply below."""
    for ply in _turns(plot):
        x, y = round(plot.x(ply)), round(_height(plot, ply))
        _dashes(picture, theme.count, (x, y), (x, plot.room.bottom + 6))
        _dot(picture, theme, Point(x, y))


def draw_plies(picture: Image.Image, theme: Theme, plot: Plot) -> None:
    """The numbers of the plies: turns first, then the last one, then round ones where there is room."""
    taken: list[tuple[float, float]] = []
    y, turns = plot.room.bottom + BELOW, set(_turns(plot))
    for ply in (*_turns(plot), plot.course.plies, *_round_plies(plot.course.plies)):
        half = text_width(str(ply), NUMBER_SIZE) / 2
        x = min(max(plot.x(ply), half), picture.width - 30 - half)
        if all(x + half + APART < left or x - half - APART > right for left, right in taken):
            taken.append((x - half, x + half))
            write(
                picture,
                str(ply),
                Point(round(x), y),
                NUMBER_SIZE,
                theme.count if ply in turns else theme.letter,
            )


def _turns(plot: Plot) -> Iterator[int]:
    """The plies after which the result was another; what lies outside the game is left out."""
    return (turn + 1 for turn in sorted(set(plot.course.turns)) if 0 <= turn < plot.course.plies)


def _height(plot: Plot, ply: int) -> float:
    """How high the value after so many plies stands, or the middle if it is not known."""
    value = plot.course.values[ply]
    return plot.middle if value is None else plot.y(value)


def _round_plies(plies: int) -> range:
    """Round numbers of plies, not too many."""
    step = next((step for step in TICKS if plies / step <= MOST_TICKS), TICKS[-1])
    return range(step, plies, step)


def _dot(picture: Image.Image, theme: Theme, centre: Point) -> None:
    """A pale dot with a dark edge."""
    for radius, colour in ((DOT + DOT_EDGE, theme.plate), (DOT, theme.count)):
        size = 2 * radius
        large = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING))
        ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
        picture.paste(
            colour, (centre.x - radius, centre.y - radius), large.resize((size, size), Image.Resampling.BOX)
        )


def _dashes(picture: Image.Image, colour: Colour, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A dashed line that runs level to the right or down."""
    pen, level = ImageDraw.Draw(picture), start[1] == end[1]
    first, last = (start[0], end[0]) if level else (start[1], end[1])
    for at in range(first, last, 2 * DASH):
        until = min(at + DASH, last)
        pen.line(
            (at, start[1], until, start[1]) if level else (start[0], at, start[0], until),
            fill=colour,
            width=2,
        )
