"""A badge that tells what a move is worth: a sign, a label if there is one, a tail towards the pit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image, ImageDraw

from renderer.layout import Box
from renderer.lettering import font, text_width
from renderer.shapes import rounded
from renderer.signs import sign_mask
from renderer.themes import Colour, theme_named
from renderer.worth import Worth, WorthKind
from rules import Side

KIND_COLOURS: Mapping[WorthKind, Colour] = MappingProxyType(
    {
        WorthKind.WINS: (110, 224, 150),
        WorthKind.DRAWS: (188, 204, 232),
        WorthKind.LOSES: (255, 104, 84),
        WorthKind.LIKELY_BEST: (255, 206, 92),
    }
)
"""The ground under each sign; that of what is merely not known stands on the dark plate within a pale rim."""

SUPERSAMPLING = 4
HEIGHT = 46
"""Height of a badge without its tail, in pixels."""

SQUARE = 48
"""Width of a badge without a label."""

SIGN_WIDTH = 42
"""Width of the ground of a sign beside a label."""

SIGN_HEIGHT = 30
EDGE = 2
"""Width of the dark line about a badge."""

RIM = 3
"""Width of the line about a label, in the colour of the sign."""

CORNER = 13
TAIL = 10
"""How far the tail reaches; it is twice as wide."""

LABEL_SIZE = 41
LABEL_ROOM = 65
"""How wide a label may be; what is wider is squeezed."""

PADDING = 5
"""Clear room on either side of a label."""

KEPT = 128


@lru_cache(KEPT)
def badge(theme_name: str, worth: Worth, side: Side) -> Image.Image:
    """An RGBA picture of a badge for a pit of that side, its tail down for South and up for North."""
    theme, label = theme_named(theme_name), worth.shown
    known = worth.kind in KIND_COLOURS
    face = KIND_COLOURS.get(worth.kind, theme.count)
    picture = _ground(_width(label), side, theme.plate, face)
    body = _body(picture, side)
    sign_box = body._replace(right=body.left + SIGN_WIDTH) if label else body
    label_box = body._replace(left=sign_box.right)
    plate = _plate(label_box if known else body)
    if label or not known:
        picture.paste((*theme.plate, 255), plate, rounded(plate, CORNER - RIM))
    _draw(picture, sign_mask(worth.kind, SIGN_HEIGHT), sign_box, theme.plate if known else theme.count)
    if label:
        _draw(picture, _label_mask(label), label_box._replace(right=plate.right), theme.count)
    return picture


def _width(label: str) -> int:
    """How wide the body of a badge is."""
    return SIGN_WIDTH + 2 * PADDING + _label_width(label) if label else SQUARE


def _label_width(label: str) -> int:
    return max(1, min(LABEL_ROOM, text_width(label, LABEL_SIZE)))


def _body(picture: Image.Image, side: Side) -> Box:
    """Where on its picture a badge without its tail lies."""
    top = EDGE if side is Side.SOUTH else EDGE + TAIL
    return Box(EDGE, top, picture.width - EDGE, top + HEIGHT)


def _ground(width: int, side: Side, edge: Colour, face: Colour) -> Image.Image:
    """A body that wide with its tail, within a dark edge."""
    size = (width + 2 * EDGE, HEIGHT + TAIL + 2 * EDGE)
    picture = Image.new("RGBA", size, (*edge, 0))
    picture.putalpha(_outline(size, side, EDGE))
    picture.paste((*face, 255), (0, 0), _outline(size, side, 0))
    return picture


def _outline(size: tuple[int, int], side: Side, grown: int) -> Image.Image:
    """Coverage of a badge that is so many pixels larger all around."""
    large = Image.new("L", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING))
    pen, near = ImageDraw.Draw(large), EDGE - grown
    right, bottom = size[0] - near, EDGE + HEIGHT + grown
    middle, tip = size[0] / 2, bottom + TAIL
    box = [edge * SUPERSAMPLING for edge in (near, near, right, bottom)]
    pen.rounded_rectangle(
        (box[0], box[1], box[2] - 1, box[3] - 1), (CORNER + grown) * SUPERSAMPLING, fill=255
    )
    tail = [(middle - TAIL - grown, bottom - grown), (middle, tip), (middle + TAIL + grown, bottom - grown)]
    pen.polygon([(x * SUPERSAMPLING, y * SUPERSAMPLING) for x, y in tail], fill=255)
    cover = large.resize(size, Image.Resampling.BOX)
    return cover if side is Side.SOUTH else cover.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


def _plate(box: Box) -> Box:
    """The dark plate within the rim, under what is not in the colour of the sign."""
    return Box(max(box.left, EDGE + RIM), box.top + RIM, box.right - RIM, box.bottom - RIM)


def _draw(picture: Image.Image, mask: Image.Image, box: Box, ink: Colour) -> None:
    """Ink through a mask in the middle of a box."""
    left, top = (box.left + box.right - mask.width) // 2, (box.top + box.bottom - mask.height) // 2
    picture.paste((*ink, 255), (left, top), mask)


def _label_mask(label: str) -> Image.Image:
    """A label, squeezed if it is too wide, with the middle of its numerals in the middle."""
    face = font(LABEL_SIZE)
    rise = -face.getbbox("0", anchor="ls")[1]
    ink = Image.new("L", (max(1, text_width(label, LABEL_SIZE)), HEIGHT))
    ImageDraw.Draw(ink).text((0, (HEIGHT + rise) / 2), label, fill=255, font=face, anchor="ls")
    return ink.resize((_label_width(label), HEIGHT), Image.Resampling.LANCZOS)
