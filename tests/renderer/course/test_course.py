"""The chart of a game: who stood better when, what is proved, and where it turned."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from renderer import SIDE_COLOURS, THEMES, Course, render_course
from renderer.course import Scale
from renderer.course.chart import NAMES, PANEL, ROOM
from renderer.course.levels import gaps
from renderer.course.line import Line, dashed
from renderer.course.plies import FAINT, numbers, turned
from renderer.course.plot import Plot
from renderer.course.spread import spread
from renderer.layout import Box
from renderer.themes import Colour, blend
from rules import Side
from tests.renderer.pixels import colour_at, colours, contrast, is_near, on_a_phone, opened

VERDICT = Course(("Ada", "Kwame"), (0, 1, 1, -1, -1), (True,) * 5, (0, 2))
"""A draw until South's first move, a win for South until the third move, then one for North."""

SEEDS = Course(("Ada", "Kwame"), (0, 3, -9, -11), (True,) * 4, (1,), "seeds")


@cache
def chart(course: Course) -> Image.Image:
    return opened(render_course(course))


def side_at(course: Course, ply: int) -> Side | None:
    """Whose colour the line has after so many plies, away from the middle of its step."""
    plot = Plot(ROOM, course)
    value = course.values[ply]
    assert value is not None
    colour = colour_at(chart(course), plot.x(ply + 0.3), plot.y(value))
    return next((side for side in Side if is_near(colour, SIDE_COLOURS[side])), None)


def test_it_is_1000_by_420() -> None:
    assert chart(VERDICT).size == (1000, 420)


@pytest.mark.parametrize("course", [VERDICT, SEEDS], ids=["verdict", "seeds"])
def test_the_line_has_the_colour_of_whoever_stands_better(course: Course) -> None:
    for ply, value in enumerate(course.values):
        assert value is not None
        assert side_at(course, ply) is (None if value == 0 else Side.SOUTH if value > 0 else Side.NORTH)


def test_north_is_above_and_south_below_as_on_the_board() -> None:
    plot = Plot(ROOM, VERDICT)
    assert NAMES[Side.NORTH].bottom < plot.y(-1) < plot.y(0) < plot.y(1) < NAMES[Side.SOUTH].top


@pytest.mark.parametrize(("lead", "most"), [(0, 6), (6, 6), (-7, 12), (13, 24), (-24, 24), (48, 24)])
def test_the_scale_of_a_lead_is_as_large_as_it_must_be(lead: int, most: int) -> None:
    assert replace(SEEDS, values=(0, lead), exact=(True, True)).most == most


def test_a_certain_win_is_drawn_as_one_and_not_as_a_lead_that_cannot_be() -> None:
    edge = Box(20, ROOM.top - 24, 90, ROOM.top + 24)
    decided = replace(SEEDS, values=(0, 3, -24, -24))
    assert chart(decided).crop(edge).tobytes() == chart(VERDICT).crop(edge).tobytes()
    assert chart(SEEDS).crop(edge).tobytes() != chart(VERDICT).crop(edge).tobytes()


def inked(picture: Image.Image, colour: Colour) -> int:
    """How many pixels of the plot have that colour."""
    found = picture.crop(ROOM.grown(8)).getcolors(picture.width * picture.height) or []
    return sum(count for count, there in found if there == colour)


def test_an_estimate_is_dashed_and_what_is_not_known_is_missing() -> None:
    proved = replace(VERDICT, values=(1,) * 5, turns=())
    estimated, unknown = replace(proved, exact=(False,) * 5), replace(proved, values=(None,) * 5)
    lines = [inked(chart(course), SIDE_COLOURS[Side.SOUTH]) for course in (proved, estimated, unknown)]
    assert lines[0] > 1.3 * lines[1] > 0
    assert lines[2] == 0


def test_a_turn_is_a_dot_on_the_line_with_its_ply_below() -> None:
    plot, plain, turned = Plot(ROOM, VERDICT), chart(replace(VERDICT, turns=())), chart(VERDICT)
    for turn, value in ((0, 1), (2, -1)):
        x, y = plot.x(turn + 1), plot.y(value)
        assert is_near(colour_at(turned, x, y), THEMES["wood"].count)
        assert not is_near(colour_at(plain, x, y), THEMES["wood"].count)
        below = (round(x) - 12, ROOM.bottom + 10, round(x) + 12, ROOM.bottom + 50)
        assert any(
            is_near(colour, THEMES["wood"].count) for line in colours(turned.crop(below)) for colour in line
        )


@pytest.mark.parametrize("plies", [1, 2, 9, 37, 80, 400])
def test_numbers_stand_apart_on_the_panel_and_those_of_turns_come_first(plies: int) -> None:
    values = (1.0,) * (plies + 1)
    course = Course(("Ada", "Kwame"), values, (True,) * (plies + 1), (plies - 1, plies // 2, 0))
    plot = Plot(ROOM, course)
    below = sorted(numbers(plot, turned(plot)), key=lambda number: number.left)
    assert below[0].left > PANEL.left + 20
    assert below[-1].right < PANEL.right - 10
    assert all(one.right + 9 < other.left for one, other in pairwise(below))
    assert {1, plies // 2 + 1, plies} <= {number.ply for number in below}


@pytest.mark.parametrize(
    "turns",
    [(0, 1, 2, 3, 4), (58, 59, 60, 61), (3, 4, 5, 7, 30, 58, 60), tuple(range(20, 40))],
    ids=["at the start", "at the end", "everywhere", "twenty in a row"],
)
def test_of_turns_that_are_close_none_goes_without_its_number(turns: tuple[int, ...]) -> None:
    course = Course(("Ada", "Kwame"), (1.0,) * 63, (True,) * 63, turns)
    plot = Plot(ROOM, course)
    below = sorted(numbers(plot, turned(plot)), key=lambda number: number.left)
    assert {turn + 1 for turn in turns} <= {number.ply for number in below}
    assert [number.ply for number in below] == sorted(number.ply for number in below)
    assert all(one.right + 9 < other.left for one, other in pairwise(below))
    assert (PANEL.left < below[0].left, below[-1].right < PANEL.right) == (True, True)
    assert min(number.size for number in below) >= 28


def test_labels_that_have_room_stand_where_they_are_wanted() -> None:
    assert spread([100, 200, 300], [20, 20, 20], 5, (0, 400)) == [100, 200, 300]


def test_labels_that_are_close_move_aside_by_as_little_as_can_be() -> None:
    assert spread([100, 100, 300], [20, 30, 20], 5, (0, 400)) == [85, 115, 300]
    assert spread([0, 399, 400], [20, 20, 20], 5, (0, 400)) == [10, 365, 390]


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_and_sides_stand_out_from_the_panel_and_can_be_read_on_a_phone(theme: str) -> None:
    colours_of = THEMES[theme]
    faint = blend(colours_of.letter, colours_of.plate, FAINT)
    assert contrast(faint, colours_of.plate) >= 4.5
    assert all(contrast(colour, colours_of.plate) >= 4.5 for colour in colours_of.sides.values())
    small = on_a_phone(opened(render_course(VERDICT, theme=theme)))
    lines = colours(
        small.crop((40, round(0.32 * ROOM.bottom) + 4, 310, round(0.32 * NAMES[Side.SOUTH].top) + 1))
    )
    assert sum(max(contrast(pixel, colours_of.plate) for pixel in line) >= 4.5 for line in lines) >= 9


@pytest.mark.parametrize(
    ("values", "expected"),
    [((None, None, 1), [(0, 1)]), ((1, None, 0, None), [(1, 1), (3, 3)]), ((0, 1), [])],
)
def test_gaps_are_where_nothing_is_known(
    values: tuple[float | None, ...], expected: list[tuple[int, int]]
) -> None:
    course = replace(VERDICT, values=values, exact=(True,) * len(values))
    assert list(gaps(Plot(ROOM, course))) == expected


def test_dashes_run_on_around_corners() -> None:
    corner = [Line(0, 0, 20, 0), Line(20, 0, 20, 30)]
    assert list(dashed(corner)) == [Line(0, 0, 12, 0), Line(20, 7, 20, 19)]


@pytest.mark.parametrize("name", ["", "W" * 32, "محمد 🎉 علي", "漢字" * 16, "\u202e\n\x00x"])
@pytest.mark.parametrize("side", Side)
def test_a_name_changes_its_own_row_and_nothing_else(name: str, side: Side) -> None:
    names = (name, "Kwame") if side is Side.SOUTH else ("Ada", name)
    box = ImageChops.difference(chart(VERDICT), chart(replace(VERDICT, names=names))).getbbox()
    row = NAMES[side]
    assert box is not None
    assert box[0] >= row.left
    assert box[1] >= row.top
    assert box[2] <= row.right
    assert box[3] <= row.bottom


def test_a_course_needs_a_start_and_an_exact_for_each_value() -> None:
    for values, exact in (((), ()), ((0.0,), ()), ((0.0,), (True, True))):
        with pytest.raises(ValueError, match=f"{len(values)} values need as many exacts, not {len(exact)}"):
            Course(("Ada", "Kwame"), values, exact)


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_a_value_that_is_no_finite_number_is_refused(value: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        Course(("Ada", "Kwame"), (0.0, value), (True, True))


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="'marble'"):
        render_course(VERDICT, theme="marble")


def test_the_same_course_gives_the_same_bytes() -> None:
    assert render_course(SEEDS) == render_course(SEEDS)


@pytest.mark.parametrize("theme", THEMES)
def test_the_longest_game_has_a_chart_that_can_be_sent(theme: str) -> None:
    values = tuple(float(ply % 7 - 3) for ply in range(401))
    course = Course(("Ada", "Kwame"), values, (True,) * 401, tuple(range(400)), "seeds")
    assert len(render_course(course, theme=theme)) <= 200_000


steps = st.tuples(st.none() | st.integers(-60, 60) | st.floats(-2, 2), st.booleans())


@settings(max_examples=15, deadline=None)
@given(
    st.tuples(st.text(max_size=32), st.text(max_size=32)),
    st.lists(steps, min_size=1, max_size=60),
    st.lists(st.integers(-2, 402)),
    st.sampled_from(get_args(Scale)),
)
def test_any_course_has_a_chart(
    names: tuple[str, str], told: list[tuple[float | None, bool]], turns: list[int], scale: Scale
) -> None:
    values, exact = zip(*told, strict=True)
    course = Course(names, values, exact, tuple(turns), scale)
    assert render_course(course).startswith(b"\x89PNG")


def test_a_game_with_more_plies_than_the_chart_has_pixels_is_drawn() -> None:
    values = (0.5, -1.0, None) * 1000
    assert render_course(Course(("Ama", "Bayo"), values, (True,) * len(values)))
