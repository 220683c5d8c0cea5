"""What hovers above the board hides what lies below it, numerals and all, in every theme."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from renderer import THEMES
from renderer.animation.hand import COUNTER_SIZE, EXTENT, counter_stamp, hand_stamp
from renderer.animation.scene import Hand
from renderer.layout import Point
from renderer.stamp import Stamp
from rules import Side

MIDDLE = Point(EXTENT // 2, EXTENT // 2)


def seen_through(stamp: Stamp, half_width: int, half_height: int) -> bool:
    """Whether anything that lies below a stamp can be seen so far about its middle."""
    x, y = stamp.mask.width // 2, stamp.mask.height // 2
    middle = stamp.mask.crop((x - half_width, y - half_height, x + half_width, y + half_height))
    return ImageChops.invert(middle.convert("L")).getbbox() is not None


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", Side)
def test_nothing_is_seen_through_the_numerals(theme: str, side: Side) -> None:
    assert not seen_through(counter_stamp(theme, side, "8 / 90"), 50, COUNTER_SIZE[1] // 2 - 1)
    for text in ("8", "+6"):
        assert not seen_through(hand_stamp(theme, side, Hand(MIDDLE, 8, text)), 20, 14)


@pytest.mark.parametrize("theme", THEMES)
def test_around_a_counter_and_a_hand_the_board_is_seen(theme: str) -> None:
    for stamp in (
        counter_stamp(theme, Side.SOUTH, "8"),
        hand_stamp(theme, Side.SOUTH, Hand(MIDDLE, 8, "8")),
    ):
        assert not stamp.mask.getpixel((0, 0))
