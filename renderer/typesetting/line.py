"""One line of text, in any script, drawn into a box that it cannot leave."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from renderer.layout import Box
from renderer.themes import Colour
from renderer.typesetting.clusters import clusters
from renderer.typesetting.faces import EMOJI, emoji_picture, typeface
from renderer.typesetting.parts import Part, parts
from renderer.typesetting.runs import Run, runs_of

LONGEST = 120
"""How many characters of a text are looked at; no name is as long. A longer one ends in "…"."""

SMALLEST = 0.6
"""The share of the size that a text is made smaller to at most, before any of it is left out."""

SMALLEST_SENTENCE = 0.8
"""The same for a sentence whose names can be shortened instead."""

SHORTEST_NAME = 4
"""How many characters of a name in a sentence are kept before its words are cut off."""

RAISED = 0.31
"""How far below the middle of its box a text stands, beside its size: marks hang lower than capitals rise."""

ELLIPSIS = "…"

EMOJI_SIZE = 1.15
"""Width and height of an emoji, beside the size of the text."""


def draw_line(
    picture: Image.Image, text: str, box: Box, size: int, colour: Colour, *, right: bool = False
) -> None:
    """Write a text into a box of an RGB picture: smaller if it must be, and shortened if even so.

    Of a sentence with names that ``isolated`` has marked, the names are shortened; otherwise the end is.

    Args:
        picture: what is drawn upon; nothing outside the box changes.
        text: anything at all; a character that no typeface has becomes an empty square.
        box: where it goes; the text stands a little below its middle.
        size: in pixels of the em.
        colour: of all but the emoji.
        right: the text ends at the right edge of the box instead of beginning at the left one.
    """
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + ELLIPSIS
    line, size = fitted(parts(text), size, box.size[0])
    room = picture.crop(box)
    x = box.size[0] - _line_width(line, size) if right else 0.0
    for run in runs_of(line):
        _draw_run(room, run, (x, box.size[1] // 2 + round(size * RAISED)), size, colour)
        x += _width(run, size)
    picture.paste(room, box)


def line_width(text: str, size: int) -> float:
    """How wide a text is at that size, in pixels."""
    return _line_width(parts(text), size)


def _line_width(line: list[Part], size: int) -> float:
    return sum(_width(run, size) for run in runs_of(line))


def fitted(line: list[Part], size: int, room: int) -> tuple[list[Part], int]:
    """The text and the size in which it has room: smaller ones, and at the smallest shorter texts."""
    tries = _tries(line, size)
    return next(((text, tried) for text, tried in tries if _line_width(text, tried) <= room), ([], size))


def _tries(line: list[Part], size: int) -> Iterator[tuple[list[Part], int]]:
    """A text smaller and smaller, with shorter names, smaller still, and at last without its end."""
    middle, least = round(size * SMALLEST_SENTENCE), round(size * SMALLEST)
    yield from ((line, smaller) for smaller in range(size, middle - 1, -1))
    while (name := max(filter(_can_lose, line), key=_length, default=None)) is not None:
        line = [part._replace(text=_cut(part.text)) if part is name else part for part in line]
        yield line, middle
    yield from ((line, smaller) for smaller in range(middle - 1, least - 1, -1))
    while line:
        *before, last = line
        cut = _cut(last.text)
        line = [*before, last._replace(text=cut)] if cut != ELLIPSIS else before
        yield line, least


def _can_lose(part: Part) -> bool:
    return part.is_name and _length(part) > SHORTEST_NAME


def _length(part: Part) -> int:
    return len(clusters(part.text))


def _cut(text: str) -> str:
    """A text that ends one character earlier, with the sign for that."""
    return "".join(clusters(text.removesuffix(ELLIPSIS))[:-1]).rstrip() + ELLIPSIS


def _width(run: Run, size: int) -> float:
    if run.face == EMOJI:
        return size * EMOJI_SIZE
    return typeface(run.face, size).getlength(run.text)


def _draw_run(room: Image.Image, run: Run, start: tuple[float, int], size: int, colour: Colour) -> None:
    """Draw a run that begins at a place on its baseline."""
    x, baseline = start
    if run.face != EMOJI:
        face = typeface(run.face, size)
        ImageDraw.Draw(room).text((x, baseline), run.text, fill=colour, font=face, anchor="ls")
        return
    width = round(size * EMOJI_SIZE)
    emoji = emoji_picture(run.text, width)
    room.paste(emoji, (round(x), baseline - round(width * 0.84)), emoji)
