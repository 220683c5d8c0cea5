"""In which direction each character of a text runs: UAX 9, without the marks that steer it."""

from __future__ import annotations

import re
import unicodedata

_KINDS = {"L": "L", "R": "R", "AL": "A", "EN": "E", "AN": "N", "ES": "S", "CS": "C", "ET": "T", "NSM": "M"}
"""Unicode's classes in a letter each; all others are neutral."""

_NEUTRAL = "O"
_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def is_from_the_right(text: str) -> bool:
    """Whether the first letter that has a direction runs from right to left."""
    return next((way in "RA" for way in map(_kind, text) if way in "LRA"), False)


def levels(text: str, from_right: bool) -> list[int]:
    """How deep each character is nested, 0–2: odd levels run from right to left.

    Args:
        text: one paragraph.
        from_right: whether the paragraph runs from right to left; what has no direction and stands between
            two of them runs with it.
    """
    base = "R" if from_right else "L"
    kinds = _resolved(base + "".join(map(_kind, text)) + base, base)[1:-1]
    return [1 if kind == "R" else 0 if kind == base else 2 for kind in kinds]


def _kind(character: str) -> str:
    return _KINDS.get(unicodedata.bidirectional(character), _NEUTRAL)


def _resolved(kinds: str, base: str) -> str:
    """The kinds after rules W1 to N2: only letters of either direction and numbers are left."""
    kinds = re.sub("(.)M+", lambda found: found[1] * len(found[0]), kinds)
    kinds = re.sub("A[^LRA]*", lambda found: found[0].replace("E", "N"), kinds).replace("A", "R")
    kinds = re.sub("(?<=E)[SC](?=E)", "E", re.sub("(?<=N)C(?=N)", "N", kinds))
    kinds = re.sub("T+(?=E)|(?<=E)T+", lambda found: "E" * len(found[0]), kinds)
    kinds = re.sub("[SCT]", _NEUTRAL, kinds)
    kinds = re.sub("L[^LR]*", lambda found: found[0].replace("E", "L"), kinds)
    return re.sub(
        "(?<=(.))O+(?=(.))", lambda found: _between(found[1], found[2], base) * len(found[0]), kinds
    )


def _between(one: str, other: str, base: str) -> str:
    """How something neutral runs between two kinds; numbers count as running from the right."""
    sides = {kind == "L" for kind in (one, other)}
    return base if len(sides) == 2 else "L" if True in sides else "R"


def mirrored(text: str) -> str:
    """A text without letters as it is seen from right to left."""
    return text[::-1].translate(_MIRRORED)


def has_letters_from_the_right(text: str) -> bool:
    """Whether anything in a text tells by itself that it runs from right to left."""
    return any(_kind(character) in "RA" for character in text)
