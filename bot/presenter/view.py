"""The private message in which one goes through a game: the board after any of its moves."""

from __future__ import annotations

from functools import partial

from bot.alt_text import alt_text, film_alt_text
from bot.custom_id import Film, Replay, Step
from bot.game_names import game_name
from bot.presenter.board import move_line, names_of, score_line
from bot.presenter.final import result_line
from bot.presenter.message import Control, Picture, Post, Tone, effort_of
from bot.tables import Table
from bot.texts import Texts
from renderer import ANIMATION_SUFFIX, IMAGE_SUFFIX, render_board, render_game_animation, render_text
from rules import format_moves

LISTED = 16
"""How many moves before and after the present one are listed."""

Row = tuple[Control, ...]


def present_view(
    texts: Texts,
    table: Table,
    ply: int,
    *,
    remark: str | None = None,
    rows: tuple[Row, ...] = (),
) -> Post:
    """The board after ``ply`` moves, with the move in words, the score and the moves around it.

    Args:
        texts: the reader's language.
        table: the game, running or over.
        ply: from 0, the start, to ``table.ply``.
        remark: what else is to be said about this move; at most 600 characters.
        rows: more buttons, below those that turn to another board.
    """
    lines = [
        texts("view-title", number=str(table.id), ply=ply, plies=table.ply),
        move_line(texts, table, ply),
        score_line(texts, table, table.position_at(ply)),
        result_line(texts, table) if table.over_at(ply) else None,
        remark,
        _moves(texts, table, ply),
    ]
    return Post(
        content="\n".join(line for line in lines if line),
        picture=_picture(texts, table, ply),
        rows=tuple(row for row in (_turning(texts, table, ply), *rows, _films(texts, table, ply)) if row),
    )


def present_film(texts: Texts, table: Table) -> Post:
    """A whole game as a film that ends on its newest board."""
    caption = texts(
        "film-caption",
        number=str(table.id),
        game=game_name(texts, table.ruleset),
        plies=table.ply,
        **names_of(table),
    )
    return Post(
        content=caption,
        picture=Picture(
            name=f"opon-{table.id}-film-{table.ply}.{ANIMATION_SUFFIX}",
            alt=film_alt_text(texts, table.position, moves=table.ply, over=table.over),
            draw=partial(render_game_animation, table.start, table.game.moves, over=table.over),
            text=render_text(table.position, last_move=table.last_move, over=table.over),
            unwanted=texts("film-unwanted"),
            barred=texts("film-barred"),
            effort=effort_of(table.ply),
        ),
    )


def _picture(texts: Texts, table: Table, ply: int) -> Picture:
    position, move, over = table.position_at(ply), table.nth_move(ply), table.over_at(ply)
    return Picture(
        name=f"opon-{table.id}-view-{ply}.{IMAGE_SUFFIX}",
        alt=alt_text(texts, position, last_move=move, over=over),
        draw=partial(render_board, position, last_move=move, over=over),
        text=render_text(position, last_move=move, over=over),
    )


def _moves(texts: Texts, table: Table, ply: int) -> str | None:
    """The letters of the moves around a board, that of the move which led to it in a box."""
    first, last = max(0, ply - 1 - LISTED), min(table.ply, ply + LISTED)
    if first == last:
        return None
    letters = list(format_moves(table.record.moves[first:last]))
    if ply:
        letters[ply - 1 - first] = f"`{letters[ply - 1 - first]}`"
    before, after = ("…" if first else ""), ("…" if last < table.ply else "")
    return texts("view-moves", moves=" ".join(part for part in (before, *letters, after) if part))


def _turning(texts: Texts, table: Table, ply: int) -> Row:
    """At the end of a running game one can still ask for what has been played since."""
    begun, ended = ply == 0, ply == table.ply
    return (
        Control(Step(table.id, ply, "first"), texts("button-first"), disabled=begun),
        Control(Step(table.id, ply, "back"), texts("button-previous"), disabled=begun),
        Control(Step(table.id, ply, "next"), texts("button-following"), Tone.MAIN, disabled=ended),
        Control(Step(table.id, ply, "last"), texts("button-last"), disabled=ended and table.over),
    )


def _films(texts: Texts, table: Table, ply: int) -> Row:
    """The ways to a film of this move, and of the whole game."""
    move = (Control(Replay(table.id, table.version_of(ply)), texts("button-film-move")),) if ply else ()
    game = (Control(Film(table.id), texts("button-film")),) if table.ply else ()
    return move + game
