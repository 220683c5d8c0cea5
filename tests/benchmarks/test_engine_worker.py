"""How long the event loop is held up while the engine's process thinks."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from engine import Level, Worker
from rules import RULESETS, Game

PROMISED = 0.05
"""Seconds that the event loop may pause at most."""

TOO_BUSY = PROMISED / 2
"""Where a loop alone pauses so long, too, longer pauses are not laid at the engine's door."""


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
    alone = await longest_pause(asyncio.ensure_future(asyncio.sleep(3)))
    cold = await longest_pause(asyncio.ensure_future(worker.evaluate(game, 1.0)))
    thinking = await longest_pause(asyncio.ensure_future(worker.evaluate(game, 3.0)))
    await worker.close()
    alone = max(alone, await longest_pause(asyncio.ensure_future(asyncio.sleep(3))))
    with capsys.disabled():
        print(
            f"\nlongest pause: {cold * 1000:.1f} ms while starting, {thinking * 1000:.1f} ms while thinking,"
            f" {alone * 1000:.1f} ms alone"
        )
    if max(cold, thinking) >= PROMISED and alone > TOO_BUSY:
        pytest.skip("others want the cores: a loop alone pauses, too")
    assert max(cold, thinking) < PROMISED


async def test_the_first_move_comes_soon(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With nothing on the disk, and by a new process that finds compiled kernels there."""
    seconds = []
    for _ in range(2):
        worker, begun = Worker(tmp_path), time.perf_counter()
        assert await worker.choose(Game(RULESETS["ayoayo"]), Level.PERFECT, seed=1) == 2
        seconds.append(time.perf_counter() - begun)
        await worker.close()
    with capsys.disabled():
        print(f"\nfirst move: {seconds[0]:.1f} s from an empty folder, {seconds[1]:.1f} s from a warm one")
    assert (seconds[0] < 15, seconds[1] < 3) == (True, True)
