from __future__ import annotations

import asyncio
import gc

from bot.locks import Locks


async def test_effects_on_one_key_happen_one_after_the_other_and_on_others_beside_them() -> None:
    locks, steps = Locks(), list[str]()

    async def effect(key: int, name: str) -> None:
        async with locks.of(key):
            steps.append(f"{name} begins")
            await asyncio.sleep(0)
            steps.append(f"{name} ends")

    await asyncio.gather(effect(1, "one"), effect(1, "two"), effect(2, "other"))
    assert steps.index("one ends") < steps.index("two begins")
    assert steps.index("other begins") < steps.index("one ends")


async def test_a_lock_that_nobody_holds_is_forgotten() -> None:
    locks = Locks()
    async with locks.of("game"):
        assert len(locks._locks) == 1
    gc.collect()
    assert not locks._locks
