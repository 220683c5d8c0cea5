"""The last board of a game: how it ended, how the two stand, and the ways to another game and back."""

from __future__ import annotations

from datetime import timedelta

from bot.custom_id import ReviewGame, View
from bot.names import plain_name
from bot.narration import tell_abandoned, tell_outcome
from bot.presenter.board import names_of, news, picture_of, replay_controls
from bot.presenter.match import going_on_row, match_news
from bot.presenter.message import Control, Post
from bot.rulebook import ruleset_name
from bot.tables import SILENCE_DAYS, Table
from bot.texts import Texts
from rules import Termination
from storage import Standing

_ENDED_BY_A_MOVE = (Termination.MAJORITY, Termination.STUCK, Termination.REPETITION)


def present_final(
    texts: Texts, table: Table, standing: Standing, *, reviewing: bool, called: int | None = None
) -> Post:
    """The last board of a game: how it ended, the standing between the two, and the way to another game.

    Where its match was closed after its end, only that is news.

    Args:
        texts: the language of the channel.
        table: the game, over.
        standing: all their games; wins of South, draws, wins of North.
        reviewing: whether there is an engine to review the game.
        called: who has not yet heard, where the game does not tell.
    """
    called_ids = (called,) if called else _called_at_the_end(table)
    closed = table.record.match_closed
    call = texts(
        "match-call" if closed else "final-call",
        mention=" ".join(f"<@{user_id}>" for user_id in called_ids),
        game=ruleset_name(texts, table.ruleset),
    )
    going_on = table.match is not None and not table.match.over
    lines = [
        call,
        *(() if closed else _how_it_ended(texts, table)),
        match_news(texts, table),
        None if going_on else _standing(texts, table, standing),
    ]
    row, back = going_on_row(texts, table), looking_back_row(texts, table, reviewing=reviewing)
    rows = (row, back) if going_on else ((*row, *back),)
    return Post(
        content="\n".join(line for line in lines if line),
        picture=picture_of(texts, table),
        rows=tuple(row for row in rows if row),
        pings=() if table.bot_side else called_ids,
    )


def looking_back_row(texts: Texts, table: Table, *, reviewing: bool) -> tuple[Control, ...]:
    """What can be seen of a game that is over, for ever: its last move, all its moves, and its review."""
    review = (Control(ReviewGame(table.id), texts("button-review")),) if reviewing and table.ply > 1 else ()
    return (*replay_controls(texts, table), *_view(texts, table), *review)


def _how_it_ended(texts: Texts, table: Table) -> tuple[str | None, ...]:
    """The last move, if it ended the game, and the result; of a game that its match broke off, nothing."""
    if table.outcome is None and table.match and table.match.closed:
        return ()
    ending = table.outcome and table.outcome.termination
    return news(texts, table) if ending in _ENDED_BY_A_MOVE else None, result_line(texts, table)


def result_line(texts: Texts, table: Table) -> str:
    """How a game that is over has ended."""
    outcome, match = table.outcome, table.match
    if outcome is None and match and match.closed and not table.record.match_closed:
        return texts("outcome-match-broken-off")
    if outcome is None and _out_of_time(table):
        return texts("outcome-out-of-time", silent=plain_name(table.mover.name))
    if outcome is None:
        return tell_abandoned(texts, plain_name(table.mover.name), _days_of_silence(table))
    names = names_of(table)
    return tell_outcome(texts, outcome, names["south"], names["north"], table.position, table.ruleset)


def _out_of_time(table: Table) -> bool:
    """Whether a game that is over ended because the time for the move was up."""
    deadline, ended_at = table.record.deadline, table.record.ended_at
    return deadline is not None and ended_at is not None and deadline <= ended_at


def _days_of_silence(table: Table) -> int:
    """How long a mover must have been silent for a game closed without a result; 0 if it was not for that."""
    silent_since = timedelta(seconds=(table.record.ended_at or 0) - table.record.moved_at)
    return SILENCE_DAYS if silent_since.days >= SILENCE_DAYS else 0


def _standing(texts: Texts, table: Table, standing: Standing) -> str:
    return texts(
        "standing-line",
        southwins=standing.wins_a,
        northwins=standing.wins_b,
        draws=standing.draws,
        **names_of(table),
    )


def _called_at_the_end(table: Table) -> tuple[int, ...]:
    """Who has not yet heard: the one who did not make the last move, or who won without a move, or the match.

    Where one has closed the game or the match alone, it is the other; where time was up, it is both. Against
    the bot it is the person.
    """
    outcome = table.outcome
    if table.match and table.record.match_closed and table.match.winner_id:
        return (table.match.winner_id,)
    if table.bot_side:
        return (table.seated(table.bot_side.opponent).id,)
    if closer := _closed_alone_by(table):
        return (table.opponent_of(closer).id,)
    if outcome and outcome.winner and outcome.termination is Termination.RESIGNATION:
        return (table.seated(outcome.winner).id,)
    mover = table.mover.id
    return (table.opponent_of(mover).id, mover) if _out_of_time(table) else (mover,)


def _closed_alone_by(table: Table) -> int | None:
    """Who has ended alone what the last board tells of: the match if that was closed later, else the game."""
    if table.match and table.record.match_closed:
        return table.match.record.broken_off_by
    return table.record.closed_by


def _view(texts: Texts, table: Table) -> tuple[Control, ...]:
    """The way through a game that has a move."""
    return (Control(View(table.id, table.ply), texts("button-view")),) if table.last_move else ()
