"""The chart of a course: who played, and who stood better after every ply."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from renderer.course.course import Course
from renderer.course.levels import draw_gaps, draw_levels
from renderer.course.plies import draw_turns
from renderer.course.plot import Plot, draw_plot
from renderer.emblems import emblem_mask
from renderer.layout import Box
from renderer.shapes import rounded
from renderer.themes import Theme, theme_named
from renderer.typesetting import draw_line, isolated
from rules import Side

SIZE = (1000, 420)
PANEL = Box(8, 4, 992, 416)
CORNER = 44
RIM = 3
NAMES = {Side.NORTH: Box(82, 8, 960, 64), Side.SOUTH: Box(82, 356, 960, 412)}
"""As on the board: North above, South below."""

NAME_SIZE = 36
EMBLEM = 13
EMBLEM_X = 54
ROOM = Box(100, 80, 966, 292)


def render_course(course: Course, *, theme: str = "wood") -> bytes:
    """A chart of who stood better when, 1000 × 420 pixels, the sister of the result card.

    The line rises towards North's name above the better North stands, and falls towards South's below; a
    level line of its own colour is a draw. It is dashed and its ground paler where the value is an estimate;
    where nothing is known there is a question mark, if it has room. A dot marks each move that changed the
    result, with its ply below; of some two dozen such moves and more, that of every second, third and so on.

    Args:
        course: the values, and the names in any script; what is too long is made smaller or cut off.
        theme: one of ``renderer.THEMES``.

    Returns:
        An image file of the kind ``IMAGE_SUFFIX``; the same arguments always give the same bytes.

    Raises:
        ValueError: there is no such theme; the message names those that there are.
    """
    chart = _panel(theme_named(theme), course)
    cover = Image.new("L", SIZE)
    cover.paste(rounded(PANEL, CORNER), PANEL)
    chart.putalpha(cover)
    file = BytesIO()
    chart.save(file, "PNG", compress_level=6)
    return file.getvalue()


def _panel(theme: Theme, course: Course) -> Image.Image:
    """Everything upon the panel, as an RGB picture."""
    panel = Image.new("RGB", SIZE, theme.wood[1])
    panel.paste(theme.plate, PANEL, rounded(PANEL, CORNER, RIM))
    for side in Side:
        _draw_name(panel, theme, side, course.names[side.value])
    plot = Plot(ROOM, course)
    draw_levels(panel, theme, plot)
    draw_plot(panel, theme, plot)
    draw_gaps(panel, theme, plot)
    draw_turns(panel, theme, plot)
    return panel


def _draw_name(panel: Image.Image, theme: Theme, side: Side, name: str) -> None:
    """Who sits on that side, with the side's emblem."""
    row, mask = NAMES[side], emblem_mask(side, EMBLEM)
    middle = (row.top + row.bottom) // 2
    panel.paste(theme.sides[side], (EMBLEM_X - mask.width // 2, middle - mask.height // 2), mask)
    draw_line(panel, isolated(name), row, NAME_SIZE, theme.count)
