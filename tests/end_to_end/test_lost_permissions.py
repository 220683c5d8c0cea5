"""The bot loses permissions in the middle of a game or challenge."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.custom_id import Play
from tests.end_to_end.outage import POST, outage
from tests.end_to_end.stage import Stage, labels, pictures, playable, told

LOST = pytest.mark.parametrize(
    ("name", "words"), [("send_messages", "“Send Messages”"), ("view_channel", "“View Channel”")]
)


def forbid(stage: Stage, *names: str, channel: ChannelHandle | None = None) -> None:
    """The bot loses these permissions in a channel, and has all others."""
    denied = discord.Permissions(**dict.fromkeys(names, True))
    overwrite = Overwrite(stage.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied.value)
    stage.env.backend.set_overwrite((channel or stage.channel).id, overwrite)


@LOST
async def test_a_click_where_the_bot_may_not_post_names_the_permission_and_changes_nothing(
    stage: Stage, name: str, words: str
) -> None:
    await stage.begin()
    forbid(stage, name)
    assert f"I lack the permission {words} in this channel" in told(await stage.click_pit("C"))
    assert (await stage.table()).record.moves == ()
    forbid(stage)
    await stage.click_pit("C")
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
    await stage.click_pit("C")
    forbid(stage, "send_messages_in_threads", channel=parent)
    assert "“Send Messages in Threads”" in told(await stage.click_pit("a"))
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


@LOST
async def test_nobody_loses_on_time_where_the_bot_lets_nobody_move(
    stage: Stage, name: str, words: str
) -> None:
    await stage.begin(clock="1h")
    board = await stage.play("Ca")
    forbid(stage, name)
    assert words in told(await stage.press(stage.ama, board, Play(1, 2, 0)))
    tried = len(list(stage.requests("POST", "/messages")))
    for _ in range(3):
        await stage.live_through(minutes=40)
    assert len(list(stage.requests("POST", "/messages"))) == tried
    forbid(stage)
    assert not (await stage.table()).over
    await stage.live_through(minutes=61)
    assert (await stage.table()).over


async def test_whoever_cannot_be_reminded_for_want_of_a_permission_gets_the_whole_time_anew(
    stage: Stage,
) -> None:
    await stage.begin(clock="1h")
    await stage.play("Ca")
    with outage(POST, fault=BackendError(403, 50013, "Missing Permissions")):
        await stage.live_through(minutes=50)
    await stage.live_through(minutes=40)
    assert not (await stage.table()).over


async def test_a_permission_lost_between_a_click_and_its_board_is_told_and_made_up_for(stage: Stage) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=2)
    assert "closed to me" in told(await stage.click_pit("C"))
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
        assert "```\nStore a-f: " in stage.last.content
        await stage.click_pit(letter)
    assert labels(stage.last) == [["Rematch", "Replay", "Go through the game", "Review"]]
    assert stage.last.content.endswith("A-F: 25\n```")
    assert pictures(stage.messages()) == []
    assert len(stage.messages()) == 9


async def test_without_files_a_film_is_told_in_words_and_why(stage: Stage) -> None:
    forbid(stage, "attach_files")
    await stage.begin()
    await stage.click_pit("C")
    said = told(await stage.ama.click(stage.last, label="Replay"))
    assert "1. C: 4 seeds, the last to a" in said
    assert (
        "-# A film is a picture, and I may not send files in this channel (permission “Attach Files”)."
        in said
    )
    assert "you have chosen" not in said


async def test_the_picture_returns_with_the_permission(stage: Stage) -> None:
    forbid(stage, "attach_files")
    await stage.begin()
    forbid(stage)
    await stage.click_pit("C")
    assert pictures(stage.messages()) == ["opon-1-ply-1.png"]
    assert "```" not in stage.last.content


async def test_a_text_board_is_sent_where_files_turn_out_to_be_forbidden(stage: Stage) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    result = await stage.click_pit("C")
    assert not result.followups
    assert "```\nStore a-f: " in stage.last.content
    assert playable(stage.messages()) == [(1, 1)]
