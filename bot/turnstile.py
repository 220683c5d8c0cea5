"""The turnstile at the door: everybody comes in at a human pace, and one person's flood waits outside."""

from __future__ import annotations

from collections.abc import Callable

BURST = 20
"""How many requests somebody may make at once, having been quiet before."""

PER_SECOND = 2.0
"""How many may follow in each second after that, for as long as they like."""

MOST_PEOPLE = 10_000
"""How many people are remembered; whoever came longest ago is forgotten first, and so starts afresh."""


class TooFast(Exception):  # noqa: N818 - named for what the person does, like Refused
    """Somebody asks for more than the turnstile lets through; nothing has been looked at or changed."""


class Turnstile:
    """A token bucket for each person: it holds ``BURST`` requests and fills by ``PER_SECOND``.

    It knows nobody but those who came lately, and asks neither Discord nor the store, so that turning
    somebody away costs next to nothing.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left: dict[int, tuple[float, float]] = {}

    def admit(self, user_id: int, cost: float = 1.0) -> None:
        """Let somebody in.

        Args:
            user_id: who asks.
            cost: how much of the bucket this takes.

        Raises:
            TooFast: they have to wait a little; what they asked is not counted against them.
        """
        now = self._clock()
        left = self._left_to(user_id, now)
        self._left.pop(user_id, None)  # so that those who came last stand last
        self._left[user_id] = (left - cost if left >= cost else left, now)
        self._forget(now)
        if left < cost:
            raise TooFast

    def _left_to(self, user_id: int, now: float) -> float:
        left, since = self._left.get(user_id, (BURST, now))
        return min(BURST, left + max(0.0, now - since) * PER_SECOND)  # a clock may be put back

    def _forget(self, now: float) -> None:
        """Drop the one who came longest ago, if by now their bucket is full again or too many are known."""
        oldest = next(iter(self._left))
        if self._left_to(oldest, now) >= BURST or len(self._left) > MOST_PEOPLE:
            del self._left[oldest]
