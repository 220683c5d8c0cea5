"""``/mancala analyse``: what each move is worth."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.buttons.analysing import tell_worths
from bot.commands.options import game_number, past_choices
from bot.commands.wording import command_text
from bot.desk import Desk, place_of
from bot.reply import Interaction


def analyse_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """Tells privately what each move is worth, in a game that is over or against the bot."""

    @app_commands.command(
        name=command_text("command-analyse"), description=command_text("command-analyse.description")
    )
    @app_commands.rename(game=command_text("option-past"), move=command_text("option-move"))
    @app_commands.describe(
        game=command_text("option-past.description"), move=command_text("option-move.description")
    )
    async def analyse(
        interaction: Interaction, game: str | None = None, move: Range[int, 1] | None = None
    ) -> None:
        await desk.greet(interaction.user)
        table = await desk.archive.meant(interaction.user.id, place_of(interaction), game_number(game))
        await tell_worths(desk, interaction, table.id, None if move is None else move - 1)

    @analyse.autocomplete("game")
    async def _past(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await past_choices(desk, interaction, typed)

    return analyse
