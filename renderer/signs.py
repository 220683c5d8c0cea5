"""The signs for what a move is worth, told apart by shape alone: tick, equals, cross, question mark, star."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import cos, sin, tau
from types import MappingProxyType

from PIL import Image, ImageDraw

from renderer.layout import Point
from renderer.lettering import write
from renderer.worth import WorthKind

SUPERSAMPLING = 4
STROKE = 0.2
"""How thick the strokes are, beside the height of a sign."""

QUESTION_SIZE = 1.3
"""The em of the question mark, beside the height of a sign."""

Stroke = tuple[tuple[float, float], ...]


_MIDDLE = (0.5, 0.53)
"""Of a star, which stands a little lower than its square."""


def _star() -> Stroke:
    """Once round the ten corners of a star; but for its middle, the stroke fills it."""
    turns = [(corner / 10, 0.38 if corner % 2 == 0 else 0.13) for corner in range(11)]
    x, y = _MIDDLE
    return tuple((x + far * sin(tau * turn), y - far * cos(tau * turn)) for turn, far in turns)


STROKES: Mapping[WorthKind, tuple[Stroke, ...]] = MappingProxyType(
    {
        WorthKind.WINS: (((0.1, 0.56), (0.37, 0.88), (0.92, 0.12)),),
        WorthKind.DRAWS: (((0.12, 0.32), (0.88, 0.32)), ((0.12, 0.7), (0.88, 0.7))),
        WorthKind.LOSES: (((0.16, 0.16), (0.84, 0.84)), ((0.84, 0.16), (0.16, 0.84))),
        WorthKind.LIKELY_BEST: (_star(), (_MIDDLE, _MIDDLE)),
    }
)
"""The strokes of a sign in a square of width and height 1, from its top left corner."""


@cache
def sign_mask(kind: WorthKind, height: int) -> Image.Image:
    """A sign with smooth edges, in a square of coverage from 0 to 255."""
    size = height * SUPERSAMPLING
    large = Image.new("L", (size, size))
    if kind is WorthKind.UNKNOWN:
        _write_question(large)
    for stroke in STROKES.get(kind, ()):
        _draw_stroke(large, stroke)
    return large.resize((height, height), Image.Resampling.BOX)


def _write_question(large: Image.Image) -> None:
    ink = Image.new("RGB", large.size)
    middle = large.width // 2
    write(ink, "?", Point(middle, middle), round(large.width * QUESTION_SIZE), (255, 255, 255))
    large.paste(ink.getchannel("R"))


def _draw_stroke(large: Image.Image, stroke: Stroke) -> None:
    """A line through some points with round ends and corners."""
    pen, size = ImageDraw.Draw(large), large.width
    points, reach = [(x * size, y * size) for x, y in stroke], STROKE * size / 2
    pen.line(points, fill=255, width=round(2 * reach))
    for x, y in points:
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
