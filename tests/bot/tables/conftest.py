from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.tables import Challenges, Clock, Clocks, First, Games, Matches, Offers, Rematches, Table
from storage import MatchTerms, Place, Store

AMA, BAYO, KOFI = 1, 2, 3
HERE, THERE, ELSEWHERE = Place(10, 100), Place(10, 101), Place(11, 102)


@dataclass
class WallClock:
    """A clock that tests turn."""

    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class House:
    """The use cases on a real database file."""

    store: Store
    clock: WallClock
    challenges: Challenges
    games: Games
    offers: Offers
    rematches: Rematches
    clocks: Clocks
    matches: Matches

    @classmethod
    def on(cls, store: Store) -> House:
        clock = WallClock()
        games = Games(store, clock)
        rng = random.Random(1)
        challenges = Challenges(store, clock, rng)
        offers, rematches = Offers(store, games, clock), Rematches(store, games, None, clock, rng)
        clocks, matches = Clocks(store, games, clock), Matches(store, games, clock, rng)
        return cls(store, clock, challenges, games, offers, rematches, clocks, matches)

    async def begin(
        self,
        place: Place = HERE,
        south: int = AMA,
        north: int = BAYO,
        ruleset: str = "ayoayo",
        *,
        clock: Clock = Clock.NONE,
        match: MatchTerms | None = None,
    ) -> Table:
        issued = await self.challenges.issue(place, south, north, ruleset, First.ME, clock=clock, match=match)
        table = (await self.challenges.accept(issued.challenge.id, north)).table
        assert table is not None
        return table

    async def play(self, table: Table, *pits: int) -> Table:
        for pit in pits:
            played = await self.games.play(table.id, table.mover.id, table.version, pit)
            table = played.table
        return table


@pytest.fixture
async def store(tmp_path: Path, new_database: Path) -> AsyncIterator[Store]:
    path = tmp_path / "opon.sqlite3"
    shutil.copyfile(new_database, path)
    async with await Store.open(path, now=0) as store:
        yield store


@pytest.fixture
def house(store: Store) -> House:
    return House.on(store)
