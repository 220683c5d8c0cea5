"""After the painted warri boards of Antigua: red boards with sea-blue pits, edged in cream."""

from __future__ import annotations

from renderer.themes.theme import SIDE_COLOURS, Theme

THEME = Theme(
    name="antigua",
    wood=((28, 4, 4), (124, 26, 22), (238, 118, 92)),
    seeds=((176, 176, 168), (162, 168, 168), (184, 178, 160), (154, 160, 154), (172, 166, 156)),
    plate=(24, 16, 18),
    letter=(255, 206, 84),
    count=(255, 250, 236),
    plaque=(255, 240, 206),
    score=(40, 16, 14),
    sides=SIDE_COLOURS,
    dim=0.62,
    grain=0.45,
    bounce=(20, 64, 84),
    hollows=((2, 20, 34), (14, 92, 122), (150, 220, 232)),
    arrows=(244, 216, 172),
    rims=(255, 232, 186),
)
