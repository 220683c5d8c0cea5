"""A GIF file is written patch by patch."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import ref

from PIL import Image

from renderer.animation.gif import Patch, gif
from renderer.layout import Point


def test_a_film_of_any_length_holds_few_of_its_pictures_at_a_time() -> None:
    made: list[ref[Image.Image]] = []
    held: list[int] = []

    def patches() -> Iterator[Patch]:
        for _ in range(50):
            picture = Image.new("P", (8, 8))
            picture.putpalette(bytes(768))
            made.append(ref(picture))
            held.append(sum(one() is not None for one in made))
            yield Patch(picture, Point(0, 0), 3)
            del picture

    gif(patches(), 0)
    assert len(held) == 50
    assert max(held) <= 3
