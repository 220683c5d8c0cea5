"""A film begins with the board before the move and stays on the still picture after it."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from renderer import ANIMATION_SUFFIX, render_board, render_move_animation
from rules import RULESETS, Game, Move
from tests.renderer.animation.watching import assert_seen, count, frames, last_frame, patches, times
from tests.renderer.scenes import DOUBLE, ENDURING, HOME, LAST, LONG, LONGEST, PLAIN, RELAY, ROUND

MOVES = {
    "plain": PLAIN,
    "relay": RELAY,
    "double": DOUBLE,
    "long": LONG,
    "round": ROUND,
    "home": HOME,
    "longest": LONGEST,
}


def still(move: Move, over: bool = False) -> bytes:
    return render_board(move.after, last_move=move, over=over)


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
def test_the_last_frame_is_the_still_picture(move: Move) -> None:
    assert_seen(last_frame(render_move_animation(move)), still(move))


def test_when_the_game_is_over_the_last_frame_is_the_board_with_neither_row_lit() -> None:
    assert_seen(last_frame(render_move_animation(LAST, over=True)), still(LAST, over=True))


def test_the_first_frame_is_the_board_before_the_move() -> None:
    first = next(frames(render_move_animation(RELAY)))
    assert_seen(first, render_board(RELAY.before))


def test_a_film_is_a_gif_that_plays_once() -> None:
    film = render_move_animation(PLAIN)
    image = Image.open(BytesIO(film))
    assert (image.format, image.size, ANIMATION_SUFFIX) == ("GIF", (1000, 480), "gif")
    assert "loop" not in image.info


def test_where_it_is_played_again_the_still_picture_stays_for_ten_seconds() -> None:
    assert times(render_move_animation(PLAIN))[-1] == 10_000


@pytest.mark.parametrize(
    ("move", "least", "most"),
    [(PLAIN, 1900, 2100), (RELAY, 3000, 5000), (LONG, 9000, 12_000), (ENDURING, 9000, 12_000)],
    ids=["1 lap", "3 laps", "31 laps", "251 laps"],
)
def test_the_times_in_the_file_are_those_that_were_meant(move: Move, least: int, most: int) -> None:
    shown = times(render_move_animation(move))[:-1]
    assert least <= sum(shown) <= most
    assert min(shown) >= 20


@pytest.mark.parametrize("move", [LONG, ENDURING, LONGEST], ids=["31 laps", "251 laps", "723 laps"])
def test_no_film_of_a_relay_is_larger_than_900_kilobytes(move: Move) -> None:
    assert len(render_move_animation(move)) <= 900_000


def test_between_the_first_frame_and_the_last_only_what_changes_is_drawn() -> None:
    # The lifted B and its plate, and the hand beside it; then the hand on its way past C.
    lifted, fallen = patches(render_move_animation(RELAY))[1:3]
    assert lifted[0] >= 230
    assert fallen[2] - fallen[0] <= 300
    assert fallen[3] - fallen[1] <= 260


def test_only_one_palette_is_in_the_file() -> None:
    # Bit 7 in the last byte of an image descriptor announces a palette of the frame's own.
    film = render_move_animation(RELAY)
    descriptors = film.count(b"\x21\xf9\x04\x05")
    assert descriptors == count(film)
    starts = [at + 8 for at in range(len(film)) if film.startswith(b"\x21\xf9\x04\x05", at)]
    assert {(film[at], film[at + 9]) for at in starts} == {(ord(","), 0)}


def test_the_same_move_gives_the_same_bytes() -> None:
    assert render_move_animation(DOUBLE) == render_move_animation(DOUBLE)


def test_the_corners_are_clear_and_the_board_is_opaque_all_along() -> None:
    for frame in frames(render_move_animation(RELAY)):
        opacity = frame.getchannel("A")
        assert opacity.crop((0, 0, 20, 20)).getextrema() == (0, 0)
        assert opacity.crop((70, 10, 930, 470)).getextrema() == (255, 255)


def test_an_unknown_theme_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(ValueError, match=r"'marble'.*wood"):
        render_move_animation(PLAIN, theme="marble")


@pytest.mark.parametrize("key", RULESETS)
def test_every_move_of_a_game_can_be_filmed(key: str) -> None:
    rng, game = Random(f"film {key}"), Game(RULESETS[key])
    while game.legal_moves() and game.ply < 24:
        move = game.play(rng.choice(game.legal_moves()))
        if game.ply % 12 == 0:
            film = render_move_animation(move, over=game.outcome() is not None)
            assert last_frame(film).size == (1000, 480)
