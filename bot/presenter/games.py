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


def present_games(
    texts: Texts, tables: list[Table], waiting: list[Table], links: dict[int, str], user_id: int
) -> Post:
    """Somebody's running games in the order given, each with game, score, age and a link to its board.

    Below them the matches that wait for their next game.

    Args:
        texts: the reader's language.
        tables: the games.
        waiting: the last games of those matches.
        links: the addresses of their boards, by game id, as far as they are posted.
        user_id: the reader.
    """
    running = [_line(texts, table, links.get(table.id, "none"), user_id) for table in tables]
    matches = [_waiting(texts, table, links.get(table.id, "none"), user_id) for table in waiting]
    if not running and not matches:
        return Post(texts("games-none"))
    lines = [texts("games-title", count=len(tables))] if running else []
    listed = [*running, *matches]
    for number, line in enumerate(listed):
        if len("\n".join([*lines, line])) > ROOM:
            lines.append(texts("games-more", count=len(listed) - number))
            break
        lines.append(line)
    return Post("\n".join(lines))


def game_choice(texts: Texts, table: Table, user_id: int) -> str:
    """A running game, or a match that waits, as a choice of a command, at most 100 characters."""
    name = bare_name(table.opponent_of(user_id).name)
    message = "match-choice" if table.over else "game-choice"
    return texts(message, **{**_about(texts, table, user_id), **_match(table, user_id), "name": name})[:100]


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
        ply=table.ply - table.record.lot,
        when=str(table.record.moved_at),
        deadline=str(table.record.deadline or "none"),
        link=link,
        **_about(texts, table, user_id),
        **_match(table, user_id),
    )


def _waiting(texts: Texts, table: Table, link: str, user_id: int) -> str:
    return texts("games-waiting", link=link, **_about(texts, table, user_id), **_match(table, user_id))


def _match(table: Table, user_id: int) -> dict[str, str | int]:
    """What somebody and the other have won in the match of a game, if it is in one."""
    if table.match is None:
        return {"match": "none", "ownwins": 0, "otherwins": 0}
    first, second = table.match.standing.wins
    mine = user_id == table.match.people[0]
    return {
        "match": table.match.format.key,
        "ownwins": first if mine else second,
        "otherwins": second if mine else first,
    }


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
