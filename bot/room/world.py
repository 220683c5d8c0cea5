"""The world of the practice room: a server, a channel and the people in it."""

from __future__ import annotations

import time
from dataclasses import dataclass

from simcord import ChannelHandle, Env, MemberActor

PEOPLE = ("Ama", "Bayo", "Kofi")
GUILD_ID = 1_456_074_443_980_900_000
CHANNEL_NAME = "mancala"
TOPIC = (
    "Type /mancala challenge, choose it from the list, press the arrow; then press Play as somebody else. "
    "Alone: /mancala play."
)


@dataclass(frozen=True, slots=True)
class World:
    """Where the practice games are played.

    Attributes:
        channel: the one text channel.
        people: its members, in the order of ``PEOPLE``; the first owns the server.
    """

    channel: ChannelHandle
    people: tuple[MemberActor, ...]


def furnish(env: Env) -> World:
    """Make the world in an environment that has not started yet.

    The simulation counts its ids up from its own clock, which always begins at the same instant, so that
    whatever is made first has the same id every time: games that were kept find their channel and players.
    Only then is the clock put to the present, so that messages carry today's date and new ids.
    """
    env.backend.edit_bot_profile("Opon")
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    guild = env.create_guild("Practice room", id=GUILD_ID, owner=users[0])
    people = (MemberActor(env, guild, users[0]), *(guild.add_member(user) for user in users[1:]))
    channel = guild.create_text_channel(CHANNEL_NAME, topic=TOPIC)
    env.backend.advance_clock(seconds_behind(env))
    return World(channel, people)


def seconds_behind(env: Env) -> float:
    """How far the simulated clock is behind the real one, in seconds; never less than nothing."""
    return max(0.0, time.time() - env.now().timestamp())
