"""The engine as the use cases see it: there, or not."""

from __future__ import annotations

from bot.tables.refusal import Refusal, Refused
from engine import Worker


def required(worker: Worker | None) -> Worker:
    """The engine.

    Raises:
        Refused: there is none here.
    """
    if worker is None:
        raise Refused(Refusal.ENGINE_OFF)
    return worker
