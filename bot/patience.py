"""Doing something else when work takes long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any


async def patiently(
    work: Coroutine[Any, Any, object], seconds: float, meanwhile: Callable[[], Awaitable[object]]
) -> None:
    """Wait for some work; where it takes longer than so many seconds, something is done meanwhile."""
    working = asyncio.create_task(work)
    done, _ = await asyncio.wait({working}, timeout=seconds)
    if not done:
        await meanwhile()
    await working
