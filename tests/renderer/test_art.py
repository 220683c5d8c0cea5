"""The art that is kept is what the carver makes, and all that is pasted has its colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from renderer.artwork import art_file, artwork
from renderer.carving.art import carve
from renderer.carving.piles import piles
from renderer.lettering import TYPEFACE
from renderer.scatter import pit_seeds, store_seeds
from renderer.themes import THEMES
from rules import Side
from tests.renderer.likeness import assert_alike


@pytest.mark.parametrize("name", THEMES)
def test_the_carver_still_makes_the_art_that_is_kept(name: str) -> None:
    theme = THEMES[name]
    for piece, picture in carve(theme).items():
        assert_alike(picture, Image.open(art_file(theme, piece)))


def test_the_seeds_still_fall_as_they_are_kept() -> None:
    kept = [pit_seeds(pit, 48) for pit in range(12)] + [store_seeds(side, 48) for side in Side]
    assert piles() == kept


@pytest.mark.parametrize("name", THEMES)
def test_the_three_boards_of_a_theme_share_one_palette(name: str) -> None:
    boards = artwork(name).boards
    assert set(boards) == {*Side, None}
    assert len({bytes(board.getpalette() or []) for board in boards.values()}) == 1


@pytest.mark.parametrize("name", THEMES)
def test_nothing_pasted_can_be_clear(name: str) -> None:
    art = artwork(name)
    kept = [art.alphas[at] for at in range(256)]
    colours = art.palette.getpalette() or []
    everything = Image.new("RGB", (64, 64))
    everything.putdata(
        [(r, g, b) for r in range(0, 256, 17) for g in range(0, 256, 17) for b in range(0, 256, 17)]
    )
    used = set(everything.quantize(palette=art.palette, dither=Image.Dither.NONE).tobytes())
    assert all(kept[index] == 255 for index in used)
    assert len(colours) == 768


def test_the_typeface_lies_beside_its_licence() -> None:
    licence = (Path(TYPEFACE).parent / "Lato-OFL.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License, Version 1.1" in licence
    assert "Lato" in licence.splitlines()[0]
