"""The text notation of moves: one letter for each pit played, A–F by South and a–f by North."""

from __future__ import annotations

from collections.abc import Iterable

from rules.errors import MalformedNotation
from rules.position import PIT_LETTERS


def parse_pit(text: str) -> int:
    """The pit 0–11 that a letter names; the case tells the row.

    Raises:
        MalformedNotation: the text is not one of the letters A–F and a–f.
    """
    if len(text) != 1 or text not in PIT_LETTERS:
        raise MalformedNotation(text, "a pit is one letter, A–F or a–f")
    return PIT_LETTERS.index(text)


def parse_moves(text: str) -> tuple[int, ...]:
    """The pits that a move list such as ``CcAa`` names; whether they may be played is not looked at.

    Raises:
        MalformedNotation: the text holds anything but letters A–F and a–f.
    """
    if not set(text) <= set(PIT_LETTERS):
        raise MalformedNotation(text, "a move list has only the letters A–F and a–f")
    return tuple(map(PIT_LETTERS.index, text))


def format_moves(pits: Iterable[int]) -> str:
    """The move list that ``parse_moves`` reads back.

    Raises:
        ValueError: a number is not a pit from 0 to 11.
    """
    pits = tuple(pits)
    if not all(0 <= pit < 12 for pit in pits):
        raise ValueError(f"pits are numbered 0 to 11: {pits}")
    return "".join(PIT_LETTERS[pit] for pit in pits)
