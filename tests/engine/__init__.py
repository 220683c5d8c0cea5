"""The tests of the engine, which need the extra `engine`.

Kernels are compiled once for all of them, the engine's own processes included, and kept for the next run.
"""

import os
from pathlib import Path

import pytest

from engine import is_available
from engine.edition import edition

if is_available():
    KEPT = Path(__file__).parents[2] / ".pytest_cache" / "engine" / edition() / "kernels"
    os.environ.setdefault("NUMBA_CACHE_DIR", str(KEPT))
pytest.importorskip("numba", reason="the engine's kernels need numba, of the extra `engine`")
