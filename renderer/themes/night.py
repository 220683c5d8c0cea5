"""A board under the moon: dark blue wood and pale seeds, easy on eyes that are used to the dark."""

from __future__ import annotations

from renderer.themes.theme import SIDE_COLOURS, Theme

THEME = Theme(
    name="night",
    wood=((5, 7, 14), (38, 45, 66), (128, 144, 186)),
    seeds=((168, 176, 192), (156, 166, 186), (178, 182, 194), (150, 160, 178), (164, 170, 184)),
    plate=(13, 16, 27),
    letter=(160, 174, 210),
    count=(236, 241, 255),
    plaque=(158, 168, 200),
    score=(12, 15, 26),
    sides=SIDE_COLOURS,
    dim=0.66,
    grain=0.8,
    bounce=(26, 34, 62),
)
