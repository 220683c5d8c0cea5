"""Counts and scores can be read on a phone: their size and contrast, measured on the picture itself."""

from __future__ import annotations

import pytest

from renderer import render_board
from renderer.layout import COUNT_OFFSET, LABEL_SIZE, SIZE, label_box, plaque_box
from renderer.themes import Colour
from rules import Position, Side
from tests.renderer.pixels import PHONE_WIDTH, colours, contrast, on_a_phone, opened

SCALE = PHONE_WIDTH / SIZE[0]
ENOUGH = 4.5

# Between them the boards show every count from 0 to 9, 10, 12 and 15 in either row.
BOARDS = (
    Position((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1), (1, 1)),
    Position((6, 7, 8, 9, 0, 1, 0, 1, 2, 3, 4, 5), (1, 1)),
    Position((10, 0, 0, 0, 0, 12, 15, 0, 0, 0, 0, 11)),
)


def inked(lines: list[list[Colour]], ground: Colour) -> list[list[Colour]]:
    """The lines in which something stands out from the ground as far as text must."""
    return [line for line in lines if max(contrast(pixel, ground) for pixel in line) >= ENOUGH]


def phone_crop(position: Position, box: tuple[float, float, float, float]) -> list[list[Colour]]:
    small = on_a_phone(opened(render_board(position)))
    left, top, right, bottom = (round(edge * SCALE) for edge in box)
    return colours(small.crop((left, top, right, bottom)))


@pytest.mark.parametrize("position", BOARDS, ids=["up", "down", "tens"])
@pytest.mark.parametrize("pit", range(12))
def test_every_count_is_nine_pixels_high_and_stands_out_from_its_plate(position: Position, pit: int) -> None:
    left, top, right, bottom = label_box(pit)
    middle = left + LABEL_SIZE[0] / 2 + COUNT_OFFSET
    lines = phone_crop(position, (middle - 24, top + 3, right - 6, bottom - 3))
    ground = min((pixel for line in lines for pixel in line), key=sum)
    assert len(inked(lines, ground)) >= 9


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("score", [0, 1, 4, 7, 12, 24])
def test_every_score_is_higher_than_a_count_and_stands_out_from_its_plaque(side: Side, score: int) -> None:
    position = Position((48 - 2 * score,) + (0,) * 11, (score, score))
    left, top, right, bottom = plaque_box(side)
    lines = phone_crop(position, (left + 8, top + 8, right - 8, bottom - 8))
    ground = max((pixel for line in lines for pixel in line), key=sum)
    assert len(inked(lines, ground)) >= 11


@pytest.mark.parametrize("pit", range(12))
def test_every_pit_letter_stands_out_from_its_plate(pit: int) -> None:
    left, top, right, bottom = label_box(pit)
    picture = opened(render_board(Position()))
    lines = colours(picture.crop((left + 6, top + 6, left + 36, bottom - 6)))
    ground = min((pixel for line in lines for pixel in line), key=sum)
    assert len(inked(lines, ground)) >= 15
    assert right - left == LABEL_SIZE[0]
