"""Every theme can be read: the contrast of its letters and numerals, by its colours and on its pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from renderer import SIDE_COLOURS, THEMES, render_board, render_lesson, render_move_animation
from renderer.layout import COUNT_OFFSET, LABEL_SIZE, SIZE, label_box, plaque_box
from renderer.stamps import COUNT_IN_SHADE
from renderer.themes import WOOD, Colour, in_light
from rules import Position, Side
from tests.renderer.pixels import PHONE_WIDTH, colours, contrast, on_a_phone, opened
from tests.renderer.scenes import DOUBLE

TEXT = 4.5
"""What WCAG asks of text (1.4.3, level AA)."""

LARGE_TEXT = 3.0
"""What it asks of text as large as the pit letters."""

GRAPHICS = 3.0
"""What it asks of signs (1.4.11)."""

FILES = Path(__file__).parents[2] / "renderer" / "themes"


def test_the_themes_are_those_that_people_may_choose_and_wood_is_the_first() -> None:
    assert list(THEMES) == ["wood", "antigua", "contrast", "night"]
    assert next(iter(THEMES.values())) is WOOD


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_is_a_file_of_its_name(name: str) -> None:
    assert f'name="{name}"' in (FILES / f"{name}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", THEMES)
def test_counts_letters_and_scores_stand_out_from_their_plates(name: str) -> None:
    theme = THEMES[name]
    assert contrast(theme.count, theme.plate) >= 2 * TEXT
    assert contrast(in_light(theme.count, COUNT_IN_SHADE), in_light(theme.plate, theme.dim)) >= 2 * TEXT
    assert contrast(theme.letter, theme.plate) >= TEXT
    assert contrast(in_light(theme.letter, theme.dim), in_light(theme.plate, theme.dim)) >= LARGE_TEXT
    assert contrast(theme.score, theme.plaque) >= TEXT


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("side", Side)
def test_a_sides_marks_stand_out_from_the_wood_and_its_tokens_carry_numbers(name: str, side: Side) -> None:
    theme = THEMES[name]
    assert contrast(theme.sides[side], theme.wood[0]) >= GRAPHICS
    assert contrast(theme.score, theme.sides[side]) >= TEXT


@pytest.mark.parametrize("name", THEMES)
def test_sides_keep_the_colours_that_they_have_beside_the_names(name: str) -> None:
    for side, colour in SIDE_COLOURS.items():
        pairs = zip(colour, THEMES[name].sides[side], strict=True)
        assert max(abs(one - other) for one, other in pairs) <= 20


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("pit", [2, 8], ids=["to move", "waiting"])
def test_a_count_is_nine_pixels_high_on_a_phone(name: str, pit: int) -> None:
    left, top, right, bottom = label_box(pit)
    middle = left + LABEL_SIZE[0] / 2 + COUNT_OFFSET
    lines = phone_crop(name, (middle - 24, top + 3, right - 6, bottom - 3))
    ground = min((pixel for line in lines for pixel in line), key=sum)
    assert standing_out(lines, ground) >= 9


@pytest.mark.parametrize("name", THEMES)
def test_a_score_is_eleven_pixels_high_on_a_phone(name: str) -> None:
    left, top, right, bottom = plaque_box(Side.SOUTH)
    lines = phone_crop(name, (left + 8, top + 8, right - 8, bottom - 8))
    ground = max((pixel for line in lines for pixel in line), key=sum)
    assert standing_out(lines, ground) >= 11


def phone_crop(theme: str, box: tuple[float, float, float, float]) -> list[list[Colour]]:
    """A part of the first board as on a phone."""
    left, top, right, bottom = (round(edge * PHONE_WIDTH / SIZE[0]) for edge in box)
    small = on_a_phone(opened(render_board(Position(), theme=theme)))
    return colours(small.crop((left, top, right, bottom)))


def standing_out(lines: list[list[Colour]], ground: Colour) -> int:
    """In how many lines something stands out from the ground as text must."""
    return sum(max(contrast(pixel, ground) for pixel in line) >= TEXT for line in lines)


@pytest.mark.parametrize("name", THEMES)
def test_every_kind_of_picture_can_be_made_in_it(name: str) -> None:
    assert len(render_board(DOUBLE.after, last_move=DOUBLE, theme=name)) <= 100_000
    assert render_lesson(DOUBLE, theme=name).startswith(b"\x89PNG")
    assert len(render_move_animation(DOUBLE, theme=name)) <= 230_000
