"""A piece of an empty board in full colour, on which to draw what is then kept as a stamp."""

from __future__ import annotations

from PIL import Image

from renderer.artwork import Artwork
from renderer.layout import Box, Point
from renderer.stamp import Stamp
from rules import Side


class Tile:
    """A piece of an empty board in full colour, to draw upon and then to keep as a stamp."""

    def __init__(self, art: Artwork, lit: Side | None, box: Box) -> None:
        self._art = art
        self._box = box
        self._bare = art.boards[lit].crop(box).convert("RGB")
        self.picture = self._bare.copy()

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        """Lay an RGBA picture over the tile, its middle on a place of the board."""
        left = round(x - picture.width / 2) - self._box.left
        top = round(y - picture.height / 2) - self._box.top
        self.picture.paste(picture, (left, top), picture)

    def stamp(self) -> Stamp:
        """What was drawn, in the colours of the board."""
        return Stamp.of(self.picture, self._bare, self._art.palette, Point(self._box.left, self._box.top))
