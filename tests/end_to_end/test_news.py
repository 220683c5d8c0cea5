"""Players of a game whose place is gone are told: directly, or when they next use the bot."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend import serializers

from bot.delivery.messenger import MOST_LETTERS
from storage import BotSeat, Place
from tests.end_to_end.stage import Stage, playable, told

GONE = (
    "The channel of a game that you are playing has been deleted. The game is not lost, and no clock runs"
    " out: `/mancala board` in another channel of that server carries it on.\nGame #1: Ayoayo against "
)
MATCH_GONE = (
    "The channel of a match that you are playing has been deleted. The match is not lost: `/mancala board` in"
    " another channel of that server leads to its next game.\nMatch of Ayoayo against "
)
PUT_OUT = (
    "I have been removed from the server in which you are playing a game. The game waits, and no clock runs"
    " out: it goes on when I am invited there again.\nGame #1: Ayoayo against "
)


def letters(stage: Stage, actor: MemberActor) -> list[discord.Message]:
    """What somebody has been written directly."""
    return stage.messages(actor.user.dm_channel)


async def a_minute_later(stage: Stage) -> None:
    await stage.env.advance_time(60)


def takes_no_letters(
    stage: Stage, actor: MemberActor, *, status: int = 403, times: int | None = None
) -> None:
    """Discord refuses what the bot writes to somebody."""
    path = f"/channels/{actor.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", path, status=status, code=50007 if status == 403 else 0, times=times)


async def test_both_players_are_told_once_that_the_channel_is_gone_and_how_to_go_on(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    stage.env.backend.delete_channel(stage.channel.id)
    await a_minute_later(stage)
    assert [m.content for m in letters(stage, stage.ama)] == [GONE + "Bayo"]
    assert [m.content for m in letters(stage, stage.bayo)] == [GONE + "Ama"]
    assert not letters(stage, stage.kofi)
    await a_minute_later(stage)
    await stage.restart()
    assert "goes on here" in told(await stage.ama.slash(elsewhere, "mancala board"))
    assert len(letters(stage, stage.ama)) == len(letters(stage, stage.bayo)) == 1


async def test_several_games_are_told_in_one_letter(stage: Stage) -> None:
    await stage.begin()
    await stage.challenge(stage.ama, stage.kofi, game="oware")
    await stage.kofi.click(stage.last, label="Accept")
    stage.env.backend.delete_channel(stage.channel.id)
    await a_minute_later(stage)
    (letter,) = letters(stage, stage.ama)
    assert letter.content.startswith("The channel of 2 games that you are playing has been deleted.")
    assert letter.content.endswith("\nGame #1: Ayoayo against Bayo\nGame #2: Oware against Kofi")


async def test_of_a_game_against_the_bot_only_the_person_is_told(stage: Stage) -> None:
    await stage.ama.slash(stage.channel, "mancala play", level="casual", first="challenger")
    stage.env.backend.delete_channel(stage.channel.id)
    await a_minute_later(stage)
    assert [m.content for m in letters(stage, stage.ama)] == [GONE + "TestBot"]


async def test_a_game_that_goes_on_elsewhere_or_is_over_is_no_news(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    await stage.challenge(stage.ama, stage.kofi)
    await stage.kofi.click(stage.last, label="Accept")
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.ama.slash(elsewhere, "mancala board", game="1")
    await stage.bot.desk.games.resign(2, stage.kofi.id)
    await a_minute_later(stage)
    assert not letters(stage, stage.ama)


async def test_who_takes_no_letters_is_told_privately_at_their_next_command_or_press(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    puzzle = (await stage.kofi.slash(elsewhere, "mancala puzzle")).response
    assert puzzle is not None
    for actor in (stage.ama, stage.bayo):
        takes_no_letters(stage, actor)
    stage.env.backend.delete_channel(stage.channel.id)
    await a_minute_later(stage)

    listed = await stage.ama.slash(elsewhere, "mancala games")
    pressed = await stage.bayo.click(puzzle.message, label="How to play")

    assert [m.message.content for m in listed.followups] == [GONE + "Bayo"]
    assert listed.followups[0].ephemeral
    assert [m.message.content for m in pressed.followups] == [GONE + "Ama"]
    assert not (await stage.ama.slash(elsewhere, "mancala games")).followups
    assert not (await stage.bayo.click(puzzle.message, label="How to play")).followups
    assert not (await stage.kofi.slash(elsewhere, "mancala games")).followups


async def test_a_letter_that_discord_did_not_take_for_now_is_written_again(stage: Stage) -> None:
    await stage.begin()
    takes_no_letters(stage, stage.ama, status=500, times=1)
    stage.env.backend.delete_channel(stage.channel.id)
    await a_minute_later(stage)
    await a_minute_later(stage)
    assert [m.content for m in letters(stage, stage.ama)] == [GONE + "Bayo"]


async def test_a_channel_that_was_deleted_while_the_bot_was_down_is_missed_at_the_start(stage: Stage) -> None:
    await stage.begin()
    stage.env.backend.subscribers.clear()  # the bot hears nothing
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.restart()
    await a_minute_later(stage)
    assert [m.content for m in letters(stage, stage.bayo)] == [GONE + "Ama"]


async def test_a_channel_that_is_found_gone_by_a_reminder_is_told_of_and_costs_nobody_the_game(
    stage: Stage,
) -> None:
    await stage.begin(clock="1h")
    await stage.play("Ca")
    path = f"/channels/{stage.channel.id}/messages"
    stage.env.inject_error("POST", path, status=404, code=10003, message="Unknown Channel", times=None)
    await stage.live_through(minutes=50)
    await stage.live_through(minutes=20)
    assert not (await stage.table()).over
    assert [m.content for m in letters(stage, stage.ama)] == [GONE + "Bayo"]


async def test_players_are_told_each_time_that_the_bot_is_removed_from_their_server(stage: Stage) -> None:
    await stage.begin()
    guild = stage.env.backend.guilds[stage.guild.id]
    invited = serializers.guild_create_payload(stage.env.backend, guild)
    invited.pop("unavailable", None)  # only of a server that the bot was in before
    for times in (1, 2):
        stage.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        await a_minute_later(stage)
        assert [m.content for m in letters(stage, stage.ama)] == [PUT_OUT + "Bayo"] * times
        await a_minute_later(stage)
        stage.env.backend.emit("GUILD_CREATE", invited)
        await a_minute_later(stage)
    await stage.play("C")
    assert playable(stage.messages()) == [(1, 1)]


async def test_not_everybody_of_a_busy_channel_is_written_to_at_once(stage: Stage) -> None:
    for number in range(MOST_LETTERS + 2):
        somebody = stage.guild.add_member(stage.env.create_user(f"player{number}"))
        await somebody.slash(stage.channel, "mancala play", level="casual", first="challenger")
    stage.env.backend.delete_channel(stage.channel.id)
    await a_minute_later(stage)
    assert len(await stage.bot.store.new_news()) == 2
    await a_minute_later(stage)
    assert await stage.bot.store.new_news() == []


@pytest.mark.parametrize("heard", [True, False])
async def test_players_of_a_match_between_two_games_are_told_that_its_channel_is_gone(
    stage: Stage, elsewhere: ChannelHandle, heard: bool
) -> None:
    await stage.begin(match="best-of-3")
    await stage.bot.desk.games.resign(1, stage.bayo.id)
    if not heard:
        stage.env.backend.subscribers.clear()
    stage.env.backend.delete_channel(stage.channel.id)
    if not heard:
        await stage.restart()
    for _ in range(2):
        await a_minute_later(stage)
        assert [m.content for m in letters(stage, stage.ama)] == [MATCH_GONE + "Bayo, after game #1"]
        assert [m.content for m in letters(stage, stage.bayo)] == [MATCH_GONE + "Ama, after game #1"]
    shown = await stage.ama.slash(elsewhere, "mancala board")
    assert "It can begin here." in told(shown)


async def test_of_a_match_that_is_won_or_goes_on_elsewhere_nobody_is_told(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin(match="best-of-3")
    games, matches = stage.bot.desk.games, stage.bot.desk.matches
    await games.resign(1, stage.ama.id)
    second = await matches.next_game(1, stage.ama.id, Place(stage.guild.id, elsewhere.id))
    await games.resign(second.id, stage.ama.id)
    for channel in (stage.channel, elsewhere):
        stage.env.backend.delete_channel(channel.id)
    await a_minute_later(stage)
    assert not letters(stage, stage.ama)
    assert await stage.bot.store.new_news() == []


@pytest.mark.parametrize("reached", [True, False])
async def test_only_where_the_bot_was_once_it_can_have_been_removed(stage: Stage, reached: bool) -> None:
    bot, place = stage.bot_member, Place(99, 990, reached)
    await stage.bot.store.begin_game(
        place, stage.ama.id, bot.id, "ayoayo", BotSeat("north", "casual"), now=int(stage.clock())
    )
    await stage.restart()
    await a_minute_later(stage)
    assert len(letters(stage, stage.ama)) == reached
