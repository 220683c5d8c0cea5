"""What players are told when the place of their running game is gone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.names import plain_name
from bot.presenter.message import Post
from bot.rulebook import game_name
from bot.tables import Table
from bot.texts import Texts

MOST_GAMES = 20
"""How many games are named of each kind; somebody may have no more at once, as it comes."""


def present_news(texts: Texts, user_id: int, news: Sequence[tuple[str, Table]]) -> Post:
    """Which games have lost their place, and how they go on.

    Args:
        texts: the reader's language.
        user_id: the reader, who plays them.
        news: what is gone, ``channel`` or ``server``, and the game.
    """
    lines: list[str] = []
    for kind in ("channel", "server"):
        tables = [table for gone, table in news if gone == kind]
        if tables:
            lines.append(texts(f"news-{kind}", count=len(tables)))
            lines += [_line(texts, user_id, table) for table in tables[:MOST_GAMES]]
    return Post("\n".join(lines))


def _line(texts: Texts, user_id: int, table: Table) -> str:
    return texts(
        "news-game",
        number=str(table.id),
        game=game_name(texts, table.ruleset),
        name=plain_name(table.opponent_of(user_id).name),
    )
