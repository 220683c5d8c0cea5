"""Carve the boards and seeds of every theme: ``python -m renderer.carving``."""

from __future__ import annotations

from PIL import Image

from renderer.artwork import ART, art_file, board_piece
from renderer.carving.board import finished_board, outline
from renderer.carving.palette import cut_out, shared_palette
from renderer.carving.seeds import seed_strip
from renderer.themes import THEMES, Theme
from rules import Side


def carve(theme: Theme) -> dict[str, Image.Image]:
    """Every piece of a theme's art by its name."""
    seeds = seed_strip(theme)
    boards = {lit: finished_board(theme, lit) for lit in (*Side, None)}
    ground = Image.new("RGB", seeds.size, theme.wood[0])
    ground.paste(seeds, (0, 0), seeds)
    dim = ground.point([round(level * theme.dim) for level in range(256)] * 3)
    palette = shared_palette([*boards.values(), ground, dim])
    cover = outline()
    pieces = {board_piece(lit): cut_out(board, palette, cover, (60, 34, 18)) for lit, board in boards.items()}
    return pieces | {"seeds": seeds}


def main() -> None:
    """Write every piece of every theme."""
    ART.mkdir(exist_ok=True)
    for theme in THEMES.values():
        for name, piece in carve(theme).items():
            piece.save(art_file(theme, name), optimize=True)


if __name__ == "__main__":
    main()
