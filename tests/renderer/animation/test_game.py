"""A film of a game shows every ply, ends on the final board, and can be sent however long the game was."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from renderer import THEMES, render_board, render_game_animation
from renderer.animation.game import played
from rules import RULESETS, Game, Move, Position, parse_moves
from tests.renderer.animation.watching import assert_seen, count, frames, last_frame, times
from tests.renderer.pixels import colours, contrast, on_a_phone

START = Position()
MOVES = Game.replay(RULESETS["ayoayo"], parse_moves("CcAaCeDaCfFbDeCaDaFaBeCcDdFa")).moves
"""A whole game of 28 plies that ends with South stuck."""


def counters(moves: tuple[Move, ...], stride: int) -> list[str]:
    return [shot.scene.counter for shot in played(START, moves, stride)]


def test_the_film_ends_on_the_final_board() -> None:
    film = render_game_animation(START, MOVES)
    still = render_board(MOVES[-1].after, last_move=MOVES[-1], over=True)
    assert_seen(last_frame(film), still)


def test_a_game_that_goes_on_ends_with_the_row_to_move_lit() -> None:
    film = render_game_animation(START, MOVES[:3], over=False)
    still = render_board(MOVES[2].after, last_move=MOVES[2])
    assert_seen(last_frame(film), still)


def test_every_ply_is_lifted_and_shown_and_counted() -> None:
    assert counters(MOVES, 1) == ["", *(f"{ply}/28" for ply in range(1, 29) for _ in "ab")]
    assert count(render_game_animation(START, MOVES)) == 2 * 28 + 2


def test_the_film_begins_anew_when_the_final_board_has_been_seen_for_ten_seconds() -> None:
    film = render_game_animation(START, MOVES[:2])
    assert Image.open(BytesIO(film)).info["loop"] == 0
    assert times(film)[-1] == 10_000


@pytest.mark.parametrize("theme", THEMES)
def test_the_counter_can_be_read_on_a_phone(theme: str) -> None:
    landed = list(frames(render_game_animation(START, MOVES[:1] * 28, theme=theme)))[2 * 28]
    small = on_a_phone(landed.convert("RGB"))
    numerals = colours(small.crop((143, 70, 177, 84)))
    plaque = THEMES[theme].plaque
    assert sum(max(contrast(pixel, plaque) for pixel in line) >= 4.5 for line in numerals) >= 8


def test_a_game_without_a_move_is_one_picture() -> None:
    still = render_board(START, over=True)
    assert_seen(last_frame(render_game_animation(START, ())), still)


def test_where_plies_are_passed_over_the_last_is_not() -> None:
    assert counters(MOVES, 5)[1::2] == ["5/28", "10/28", "15/28", "20/28", "25/28", "28/28"]


def test_plies_are_passed_over_until_the_file_is_small_enough() -> None:
    assert len(render_game_animation(START, MOVES)) > 500_000
    film = render_game_animation(START, MOVES, most_bytes=500_000)
    assert len(film) <= 500_000
    assert count(film) == 2 * 14 + 2 or count(film) == 2 * 7 + 2


def test_a_game_of_five_hundred_plies_can_be_sent() -> None:
    assert 1_000_000 < len(render_game_animation(START, MOVES * 18)) <= 9_500_000


def test_a_ply_is_seen_for_at_least_four_tenths_of_a_second() -> None:
    shown = [shot.seconds for shot in played(START, MOVES * 36, 1)][1:]
    assert min(lifted + after for lifted, after in zip(shown[::2], shown[1::2], strict=True)) >= 0.399
