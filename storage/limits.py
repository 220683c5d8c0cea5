"""How much one person may have at once, checked in the transaction that would add to it."""

from __future__ import annotations

from storage.conflicts import TooManyChallenges, TooManyGames
from storage.database import Statements
from storage.records import Limits

_RUNNING = (
    "SELECT (SELECT count(*) FROM games WHERE south_id = ? AND ended_at IS NULL)"
    " + (SELECT count(*) FROM games WHERE north_id = ? AND ended_at IS NULL)"
)
_WAITING = "SELECT count(*) FROM challenges WHERE state = 'open' AND challenger_id = ? AND expires_at > ?"


async def check_may_play(db: Statements, user_id: int, limits: Limits) -> None:
    """Make sure that this person may begin another game.

    Raises:
        TooManyGames: they may not.
    """
    if (await db.only(_RUNNING, user_id, user_id))[0] >= limits.games:
        raise TooManyGames(user_id, limits.games)


async def check_may_ask(db: Statements, user_id: int, limits: Limits, *, now: int) -> None:
    """Make sure that this person may make another challenge.

    Raises:
        TooManyGames: they could not play it.
        TooManyChallenges: too many wait for an answer already.
    """
    await check_may_play(db, user_id, limits)
    if (await db.only(_WAITING, user_id, now))[0] >= limits.challenges:
        raise TooManyChallenges(user_id, limits.challenges)
