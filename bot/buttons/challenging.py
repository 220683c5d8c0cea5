"""The buttons of a challenge, and of the menu that makes one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.allowed import require_games
from bot.asking import challenge
from bot.custom_id import Accept, Asked, AskNow, Decline, MalformedId, Withdraw
from bot.desk import Desk, texts_for
from bot.opponent import find_opponent
from bot.permissions import is_outside
from bot.presenter.challenge import present_ask
from bot.presenter.refusals import present_declined
from bot.reply import Interaction, acknowledge, dismiss, finish, revise, tell
from bot.showing import answer_may_fail, post_board
from bot.tables import Clock, First, Person, Refusal, Refused, clock_named
from bot.threads import take_to_thread
from rules import RULESETS
from storage import Challenge, NoSuchChallenge


async def accept(desk: Desk, interaction: Interaction, action: Accept) -> None:
    """Sit down and begin."""
    await require_games(desk, interaction)
    async with _settled_when_gone(desk, interaction, action.challenge):
        issued = await desk.challenges.accept(action.challenge, interaction.user.id)
    await _say_what_became(desk, interaction, issued.challenge)
    if issued.table:
        await take_to_thread(desk, interaction, issued.table)
        await post_board(desk, interaction, issued.table.id)


async def decline(desk: Desk, interaction: Interaction, action: Decline) -> None:
    """Say no; and privately, how to be asked no more."""
    async with _settled_when_gone(desk, interaction, action.challenge):
        declined = await desk.challenges.decline(action.challenge, interaction.user.id)
    await _say_what_became(desk, interaction, declined)
    names = await desk.store.names({declined.challenger_id})
    name = names.get(declined.challenger_id, str(declined.challenger_id))
    with answer_may_fail():
        await tell(
            interaction, present_declined(texts_for(interaction), Person(declined.challenger_id, name))
        )


async def withdraw(desk: Desk, interaction: Interaction, action: Withdraw) -> None:
    """Take the challenge back."""
    async with _settled_when_gone(desk, interaction, action.challenge):
        withdrawn = await desk.challenges.withdraw(action.challenge, interaction.user.id)
    await _say_what_became(desk, interaction, withdrawn)


async def ask(desk: Desk, interaction: Interaction, action: Asked) -> None:
    """Choose another game, who begins, or how much time there is."""
    _check(action)
    names = await desk.store.names({action.opponent})
    name = names.get(action.opponent, str(action.opponent))
    reached = not is_outside(interaction)
    await revise(interaction, present_ask(texts_for(interaction), action, name, reached=reached))


async def ask_now(desk: Desk, interaction: Interaction, action: AskNow) -> None:
    """Make the challenge that was put together; where the two asked each other, the channel says it all."""
    clock = _check(action)
    await acknowledge(interaction)
    await find_opponent(desk, interaction, action.opponent)
    first = First(action.first)
    issued = await challenge(desk, interaction, action.opponent, action.ruleset, first, clock=clock)
    if issued is None:
        return
    with answer_may_fail():
        if issued.table:
            await dismiss(interaction)
        else:
            await finish(interaction, texts_for(interaction)("ask-done"))


def _check(action: Asked) -> Clock:
    """Make sure that there are such terms; the clock among them.

    Raises:
        MalformedId: there are not.
    """
    if action.ruleset not in RULESETS or action.first not in {first.value for first in First}:
        raise MalformedId(action.ruleset)
    try:
        return clock_named(action.clock)
    except ValueError as error:
        raise MalformedId(action.clock) from error


async def _say_what_became(desk: Desk, interaction: Interaction, closed: Challenge) -> None:
    with answer_may_fail():
        await revise(interaction, await desk.invitations.present(closed))
        await desk.store.challenge_settled(closed.id)


@asynccontextmanager
async def _settled_when_gone(desk: Desk, interaction: Interaction, challenge_id: int) -> AsyncIterator[None]:
    """A challenge that turns out to be over when it is touched shows so at once; the reason follows."""
    try:
        yield
    except Refused as refused:
        if refused.reason in {Refusal.CHALLENGE_GONE, Refusal.CHALLENGE_TAKEN}:
            with suppress(NoSuchChallenge):
                closed = await desk.store.challenge(challenge_id)
                await _say_what_became(desk, interaction, closed)
        raise
