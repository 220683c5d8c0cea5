"""The priority of a thread: what can wait gives way to what somebody waits for."""

from __future__ import annotations

import os
import sys
from threading import get_native_id

_LOWEST = 19


def step_back() -> None:
    """Let this thread run only where a core has nothing else to do, on systems that know such a thing."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), _LOWEST)
