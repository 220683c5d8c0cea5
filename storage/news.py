"""News: players who are to be told that the place of a running game, or of a match between two, is gone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from storage.database import Statements
from storage.message_records import News
from storage.section import Section

_GOES_ON = """
    games.id IN (
        SELECT id FROM games WHERE ended_at IS NULL
        UNION ALL SELECT max(id) FROM games
        WHERE match_id IN (SELECT id FROM matches WHERE closed_at IS NULL AND decided = 0) GROUP BY match_id
    )
"""
"""The game runs, or is the last of a match that may wait for its next one."""

_ADD = f"""
    INSERT INTO news (user_id, game_id, channel_id, kind)
    SELECT seat, id, channel_id, ? FROM (
        SELECT south_id AS seat, * FROM games WHERE bot_side IS NOT 'south'
        UNION ALL SELECT north_id AS seat, * FROM games WHERE bot_side IS NOT 'north'
    ) AS games
    WHERE {_GOES_ON} AND {{condition}}
    ON CONFLICT DO NOTHING
"""  # noqa: S608 - a constant of ours

_STANDING = f"""
    SELECT news.* FROM news JOIN games ON games.id = game_id AND games.channel_id = news.channel_id
    WHERE {_GOES_ON} AND {{condition}} ORDER BY user_id, game_id
"""  # noqa: S608 - a constant of ours


class NewsBoard(Section):
    """What is still to be told. It is no news any more when game or match is over or is played elsewhere."""

    async def servers_gone(self, game_ids: Iterable[int]) -> None:
        """Note which games and matches are in servers that have removed the bot: these, and no others."""
        async with self._database.writing() as db:
            gone = set(game_ids)
            for row in await db.all("SELECT DISTINCT game_id FROM news WHERE kind = 'server'"):
                if row["game_id"] not in gone:
                    await db.all("DELETE FROM news WHERE kind = 'server' AND game_id = ?", row["game_id"])
            for game_id in gone:
                await db.all(_ADD.format(condition="id = ?"), "server", game_id)

    async def new_news(self) -> list[News]:
        """What nobody has tried to tell, by person."""
        async with self._database.reading() as db:
            return [_news_of(row) for row in await db.all(_STANDING.format(condition="state = 'new'"))]

    async def news_kept_for(self, user_id: int) -> list[News]:
        """What somebody could not be told directly."""
        async with self._database.reading() as db:
            rows = await db.all(_STANDING.format(condition="state = 'unreachable' AND user_id = ?"), user_id)
        return [_news_of(row) for row in rows]

    async def news_told(self, news: Iterable[News], *, reached: bool) -> None:
        """Note that somebody has been told, or that they could not be reached directly."""
        async with self._database.writing() as db:
            for item in news:
                await db.all(
                    "UPDATE news SET state = ? WHERE user_id = ? AND game_id = ? AND channel_id = ?",
                    "told" if reached else "unreachable",
                    item.user_id,
                    item.game_id,
                    item.channel_id,
                )


async def add_channel_news(db: Statements, channel_id: int) -> None:
    """Note that the channel of running games, and of matches between two, is gone."""
    await db.all(_ADD.format(condition="channel_id = ?"), "channel", channel_id)


def _news_of(row: sqlite3.Row) -> News:
    return News(row["user_id"], row["game_id"], row["channel_id"], row["kind"])
