from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import simcord

from tests.end_to_end.stage import Stage, StageClock, config_in, new_bot


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """The real bot among three people in one channel, on a real database file."""
    clock, config = StageClock(), config_in(tmp_path)
    bot = new_bot(config, clock)
    clock.env = simcord.Env(bot)
    await clock.env.start()
    guild = clock.env.create_guild()
    people = {name: guild.add_member(clock.env.create_user(name)) for name in ("Ama", "Bayo", "Kofi")}
    stage = Stage(
        env=clock.env,
        bot=bot,
        config=config,
        clock=clock,
        guild=guild,
        channel=guild.create_text_channel("games"),
        ama=people["Ama"],
        bayo=people["Bayo"],
        kofi=people["Kofi"],
        bots=[bot],
    )
    try:
        yield stage
    finally:
        await clock.env.shutdown()
        for started in stage.bots:
            await started.close()


@pytest.fixture(autouse=True)
def no_errors_in_the_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py only logs what a button raises, so an error in the log fails the test."""
    yield
    errors = [
        r.getMessage()
        for when in ("setup", "call")
        for r in caplog.get_records(when)
        if r.levelno >= logging.ERROR
    ]
    assert not errors
