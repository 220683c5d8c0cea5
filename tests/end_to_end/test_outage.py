"""Discord fails between a commit and its message: what was done is kept, told privately, and shown once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from fnmatch import fnmatch
from typing import Any

import aiohttp
import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.results import InteractionResult

from bot.custom_id import Play, encode
from rules import PIT_LETTERS
from tests.end_to_end.stage import Stage, buttons, labels, pictures, playable

Request = tuple[str, str]

ANSWER: Request = "POST", "/interactions/*/callback"
POST: Request = "POST", "/channels/*/messages"
EDIT: Request = "PATCH", "/channels/*/messages/*"
EVERYTHING: Request = "*", "*"

INTERNAL_ERROR = BackendError(500, 0, "Internal Server Error")
faults = pytest.mark.parametrize(
    "fault",
    [
        pytest.param(INTERNAL_ERROR, id="internal error"),
        pytest.param(BackendError(503, 0, "Service Unavailable"), id="unavailable"),
        pytest.param(BackendError(429, 0, "You are being rate limited."), id="rate limit"),
        pytest.param(OSError("Network is unreachable"), id="no network"),
        pytest.param(TimeoutError(), id="no reply in time"),
        pytest.param(aiohttp.ServerDisconnectedError(), id="connection closed"),
    ],
)


@contextmanager
def outage(*requests: Request, fault: Exception = INTERNAL_ERROR, unheard: bool = False) -> Iterator[None]:
    """Until the block is left these requests fail; ``unheard``: they are carried out, but no reply comes."""
    carry_out: Callable[..., Any] = router.dispatch

    def dispatch(backend: Backend, method: str, path: str, **request: Any) -> Any:
        fails = any(fnmatch(method, verb) and fnmatch(path, pattern) for verb, pattern in requests)
        reply = None if fails and not unheard else carry_out(backend, method, path, **request)
        if fails:
            raise fault
        return reply

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", dispatch)
        yield


async def click(stage: Stage, letter: str) -> InteractionResult:
    """The mover of the first game clicks a pit on its newest board."""
    table = await stage.table()
    mover = stage.ama if table.mover.id == stage.ama.id else stage.bayo
    action = Play(1, table.ply, PIT_LETTERS.index(letter))
    return await mover.click(stage.board(), custom_id=encode(action))


def told(result: InteractionResult) -> str:
    """What somebody was told privately."""
    message = result.followups[0] if result.followups else result.response
    assert message is not None
    assert message.ephemeral
    return message.content


@faults
async def test_a_move_whose_board_cannot_be_posted_is_kept_told_and_shown_once(
    stage: Stage, fault: Exception
) -> None:
    await stage.begin()
    with outage(POST, fault=fault):
        assert "What you did is kept" in told(await click(stage, "C"))
        await stage.upkeep()
        assert (await stage.table()).record.moves == (2,)
        assert pictures(stage.messages()) == ["opon-1-ply-0.png"]
    await stage.upkeep()
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    assert playable(stage.messages()) == [(1, 1)]


@faults
async def test_a_move_whose_answer_is_lost_is_shown_at_once(stage: Stage, fault: Exception) -> None:
    await stage.begin()
    with outage(ANSWER, fault=fault):
        await click(stage, "C")
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    assert playable(stage.messages()) == [(1, 1)]


async def test_a_move_whose_answer_comes_too_late_is_shown_at_once(stage: Stage) -> None:
    await stage.begin()
    with outage(ANSWER, fault=BackendError(404, 10062, "Unknown interaction")):
        await click(stage, "C")
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    assert playable(stage.messages()) == [(1, 1)]


@faults
async def test_an_old_board_that_cannot_be_stripped_is_stripped_later(stage: Stage, fault: Exception) -> None:
    await stage.begin()
    with outage(ANSWER, EDIT, fault=fault):
        await click(stage, "C")
        await stage.upkeep()
        assert playable(stage.messages()) == [(1, 0), (1, 1)]
    await stage.upkeep()
    assert playable(stage.messages()) == [(1, 1)]


@faults
async def test_nothing_is_lost_when_all_of_discord_is_out_of_reach(stage: Stage, fault: Exception) -> None:
    await stage.begin()
    with outage(EVERYTHING, fault=fault):
        await click(stage, "C")
        await stage.upkeep()
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    assert playable(stage.messages()) == [(1, 1)]


@pytest.mark.parametrize("ahead", [-120, 0, 120])
async def test_a_board_whose_posting_was_not_heard_of_is_found_whatever_the_clock_says(
    stage: Stage, ahead: int
) -> None:
    stage.clock.pass_by(seconds=ahead)
    await stage.begin()
    with outage(POST, unheard=True):
        assert "What you did is kept" in told(await click(stage, "C"))
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    await stage.play("a")
    assert playable(stage.messages()) == [(1, 2)]


async def test_the_opponent_plays_on_a_board_whose_posting_was_not_heard_of(stage: Stage) -> None:
    await stage.begin()
    with outage(POST, unheard=True):
        await click(stage, "C")
    await click(stage, "a")
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png", "opon-1-ply-2.png"]
    assert playable(stage.messages()) == [(1, 2)]


async def test_a_board_that_is_sent_again_carries_the_same_nonce(stage: Stage) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/channels/*/messages")
    await click(stage, "C")
    await stage.upkeep()
    first, failed, repeated = (body["nonce"] for body in stage.requests("POST", "/messages"))
    assert failed == repeated != first
    assert len(failed) <= 25


async def test_a_last_move_whose_board_cannot_be_posted_ends_the_game_once(stage: Stage) -> None:
    await stage.begin(variant="ayoayo-seed-stays")
    await stage.play("BeAbEb")
    with outage(POST):
        assert "What you did is kept" in told(await click(stage, "B"))
    await stage.upkeep()
    await stage.upkeep()
    assert pictures(stage.messages())[-2:] == ["opon-1-ply-6.png", "opon-1-final.png"]
    assert labels(stage.last) == [["Rematch"]]


@faults
async def test_a_challenge_whose_answer_is_lost_is_posted_at_once(stage: Stage, fault: Exception) -> None:
    with outage(ANSWER, fault=fault):
        await stage.challenge(stage.ama, stage.bayo)
    await stage.upkeep()
    (message,) = stage.messages()
    assert message.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you")
    await stage.bayo.click(message, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_challenge_whose_answer_was_not_heard_of_is_not_posted_twice(stage: Stage) -> None:
    with outage(ANSWER, unheard=True):
        await stage.challenge(stage.ama, stage.bayo)
    await stage.upkeep()
    (message,) = stage.messages()
    await stage.bayo.click(message, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_challenge_that_cannot_be_posted_is_told_and_posted_later(stage: Stage) -> None:
    stage.env.inject_error("POST", "/interactions/*/callback")
    with outage(POST):
        assert "What you did is kept" in told(await stage.challenge(stage.ama, stage.bayo))
    assert not stage.messages()
    await stage.upkeep()
    await stage.upkeep()
    (message,) = stage.messages()
    await stage.bayo.click(message, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_challenge_is_not_taken_for_one_whose_number_begins_like_its_own(stage: Stage) -> None:
    with outage(EVERYTHING):
        await stage.challenge(stage.ama, stage.bayo)
    for _ in range(2, 10):
        await stage.challenge(stage.ama, stage.kofi)
        await stage.ama.click(stage.last, label="Withdraw")
    await stage.challenge(stage.ama, stage.kofi)
    assert buttons(stage.last)[0][0].custom_id == "opon:accept:10"
    await stage.upkeep()
    assert buttons(stage.last)[0][0].custom_id == "opon:accept:1"


async def test_an_accepted_challenge_whose_answer_is_lost_says_so_later_and_its_game_begins(
    stage: Stage,
) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    with outage(ANSWER):
        await stage.bayo.click(stage.last, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]
    await stage.upkeep()
    settled = stage.messages()[0]
    assert "Bayo has accepted" in settled.content
    assert not buttons(settled)


async def test_an_accepted_challenge_whose_board_cannot_be_posted_begins_later(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    with outage(POST):
        assert "What you did is kept" in told(await stage.bayo.click(stage.last, label="Accept"))
    await stage.upkeep()
    assert playable(stage.messages()) == [(1, 0)]


async def test_of_two_challenges_that_cross_a_game_begins_though_the_answer_is_lost(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    with outage(ANSWER, EDIT):
        await stage.challenge(stage.bayo, stage.ama)
    assert playable(stage.messages()) == [(1, 0)]
    await stage.upkeep()
    assert not buttons(stage.messages()[0])


async def test_a_call_for_a_rematch_that_was_lost_is_made_by_the_next_click(stage: Stage) -> None:
    await stage.begin(variant="ayoayo-seed-stays")
    await stage.play("BeAbEbB")
    stage.env.inject_error("POST", "/interactions/*/callback")
    assert "Discord did not take my answer" in told(await stage.ama.click(stage.last, label="Rematch"))
    await stage.ama.click(stage.last, label="Rematch")
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, Ama would like a rematch")
    result = await stage.ama.click(stage.last, label="Rematch")
    assert "You have already asked" in told(result)
    await stage.bayo.click(stage.last, label="Rematch")
    assert playable(stage.messages()) == [(2, 0)]


async def test_a_board_that_cannot_be_posted_again_stays_where_it_is(stage: Stage) -> None:
    board = await stage.begin()
    with outage(POST):
        result = await stage.ama.slash(stage.channel, "mancala board")
    assert "Discord did not take my answer" in told(result)
    assert stage.last.id == board.id
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_game_that_cannot_be_shown_does_not_keep_others_from_being_shown(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.begin()
    await stage.challenge(stage.ama, stage.kofi, first="challenger")
    with outage(POST):
        await stage.kofi.click(stage.last, label="Accept")
        await click(stage, "C")
    with closing(sqlite3.connect(stage.config.database_path)) as database, database:
        database.execute("UPDATE games SET ruleset = 'of-a-later-version' WHERE id = 1")
    await stage.upkeep()
    assert playable(stage.messages()) == [(2, 0)]
    (record,) = (record for record in caplog.records if record.levelname == "ERROR")
    assert record.getMessage() == "The message of game 1 cannot be brought up to date"
    caplog.clear()
