"""A deadline for kernels: when it has passed, a running search may look at no further position."""

from __future__ import annotations

from math import isfinite
from threading import Timer
from types import TracebackType

from engine.compiled import Numbers


class Deadline:
    """Sets one word to nothing after so many seconds; kernels let go of the interpreter, so it can.

    Used as a context. The word holds how many positions the search may look at. Where the seconds are
    infinitely many, no thread counts them.
    """

    def __init__(self, words: Numbers, word: int, seconds: float) -> None:
        self._words, self._word = words, word
        self._timer = Timer(seconds, self._strike)
        self._timer.daemon = True

    def __enter__(self) -> Deadline:
        if isfinite(self._timer.interval):
            self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._timer.cancel()
        if self._timer.ident:
            self._timer.join()

    def _strike(self) -> None:
        self._words[self._word] = 0
