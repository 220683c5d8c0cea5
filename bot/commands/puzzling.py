"""``/mancala puzzle`` and ``daily-puzzle``: positions in which exactly one move wins."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.options import game_choices
from bot.commands.wording import command_text
from bot.desk import Desk, place_of, texts_for
from bot.permissions import require_manager, require_posting
from bot.presenter.puzzle import HIGHEST_GRADE, present_puzzle
from bot.reply import Interaction, show, tell
from engine import puzzles


def puzzle_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """Shows a puzzle to everybody; each answers alone."""

    @app_commands.command(
        name=command_text("command-puzzle"), description=command_text("command-puzzle.description")
    )
    @app_commands.rename(game=command_text("option-any-game"), grade=command_text("option-grade"))
    @app_commands.describe(
        game=command_text("option-any-game.description"), grade=command_text("option-grade.description")
    )
    @app_commands.choices(game=_game_choices())
    @app_commands.choices(grade=_grade_choices())
    async def puzzle(
        interaction: Interaction, game: Choice[str] | None = None, grade: Choice[int] | None = None
    ) -> None:
        require_posting(interaction)
        family = game.value if game else None
        picked = await desk.puzzles.pick(interaction.user.id, family, grade.value if grade else None)
        await show(interaction, present_puzzle(await desk.public.of(interaction.guild_id), picked))

    return puzzle


def _game_choices() -> list[Choice[str]]:
    """The games that there are puzzles of."""
    return [choice for choice in game_choices() if puzzles(choice.value)]


def _grade_choices() -> list[Choice[int]]:
    return [
        Choice(name=command_text(f"choice-grade-{grade}"), value=grade)
        for grade in range(1, HIGHEST_GRADE + 1)
    ]


def daily_puzzle_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """Lets this channel get a puzzle every day, or none any more; for those who manage the server."""

    @app_commands.command(
        name=command_text("command-daily-puzzle"),
        description=command_text("command-daily-puzzle.description"),
    )
    @app_commands.rename(post=command_text("option-daily"))
    @app_commands.describe(post=command_text("option-daily.description"))
    async def daily_puzzle(interaction: Interaction, post: bool) -> None:
        require_manager(interaction)
        here = place_of(interaction)
        if post:
            require_posting(interaction)
            await desk.puzzles.post_daily(here)
            when = f"<t:{desk.puzzles.day_began}:t>"
            await tell(interaction, texts_for(interaction)("daily-puzzle-on", when=when))
            await desk.daily.post_due()
        else:
            stopped = await desk.puzzles.stop_daily(here.guild_id or 0)
            await tell(
                interaction, texts_for(interaction)("daily-puzzle-off" if stopped else "daily-puzzle-none")
            )

    return daily_puzzle
