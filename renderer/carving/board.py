"""The finished board: carved, lit, fitted, and cut out of its ground."""

from __future__ import annotations

from array import array
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from renderer.carving.engraving import engraved, engraving_light
from renderer.carving.fittings import set_fittings
from renderer.carving.paint import paint
from renderer.carving.palette import alphas, edge_index, ramp_index, step_levels, with_rim
from renderer.carving.relief import edge_distance, hollows, relief, smoothstep
from renderer.carving.wood import plank
from renderer.layout import PIT_RADIUS, SIZE, Point, pit_centre
from renderer.stamp import Stamp
from renderer.themes import Theme
from rules import Side

WIDTH, HEIGHT = SIZE
LEVEL = 150
"""The brightness of level wood of middling tone, from 0 to 255."""

CALM = 2
"""Steps of brightness that are smoothed away along the grain; long even runs make small files."""


@cache
def carved() -> tuple[array[float], array[float]]:
    """The tone of the wood and the light on it at every point, each about 1."""
    depth, light = relief(hollows())
    cut = engraving_light(engraved())
    return plank(depth), array("f", (shine * groove for shine, groove in zip(light, cut, strict=True)))


@cache
def brightness(grain: float) -> Image.Image:
    """How bright the carved wood is at every point, from 0 to 255, when its grain shows so strongly."""
    levels = (LEVEL * (1 + grain * (tone - 1)) * light for tone, light in zip(*carved(), strict=True))
    return Image.frombytes("L", SIZE, bytes(min(255, round(level)) for level in levels))


@cache
def outline() -> Image.Image:
    """Coverage of the board on the picture, from 0 to 255."""
    inside = (edge_distance(at % WIDTH + 0.5, at // WIDTH + 0.5)[0] for at in range(WIDTH * HEIGHT))
    return Image.frombytes("L", SIZE, bytes(round(255 * smoothstep(-0.8, 0.8, d)) for d in inside))


def shade(lit: Side | None) -> Image.Image:
    """Where the light is taken back: 255 on the row that is not to move, 0 elsewhere, with soft edges."""
    mask = Image.new("L", SIZE)
    if lit:
        reach = pit_centre(0).x - PIT_RADIUS
        top, bottom = (12, HEIGHT // 2) if lit is Side.SOUTH else (HEIGHT // 2, HEIGHT - 12)
        ImageDraw.Draw(mask).rounded_rectangle((reach - 8, top, WIDTH - reach + 8, bottom), 24, fill=255)
    return mask.filter(ImageFilter.GaussianBlur(7))


def calmed(levels: Image.Image) -> Image.Image:
    """Brightness in the steps of the ramp, held along each line of the grain until it has really changed."""
    steps = bytearray()
    held = 0
    for step in levels.point([ramp_index(level) for level in range(256)]).tobytes():
        held = step if abs(step - held) > CALM else held
        steps.append(held)
    return Image.frombytes("L", SIZE, bytes(steps))


def bare_board(theme: Theme, lit: Side | None) -> Image.Image:
    """The carved wood with that side's row lit, as steps of the ramp."""
    levels = brightness(theme.grain)
    dark = levels.point([round(level * theme.dim) for level in range(256)])
    return calmed(Image.composite(dark, levels, shade(lit)))


def coloured(steps: Image.Image, palette: Image.Image) -> Image.Image:
    """Steps of the ramp as a palette picture; the ramp comes first in every palette."""
    board = steps.copy()
    board.putpalette(palette.getpalette() or [])
    return board


def cut_out(board: Image.Image) -> None:
    """Clear everything outside the outline of a palette picture, with a smooth edge on any ground."""
    cover = outline()
    partly = cover.point([edge_index(level) for level in range(255)] + [0])
    board.paste(partly, None, cover.point([255] * 255 + [0], "1"))


def finished_board(theme: Theme, lit: Side | None, palette: Image.Image) -> Image.Image:
    """The empty board with that side's row lit, as a palette picture."""
    steps = bare_board(theme, lit)
    board = coloured(steps, palette)
    bare = board.convert("RGB")
    fitted = bare.copy()
    paint(fitted, theme, hollows(), steps.point(step_levels()))
    set_fittings(fitted, theme, lit)
    Stamp.of(fitted, bare, palette, Point(0, 0)).press(board)
    cut_out(board)
    board.putpalette(with_rim(theme, palette))
    board.info["transparency"] = alphas()
    return board
