"""A GIF file out of a first picture and the patches that change it: one palette for all."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from struct import pack
from typing import NamedTuple

from PIL import GifImagePlugin, Image

from renderer.layout import Point

STANDING = 1 << 2
"""The disposal method that leaves a frame standing under the next."""

SEE_THROUGH = 1
"""One of the frame's colours is see-through."""

WHOLE_PALETTE = 0xF7
"""The file has one palette of 256 colours of eight bits."""


class Patch(NamedTuple):
    """A part of a picture that changes: palette indices, where they go, and for how long they are seen.

    Attributes:
        picture: a palette picture.
        at: where its top left corner goes.
        hundredths: the time until the next patch, in hundredths of a second.
    """

    picture: Image.Image
    at: Point
    hundredths: int


AGAIN_AND_AGAIN = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""Netscape's extension, which every program knows: from the last frame the file goes on with the first."""


def gif(patches: Iterable[Patch], clear: int, *, again: bool = False) -> bytes:
    """A file that plays once and stays on its last frame, or plays over and over.

    Args:
        patches: at least one; the first covers the whole picture and has the palette of all.
        clear: the place in the palette that is see-through: the ground at first, later what stays as it was.
        again: whether it begins anew when it has ended.
    """
    patches = iter(patches)  # one after the other: all pictures of a long film at once are hundreds of MB
    first = next(patches)
    colours = bytes(first.picture.getpalette() or [])
    header = b"GIF89a" + pack("<HHBBB", *first.picture.size, WHOLE_PALETTE, clear, 0)
    loop = AGAIN_AND_AGAIN if again else b""
    frames = (_frame(patch, clear) for patch in chain((first,), patches))
    return b"".join([header, colours, loop, *frames, b";"])


def _frame(patch: Patch, clear: int) -> bytes:
    """One frame: how long it is seen, where it lies, and its pixels."""
    control = pack("<BBBBHBB", 0x21, 0xF9, 4, STANDING | SEE_THROUGH, patch.hundredths, clear, 0)
    return control + b"".join(GifImagePlugin.getdata(patch.picture, patch.at))
