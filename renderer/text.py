"""A position as text that lines up in a fixed-width font."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from renderer.worth import NO_WORTHS, Worth, WorthKind, check_worths
from rules import PIT_LETTERS, Move, Position, Side

ROW_NAME = {Side.SOUTH: "A-F", Side.NORTH: "a-f"}
"""Whose store it is, told by the letters of the row, which no sign could be taken for."""

MOVER = ">"
START, END, TAKEN, SPARED = "^", "*", "x", "!"
"""What the last move did, behind the count of a pit: each another shape and another word when read aloud."""

SIGN: Mapping[WorthKind, str] = MappingProxyType(
    {
        WorthKind.WINS: "✓",
        WorthKind.DRAWS: "=",
        WorthKind.LOSES: "✗",
        WorthKind.UNKNOWN: "?",
        WorthKind.LIKELY_BEST: "★",
    }
)
"""What a move is worth, in a character."""

MARGIN = 3
CELL = 4
ROW_WIDTH = 6 * CELL + 2
"""Six cells and the gap in the middle."""


def render_text(
    position: Position,
    *,
    last_move: Move | None = None,
    over: bool = False,
    worths: Mapping[int, Worth] = NO_WORTHS,
) -> str:
    """A text board of seven lines, 29 columns wide at most, to be put into a fixed-width block.

    South lies below, North above, each store at its player's right hand, named by the letters of the row.

    Args:
        position: what lies on the board; ``>`` stands before the row to move.
        last_move: the move that led to it: ``0^`` where it began, ``1*`` where its last seed fell, ``0x``
            where it captured, ``2!`` where it spared a grand slam; where the last seed fell, only that is
            shown.
        over: the game has ended; nobody is to move.
        worths: what moves of the side to move are worth, by pit 0–11: a line more between the rows with ``✓``
            for a win, ``=`` for a draw, ``✗`` for a loss and ``?``, and if any has a label one with the
            labels.

    Raises:
        ValueError: a worth is told of a pit that is not the mover's.
    """
    check_worths(position, worths)
    mover = None if over else position.mover
    north, south = range(11, 5, -1), range(6)
    lines = [
        _score(position, Side.NORTH),
        _line("", [f"  {PIT_LETTERS[pit]} " for pit in north]),
        _counts(position, last_move, mover, north),
        *(_worths(worths, north) if position.mover is Side.NORTH else ()),
        " " * MARGIN + "-" * ROW_WIDTH,
        *(reversed(_worths(worths, south)) if position.mover is Side.SOUTH else ()),
        _counts(position, last_move, mover, south),
        _line("", [f"  {PIT_LETTERS[pit]} " for pit in south]),
        _score(position, Side.SOUTH).rjust(MARGIN + ROW_WIDTH),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _score(position: Position, side: Side) -> str:
    return f"Store {ROW_NAME[side]}: {position.stores[side.value]}"


def _line(margin: str, cells: list[str]) -> str:
    """A row of six cells with the gap in the middle."""
    return margin.ljust(MARGIN) + "".join(cells[:3]) + "  " + "".join(cells[3:])


def _counts(position: Position, last_move: Move | None, mover: Side | None, pits: range) -> str:
    """The counts of one row, each with its mark, and before it whether it is to move."""
    margin = MOVER if mover and pits[0] in mover.pits else ""
    cells = [f"{position.pits[pit]}{_mark(last_move, pit)}".rjust(CELL) for pit in pits]
    return _line(margin, cells)


def _worths(worths: Mapping[int, Worth], pits: range) -> list[str]:
    """The signs of a row, and its labels if it has any; nothing if it has neither."""
    told = [worths.get(pit) for pit in pits]
    signs = [f"  {SIGN[worth.kind]} " if worth else " " * CELL for worth in told]
    labels = [_label(worth.shown if worth else "") for worth in told]
    return [_line("", cells) for cells in (signs, labels) if any(cell.strip() for cell in cells)]


def _label(label: str) -> str:
    """A label that ends where the count ends, if it leaves a column free."""
    return f"{label:>{CELL - 1}}".ljust(CELL)


def _mark(move: Move | None, pit: int) -> str:
    """The sign behind a count."""
    if move is None:
        return " "
    if pit == move.last:
        return END
    if pit in move.captured:
        return TAKEN
    if pit in move.spared:
        return SPARED
    return START if pit == move.pit else " "
