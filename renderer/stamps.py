"""What a turn pastes: small palette pictures, each drawn once and kept."""

from __future__ import annotations

from functools import lru_cache

from renderer.artwork import Artwork, artwork
from renderer.layout import (
    COUNT_OFFSET,
    LABEL_SIZE,
    PIT_RADIUS,
    PLAQUE_SIZE,
    Box,
    Point,
    label_box,
    pit_centre,
    plaque_box,
    store_box,
    store_centre,
)
from renderer.lettering import COUNT_SIZE, SCORE_SIZE, write
from renderer.scatter import Seed, pit_seeds, store_seeds
from renderer.stamp import Stamp
from renderer.themes import in_light
from renderer.tile import Tile
from rules import Side

KEPT = 512
"""How many stamps of a kind are kept; one takes about 25 KB, that of a store twice as much."""

COUNT_IN_SHADE = 0.8
"""How much light is left on a count of the row that is not to move: more than on the wood, to be read."""


def _bright(lit: Side | None, pit: int) -> bool:
    """Whether full light falls on a pit when that side's row is lit, or for None both."""
    return lit in (None, Side.owning(pit))


def _lay_seeds(tile: Tile, art: Artwork, centre: Point, seeds: tuple[Seed, ...], bright: bool) -> None:
    looks = art.seeds if bright else art.dim_seeds
    for seed in seeds:
        tile.paste(art.shadow, centre.x + seed.x, centre.y + seed.y)
        tile.paste(looks[seed.look], centre.x + seed.x, centre.y + seed.y)


@lru_cache(KEPT)
def pit_stamp(theme: str, lit: Side | None, pit: int, count: int) -> Stamp:
    """The seeds of pit 0–11."""
    art, centre = artwork(theme), pit_centre(pit)
    tile = Tile(art, lit, Box.around(centre, 2 * PIT_RADIUS, 2 * PIT_RADIUS))
    _lay_seeds(tile, art, centre, pit_seeds(pit, count), _bright(lit, pit))
    return tile.stamp()


@lru_cache(KEPT)
def store_stamp(theme: str, side: Side, count: int) -> Stamp:
    """The seeds of a store; it is as bright whoever is to move."""
    art, centre = artwork(theme), store_centre(side)
    tile = Tile(art, None, store_box(side))
    _lay_seeds(tile, art, centre, store_seeds(side, count), True)
    return tile.stamp()


@lru_cache(KEPT)
def count_stamp(theme: str, lit: Side | None, pit: int, count: int) -> Stamp:
    """The seed count of pit 0–11, on its plate."""
    art = artwork(theme)
    tile = Tile(art, lit, label_box(pit))
    colour = in_light(art.theme.count, 1 if _bright(lit, pit) else COUNT_IN_SHADE)
    middle = Point(LABEL_SIZE[0] // 2 + COUNT_OFFSET, LABEL_SIZE[1] // 2)
    write(tile.picture, str(count), middle, COUNT_SIZE, colour)
    return tile.stamp()


@lru_cache(KEPT)
def score_stamp(theme: str, side: Side, count: int) -> Stamp:
    """The score of a side, on its plaque."""
    art = artwork(theme)
    tile = Tile(art, None, plaque_box(side))
    middle = Point(PLAQUE_SIZE[0] // 2, PLAQUE_SIZE[1] // 2)
    write(tile.picture, str(count), middle, SCORE_SIZE, art.theme.score)
    return tile.stamp()
