"""What is set into the board: plates with the pit letters, plaques for the scores, emblems."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderer.emblems import emblem_mask
from renderer.layout import Box, Point, emblem_centre, label_box, marker_centre, pit_centre, plaque_box
from renderer.lettering import LETTER_SIZE, write
from renderer.themes import Colour, Theme
from rules import PIT_LETTERS, Side

SUPERSAMPLING = 4
LETTER_OFFSET = -31
MARKER_RADIUS = 12


def shape_mask(box: Box, corner: float, inset: float = 0) -> Image.Image:
    """Coverage of a box with round corners, on a picture of its size."""
    width, height = (box.right - box.left) * SUPERSAMPLING, (box.bottom - box.top) * SUPERSAMPLING
    edge = inset * SUPERSAMPLING
    large = Image.new("L", (width, height))
    ImageDraw.Draw(large).rounded_rectangle(
        (edge, edge, width - 1 - edge, height - 1 - edge), corner * SUPERSAMPLING - edge, fill=255
    )
    return large.resize((width // SUPERSAMPLING, height // SUPERSAMPLING), Image.Resampling.BOX)


def set_plate(board: Image.Image, theme: Theme, pit: int) -> None:
    """Set in the dark plate of a pit, with its letter."""
    box = label_box(pit)
    _inlay(board, box, theme.plate, 21)
    centre = Point(pit_centre(pit).x + LETTER_OFFSET, (box.top + box.bottom) // 2)
    write(board, PIT_LETTERS[pit], centre, LETTER_SIZE, theme.letter)


def set_plaque(board: Image.Image, theme: Theme, side: Side) -> None:
    """Set in the pale plaque of a score, rimmed in its side's colour, with the side's emblem."""
    box = plaque_box(side)
    _inlay(board, box, theme.plate, 14)
    board.paste(theme.sides[side], box, shape_mask(box, 14, 2))
    board.paste(theme.plaque, box, shape_mask(box, 14, 5))
    set_emblem(board, emblem_centre(side), side, 12, theme.sides[side])


def set_emblem(board: Image.Image, centre: Point, side: Side, radius: int, colour: Colour) -> None:
    """Set in a side's emblem with a dark rim."""
    rim, face = emblem_mask(side, radius + 2), emblem_mask(side, radius)
    board.paste((26, 14, 8), (centre.x - rim.width // 2, centre.y - rim.height // 2), rim)
    board.paste(colour, (centre.x - face.width // 2, centre.y - face.height // 2), face)


def set_marker(board: Image.Image, theme: Theme, side: Side) -> None:
    """Set in the emblem of the side to move, on the outer edge of its row."""
    set_emblem(board, marker_centre(side), side, MARKER_RADIUS, theme.sides[side])


def _inlay(board: Image.Image, box: Box, colour: Colour, corner: float) -> None:
    """Let a piece into the wood: a shadow line above it, a bright one below."""
    mask = shape_mask(box, corner)
    for shift, tone, strength in ((-1, (10, 5, 3), 150), (1, (214, 160, 108), 90)):
        board.paste(
            tone, (box.left, box.top + shift), mask.point([level * strength // 255 for level in range(256)])
        )
    board.paste(colour, box, mask)
