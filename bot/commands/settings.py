"""The slash commands that open settings: ``/mancala settings`` and ``/mancala server``."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.buttons.choosing import owner_of, present
from bot.buttons.serving import check_server
from bot.commands.wording import command_text
from bot.desk import Desk
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
    @app_commands.rename(check=command_text("option-check"))
    @app_commands.describe(check=command_text("option-check.description"))
    async def server(interaction: Interaction, check: bool = False) -> None:
        if check:
            await check_server(desk, interaction)
        else:
            await _open(desk, interaction, "server")

    return server


async def _open(desk: Desk, interaction: Interaction, kind: str) -> None:
    owner = owner_of(interaction, kind)
    await tell(interaction, await present(desk, interaction, owner))
