"""The bot's own pictures reach the page unchanged, however many there are."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.room.pictures import OwnPictures
from renderer import render_board
from rules import Position

RED, BLUE = Image.new("RGB", (40, 20), "red"), Image.new("RGB", (40, 20), "blue")


def encoded(format_: str, *more: Image.Image) -> bytes:
    out = BytesIO()
    RED.save(out, format_, save_all=bool(more), append_images=more)
    return out.getvalue()


async def test_a_board_is_shown_as_it_is_with_its_true_size() -> None:
    board = render_board(Position())

    info = await OwnPictures().validate("board", board)

    assert info.normalized is board
    assert (info.width, info.height) == Image.open(BytesIO(board)).size
    assert info.content_type == "image/png"


async def test_a_film_keeps_its_frames() -> None:
    film = encoded("GIF", BLUE)

    info = await OwnPictures().validate("film", film)

    assert info.normalized is film
    assert (info.width, info.height, info.frames) == (40, 20, 2)
    assert info.content_type == "image/gif"


async def test_what_the_bot_does_not_draw_is_left_to_the_check_for_files_from_anywhere() -> None:
    pictures = OwnPictures()

    info = await pictures.validate("photo", encoded("JPEG"))
    await pictures.close()

    assert info.normalized.startswith(b"\x89PNG")
