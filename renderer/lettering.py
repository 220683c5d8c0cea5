"""Letters and numerals: one typeface, placed by the middle of what is really inked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from renderer.layout import Point
from renderer.themes import Colour

TYPEFACE = Path(__file__).parent / "fonts" / "Lato-Black.ttf"

LETTER_SIZE = 32
COUNT_SIZE = 44
SCORE_SIZE = 54


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The typeface at that size, in pixels of its em."""
    return ImageFont.truetype(TYPEFACE, size, layout_engine=ImageFont.Layout.BASIC)


def write(picture: Image.Image, text: str, centre: Point, size: int, colour: Colour) -> None:
    """Write numerals or capitals so that their middle, from the baseline to the top, lies on a point."""
    face = font(size)
    rise = -face.getbbox("0", anchor="ls")[1]
    baseline = (centre.x, centre.y + rise / 2)
    ImageDraw.Draw(picture).text(baseline, text, fill=colour, font=face, anchor="ms")


def text_width(text: str, size: int) -> int:
    """How wide ``write`` makes a text, in pixels."""
    return round(font(size).getlength(text))
