"""What the last move did, marked on the board: where it began and ended, and what it took."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from renderer.artwork import artwork
from renderer.layout import PIT_RADIUS, Box, pit_centre
from renderer.scatter import pit_seeds
from renderer.stamp import Stamp
from renderer.stamps import KEPT, Tile
from renderer.themes import Colour
from rules import Lap, Move, Side

SUPERSAMPLING = 4
RING_WIDTH = 5
RING_RADIUS = PIT_RADIUS + 4
DASHES = 18
GHOST_RADIUS = 11
HOLLOW: Colour = (20, 10, 6)

Ring = Literal["start", "end"]


def move_stamps(theme: str, lit: Side | None, move: Move) -> Iterator[Stamp]:
    """The marks of a move, in its mover's colour."""
    for pit, seeds in captured_counts(move).items():
        yield ghost_stamp(theme, lit, move.mover, pit, seeds)
    yield ring_stamp(theme, lit, move.mover, move.pit, "start")
    yield ring_stamp(theme, lit, move.mover, move.last, "end")


def sow(pits: list[int], lap: Lap) -> Iterator[int]:
    """Sow one lap on the pits given, and name each pit as a seed falls into it."""
    pits[lap.pit] -= lap.seeds
    at, left = lap.pit, lap.seeds
    while left:
        at = (at + 1) % 12
        if at != lap.pit:
            pits[at] += 1
            left -= 1
            yield at


def captured_counts(move: Move) -> dict[int, int]:
    """How many seeds the move took from each pit that it captured."""
    pits = list(move.before.pits)
    for lap in move.laps:
        for _ in sow(pits, lap):
            pass
    return {pit: pits[pit] for pit in move.captured}


@cache
def ring(colour: Colour, kind: Ring) -> Image.Image:
    """A ring to lay about a pit: dashed where a move began, full where it ended."""
    size = 2 * (RING_RADIUS + RING_WIDTH)
    middle = size * SUPERSAMPLING / 2
    large = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING))
    reach = (RING_RADIUS + RING_WIDTH / 2) * SUPERSAMPLING
    box = (middle - reach, middle - reach, middle + reach, middle + reach)
    pen, width = ImageDraw.Draw(large), RING_WIDTH * SUPERSAMPLING
    step = 360 / DASHES
    if kind == "end":
        pen.ellipse(box, outline=255, width=width)
    else:
        for dash in range(DASHES):
            pen.arc(box, dash * step, (dash + 0.58) * step, fill=255, width=width)
    painted = Image.new("RGBA", (size, size), colour)
    painted.putalpha(large.resize((size, size), Image.Resampling.BOX))
    return painted


@cache
def ghost(colour: Colour) -> Image.Image:
    """A hollow seed: one that was there and was taken."""
    size = 2 * round(GHOST_RADIUS + 3) * SUPERSAMPLING
    large = Image.new("RGBA", (size, size), (*colour, 0))
    edge = size / 2 - GHOST_RADIUS * SUPERSAMPLING
    ImageDraw.Draw(large).ellipse(
        (edge, edge, size - edge, size - edge), (*HOLLOW, 130), (*colour, 255), 3 * SUPERSAMPLING
    )
    return large.resize((size // SUPERSAMPLING, size // SUPERSAMPLING), Image.Resampling.BOX)


@lru_cache(KEPT)
def ring_stamp(theme: str, lit: Side | None, mover: Side, pit: int, kind: Ring) -> Stamp:
    """A ring about pit 0–11, in the colour of whoever moved."""
    art, centre = artwork(theme), pit_centre(pit)
    size = 2 * (RING_RADIUS + RING_WIDTH)
    tile = Tile(art, lit, Box.around(centre, size, size))
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
