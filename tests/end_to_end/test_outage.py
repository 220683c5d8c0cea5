"""Discord fails between a move and its board: what was done is kept, told privately, and shown once."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from simcord.backend.errors import BackendError

from tests.end_to_end.outage import (
    ANSWER,
    EDIT,
    EVERYTHING,
    FOLLOW_UP,
    HISTORY,
    POST,
    Request,
    faults,
    outage,
)
from tests.end_to_end.stage import Stage, labels, pictures, playable, told


@faults
async def test_a_move_whose_board_cannot_be_posted_is_kept_told_and_shown_once(
    stage: Stage, fault: Exception
) -> None:
    await stage.begin()
    with outage(POST, fault=fault):
        assert "What you did is kept" in told(await stage.click_pit("C"))
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
        await stage.click_pit("C")
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    assert playable(stage.messages()) == [(1, 1)]


async def test_a_move_whose_answer_comes_too_late_is_shown_at_once(stage: Stage) -> None:
    await stage.begin()
    with outage(ANSWER, fault=BackendError(404, 10062, "Unknown interaction")):
        await stage.click_pit("C")
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    assert playable(stage.messages()) == [(1, 1)]


@faults
async def test_an_old_board_that_cannot_be_stripped_is_stripped_later(stage: Stage, fault: Exception) -> None:
    await stage.begin()
    with outage(ANSWER, EDIT, fault=fault):
        await stage.click_pit("C")
        await stage.upkeep()
        assert playable(stage.messages()) == [(1, 0), (1, 1)]
    await stage.upkeep()
    assert playable(stage.messages()) == [(1, 1)]


@faults
async def test_nothing_is_lost_when_all_of_discord_is_out_of_reach(stage: Stage, fault: Exception) -> None:
    await stage.begin()
    with outage(EVERYTHING, fault=fault):
        await stage.click_pit("C")
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
        assert "What you did is kept" in told(await stage.click_pit("C"))
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    await stage.play("a")
    assert playable(stage.messages()) == [(1, 2)]


async def test_the_opponent_plays_on_a_board_whose_posting_was_not_heard_of(stage: Stage) -> None:
    await stage.begin()
    with outage(POST, unheard=True):
        await stage.click_pit("C")
    await stage.click_pit("a")
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png", "opon-1-ply-2.png"]
    assert playable(stage.messages()) == [(1, 2)]


async def test_a_board_whose_posting_was_not_heard_of_is_found_by_who_asks_for_it(stage: Stage) -> None:
    await stage.begin()
    with outage(POST, unheard=True):
        await stage.click_pit("C")
    assert stage.last.jump_url in told(await stage.bayo.slash(stage.channel, "mancala board"))
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
    assert playable(stage.messages()) == [(1, 1)]


async def test_a_board_that_is_sent_again_carries_the_same_nonce(stage: Stage) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/channels/*/messages")
    await stage.click_pit("C")
    await stage.upkeep()
    first, failed, repeated = (body["nonce"] for body in stage.requests("POST", "/messages"))
    assert failed == repeated != first
    assert len(failed) <= 25


async def test_a_last_move_whose_board_cannot_be_posted_ends_the_game_once(stage: Stage) -> None:
    await stage.begin(variant="ayoayo-seed-stays")
    await stage.play("BeAbEb")
    with outage(POST):
        assert "What you did is kept" in told(await stage.click_pit("B"))
    await stage.upkeep()
    await stage.upkeep()
    assert pictures(stage.messages())[-2:] == ["opon-1-ply-6.png", "opon-1-final.png"]
    assert labels(stage.last) == [["Rematch", "Replay", "Go through the game", "Review"]]


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


@pytest.mark.parametrize("status", [403, 404])
@pytest.mark.parametrize(
    "route",
    [ANSWER, FOLLOW_UP, HISTORY, POST, EDIT],
    ids=["answer", "follow-up", "history", "post", "edit"],
)
async def test_no_refusal_leaves_a_game_stuck(stage: Stage, route: Request, status: int) -> None:
    await stage.begin()
    with outage(route, fault=BackendError(status, 0, "No")):
        with outage(POST):
            await stage.click_pit("C")
        await stage.upkeep()
    await stage.bayo.slash(stage.channel, "mancala board")
    assert playable(stage.messages()) == [(1, 1)]
    await stage.play("a")
    assert playable(stage.messages()) == [(1, 2)]


async def test_a_game_that_cannot_be_shown_does_not_keep_others_from_being_shown(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.begin()
    await stage.challenge(stage.ama, stage.kofi, first="challenger")
    with outage(POST):
        await stage.kofi.click(stage.last, label="Accept")
        await stage.click_pit("C")
    with closing(sqlite3.connect(stage.config.database_path)) as database, database:
        database.execute("UPDATE games SET ruleset = 'of-a-later-version' WHERE id = 1")
    await stage.upkeep()
    assert playable(stage.messages()) == [(2, 0)]
    (record,) = (record for record in caplog.records if record.levelname == "ERROR")
    assert record.getMessage() == "The message of game 1 cannot be brought up to date"
    caplog.clear()
