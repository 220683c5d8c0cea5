"""What the last move did, marked on the board: where it began and ended, and what it took."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Final, Literal

from PIL import Image, ImageDraw

from renderer.artwork import artwork
from renderer.layout import PIT_RADIUS, RING_REACH, Box, pit_box, pit_centre
from renderer.scatter import pit_seeds
from renderer.stamp import Stamp
from renderer.stamps import KEPT
from renderer.themes import Colour
from renderer.tile import Tile
from renderer.trace import captured_counts
from rules import Move, Side

SUPERSAMPLING = 4
RING_WIDTH = 5
RING_RADIUS = RING_REACH - RING_WIDTH
INNER_RING_RADIUS = RING_RADIUS - 9
DASH = 20
"""Degrees from one dash of a ring to the next."""

GHOST_RADIUS = 11
HOLLOW: Colour = (20, 10, 6)

DOT_RADIUS = 4.5
DOTS = 12
"""How many dots ring a pit that a grand slam spared."""

Ring = Literal["start", "end", "both", "spared", "end-spared"]
_SPARED: Final[Ring] = "spared"


def move_stamps(theme: str, lit: Side | None, move: Move) -> Iterator[Stamp]:
    """The marks of a move, in its mover's colour."""
    for pit, seeds in captured_counts(move).items():
        yield ghost_stamp(theme, lit, move.mover, pit, seeds)
    for pit, kind in rings_of(move):
        yield ring_stamp(theme, lit, move.mover, pit, kind)


def rings_of(move: Move) -> tuple[tuple[int, Ring], ...]:
    """The pits about which a move that was played leaves rings, and their kinds.

    What a grand slam spared lies in the other row, so never where the move began.
    """
    if move.pit == move.last:
        return ((move.pit, "both"),)
    end: Ring = "end-spared" if move.last in move.spared else "end"
    spared = ((pit, _SPARED) for pit in move.spared if pit != move.last)
    return (move.pit, "start"), (move.last, end), *spared


@cache
def ring(colour: Colour, kind: Ring) -> Image.Image:
    """A ring to lay about a pit: dashed where a move began, full where it ended, dotted where it spared."""
    size = 2 * RING_REACH
    large = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING))
    pen, width = ImageDraw.Draw(large), RING_WIDTH * SUPERSAMPLING
    if kind in ("end", "both", "end-spared"):
        pen.ellipse(_square(large, RING_RADIUS), outline=255, width=width)
    if kind in ("start", "both"):
        square = _square(large, RING_RADIUS if kind == "start" else INNER_RING_RADIUS)
        for dash in range(0, 360, DASH):
            pen.arc(square, dash, dash + 0.58 * DASH, fill=255, width=width)
    if kind in ("spared", "end-spared"):
        for at in range(DOTS):
            pen.circle(_on_ring(large, 2 * pi * at / DOTS), DOT_RADIUS * SUPERSAMPLING, fill=255)
    painted = Image.new("RGBA", (size, size), colour)
    painted.putalpha(large.resize((size, size), Image.Resampling.BOX))
    return painted


def _square(large: Image.Image, radius: float) -> tuple[float, float, float, float]:
    """What bounds a ring of that radius in the middle of an enlarged picture."""
    middle, reach = large.width / 2, (radius + RING_WIDTH / 2) * SUPERSAMPLING
    return middle - reach, middle - reach, middle + reach, middle + reach


def _on_ring(large: Image.Image, turn: float) -> tuple[float, float]:
    """A place on the inner ring of an enlarged picture."""
    reach = INNER_RING_RADIUS * SUPERSAMPLING
    return large.width / 2 + reach * cos(turn), large.height / 2 + reach * sin(turn)


@cache
def ghost(colour: Colour) -> Image.Image:
    """A hollow seed: one that was there and was taken."""
    size = 2 * round(GHOST_RADIUS + 3) * SUPERSAMPLING
    large = Image.new("RGBA", (size, size), (*colour, 0))
    edge = size / 2 - GHOST_RADIUS * SUPERSAMPLING
    ImageDraw.Draw(large).ellipse(
        (edge, edge, size - edge, size - edge), (*HOLLOW, 190), (*colour, 255), 3 * SUPERSAMPLING
    )
    return large.resize((size // SUPERSAMPLING, size // SUPERSAMPLING), Image.Resampling.BOX)


@lru_cache(KEPT)
def ring_stamp(theme: str, lit: Side | None, mover: Side, pit: int, kind: Ring) -> Stamp:
    """A ring about pit 0–11, in the colour of whoever moved."""
    art, centre = artwork(theme), pit_centre(pit)
    tile = Tile(art, lit, pit_box(pit))
    tile.paste(ring(art.theme.sides[mover], kind), centre.x, centre.y)
    return tile.stamp()


@lru_cache(KEPT)
def ghost_stamp(theme: str, lit: Side | None, mover: Side, pit: int, seeds: int) -> Stamp:
    """As many hollow seeds as were taken from pit 0–11, where they lay."""
    art, centre = artwork(theme), pit_centre(pit)
    tile = Tile(art, lit, Box.around(centre, 2 * PIT_RADIUS, 2 * PIT_RADIUS))
    for seed in pit_seeds(pit, seeds):
        tile.paste(ghost(art.theme.sides[mover]), centre.x + seed.x, centre.y + seed.y)
    return tile.stamp()
