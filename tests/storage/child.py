"""What other processes do to a database in the tests: ``python -m tests.storage.child <work> <path>``.

Each tells what it has done on its standard output, and works until it is killed.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from pathlib import Path

from storage import Store, StoreError
from tests.storage.scene import NOON, SOUTH_WINS, seated


def tell(what: object) -> None:
    print(what, flush=True)


async def hold(_store: Store) -> None:
    """Keep the file open."""
    tell("open")
    await asyncio.Event().wait()


async def stall(store: Store) -> None:
    """Play a move; then stop in the middle of a transaction that plays another and begins a game."""
    game = await seated(store)
    await store.append_move(game.id, 0, 2, now=NOON)
    async with store._database.writing() as db:
        await db.all("INSERT INTO events VALUES (?, 1, 'move', 7, 2, 0)", game.id)
        await db.all(
            "INSERT INTO games (channel_id, south_id, north_id, ruleset, created_at)"
            " VALUES (1, 2, 3, 'oware', 0)"
        )
        tell("inside")
        await asyncio.Event().wait()


async def play(store: Store) -> None:
    """Play games of three moves without end, and tell the number of moves after each."""
    number = count(1)
    while True:
        game = await seated(store)
        for ply, pit in enumerate((0, 6, 1)):
            ending = SOUTH_WINS if ply == 2 else None
            await store.append_move(game.id, ply, pit, now=NOON, ending=ending)
            tell(next(number))


WORKS = {"hold": hold, "stall": stall, "play": play}


async def main(work: str, path: str) -> None:
    try:
        async with await Store.open(Path(path), now=NOON) as store:
            await WORKS[work](store)
    except StoreError as error:
        tell(error)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
