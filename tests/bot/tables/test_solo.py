"""Playing the bot: what becomes of its turn where no move comes."""

from __future__ import annotations

import logging
import random
import sys
from pathlib import Path

import pytest

from bot.tables import First, SoloGames
from bot.tables.solo import Terms
from engine import Level, Worker
from tests.bot.tables.conftest import AMA, HERE, House

BOT = 9
TERMS = Terms("ayoayo", Level.CASUAL, First.THEM)


def solo(house: House, worker: Worker) -> SoloGames:
    return SoloGames(house.store, house.games, worker, house.clock, random.Random(1))


async def test_an_engine_that_fails_leaves_the_turn_and_is_an_error(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    games = solo(house, Worker(tmp_path, command=(sys.executable, "-c", "raise SystemExit(3)")))
    table = await games.begin(HERE, AMA, BOT, TERMS)
    assert not await games.answer(table.id)
    assert await games.waiting() == [table.id]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_an_engine_that_is_closed_with_the_bot_leaves_the_turn_and_is_no_error(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    worker = Worker(tmp_path)
    await worker.close()
    games = solo(house, worker)
    table = await games.begin(HERE, AMA, BOT, TERMS)
    with caplog.at_level(logging.INFO):
        assert not await games.answer(table.id)
    assert await games.waiting() == [table.id]
    assert [record.levelno for record in caplog.records] == [logging.INFO]
