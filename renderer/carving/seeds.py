"""The seeds: grey nickernuts, each a little different, and the shadow that they cast."""

from __future__ import annotations

from math import cos, hypot, pi, sin, sqrt
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.artwork import SEED_CELL
from renderer.carving.relief import HALF_WAY, LIGHT
from renderer.themes import Colour, Theme, in_light

LOOKS = 16
SUPERSAMPLING = 3
LONG, SHORT = 13.6, 12.3
"""Half the length and half the width of a seed, in pixels."""

BOUNCE = (92, 52, 26)
"""The light that the wood throws back from below."""


def seed_strip(theme: Theme) -> Image.Image:
    """All the looks of a seed side by side, and last the shadow, as an RGBA picture."""
    rng = Random("nickernut")
    pictures = [nickernut(rng, theme.seeds[look % len(theme.seeds)]) for look in range(LOOKS)] + [shadow()]
    strip = Image.new("RGBA", (SEED_CELL * len(pictures), SEED_CELL))
    for at, picture in enumerate(pictures):
        strip.paste(picture, (at * SEED_CELL, 0))
    return strip


def nickernut(rng: Random, tone: Colour) -> Image.Image:
    """One seed: a smooth grey oval with faint bands about its navel, turned any way."""
    turn, stretch, bright = pi * rng.random(), rng.uniform(0.96, 1.05), rng.uniform(0.9, 1.06)
    pole = (rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7))
    size = SEED_CELL * SUPERSAMPLING
    picture = Image.new("RGBA", (size, size), (*in_light(tone, 0.3), 0))
    for y in range(size):
        for x in range(size):
            across, down = (
                (x + 0.5) / SUPERSAMPLING - SEED_CELL / 2,
                (y + 0.5) / SUPERSAMPLING - SEED_CELL / 2,
            )
            u = (across * cos(turn) + down * sin(turn)) / (LONG * stretch)
            v = (down * cos(turn) - across * sin(turn)) / (SHORT / stretch)
            if u * u + v * v < 1:
                level = (u * cos(turn) - v * sin(turn), u * sin(turn) + v * cos(turn))
                band = 1 + 0.055 * sin(17 * hypot(u - pole[0], v - pole[1]))
                picture.putpixel((x, y), (*lit(tone, bright * band, *level), 255))
    return picture.resize((SEED_CELL, SEED_CELL), Image.Resampling.BOX)


def lit(tone: Colour, bright: float, x: float, y: float) -> tuple[int, int, int]:
    """The colour of a seed where its normal leans by ``x`` and ``y``."""
    z = sqrt(max(0.0, 1 - x * x - y * y))
    facing = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]
    gleam = max(0.0, x * HALF_WAY[0] + y * HALF_WAY[1] + z * HALF_WAY[2]) ** 26
    diffuse = bright * (0.30 + 1.08 * max(0.0, facing) ** 0.9) * (0.72 + 0.28 * z)
    bounce = 0.55 * max(0.0, -facing + 0.25) * (1 - 0.5 * z)
    red, green, blue = (
        min(255, round(level * diffuse + back * bounce + 84 * gleam))
        for level, back in zip(tone, BOUNCE, strict=True)
    )
    return red, green, blue


def shadow() -> Image.Image:
    """A soft shadow to the lower right, darkest where the seed touches the wood."""
    coverage = ImageChops.lighter(blot(2.2, 3.0, 12.5, 2.6, 150), blot(1.0, 1.6, 13.4, 1.2, 120))
    cast = Image.new("RGBA", (SEED_CELL, SEED_CELL), (12, 6, 3, 0))
    cast.putalpha(coverage)
    return cast


def blot(right: float, down: float, radius: float, blur: float, strength: int) -> Image.Image:
    """A blurred disc of coverage beside the middle of a cell."""
    size = SEED_CELL * SUPERSAMPLING
    x, y = (SEED_CELL / 2 + right) * SUPERSAMPLING, (SEED_CELL / 2 + down) * SUPERSAMPLING
    reach = radius * SUPERSAMPLING
    disc = Image.new("L", (size, size))
    ImageDraw.Draw(disc).ellipse((x - reach, y - reach, x + reach, y + reach), fill=strength)
    soft = disc.filter(ImageFilter.GaussianBlur(blur * SUPERSAMPLING))
    return soft.resize((SEED_CELL, SEED_CELL), Image.Resampling.BOX)
