"""Everything that a command or a button may ask for, in one place."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

import discord

from bot.delivery import Boards, Channels, DailyPuzzles, Invitations, Messenger, Proposals, Timekeeper, Upkeep
from bot.locks import Locks
from bot.permissions import is_outside
from bot.reply import Interaction
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
from bot.texts import Texts
from bot.turnstile import Turnstile
from storage import Place, Store, StoreError

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Desk:
    """The parts behind the commands and buttons.

    Attributes:
        turnstile: lets each person in at a human pace.
        public: the language of messages that everybody in a server reads.
        watching: lets each person have one film at a time, so that those of others come in between.
    """

    turnstile: Turnstile
    store: Store
    public: PublicTexts
    challenges: Challenges
    welcome: Welcome
    games: Games
    offers: Offers
    clocks: Clocks
    matches: Matches
    rematches: Rematches
    solo: SoloGames
    archive: Archive
    choices: Choices
    game_channels: GameChannels
    analysis: Analysis
    reviews: Reviews
    puzzles: Puzzles
    daily: DailyPuzzles
    channels: Channels
    boards: Boards
    invitations: Invitations
    proposals: Proposals
    timekeeper: Timekeeper
    upkeep: Upkeep
    messenger: Messenger
    watching: Locks = field(default_factory=Locks)

    async def greet(self, *people: discord.abc.User) -> None:
        """Remember how people are called, before a message names them; a name can wait, the request cannot.

        Nothing is written where every name is the one known, since that would wait for whoever is writing.
        """
        try:
            known = await self.store.names(person.id for person in people)
            for person in people:
                if known.get(person.id) != person.display_name:
                    await self.store.remember_name(person.id, person.display_name)
        except StoreError as error:
            _log.info("A name is not remembered for now: %s", error)


def texts_for(interaction: Interaction) -> Texts:
    """The language in which somebody is answered privately."""
    return Texts.for_locale(str(interaction.locale))


def place_of(interaction: Interaction) -> Place:
    """Where an interaction happened.

    Raises:
        ValueError: Discord did not say in which channel; it always does for commands and buttons.
    """
    if interaction.channel_id is None:
        raise ValueError("an interaction without a channel")
    return Place(interaction.guild_id, interaction.channel_id, reached=not is_outside(interaction))
