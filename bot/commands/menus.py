"""The menu on a person: Apps → Challenge to mancala."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.allowed import require_games
from bot.commands.places import EVERYWHERE, TO_ALL, alone_with
from bot.commands.solo import ask_terms
from bot.commands.wording import command_text
from bot.custom_id import Asked
from bot.desk import Desk, texts_for
from bot.opponent import require_opponent
from bot.permissions import is_outside
from bot.presenter.challenge import present_ask
from bot.reply import Interaction, tell
from bot.tables import USUAL_CLOCK, First


def challenge_menu(desk: Desk) -> app_commands.ContextMenu:
    """Asks privately for the game, who begins and the time for each move, then challenges."""

    async def challenge(interaction: Interaction, opponent: discord.User | discord.Member) -> None:
        await require_games(desk, interaction)
        if opponent == interaction.client.user or alone_with(interaction):
            await ask_terms(desk, interaction)
            return
        require_opponent(interaction, opponent)
        await desk.greet(interaction.user, opponent)
        usual = await desk.choices.usual_game(interaction.guild_id)
        asked = Asked(opponent.id, usual, First.RANDOM.value, USUAL_CLOCK.word)
        reached = not is_outside(interaction)
        await tell(
            interaction, present_ask(texts_for(interaction), asked, opponent.display_name, reached=reached)
        )

    return app_commands.ContextMenu(
        name=command_text("menu-challenge"),
        callback=challenge,
        allowed_contexts=EVERYWHERE,
        allowed_installs=TO_ALL,
    )
