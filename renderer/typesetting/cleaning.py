"""What of a text can be shown at all: no line breaks, no marks that only steer, no heaps of accents."""

from __future__ import annotations

import re
import unicodedata

from renderer.typesetting.clusters import JOINERS

MARKS = 2
"""How many marks one letter may carry; more are heaped up only to break a layout."""

_SPACES = re.compile(" {2,}")
_BLACK_FLAG = "\U0001f3f4"


def clean(text: str) -> str:
    """A text on one line, without what has no shape of its own and without heaps of marks."""
    return tidy(text).strip()


def tidy(text: str) -> str:
    """The same with the spaces at its ends, so that it can be joined to what stands beside it."""
    kept: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        if character.isspace() or unicodedata.category(character) == "Cc":
            kept.append(" ")
        elif _tells_which_flag(character, kept) or not (
            _is_shapeless(character) or _is_heaped(character, kept)
        ):
            kept.append(character)
    return _SPACES.sub(" ", "".join(kept))


def is_tag(character: str) -> bool:
    """Whether it is one of the unseen letters that tell which flag a black one stands for."""
    return "\U000e0020" <= character <= "\U000e007f"


def _tells_which_flag(character: str, before: list[str]) -> bool:
    return is_tag(character) and bool(before) and (before[-1] == _BLACK_FLAG or is_tag(before[-1]))


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
