"""What hovers above the board: the seeds on their way, and the counter of the laps."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from renderer.animation.scene import Hand
from renderer.artwork import artwork
from renderer.layout import SIZE, Box, Point
from renderer.lettering import text_width, write
from renderer.shapes import rounded
from renderer.stamp import Stamp, nothing
from renderer.stamps import KEPT
from renderer.tokens import set_token
from rules import Side

EXTENT = 96
"""Width and height of the picture of a hand."""

SHOWN = 9
"""The most seeds that are seen about a token; its number tells how many there are."""

REACH = 24
"""How far the middles of those seeds are from the middle of the token, in pixels."""

COUNTER_SIZE = (152, 46)
"""As high as the room between the rows; wider, and a hand that passes by would hide its numerals."""

COUNTER_LETTERS = 40
COUNTER_ROOM = 112
"""How wide the numerals of a counter may be, in pixels; of more they are made smaller."""


def hand_stamp(theme: str, mover: Side, hand: Hand) -> Stamp:
    """The seeds on their way, where they are."""
    seeds = _held(theme, mover, min(hand.seeds, SHOWN), hand.text)
    return seeds.moved(hand.at.x - EXTENT // 2, hand.at.y - EXTENT // 2)


@lru_cache(KEPT)
def _held(theme: str, mover: Side, shown: int, text: str) -> Stamp:
    """Seeds about a token, at the top left corner of the picture."""
    art, middle = artwork(theme), EXTENT // 2
    drawn = nothing((EXTENT, EXTENT), art.theme.wood[0])
    for at in range(shown):
        seed, turn = art.seeds[at], 2 * pi * at / shown - pi / 2
        left, top = middle + REACH * cos(turn), middle + REACH * sin(turn)
        drawn.paste(seed, (round(left - seed.width / 2), round(top - seed.height / 2)), seed)
    set_token(drawn, art.theme, Point(middle, middle), text, art.theme.sides[mover])
    return Stamp.hovering(drawn, art.palette, Point(0, 0))


@lru_cache(KEPT)
def counter_stamp(theme: str, mover: Side, text: str) -> Stamp:
    """Which lap of a move or which ply of a game is played, in the middle of the board."""
    art, (width, height) = artwork(theme), COUNTER_SIZE
    drawn = nothing(COUNTER_SIZE, art.theme.wood[0])
    letters = min(COUNTER_LETTERS, COUNTER_LETTERS * COUNTER_ROOM // text_width(text, COUNTER_LETTERS))
    half = (text_width(text, letters) + height * 3 // 4) // 2
    box = Box(width // 2 - half, 0, width // 2 + half, height)
    for inset, tone in ((0, art.theme.sides[mover]), (3, art.theme.plaque)):
        drawn.paste(tone, box, rounded(box, height // 2, inset))
    write(drawn, text, Point(width // 2, height // 2), letters, art.theme.score)
    return Stamp.hovering(drawn, art.palette, Point((SIZE[0] - width) // 2, (SIZE[1] - height) // 2))
