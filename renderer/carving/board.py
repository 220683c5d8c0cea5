"""The finished board: carved, lit, fitted, and cut out of its ground."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from renderer.carving.engraving import engraved, engraving_light
from renderer.carving.fittings import set_fittings
from renderer.carving.palette import alphas, edge_index, ramp_index, with_rim
from renderer.carving.relief import Hollow, edge_distance, relief, smoothstep
from renderer.carving.wood import plank
from renderer.layout import PIT_RADIUS, SIZE, STORE_AXIS, STORE_RADIUS, STORE_X, Point, pit_centre
from renderer.stamp import Stamp
from renderer.themes import Theme
from rules import Side

WIDTH, HEIGHT = SIZE
LEVEL = 150
"""The brightness of level wood of middling tone, from 0 to 255."""

CALM = 2
"""Steps of brightness that are smoothed away along the grain; long even runs make small files."""


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
    levels = brightness()
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
    board = coloured(bare_board(theme, lit), palette)
    bare = board.convert("RGB")
    fitted = bare.copy()
    set_fittings(fitted, theme, lit)
    Stamp.of(fitted, bare, palette, Point(0, 0)).press(board)
    cut_out(board)
    board.putpalette(with_rim(theme, palette))
    board.info["transparency"] = alphas()
    return board
