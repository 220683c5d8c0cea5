"""A piece of a picture, kept in the colours of the board, to be pasted at every turn."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops

from renderer.layout import Box, Point
from renderer.themes import Colour

ANY_CHANGE = [0] + [255] * 255


class Stamp(NamedTuple):
    """A palette picture, which of its pixels count, and where its top left corner goes."""

    picture: Image.Image
    mask: Image.Image
    at: Point

    @classmethod
    def of(cls, drawn: Image.Image, bare: Image.Image, palette: Image.Image, at: Point) -> Stamp:
        """What was drawn upon a bare RGB picture, in the colours of a palette picture."""
        red, green, blue = ImageChops.difference(drawn, bare).split()
        change = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        flat = drawn.quantize(palette=palette, dither=Image.Dither.NONE)
        return cls(flat, change.point(ANY_CHANGE, "1"), at)

    @classmethod
    def hovering(cls, drawn: Image.Image, palette: Image.Image, at: Point) -> Stamp:
        """What was drawn upon ``nothing``, also where its colour is that of the ground."""
        flat = drawn.convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE)
        return cls(flat, drawn.getchannel("A").point(ANY_CHANGE, "1"), at)

    @property
    def box(self) -> Box:
        """All that it can touch."""
        width, height = self.picture.size
        return Box(self.at.x, self.at.y, self.at.x + width, self.at.y + height)

    def moved(self, right: int, down: int) -> Stamp:
        """The same so many pixels further to the right and down."""
        return self._replace(at=Point(self.at.x + right, self.at.y + down))

    def press(self, board: Image.Image) -> None:
        """Paste it where it belongs."""
        board.paste(self.picture, self.at, self.mask)


def nothing(size: tuple[int, int], ground: Colour) -> Image.Image:
    """A clear RGBA picture to draw upon; edges melt into a ground of that colour."""
    return Image.new("RGBA", size, (*ground, 0))
