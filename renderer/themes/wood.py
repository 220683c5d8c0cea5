"""Carved wood, oiled and worn, in warm light."""

from __future__ import annotations

from renderer.themes.theme import SIDE_COLOURS, Theme

THEME = Theme(
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
