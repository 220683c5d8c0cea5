"""The colours that all the boards of a theme share with everything that is pasted on them.

The wood comes first, as an even ramp from shadow to light; then whatever else the samples need; then the
half-covered pixels along the outline and the clear ground, which nothing pasted may use.
"""

from __future__ import annotations

from PIL import Image

from renderer.artwork import RAMP, dimmed, seed_dim
from renderer.themes import Colour, Theme, in_light

EDGE = 15
OTHERS = 256 - RAMP - EDGE - 1
OPAQUE = RAMP + OTHERS
STRIP = 4
PAINT_STRIP = 24
RIM_LEVEL = 60


def wood_colour(theme: Theme, level: float) -> Colour:
    """The wood where it is that bright, from 0 to 255."""
    return tone_at(theme.wood, level)


def rim_tones(colour: Colour) -> tuple[Colour, Colour, Colour]:
    """A line of that colour in shadow, on the level and in full light."""
    return in_light(colour, 0), in_light(colour, 0.9), colour


def tone_at(tones: tuple[Colour, Colour, Colour], level: float) -> Colour:
    """A colour given in shadow, on the level and in full light, where it is that bright, from 0 to 255."""
    shadow, middle, light = tones
    low, high, share = (shadow, middle, level / 128) if level < 128 else (middle, light, (level - 128) / 127)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(low, high, strict=True))
    return red, green, blue


def ramp_index(level: int) -> int:
    """The place in the palette of wood that is that bright, from 0 to 255."""
    return round(level * (RAMP - 1) / 255)


def step_levels() -> list[int]:
    """How bright each colour of the ramp is, from 0 to 255, and beyond the ramp as its last."""
    return [round(min(step, RAMP - 1) * 255 / (RAMP - 1)) for step in range(256)]


def samples(theme: Theme, seeds: Image.Image) -> Image.Image:
    """What lies on the wood: seeds in light and in shade, and every ink melting into its ground."""
    ground = theme.hollows or theme.wood
    sheet = Image.new("RGB", (seeds.width, 2 * seeds.height), tone_at(ground, 60))
    for row, light in enumerate((1, seed_dim(theme))):
        seeds_there = dimmed(seeds, light)
        sheet.paste(seeds_there, (0, row * seeds.height), seeds_there)
    grounds = [
        (ink, wood_colour(theme, level)) for ink in theme.sides.values() for level in (30, 60, 90, 140)
    ]
    inks = [melting(ink, ground, sheet.width) for ink, ground in grounds + _printed(theme)]
    return stacked([sheet, *inks, *(paint_strip(tones, sheet.width) for tones in _paints(theme))])


def _paints(theme: Theme) -> list[tuple[Colour, Colour, Colour]]:
    """Every paint on the wood, in its three lights."""
    rims = [rim_tones(theme.rims)] if theme.rims else []
    return ([theme.hollows] if theme.hollows else []) + rims


def paint_strip(tones: tuple[Colour, Colour, Colour], width: int) -> Image.Image:
    """A strip of paint from shadow to light."""
    strip = Image.new("RGB", (256, 1))
    strip.putdata([tone_at(tones, level) for level in range(256)])
    return strip.resize((width, PAINT_STRIP))


def _printed(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Every ink with what it is printed on."""
    on_plates = [
        (in_light(ink, light), in_light(theme.plate, light))
        for ink in (theme.letter, theme.count)
        for light in (1, theme.dim)
    ]
    on_plaques = [(ink, theme.plaque) for ink in (theme.score, *theme.sides.values())]
    return on_plates + on_plaques


def melting(ink: Colour, ground: Colour, width: int) -> Image.Image:
    """A strip that passes from one colour to another."""
    share = Image.linear_gradient("L").transpose(Image.Transpose.ROTATE_90).resize((width, STRIP))
    return Image.composite(Image.new("RGB", share.size, ink), Image.new("RGB", share.size, ground), share)


def stacked(pictures: list[Image.Image]) -> Image.Image:
    """Pictures of one width, one below the other."""
    sheet = Image.new("RGB", (pictures[0].width, sum(picture.height for picture in pictures)))
    top = 0
    for picture in pictures:
        sheet.paste(picture, (0, top))
        top += picture.height
    return sheet


def shared_palette(theme: Theme, seeds: Image.Image) -> Image.Image:
    """A palette picture of opaque colours: the ramp of the wood, then what serves seeds and inks best."""
    ramp = [wood_colour(theme, at * 255 / (RAMP - 1)) for at in range(RAMP)]
    others = samples(theme, seeds).quantize(OTHERS, Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    flat = [level for colour in ramp for level in colour] + others[: 3 * OTHERS]
    palette = Image.new("P", (1, 1))
    palette.putpalette(flat + flat[:3] * (256 - len(flat) // 3))
    return palette


def with_rim(theme: Theme, palette: Image.Image) -> list[int]:
    """The colours of a shared palette, and in the last places those of the outline."""
    colours = palette.getpalette() or []
    return colours[: 3 * OPAQUE] + list(wood_colour(theme, RIM_LEVEL)) * (EDGE + 1)


def alphas() -> bytes:
    """How opaque each colour of the palette is."""
    edge = (round((at + 0.5) * 255 / (EDGE + 1)) for at in range(1, EDGE + 1))
    return bytes([255] * OPAQUE + [0, *edge])


def edge_index(coverage: int) -> int:
    """The place in the palette of a pixel that the board covers so far, from 0 to 254."""
    return OPAQUE + coverage * (EDGE + 1) // 255
