"""What the mover's moves are worth, told on a board by badges between the rows, each pointing at its pit."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from renderer.artwork import Artwork
from renderer.badge import KIND_COLOURS, badge
from renderer.layout import PIT_RADIUS, Box, Point, pit_centre
from renderer.stamp import Stamp
from renderer.themes import Colour, blend
from renderer.worth import Worth, WorthKind
from rules import Side

WITHIN = 5
"""How far a tail reaches across the rim of its pit, in pixels; seeds lie further in."""

BLENDS = (1.0, 0.5, 0.75, 0.25)
"""How much of a colour there is where it melts into the dark plate, what matters most first."""


def set_badges(board: Image.Image, art: Artwork, worths: Mapping[int, Worth]) -> None:
    """Set a badge for each of these pits 0–11 upon the palette picture of a board."""
    palette = _palette_with(board, art, {worth.kind for worth in worths.values()})
    for pit, worth in sorted(worths.items()):
        _stamp(board, art, pit, worth, palette).press(board)


def badge_box(pit: int, picture: Image.Image) -> Box:
    """Where the badge of pit 0–11 lies, its tail on the inner rim of the pit."""
    x, y = pit_centre(pit)
    inward = -1 if Side.owning(pit) is Side.SOUTH else 1
    tip = y + inward * (PIT_RADIUS - WITHIN)
    return Box.around(Point(x, tip + inward * (picture.height // 2)), *picture.size)


def _stamp(board: Image.Image, art: Artwork, pit: int, worth: Worth, palette: Image.Image) -> Stamp:
    picture = badge(art.theme.name, worth, Side.owning(pit))
    box = badge_box(pit, picture)
    bare = board.crop(box).convert("RGB")
    drawn = bare.copy()
    drawn.paste(picture, (0, 0), picture)
    return Stamp.of(drawn, bare, palette, Point(box.left, box.top))


def _palette_with(board: Image.Image, art: Artwork, kinds: set[WorthKind]) -> Image.Image:
    """Give the colours of these kinds the places in a board's palette that the board leaves unused.

    Returns:
        The opaque colours that the board then has, as a palette picture.
    """
    used = board.histogram()
    free = [at for at in range(256) if not used[at] and (at >= len(art.alphas) or art.alphas[at] == 255)]
    colours, opaque = board.getpalette() or [], art.palette.getpalette() or []
    for at, tone in zip(free, _tones(art.theme.plate, kinds), strict=False):
        colours[3 * at : 3 * at + 3] = opaque[3 * at : 3 * at + 3] = tone
    board.putpalette(colours)
    palette = Image.new("P", (1, 1))
    palette.putpalette(opaque)
    return palette


def _tones(plate: Colour, kinds: set[WorthKind]) -> list[Colour]:
    """The colours of these kinds, and how they melt into the plate."""
    faces = [face for kind, face in KIND_COLOURS.items() if kind in kinds]
    return [blend(face, plate, share) for share in BLENDS for face in faces]
