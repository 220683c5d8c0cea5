"""How like two pictures are, so that another version of a drawing library does not fail a test."""

from __future__ import annotations

from PIL import Image, ImageChops

PATCH = 10
"""Differences are judged by the mean of patches of so many pixels each way."""


def assert_alike(one: Image.Image, other: Image.Image, apart: float = 0.8) -> None:
    """Fail unless the pictures have one size and no patch of them differs so that one could see it.

    ``apart`` is how far they may be from each other on the whole, of 255.
    """
    assert one.size == other.size
    bands = ImageChops.difference(one.convert("RGBA"), other.convert("RGBA")).split()
    patches = b"".join(band.reduce(PATCH).tobytes() for band in bands)
    most, overall = max(patches), sum(patches) / len(patches)
    assert most <= 20, f"a patch differs by {most} of 255"
    assert overall < apart, f"the pictures differ by {overall:.2f} of 255"
