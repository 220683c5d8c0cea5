"""Due clocks are found by their index."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from storage import Store
from storage.clocks import DUE
from tests.storage.scene import ADA, BAYO, CHIDI, LAGOS, NOON, TOMORROW, seated


async def clocked(store: Store, opponent: int = BAYO, clock: int = 1000) -> int:
    asked = await store.open_challenge(
        LAGOS, ADA, opponent, "oware", "challenger", now=NOON, expires_at=TOMORROW, clock=clock
    )
    return (await store.accept_challenge(asked.id, ADA, opponent, now=NOON)).id


async def test_a_game_is_due_at_its_reminder_and_again_at_its_deadline(store: Store) -> None:
    game_id = await clocked(store)
    await seated(store, BAYO, CHIDI)
    assert (await store.game(game_id)).deadline == NOON + 1000
    assert await store.next_due() == NOON + 800
    assert await store.due_games(NOON + 799) == []
    assert [game.id for game in await store.due_games(NOON + 800)] == [game_id]
    await store.reminded(game_id, 0)
    assert await store.due_games(NOON + 999) == []
    assert await store.next_due() == NOON + 1000
    await store.append_move(game_id, 0, 2, now=NOON + 900)
    assert ((await store.game(game_id)).deadline, await store.next_due()) == (NOON + 1900, NOON + 1700)


async def test_due_games_are_found_by_their_index(store: Store, path: Path) -> None:
    await clocked(store)
    connection = sqlite3.connect(path)
    query = f"EXPLAIN QUERY PLAN SELECT * FROM games WHERE {DUE}"  # noqa: S608 - a constant of ours
    plan = [row[3] for row in connection.execute(query, (NOON,))]
    assert any("running_games_by_clock" in step for step in plan), plan
    connection.close()


async def test_time_is_given_back_to_running_clocks_alone_and_once(store: Store) -> None:
    game_id = await clocked(store)
    without = await seated(store, BAYO, CHIDI)
    assert await store.note_alive(NOON, tolerated=0) == 0
    assert await store.note_alive(NOON + 500, tolerated=500) == 0
    assert await store.note_alive(NOON + 700, tolerated=100) == 200
    assert await store.note_alive(NOON + 700, tolerated=0) == 0
    assert (await store.game(game_id)).deadline == NOON + 1200
    assert (await store.game(without.id)).deadline is None
