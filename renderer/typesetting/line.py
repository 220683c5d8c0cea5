"""One line of text, in any script, drawn into a box that it cannot leave."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderer.layout import Box
from renderer.themes import Colour
from renderer.typesetting.faces import EMOJI, emoji_picture, typeface
from renderer.typesetting.runs import Run, clean, runs

LONGEST = 120
"""How many characters are looked at; no name is as long."""

SMALLEST = 0.6
"""The share of the size that a text is made smaller to at most, before its end is cut off."""

RAISED = 0.31
"""How far below the middle of its box a text stands, beside its size: marks hang lower than capitals rise."""

EMOJI_SIZE = 1.15
"""Width and height of an emoji, beside the size of the text."""


def draw_line(
    picture: Image.Image, text: str, box: Box, size: int, colour: Colour, *, right: bool = False
) -> None:
    """Write a text into a box of an RGB picture: smaller if it must be, and with its end cut off if even so.

    Args:
        picture: what is drawn upon; nothing outside the box changes.
        text: anything at all; a character that no typeface has becomes an empty square.
        box: where it goes; the text stands a little below its middle.
        size: in pixels of the em.
        colour: of all but the emoji.
        right: the text ends at the right edge of the box instead of beginning at the left one.
    """
    text, size = _fitted(text[:LONGEST], size, box.size[0])
    room = picture.crop(box)
    x = box.size[0] - line_width(text, size) if right else 0.0
    for run in runs(text):
        _draw_run(room, run, (x, box.size[1] // 2 + round(size * RAISED)), size, colour)
        x += _width(run, size)
    picture.paste(room, box)


def line_width(text: str, size: int) -> float:
    """How wide a text is at that size, in pixels."""
    return sum(_width(run, size) for run in runs(text))


def _fitted(text: str, size: int, room: int) -> tuple[str, int]:
    """The text and the size in which it has room: a smaller one, or at the smallest a shorter text."""
    text = clean(text)
    for smaller in range(size, round(size * SMALLEST) - 1, -1):
        if line_width(text, smaller) <= room:
            return text, smaller
    shortest = round(size * SMALLEST)
    for end in range(len(text) - 1, 0, -1):
        if line_width(text[:end] + "…", shortest) <= room:
            return text[:end] + "…", shortest
    return "", shortest


def _width(run: Run, size: int) -> float:
    if run.face == EMOJI:
        return len(run.text) * size * EMOJI_SIZE
    return typeface(run.face, size).getlength(run.text)


def _draw_run(room: Image.Image, run: Run, start: tuple[float, int], size: int, colour: Colour) -> None:
    """Draw a run that begins at a place on its baseline."""
    x, baseline = start
    if run.face != EMOJI:
        face = typeface(run.face, size)
        ImageDraw.Draw(room).text((x, baseline), run.text, fill=colour, font=face, anchor="ls")
        return
    width = round(size * EMOJI_SIZE)
    for at, character in enumerate(run.text):
        emoji = emoji_picture(character, width)
        room.paste(emoji, (round(x + at * size * EMOJI_SIZE), baseline - round(width * 0.84)), emoji)
