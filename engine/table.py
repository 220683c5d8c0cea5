"""An interval table in memory, with the final table beside it, built from the smallest total upwards."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.choices import choices_of
from engine.compiled import Bounds
from engine.finals import building_bytes_for, fill_finals, finals_bytes_for
from engine.intervals import HIGH, LOW, improve
from engine.ranking import MOST_SEEDS, boards_up_to, number_of
from rules import Ruleset, Sowing
from rules.packed import pack

_FEWER = 2
"""So many seeds fewer a final table covers than the intervals: it then takes about as much memory."""


@dataclass(frozen=True, slots=True)
class Table:
    """What the mover of every board of at most ``seeds`` seeds can still get.

    Attributes:
        seeds: the largest total it covers; -1 for a table of nothing.
        bounds: a row for each board, by its number: what the mover surely gets whatever repetition brings,
            and the most that the mover can get if repetition brings everything. The rows after these are the
            final table (``engine.finals``): every array more that a search is handed makes it slower.
        finals_seeds: the largest total which that covers.
    """

    seeds: int
    bounds: Bounds
    finals_seeds: int

    @property
    def finals_row(self) -> int:
        """The first row of the final table."""
        return boards_up_to(self.seeds)

    @property
    def finals(self) -> Bounds:
        """The final table, byte after byte."""
        return self.bounds[self.finals_row :].reshape(-1)

    def interval(self, pits: tuple[int, ...]) -> tuple[int, int]:
        """The two bounds for twelve pits, the mover's own six first.

        Raises:
            ValueError: the table does not cover so many seeds.
        """
        if sum(pits) > self.seeds:
            raise ValueError(f"the table covers {self.seeds} seeds, not {sum(pits)}")
        number = number_of(pack(pits[:6]), pack(pits[6:]))
        return int(self.bounds[number, LOW]), int(self.bounds[number, HIGH])


def interval_bytes_for(seeds: int) -> int:
    """How much memory the intervals of so many seeds take."""
    return 2 * boards_up_to(seeds)


def finals_seeds_for(ruleset: Ruleset, seeds: int) -> int:
    """How many seeds the final table covers that goes with intervals of so many; none but with relays.

    Elsewhere proofs of final scores come too late to be tried.
    """
    return max(-1, seeds - _FEWER) if ruleset.sowing is Sowing.RELAY else -1


def bytes_for(ruleset: Ruleset, seeds: int) -> int:
    """How much memory a ruleset's table of so many seeds takes at most, which is while it is built."""
    finals_seeds = finals_seeds_for(ruleset, seeds)
    return interval_bytes_for(seeds) + finals_bytes_for(finals_seeds) + building_bytes_for(finals_seeds)


def build(ruleset: Ruleset, seeds: int) -> Table:
    """The table of a ruleset up to so many seeds.

    Raises:
        ValueError: more seeds than are ever numbered.
    """
    if not -1 <= seeds <= MOST_SEEDS:
        raise ValueError(f"a table covers at most {MOST_SEEDS} seeds, not {seeds}")
    choices, finals_seeds = choices_of(ruleset), finals_seeds_for(ruleset, seeds)
    rows = boards_up_to(seeds) + finals_bytes_for(finals_seeds) // 2
    table = Table(seeds, np.zeros((rows, 2), dtype=np.int8), finals_seeds)
    for total in range(seeds + 1):
        first = boards_up_to(total - 1)
        table.bounds[first : boards_up_to(total), HIGH] = total
        while improve(choices, total, first, table.bounds):
            pass
    fill_finals(choices, finals_seeds, table.finals)
    return table
