"""How long the event loop is held up while the engine's process thinks."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from engine import Worker
from rules import RULESETS, Game


async def longest_pause(busy: asyncio.Future[object]) -> float:
    """The longest time, in seconds, that the loop was late for a millisecond's sleep."""
    longest = 0.0
    while not busy.done():
        begun = time.perf_counter()
        await asyncio.sleep(0.001)
        longest = max(longest, time.perf_counter() - begun - 0.001)
    return longest


async def test_the_event_loop_is_never_held_up_for_50_milliseconds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The process starts, compiles, builds a table and thinks meanwhile."""
    worker = Worker(tmp_path, 64)
    game = Game(RULESETS["oware"])
    cold = await longest_pause(asyncio.ensure_future(worker.evaluate(game, 1.0)))
    thinking = await longest_pause(asyncio.ensure_future(worker.evaluate(game, 3.0)))
    await worker.close()
    with capsys.disabled():
        print(
            f"\nlongest pause: {cold * 1000:.1f} ms while starting, {thinking * 1000:.1f} ms while thinking"
        )
    assert max(cold, thinking) < 0.05
