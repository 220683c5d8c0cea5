"""The slash command that only shows a game: ``/mancala replay``."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.buttons.watching import viewed
from bot.commands.options import game_number, past_choices
from bot.commands.wording import command_text
from bot.desk import Desk, place_of
from bot.reply import Interaction, tell


def replay_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """Goes through a game, privately: from its end where it is over, else from the present board."""

    @app_commands.command(
        name=command_text("command-replay"), description=command_text("command-replay.description")
    )
    @app_commands.rename(game=command_text("option-past"))
    @app_commands.describe(game=command_text("option-past.description"))
    async def replay(interaction: Interaction, game: str | None = None) -> None:
        await desk.greet(interaction.user)
        table = await desk.archive.meant(interaction.user.id, place_of(interaction), game_number(game))
        await tell(interaction, await viewed(desk, interaction, table, table.ply))

    @replay.autocomplete("game")
    async def _past(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await past_choices(desk, interaction, typed)

    return replay
