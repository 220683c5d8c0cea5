"""A text as it is set: what cannot be shown left out, and cut into runs of one typeface."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import NamedTuple

from renderer.typesetting.faces import EMOJI, UNKNOWN, face_of, has

MARKS = 2
"""How many marks one letter may carry; more are heaped up only to break a layout."""

JOINERS = "\u200c\u200d"


class Run(NamedTuple):
    """Characters that are set in one typeface."""

    face: str
    text: str


def runs(text: str) -> list[Run]:
    """The runs of a text from left to right, as they are seen."""
    cut = [
        Run(face, "".join(character for _, character in group))
        for face, group in groupby(_faced(clean(text)), lambda pair: pair[0])
    ]
    return cut[::-1] if from_the_right(text) else cut


def from_the_right(text: str) -> bool:
    """Whether the first letter that has a direction runs from right to left."""
    directions = (unicodedata.bidirectional(character) for character in text)
    return next((way in {"R", "AL"} for way in directions if way in {"L", "R", "AL"}), False)


def clean(text: str) -> str:
    """A text on one line, without what has no shape of its own and without heaps of marks."""
    kept: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        if character.isspace() or unicodedata.category(character) == "Cc":
            kept.append(" ")
        elif not (_is_shapeless(character) or _is_heaped(character, kept)):
            kept.append(character)
    return " ".join("".join(kept).split())


def _is_shapeless(character: str) -> bool:
    """Whether it only steers its neighbours: directions, variants, tones of skin; joiners are needed."""
    return (
        (unicodedata.category(character) == "Cf" and character not in JOINERS)
        or "\ufe00" <= character <= "\ufe0f"
        or "\U0001f3fb" <= character <= "\U0001f3ff"
        or "\U000e0100" <= character <= "\U000e01ef"
    )


def _is_heaped(character: str, before: list[str]) -> bool:
    """Whether it is one mark too many on its letter."""
    last = before[-MARKS:]
    return bool(unicodedata.combining(character)) and (
        not last or (len(last) == MARKS and all(map(unicodedata.combining, last)))
    )


def _faced(text: str) -> list[tuple[str, str]]:
    """Each character with its typeface; what stands between letters goes with those before it, if it can."""
    faced: list[tuple[str, str]] = []
    for character in text:
        before = faced[-1][0] if faced else ""
        follows = unicodedata.category(character)[0] not in "LN"
        if follows and before not in {"", EMOJI} and has(before, character):
            faced.append((before, character))
        elif character not in JOINERS:
            faced += [(face_of(shown) or before, shown) for shown in _shown(character)]
    return faced


def _shown(character: str) -> str:
    """What is shown for a character: itself, the plain letters that it stands for, or a square."""
    plain = unicodedata.normalize("NFKC", character)
    return next((text for text in (character, plain) if all(map(face_of, text))), UNKNOWN)
