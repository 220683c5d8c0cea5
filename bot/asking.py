"""Making a challenge, whether a command or a menu asked for it."""

from __future__ import annotations

from dataclasses import replace

from bot.allowed import require_games
from bot.desk import Desk, place_of
from bot.errors import answer_error
from bot.permissions import is_outside
from bot.presenter.challenge import present_crossing
from bot.reply import Interaction, show
from bot.showing import answer_may_fail, post_board
from bot.tables import USUAL_CLOCK, Clock, First, Issued, Refusal, Refused, Table
from bot.threads import take_to_thread
from storage import Challenge, MatchTerms

_WAITING = {Refusal.ALREADY_CHALLENGED, Refusal.ALREADY_CHALLENGED_ANYONE}


async def challenge(
    desk: Desk,
    interaction: Interaction,
    opponent_id: int | None,
    ruleset: str,
    first: First,
    *,
    clock: Clock = USUAL_CLOCK,
    match: MatchTerms | None = None,
) -> Issued | None:
    """Challenge somebody here, for everybody to see; None for anyone in the channel.

    Returns:
        What came of it; None where a challenge already waits, which the person has been told.

    Raises:
        Refused, MissingPermissions: nothing has changed.
        FAILURES: the challenge stands, but is not in the channel yet.
    """
    await require_games(desk, interaction)
    here, challenger_id = place_of(interaction), interaction.user.id
    try:
        issued = await desk.challenges.issue(
            here, challenger_id, opponent_id, ruleset, first, clock=clock, match=match
        )
    except Refused as refused:
        if refused.reason not in _WAITING:
            raise
        await answer_error(desk, interaction, refused)  # before the slow search for the message
        with answer_may_fail():
            if is_outside(interaction):
                await _show_again(desk, interaction, opponent_id)
            else:
                await desk.invitations.restore(here, challenger_id, opponent_id)
        return None
    await _announce(desk, interaction, issued)
    return issued


async def _show_again(desk: Desk, interaction: Interaction, opponent_id: int | None) -> None:
    """Show one's open challenge once more, calling nobody: the bot cannot see whether it is there."""
    here, now = place_of(interaction), desk.channels.now()
    standing = await desk.store.open_challenge_between(
        here.channel_id, interaction.user.id, opponent_id, now=now
    )
    if standing:
        post = replace(await desk.invitations.present(standing), pings=())
        await desk.store.challenge_posted(standing.id, await show(interaction, post))


async def _announce(desk: Desk, interaction: Interaction, issued: Issued) -> None:
    """Post the challenge, or where the other had asked already, the board of the game that begins."""
    if issued.table is None:
        await _post(desk, interaction, issued.challenge)
    else:
        await _begin(desk, interaction, issued, issued.table)


async def _post(desk: Desk, interaction: Interaction, challenge: Challenge) -> None:
    """As the answer; where that is lost, as a message of its own."""
    try:
        with answer_may_fail():
            await _answer_with(desk, interaction, challenge)
    except Refused:  # nobody else can see it
        await desk.challenges.withdraw(challenge.id, challenge.challenger_id)
        raise
    await desk.invitations.post(challenge)


async def _answer_with(desk: Desk, interaction: Interaction, challenge: Challenge) -> None:
    async with desk.invitations.locks.of(challenge.id):
        if (await desk.store.challenge(challenge.id)).message_id is None:
            message_id = await show(interaction, await desk.invitations.present(challenge))
            await desk.store.challenge_posted(challenge.id, message_id)


async def _begin(desk: Desk, interaction: Interaction, issued: Issued, table: Table) -> None:
    challenge = issued.challenge
    one, other = table.people if table.south.id == challenge.challenger_id else table.people[::-1]
    with answer_may_fail():
        texts = await desk.public.of(interaction.guild_id)
        await show(interaction, present_crossing(texts, issued, one, other))
    with answer_may_fail():
        await desk.invitations.settle(challenge)
    await take_to_thread(desk, interaction, table)
    await post_board(desk, interaction, table.id)
