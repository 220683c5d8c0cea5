"""The seeds that each side had captured after every ply, as two lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.emblems import emblem_mask
from renderer.layout import Box, Point
from renderer.lettering import write
from renderer.themes import Colour, Theme
from renderer.typesetting import draw_line
from rules import Move, Side

SUPERSAMPLING = 3
WIDTH = 4
END = 7
"""Radius of the emblem at the end of a line, in pixels."""

TO_WIN = 25
DASH = 10
LETTERS = 26


class Scale(NamedTuple):
    """How plies and seeds become places: the room for the lines, and how many plies and seeds fill it."""

    room: Box
    plies: int
    seeds: int

    def place(self, ply: int, seeds: int) -> Point:
        """Where so many seeds after so many plies are; leftovers are shared out at the last ply."""
        left, top, right, bottom = self.room
        x = left + (right - left) * min(ply, self.plies) / max(1, self.plies)
        return Point(round(x), round(bottom - (bottom - top) * seeds / self.seeds))


def captured(start: tuple[int, int], moves: Sequence[Move], scores: tuple[int, int]) -> list[tuple[int, int]]:
    """Both sides' seeds at the beginning, after each ply, and in the end if leftovers were shared out."""
    stores = [start, *(move.after.stores for move in moves)]
    return stores if stores[-1] == scores else [*stores, scores]


def draw_curve(
    picture: Image.Image,
    theme: Theme,
    box: Box,
    stores: list[tuple[int, int]],
    *,
    plies: int,
    length: str,
) -> None:
    """Draw both lines into a box of an RGB picture, with the 25 seeds that win as a dashed line.

    Args:
        picture: what is drawn upon.
        theme: its colours.
        box: where the lines and their numbers go.
        stores: what ``captured`` gives.
        plies: how many moves were played.
        length: the same in words, to stand below the end of the lines.
    """
    most = max(TO_WIN, *(max(pair) for pair in stores))
    margin = 3 * END
    room = Box(
        box.left + margin + LETTERS, box.top + margin, box.right - margin, box.bottom - margin - LETTERS
    )
    scale = Scale(room, plies, most)
    _draw_frame(picture, theme, scale, length)
    for side in (Side.NORTH, Side.SOUTH):
        places = [scale.place(ply, pair[side.value]) for ply, pair in enumerate(stores)]
        _draw_steps(picture, places, theme.sides[side])
        mask = emblem_mask(side, END)
        x, y = places[-1]
        picture.paste(theme.sides[side], (x - mask.width // 2, y - mask.height // 2), mask)


def _draw_frame(picture: Image.Image, theme: Theme, scale: Scale, length: str) -> None:
    """The ground line, the line that wins, its number, and how long the game was."""
    pen = ImageDraw.Draw(picture)
    (left, ground), (right, goal) = scale.place(0, 0), scale.place(scale.plies, TO_WIN)
    pen.line((left, ground, right, ground), fill=theme.letter, width=2)
    for x in range(left, right, 2 * DASH):
        pen.line((x, goal, min(x + DASH, right), goal), fill=theme.letter, width=2)
    write(picture, str(TO_WIN), Point(left - LETTERS, goal), LETTERS, theme.letter)
    below = Box(left, ground + LETTERS // 4, right, ground + LETTERS * 7 // 4)
    draw_line(picture, length, below, LETTERS, theme.letter, right=True)


def _draw_steps(picture: Image.Image, places: list[Point], colour: Colour) -> None:
    """A line that stays level until seeds are captured, and then steps up."""
    corners = [places[0]]
    for before, here in pairwise(places):
        corners += [Point(here.x, before.y), here]
    large = Image.new("L", (picture.width * SUPERSAMPLING, picture.height * SUPERSAMPLING))
    line = [(x * SUPERSAMPLING, y * SUPERSAMPLING) for x, y in corners]
    ImageDraw.Draw(large).line(line, fill=255, width=WIDTH * SUPERSAMPLING, joint="curve")
    picture.paste(colour, (0, 0), large.resize(picture.size, Image.Resampling.BOX))
