"""Watching a film: its frames as they are seen, and how long each of them is."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from tests.renderer.likeness import assert_alike

Box = tuple[int, int, int, int]

FEWER_COLOURS = 1.2
"""How far a film may be from a still picture on the whole, of 255: its wood has half as many colours."""


def frames(film: bytes) -> Iterator[Image.Image]:
    """Every picture that is seen, in full colour."""
    image = Image.open(BytesIO(film))
    for at in range(count(film)):
        image.seek(at)
        yield image.convert("RGBA")


def count(film: bytes) -> int:
    """How many frames there are."""
    return int(getattr(Image.open(BytesIO(film)), "n_frames"))  # noqa: B009 - Pillow gives only some formats this attribute


def last_frame(film: bytes) -> Image.Image:
    """The picture on which a film stays."""
    *_, last = frames(film)
    return last


def times(film: bytes) -> list[int]:
    """How long each frame is seen, in milliseconds."""
    return [duration for duration, _ in _listed(film)]


def patches(film: bytes) -> list[Box]:
    """The part of the picture that each frame draws."""
    return [box for _, box in _listed(film)]


def _listed(film: bytes) -> Iterator[tuple[int, Box]]:
    image = Image.open(BytesIO(film))
    for at in range(count(film)):
        image.seek(at)
        left, top, right, bottom = image.tile[0][1] or (0, 0, 0, 0)
        yield int(image.info["duration"]), (left, top, right, bottom)


def assert_seen(frame: Image.Image, still: bytes) -> None:
    """Fail unless a frame is that still picture but for the colours of the wood."""
    assert_alike(frame, Image.open(BytesIO(still)), FEWER_COLOURS)
