"""Pits as people read them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Texts
from rules import PIT_LETTERS


def list_pits(texts: Texts, pits: Sequence[int]) -> str:
    """Pit letters as a list to read: "A", "A and B", "A, B and C"; nothing for no pits."""
    letters = [PIT_LETTERS[pit] for pit in pits]
    if len(letters) < 2:
        return "".join(letters)
    *first, one, two = letters
    text = texts("pits-pair", one=one, two=two)
    for letter in reversed(first):
        text = texts("pits-more", one=letter, rest=text)
    return text
