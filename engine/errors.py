"""What can go wrong with asking the engine."""

from __future__ import annotations


class EngineError(Exception):
    """The engine gave no answer."""


class EngineUnavailable(EngineError):  # noqa: N818 - the base says that it is an error
    """There is no engine here: numba is not installed, or the worker is closed."""


class EngineFailed(EngineError):  # noqa: N818 - as above
    """Twice the engine's process did not start, died, overran or answered nonsense over the same question.

    The next question gets a new process.
    """
