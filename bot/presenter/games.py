"""Somebody's games: the list of those that run, and choices of a command."""

from __future__ import annotations

from bot.names import bare_name, plain_name
from bot.presenter.message import Post
from bot.rulebook import game_name
from bot.tables import Table
from bot.texts import Texts
from rules import Side

ROOM = 1900
"""Characters for the list; Discord takes 2,000, and the last line may say how many more there are."""


def present_games(texts: Texts, tables: list[Table], links: dict[int, str], user_id: int) -> Post:
    """Somebody's running games in the order given, each with game, score, age and a link to its board.

    Args:
        texts: the reader's language.
        tables: the games.
        links: the addresses of their boards, by game id, as far as they are posted.
        user_id: the reader.
    """
    if not tables:
        return Post(texts("games-none"))
    lines = [texts("games-title", count=len(tables))]
    for number, table in enumerate(tables):
        line = _line(texts, table, links.get(table.id, "none"), user_id)
        if len("\n".join([*lines, line])) > ROOM:
            lines.append(texts("games-more", count=len(tables) - number))
            break
        lines.append(line)
    return Post("\n".join(lines))


def game_choice(texts: Texts, table: Table, user_id: int) -> str:
    """A running game as one of the choices of a command, at most 100 characters."""
    name = bare_name(table.opponent_of(user_id).name)
    return texts("game-choice", **{**_about(texts, table, user_id), "name": name})[:100]


def past_choice(texts: Texts, table: Table, user_id: int) -> str:
    """A game, running or over, as one of the choices of a command, at most 100 characters."""
    side = table.side_of(user_id)
    scores = table.outcome.scores if table.outcome else table.position.stores
    return texts(
        "past-choice",
        number=str(table.id),
        game=game_name(texts, table.ruleset),
        name=bare_name(table.opponent_of(user_id).name),
        own=scores[side.value],
        other=scores[side.opponent.value],
        result=_result(table, side),
    )[:100]


def _result(table: Table, side: Side) -> str:
    """How a game has ended for whoever sits on this side, as the text chooses by it."""
    if table.outcome is None:
        return "closed" if table.over else "running"
    if table.outcome.winner is None:
        return "drawn"
    return "won" if table.outcome.winner is side else "lost"


def _line(texts: Texts, table: Table, link: str, user_id: int) -> str:
    return texts(
        "games-line",
        ply=table.ply,
        when=str(table.record.moved_at),
        link=link,
        **_about(texts, table, user_id),
    )


def _about(texts: Texts, table: Table, user_id: int) -> dict[str, str | int]:
    side = table.side_of(user_id)
    return {
        "number": str(table.id),
        "game": game_name(texts, table.ruleset),
        "name": plain_name(table.opponent_of(user_id).name),
        "own": table.position.stores[side.value],
        "other": table.position.stores[side.opponent.value],
        "turn": "yours" if table.mover.id == user_id else "theirs",
    }
