"""The pictures are still those that were looked at.

``python -m tests.renderer.test_references`` stores new ones: look at them before they are committed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from renderer import (
    THEMES,
    Course,
    Result,
    Worth,
    WorthKind,
    render_board,
    render_course,
    render_lesson,
    render_result_card,
)
from rules import Position, Side
from tests.renderer.likeness import assert_alike
from tests.renderer.scenes import DOUBLE, HOME, LAST, LONG, PLAIN, RELAY

PICTURES = Path(__file__).parent / "pictures"

WINS, DRAWS, LOSES, UNKNOWN, LIKELY_BEST = WorthKind
WORTHS = {
    6: Worth(LIKELY_BEST, "≥30"),
    7: Worth(UNKNOWN, "≈27"),
    8: Worth(LOSES, "19"),
    9: Worth(DRAWS),
    10: Worth(WINS),
    11: Worth(LIKELY_BEST),
}
COURSE = Course(
    ("Ọláyínká 🏆", "محمد علي"),
    (*[None] * 9, *[0] * 4, *[1] * 6, *[-1] * 3, *[1] * 9, 0, 0, *[1] * 5),
    (*[False] * 20, *[True] * 18),
    (18, 21, 30, 32),
)
LEAD = Course(
    ("Ada", "Kwame"),
    (0, 0, 1, 0, -2, -3, -3, 0, 2, 3, 5, 5, 4, 4, 7, 7, 8, 10, 10, -4, -4, -6, -6, -8),
    (*[False] * 12, *[True] * 12),
    (18,),
    "seeds",
)

CASES: dict[str, Callable[[], bytes]] = {
    "start": lambda: render_board(Position()),
    "twenty": lambda: render_board(DOUBLE.after, last_move=DOUBLE),
    "long": lambda: render_board(LONG.after, last_move=LONG),
    "home": lambda: render_board(HOME.after, last_move=HOME),
    "over": lambda: render_board(LAST.after, last_move=LAST, over=True),
    **{
        theme: partial(render_board, RELAY.after, last_move=RELAY, theme=theme)
        for theme in THEMES
        if theme != "wood"
    },
    "card": lambda: render_result_card(
        LAST.before, [LAST], Result(("Ọláyínká 🏆", "محمد علي"), (4, 27), Side.NORTH, "Ọ̀pọ́n", "漢字 ✓")
    ),
    **{f"worths-{theme}": partial(render_board, PLAIN.after, worths=WORTHS, theme=theme) for theme in THEMES},
    **{f"course-{theme}": partial(render_course, COURSE, theme=theme) for theme in THEMES},
    "lead": partial(render_course, LEAD),
    "lesson": lambda: render_lesson(RELAY),
}


@pytest.mark.parametrize("name", CASES)
def test_the_picture_is_the_one_that_was_looked_at(name: str) -> None:
    assert_alike(Image.open(BytesIO(CASES[name]())), Image.open(PICTURES / f"{name}.png"))


def test_pictures_that_differ_by_one_seed_are_not_alike() -> None:
    start = Image.open(PICTURES / "start.png")
    moved = Image.open(BytesIO(render_board(Position((5, 3) + (4,) * 10))))
    with pytest.raises(AssertionError):
        assert_alike(start, moved)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for case, draw in CASES.items():
        (PICTURES / f"{case}.png").write_bytes(draw())
