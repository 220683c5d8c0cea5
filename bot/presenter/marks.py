"""The key to the marks of the last move, in a line for a picture and in one for a text board."""

from __future__ import annotations

from typing import NamedTuple

from bot.texts import Texts
from rules import Move


class Key(NamedTuple):
    """What the marks mean on a picture, and on a text board; empty where there are none."""

    pictured: str
    written: str


def marks_key(texts: Texts, move: Move | None) -> Key:
    """The key to a board that this move led to; None for one without a move."""
    marks = "none" if move is None else "spared" if move.spared else "shown"
    pictured = "" if move is None else texts("marks-pictured", marks=marks)
    return Key(pictured, texts("marks-written", marks=marks))
