"""Composition: the only place that builds the real parts and connects them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

import discord

from bot.client import Opon
from bot.config import Config
from bot.delivery import (
    Boards,
    Channels,
    DailyPuzzles,
    Invitations,
    Messenger,
    Proposals,
    Timekeeper,
    Upkeep,
)
from bot.desk import Desk
from bot.settings import Choices, GameChannels, PublicTexts
from bot.tables import (
    Analysis,
    Archive,
    Challenges,
    Clocks,
    Games,
    Matches,
    Offers,
    Puzzles,
    Rematches,
    Reviews,
    SoloGames,
    Welcome,
)
from bot.turnstile import Turnstile
from engine import Worker, is_available
from storage import Store


def build_desk(
    client: discord.Client,
    store: Store,
    *,
    worker: Worker | None,
    clock: Callable[[], float],
    rng: random.Random,
) -> Desk:
    """Connect the parts."""
    public = PublicTexts(store)
    challenges = Challenges(store, clock, rng)
    games = Games(store, clock)
    choices = Choices(store)
    channels = Channels(client, choices, clock)
    boards = Boards(store, games, channels, public, reviewing=worker is not None)
    invitations = Invitations(store, channels, public)
    solo = SoloGames(store, games, worker, clock, rng)
    proposals = Proposals(store, games, channels, public)
    clocks = Clocks(store, games, clock)
    matches = Matches(store, games, clock, rng)
    analysis = Analysis(store, matches, worker)
    puzzles = Puzzles(store, clock, rng)
    return Desk(
        turnstile=Turnstile(clock),
        store=store,
        public=public,
        challenges=challenges,
        welcome=Welcome(store, clock),
        games=games,
        offers=Offers(store, games, clock),
        clocks=clocks,
        matches=matches,
        rematches=Rematches(store, games, worker, clock, rng),
        solo=solo,
        archive=Archive(store),
        choices=choices,
        game_channels=GameChannels(store),
        analysis=analysis,
        reviews=Reviews(store, analysis, worker, clock),
        puzzles=puzzles,
        daily=DailyPuzzles(store, puzzles, channels, public),
        channels=channels,
        boards=boards,
        invitations=invitations,
        proposals=proposals,
        timekeeper=Timekeeper(store, clocks, boards, proposals, channels, public=public),
        upkeep=Upkeep(
            store, challenges, solo, boards, invitations, proposals=proposals, channels=channels, clock=clock
        ),
        messenger=Messenger(store, games, matches, channels, public),
    )


def build_bot(
    config: Config,
    *,
    clock: Callable[[], float] = time.time,
    rng: random.Random | None = None,
    worker: Worker | None = None,
    fresh_channel: bool = False,
) -> Opon:
    """The bot, not connected.

    Args:
        config: the settings.
        clock: seconds since 1970; tests hand in their own.
        rng: decides who begins where chance decides, and draws openings; tests hand in a seeded one.
        worker: the engine's process; by default the one that the settings ask for, if it is installed.
        fresh_channel: nothing that was posted before is there any more, as in the practice room: every
            running game and open challenge is posted again.
    """
    worker = worker or engine_worker(config)
    rng = rng or random.SystemRandom()
    furnish = partial(build_desk, worker=worker, clock=clock, rng=rng)
    return Opon(config, clock, worker, furnish, fresh_channel=fresh_channel)


def engine_worker(config: Config) -> Worker | None:
    """The engine as the settings want it, not started yet; None where it is switched off or not installed."""
    if not (config.engine and is_available()):
        return None
    return Worker(config.engine_folder, config.engine_memory_mb)
