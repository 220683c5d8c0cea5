"""What players are told when the place of their game, or of a match between two, is gone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from bot.names import plain_name
from bot.presenter.message import Post
from bot.rulebook import game_name
from bot.tables import Table
from bot.texts import Texts

MOST_GAMES = 20
"""How many games are named of each kind; somebody may have no more at once, as it comes."""


def present_news(texts: Texts, user_id: int, news: Sequence[tuple[str, Table]]) -> Post:
    """Which games and matches have lost their place, and how they go on.

    Args:
        texts: the reader's language.
        user_id: the reader, who plays them.
        news: what is gone, ``channel`` or ``server``, and the game, or the last one of a match that waits.
    """
    lines: list[str] = []
    for kind, what in product(("channel", "server"), ("game", "match")):
        tables = [table for gone, table in news if gone == kind and table.over == (what == "match")]
        if tables:
            lines.append(texts(f"news-{kind}-{what}", count=len(tables)))
            lines += [_line(texts, user_id, table) for table in tables[:MOST_GAMES]]
    return Post("\n".join(lines))


def _line(texts: Texts, user_id: int, table: Table) -> str:
    return texts(
        "news-match" if table.over else "news-game",
        number=str(table.id),
        game=game_name(texts, table.ruleset),
        name=plain_name(table.opponent_of(user_id).name),
    )
