"""South sits below and North above, and the rows part in the middle as the buttons do."""

from __future__ import annotations

from itertools import pairwise

import pytest

from renderer import render_board
from renderer.layout import LABEL_Y, PIT_RADIUS, SIZE, label_box, pit_centre, plaque_box, store_centre
from rules import Position, Side
from tests.renderer.pixels import colour_at, luminance, opened


def test_south_runs_to_the_right_below_and_north_to_the_left_above() -> None:
    south, north = [pit_centre(pit) for pit in range(6)], [pit_centre(pit) for pit in range(6, 12)]
    assert all(here.x < there.x for here, there in pairwise(south))
    assert all(here.x > there.x for here, there in pairwise(north))
    assert {place.y for place in north} == {SIZE[1] - south[0].y}
    assert north[0].y < south[0].y


@pytest.mark.parametrize("pit", range(6))
def test_the_pit_opposite_lies_straight_across(pit: int) -> None:
    assert pit_centre(11 - pit).x == pit_centre(pit).x


def test_each_store_lies_at_its_players_right_hand() -> None:
    assert store_centre(Side.SOUTH).x > pit_centre(5).x + PIT_RADIUS
    assert store_centre(Side.NORTH).x < pit_centre(11).x - PIT_RADIUS


def test_no_plate_or_plaque_touches_another() -> None:
    boxes = [label_box(pit) for pit in range(12)] + [plaque_box(side) for side in Side]
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert (
                one.right <= other.left
                or other.right <= one.left
                or one.bottom <= other.top
                or other.bottom <= one.top
            )


@pytest.mark.parametrize("side", Side)
def test_the_gap_after_the_third_pit_is_seen_on_the_picture(side: Side) -> None:
    picture = opened(render_board(Position(), over=True))
    line = LABEL_Y[side] - 18  # crosses the plates above their letters
    dark = [luminance(colour_at(picture, x, line)) < 0.02 for x in range(110, 890)]
    starts = [x for x, (before, here) in enumerate(pairwise(dark), 111) if here and not before]
    widths = [there - here for here, there in pairwise(starts)]
    assert len(starts) == 6
    assert widths[2] >= widths[0] + 20
    assert (
        max(widths[0], widths[1], widths[3], widths[4]) - min(widths[0], widths[1], widths[3], widths[4]) <= 2
    )
