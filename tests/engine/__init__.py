"""The tests of the engine, which need the extra `engine`."""

import pytest

pytest.importorskip("numba", reason="the engine's kernels need numba, of the extra `engine`")
