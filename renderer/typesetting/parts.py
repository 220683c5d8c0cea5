"""The parts of a sentence: its own words, and the names in it, each with a direction of its own."""

from __future__ import annotations

import re
from typing import NamedTuple

from renderer.typesetting.cleaning import clean, tidy

FSI, PDI = "\u2068", "\u2069"
"""Unicode's marks about what keeps a direction of its own (UAX 9, isolates)."""

_NAME = re.compile(f"{FSI}([^{FSI}{PDI}]*){PDI}")


class Part(NamedTuple):
    """Words, or a name among them."""

    text: str
    is_name: bool


def isolated(name: str) -> str:
    """A name to be put into a sentence for ``draw_line``.

    It turns no word around it, whatever its script, and is shortened before any of the words is cut off.
    """
    return f"{FSI}{name.replace(FSI, '').replace(PDI, '')}{PDI}"


def parts(text: str) -> list[Part]:
    """The parts of a text in the order in which they are read, without the empty ones."""
    split = [Part(tidy(piece), at % 2 == 1) for at, piece in enumerate(_NAME.split(text))]
    trimmed = [part._replace(text=clean(part.text)) if part.is_name else part for part in split]
    if trimmed:
        trimmed[0] = trimmed[0]._replace(text=trimmed[0].text.lstrip())
        trimmed[-1] = trimmed[-1]._replace(text=trimmed[-1].text.rstrip())
    return [part for part in trimmed if part.text]
