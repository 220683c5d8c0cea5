"""A text as it is set: cut into runs of one typeface, in the order in which they are seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from renderer.typesetting.cleaning import is_tag
from renderer.typesetting.clusters import JOINERS, clusters
from renderer.typesetting.directions import has_letters_from_the_right, is_from_the_right, levels, mirrored
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
    from_right = is_from_the_right("".join(part.text for part in sentence if not part.is_name))
    ordered = sentence[::-1] if from_right else sentence
    return [
        run
        for part in ordered
        for run in _laid(part.text, is_from_the_right(part.text) if part.is_name else from_right)
    ]


def _laid(text: str, from_right: bool) -> list[Run]:
    """The runs of a part from left to right."""
    pieces = list(_faced(text))
    nested = levels("".join(shown[0] for _, shown in pieces), from_right)
    cut: list[tuple[int, Run]] = []
    for level, (face, shown) in zip(nested, pieces, strict=True):
        if cut and cut[-1][0] == level and cut[-1][1].face == face != EMOJI:
            cut[-1] = level, Run(face, cut[-1][1].text + shown)
        else:
            cut.append((level, Run(face, shown)))
    return [_seen(level, run) for level, run in _turned(_turned(cut, 2), 1)]


def _turned(cut: list[tuple[int, Run]], depth: int) -> list[tuple[int, Run]]:
    """Runs with their levels, turned round wherever they are that deep."""
    groups = [(deep, list(group)) for deep, group in groupby(cut, lambda run: run[0] >= depth)]
    return [run for deep, group in groups for run in (group[::-1] if deep else group)]


def _seen(level: int, run: Run) -> Run:
    """A run as it is drawn: its letters turn it by themselves, but signs alone must be turned."""
    if level % 2 == 0 or run.face == EMOJI or has_letters_from_the_right(run.text):
        return run
    return run._replace(text=mirrored(run.text))


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
