"""The seeds: grey nickernuts, each a little different, and the shadow that they cast."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle, islice, product
from math import cos, hypot, pi, sin, sqrt
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.artwork import LOOKS, SEED_CELL
from renderer.carving.relief import HALF_WAY, LIGHT
from renderer.themes import Colour, Theme, in_light

SUPERSAMPLING = 3
LONG, SHORT = 13.6, 12.3
"""Half the length and half the width of a seed, in pixels."""


def seed_strip(theme: Theme) -> Image.Image:
    """All the looks of a seed side by side, and last the shadow, as an RGBA picture."""
    rng = Random("nickernut")
    tones = islice(cycle(theme.seeds), LOOKS)
    pictures = [*(Nickernut.grown(rng, tone, theme.bounce).picture() for tone in tones), shadow()]
    strip = Image.new("RGBA", (SEED_CELL * len(pictures), SEED_CELL))
    for at, picture in enumerate(pictures):
        strip.paste(picture, (at * SEED_CELL, 0))
    return strip


@dataclass(frozen=True, slots=True)
class Nickernut:
    """One seed: a smooth grey oval with faint bands about its navel.

    Attributes:
        tone: its colour in full light.
        bounce: the light that the wood throws back on it from below.
        turn: the direction of its length, in radians.
        stretch: how much longer and narrower it is than most.
        navel: where the bands have their middle, -1 to 1 along and across.
    """

    tone: Colour
    bounce: Colour
    turn: float
    stretch: float
    navel: tuple[float, float]

    @classmethod
    def grown(cls, rng: Random, tone: Colour, bounce: Colour) -> Nickernut:
        """Any seed of about that tone."""
        navel = (rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7))
        light, turn, stretch = rng.uniform(0.9, 1.06), pi * rng.random(), rng.uniform(0.96, 1.05)
        return cls(in_light(tone, light), bounce, turn, stretch, navel)

    def picture(self) -> Image.Image:
        """The seed in the middle of a clear cell."""
        size = SEED_CELL * SUPERSAMPLING
        large = Image.new("RGBA", (size, size))
        for x, y in product(range(size), repeat=2):
            colour = self.colour_at(*((at + 0.5) / SUPERSAMPLING - SEED_CELL / 2 for at in (x, y)))
            if colour:
                large.putpixel((x, y), (*colour, 255))
        return large.resize((SEED_CELL, SEED_CELL), Image.Resampling.BOX)

    def colour_at(self, x: float, y: float) -> Colour | None:
        """The colour so many pixels from the middle, or None beside the seed."""
        along = (x * cos(self.turn) + y * sin(self.turn)) / (LONG * self.stretch)
        across = (y * cos(self.turn) - x * sin(self.turn)) / (SHORT / self.stretch)
        if along * along + across * across >= 1:
            return None
        band = 1 + 0.055 * sin(17 * hypot(along - self.navel[0], across - self.navel[1]))
        lean_x = along * cos(self.turn) - across * sin(self.turn)
        lean_y = along * sin(self.turn) + across * cos(self.turn)
        return self.lit(band, lean_x, lean_y)

    def lit(self, bright: float, x: float, y: float) -> Colour:
        """The colour where the normal leans by ``x`` and ``y``."""
        z = sqrt(max(0.0, 1 - x * x - y * y))
        facing = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]
        gleam = 84 * max(0.0, x * HALF_WAY[0] + y * HALF_WAY[1] + z * HALF_WAY[2]) ** 26
        diffuse = bright * (0.30 + 1.08 * max(0.0, facing) ** 0.9) * (0.72 + 0.28 * z)
        bounce = 0.55 * max(0.0, 0.25 - facing) * (1 - 0.5 * z)
        red, green, blue = (
            min(255, round(level * diffuse + back * bounce + gleam))
            for level, back in zip(self.tone, self.bounce, strict=True)
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
