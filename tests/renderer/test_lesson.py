"""The picture that teaches a move: the numbered way of its seeds above, and what it took below."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from renderer import SIDE_COLOURS, THEMES, render_board, render_lesson
from renderer.layout import Point, pit_centre, store_centre
from renderer.leaps import leap
from renderer.lesson import BETWEEN
from renderer.marks import RING_RADIUS
from renderer.tokens import HEIGHT, falls, places
from rules import Move, Side
from tests.renderer.pixels import colour_at, colours, contrast, is_near, on_a_phone, opened, share_of_circle
from tests.renderer.scenes import DOUBLE, HOME, LONG, PLAIN, RELAY, ROUND

PALE = THEMES["wood"].plaque
BELOW = 480 + BETWEEN


def test_two_boards_lie_one_below_the_other_on_clear_ground() -> None:
    picture = Image.open(BytesIO(render_lesson(RELAY))).convert("RGBA")
    assert picture.size == (1000, BELOW + 480)
    assert picture.getchannel("A").crop((0, 480, 400, BELOW)).getextrema() == (0, 0)


def test_the_drops_are_numbered_in_order_and_lap_by_lap() -> None:
    assert {pit: [(drop.number, drop.lap) for drop in there] for pit, there in falls(RELAY).items()} == {
        2: [(1, 0)],
        3: [(2, 0)],
        4: [(3, 0)],
        5: [(4, 1)],
        6: [(5, 1)],
        7: [(6, 1)],
        8: [(7, 1)],
        9: [(8, 1)],
        10: [(9, 2)],
        11: [(10, 2)],
        0: [(11, 2)],
    }


def test_a_pit_that_seeds_fall_into_often_shows_the_last_four_drops() -> None:
    shown = falls(LONG)
    assert max(len(there) for there in shown.values()) == 4
    assert shown[LONG.last][-1].number == LONG.sown == 143


@pytest.mark.parametrize("move", [PLAIN, RELAY, DOUBLE, ROUND], ids=["plain", "relay", "double", "round"])
def test_a_token_lies_wherever_a_seed_fell_and_nowhere_else(move: Move) -> None:
    picture = opened(render_lesson(move))
    faces = (PALE, SIDE_COLOURS[move.mover])
    shown = falls(move)
    for pit in range(12):
        there = shown.get(pit, [])
        for drop, (x, y) in zip(there, places(pit, len(there)), strict=True):
            assert is_near(colour_at(picture, x, y - HEIGHT // 2 + 4), faces[drop.lap % 2])
        x, y = pit_centre(pit)
        assert any(is_near(colour_at(picture, x, y - HEIGHT // 2 + 4), face) for face in faces) is (
            len(there) == 1
        )


@pytest.mark.parametrize("pit", range(12))
def test_the_leaps_run_counter_clockwise_and_pass_no_store(pit: int) -> None:
    way = leap(pit, (pit + 1) % 12)
    assert all(100 < way.at(step / 10).x < 900 for step in range(11))
    if pit not in (5, 11):
        assert (way.end.x > way.start.x) is (pit < 6)


@pytest.mark.parametrize("move", [PLAIN, RELAY], ids=["plain", "relay"])
def test_a_leap_is_drawn_for_every_seed(move: Move) -> None:
    picture = opened(render_lesson(move))
    pits = [move.pit, *(pit for lap in move.laps for pit in range(lap.pit + 1, lap.pit + lap.seeds + 1))]
    for start, end in pairwise(pits):
        middle = leap(start % 12, end % 12).at(0.5)
        assert is_near(colour_at(picture, *middle), SIDE_COLOURS[move.mover], 60)


def test_every_pit_that_was_lifted_has_a_dashed_ring_and_the_last_a_full_one() -> None:
    picture = opened(render_lesson(RELAY))
    shares = [
        share_of_circle(picture, pit_centre(pit), RING_RADIUS, SIDE_COLOURS[Side.SOUTH]) for pit in range(12)
    ]
    assert all(0.35 < shares[lap.pit] < 0.8 for lap in RELAY.laps)
    assert shares[RELAY.last] > 0.9
    assert max(shares[pit] for pit in (2, 3, 5, 6, 7, 8, 10, 11)) < 0.25


@pytest.mark.parametrize("theme", THEMES)
def test_the_arrow_from_board_to_board_has_an_opaque_rim(theme: str) -> None:
    picture = Image.open(BytesIO(render_lesson(PLAIN, theme=theme))).convert("RGBA")
    red, green, blue, alpha = picture.getpixel((500, 480 + 1))  # type: ignore[misc]
    assert alpha == 255
    assert is_near((red, green, blue), THEMES[theme].plate)


@pytest.mark.parametrize("move", [PLAIN, DOUBLE], ids=["plain", "double"])
def test_the_board_after_is_the_board_of_the_game_with_what_was_gained(move: Move) -> None:
    below = opened(render_lesson(move)).crop((0, BELOW, 1000, BELOW + 480))
    board = opened(render_board(move.after, last_move=move, over=True))
    x, y = store_centre(move.mover)
    around = (x - 60, y - 40, x + 60, y + 40)
    assert (below.crop(around).tobytes() == board.crop(around).tobytes()) is (move.gained == 0)
    for picture in (below, board):
        picture.paste((0, 0, 0), around)
    assert below.tobytes() == board.tobytes()


@pytest.mark.parametrize("move", [RELAY, ROUND, HOME], ids=["relay", "round", "home"])
def test_the_numbers_can_be_read_on_a_phone(move: Move) -> None:
    small = on_a_phone(opened(render_lesson(move)))
    for pit, there in falls(move).items():
        for x, y in places(pit, len(there)):
            box = [round(edge * 0.32) for edge in (x - 10, y - 16, x + 10, y + 16)]
            lines = colours(small.crop((box[0], box[1], box[2], box[3])))
            ground = max((pixel for line in lines for pixel in line), key=sum)
            assert sum(max(contrast(pixel, ground) for pixel in line) >= 4.5 for line in lines) >= 9


def test_the_same_move_gives_the_same_bytes() -> None:
    assert render_lesson(RELAY) == render_lesson(RELAY)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="marble"):
        render_lesson(PLAIN, theme="marble")


def test_tokens_of_a_pit_do_not_cover_one_another() -> None:
    for count in (2, 3, 4):
        spots = places(0, count)
        for at, one in enumerate(spots):
            for other in spots[at + 1 :]:
                assert abs(one.x - other.x) >= HEIGHT or abs(one.y - other.y) >= HEIGHT
    assert places(0, 1) == [Point(*pit_centre(0))]
