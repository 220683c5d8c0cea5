"""The clocks that a game can be played with."""

from __future__ import annotations

from enum import Enum

_MINUTE, _HOUR, _DAY = 60, 60 * 60, 24 * 60 * 60


class Clock(Enum):
    """The time for each move; the value is what a command carries."""

    NONE = "none"
    MINUTES = "5m"
    HOUR = "1h"
    DAY = "1d"
    THREE_DAYS = "3d"
    WEEK = "7d"

    @property
    def word(self) -> str:
        """What it goes by in the texts."""
        return self.name.lower().replace("_", "-")

    @property
    def seconds(self) -> int | None:
        """How long it is; None for as long as one likes."""
        return _SECONDS[self]


_SECONDS = {
    Clock.NONE: None,
    Clock.MINUTES: 5 * _MINUTE,
    Clock.HOUR: _HOUR,
    Clock.DAY: _DAY,
    Clock.THREE_DAYS: 3 * _DAY,
    Clock.WEEK: 7 * _DAY,
}
USUAL_CLOCK = Clock.THREE_DAYS


def clock_of(seconds: int | None) -> Clock:
    """The clock with this time for each move."""
    return next(clock for clock, length in _SECONDS.items() if length == seconds)


def clock_named(word: str) -> Clock:
    """The clock that goes by this word.

    Raises:
        ValueError: there is none.
    """
    for clock in Clock:
        if clock.word == word:
            return clock
    raise ValueError(f"there is no clock {word!r}")
