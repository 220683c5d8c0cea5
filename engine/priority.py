"""The priority of a thread: what can wait gives way to what somebody waits for."""

from __future__ import annotations

import os
import sys
from threading import get_native_id

_LATER = 10
"""Not the lowest, so that a thread in between two kernels soon lets go of the interpreter."""


def step_back() -> None:
    """Let this thread come after the others of the process, on systems that know such a thing."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), _LATER)
