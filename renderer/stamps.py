"""What a turn pastes: small palette pictures, each drawn once and kept."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.artwork import Artwork, artwork
from renderer.layout import (
    COUNT_OFFSET,
    LABEL_SIZE,
    PIT_RADIUS,
    STORE_AXIS,
    STORE_RADIUS,
    Box,
    Point,
    label_box,
    pit_centre,
    plaque_box,
    store_centre,
)
from renderer.lettering import COUNT_SIZE, SCORE_SIZE, write
from renderer.scatter import Seed, pit_seeds, store_seeds
from renderer.stamp import Stamp
from renderer.themes import in_light
from rules import Side

KEPT = 1024
"""How many stamps of a kind are kept; one takes about 25 KB at most."""


class Tile:
    """A piece of an empty board in full colour, to draw upon and then to keep as a stamp."""

    def __init__(self, art: Artwork, lit: Side | None, box: Box) -> None:
        self._art = art
        self._box = box
        self._bare = art.boards[lit].crop(box).convert("RGB")
        self.picture = self._bare.copy()

    def local(self, point: Point) -> Point:
        """A place on the board as a place on the tile."""
        return Point(point.x - self._box.left, point.y - self._box.top)

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        """Lay an RGBA picture over the tile, its middle on a place of the board."""
        left = round(x - picture.width / 2) - self._box.left
        top = round(y - picture.height / 2) - self._box.top
        self.picture.paste(picture, (left, top), picture)

    def stamp(self) -> Stamp:
        """What was drawn, in the colours of the board."""
        return Stamp.of(self.picture, self._bare, self._art.palette, Point(self._box.left, self._box.top))


def _lay_seeds(tile: Tile, art: Artwork, centre: Point, seeds: tuple[Seed, ...], bright: bool) -> None:
    looks = art.seeds if bright else art.dim_seeds
    for seed in seeds:
        tile.paste(art.shadow, centre.x + seed.x, centre.y + seed.y)
        tile.paste(looks[seed.look % len(looks)], centre.x + seed.x, centre.y + seed.y)


@lru_cache(KEPT)
def pit_stamp(theme: str, lit: Side | None, pit: int, count: int) -> Stamp:
    """The seeds of pit 0–11."""
    art, centre = artwork(theme), pit_centre(pit)
    tile = Tile(art, lit, Box.around(centre, 2 * PIT_RADIUS, 2 * PIT_RADIUS))
    _lay_seeds(tile, art, centre, pit_seeds(pit, count), lit in (None, Side.owning(pit)))
    return tile.stamp()


@lru_cache(KEPT)
def store_stamp(theme: str, side: Side, count: int) -> Stamp:
    """The seeds of a store; it is as bright whoever is to move."""
    art, centre = artwork(theme), store_centre(side)
    top, bottom = STORE_AXIS[side]
    tile = Tile(art, None, Box.around(centre, 2 * STORE_RADIUS, bottom - top + 2 * STORE_RADIUS))
    _lay_seeds(tile, art, centre, store_seeds(side, count), True)
    return tile.stamp()


@lru_cache(KEPT)
def count_stamp(theme: str, lit: Side | None, pit: int, count: int) -> Stamp:
    """The seed count of pit 0–11, on its plate."""
    art, box = artwork(theme), label_box(pit)
    tile = Tile(art, lit, box)
    colour = in_light(art.theme.count, 1 if lit in (None, Side.owning(pit)) else 0.8)
    write(
        tile.picture,
        str(count),
        Point(LABEL_SIZE[0] // 2 + COUNT_OFFSET, LABEL_SIZE[1] // 2),
        COUNT_SIZE,
        colour,
    )
    return tile.stamp()


@lru_cache(KEPT)
def score_stamp(theme: str, side: Side, count: int) -> Stamp:
    """The score of a side, on its plaque."""
    art, box = artwork(theme), plaque_box(side)
    tile = Tile(art, None, box)
    middle = Point((box.right - box.left) // 2, (box.bottom - box.top) // 2)
    write(tile.picture, str(count), middle, SCORE_SIZE, art.theme.score)
    return tile.stamp()
