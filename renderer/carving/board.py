"""The finished board: carved, lit, fitted, and cut out of its ground."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops

from renderer.carving.engraving import engraved, engraving_light
from renderer.carving.fittings import set_marker, set_plaque, set_plate
from renderer.carving.relief import Hollow, edge_distance, relief, smoothstep
from renderer.carving.wood import plank
from renderer.layout import PIT_RADIUS, SIZE, STORE_AXIS, STORE_RADIUS, STORE_X, pit_centre
from renderer.themes import Theme
from rules import Side

WIDTH, HEIGHT = SIZE
LEVEL = 132
"""The brightness of level wood of middling tone, from 0 to 255."""


def hollows() -> list[Hollow]:
    """The twelve pits and the two stores."""
    pits = [Hollow(x, y, y, PIT_RADIUS, 36) for x, y in map(pit_centre, range(12))]
    return pits + [Hollow(STORE_X[side], *STORE_AXIS[side], STORE_RADIUS, 27) for side in Side]


@cache
def brightness() -> Image.Image:
    """How bright the bare carved wood is at every point, from 0 to 255."""
    depth, light = relief(hollows())
    cut = engraving_light(engraved())
    levels = (
        LEVEL * tone * shine * groove for tone, shine, groove in zip(plank(depth), light, cut, strict=True)
    )
    return Image.frombytes("L", SIZE, bytes(min(255, round(level)) for level in levels))


def outline() -> Image.Image:
    """Coverage of the board on the picture, from 0 to 255."""
    inside = (edge_distance(at % WIDTH + 0.5, at // WIDTH + 0.5)[0] for at in range(WIDTH * HEIGHT))
    return Image.frombytes("L", SIZE, bytes(round(255 * smoothstep(-0.7, 0.7, d)) for d in inside))


def shade(lit: Side | None) -> Image.Image:
    """Where the light is taken back: 255 on the row that is not to move, 0 elsewhere, with soft edges."""
    if lit is None:
        return Image.new("L", SIZE)
    left, right = pit_centre(0).x - PIT_RADIUS, pit_centre(5).x + PIT_RADIUS
    across = bytes(
        round(255 * min(smoothstep(left - 20, left, x), smoothstep(right + 20, right, x)))
        for x in range(WIDTH)
    )
    edge = 20 if lit is Side.SOUTH else -20
    down = bytes(round(255 * smoothstep(edge, -edge, y - HEIGHT / 2)) for y in range(HEIGHT))
    columns = Image.frombytes("L", (WIDTH, 1), across).resize(SIZE)
    return ImageChops.multiply(columns, Image.frombytes("L", (1, HEIGHT), down).resize(SIZE))


def wooden(levels: Image.Image, theme: Theme) -> Image.Image:
    """Brightness as the colours of the theme's wood."""
    shadow, middle, light = theme.wood
    bands = []
    for low, mid, high in zip(shadow, middle, light, strict=True):
        ramp = [
            low + (mid - low) * at / 128 if at < 128 else mid + (high - mid) * (at - 128) / 127
            for at in range(256)
        ]
        bands.append(levels.point([round(level) for level in ramp]))
    return Image.merge("RGB", bands)


def finished_board(theme: Theme, lit: Side | None) -> Image.Image:
    """The empty board in full colour, with that side's row lit, as RGB without its outline."""
    bare = wooden(brightness(), theme)
    for pit in range(12):
        set_plate(bare, theme, pit)
    dark = bare.point([round(level * theme.dim) for level in range(256)] * 3)
    bare.paste(dark, (0, 0), shade(lit))
    for side in Side:
        set_plaque(bare, theme, side)
    if lit:
        set_marker(bare, theme, lit)
    return bare
