"""Games to look at again: somebody's own, and those that others play or have played nearby."""

from __future__ import annotations

from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Table, set_table, set_tables
from storage import NoSuchGame, Place, Store


class Archive:
    """Finds games, running or over, for people who want to go through them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def latest(self, user_id: int, guild_id: int | None, most: int) -> list[Table]:
        """At most so many of somebody's games in a server, the one begun last first."""
        records = await self._store.latest_games(user_id, guild_id=guild_id, most=most)
        return await set_tables(self._store, records)

    async def meant(self, user_id: int, place: Place, game_id: int | None) -> Table:
        """The game that somebody means: the one named, else their last here, else their last in the server.

        Moves are no secret, but a game of another server or chat is not for everybody: who plays there, and
        how it goes, is shown only to the two who sit at it.

        Raises:
            Refused: there is no such game for this person.
        """
        if game_id is not None:
            return await self._named(user_id, place, game_id)
        here = await self._store.latest_game(user_id, place.channel_id)
        if here is not None:
            return await set_table(self._store, here)
        latest = await self.latest(user_id, place.guild_id, 1)
        if not latest:
            raise Refused(Refusal.NOTHING_PLAYED)
        return latest[0]

    async def _named(self, user_id: int, place: Place, game_id: int) -> Table:
        try:
            table = await set_table(self._store, await self._store.game(game_id))
        except NoSuchGame as error:
            raise Refused(Refusal.UNKNOWN_GAME) from error
        if not (table.seats(user_id) or _near(table.record.place, place)):
            raise Refused(Refusal.UNKNOWN_GAME)
        return table


def _near(one: Place, other: Place) -> bool:
    """Whether two places are in one server, or where there is none, the same."""
    return one.channel_id == other.channel_id if one.guild_id is None else one.guild_id == other.guild_id
