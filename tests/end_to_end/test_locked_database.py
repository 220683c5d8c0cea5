"""Another program holds the database for a while, or the database fails in the middle of a request."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import Backend
from simcord.http import router

from bot.custom_id import Play
from tests.end_to_end.outage import ANSWER, EVERYTHING, Request, outage
from tests.end_to_end.stage import Stage, pictures, playable, told

SAVES_NOTHING = "I cannot save anything just now, so nothing has changed. Try again in a moment."


@contextmanager
def held(path: Path) -> Iterator[sqlite3.Connection]:
    """Another program is writing to the database until the block is left."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


@contextmanager
def held_from(path: Path, request: Request) -> Iterator[None]:
    """Another program writes to the database from the first such request on, until the block is left."""
    carry_out: Callable[..., Any] = router.dispatch
    verb, pattern = request
    with closing(sqlite3.connect(path, isolation_level=None)) as other, pytest.MonkeyPatch.context() as patch:

        def dispatch(backend: Backend, method: str, address: str, **details: Any) -> Any:
            if fnmatch(method, verb) and fnmatch(address, pattern) and not other.in_transaction:
                other.execute("BEGIN IMMEDIATE")
            return carry_out(backend, method, address, **details)

        patch.setattr(router, "dispatch", dispatch)
        yield


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The errors in the log, which the test expected and takes out."""
    found = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    caplog.clear()
    return found


async def test_a_move_that_cannot_be_saved_is_told_as_such_logged_and_can_be_made_again(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.begin()
    with held(stage.config.database_path):
        assert told(await stage.click_pit("C")) == SAVES_NOTHING
    (error,) = errors(caplog)
    assert error.endswith("is in use: database is locked.")
    assert (await stage.table()).record.moves == ()
    await stage.click_pit("C")
    assert playable(stage.messages()) == [(1, 1)]


async def test_a_move_that_a_read_only_database_does_not_take_is_told_as_not_saved(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.begin()
    async with stage.bot.store._database.reading() as database:
        await database.all("PRAGMA query_only = ON")
    assert told(await stage.click_pit("C")) == SAVES_NOTHING
    (error,) = errors(caplog)
    assert "cannot be written" in error


async def test_a_move_after_which_the_database_is_held_is_kept_told_and_shown_once(stage: Stage) -> None:
    await stage.begin()
    with held_from(stage.config.database_path, ANSWER):
        assert "What you did is kept" in told(await stage.click_pit("C"))
    assert (await stage.table()).record.moves == (2,)
    await stage.upkeep()
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    assert playable(stage.messages()) == [(1, 1)]


async def test_a_known_name_is_not_written_and_a_new_one_waits_while_the_database_is_held(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.desk")
    board = await stage.begin()
    with held(stage.config.database_path):
        await stage.ama.click(board, label="More")
        assert [record for record in caplog.records if record.name == "bot.desk"] == []
        asked = await stage.kofi.click(board, label="More")
    assert "somebody else's game" in told(asked)
    (record,) = (record for record in caplog.records if record.name == "bot.desk")
    assert record.levelno == logging.INFO
    assert record.getMessage().startswith("A name is not remembered for now: ")
    await stage.kofi.click(board, label="More")
    assert await stage.bot.store.names([stage.kofi.id]) == {stage.kofi.id: "Kofi"}


async def test_a_refusal_whose_link_cannot_be_looked_up_is_answered_with_a_reference(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    board = await stage.begin()
    with closing(sqlite3.connect(stage.config.database_path)) as other:
        other.execute("ALTER TABLE boards RENAME TO lost_boards")
    answer = told(await stage.press(stage.kofi, board, Play(1, 0, 2)))
    assert answer.startswith("Something went wrong on my side")
    (error,) = errors(caplog)
    assert error == f"Unexpected error {answer.split()[-1]}"


async def test_a_refusal_of_which_nobody_can_be_told_is_logged_and_no_more(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    board = await stage.begin()
    with outage(EVERYTHING):
        await stage.press(stage.kofi, board, Play(1, 0, 2))
    assert caplog.records[-1].getMessage().startswith("Nobody could be told of Refused(")
