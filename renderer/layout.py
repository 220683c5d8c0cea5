"""Where everything lies on the picture, in pixels of the full size; the picture never turns."""

from __future__ import annotations

from typing import NamedTuple

from rules import Side

SIZE = (1000, 480)
"""Width and height of a board picture."""

BOARD_BOX = (8, 8, 992, 472)
BOARD_CORNER = 60
PIT_RADIUS = 54
RING_REACH = PIT_RADIUS + 9
"""How far from the middle of a pit the outer edge of a ring about it reaches, in pixels."""

PIT_PITCH = 127
MIDDLE_GAP = 29
"""Extra room after the third pit of a row, as between the two rows of three buttons."""

FIRST_PIT_X = 168
ROW_Y = {Side.SOUTH: 328, Side.NORTH: 152}
LABEL_Y = {Side.SOUTH: 415, Side.NORTH: 65}
MARKER_Y = {Side.SOUTH: 453, Side.NORTH: 27}
STORE_X = {Side.SOUTH: 938, Side.NORTH: 62}
PLAQUE_Y = {Side.SOUTH: 397, Side.NORTH: 83}
EMBLEM_Y = {Side.SOUTH: 448, Side.NORTH: 32}
STORE_RADIUS = 36
STORE_AXIS = {Side.SOUTH: (72, 316), Side.NORTH: (164, 408)}
"""The upright line that a store's hollow is rounded about: first and last y."""

BAR = (114, 886)
"""First and last x of the bars along the outer edges, which shine when their row is to move."""

LETTER_OFFSET = -31
"""How far from the middle of its plate a pit letter stands, in pixels; its count stands on the other side."""

COUNT_OFFSET = 16
LABEL_SIZE = (104, 42)
PLAQUE_SIZE = (92, 60)


class Point(NamedTuple):
    """A place on the picture, in pixels from its top left corner."""

    x: int
    y: int


class Box(NamedTuple):
    """A rectangle on the picture: left, top, right and bottom, the last two not included."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def around(cls, centre: Point, width: int, height: int) -> Box:
        """The box of that size whose middle is ``centre``."""
        left, top = centre.x - width // 2, centre.y - height // 2
        return cls(left, top, left + width, top + height)

    def grown(self, by: int) -> Box:
        """The box with so many pixels more on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.right - self.left, self.bottom - self.top


def pit_centre(pit: int) -> Point:
    """The middle of pit 0–11: A–F below from left to right, a–f above from right to left."""
    column = pit if pit < 6 else 11 - pit
    x = FIRST_PIT_X + PIT_PITCH * column + (MIDDLE_GAP if column >= 3 else 0)
    return Point(x, ROW_Y[Side.owning(pit)])


def pit_box(pit: int) -> Box:
    """All that the seeds of pit 0–11 and a ring about it can touch."""
    return Box.around(pit_centre(pit), 2 * RING_REACH, 2 * RING_REACH)


def label_box(pit: int) -> Box:
    """The plate with the letter and the count of pit 0–11, on the outer side of its row."""
    return Box.around(Point(pit_centre(pit).x, LABEL_Y[Side.owning(pit)]), *LABEL_SIZE)


def store_centre(side: Side) -> Point:
    """The middle of a side's store, at the right hand of whoever sits there."""
    top, bottom = STORE_AXIS[side]
    return Point(STORE_X[side], (top + bottom) // 2)


def store_box(side: Side) -> Box:
    """All that the seeds in a side's store can touch."""
    top, bottom = STORE_AXIS[side]
    return Box.around(store_centre(side), 2 * STORE_RADIUS, bottom - top + 2 * STORE_RADIUS)


def plaque_box(side: Side) -> Box:
    """The plaque with a side's score."""
    return Box.around(Point(STORE_X[side], PLAQUE_Y[side]), *PLAQUE_SIZE)


def emblem_centre(side: Side) -> Point:
    """Where a side's emblem lies beside its score."""
    return Point(STORE_X[side], EMBLEM_Y[side])


def marker_centre(side: Side) -> Point:
    """Where the emblem of the side to move lies, on the outer edge of its row."""
    return Point(SIZE[0] // 2, MARKER_Y[side])
