"""The world of the practice room is the same one each time."""

from __future__ import annotations

import time

import discord
from simcord import Env

from bot.room.world import furnish, seconds_behind


def fresh_env() -> Env:
    return Env(discord.Client(intents=discord.Intents(guilds=True)))


def test_server_channel_and_people_have_the_same_ids_each_time_so_that_games_find_them() -> None:
    world = furnish(fresh_env())

    assert world.channel.id == 1456074443980800006
    assert [person.id for person in world.people] == [
        1456074443980800002,
        1456074443980800003,
        1456074443980800004,
    ]
    assert {person.guild.id for person in world.people} == {1456074443980900000}


def test_the_people_are_called_by_name_and_nobody_else_is_there_but_the_bot() -> None:
    env = fresh_env()
    world = furnish(env)

    members = env.backend.guilds[world.people[0].guild.id].members
    names = {env.backend.users[user_id].global_name or env.backend.users[user_id].name for user_id in members}
    assert names == {"Ama", "Bayo", "Kofi", "Opon"}


def test_the_clock_of_the_world_shows_the_present() -> None:
    env = fresh_env()
    furnish(env)

    assert abs(env.now().timestamp() - time.time()) < 5
    assert seconds_behind(env) < 5
