from __future__ import annotations

import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from simcord import ChannelHandle

from tests.end_to_end.stage import Stage, config_in, opened_stage


@pytest.fixture
async def stage(tmp_path: Path, new_database: Path) -> AsyncIterator[Stage]:
    """The real bot among three people in one channel, on a real database file."""
    shutil.copyfile(new_database, config_in(tmp_path).database_path)
    async with opened_stage(tmp_path) as stage:
        yield stage


@pytest.fixture
def elsewhere(stage: Stage) -> ChannelHandle:
    """Another channel of the same server."""
    return stage.guild.create_text_channel("elsewhere")


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
