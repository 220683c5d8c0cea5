"""A text as it is set: cut into runs of one typeface, in the order in which they are seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from renderer.typesetting.cleaning import is_tag
from renderer.typesetting.clusters import JOINERS, clusters
from renderer.typesetting.faces import EMOJI, UNKNOWN, emoji_places, face_of, has
from renderer.typesetting.parts import Part, parts


class Run(NamedTuple):
    """Characters that are set in one typeface, or a single emoji."""

    face: str
    text: str


def runs(text: str) -> list[Run]:
    """The runs of a text from left to right, as they are seen."""
    return runs_of(parts(text))


def runs_of(sentence: Iterable[Part]) -> list[Run]:
    """The runs of a sentence: its words decide where it begins, and each name only about itself."""
    sentence = list(sentence)
    from_right = _from_the_right("".join(part.text for part in sentence if not part.is_name))
    ordered = sentence[::-1] if from_right else sentence
    return [
        run
        for part in ordered
        for run in _laid(part.text, _from_the_right(part.text) if part.is_name else from_right)
    ]


def _from_the_right(text: str) -> bool:
    """Whether the first letter that has a direction runs from right to left."""
    directions = (unicodedata.bidirectional(character) for character in text)
    return next((way in {"R", "AL"} for way in directions if way in {"L", "R", "AL"}), False)


def _laid(text: str, from_right: bool) -> list[Run]:
    """The runs of a part from left to right."""
    cut: list[Run] = []
    for face, shown in _faced(text):
        if cut and cut[-1].face == face != EMOJI:
            cut[-1] = Run(face, cut[-1].text + shown)
        else:
            cut.append(Run(face, shown))
    return cut[::-1] if from_right else cut


def _faced(text: str) -> Iterator[tuple[str, str]]:
    """Each character with its typeface; what stands between letters goes with those before it, if it can."""
    before = ""
    for cluster in clusters(text):
        if cluster in emoji_places():
            before = EMOJI
            yield EMOJI, cluster
            continue
        for character in cluster:
            follows = unicodedata.category(character)[0] not in "LN"
            if follows and before not in {"", EMOJI} and has(before, character):
                yield before, character
            elif character not in JOINERS and not is_tag(character):
                for shown in _shown(character):
                    before = face_of(shown) or before
                    yield before, shown


def _shown(character: str) -> str:
    """What is shown for a character: itself, the plain letters that it stands for, or a square."""
    plain = unicodedata.normalize("NFKC", character)
    return next((text for text in (character, plain) if all(map(face_of, text))), UNKNOWN)
