"""An interval table in memory: built layer by layer, one layer for each total of seeds."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.choices import choices_of
from engine.compiled import Bounds
from engine.intervals import HIGH, LOW, improve
from engine.ranking import MOST_SEEDS, boards_up_to, number_of
from rules import Ruleset
from rules.packed import pack


@dataclass(frozen=True, slots=True)
class Table:
    """What the mover of every board of at most ``seeds`` seeds can still get.

    Attributes:
        seeds: the largest total it covers; -1 for a table of nothing.
        bounds: a row for each board, by its number: what the mover surely gets whatever repetition brings,
            and the most that the mover can get if repetition brings everything.
    """

    seeds: int
    bounds: Bounds

    def interval(self, pits: tuple[int, ...]) -> tuple[int, int]:
        """The two bounds for twelve pits, the mover's own six first.

        Raises:
            ValueError: the table does not cover so many seeds.
        """
        if sum(pits) > self.seeds:
            raise ValueError(f"the table covers {self.seeds} seeds, not {sum(pits)}")
        number = number_of(pack(pits[:6]), pack(pits[6:]))
        return int(self.bounds[number, LOW]), int(self.bounds[number, HIGH])


def bytes_for(seeds: int) -> int:
    """How much memory a table of so many seeds takes."""
    return 2 * boards_up_to(seeds)


def build(ruleset: Ruleset, seeds: int) -> Table:
    """The table of a ruleset up to so many seeds.

    Raises:
        ValueError: more seeds than are ever numbered.
    """
    if not -1 <= seeds <= MOST_SEEDS:
        raise ValueError(f"a table covers at most {MOST_SEEDS} seeds, not {seeds}")
    table = Table(seeds, np.zeros((boards_up_to(seeds), 2), dtype=np.int8))
    for total in range(seeds + 1):
        first = boards_up_to(total - 1)
        table.bounds[first : boards_up_to(total), HIGH] = total
        while improve(choices_of(ruleset), total, first, table.bounds):
            pass
    return table
