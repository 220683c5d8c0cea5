"""What is set into the board: plates with the pit letters, plaques for the scores, emblems, bars."""

from __future__ import annotations

from PIL import Image

from renderer.emblems import emblem_mask
from renderer.layout import (
    BAR,
    LETTER_OFFSET,
    Box,
    Point,
    emblem_centre,
    label_box,
    marker_centre,
    pit_centre,
    plaque_box,
)
from renderer.lettering import LETTER_SIZE, write
from renderer.shapes import rounded
from renderer.themes import Colour, Theme, in_light
from rules import PIT_LETTERS, Side

EMBLEM_RADIUS = 14
PLATE_CORNER = 14
PLAQUE_CORNER = 14


def set_fittings(board: Image.Image, theme: Theme, lit: Side | None) -> None:
    """Set everything into an RGB board on which that side's row is lit."""
    for pit in range(12):
        set_plate(board, theme, pit, 1 if lit in (None, Side.owning(pit)) else theme.dim)
    for side in Side:
        set_plaque(board, theme, side)
    if lit:
        set_marker(board, theme, lit)


def set_plate(board: Image.Image, theme: Theme, pit: int, light: float) -> None:
    """Set in the dark plate of a pit, with its letter."""
    box = label_box(pit)
    shadow, face, shine = (in_light(tone, light) for tone in (theme.wood[0], theme.plate, theme.wood[2]))
    _inlay(board, box, PLATE_CORNER, (shadow, face, shine))
    centre = Point(pit_centre(pit).x + LETTER_OFFSET, (box.top + box.bottom) // 2)
    write(board, PIT_LETTERS[pit], centre, LETTER_SIZE, in_light(theme.letter, light))


def set_plaque(board: Image.Image, theme: Theme, side: Side) -> None:
    """Set in the pale plaque of a score, rimmed in its side's colour, and the side's emblem beside it."""
    box = plaque_box(side)
    _inlay(board, box, PLAQUE_CORNER, (theme.wood[0], theme.plate, theme.wood[2]))
    board.paste(theme.sides[side], box, rounded(box, PLAQUE_CORNER, 2))
    board.paste(theme.plaque, box, rounded(box, PLAQUE_CORNER, 6))
    set_emblem(board, theme, emblem_centre(side), side)


def set_marker(board: Image.Image, theme: Theme, side: Side) -> None:
    """Light the bar of the side to move, with its emblem in the middle."""
    x, y = marker_centre(side)
    bar = Box(BAR[0] + 1, y - 2, BAR[1] - 1, y + 2)
    board.paste(theme.sides[side], bar, rounded(bar, 2))
    set_emblem(board, theme, Point(x, y), side)


def set_emblem(board: Image.Image, theme: Theme, centre: Point, side: Side) -> None:
    """Set in a side's emblem with a dark rim."""
    for radius, colour in ((EMBLEM_RADIUS + 2, theme.plate), (EMBLEM_RADIUS, theme.sides[side])):
        mask = emblem_mask(side, radius)
        board.paste(colour, (centre.x - mask.width // 2, centre.y - mask.height // 2), mask)


def _inlay(board: Image.Image, box: Box, corner: float, tones: tuple[Colour, Colour, Colour]) -> None:
    """Let a piece into the wood: a dark line above it, its face, a bright line below."""
    shadow, face, shine = tones
    mask = rounded(box, corner)
    for shift, tone, strength in ((-1, shadow, 0.6), (1, shine, 0.35)):
        part = mask.point([round(level * strength) for level in range(256)])
        board.paste(tone, (box.left, box.top + shift), part)
    board.paste(face, box, mask)
