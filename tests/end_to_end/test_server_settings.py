"""What those who manage a server choose for it: the usual game, the channels with games; and the check."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.results import InteractionResult

from bot.custom_id import AllowGames, CheckServer
from tests.end_to_end.stage import Stage, labels, playable, told
from tests.end_to_end.test_lost_permissions import forbid


@pytest.fixture
def manager(stage: Stage) -> MemberActor:
    role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user("Esi"), roles=[role])


def seen(result: InteractionResult) -> discord.Message:
    """The private message that answers."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response.message


async def choose(manager: MemberActor, channel: ChannelHandle, label: str) -> discord.Message:
    return seen(await manager.click(seen(await manager.slash(channel, "mancala server")), label=label))


async def test_the_usual_game_is_played_where_nobody_names_one(stage: Stage, manager: MemberActor) -> None:
    settings = await choose(manager, stage.channel, "Oware")
    assert "Usual game: **Oware**" in settings.content
    await stage.challenge(stage.ama, stage.bayo)
    assert "Ama challenges you to Oware." in stage.last.content
    await stage.challenge(stage.ama, stage.kofi, game="ayoayo")
    assert "Ama challenges you to Ayoayo." in stage.last.content
    given = await stage.ama.autocomplete(stage.channel, "mancala challenge", "variant", "")
    assert [choice["value"] for choice in given] == ["oware-slam-illegal", "oware-slam-takes"]


async def test_games_begin_only_where_the_server_allows_them(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    await stage.challenge(stage.bayo, stage.ama)
    settings = await choose(manager, elsewhere, "Only here")
    assert f"Where games begin: **only in <#{elsewhere.id}>**" in settings.content
    assert labels(settings)[-1] == ["Games everywhere", "No longer here", "Check permissions"]
    words = f"Games are played elsewhere in this server: <#{elsewhere.id}>."
    for result in (
        await stage.ama.click(stage.last, label="Accept"),
        await stage.challenge(stage.ama, stage.kofi),
        await stage.ama.slash(stage.channel, "mancala challenge"),
        await stage.ama.slash(stage.channel, "mancala play"),
        await stage.ama.slash(stage.channel, "mancala play", level="casual"),
        await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo),
    ):
        assert told(result) == words
    await stage.ama.slash(elsewhere, "mancala challenge")
    assert elsewhere.last_message is not None
    await stage.kofi.click(elsewhere.last_message, label="Play")
    assert playable(stage.messages(elsewhere)) == [(1, 0)]


async def test_a_thread_goes_with_its_channel(stage: Stage, manager: MemberActor) -> None:
    await choose(manager, stage.channel, "Only here")
    thread = stage.env.backend.create_thread(stage.channel.id, "game", stage.ama.id)
    within = ChannelHandle(stage.env, stage.guild, thread)
    await stage.ama.slash(within, "mancala challenge")
    assert within.last_message is not None
    assert labels(within.last_message) == [["Play", "Withdraw", "How to play"]]


async def test_channels_are_added_and_taken_back_and_without_any_games_are_everywhere(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    await choose(manager, stage.channel, "Only here")
    both = await choose(manager, elsewhere, "Here too")
    assert f"only in <#{stage.channel.id}>, <#{elsewhere.id}>" in both.content
    await choose(manager, stage.channel, "No longer here")
    assert await stage.bot.desk.game_channels.of(stage.guild.id) == (elsewhere.id,)
    none = await choose(manager, elsewhere, "No longer here")
    assert "Where games begin: **in every channel**" in none.content
    await choose(manager, elsewhere, "Only here")
    assert "in every channel" in (await choose(manager, elsewhere, "Games everywhere")).content


async def test_a_running_game_goes_on_where_games_are_no_longer_begun(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    await choose(manager, elsewhere, "Only here")
    await stage.play("Ca")
    assert playable(stage.messages()) == [(1, 2)]


async def test_a_game_is_carried_only_to_a_channel_with_games(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    allowed = stage.guild.create_text_channel("boards")
    await stage.begin()
    await choose(manager, allowed, "Only here")
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.env.settle()
    assert "Games are played elsewhere" in told(await stage.ama.slash(elsewhere, "mancala board"))
    assert "goes on here" in told(await stage.ama.slash(allowed, "mancala board"))


async def test_the_check_names_each_missing_permission_of_each_channel(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    sound = told(await manager.slash(stage.channel, "mancala server", check=True))
    assert sound == "I have every permission I need in all 2 channels."
    forbid(stage, "attach_files", "read_message_history", channel=elsewhere)
    said = told(await manager.slash(stage.channel, "mancala server", check=True))
    assert said.splitlines() == [
        "In one channel of 2 I lack a permission:",
        f"<#{elsewhere.id}>: “Attach Files”, “Read Message History”",
    ]
    settings = seen(await manager.slash(stage.channel, "mancala server"))
    assert told(await manager.click(settings, label="Check permissions")) == said
    await choose(manager, stage.channel, "Only here")
    only = told(await manager.slash(stage.channel, "mancala server", check=True))
    assert only == "I looked at one channel and have every permission I need there."


async def test_nobody_else_changes_or_checks_anything(stage: Stage) -> None:
    board = await stage.begin()
    for result in (
        await stage.ama.slash(stage.channel, "mancala server", check=True),
        await stage.press(stage.ama, board, AllowGames("here")),
        await stage.press(stage.ama, board, CheckServer()),
    ):
        assert "manage this server" in told(result)
    assert await stage.bot.desk.game_channels.of(stage.guild.id) == ()


async def test_a_forged_choice_of_channels_changes_nothing(stage: Stage, manager: MemberActor) -> None:
    board = await stage.begin()
    assert "not one that I know" in told(await stage.press(manager, board, AllowGames("nowhere")))
    assert await stage.bot.desk.game_channels.of(stage.guild.id) == ()


async def test_a_deleted_channel_is_no_longer_the_only_one_with_games(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    await choose(manager, elsewhere, "Only here")
    stage.env.backend.delete_channel(elsewhere.id)
    await stage.env.settle()
    await stage.begin()
    assert playable(stage.messages()) == [(1, 0)]
    settings = seen(await manager.slash(stage.channel, "mancala server"))
    assert "Where games begin: **in every channel**" in settings.content
