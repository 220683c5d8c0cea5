"""The slash commands that open settings: ``/mancala settings`` and ``/mancala server``."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.buttons.choosing import owner_of
from bot.commands.wording import command_text
from bot.desk import Desk, texts_for
from bot.presenter.settings import present_settings
from bot.reply import Interaction, tell


def settings_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """One's own settings."""

    @app_commands.command(
        name=command_text("command-settings"), description=command_text("command-settings.description")
    )
    async def settings(interaction: Interaction) -> None:
        await _open(desk, interaction, "person")

    return settings


def server_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """The server's settings, for those who manage it; Discord cannot hide a single subcommand from others."""

    @app_commands.command(
        name=command_text("command-server"), description=command_text("command-server.description")
    )
    async def server(interaction: Interaction) -> None:
        await _open(desk, interaction, "server")

    return server


async def _open(desk: Desk, interaction: Interaction, kind: str) -> None:
    owner = owner_of(interaction, kind)
    await tell(interaction, present_settings(texts_for(interaction), kind, await desk.choices.of(owner)))
