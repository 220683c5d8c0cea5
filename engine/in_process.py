"""Asking within this process: for scripts and tests, which may wait."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from engine.edition import edition
from engine.values import MoveValue
from rules import Game

if TYPE_CHECKING:
    from engine.answering import Answerer

_MEMORY_BYTES = 256 << 20
"""As much as the engine's own process takes at most by itself."""

_TABLES = Path(__file__).parent / "__pycache__" / "tables"
"""Beside the kernels that scripts compile."""


def evaluate(game: Game, seconds: float) -> list[MoveValue]:
    """The worth of every legal move, the best first; none when the game is over.

    As in the engine's own process, a small table is there at once, and a large one is built beside the first
    answers and kept on disk; until then, less is proved.

    Raises:
        ModuleNotFoundError: the extra ``engine`` is not installed.
    """
    with _answerer().asked(game.ruleset) as analyst:
        return analyst.evaluate(game, seconds)


def choose(game: Game, seconds: float) -> int:
    """The pit to play: as strong as can be in so many seconds, which telling all moves' worth takes from.

    Raises:
        ModuleNotFoundError: the extra ``engine`` is not installed.
        ValueError: the game is over.
    """
    with _answerer().asked(game.ruleset) as analyst:
        return analyst.choose(game, seconds)


@cache
def _answerer() -> Answerer:
    from engine.answering import Answerer  # noqa: PLC0415 - `import engine` works without numba
    from engine.shelf import Shelf  # noqa: PLC0415 - as above

    return Answerer(Shelf(_TABLES, edition()), _MEMORY_BYTES)
