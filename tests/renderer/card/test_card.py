"""The result card: the final board, who played, how it ended, and the curve of the captured seeds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from renderer import SIDE_COLOURS, THEMES, Result, render_board, render_result_card
from renderer.card.card import CURVE, ENDING, GAP, HEADLINE, NAME_SIZE, ROWS
from renderer.card.curve import captured
from renderer.layout import SIZE, Box
from renderer.typesetting.line import SMALLEST_SENTENCE
from rules import RULESETS, Game, Position, Side, parse_moves
from tests.renderer.pixels import colour_at, colours, is_near, opened
from tests.renderer.scenes import LAST, RELAY

START = Position()
GAME = Game.replay(RULESETS["ayoayo-owner-keeps"], parse_moves("CcAaCeDaCfFbDeCaDaFaBeCcDdFa"))
"""South is stuck with one seed left, which lies in South's own row: 25 to 23."""

RESULT = Result(("Ada", "Kwame"), (25, 23), Side.SOUTH, "Ada wins, 25 to 23", "Kwame could not move.")
BELOW = SIZE[1] + GAP
"""Where the panel begins."""


def card(result: Result, theme: str = "wood") -> Image.Image:
    return opened(render_result_card(START, GAME.moves, result, theme=theme))


def differing(one: Result, other: Result) -> tuple[int, int, int, int]:
    """The box of what differs between two cards."""
    box = ImageChops.difference(card(one), card(other)).getbbox()
    assert box is not None
    return box


def within(box: tuple[int, int, int, int], room: Box) -> bool:
    """Whether a box lies in a part of the panel."""
    return (
        box[0] >= room.left
        and box[1] >= room.top + BELOW
        and box[2] <= room.right
        and box[3] <= room.bottom + BELOW
    )


def test_the_final_board_stands_above() -> None:
    board = opened(render_board(GAME.position, last_move=GAME.moves[-1], over=True))
    assert ImageChops.difference(card(RESULT).crop((0, 0, *SIZE)), board).getbbox() is None


def test_the_card_is_1000_by_762() -> None:
    assert card(RESULT).size == (1000, 762)


@pytest.mark.parametrize(
    "name", ["", "W" * 32, "محمد 🎉 علي", "漢字" * 16, "Z̸̡̛͎̫̮̯a̷̢͚̤l̵̨g̶o" * 4, "\u202e\n\x00x", "\ue000"]
)
def test_a_name_changes_its_own_row_and_nothing_else(name: str) -> None:
    for side, names in ((Side.SOUTH, (name, "Kwame")), (Side.NORTH, ("Ada", name))):
        assert within(differing(RESULT, replace(RESULT, names=names)), ROWS[side])


def test_scores_of_one_and_two_digits_end_at_the_same_place() -> None:
    ends = []
    for score in (4, 44):
        less, more = (replace(RESULT, names=("", ""), scores=(score + step, 24)) for step in (0, 3))
        left, top, right, bottom = ROWS[Side.SOUTH]
        row = (left, top + BELOW, right, bottom + BELOW)
        box = ImageChops.difference(card(less).crop(row), card(more).crop(row)).getbbox()
        assert box is not None
        ends.append(box[2])
    assert abs(ends[0] - ends[1]) <= 1


@pytest.mark.parametrize("name", ["漢字" * 16, "W" * 32])
def test_a_long_name_is_cut_before_it_is_too_small_and_fills_the_room_to_its_score(name: str) -> None:
    _, top, right, bottom = differing(
        replace(RESULT, names=("", "Kwame"), scores=(9, 23)),
        replace(RESULT, names=(name, "Kwame"), scores=(9, 23)),
    )
    assert bottom - top >= NAME_SIZE * SMALLEST_SENTENCE * 0.65
    assert ROWS[Side.SOUTH].right - right <= 95


def test_headline_and_ending_have_their_own_room() -> None:
    assert within(differing(RESULT, replace(RESULT, headline="W" * 99)), HEADLINE)
    assert within(differing(RESULT, replace(RESULT, ending="W" * 99)), ENDING)


def test_the_length_of_the_game_stands_below_the_curve() -> None:
    assert within(differing(RESULT, replace(RESULT, length="W" * 99)), CURVE)
    assert card(replace(RESULT, length="28")).tobytes() == card(RESULT).tobytes()


@pytest.mark.parametrize("winner", Side)
def test_the_row_of_the_winner_is_framed_in_its_colour(winner: Side) -> None:
    picture = card(replace(RESULT, winner=winner))
    for side in Side:
        x, y = (ROWS[side].left + ROWS[side].right) // 2, ROWS[side].top + 1 + BELOW
        assert is_near(colour_at(picture, x, y), SIDE_COLOURS[side]) is (side is winner)


def test_in_a_draw_nobody_is_framed() -> None:
    picture = card(replace(RESULT, winner=None))
    for side in Side:
        x, y = (ROWS[side].left + ROWS[side].right) // 2, ROWS[side].top + 1 + BELOW
        assert not is_near(colour_at(picture, x, y), SIDE_COLOURS[side])


def test_the_curve_passes_through_the_stores_after_every_ply() -> None:
    assert captured((9, 9), [RELAY], (15, 9)) == [(9, 9), (15, 9)]
    assert captured((4, 17), [LAST], (4, 27)) == [(4, 17), (4, 27)]


def test_leftovers_are_the_last_step_of_the_curve() -> None:
    assert GAME.position.stores == (24, 23)
    assert captured((0, 0), GAME.moves, (25, 23))[-2:] == [(24, 23), (25, 23)]


@pytest.mark.parametrize("side", Side)
def test_both_lines_are_drawn_in_the_colours_of_the_sides(side: Side) -> None:
    left, top, right, bottom = CURVE
    part = card(RESULT).crop((left, top + BELOW, right, bottom + BELOW))
    inked = [colour for line in colours(part) for colour in line if is_near(colour, SIDE_COLOURS[side])]
    assert len(inked) > 1000


def test_a_game_without_a_move_has_a_card() -> None:
    result = Result(("Ada", "Kwame"), (0, 0), Side.NORTH, "Kwame wins", "Ada resigned.")
    assert opened(render_result_card(START, (), result)).size == (1000, 762)


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_a_card_that_can_be_sent(theme: str) -> None:
    assert len(render_result_card(START, GAME.moves, RESULT, theme=theme)) <= 300_000


@settings(max_examples=10, deadline=None)
@given(st.text(max_size=32), st.text(max_size=32), st.text(max_size=80))
def test_any_names_and_words_make_a_card(south: str, north: str, words: str) -> None:
    result = Result((south, north), (25, 23), None, words, words)
    assert render_result_card(START, GAME.moves[-2:], result).startswith(b"\x89PNG")


def test_the_same_game_gives_the_same_bytes() -> None:
    assert render_result_card(START, GAME.moves, RESULT) == render_result_card(START, GAME.moves, RESULT)
