"""A server where each game has a thread of its own, which is archived when the game is over."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from tests.end_to_end.stage import Stage, playable
from tests.end_to_end.test_lost_permissions import forbid


@pytest.fixture(autouse=True)
async def wanted(stage: Stage) -> None:
    """The server wants threads."""
    await stage.bot.store.set_setting("server", stage.guild.id, "place", "thread")


async def opened(stage: Stage, **options: str) -> ChannelHandle:
    """The thread of a new game, in which the stage goes on."""
    await stage.challenge(stage.ama, stage.bayo, first="challenger", **options)
    await stage.bayo.click(stage.last, label="Accept")
    place = (await stage.table()).record.place
    thread = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(place.channel_id))
    assert thread.id != stage.channel.id
    stage.channel = thread
    return thread


def archived(stage: Stage, thread: ChannelHandle) -> bool:
    metadata = stage.env.backend.get_channel(thread.id).thread_metadata
    assert metadata is not None
    return metadata.archived


async def test_a_game_is_played_in_a_thread_named_after_it(stage: Stage) -> None:
    thread = await opened(stage)
    assert stage.env.backend.get_channel(thread.id).name == "Ayoayo: Ama – Bayo"
    await stage.play("Ca")
    assert playable(stage.messages(thread)) == [(1, 2)]
    assert not archived(stage, thread)


async def test_the_thread_is_archived_at_the_end_and_opens_again_for_a_rematch(stage: Stage) -> None:
    thread = await opened(stage)
    await stage.bot.desk.games.resign(1, stage.ama.id)
    await stage.upkeep()
    assert archived(stage, thread)
    for person in (stage.ama, stage.bayo):
        await stage.press(person, stage.board(), "opon:rematch:1")
    assert playable(stage.messages(thread)) == [(2, 0)]


async def test_without_the_permission_the_game_stays_in_the_channel(stage: Stage) -> None:
    forbid(stage, "create_public_threads")
    await stage.begin()
    await stage.play("C")
    assert playable(stage.messages()) == [(1, 1)]


async def test_a_game_whose_thread_is_deleted_goes_on_in_the_channel(stage: Stage) -> None:
    channel, thread = stage.channel, await opened(stage)
    stage.env.backend.delete_channel(thread.id)
    await stage.env.settle()
    await stage.ama.slash(channel, "mancala board")
    stage.channel = channel
    await stage.play("C")
    assert playable(stage.messages()) == [(1, 1)]


async def test_the_thread_of_a_match_stays_open_until_the_match_is_over(stage: Stage) -> None:
    thread = await opened(stage, match="best-of-3")
    await stage.bot.desk.games.resign(1, stage.ama.id)
    await stage.bot.desk.boards.bring_up_to_date(1)
    assert not archived(stage, thread)
    await stage.bot.desk.matches.resign(1, stage.bayo.id)
    await stage.bot.desk.boards.bring_up_to_date(1)
    assert archived(stage, thread)
