"""High contrast: white on black, without grain, with colours that are told apart by all kinds of eyes."""

from __future__ import annotations

from renderer.themes.theme import Theme
from rules import Side

THEME = Theme(
    name="contrast",
    wood=((0, 0, 0), (34, 34, 36), (190, 190, 194)),
    seeds=((226, 226, 222), (216, 216, 214), (236, 234, 228)),
    plate=(0, 0, 0),
    letter=(255, 255, 255),
    count=(255, 255, 255),
    plaque=(255, 255, 255),
    score=(0, 0, 0),
    sides={Side.SOUTH: (255, 170, 30), Side.NORTH: (80, 170, 255)},
    dim=0.6,
    grain=0.0,
    bounce=(20, 20, 22),
    hollows=((0, 0, 0), (10, 10, 12), (120, 120, 124)),
    arrows=(214, 214, 214),
    rims=(255, 255, 255),
)
