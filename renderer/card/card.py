"""The final board, and below it who played, how it ended, and how the seeds were captured."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from renderer.artwork import artwork
from renderer.board import drawn_board
from renderer.card.curve import captured, draw_curve
from renderer.card.result import Result
from renderer.emblems import emblem_mask
from renderer.layout import SIZE, Box, Point
from renderer.lettering import text_width, write
from renderer.shapes import rounded
from renderer.themes import Theme
from renderer.typesetting import draw_line, isolated
from rules import Move, Position, Side

GAP = 10
PANEL = Box(8, 0, 992, 272)
"""The panel below the board, on a picture of its own."""

CORNER = 44
RIM = 3
HEADLINE = Box(36, 14, 604, 72)
ENDING = Box(36, 72, 604, 120)
ROWS = {Side.NORTH: Box(30, 128, 600, 188), Side.SOUTH: Box(30, 196, 600, 256)}
"""As on the board: North above, South below."""

CURVE = Box(612, 14, 980, 262)
HEADLINE_SIZE, ENDING_SIZE, NAME_SIZE, NUMBER_SIZE = 44, 31, 36, 48
EMBLEM = 13
SCORE_BEYOND = 6
"""How far a score reaches into the round end of its row, in pixels."""

SCORE_GAP = 12
"""Room between a name and its score, in pixels."""


def render_result_card(
    start: Position, moves: Sequence[Move], result: Result, *, theme: str = "wood"
) -> bytes:
    """The last picture of a game, 1000 × 762 pixels, worth sharing.

    Above lies the final board with the marks of the last move; below stand headline, names and scores, the
    winner's framed, and the curve of the captured seeds over the plies.

    Args:
        start: the position in which the game began.
        moves: its moves in order; there may be none.
        result: names and words, in any script; what is too long is made smaller or cut off, and of a sentence
            first the names in it.
        theme: one of ``renderer.THEMES``.

    Returns:
        An image file of the kind ``IMAGE_SUFFIX``; the same arguments always give the same bytes.

    Raises:
        ValueError: there is no such theme; the message names those that there are.
    """
    art = artwork(theme)
    last = moves[-1] if moves else None
    board = drawn_board(last.after if last else start, last, None, theme)
    board.info["transparency"] = art.alphas
    card = Image.new("RGBA", (SIZE[0], SIZE[1] + GAP + PANEL.bottom))
    card.paste(board.convert("RGBA"), (0, 0))
    panel = _panel(art.theme, result)
    stores, length = captured(start.stores, moves, result.scores), result.length or str(len(moves))
    draw_curve(panel, art.theme, CURVE, stores, plies=len(moves), length=length)
    panel.putalpha(_outline())
    card.paste(panel, (0, SIZE[1] + GAP))
    file = BytesIO()
    card.save(file, "PNG", compress_level=6)
    return file.getvalue()


def _panel(theme: Theme, result: Result) -> Image.Image:
    """Everything below the board but the curve, as an RGB picture."""
    panel = Image.new("RGB", (SIZE[0], PANEL.bottom), theme.wood[1])
    panel.paste(theme.plate, PANEL, rounded(PANEL, CORNER, RIM))
    draw_line(panel, result.headline, HEADLINE, HEADLINE_SIZE, theme.count)
    draw_line(panel, result.ending, ENDING, ENDING_SIZE, theme.letter)
    for side in Side:
        _draw_row(panel, theme, side, result)
    return panel


def _outline() -> Image.Image:
    """How much of each point the panel covers, from 0 to 255."""
    cover = Image.new("L", (SIZE[0], PANEL.bottom))
    cover.paste(rounded(PANEL, CORNER), PANEL)
    return cover


def _draw_row(panel: Image.Image, theme: Theme, side: Side, result: Result) -> None:
    """One player: emblem, name and score; framed if this is the winner."""
    row = ROWS[side]
    height = row.size[1]
    if result.winner is side:
        panel.paste(theme.sides[side], row, rounded(row, height // 2))
        panel.paste(theme.plate, row, rounded(row, height // 2, RIM))
    middle = (row.top + row.bottom) // 2
    mask = emblem_mask(side, EMBLEM)
    panel.paste(
        theme.sides[side], (row.left + height // 2 - mask.width // 2, middle - mask.height // 2), mask
    )
    score = str(result.scores[side.value])
    width = text_width(score, NUMBER_SIZE)
    end = row.right - height // 2 + SCORE_BEYOND
    write(panel, score, Point(end - width // 2, middle), NUMBER_SIZE, theme.count)
    name = Box(row.left + height, row.top + RIM, end - width - SCORE_GAP, row.bottom - RIM)
    draw_line(panel, isolated(result.names[side.value]), name, NAME_SIZE, theme.count)
