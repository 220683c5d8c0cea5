"""One move as a lesson: the board before with the way of its seeds, and the board after with what it took."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderer.artwork import Artwork, artwork
from renderer.board import drawn_board, encoded
from renderer.layout import SIZE, Point, store_centre
from renderer.leaps import draw_leaps
from renderer.marks import ring_stamp
from renderer.stamp import Stamp, nothing
from renderer.tokens import set_drops, set_token
from rules import Move, Side

BETWEEN = 44
"""Room between the two boards, in pixels, for the arrow from one to the other."""


def render_lesson(move: Move, *, theme: str = "wood") -> bytes:
    """A picture that teaches a move without words, 1000 × 1004 pixels.

    Above lies the board before the move, the mover's row lit: a leap for every seed sown, the drops numbered
    in order, on pale tokens in every other lap; a dashed ring about each pit that was lifted and a full one
    about the pit where the last seed fell. Below lies the board after it, with hollow seeds where seeds were
    taken and their number on the store that they went to.

    Args:
        move: the move; a pit shows the last four drops, so short moves teach best.
        theme: one of ``renderer.THEMES``.

    Returns:
        An image file of the kind ``IMAGE_SUFFIX``.

    Raises:
        ValueError: there is no such theme.
    """
    art = artwork(theme)
    before, after = _before(move, art), _after(move, art)
    sheet = Image.new("P", (SIZE[0], 2 * SIZE[1] + BETWEEN), art.alphas.index(0))
    sheet.putpalette(before.getpalette() or [])
    sheet.paste(before, (0, 0))
    sheet.paste(after, (0, SIZE[1] + BETWEEN))
    _arrow(art, move.mover).press(sheet)
    return encoded(sheet, art.alphas)


def _arrow(art: Artwork, mover: Side) -> Stamp:
    """The arrow from board to board. Its edges run at 45°: half-clear colours are kept for the outline."""
    drawn = nothing((2 * BETWEEN, BETWEEN), art.theme.plate)
    pen = ImageDraw.Draw(drawn)
    for inset, tone in ((0, art.theme.plate), (4, art.theme.sides[mover])):
        top, side = inset * 2 // 3, inset * 2
        pen.polygon([(side, top), (2 * BETWEEN - side, top), (BETWEEN, BETWEEN + top - side)], fill=tone)
    return Stamp.hovering(drawn, art.palette, Point(SIZE[0] // 2 - BETWEEN, SIZE[1]))


def _before(move: Move, art: Artwork) -> Image.Image:
    """The board before the move, and the way of its seeds."""
    board = drawn_board(move.before, None, move.mover, art.theme.name)
    for pit in sorted({lap.pit for lap in move.laps}):
        ring_stamp(art.theme.name, move.mover, move.mover, pit, "start").press(board)
    ring_stamp(art.theme.name, move.mover, move.mover, move.last, "end").press(board)
    bare = board.convert("RGB")
    drawn = bare.copy()
    draw_leaps(drawn, art.theme, move)
    set_drops(drawn, art.theme, move)
    Stamp.of(drawn, bare, art.palette, Point(0, 0)).press(board)
    return board


def _after(move: Move, art: Artwork) -> Image.Image:
    """The board after the move, and how many seeds it took."""
    board = drawn_board(move.after, move, None, art.theme.name)
    if move.gained:
        bare = board.convert("RGB")
        drawn = bare.copy()
        colour = art.theme.sides[move.mover]
        set_token(drawn, art.theme, store_centre(move.mover), f"+{move.gained}", colour)
        Stamp.of(drawn, bare, art.palette, Point(0, 0)).press(board)
    return board
