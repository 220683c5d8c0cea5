"""What is said to somebody who may not have more games or challenges at once."""

from __future__ import annotations

from bot.tables.refusal import Refusal, Refused
from storage import Store, TooManyGames


async def too_many_games(store: Store, limit: TooManyGames, user_id: int) -> Refused:
    """The refusal, as it is put to one of the two: it is their own number of games, or the other's."""
    if limit.user_id == user_id:
        return Refused(Refusal.TOO_MANY_GAMES, count=limit.most)
    names = await store.names({limit.user_id})
    return Refused(
        Refusal.OTHER_HAS_TOO_MANY_GAMES,
        name=names.get(limit.user_id, str(limit.user_id)),
        count=limit.most,
    )
