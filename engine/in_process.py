"""Evaluating within this process: for scripts and tests, which may wait."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.values import MoveValue
from rules import Game, Ruleset

if TYPE_CHECKING:
    from engine.analyst import Analyst

_SEEDS = 9
_MEMORY_BYTES = 1 << 26


def evaluate(game: Game, seconds: float) -> list[MoveValue]:
    """The worth of every legal move, by pit; none when the game is over.

    Raises:
        ModuleNotFoundError: the extra ``engine`` is not installed.
    """
    return _analyst(game.ruleset).evaluate(game, seconds)


@cache
def _analyst(ruleset: Ruleset) -> Analyst:
    from engine.analyst import Analyst  # noqa: PLC0415 - `import engine` works without numba
    from engine.table import build  # noqa: PLC0415 - as above

    return Analyst(ruleset, build(ruleset, _SEEDS), _MEMORY_BYTES)
