"""The board on which scenes are played: it redraws what changes, and tells what that was."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops

from renderer.animation.cell import Pit, Store, cells
from renderer.animation.hand import counter_stamp, hand_stamp
from renderer.animation.scene import Scene
from renderer.artwork import RAMP, artwork
from renderer.layout import SIZE, Box, Point
from renderer.stamp import ANY_CHANGE, Stamp
from rules import Side

WHOLE = Box(0, 0, *SIZE)
STEP = 2
"""So many neighbouring colours of the wood become one, which makes films a seventh smaller."""

OPAQUE = 128
"""The opacity from which a colour counts as opaque, since a GIF knows nothing between."""


class Change(NamedTuple):
    """A palette picture, see-through wherever all stays as it was, and where its top left corner goes."""

    picture: Image.Image
    at: Point


@cache
def clear_colour(theme: str) -> int:
    """The place in the palette that is see-through."""
    return artwork(theme).alphas.index(0)


@cache
def bare_board(theme: str, lit: Side | None) -> Image.Image:
    """The empty board in fewer colours, its outline opaque or clear. Not to be drawn upon."""
    art = artwork(theme)
    opacity = art.alphas.ljust(256, b"\xff")
    wood = [at - at % STEP for at in range(RAMP)]
    others = [at if opacity[at] >= OPAQUE else clear_colour(theme) for at in range(RAMP, 256)]
    return art.boards[lit].point(wood + others)


class Stage:
    """A board that shows one scene after the other.

    It keeps two pictures: the board with all that lies on it, and what is seen, with whatever is above it.
    """

    def __init__(self, theme: str) -> None:
        self._theme = theme
        self._lit: Side | None = None
        self._cells: list[Pit | Store | None] = []
        self._above: list[Stamp] = []
        self._board = bare_board(theme, None).copy()
        self._seen = Image.new("P", SIZE, clear_colour(theme))
        self._seen.putpalette(self._board.getpalette() or [])
        self._clear_board(None)

    def opening(self, scene: Scene) -> Change:
        """Show the first scene: the whole picture."""
        self._draw(scene)
        self._look(WHOLE)
        return Change(self._seen.copy(), Point(0, 0))

    def show(self, scene: Scene) -> Change:
        """Go on to a scene: what changes on the picture, a single clear pixel at least."""
        gone = [stamp.box for stamp in self._above]
        drawn = self._draw(scene)
        return self._look(_around([*gone, *drawn, *(stamp.box for stamp in self._above)]))

    def _draw(self, scene: Scene) -> list[Box]:
        """Redraw the cells that differ and choose what hovers: the parts that may have changed."""
        touched = [WHOLE] if scene.lit is not self._lit else []
        if touched:
            self._clear_board(scene.lit)
        bare, now = bare_board(self._theme, scene.lit), cells(scene)
        for cell, before in zip(now, self._cells, strict=True):
            if cell != before:
                for box in cell.boxes():
                    self._board.paste(bare.crop(box), box)
                    touched.append(box)
                for stamp in cell.stamps(self._theme):
                    stamp.press(self._board)
        self._cells = [*now]
        self._above = _above(self._theme, scene)
        return touched

    def _clear_board(self, lit: Side | None) -> None:
        self._lit = lit
        self._board = bare_board(self._theme, lit).copy()
        self._cells = [None] * 14

    def _look(self, box: Box) -> Change:
        """What has changed within a box, cut down to where it has."""
        now, before = self._board.crop(box), self._seen.crop(box)
        for stamp in self._above:
            stamp.moved(-box.left, -box.top).press(now)
        self._seen.paste(now, box)
        changed = ImageChops.difference(now, before).point(ANY_CHANGE, "1")
        left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
        patch = Image.new("P", box.size, clear_colour(self._theme))
        patch.paste(now, (0, 0), changed)
        return Change(patch.crop((left, top, right, bottom)), Point(box.left + left, box.top + top))


def _above(theme: str, scene: Scene) -> list[Stamp]:
    """What hovers above the board."""
    counter = [counter_stamp(theme, scene.mover, scene.counter)] if scene.counter else []
    hand = [hand_stamp(theme, scene.mover, scene.hand)] if scene.hand else []
    return counter + hand


def _around(boxes: list[Box]) -> Box:
    """The smallest box that holds them all; one pixel if there are none."""
    lefts, tops, rights, bottoms = zip(*(boxes or [Box(0, 0, 1, 1)]), strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))
