"""What a game or challenge needs is taken away under it: messages, channels, people, permissions."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import InteractionResult

from bot.custom_id import Play, encode
from bot.tables import CHALLENGE_SECONDS
from rules import PIT_LETTERS
from tests.end_to_end.stage import Stage, labels, pictures, playable


@pytest.fixture
def elsewhere(stage: Stage) -> ChannelHandle:
    """Another channel of the same server."""
    return stage.guild.create_text_channel("elsewhere")


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


def forbid(stage: Stage, *names: str, channel: ChannelHandle | None = None) -> None:
    """The bot loses these permissions in a channel, and has all others."""
    denied = discord.Permissions(**dict.fromkeys(names, True))
    overwrite = Overwrite(stage.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied.value)
    stage.env.backend.set_overwrite((channel or stage.channel).id, overwrite)


async def click(stage: Stage, letter: str) -> InteractionResult:
    """The mover clicks a pit on the newest message that has one."""
    table = await stage.table()
    mover = stage.ama if table.mover.id == stage.ama.id else stage.bayo
    action = Play(1, table.ply, PIT_LETTERS.index(letter))
    return await mover.click(stage.last, custom_id=encode(action))


def told(result: InteractionResult) -> str:
    """What somebody was told privately."""
    message = result.followups[0] if result.followups else result.response
    assert message is not None
    assert message.ephemeral
    return message.content


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
    assert "`/mancala board` in another channel" in told(await click(stage, "C"))
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
    assert "closed to me" in told(await click(stage, "C"))
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


LOST = pytest.mark.parametrize(
    ("name", "words"), [("send_messages", "“Send Messages”"), ("view_channel", "“View Channel”")]
)


@LOST
async def test_a_click_where_the_bot_may_not_post_names_the_permission_and_changes_nothing(
    stage: Stage, name: str, words: str
) -> None:
    await stage.begin()
    forbid(stage, name)
    assert f"I lack the permission {words} in this channel" in told(await click(stage, "C"))
    assert (await stage.table()).record.moves == ()
    forbid(stage)
    await click(stage, "C")
    assert playable(stage.messages()) == [(1, 1)]


@LOST
async def test_a_challenge_where_the_bot_may_not_post_names_the_permission_and_stays_open(
    stage: Stage, name: str, words: str
) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    forbid(stage, name)
    challenge = stage.last
    assert words in told(await stage.bayo.click(challenge, label="Accept"))
    assert words in told(await stage.challenge(stage.ama, stage.kofi))
    forbid(stage)
    await stage.bayo.click(challenge, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]
    assert len(stage.messages()) == 2


async def test_in_a_thread_it_is_the_permission_for_threads_that_is_named(stage: Stage) -> None:
    parent, thread = stage.channel, stage.env.backend.create_thread(stage.channel.id, "game", stage.ama.id)
    stage.channel = ChannelHandle(stage.env, stage.guild, thread)
    await stage.begin()
    forbid(stage, "send_messages", channel=parent)
    await click(stage, "C")
    forbid(stage, "send_messages_in_threads", channel=parent)
    assert "“Send Messages in Threads”" in told(await click(stage, "a"))
    assert playable(stage.messages()) == [(1, 1)]


@LOST
async def test_a_game_where_the_bot_may_not_post_any_more_goes_on_in_another_channel(
    stage: Stage, elsewhere: ChannelHandle, name: str, words: str
) -> None:
    await stage.begin()
    forbid(stage, name)
    assert words in told(await stage.ama.slash(stage.channel, "mancala board"))
    assert "goes on here" in told(await stage.ama.slash(elsewhere, "mancala board"))
    old, stage.channel = stage.channel, elsewhere
    await stage.play("C")
    assert playable(stage.messages()) == [(1, 1)]
    tried = len(stage.env.http_requests)
    await stage.upkeep()
    assert len(stage.env.http_requests) == tried
    assert playable(stage.messages(old)) == ([(1, 0)] if name == "view_channel" else [])


async def test_a_permission_lost_between_a_click_and_its_board_is_told_and_made_up_for(stage: Stage) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=2)
    assert "closed to me" in told(await click(stage, "C"))
    await stage.upkeep()
    assert playable(stage.messages()) == [(1, 1)]


async def test_a_game_resigned_from_another_channel_shows_its_end_when_the_bot_may_post_again(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    forbid(stage, "send_messages")
    asked = await stage.ama.slash(elsewhere, "mancala resign")
    assert asked.response is not None
    assert "closed to me" in told(await stage.ama.click(asked.response, label="Yes, I resign"))
    forbid(stage)
    await stage.upkeep()
    assert labels(stage.last) == [["Rematch"]]
    assert playable(stage.messages()) == []


async def test_without_files_a_whole_game_is_played_on_text_boards(stage: Stage) -> None:
    forbid(stage, "attach_files")
    await stage.begin(variant="ayoayo-seed-stays")
    for letter in "BeAbEbB":
        assert "```\n()" in stage.last.content
        await click(stage, letter)
    assert labels(stage.last) == [["Rematch"]]
    assert stage.last.content.endswith("<> 25\n```")
    assert pictures(stage.messages()) == []
    assert len(stage.messages()) == 9


async def test_the_picture_returns_with_the_permission(stage: Stage) -> None:
    forbid(stage, "attach_files")
    await stage.begin()
    forbid(stage)
    await click(stage, "C")
    assert pictures(stage.messages()) == ["opon-1-ply-1.png"]
    assert "```" not in stage.last.content


async def test_a_text_board_is_sent_where_files_turn_out_to_be_forbidden(stage: Stage) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    result = await click(stage, "C")
    assert not result.followups
    assert "```\n()" in stage.last.content
    assert playable(stage.messages()) == [(1, 1)]
