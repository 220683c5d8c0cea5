"""What a game or challenge needs is taken away under it: messages, channels, people."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import discord
import pytest
from simcord import ChannelHandle

from bot.custom_id import Play
from bot.tables import CHALLENGE_SECONDS
from tests.end_to_end.stage import Stage, pictures, playable, told


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that happens here is worth a warning to whoever runs the bot."""
    yield
    ours = [
        r for r in caplog.get_records("call") if r.name.startswith("bot") and r.levelno >= logging.WARNING
    ]
    assert not ours


def delete(stage: Stage, message: discord.Message) -> None:
    stage.env.backend.delete_message(message.channel.id, message.id)


async def test_a_deleted_board_is_posted_again_when_asked_for_and_the_game_goes_on(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    delete(stage, stage.last)
    await stage.bayo.slash(stage.channel, "mancala board")
    assert playable(stage.messages()) == [(1, 1)]
    await stage.play("a")
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png", "opon-1-ply-2.png"]


@pytest.mark.usefixtures("quiet")
async def test_a_move_on_a_board_that_is_deleted_meanwhile_is_shown(stage: Stage) -> None:
    board, action = await stage.begin(), Play(1, 0, 2)
    seen = stage.as_seen(board, action)
    delete(stage, board)
    await stage.press(stage.ama, seen, action)
    assert pictures(stage.messages()) == ["opon-1-ply-1.png"]
    await stage.play("a")
    assert playable(stage.messages()) == [(1, 2)]


async def test_a_deleted_challenge_is_posted_once_more_when_it_is_made_again(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    delete(stage, stage.last)
    for _ in range(2):
        assert "is still open in this channel" in told(await stage.challenge(stage.ama, stage.bayo))
    (challenge,) = stage.messages()
    assert challenge.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you")
    await stage.bayo.click(challenge, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_challenge_made_again_is_answered_before_its_message_is_looked_for(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    delete(stage, stage.last)
    before = len(stage.env.http_requests)
    await stage.challenge(stage.ama, stage.bayo)
    answer, search, post = [request.path for request in stage.env.http_requests[before:]]
    assert answer.endswith("/callback")
    assert "/messages/" in search
    assert post.endswith("/messages")


async def test_a_deleted_challenge_is_accepted_by_challenging_back(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    delete(stage, stage.last)
    await stage.challenge(stage.bayo, stage.ama)
    assert playable(stage.messages()) == [(1, 0)]


@pytest.mark.usefixtures("quiet")
async def test_a_deleted_challenge_lapses_without_a_word(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    delete(stage, stage.last)
    stage.clock.pass_by(seconds=CHALLENGE_SECONDS)
    await stage.upkeep()
    assert not stage.messages()
    assert await stage.bot.store.unsettled_challenges() == []


@pytest.mark.usefixtures("quiet")
async def test_a_game_whose_channel_is_deleted_goes_on_in_another(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    await stage.play("C")
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.upkeep()
    assert "goes on here" in told(await stage.ama.slash(elsewhere, "mancala board"))
    stage.channel = elsewhere
    await stage.play("a")
    assert playable(stage.messages()) == [(1, 2)]


@pytest.mark.usefixtures("quiet")
async def test_a_move_whose_channel_is_deleted_is_not_tried_for_ever_and_shown_in_another(
    stage: Stage, elsewhere: ChannelHandle, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, message="Unknown Channel")
    assert "`/mancala board` in another channel" in told(await stage.click_pit("C"))
    caplog.clear()
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.upkeep()
    tried = len(stage.env.http_requests)
    await stage.upkeep()
    assert len(stage.env.http_requests) == tried
    await stage.bayo.slash(elsewhere, "mancala board")
    assert playable(stage.messages(elsewhere)) == [(1, 1)]


@pytest.mark.usefixtures("quiet")
async def test_a_challenge_whose_channel_is_deleted_lapses_without_a_word(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    stage.env.backend.delete_channel(stage.channel.id)
    stage.clock.pass_by(seconds=CHALLENGE_SECONDS)
    await stage.upkeep()
    assert await stage.bot.store.unsettled_challenges() == []


@pytest.mark.parametrize(("status", "code"), [(403, 50083), (400, 50083), (400, 160005)])
async def test_a_game_in_a_locked_thread_goes_on_in_the_channel(stage: Stage, status: int, code: int) -> None:
    channel, thread = stage.channel, stage.env.backend.create_thread(stage.channel.id, "game", stage.ama.id)
    stage.channel = ChannelHandle(stage.env, stage.guild, thread)
    await stage.begin()
    stage.env.inject_error("*", f"/channels/{thread.id}/messages*", status=status, code=code, times=None)
    assert "closed to me" in told(await stage.click_pit("C"))
    assert "goes on here" in told(await stage.bayo.slash(channel, "mancala board"))
    stage.channel = channel
    await stage.play("a")
    tried = len(stage.env.http_requests)
    await stage.upkeep()
    assert len(stage.env.http_requests) == tried
    assert playable(stage.messages()) == [(1, 2)]


async def test_a_game_whose_opponent_has_left_can_be_closed_after_a_week(stage: Stage) -> None:
    await stage.begin()
    stage.guild.remove_member(stage.bayo)
    await stage.play("C")
    stage.clock.pass_by(days=7)
    more = await stage.ama.click(stage.last, label="More")
    assert more.response is not None
    await stage.ama.click(more.response, label="Close without a result")
    assert "closed without a result" in stage.last.content
    assert (await stage.table()).over
