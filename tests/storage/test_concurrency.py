"""Calls that come together happen one after the other; a call that is cancelled has happened or has not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from storage import (
    ChallengeClosed,
    GameEnded,
    GameRecord,
    PairHasChallenge,
    RematchStarted,
    StaleVersion,
    Store,
    StoreClosed,
)
from tests.storage.scene import ADA, BAYO, LAGOS, NOON, NORTH_WINS, SOUTH_WINS, TOMORROW, ended, seated


async def together(*calls: Awaitable[object]) -> tuple[list[object], list[BaseException]]:
    """What came of calls made at the same time: the results, and what the others raised."""
    came = await asyncio.gather(*calls, return_exceptions=True)
    raised = [one for one in came if isinstance(one, BaseException)]
    return [one for one in came if not isinstance(one, BaseException)], raised


async def test_of_moves_for_the_same_ply_exactly_one_is_played(store: Store) -> None:
    game = await seated(store)

    results, refusals = await together(*(store.append_move(game.id, 0, pit, now=NOON) for pit in range(6)))

    (played,) = results
    assert played == await store.game(game.id)
    assert isinstance(played, GameRecord)
    assert len(played.moves) == 1
    assert [type(refusal) for refusal in refusals] == [StaleVersion] * 5


async def test_of_a_last_move_and_a_resignation_one_ends_the_game(store: Store) -> None:
    game = await seated(store)

    results, refusals = await together(
        store.append_move(game.id, 0, 2, now=NOON, ending=SOUTH_WINS),
        store.end_game(game.id, NORTH_WINS, now=NOON),
    )

    assert results == [await store.game(game.id)]
    assert [type(refusal) for refusal in refusals] == [GameEnded]


async def test_of_answers_to_a_challenge_one_counts(store: Store) -> None:
    asked = await store.open_challenge(LAGOS, ADA, BAYO, "oware", "random", now=NOON, expires_at=TOMORROW)

    results, refusals = await together(
        store.accept_challenge(asked.id, ADA, BAYO, now=NOON),
        store.accept_challenge(asked.id, BAYO, ADA, now=NOON),
        store.close_challenge(asked.id, "withdrawn", now=NOON),
    )

    assert results == await store.running_games()
    assert len(results) == 1
    assert [type(refusal) for refusal in refusals] == [ChallengeClosed] * 2


async def test_of_crossing_challenges_one_stands_and_the_other_is_shown_it(store: Store) -> None:
    results, refusals = await together(
        store.open_challenge(LAGOS, ADA, BAYO, "oware", "random", now=NOON, expires_at=TOMORROW),
        store.open_challenge(LAGOS, BAYO, ADA, "oware", "random", now=NOON, expires_at=TOMORROW),
    )

    (refusal,) = refusals
    assert isinstance(refusal, PairHasChallenge)
    assert results == [await store.challenge(refusal.challenge_id)]


async def test_of_two_rematches_one_starts(store: Store) -> None:
    game = await ended(store)

    results, refusals = await together(
        store.start_rematch(game.id, BAYO, ADA, now=NOON, place=LAGOS),
        store.start_rematch(game.id, BAYO, ADA, now=NOON, place=LAGOS),
    )

    assert results == await store.running_games()
    assert [type(refusal) for refusal in refusals] == [RematchStarted]


class Stalled:
    """A transaction that has set the fact "seeds" to 48 and then waits in the middle."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._written = asyncio.Event()
        self.task = asyncio.create_task(self._stall())

    async def _stall(self) -> None:
        async with self._store._database.writing() as db:
            await db.all("INSERT INTO facts VALUES ('seeds', '48')")
            self._written.set()
            await asyncio.Event().wait()

    async def reached(self) -> None:
        await self._written.wait()

    async def cancelled(self, *, times: int = 1) -> None:
        for _ in range(times):
            self.task.cancel()
            await asyncio.sleep(0)
        with pytest.raises(asyncio.CancelledError):
            await self.task


@pytest.mark.parametrize("times", [1, 2])
async def test_a_transaction_cancelled_in_the_middle_is_undone_and_the_next_one_works(
    store: Store, times: int
) -> None:
    stalled = Stalled(store)
    await stalled.reached()

    await stalled.cancelled(times=times)

    assert await store.fact("seeds") is None
    await store.set_fact("seeds", "4")
    assert await store.fact("seeds") == "4"


async def test_a_reader_never_sees_what_is_not_committed(store: Store) -> None:
    stalled = Stalled(store)
    await stalled.reached()
    reader = asyncio.create_task(store.fact("seeds"))
    await asyncio.sleep(0.02)
    assert not reader.done()

    await stalled.cancelled()

    assert await reader is None


async def test_a_transaction_that_raises_is_undone(store: Store) -> None:
    async def fail() -> None:
        async with store._database.writing() as db:
            await db.all("INSERT INTO facts VALUES ('seeds', '48')")
            raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        await fail()

    assert await store.fact("seeds") is None


@pytest.mark.parametrize("turns", range(14))
async def test_a_move_cancelled_at_any_time_is_played_with_its_end_or_not_at_all(
    store: Store, turns: int
) -> None:
    game = await seated(store)
    task = asyncio.create_task(store.append_move(game.id, 0, 2, now=NOON, ending=SOUTH_WINS))
    for _ in range(turns):
        await asyncio.sleep(0.0003)

    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

    after = await store.game(game.id)
    assert (after.moves, after.ending) in [((), None), ((2,), SOUTH_WINS)]
    await store.set_fact("still", "writable")


async def test_a_cancelled_wait_for_the_turn_leaves_the_one_at_work_alone(store: Store) -> None:
    game = await seated(store)
    first = asyncio.create_task(store.append_move(game.id, 0, 2, now=NOON))
    second = asyncio.create_task(store.append_move(game.id, 1, 7, now=NOON))
    await asyncio.sleep(0)

    second.cancel()

    assert (await first).moves == (2,)
    with pytest.raises(asyncio.CancelledError):
        await second
    assert (await store.game(game.id)).moves == (2,)


async def test_closing_waits_for_the_work_in_hand_and_refuses_the_rest(store: Store) -> None:
    game = await seated(store)
    move = asyncio.create_task(store.append_move(game.id, 0, 2, now=NOON))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    late = asyncio.create_task(store.append_move(game.id, 1, 7, now=NOON))

    assert (await move).moves == (2,)
    await closing
    with pytest.raises(StoreClosed):
        await late
