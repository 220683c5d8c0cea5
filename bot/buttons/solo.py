"""The buttons of the menu that begins a game against the bot."""

from __future__ import annotations

from bot.allowed import require_games
from bot.custom_id import MalformedId, SoloFirst, SoloGame, SoloLevel, SoloNow
from bot.desk import Desk, place_of, texts_for
from bot.presenter.message import Post
from bot.presenter.solo import present_solo
from bot.reply import Interaction, acknowledge, dismiss, turn
from bot.showing import answer_may_fail, post_board
from bot.tables import First, Table, Terms
from bot.threads import take_to_thread
from engine import Level
from rules import RULESETS


async def ask(_desk: Desk, interaction: Interaction, action: SoloGame | SoloLevel | SoloFirst) -> None:
    """Choose another game, level, or who begins."""
    await turn(interaction, asking(interaction, _terms(action)))


def asking(interaction: Interaction, terms: Terms, *, alone: bool = False) -> Post:
    """What asks the one who acts for the terms, with the names of both."""
    names = interaction.user.display_name, interaction.client.user.display_name
    return present_solo(texts_for(interaction), terms, names, alone=alone)


async def begin(desk: Desk, interaction: Interaction, action: SoloNow) -> None:
    """Begin on the terms that were put together."""
    terms = _terms(action)
    await require_games(desk, interaction)
    await acknowledge(interaction)
    await show_solo(desk, interaction, await sit_down(desk, interaction, terms))
    with answer_may_fail():
        await dismiss(interaction)


async def sit_down(desk: Desk, interaction: Interaction, terms: Terms) -> Table:
    """Sit down with the bot.

    Raises:
        Refused: there is no engine, or this person already plays the bot here.
    """
    bot = interaction.client.user
    await desk.greet(interaction.user, bot)
    return await desk.solo.begin(place_of(interaction), interaction.user.id, bot.id, terms)


async def show_solo(desk: Desk, interaction: Interaction, table: Table) -> None:
    """Let the bot move if it begins, and show the board."""
    await take_to_thread(desk, interaction, table)
    await post_board(desk, interaction, table.id)


def _terms(action: SoloGame | SoloLevel | SoloFirst | SoloNow) -> Terms:
    try:
        terms = Terms(action.ruleset, Level(action.level), First(action.first))
    except ValueError as error:
        raise MalformedId(action.level) from error
    if terms.ruleset not in RULESETS:
        raise MalformedId(terms.ruleset)
    return terms
