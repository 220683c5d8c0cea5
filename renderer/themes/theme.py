"""How a board may look: the colours of a theme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from rules import Side

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0–255 each."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a board; its carved art lies in files that begin with its name.

    Attributes:
        name: what people choose it by.
        wood: the wood in deep shadow, on the level, and in full light.
        seeds: the tones that seeds come in.
        plate: the plates behind pit letters and counts.
        letter: the pit letters.
        count: the seed counts.
        plaque: the plaques behind the scores.
        score: the scores.
        sides: the colour of each side's emblem and marks.
        dim: how much light is left on a row that is not to move, 0–1.
        grain: how strongly the grain of the wood shows, 0–1.
        bounce: the light that the wood throws back on seeds from below.
        hollows: the paint in the pits and stores, in the same three lights as the wood; None leaves it bare.
        arrows: the paint in the carved arrows; None leaves them bare.
        rims: the colour of a line painted around each pit and store; None for no line.
    """

    name: str
    wood: tuple[Colour, Colour, Colour]
    seeds: tuple[Colour, ...]
    plate: Colour
    letter: Colour
    count: Colour
    plaque: Colour
    score: Colour
    sides: Mapping[Side, Colour]
    dim: float
    grain: float = 1.0
    bounce: Colour = (92, 52, 26)
    hollows: tuple[Colour, Colour, Colour] | None = None
    arrows: Colour | None = None
    rims: Colour | None = None


SIDE_COLOURS: Mapping[Side, Colour] = MappingProxyType(
    {Side.SOUTH: (255, 166, 48), Side.NORTH: (88, 178, 255)}
)
"""South's orange and North's blue, as on the boards and beside the names."""


def in_light(colour: Colour, light: float) -> Colour:
    """A colour with only so much light on it, 0–1."""
    red, green, blue = (round(level * light) for level in colour)
    return red, green, blue


def blend(ink: Colour, ground: Colour, share: float) -> Colour:
    """A colour that is so much ink, 0–1, and for the rest its ground."""
    red, green, blue = (
        round(below + (above - below) * share) for above, below in zip(ink, ground, strict=True)
    )
    return red, green, blue
