"""Reading a picture as an eye would: opened, on a phone, its colours near or far, its contrast."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from math import cos, pi, sin

from PIL import Image

from renderer.layout import Point
from renderer.themes import Colour

PHONE_WIDTH = 320


def opened(picture: bytes) -> Image.Image:
    """A picture file on black, in full colour."""
    image = Image.open(BytesIO(picture)).convert("RGBA")
    ground = Image.new("RGBA", image.size, (0, 0, 0, 255))
    ground.alpha_composite(image)
    return ground.convert("RGB")


def on_a_phone(image: Image.Image) -> Image.Image:
    """The picture 320 pixels wide."""
    return image.resize((PHONE_WIDTH, PHONE_WIDTH * image.height // image.width), Image.Resampling.LANCZOS)


def colour_at(image: Image.Image, x: float, y: float) -> Colour:
    """The colour of the pixel there."""
    pixel = image.getpixel((round(x), round(y)))
    assert isinstance(pixel, tuple)
    red, green, blue = pixel
    return int(red), int(green), int(blue)


def is_near(one: Colour, other: Colour, reach: int = 40) -> bool:
    """Whether two colours could be taken for the same."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= reach


def share_of_circle(image: Image.Image, centre: Point, radius: float, colour: Colour) -> float:
    """How much of a circle has that colour, 0–1."""
    turns = [2 * pi * step / 360 for step in range(360)]
    spots = [(centre.x - 0.5 + radius * cos(turn), centre.y - 0.5 + radius * sin(turn)) for turn in turns]
    return sum(is_near(colour_at(image, *spot), colour) for spot in spots) / len(spots)


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG 2 defines it, 0–1."""
    linear = [
        level / 255 / 12.92 if level <= 10 else ((level / 255 + 0.055) / 1.055) ** 2.4 for level in colour
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio as WCAG 2 defines it, 1–21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def colours(image: Image.Image) -> list[list[Colour]]:
    """Every pixel, line by line."""
    return [[colour_at(image, x, y) for x in range(image.width)] for y in range(image.height)]


def mean_brightness(image: Image.Image, box: tuple[int, int, int, int]) -> float:
    """The mean grey level of a part of a picture, 0–255."""
    levels: Iterable[int] = image.crop(box).convert("L").tobytes()
    return sum(levels) / ((box[2] - box[0]) * (box[3] - box[1]))
