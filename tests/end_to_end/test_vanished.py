"""What a game or challenge needs is taken away under it: messages, channels, people.

| what is gone                      | what becomes of it                                                     |
|-----------------------------------|------------------------------------------------------------------------|
| a board message                   | the game runs on; ``/mancala board`` posts it again                    |
| a challenge message               | it stands; asking again posts it again, challenging back accepts it    |
| a channel or thread               | its games wait, and go on with ``/mancala board`` in another channel   |
|                                   | of the server; its challenges lapse                                    |
| a thread that is locked           | the same, once the bot cannot write any more                           |
| a permission of the bot           | the same, or on when it is back (``test_lost_permissions.py``)         |
| the bot itself, from the server   | its games wait; they go on when it is invited again                    |
| a player, or a player's account   | the other may close the game without a result, whoever is to move      |

Players are told of a channel or server that is gone (``test_news.py``), and ``/mancala games`` says that a
game has no board, and how to get one.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend import serializers

from bot.custom_id import CloseLeft, Play
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
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, message="Unknown Channel")
    assert "`/mancala board` in another channel" in told(await stage.click_pit("C"))
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


async def test_a_game_whose_opponent_has_left_can_be_closed_at_once_whoever_is_to_move(stage: Stage) -> None:
    await stage.begin()
    stage.guild.remove_member(stage.bayo)
    more = await stage.ama.click(stage.last, label="More")
    assert more.response is not None
    assert more.response.content.endswith(
        "Bayo has left this server. You may close the game without a result."
    )
    await stage.ama.click(more.response, label="Close without a result")
    assert "without a result: one of the two has left the server." in stage.last.content
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>")
    assert (await stage.table()).over


async def test_a_game_is_not_closed_as_left_while_the_opponent_is_here_or_discord_does_not_say(
    stage: Stage,
) -> None:
    board = await stage.begin()
    assert "Bayo is still in this server" in told(await stage.press(stage.ama, board, CloseLeft(1)))
    assert "somebody else's game" in told(await stage.press(stage.kofi, board, CloseLeft(1)))
    stage.guild.remove_member(stage.bayo)
    stage.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    more = await stage.ama.click(stage.last, label="More")
    assert more.response is not None
    assert "has left" not in more.response.content
    assert "is still in this server" in told(await stage.press(stage.ama, board, CloseLeft(1)))
    assert not (await stage.table()).over


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("kind", ["channel", "thread", "thread of a channel"])
async def test_the_games_of_a_deleted_channel_are_listed_without_a_board_and_its_challenges_lapse(
    stage: Stage, elsewhere: ChannelHandle, kind: str
) -> None:
    gone = stage.channel.id
    if kind != "channel":
        thread = stage.env.backend.create_thread(gone, "game", stage.ama.id)
        stage.channel = ChannelHandle(stage.env, stage.guild, thread)
        gone = thread.id if kind == "thread" else gone
    await stage.begin()
    await stage.ama.slash(stage.channel, "mancala challenge")
    stage.env.backend.delete_channel(gone)
    await stage.env.settle()
    listed = told(await stage.ama.slash(elsewhere, "mancala games"))
    assert "no board now: `/mancala board` posts it" in listed
    assert (await stage.bot.store.challenge(2)).state == "expired"
    assert "goes on here" in told(await stage.ama.slash(elsewhere, "mancala board"))
    board = elsewhere.last_message
    assert board is not None
    assert board.jump_url in told(await stage.ama.slash(elsewhere, "mancala games"))


@pytest.mark.usefixtures("quiet")
async def test_a_game_resigned_after_its_channel_was_deleted_is_over_and_can_still_be_looked_at(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    await stage.play("C")
    stage.env.backend.delete_channel(stage.channel.id)
    asked = await stage.ama.slash(elsewhere, "mancala resign")
    assert asked.response is not None
    result = await stage.ama.click(asked.response, label="Yes, I resign")
    assert "The game is over; `/mancala replay` shows it." in told(result)
    await stage.upkeep()
    assert (await stage.table()).over
    assert "`/mancala replay` shows it" in told(await stage.ama.slash(elsewhere, "mancala board", game="1"))


@pytest.mark.usefixtures("quiet")
async def test_the_games_of_a_server_that_has_removed_the_bot_wait_until_it_is_invited_again(
    stage: Stage,
) -> None:
    await stage.challenge(stage.ama, stage.kofi)
    await stage.begin(game="oware")
    await stage.bot.desk.games.play(1, stage.ama.id, 0, 2)
    guild = stage.env.backend.guilds[stage.guild.id]
    payload = serializers.guild_create_payload(stage.env.backend, guild)
    stage.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await stage.upkeep()  # the players are told
    tried = len(stage.env.http_requests)
    await stage.upkeep()
    assert len(stage.env.http_requests) == tried
    stage.env.backend.emit("GUILD_CREATE", payload)
    await stage.env.settle()
    await stage.upkeep()
    assert playable(stage.messages()) == [(1, 1)]
    await stage.play("a")
    assert playable(stage.messages()) == [(1, 2)]
