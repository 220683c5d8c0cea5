"""How to play well: endgame tables, proofs and search for all eight rulesets.

Only the modules with kernels import numba and numpy (the extra ``engine``), and only the engine's own process
imports those modules: ``Worker`` is how the bot asks. ``evaluate`` and ``choose`` ask within this process.
"""

from engine.comparison import COMFORT, best_of, better_known, expected, good_pits, result_of
from engine.errors import EngineError, EngineFailed, EngineUnavailable
from engine.in_process import choose, evaluate
from engine.levels import Level
from engine.messages import values_in, values_out
from engine.puzzle import Puzzle, puzzles
from engine.review import Review, Reviewed
from engine.values import MoveValue, Note, Verdict
from engine.worker import Worker, is_available

__all__ = [
    "COMFORT",
    "EngineError",
    "EngineFailed",
    "EngineUnavailable",
    "Level",
    "MoveValue",
    "Note",
    "Puzzle",
    "Review",
    "Reviewed",
    "Verdict",
    "Worker",
    "best_of",
    "better_known",
    "choose",
    "evaluate",
    "expected",
    "good_pits",
    "is_available",
    "puzzles",
    "result_of",
    "values_in",
    "values_out",
]
