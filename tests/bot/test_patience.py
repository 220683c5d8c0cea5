from __future__ import annotations

import asyncio

from bot.patience import patiently


async def test_what_is_done_meanwhile_is_done_only_when_work_takes_long() -> None:
    done: list[str] = []

    async def work(seconds: float) -> None:
        await asyncio.sleep(seconds)
        done.append("work")

    async def meanwhile() -> None:
        done.append("meanwhile")

    await patiently(work(0), 60, meanwhile)
    assert done == ["work"]
    await patiently(work(0.05), 0.01, meanwhile)
    assert done == ["work", "meanwhile", "work"]
