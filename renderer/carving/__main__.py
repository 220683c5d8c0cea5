"""Carve the boards and seeds of every theme into ``renderer/art``: ``python -m renderer.carving``."""

from __future__ import annotations

import json

from renderer.artwork import ART, art_file
from renderer.carving.art import carve
from renderer.carving.piles import piles
from renderer.scatter import PILES
from renderer.themes import THEMES

if __name__ == "__main__":
    ART.mkdir(exist_ok=True)
    PILES.write_text("[\n" + ",\n".join(json.dumps(pile) for pile in piles()) + "\n]\n", "ascii")
    for theme in THEMES.values():
        for name, piece in carve(theme).items():
            piece.save(art_file(theme, name), optimize=True)
