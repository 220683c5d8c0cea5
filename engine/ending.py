"""Small endings with a past: what can still be got where positions of the game so far can come back.

Coming back to one of them ends the game with a known result, which no table of all games can hold. So the
boards of this one total are worked through again, in two layers, one for each player to move, with those
positions fixed at what they end with.
"""

from __future__ import annotations

import numpy as np

from engine.choices import ONLY_TO_WIN, SLAM_SHIFT
from engine.compiled import Bounds, compiled
from engine.desk import Desk
from engine.intervals import HIGH, LOW
from engine.line import REACH
from engine.play import NOT_LEGAL, play, stuck_gain
from engine.ranking import boards_up_to, following, number_of
from engine.rows import row_seeds
from engine.table import Table
from rules.packed import BITS, FIELD

MOST_SEEDS = 7
"""More take longer than an answer may."""


@compiled("int64(int64, int64, int64, int8[:, ::1], int8[:, ::1], int8[:, ::1], int8[:, ::1])")
def improve_layers(  # noqa: C901 - one loop over boards, layers and pits; calls would cost more than they do
    choices: int,
    seeds: int,
    first: int,
    bounds: Bounds,
    layer_low: Bounds,
    layer_high: Bounds,
    fixed: Bounds,
) -> int:
    """Apply the equation of ``engine.intervals`` once to every board of both layers; how many changed."""
    changed, place = 0, 0
    own, opp = 0, seeds << (BITS * 5)
    while True:
        for layer in range(2):
            if fixed[layer, place] or layer_low[layer, place] == layer_high[layer, place]:
                continue
            best_low, best_high = -1, -1
            for pit in range(6):
                if (own >> (BITS * pit)) & FIELD == 0:
                    continue
                next_own, next_opp, gained = play(choices, own, opp, 0, pit)
                if gained == NOT_LEGAL:
                    continue
                number = number_of(next_own, next_opp)
                if gained:
                    next_low, next_high = bounds[number, LOW], bounds[number, HIGH]
                else:
                    next_low = layer_low[1 - layer, number - first]
                    next_high = layer_high[1 - layer, number - first]
                best_low = max(best_low, seeds - next_high)
                best_high = max(best_high, seeds - next_low)
            if best_high < 0:
                best_low = best_high = stuck_gain(choices, own)
            if best_low != layer_low[layer, place] or best_high != layer_high[layer, place]:
                layer_low[layer, place], layer_high[layer, place] = best_low, best_high
                changed += 1
        if own == seeds:
            return changed
        own, opp = following(own, opp)
        place += 1


class Ending:
    """The boards of one total, with the positions that can come back fixed.

    Args:
        choices: the ruleset's choices.
        table: the ruleset's table, which covers the total.
        seeds: the total.
        desk: the positions that can come back.
    """

    def __init__(self, choices: int, table: Table, seeds: int, desk: Desk) -> None:
        self._table = table
        self._seeds = seeds
        self._first = boards_up_to(seeds - 1)
        shape = (2, boards_up_to(seeds) - self._first)
        self._low, self._high = np.zeros(shape, dtype=np.int8), np.full(shape, seeds, dtype=np.int8)
        fixed = np.zeros(shape, dtype=np.int8)
        for row in range(desk.begin + 1):
            own, opp = desk.lines[row, :REACH].tolist()
            layer, place = (desk.begin - row) % 2, number_of(own, opp) - self._first
            fixed[layer, place] = 1
            self._low[layer, place] = self._high[layer, place] = row_seeds(own)
        layers = self._low, self._high, fixed
        while improve_layers(choices, seeds, self._first, table.bounds, *layers):
            pass

    def after_a_move(self, own: int, opp: int) -> tuple[int, int]:
        """What the next mover surely gets, and at most, on a board to which one move led."""
        number = number_of(own, opp)
        if row_seeds(own) + row_seeds(opp) < self._seeds:
            return int(self._table.bounds[number, LOW]), int(self._table.bounds[number, HIGH])
        place = number - self._first
        return int(self._low[1, place]), int(self._high[1, place])


def is_small(choices: int, table: Table, seeds: int) -> bool:
    """Whether an ending of so many seeds is worked through. Not where a capture hangs on the stores."""
    return seeds <= min(MOST_SEEDS, table.seeds) and choices >> SLAM_SHIFT != ONLY_TO_WIN
