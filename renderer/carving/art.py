"""Everything that is carved for one theme."""

from __future__ import annotations

from PIL import Image

from renderer.artwork import board_piece
from renderer.carving.board import finished_board
from renderer.carving.palette import shared_palette
from renderer.carving.seeds import seed_strip
from renderer.themes import Theme
from rules import Side


def carve(theme: Theme) -> dict[str, Image.Image]:
    """Every piece of a theme's art by its name: three boards, palette pictures, and the strip of seeds."""
    seeds = seed_strip(theme)
    palette = shared_palette(theme, seeds)
    boards = {board_piece(lit): finished_board(theme, lit, palette) for lit in (*Side, None)}
    return boards | {"seeds": seeds}
