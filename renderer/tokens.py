"""Round tokens with numbers, laid on a board to say in which order seeds fell, or how many were taken."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.layout import Point, pit_centre
from renderer.lettering import write
from renderer.themes import Colour, Theme
from renderer.trace import drops
from rules import Move

SUPERSAMPLING = 4
HEIGHT = 42
DIGIT_WIDTH = 16
"""What each further character adds to the width of a token, in pixels."""

NUMBER_SIZE = 40
MOST = 4
"""How many drops a pit shows; of more, the last ones."""


class Drop(NamedTuple):
    """One seed that fell: its number in the move, from 1, and the lap that it belongs to, from 0."""

    number: int
    lap: int


def falls(move: Move) -> dict[int, list[Drop]]:
    """The drops that each pit shows, in order."""
    fallen: dict[int, list[Drop]] = defaultdict(list)
    order = [(pit, at) for at, lap in enumerate(move.laps) for pit in drops(lap)]
    for number, (pit, at) in enumerate(order, 1):
        fallen[pit].append(Drop(number, at))
    return {pit: there[-MOST:] for pit, there in fallen.items()}


def set_drops(board: Image.Image, theme: Theme, move: Move) -> None:
    """Lay a numbered token for every seed of a move, pale and in its mover's colour lap by lap."""
    faces = (theme.plaque, theme.sides[move.mover])
    for pit, fallen in falls(move).items():
        for drop, centre in zip(fallen, places(pit, len(fallen)), strict=True):
            set_token(board, theme, centre, str(drop.number), faces[drop.lap % 2])


def places(pit: int, count: int) -> list[Point]:
    """The middles of a pit's tokens: one in the middle, two side by side, more in two lines."""
    x, y = pit_centre(pit)
    lines = [count] if count <= 2 else [2, count - 2]
    first_line = y - (len(lines) - 1) * HEIGHT // 2
    return [
        Point(x + (2 * at - width + 1) * (HEIGHT + DIGIT_WIDTH) // 2, first_line + line * HEIGHT)
        for line, width in enumerate(lines)
        for at in range(width)
    ]


def set_token(board: Image.Image, theme: Theme, centre: Point, text: str, face: Colour) -> None:
    """Lay a token with a dark rim upon an RGB board."""
    width = HEIGHT + DIGIT_WIDTH * (len(text) - 1)
    large = Image.new("L", (width * SUPERSAMPLING, HEIGHT * SUPERSAMPLING))
    box = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, large.height // 2, fill=255)
    for rim, colour in ((0, theme.score), (2, face)):
        mask = large.resize((width - 2 * rim, HEIGHT - 2 * rim), Image.Resampling.BOX)
        board.paste(colour, (centre.x - width // 2 + rim, centre.y - HEIGHT // 2 + rim), mask)
    write(board, text, centre, NUMBER_SIZE, theme.score)
