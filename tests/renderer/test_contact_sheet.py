"""The pictures of the documentation are what the bot draws today."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from renderer.contact_sheet import (
    PICTURES,
    card_picture,
    case_picture,
    contact_sheet,
    lesson_film,
    lesson_picture,
    theme_sheet,
)
from tests.renderer.animation.watching import last_frame
from tests.renderer.likeness import assert_alike


def test_the_board_of_the_readme_is_a_real_one() -> None:
    assert_alike(Image.open(BytesIO(case_picture("middle"))), Image.open(PICTURES / "board.png"))


def test_the_lesson_is_a_real_one() -> None:
    assert_alike(Image.open(BytesIO(lesson_picture())), Image.open(PICTURES / "lesson.png"))


def test_the_sheet_of_themes_shows_them_as_they_are() -> None:
    assert_alike(theme_sheet(), Image.open(PICTURES / "themes.png"))


def test_the_card_is_a_real_one() -> None:
    assert_alike(Image.open(BytesIO(card_picture())), Image.open(PICTURES / "card.png"))


def test_the_film_is_a_real_one() -> None:
    assert_alike(last_frame(lesson_film()), last_frame((PICTURES / "relay.gif").read_bytes()))


def test_the_contact_sheet_shows_the_boards_of_today() -> None:
    assert_alike(contact_sheet(), Image.open(PICTURES / "contact-sheet.png"))
