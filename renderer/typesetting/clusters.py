"""A text cut into what people see as one character: a letter with its marks, an emoji with all its parts."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import pairwise

from renderer.typesetting.faces import emoji_places

ZWNJ, ZWJ = "\u200c", "\u200d"
JOINERS = ZWNJ + ZWJ

_FLAG = "[\U0001f1e6-\U0001f1ff]"
_TAG = "[\U000e0020-\U000e007f]"


def clusters(text: str) -> list[str]:
    """The clusters of a text in order; together they are the text."""
    starts = [found.start() for found in _beginning().finditer(text)]
    bounds = [at for at in starts if not _goes_on(text, at)] + [len(text)]
    return [text[start:end] for start, end in pairwise(bounds)]


@cache
def _beginning() -> re.Pattern[str]:
    """Every character, but of an emoji with a picture, a flag and a row of tags only the first."""
    known = sorted((emoji for emoji in emoji_places() if len(emoji) > 1), key=len, reverse=True)
    emoji = "|".join(map(re.escape, known))
    return re.compile(f"{emoji}|{_FLAG}{_FLAG}|.{_TAG}*", re.DOTALL)


def _goes_on(text: str, at: int) -> bool:
    """Whether what begins there belongs to what stands before it."""
    return at > 0 and (
        unicodedata.category(text[at])[0] == "M"
        or text[at] in JOINERS
        or (text[at - 1] == ZWJ and text[at] in emoji_places())
    )
