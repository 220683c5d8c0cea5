"""The buttons that ask the engine: a hint, what each move is worth, and the review of a game."""

from __future__ import annotations

import logging
import time

from bot.answers import outlet_of
from bot.custom_id import Analyse, ReviewGame
from bot.delivery import FAILURES
from bot.desk import Desk, place_of, texts_for
from bot.permissions import require_posting
from bot.presenter.analysis import present_judged
from bot.presenter.review import present_progress, present_review
from bot.reply import Interaction, defer, dismiss, finish, tell
from bot.showing import answer_may_fail
from bot.tables import Refusal, Refused, Table
from bot.tables.reviews import Progress
from engine import Review

_log = logging.getLogger(__name__)

_NEWS_EVERY = 2.0
"""Seconds between two words about how far a review has come; Discord limits edits."""


async def analyse(desk: Desk, interaction: Interaction, action: Analyse) -> None:
    """What each move is worth, for the one who asks."""
    await tell_worths(desk, interaction, action.game, action.ply)


async def tell_worths(desk: Desk, interaction: Interaction, game_id: int, ply: int | None) -> None:
    """Think, and tell the person what each move is worth after so many moves, or at the newest one.

    Raises:
        Refused: it may not be asked, or there was nothing to judge.
    """
    table = await desk.games.table(game_id)
    desk.analysis.require(table, interaction.user.id)
    await defer(interaction)
    judged = await desk.analysis.judge(table, interaction.user.id, ply)
    if not judged.values:
        raise Refused(Refusal.NOTHING_TO_JUDGE)
    judged = await desk.reviews.agreed(judged)
    await tell(interaction, present_judged(texts_for(interaction), judged, chosen=ply is not None))


async def review(desk: Desk, interaction: Interaction, action: ReviewGame) -> None:
    """The review of a finished game: for everybody when it is new, else for the one who asks.

    For the asker alone, too, where one of the two players is not to read it yet.
    """
    require_posting(interaction)
    table = await desk.games.table(action.game)
    desk.reviews.require(table)
    await defer(interaction)
    async with desk.reviews.locks.of(table.id):
        await _review(desk, interaction, table)


async def _review(desk: Desk, interaction: Interaction, table: Table) -> None:
    known = await desk.reviews.kept(table)
    if known:
        await _require_not_in_play(desk, interaction.user.id, table, known)
        await tell(interaction, present_review(texts_for(interaction), table, known))
        return
    made = await desk.reviews.make(table, interaction.user.id, _progress(interaction))
    await _require_not_in_play(desk, interaction.user.id, table, made)
    try:
        for person in table.people:
            await _require_not_in_play(desk, person.id, table, made)
        await _share(desk, interaction, table, made)
    except (Refused, *FAILURES) as error:
        _log.info("The review of game %s is for the one who asked: %s", table.id, error)
        await tell(interaction, present_review(texts_for(interaction), table, made))
        return
    with answer_may_fail():
        await dismiss(interaction)


async def _share(desk: Desk, interaction: Interaction, table: Table, made: Review) -> None:
    """Show a review to everybody.

    Raises:
        FAILURES: Discord did not take it.
    """
    post = present_review(await desk.public.of(interaction.guild_id), table, made)
    here = place_of(interaction)
    outlet = outlet_of(desk, interaction, here)
    if outlet:  # the first answer takes the place of "thinking …", and is seen by as few
        await finish(interaction, present_progress(texts_for(interaction), table.ply, table.ply))
    nonce = f"review {table.record.created_at} {table.id}"
    await (outlet or desk.channels.of(here)).send(post, nonce=nonce)


async def _require_not_in_play(desk: Desk, user_id: int, table: Table, known: Review) -> None:
    """A review tells of its turning points what should have been played there."""
    plies = {reviewed.ply for reviewed in known.turning_points}
    await desk.analysis.require_not_in_play(table, user_id, plies)


def _progress(interaction: Interaction) -> Progress:
    """Tells the person how far it has come, now and then."""
    told = -_NEWS_EVERY

    async def progress(done: int, plies: int) -> None:
        nonlocal told
        if time.monotonic() - told >= _NEWS_EVERY:
            told = time.monotonic()
            with answer_may_fail():
                await finish(interaction, present_progress(texts_for(interaction), done, plies))

    return progress
