"""``/mancala play``: a game against the bot itself."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.allowed import require_games
from bot.buttons.solo import asking, show_solo, sit_down
from bot.commands.options import chosen_ruleset, game_choices, variants_for
from bot.commands.places import alone_with
from bot.commands.wording import command_text
from bot.desk import Desk, texts_for
from bot.reply import Interaction, dismiss, tell
from bot.showing import answer_may_fail
from bot.tables import First, Terms
from engine import Level

USUAL_LEVEL = Level.CASUAL


def play_command(desk: Desk) -> app_commands.Command[app_commands.Group, ..., None]:
    """Begins at once when the level is named, and asks with buttons when it is not."""

    @app_commands.command(
        name=command_text("command-play"), description=command_text("command-play.description")
    )
    @app_commands.rename(
        game=command_text("option-game"),
        level=command_text("option-level"),
        first=command_text("option-solo-first"),
        variant=command_text("option-variant"),
    )
    @app_commands.describe(
        game=command_text("option-game.description"),
        level=command_text("option-level.description"),
        first=command_text("option-solo-first.description"),
        variant=command_text("option-variant.description"),
    )
    @app_commands.choices(game=game_choices(), level=_level_choices(), first=_first_choices())
    async def play(
        interaction: Interaction,
        game: Choice[str] | None = None,
        level: Choice[str] | None = None,
        first: Choice[str] | None = None,
        variant: str | None = None,
    ) -> None:
        ruleset = chosen_ruleset(
            game.value if game else None, variant, await desk.choices.usual_game(interaction.guild_id)
        )
        begins = First(first.value) if first else First.RANDOM
        if level is None:
            await ask_terms(desk, interaction, Terms(ruleset.key, USUAL_LEVEL, begins))
            return
        await require_games(desk, interaction)
        desk.solo.require_engine()
        table = await sit_down(desk, interaction, Terms(ruleset.key, Level(level.value), begins))
        await tell(interaction, texts_for(interaction)("solo-coming"))
        await show_solo(desk, interaction, table)
        with answer_may_fail():
            await dismiss(interaction)

    @play.autocomplete("variant")
    async def variants(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await variants_for(desk, interaction, typed)

    return play


async def ask_terms(desk: Desk, interaction: Interaction, terms: Terms | None = None) -> None:
    """Ask privately on which terms to play the bot.

    Raises:
        Refused: there is no engine, or the server has no games in this channel.
        MissingPermissions: the board could not be posted here.
    """
    await require_games(desk, interaction)
    desk.solo.require_engine()
    usual = await desk.choices.usual_game(interaction.guild_id)
    terms = terms or Terms(usual, USUAL_LEVEL, First.RANDOM)
    await tell(interaction, asking(interaction, terms, alone=alone_with(interaction)))


def _level_choices() -> list[Choice[str]]:
    return [Choice(name=command_text(_choice_text(level)), value=level.value) for level in Level]


def _choice_text(level: Level) -> str:
    return "level-perfect.choice" if level is Level.PERFECT else f"level-{level.value}"


def _first_choices() -> list[Choice[str]]:
    return [
        Choice(name=command_text(f"choice-solo-first-{first.name.lower()}"), value=first.value)
        for first in First
    ]
