"""The slash commands under ``/mancala``; those that only show a game are in ``bot.commands.watching``."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.allowed import goes_on_in, require_games
from bot.answers import lapse, outlet_of
from bot.asking import challenge
from bot.buttons.matching import ask_how_to_leave
from bot.commands.analysing import analyse_command
from bot.commands.options import (
    chosen_ruleset,
    clock_choices,
    first_choices,
    game_choices,
    game_number,
    match_choices,
    match_terms,
    openings_choices,
    rules_choices,
    running_choices,
    variants_for,
)
from bot.commands.places import EVERYWHERE, TO_ALL, alone_with
from bot.commands.puzzling import daily_puzzle_command, puzzle_command
from bot.commands.settings import server_command, settings_command
from bot.commands.solo import USUAL_LEVEL, ask_terms, play_command
from bot.commands.watching import replay_command
from bot.commands.wording import command_text
from bot.delivery import board_link, is_shut
from bot.desk import Desk, place_of, texts_for
from bot.errors import link_to
from bot.opponent import require_opponent
from bot.permissions import require_posting
from bot.presenter.games import present_games
from bot.presenter.lesson import present_rules
from bot.presenter.match import present_waiting
from bot.presenter.menu import present_resign_question
from bot.reply import Interaction, defer, finish, show, tell
from bot.showing import answer_may_fail
from bot.tables import USUAL_CLOCK, Clock, First, Refusal, Refused, Table, Terms
from rules import RULESETS
from storage import Board, Place


class Mancala(app_commands.Group):
    """Everything under ``/mancala``."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name=command_text("command-mancala"),
            description=command_text("command-mancala.description"),
            allowed_contexts=EVERYWHERE,
            allowed_installs=TO_ALL,
        )
        self._desk = desk
        self.add_command(play_command(desk))
        self.add_command(analyse_command(desk))
        self.add_command(puzzle_command(desk))
        self.add_command(daily_puzzle_command(desk))
        self.add_command(replay_command(desk))
        self.add_command(settings_command(desk))
        self.add_command(server_command(desk))

    @app_commands.command(
        name=command_text("command-challenge"), description=command_text("command-challenge.description")
    )
    @app_commands.rename(
        opponent=command_text("option-opponent"),
        game=command_text("option-game"),
        variant=command_text("option-variant"),
        first=command_text("option-first"),
        clock=command_text("option-clock"),
        match=command_text("option-match"),
        openings=command_text("option-openings"),
    )
    @app_commands.describe(
        opponent=command_text("option-opponent.description"),
        game=command_text("option-game.description"),
        variant=command_text("option-variant.description"),
        first=command_text("option-first.description"),
        clock=command_text("option-clock.description"),
        match=command_text("option-match.description"),
        openings=command_text("option-openings.description"),
    )
    @app_commands.choices(
        game=game_choices(),
        first=first_choices(),
        clock=clock_choices(),
        match=match_choices(),
        openings=openings_choices(),
    )
    async def challenge(  # noqa: PLR0917 - Discord's options are the method's arguments
        self,
        interaction: Interaction,
        opponent: discord.User | discord.Member | None = None,
        game: Choice[str] | None = None,
        variant: str | None = None,
        first: Choice[str] | None = None,
        clock: Choice[str] | None = None,
        match: Choice[str] | None = None,
        openings: Choice[str] | None = None,
    ) -> None:
        """Challenge somebody, or anyone, to a game in this channel."""
        ruleset = chosen_ruleset(game.value if game else None, variant, await self._usual_game(interaction))
        begins = First(first.value) if first else First.RANDOM
        terms = match_terms(match, openings)
        if opponent == interaction.client.user or alone_with(interaction):
            if terms:
                raise Refused(Refusal.BOT_PLAYS_SINGLE_GAMES)
            await ask_terms(self._desk, interaction, Terms(ruleset.key, USUAL_LEVEL, begins))
            return
        if opponent:
            require_opponent(interaction, opponent)
        await self._desk.greet(interaction.user, *([opponent] if opponent else []))
        pace = Clock(clock.value) if clock else USUAL_CLOCK
        opponent_id = opponent.id if opponent else None
        await challenge(self._desk, interaction, opponent_id, ruleset.key, begins, clock=pace, match=terms)

    async def _usual_game(self, interaction: Interaction) -> str:
        return await self._desk.choices.usual_game(interaction.guild_id)

    @challenge.autocomplete("variant")
    async def _variants(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await variants_for(self._desk, interaction, typed)

    @app_commands.command(
        name=command_text("command-board"), description=command_text("command-board.description")
    )
    @app_commands.rename(game=command_text("option-running"))
    @app_commands.describe(game=command_text("option-running.description"))
    async def board(self, interaction: Interaction, game: str | None = None) -> None:
        """Post the current board again in its own channel; where that is gone, the game moves here."""
        require_posting(interaction)
        await self._desk.greet(interaction.user)
        here = place_of(interaction)
        table = await self._desk.matches.meant(interaction.user.id, here, game_number(game))
        if outlet := outlet_of(self._desk, interaction, table.record.place):
            await lapse(self._desk, interaction, table.id)
            await self._desk.boards.post_again(table.id, outlet=outlet)
            return
        await defer(interaction)
        posted = await _post_again(self._desk, interaction, table)
        if posted is None:
            await tell(interaction, present_waiting(texts_for(interaction), table))
            return
        place, board = posted
        moved = place != table.record.place
        message = "repost-moved" if moved else "repost-done" if place == here else "repost-elsewhere"
        await finish(interaction, texts_for(interaction)(message, link=board_link(place, board)))

    @app_commands.command(
        name=command_text("command-games"), description=command_text("command-games.description")
    )
    async def games(self, interaction: Interaction) -> None:
        """List one's running games, and matches that wait for their next one, privately."""
        await self._desk.greet(interaction.user)
        user_id = interaction.user.id
        tables = await self._desk.games.running(user_id)
        waiting = await self._desk.matches.waiting(user_id)
        links = {table.id: await link_to(self._desk, table.id) for table in (*tables, *waiting)}
        known = {game_id: link for game_id, link in links.items() if link}
        await tell(interaction, present_games(texts_for(interaction), tables, waiting, known, user_id))

    @app_commands.command(
        name=command_text("command-resign"), description=command_text("command-resign.description")
    )
    @app_commands.rename(game=command_text("option-running"))
    @app_commands.describe(game=command_text("option-running.description"))
    async def resign(self, interaction: Interaction, game: str | None = None) -> None:
        """Ask whether one really gives up."""
        await self._desk.greet(interaction.user)
        user_id = interaction.user.id
        table = await self._desk.matches.meant(user_id, place_of(interaction), game_number(game))
        if table.waits_for_next:
            await ask_how_to_leave(self._desk, interaction, table)
            return
        if table.over:
            raise Refused(Refusal.GAME_OVER, game_id=table.id)
        await tell(interaction, present_resign_question(texts_for(interaction), table, user_id))

    @board.autocomplete("game")
    @resign.autocomplete("game")
    async def _running(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await running_choices(self._desk, interaction, typed)

    @app_commands.command(
        name=command_text("command-rules"), description=command_text("command-rules.description")
    )
    @app_commands.rename(game=command_text("option-rules"), share=command_text("option-share"))
    @app_commands.describe(
        game=command_text("option-rules.description"), share=command_text("option-share.description")
    )
    @app_commands.choices(game=rules_choices())
    async def rules(
        self, interaction: Interaction, game: Choice[str] | None = None, share: bool = False
    ) -> None:
        """Show the rules, privately unless they are shared."""
        ruleset = RULESETS[game.value if game else await self._usual_game(interaction)]
        if share:
            require_posting(interaction)
            await show(
                interaction, present_rules(await self._desk.public.of(interaction.guild_id), ruleset, 0)
            )
        else:
            await tell(interaction, present_rules(texts_for(interaction), ruleset, 0))

    @app_commands.command(
        name=command_text("command-help"), description=command_text("command-help.description")
    )
    async def help(self, interaction: Interaction) -> None:
        """Say what there is."""
        await tell(interaction, texts_for(interaction)("help-text"))


async def _post_again(desk: Desk, interaction: Interaction, table: Table) -> tuple[Place, Board] | None:
    """Post a board where its game is played; where that channel is shut, a running game goes on here.

    None where it is shut, or without games now, and only the next game of a match can go on here.
    """
    place, here = table.record.place, place_of(interaction)
    may_move = place != here and place.guild_id is not None and place.guild_id == here.guild_id
    waits = may_move and table.waits_for_next
    if waits and not await goes_on_in(desk, interaction, place.channel_id):
        return None
    try:
        return place, await desk.boards.post_again(table.id)
    except discord.HTTPException as error:
        if waits and is_shut(error):
            return None
        if table.over or not (may_move and is_shut(error)):
            raise
    await require_games(desk, interaction)
    await desk.games.move_to(table, here)
    board = await desk.boards.post_again(table.id)
    with answer_may_fail():
        await desk.proposals.restore(table.id)
    return here, board
