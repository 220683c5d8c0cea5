"""One lock for each game, challenge or person, kept only while somebody holds or awaits it."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class Locks:
    """Locks by key: effects on one message stream happen one after the other, others go on beside them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: Hashable) -> asyncio.Lock:
        """The lock of this key; the same one as long as anybody uses it."""
        return self._locks.setdefault(key, asyncio.Lock())
