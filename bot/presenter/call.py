"""The short message that calls somebody to a board that was edited in place, since an edit calls nobody."""

from __future__ import annotations

from bot.presenter.message import Post
from bot.tables import Table
from bot.texts import Texts


def present_call(texts: Texts, table: Table, called: tuple[int, ...], link: str) -> Post:
    """Calls these people; one line."""
    mention = " ".join(f"<@{user_id}>" for user_id in called)
    if not table.over:
        return Post(texts("call-turn", mention=mention, link=link), pings=called)
    what = "match" if table.record.match_closed else "game"
    return Post(texts("call-end", mention=mention, link=link, what=what), pings=called)
