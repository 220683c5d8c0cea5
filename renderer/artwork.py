"""What never changes, as the carver left it: boards, seeds and palette, read once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image

from renderer.themes import Theme, theme_named
from rules import Side

ART = Path(__file__).parent / "art"

RAMP = 90
"""How many colours of the wood come first in a palette, from shadow to light."""

LOOKS = 16
"""How many different pictures of a seed there are."""

SEED_CELL = 40
"""Width and height of one picture in the strip of seeds; the last one is the shadow that they cast."""


@dataclass(frozen=True, slots=True, eq=False)
class Artwork:
    """One theme's art, ready to paste. Nothing in it is ever drawn upon.

    Attributes:
        theme: its colours.
        boards: the empty board by the side whose row is lit, None for neither; palette pictures.
        palette: a palette picture with the opaque colours of the boards only.
        alphas: how opaque each colour of the boards is, for the file.
        seeds: the seeds with clear ground around them, lit.
        dim_seeds: the same in the shade.
        shadow: what a seed casts on whatever it lies on.
    """

    theme: Theme
    boards: Mapping[Side | None, Image.Image]
    palette: Image.Image
    alphas: bytes
    seeds: tuple[Image.Image, ...]
    dim_seeds: tuple[Image.Image, ...]
    shadow: Image.Image


def art_file(theme: Theme, piece: str) -> Path:
    """Where a theme's ``south``, ``north``, ``over`` or ``seeds`` picture lies."""
    return ART / f"{theme.name}-{piece}.png"


def board_piece(lit: Side | None) -> str:
    """The name of the board on which that side's row is lit."""
    return lit.name.lower() if lit else "over"


def seed_dim(theme: Theme) -> float:
    """How much light is left on a seed of a row that is not to move: more than on the wood, to be counted."""
    return (1 + 2 * theme.dim) / 3


def dimmed(picture: Image.Image, light: float) -> Image.Image:
    """An RGBA picture with only so much of its light left."""
    shade = [round(level * light) for level in range(256)]
    return picture.point(shade * 3 + list(range(256)))


@cache
def artwork(theme_name: str) -> Artwork:
    """The art of the theme of that name.

    Raises:
        ValueError: there is no such theme.
    """
    theme = theme_named(theme_name)
    boards = {lit: Image.open(art_file(theme, board_piece(lit))) for lit in (*Side, None)}
    for board in boards.values():
        board.load()
    alphas = {board.info.pop("transparency") for board in boards.values()}.pop()
    *seeds, shadow = _cells(Image.open(art_file(theme, "seeds")).convert("RGBA"))
    dim_seeds = tuple(dimmed(seed, seed_dim(theme)) for seed in seeds)
    return Artwork(theme, boards, _opaque(boards[None], alphas), alphas, tuple(seeds), dim_seeds, shadow)


def _cells(strip: Image.Image) -> list[Image.Image]:
    """The pictures of a strip, from left to right."""
    lefts = range(0, strip.width, SEED_CELL)
    return [strip.crop((left, 0, left + SEED_CELL, SEED_CELL)) for left in lefts]


def _opaque(board: Image.Image, alphas: bytes) -> Image.Image:
    """A palette picture with a board's opaque colours, the first of them in place of the others."""
    colours = board.getpalette() or []
    palette = Image.new("P", (1, 1))
    opaque = [
        colours[3 * at : 3 * at + 3] if at >= len(alphas) or alphas[at] == 255 else colours[:3]
        for at in range(256)
    ]
    palette.putpalette([level for colour in opaque for level in colour])
    return palette
