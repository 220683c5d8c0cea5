"""What is said of the match that a game belongs to: its terms, its running score, and how it ended."""

from __future__ import annotations

from collections.abc import Callable

from bot.custom_id import LeaveMatch, NextGame, Rematch
from bot.names import bare_name, plain_name
from bot.presenter.message import Control, Post, Tone
from bot.tables import Match, Table
from bot.texts import Texts
from storage import MatchTerms


def terms_line(texts: Texts, terms: MatchTerms) -> str:
    """What a match is played for, in whole sentences."""
    lines = [texts(f"match-{terms.format}.terms"), texts("match-alternates")]
    return " ".join([*lines, texts("match-by-lot")] if terms.by_lot else lines)


def match_line(texts: Texts, table: Table, *, bare: bool = False) -> str | None:
    """The running score, with the game itself once that is over; None for a single game.

    Args:
        texts: the language.
        table: the game.
        bare: for a description, where nothing is formatted.
    """
    match = table.match
    if match is None:
        return None
    name = bare_name if bare else plain_name
    standing = match.standing
    runs = match.format.row is not None and standing.runner is not None
    return texts(
        "match-line",
        format=texts(f"match-{match.format.key}"),
        round=match.round,
        drawn=standing.drawn,
        run=standing.run if runs else 0,
        runner=_names(table, match, name)[standing.runner or 0],
        **_score(table, match, name),
    )


def described(texts: Texts, table: Table, alt: str) -> str:
    """The description of a picture, with the score of the match."""
    line = match_line(texts, table, bare=True)
    return alt if line is None else f"{alt} {line}."


def match_news(texts: Texts, table: Table) -> str | None:
    """Under the last board of a game: how its match has ended, or how it goes on; None for a single game."""
    match = table.match
    if match is None:
        return None
    if match.over:
        return _ending(texts, table, match)
    begins = plain_name(table.opponent_of(match.next_seats[1]).name)
    following = texts(
        "match-next",
        name=begins,
        counted="yes" if table.outcome else "no",
        clock="none" if table.record.clock is None else "runs",
    )
    return "\n".join((match_line(texts, table) or "", following))


def present_waiting(texts: Texts, table: Table) -> Post:
    """Privately, the way to the next game of a match whose last board cannot be posted."""
    lines = (texts("match-waiting"), match_news(texts, table) or "")
    return Post("\n".join(lines), rows=(going_on_row(texts, table),))


def going_on_row(texts: Texts, table: Table) -> tuple[Control, ...]:
    """What can be done after a game: the next one of its match, or a rematch."""
    match = table.match
    if match is None or match.over:
        return (Control(Rematch(table.id), texts("button-rematch"), Tone.MAIN),)
    if match.passed:
        return ()
    return (
        Control(NextGame(table.id), texts("button-next-game"), Tone.MAIN),
        Control(LeaveMatch(table.id), texts("button-leave-match")),
    )


def _ending(texts: Texts, table: Table, match: Match) -> str:
    standing = match.standing
    score = _score(table, match, plain_name)
    if match.closed and match.winner_id is None:
        return texts("match-broken-off", **score)
    low, high = sorted(standing.wins)
    if match.winner_id is None:
        return texts("match-drawn", low=low, high=high, games=standing.games)
    loser = table.opponent_of(match.winner_id)
    winner = plain_name(table.opponent_of(loser.id).name)
    if match.closed:
        return texts("match-resigned", winner=winner, loser=plain_name(loser.name), **score)
    spent = "yes" if standing.spent else "no"
    return texts("match-won", winner=winner, low=low, high=high, spent=spent, games=standing.games)


def _names(table: Table, match: Match, name: Callable[[str], str]) -> tuple[str, str]:
    people = (table.south, table.north)
    one, other = people if table.south.id == match.people[0] else people[::-1]
    return name(one.name), name(other.name)


def _score(table: Table, match: Match, name: Callable[[str], str]) -> dict[str, str | int]:
    first, second = _names(table, match, name)
    wins = match.standing.wins
    return {"first": first, "second": second, "firstwins": wins[0], "secondwins": wins[1]}
