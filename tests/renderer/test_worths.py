"""What moves are worth is told at their pits, by shape and colour, and hides nothing that people need."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from renderer import THEMES, Worth, WorthKind, render_board, render_text
from renderer.badge import KIND_COLOURS, SIGN_HEIGHT, badge
from renderer.badges import badge_box
from renderer.layout import PIT_RADIUS, SIZE, pit_centre
from renderer.signs import sign_mask
from renderer.themes import Colour
from rules import Position, Side
from tests.renderer.colour_vision import VISIONS, as_seen, difference
from tests.renderer.pixels import PHONE_WIDTH, colours, contrast, on_a_phone, opened
from tests.renderer.scenes import DOUBLE, PLAIN
from tests.renderer.test_fuzz import positions

START = Position()
WINS, DRAWS, LOSES, UNKNOWN, LIKELY_BEST = WorthKind
LABELLED = {
    0: Worth(LOSES, "19"),
    1: Worth(DRAWS, "24"),
    2: Worth(WINS, "27"),
    3: Worth(UNKNOWN, "≈27"),
    4: Worth(LIKELY_BEST, "≥30"),
    5: Worth(LOSES, "≈-12"),
}
TEXT = 4.5
SIGNS = 3.0
UNMISTAKABLE = 20.0


def changed(worths: Mapping[int, Worth], position: Position = START) -> Image.Image:
    """What the worths change on a board, as grey levels."""
    plain, told = (opened(render_board(position, worths=told)) for told in ({}, worths))
    return ImageChops.difference(plain, told).convert("L")


@pytest.mark.parametrize("pit", range(12))
def test_a_badge_lies_between_the_rows_and_reaches_no_more_than_eight_pixels_into_its_pit(pit: int) -> None:
    box = changed({pit: Worth(WINS, "≈27")}, Position(mover=Side.owning(pit))).getbbox()
    assert box is not None
    x, y = pit_centre(pit)
    assert y - box[3] >= PIT_RADIUS - 8 if pit < 6 else box[1] - y >= PIT_RADIUS - 8
    assert abs((box[0] + box[2]) / 2 - x) <= 1


def test_the_widest_badges_of_neighbours_do_not_touch() -> None:
    boxes = [badge_box(pit, badge("wood", Worth(LOSES, "≈-12"), Side.SOUTH)) for pit in range(6)]
    assert all(left.right < right.left for left, right in pairwise(boxes))
    assert boxes[0].left >= 100
    assert boxes[5].right <= 900


def test_a_board_without_worths_is_the_board_as_it_was() -> None:
    assert render_board(START, worths={}) == render_board(START)


def test_the_same_worths_in_another_order_give_the_same_bytes() -> None:
    backwards = dict(reversed(LABELLED.items()))
    assert render_board(START, worths=LABELLED) == render_board(START, worths=backwards)


@pytest.mark.parametrize("draw", [render_board, render_text])
@pytest.mark.parametrize("pit", [6, -1, 12])
def test_a_pit_that_is_not_the_movers_is_refused(draw: type, pit: int) -> None:
    with pytest.raises(ValueError, match=f"pit {pit} is not South's, who is to move"):
        draw(START, worths={pit: Worth(WINS)})


@pytest.mark.parametrize(("one", "other"), list(combinations(WorthKind, 2)))
def test_signs_differ_in_shape(one: WorthKind, other: WorthKind) -> None:
    apart = ImageChops.difference(sign_mask(one, SIGN_HEIGHT), sign_mask(other, SIGN_HEIGHT))
    assert sum(apart.tobytes()) / 255 > SIGN_HEIGHT**2 / 5


@pytest.mark.parametrize("vision", VISIONS)
def test_the_grounds_of_the_signs_can_be_told_apart_by_everyone(vision: str) -> None:
    for one, other in combinations(KIND_COLOURS.values(), 2):
        assert difference(as_seen(one, vision), as_seen(other, vision)) >= UNMISTAKABLE


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("vision", VISIONS)
def test_signs_stand_out_from_their_grounds_for_everyone(theme: str, vision: str) -> None:
    for ground in KIND_COLOURS.values():
        assert contrast(as_seen(ground, vision), as_seen(THEMES[theme].plate, vision)) >= TEXT


def phone_lines(theme: str, pit: int, left: float, right: float) -> list[list[Colour]]:
    """A part of the badge of a pit as on a phone, between two shares of its width."""
    box = badge_box(pit, badge(theme, LABELLED[pit], Side.SOUTH))
    width, scale = box.right - box.left, PHONE_WIDTH / SIZE[0]
    across = [round((box.left + share * width) * scale) for share in (left, right)]
    down = [round(edge * scale) for edge in (box.top + 5, box.bottom - 17)]
    return colours(labelled_on_a_phone(theme).crop((across[0], down[0], across[1], down[1])))


@cache
def labelled_on_a_phone(theme: str) -> Image.Image:
    return on_a_phone(opened(render_board(START, theme=theme, worths=LABELLED)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pit", LABELLED)
def test_a_label_is_nine_pixels_high_on_a_phone_and_stands_out(theme: str, pit: int) -> None:
    lines = phone_lines(theme, pit, 0.45, 0.93)
    ground = min((pixel for line in lines for pixel in line), key=sum)
    assert sum(max(contrast(pixel, ground) for pixel in line) >= TEXT for line in lines) >= 9


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pit", [0, 2, 4, 5])
def test_a_sign_is_eight_pixels_high_on_a_phone_and_stands_out(theme: str, pit: int) -> None:
    lines = phone_lines(theme, pit, 0.06, 0.32)
    ground = max((pixel for line in lines for pixel in line), key=sum)
    assert sum(max(contrast(pixel, ground) for pixel in line) >= SIGNS for line in lines) >= 8


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KIND_COLOURS)
def test_a_badge_keeps_its_colour_among_those_of_the_board(theme: str, kind: WorthKind) -> None:
    worths = {pit: Worth(kind if pit == 6 else WINS) for pit in range(6, 12)}
    board = opened(render_board(DOUBLE.before, last_move=PLAIN, theme=theme, worths=worths))
    box = badge_box(6, badge(theme, worths[6], Side.NORTH))
    inked = [colour for line in colours(board.crop(box)) for colour in line]
    assert inked.count(KIND_COLOURS[kind]) > 900


def test_a_board_with_worths_can_be_sent() -> None:
    for theme in THEMES:
        assert len(render_board(START, theme=theme, worths=LABELLED)) <= 100_000


@settings(max_examples=20, deadline=None)
@given(positions(), st.data())
def test_anything_may_be_told_of_any_move(position: Position, data: st.DataObject) -> None:
    told = st.builds(Worth, st.sampled_from(WorthKind), st.text(max_size=8))
    worths = data.draw(st.dictionaries(st.sampled_from(position.mover.pits), told))
    theme = data.draw(st.sampled_from(list(THEMES)))
    picture = opened(render_board(position, theme=theme, worths=worths))
    assert picture.size == (1000, 480)
    seen = {colour for _, colour in picture.getcolors(1000) or []}
    assert {KIND_COLOURS[worth.kind] for worth in worths.values() if worth.kind in KIND_COLOURS} <= seen
    assert max(map(len, render_text(position, worths=worths).splitlines())) <= 34


def test_the_text_board_tells_it_between_the_rows() -> None:
    assert render_text(START, worths=LABELLED).splitlines()[3:8] == [
        "   --------------------------",
        "    19  24  27   ≈27 ≥30 ≈-12",
        "     ✗   =   ✓     ?   ★   ✗",
        ">    4   4   4     4   4   4",
        "     A   B   C     D   E   F",
    ]


def test_the_text_board_tells_signs_alone_in_one_line_and_leaves_out_what_is_not_told() -> None:
    worths = {6: Worth(WINS), 9: Worth(DRAWS), 11: Worth(LOSES)}
    assert render_text(PLAIN.after, worths=worths).splitlines()[2:5] == [
        ">    4   4   4     4   4   5",
        "     ✗       =             ✓",
        "   --------------------------",
    ]
