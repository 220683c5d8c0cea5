"""The desk at which a kernel works: its counters, the line it follows, and the game's past."""

from __future__ import annotations

import numpy as np

from engine import line
from engine.choices import choices_of
from engine.deadline import Deadline
from engine.rows import view
from engine.table import Table
from rules import Game, Position, Ruleset

WITHOUT_LIMIT = (1 << 63) - 1


class Desk:
    """Arrays that the kernels of one search share, laid out for one game after another.

    Attributes:
        numbers: the counters and choices named in ``engine.line``.
        lines: the game's past and the line that is searched, as ``engine.line`` lays them out.
    """

    def __init__(self, ruleset: Ruleset, table: Table) -> None:
        self.numbers = np.zeros(line.DESK_SIZE, dtype=np.int64)
        self.numbers[line.CHOICES] = choices_of(ruleset)
        self.numbers[line.TABLED] = table.seeds
        self.numbers[line.FINALS], self.numbers[line.FINALS_ROW] = table.finals_seeds, table.finals_row
        self.lines = np.zeros((0, line.LINE_WIDTH), dtype=np.int64)

    @property
    def nodes(self) -> int:
        """How many positions have been looked at for this game."""
        return int(self.numbers[line.NODES])

    @property
    def begin(self) -> int:
        """The row of the present position."""
        return int(self.numbers[line.BEGIN])

    @property
    def is_used_up(self) -> bool:
        """Whether no further position may be looked at, because of their number or of the time."""
        return self.nodes > int(self.numbers[line.LIMIT])

    def lay_out(self, game: Game, nodes: int = WITHOUT_LIMIT) -> None:
        """Turn to this game, of which so many positions may be looked at."""
        past = [view(position) for position in reversed(positions_since_capture(game))]
        self.lines = np.zeros((len(past) + line.MOST_PLIES + 2, line.LINE_WIDTH), dtype=np.int64)
        self.lines[: len(past), : line.REACH] = [(seen.own, seen.opp) for seen in past]
        self.numbers[line.BEGIN] = len(past) - 1
        self.numbers[line.NODES], self.numbers[line.LIMIT] = 0, nodes

    def go_on(self, nodes: int = WITHOUT_LIMIT) -> None:
        """Allow so many positions more to be looked at for the same game."""
        self.numbers[line.LIMIT] = min(self.nodes + nodes, WITHOUT_LIMIT)

    def stop(self) -> None:
        """Let no further position be looked at."""
        self.numbers[line.LIMIT] = 0

    def deadline(self, seconds: float) -> Deadline:
        """A context after whose end, at the latest after so many seconds, no position is looked at."""
        return Deadline(self.numbers, line.LIMIT, seconds)


def positions_since_capture(game: Game) -> list[Position]:
    """The present position and those before it that can still come back, latest first."""
    positions = [game.position]
    for move in reversed(game.moves):
        if move.gained:
            break
        positions.append(move.before)
    return positions
