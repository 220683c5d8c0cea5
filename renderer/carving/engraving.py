"""What is cut into the surface with a fine tool: the arrows that show which way seeds are sown."""

from __future__ import annotations

from array import array

from PIL import Image, ImageDraw

from renderer.layout import SIZE, pit_centre

WIDTH, HEIGHT = SIZE
SUPERSAMPLING = 4
GROOVE = 5.0
"""Width of a groove, in pixels."""

LANE = 15
"""How far above and below the middle of the board the two arrows run."""

HEAD = 13.0
"""Half the width of an arrow's head, in pixels."""


def engraved() -> Image.Image:
    """How much of each point is cut away, from 0 to 255: one long loop with a head to each row's end."""
    large = Image.new("L", (WIDTH * SUPERSAMPLING, HEIGHT * SUPERSAMPLING))
    pen = ImageDraw.Draw(large)
    left, right, middle = pit_centre(0).x, pit_centre(5).x, HEIGHT / 2
    _arrow(pen, left, right, middle + LANE)
    _arrow(pen, right, left, middle - LANE)
    return large.resize(SIZE, Image.Resampling.BOX)


def _arrow(pen: ImageDraw.ImageDraw, start: float, end: float, y: float) -> None:
    """A long arrow from ``start`` to ``end``; its tail bends in from the other lane."""
    back = HEAD * 1.5 if end < start else -HEAD * 1.5
    _polygon(
        pen,
        [
            (start, y - GROOVE / 2),
            (end + back, y - GROOVE / 2),
            (end + back, y + GROOVE / 2),
            (start, y + GROOVE / 2),
        ],
    )
    _polygon(
        pen,
        [
            (end, y),
            (end + back * 1.2, y - HEAD * 0.8),
            (end + back * 0.8, y),
            (end + back * 1.2, y + HEAD * 0.8),
        ],
    )


def _polygon(pen: ImageDraw.ImageDraw, corners: list[tuple[float, float]]) -> None:
    pen.polygon([(x * SUPERSAMPLING, y * SUPERSAMPLING) for x, y in corners], fill=255)


def engraving_light(cut: Image.Image) -> array[float]:
    """How bright a cut surface is: dark in the groove, darker on the wall nearest the light, bright on the other."""
    depth = cut.tobytes()
    light = array("f", [1.0]) * len(depth)
    for at in range(WIDTH + 1, len(depth) - WIDTH - 1):
        here, slope = depth[at], depth[at + WIDTH + 1] - depth[at - WIDTH - 1]
        if here or slope:
            light[at] = 1 - 0.30 * here / 255 - 0.30 * slope / 255
    return light
