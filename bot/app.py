"""Composition: the only place that builds the real parts and connects them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import discord

from bot.config import Config


class Opon(discord.Client):
    """The Discord client with everything that plays behind it."""


def build_bot(
    config: Config, *, clock: Callable[[], float] = time.time, rng: random.Random | None = None
) -> Opon:
    """The bot, not connected.

    Args:
        config: the settings.
        clock: seconds since 1970; tests hand in their own.
        rng: decides who begins where chance decides; tests hand in a seeded one.
    """
    del config, clock, rng
    return Opon(intents=discord.Intents(guilds=True))
