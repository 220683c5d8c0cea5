"""The tree that holds every command, and sends it to Discord only when something in it has changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import discord
from discord import app_commands

from bot.commands.mancala import Mancala
from bot.commands.menus import challenge_menu
from bot.commands.wording import FluentTranslator
from bot.desk import Desk
from bot.errors import answer_error
from bot.reply import Interaction
from bot.turnstile import TooFast
from storage import Store

SYNCED_FACT = "synced-commands"
A_COMMAND, A_LETTER = 1.0, 0.2
"""What a command, and what a letter typed where choices are listed, takes from a person's turnstile."""


class Commands(app_commands.CommandTree[Any]):
    """Our commands; what goes wrong in one is answered like everything else."""

    desk: Desk

    async def fill(self, desk: Desk) -> None:
        """Add every command and the translator of their texts."""
        self.desk = desk
        await self.set_translator(FluentTranslator())
        self.add_command(Mancala(desk))
        self.add_command(challenge_menu(desk))

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let everybody in at a human pace; lists of choices that come too fast just stay empty."""
        choosing = interaction.type is discord.InteractionType.autocomplete
        try:
            self.desk.turnstile.admit(interaction.user.id, A_LETTER if choosing else A_COMMAND)
        except TooFast as error:
            if not choosing:
                await answer_error(self.desk, interaction, error)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer the person; an autocompletion that fails just stays empty."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer_error(self.desk, interaction, error)

    async def sync_if_changed(self, store: Store, *, afresh: bool = False) -> bool:
        """Send the commands to Discord when they differ from those sent last; Discord limits how often.

        Returns:
            Whether they were sent.

        Raises:
            discord.HTTPException: Discord did not take them.
        """
        digest = await self._digest()
        if not afresh and await store.fact(SYNCED_FACT) == digest:
            return False
        await self.sync()
        await store.set_fact(SYNCED_FACT, digest)
        return True

    async def _digest(self) -> str:
        """A sum over the application's id and all commands with their translations."""
        translator = self.translator
        commands = [
            await command.get_translated_payload(self, translator) if translator else command.to_dict(self)
            for command in self.get_commands()
        ]
        text = json.dumps([self.client.application_id, commands], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()
