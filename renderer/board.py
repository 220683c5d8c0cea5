"""A position as a picture of a carved board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import BytesIO

from PIL import Image

from renderer.artwork import artwork
from renderer.badges import set_badges
from renderer.marks import move_stamps
from renderer.stamp import Stamp
from renderer.stamps import count_stamp, pit_stamp, score_stamp, store_stamp
from renderer.worth import NO_WORTHS, Worth, check_worths
from rules import Move, Position, Side

IMAGE_SUFFIX = "png"
"""The kind of file that the pictures are, as the end of a file name."""

COMPRESSION = 4
"""zlib's level: the pictures are made at every turn and sent once."""


def render_board(
    position: Position,
    *,
    last_move: Move | None = None,
    over: bool = False,
    theme: str = "wood",
    worths: Mapping[int, Worth] = NO_WORTHS,
) -> bytes:
    """A picture of a position, 1000 × 480 pixels: South below, North above, each store at its player's right.

    Args:
        position: what lies on the board, and whose row is lit.
        last_move: the move that led to it, to be marked: a dashed ring where it began, a full ring where its
            last seed fell, hollow seeds in the pits that it captured, a dotted ring about those that it
            spared as a grand slam.
        over: the game has ended; no row is lit and nobody is to move.
        theme: one of ``renderer.THEMES``.
        worths: what moves of the side to move are worth, by pit 0–11, each told by a badge at its pit: a
            green tick for a win, a pale equals sign for a draw, a red cross for a loss, a question mark for
            what is not known, with a label if it has one. Letters, counts and seeds stay in sight.

    Returns:
        An image file of the kind ``IMAGE_SUFFIX``; the same arguments always give the same bytes.

    Raises:
        ValueError: there is no such theme, and the message names those that there are; or a worth is told of
            a pit that is not the mover's.
    """
    check_worths(position, worths)
    board = drawn_board(position, last_move, None if over else position.mover, theme)
    if worths:
        set_badges(board, artwork(theme), worths)
    return encoded(board, artwork(theme).alphas)


def drawn_board(position: Position, last_move: Move | None, lit: Side | None, theme: str) -> Image.Image:
    """The same as a palette picture, with that side's row lit or, for None, neither."""
    board = artwork(theme).boards[lit].copy()
    for stamp in _stamps(position, last_move, lit, theme):
        stamp.press(board)
    return board


def _stamps(position: Position, last_move: Move | None, lit: Side | None, theme: str) -> Iterator[Stamp]:
    """Everything that this turn adds to the empty board, in the order in which it is pasted."""
    for pit, count in enumerate(position.pits):
        yield pit_stamp(theme, lit, pit, count)
        yield count_stamp(theme, lit, pit, count)
    for side in Side:
        yield store_stamp(theme, side, position.stores[side.value])
        yield score_stamp(theme, side, position.stores[side.value])
    if last_move:
        yield from move_stamps(theme, lit, last_move)


def encoded(picture: Image.Image, alphas: bytes) -> bytes:
    """A palette picture as a file."""
    file = BytesIO()
    picture.save(file, "PNG", compress_level=COMPRESSION, transparency=alphas)
    return file.getvalue()
