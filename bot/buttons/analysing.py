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
from engine import Review

_log = logging.getLogger(__name__)

_NEWS_EVERY = 2.0
"""Seconds between two words about how far a review has come; Discord limits edits."""


async def analyse(desk: Desk, interaction: Interaction, action: Analyse) -> None:
    """What each move is worth, for the one who asks; in a running game, a hint for the newest board alone."""
    await tell_worths(desk, interaction, action.game, action.ply, newest=True)


async def tell_worths(
    desk: Desk, interaction: Interaction, game_id: int, ply: int | None, *, newest: bool = False
) -> None:
    """Think, and tell the person what each move is worth after so many moves, or at the newest one.

    Args:
        desk: where everything is.
        interaction: who asks.
        game_id: the game.
        ply: how many moves had been played.
        newest: in a running game only its newest position is meant.

    Raises:
        Refused: it may not be asked, or there was nothing to judge.
    """
    table = await desk.games.table(game_id)
    desk.analysis.require(table, interaction.user.id)
    if newest and not table.over and ply != table.ply:
        raise Refused(Refusal.GAME_WENT_ON, game_id=table.id)
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
    news = _News(interaction)
    try:
        made = await desk.reviews.make(table, interaction.user.id, news)
        await _require_not_in_play(desk, interaction.user.id, table, made)
        shared = await _is_shared(desk, interaction, table, made, news)
    except Exception:
        await news.take_away()
        raise
    if shared:
        with answer_may_fail():
            await dismiss(interaction)
    else:
        await news.take_away()
        await tell(interaction, present_review(texts_for(interaction), table, made))


async def _is_shared(desk: Desk, interaction: Interaction, table: Table, made: Review, news: _News) -> bool:
    """Whether everybody has been shown a review, which both players may read already."""
    try:
        for person in table.people:
            await _require_not_in_play(desk, person.id, table, made)
        await _share(desk, interaction, table, made, news)
    except (Refused, *FAILURES) as error:
        _log.info("The review of game %s is for the one who asked: %s", table.id, error)
        return False
    return True


async def _share(desk: Desk, interaction: Interaction, table: Table, made: Review, news: _News) -> None:
    """Show a review to everybody.

    Raises:
        FAILURES: Discord did not take it.
    """
    post = present_review(await desk.public.of(interaction.guild_id), table, made)
    here = place_of(interaction)
    outlet = outlet_of(desk, interaction, here)
    if outlet:  # the first answer takes the place of "thinking …", and is seen by as few
        await news.tell(table.ply, table.ply)
    nonce = f"review {table.record.created_at} {table.id}"
    await (outlet or desk.channels.of(here)).send(post, nonce=nonce)


async def _require_not_in_play(desk: Desk, user_id: int, table: Table, known: Review) -> None:
    """A review tells where somebody went wrong, and of its turning points what should have been played."""
    await desk.analysis.require_not_in_play(table, user_id, known.mistaken_plies)


class _News:
    """How far a review has come, for the person who waits for it: told now and then, and taken away after it.

    Else it would go on saying so beside whatever is told instead.
    """

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._told_at = -_NEWS_EVERY
        self._is_shown = False

    async def __call__(self, done: int, plies: int) -> None:
        """Tell it, unless that has just been done."""
        if time.monotonic() - self._told_at >= _NEWS_EVERY:
            self._told_at = time.monotonic()
            with answer_may_fail():
                await self.tell(done, plies)

    async def tell(self, done: int, plies: int) -> None:
        """Tell it now.

        Raises:
            FAILURES: Discord did not take it.
        """
        await finish(self._interaction, present_progress(texts_for(self._interaction), done, plies))
        self._is_shown = True

    async def take_away(self) -> None:
        """Take it away before another answer comes; where it was never told, that answer takes its place."""
        if self._is_shown:
            with answer_may_fail():
                await dismiss(self._interaction)
