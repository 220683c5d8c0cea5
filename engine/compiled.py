"""Compilation to machine code: one typed decorator for every kernel of the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Parameters = ParamSpec("Parameters")
Returned = TypeVar("Returned")

Numbers: TypeAlias = NDArray[np.int64]
"""An array of whole numbers."""

Bounds: TypeAlias = NDArray[np.int8]
"""An array of small whole numbers, one byte each."""


Weights: TypeAlias = NDArray[np.int16]
"""The weights of an estimate."""


def compiled(signature: str) -> Callable[[Callable[Parameters, Returned]], Callable[Parameters, Returned]]:
    """Compile a function for exactly these types and keep the machine code on disk.

    Every kernel states its types: a recursive one that leaves them to be inferred crashes when it is
    loaded from the disk. Numbers are ``int64`` throughout, because numba turns a mix of signed and unsigned
    ones into floats. There are no bounds checks: callers keep plies and depths inside their arrays.
    """
    decorate = cast("Any", numba.njit(signature, cache=True, nogil=True, error_model="numpy"))
    return cast("Callable[[Callable[Parameters, Returned]], Callable[Parameters, Returned]]", decorate)
