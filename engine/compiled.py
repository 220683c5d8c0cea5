"""Compilation to machine code: one typed decorator for every kernel of the engine."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from engine.edition import edition

Parameters = ParamSpec("Parameters")
Returned = TypeVar("Returned")

Numbers: TypeAlias = NDArray[np.int64]
"""An array of whole numbers."""

Bounds: TypeAlias = NDArray[np.int8]
"""An array of small whole numbers, one byte each."""


Weights: TypeAlias = NDArray[np.int16]
"""The weights of an estimate."""


_config = cast("Any", numba.config)
if not _config.CACHE_DIR:  # in scripts; the engine's own process names a folder that it has looked through
    _config.CACHE_DIR = str(Path(__file__).parent / "__pycache__" / edition())


def _takes_files(folder: Path) -> bool:
    """Whether numba can keep kernels in this folder, all its own folders included, as it tries it out itself.

    Else it would use some other folder, where nobody has looked whether they are of this edition.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for each in (folder, *(inner for inner in folder.iterdir() if inner.is_dir())):
            TemporaryFile(dir=each).close()
    except OSError:
        return False
    return True


_CAN_BE_KEPT = _takes_files(Path(_config.CACHE_DIR))


def compiled(signature: str) -> Callable[[Callable[Parameters, Returned]], Callable[Parameters, Returned]]:
    """Compile a function for exactly these types and keep the machine code on disk where that is possible.

    Every kernel states its types: a recursive one that leaves them to be inferred crashes when it is
    loaded from the disk. Numbers are ``int64`` throughout, because numba turns a mix of signed and unsigned
    ones into floats. There are no bounds checks: callers keep plies and depths inside their arrays.
    """
    njit = cast("Any", partial(numba.njit, signature, nogil=True, error_model="numpy"))

    def decorate(function: Callable[Parameters, Returned]) -> Callable[Parameters, Returned]:
        try:
            return cast("Callable[Parameters, Returned]", njit(cache=_CAN_BE_KEPT)(function))
        except OSError:  # the disk is full
            return cast("Callable[Parameters, Returned]", njit(cache=False)(function))

    return decorate
