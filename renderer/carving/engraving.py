"""What is cut into the surface with a fine tool: the loop of arrows that shows which way seeds are sown."""

from __future__ import annotations

from array import array

from PIL import Image, ImageDraw

from renderer.layout import BAR, SIZE, marker_centre, pit_centre
from rules import Side

WIDTH, HEIGHT = SIZE
SUPERSAMPLING = 4
GROOVE = 6
"""Width of a groove, in pixels."""

LANE = 16
"""How far above and below the middle of the board the two lanes of the loop run."""

HEAD = 13
"""Half the height of an arrow's head, in pixels."""

HEADS = (231, 500, 769)
"""The x at which each lane bears a head: between pits, clear of the rings about them."""


def engraved() -> Image.Image:
    """How much of each point is cut away, from 0 to 255: the arrows, and a bed for each bar."""
    large = _arrows()
    for side in Side:
        _cut_bar(ImageDraw.Draw(large), marker_centre(side).y)
    return large.resize(SIZE, Image.Resampling.BOX)


def arrows() -> Image.Image:
    """How much of each point is cut away for the arrows, from 0 to 255."""
    return _arrows().resize(SIZE, Image.Resampling.BOX)


def _arrows() -> Image.Image:
    large = Image.new("L", (WIDTH * SUPERSAMPLING, HEIGHT * SUPERSAMPLING))
    pen = ImageDraw.Draw(large)
    _cut_loop(pen)
    for x in HEADS:
        _cut_head(pen, x, HEIGHT // 2 + LANE, 1)
        _cut_head(pen, x, HEIGHT // 2 - LANE, -1)
    return large


def _scaled(*numbers: float) -> tuple[float, ...]:
    return tuple(number * SUPERSAMPLING for number in numbers)


def _cut_loop(pen: ImageDraw.ImageDraw) -> None:
    """The long loop between the rows; it turns at the ends, and passes no store."""
    left, right = pit_centre(0).x - LANE, pit_centre(5).x + LANE
    reach = LANE + GROOVE / 2
    box = _scaled(left, HEIGHT / 2 - reach, right, HEIGHT / 2 + reach)
    pen.rounded_rectangle(box, reach * SUPERSAMPLING, outline=255, width=GROOVE * SUPERSAMPLING)


def _cut_head(pen: ImageDraw.ImageDraw, x: int, y: int, forward: int) -> None:
    """An arrow's head, its point to the right if ``forward`` is 1 and to the left if it is -1."""
    back = x - forward * HEAD
    pen.polygon(_scaled(x + forward * HEAD, y, back, y - HEAD, back, y + HEAD), fill=255)


def _cut_bar(pen: ImageDraw.ImageDraw, y: int) -> None:
    """The bed of the bar that shines when the row behind it is to move."""
    pen.rounded_rectangle(_scaled(BAR[0], y - 3, BAR[1], y + 3), 3 * SUPERSAMPLING, fill=255)


def engraving_light(cut: Image.Image) -> array[float]:
    """How bright a cut surface is: dark on the wall nearest the light, bright on the one that faces it."""
    depth = cut.tobytes()
    light = array("f", [1.0]) * len(depth)
    for at in range(WIDTH + 1, len(depth) - WIDTH - 1):
        here, slope = depth[at] / 255, (depth[at + WIDTH + 1] - depth[at - WIDTH - 1]) / 255
        if here or slope:
            light[at] = 1 - 0.5 * here - 0.3 * slope
    return light
