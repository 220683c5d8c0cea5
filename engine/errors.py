"""What can go wrong with asking the engine."""

from __future__ import annotations


class EngineError(Exception):
    """The engine gave no answer."""


class EngineUnavailable(EngineError):  # noqa: N818 - the base says that it is an error
    """There is no engine here: numba is not installed, or its process cannot be started."""


class EngineFailed(EngineError):  # noqa: N818 - as above
    """The engine's process died or overran twice over the same question. The next question gets a new one."""
