"""The picture of a position: where everything lies, whose row is lit, and that it never varies."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from renderer import IMAGE_SUFFIX, SIDE_COLOURS, render_board
from renderer.layout import Box, Point, emblem_centre, marker_centre, pit_centre, store_centre
from renderer.stamps import count_stamp, pit_stamp, score_stamp, store_stamp
from rules import Position, Side
from tests.renderer.pixels import colour_at, is_near, mean_brightness, opened
from tests.renderer.scenes import DOUBLE, LAST, LONG, RELAY

START = Position()
NORTH_TO_MOVE = Position(mover=Side.NORTH)
ROWS = {Side.NORTH: Box(110, 90, 890, 210), Side.SOUTH: Box(110, 270, 890, 390)}


def alpha(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGBA").getchannel("A")


def differing(one: Position, other: Position) -> tuple[int, int, int, int]:
    """The box of what differs between two pictures."""
    box = ImageChops.difference(opened(render_board(one)), opened(render_board(other))).getbbox()
    assert box is not None
    return box


def holds(box: tuple[int, int, int, int], centre: Point, width: int, height: int) -> bool:
    """Whether a box lies within one of that size about a point."""
    around = Box.around(centre, width, height)
    return (
        box[0] >= around.left and box[1] >= around.top and box[2] <= around.right and box[3] <= around.bottom
    )


def test_the_picture_is_a_png_of_1000_by_480() -> None:
    picture = Image.open(BytesIO(render_board(START)))
    assert (picture.format, picture.size, IMAGE_SUFFIX) == ("PNG", (1000, 480), "png")


def test_the_board_is_opaque_and_the_ground_outside_its_round_corners_is_clear() -> None:
    opacity = alpha(render_board(LONG.after, last_move=LONG))
    assert opacity.crop((70, 10, 930, 470)).getextrema() == (255, 255)
    for corner in ((0, 0, 20, 20), (980, 0, 1000, 20), (0, 460, 20, 480), (980, 460, 1000, 480)):
        assert opacity.crop(corner).getextrema() == (0, 0)


def test_the_outline_is_smooth() -> None:
    partly = sum(alpha(render_board(START)).histogram()[1:255])
    assert partly > 300


def test_the_same_position_gives_the_same_bytes() -> None:
    first = render_board(DOUBLE.after, last_move=DOUBLE)
    for kept in (pit_stamp, count_stamp, store_stamp, score_stamp):
        kept.cache_clear()
    assert render_board(DOUBLE.after, last_move=DOUBLE) == first


def test_many_pictures_drawn_at_once_are_the_same_as_one_by_one() -> None:
    moves = [DOUBLE, LAST, LONG, RELAY] * 4
    one_by_one = [render_board(move.after, last_move=move) for move in moves]
    for kept in (pit_stamp, count_stamp, store_stamp, score_stamp):
        kept.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        at_once = list(pool.map(lambda move: render_board(move.after, last_move=move), moves))
    assert at_once == one_by_one


def test_an_unknown_theme_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(ValueError, match=r"'marble'.*wood"):
        render_board(START, theme="marble")


@pytest.mark.parametrize("side", Side)
def test_the_row_to_move_is_lit_and_the_other_dim(side: Side) -> None:
    picture = opened(render_board(Position(mover=side)))
    assert mean_brightness(picture, ROWS[side]) > 1.25 * mean_brightness(picture, ROWS[side.opponent])


def test_when_the_game_is_over_both_rows_are_equally_lit() -> None:
    picture = opened(render_board(START, over=True))
    south, north = (mean_brightness(picture, ROWS[side]) for side in Side)
    assert south == pytest.approx(north, rel=0.08)


def test_the_markers_of_the_sides_differ_in_shape() -> None:
    # 11 right and 9 down of the middle lies within North's circle and outside South's diamond; 15 right of it
    # lies outside the circle and within the diamond.
    for side, beside, right in ((Side.SOUTH, False, True), (Side.NORTH, True, False)):
        picture = opened(render_board(Position(mover=side)))
        for x, y in (marker_centre(side), emblem_centre(side)):
            assert is_near(colour_at(picture, x - 0.5, y - 0.5), SIDE_COLOURS[side])
            assert is_near(colour_at(picture, x + 9, y + 9), SIDE_COLOURS[side]) is beside
            assert is_near(colour_at(picture, x + 15, y), SIDE_COLOURS[side]) is right


@pytest.mark.parametrize("side", Side)
def test_the_marker_lies_on_the_edge_of_the_mover_only(side: Side) -> None:
    to_move, waiting = (
        opened(render_board(Position(mover=side))),
        opened(render_board(Position(mover=side.opponent))),
    )
    x, y = marker_centre(side)
    assert is_near(colour_at(to_move, x, y), SIDE_COLOURS[side])
    assert not is_near(colour_at(waiting, x, y), SIDE_COLOURS[side])


def test_when_the_game_is_over_there_is_no_marker() -> None:
    picture = opened(render_board(START, over=True))
    for side in Side:
        x, y = marker_centre(side)
        assert not is_near(colour_at(picture, x, y), SIDE_COLOURS[side])


@pytest.mark.parametrize("pit", range(12))
def test_a_seed_in_a_pit_changes_that_pit_and_its_count_and_nothing_else(pit: int) -> None:
    other = (pit + 1) % 12
    pits = [4] * 12
    pits[pit], pits[other] = 3, 5
    moved = Position(tuple(pits))
    box = differing(START, moved)
    (x0, _), (x1, _) = pit_centre(pit), pit_centre(other)
    assert box[0] >= min(x0, x1) - 54
    assert box[2] <= max(x0, x1) + 54
    assert box[1] >= (272 if pit < 6 and other < 6 else 44)
    assert box[3] <= (208 if pit >= 6 and other >= 6 else 436)


@pytest.mark.parametrize(("side", "stores"), [(Side.SOUTH, (24, 0)), (Side.NORTH, (0, 24))])
def test_won_seeds_lie_in_the_store_of_whoever_won_them(side: Side, stores: tuple[int, int]) -> None:
    picture = opened(render_board(Position((2,) * 12, stores)))
    own, other = (Box.around(store_centre(owner), 60, 280) for owner in (side, side.opponent))
    assert mean_brightness(picture, own) > mean_brightness(picture, other) + 15
