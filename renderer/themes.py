"""How a board may look: the colours of each theme, by name."""

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


SIDE_COLOURS: Mapping[Side, Colour] = MappingProxyType(
    {Side.SOUTH: (255, 166, 48), Side.NORTH: (88, 178, 255)}
)
"""South's orange and North's blue, as on the boards and beside the names."""

WOOD = Theme(
    name="wood",
    wood=((16, 7, 4), (122, 71, 36), (246, 194, 134)),
    seeds=((164, 166, 160), (150, 157, 160), (173, 168, 152), (143, 149, 143), (160, 154, 147)),
    plate=(41, 25, 17),
    letter=(222, 190, 148),
    count=(255, 243, 222),
    plaque=(240, 224, 194),
    score=(44, 26, 16),
    sides=SIDE_COLOURS,
    dim=0.68,
)

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (WOOD,)})
"""Every theme by its name."""


def in_light(colour: Colour, light: float) -> Colour:
    """A colour with only so much light on it, 0–1."""
    red, green, blue = (round(level * light) for level in colour)
    return red, green, blue


def theme_named(name: str) -> Theme:
    """The theme of that name.

    Raises:
        ValueError: there is none; the message names those that there are.
    """
    if name not in THEMES:
        raise ValueError(f"no theme is called {name!r}; there are: {', '.join(sorted(THEMES))}")
    return THEMES[name]
