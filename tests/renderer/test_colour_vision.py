"""Emblems, marks and counts can be told apart by colour-blind people, on the pictures of every theme."""

from __future__ import annotations

import pytest
from PIL import Image

from renderer import THEMES, render_board
from renderer.carving.fittings import EMBLEM_RADIUS
from renderer.layout import Point, emblem_centre, marker_centre, pit_centre
from renderer.marks import RING_RADIUS, RING_WIDTH
from renderer.themes import Colour
from rules import Position, Side
from tests.renderer.colour_vision import VISIONS, as_seen, difference
from tests.renderer.pixels import colour_at, contrast, luminance, opened
from tests.renderer.scenes import PLAIN

UNMISTAKABLE = 20.0
SIGNS = 3.0
"""What WCAG asks of signs on their ground (1.4.11)."""

EVERYTHING = [(theme, vision) for theme in THEMES for vision in VISIONS]


def on_picture(theme: str, vision: str, *spots: Point) -> list[Colour]:
    """Colours on the board after a plain move of South's, as somebody with that vision sees them."""
    picture = opened(render_board(PLAIN.after, last_move=PLAIN, theme=theme))
    return [as_seen(colour_at(picture, x - 0.5, y - 0.5), vision) for x, y in spots]


def ring_spot(pit: int) -> Point:
    """A point on the ring about a pit, at its top."""
    x, y = pit_centre(pit)
    return Point(x, y - RING_RADIUS - RING_WIDTH // 2 + 2)


@pytest.mark.parametrize(("theme", "vision"), EVERYTHING)
def test_the_emblems_of_the_sides_look_different(theme: str, vision: str) -> None:
    south, north = on_picture(theme, vision, emblem_centre(Side.SOUTH), emblem_centre(Side.NORTH))
    assert difference(south, north) >= UNMISTAKABLE


@pytest.mark.parametrize(("theme", "vision"), EVERYTHING)
def test_the_emblem_of_the_side_to_move_stands_out_from_its_rim(theme: str, vision: str) -> None:
    x, y = marker_centre(Side.NORTH)
    emblem, rim = on_picture(theme, vision, Point(x, y), Point(x, y + EMBLEM_RADIUS + 1))
    assert contrast(emblem, rim) >= SIGNS


@pytest.mark.parametrize(("theme", "vision"), EVERYTHING)
def test_the_ring_of_the_last_move_stands_out_from_the_pit(theme: str, vision: str) -> None:
    ring, pit = on_picture(theme, vision, ring_spot(PLAIN.last), pit_centre(2))
    assert contrast(ring, pit) >= SIGNS


@pytest.mark.parametrize(("theme", "vision"), EVERYTHING)
def test_seeds_stand_out_from_the_pit_that_they_lie_in(theme: str, vision: str) -> None:
    picture = opened(render_board(Position((8, 0) * 6), theme=theme))
    seeds, bare = (brightest(picture, pit, vision) for pit in (0, 1))
    assert contrast(seeds, bare) >= SIGNS


def brightest(picture: Image.Image, pit: int, vision: str) -> Colour:
    """The brightest colour in the middle of a pit."""
    x, y = pit_centre(pit)
    spots = [(x + across, y + down) for across in range(-24, 25, 2) for down in range(-24, 25, 2)]
    return max((as_seen(colour_at(picture, *spot), vision) for spot in spots), key=luminance)


def test_the_simulation_takes_red_for_green_where_eyes_do() -> None:
    # A dull red and a dull green, as on the plates with which colour-blindness is tested.
    red, green = (180, 90, 90), (110, 125, 80)
    apart = {vision: difference(as_seen(red, vision), as_seen(green, vision)) for vision in VISIONS}
    assert difference(red, green) >= 50
    assert max(apart["protanopia"], apart["deuteranopia"]) < UNMISTAKABLE
    assert apart["tritanopia"] >= 50
