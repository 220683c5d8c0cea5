"""A board picture in words, complete enough to play from."""

from __future__ import annotations

from bot.texts import Texts
from renderer import Result
from rules import PIT_LETTERS, Move, Position

MAX_ALT_TEXT = 1024
"""Discord's limit for the description of an attachment, in characters."""

_UNMARKED = str.maketrans("", "", "\u2068\u2069")
"""Leaves out the marks about names, which only the picture needs."""


def alt_text(texts: Texts, position: Position, *, last_move: Move | None = None, over: bool = False) -> str:
    """The whole position: who moves, every pit by its letter, both stores, and the last move in short.

    Args:
        texts: the language.
        position: the board that the picture shows.
        last_move: the move that the picture marks, if it marks one.
        over: the game has ended, so that nobody is to move.
    """
    board = _board(texts, position, over=over)
    return board if last_move is None else f"{board} {_last_move(texts, last_move)}"


def lesson_alt_text(texts: Texts, move: Move) -> str:
    """The picture that teaches one move: the board before it, what was played, and the board after it."""
    return texts(
        "alt-lesson",
        before=_board(texts, move.before),
        move=_last_move(texts, move),
        after=_board(texts, move.after),
    )


def card_alt_text(texts: Texts, position: Position, result: Result, *, last_move: Move | None) -> str:
    """The result card: the whole final board, and what the card says below it."""
    south, north = result.scores
    return texts(
        "alt-card",
        board=alt_text(texts, position, last_move=last_move, over=True),
        headline=result.headline.translate(_UNMARKED),
        ending=result.ending.translate(_UNMARKED),
        south=result.names[0],
        southseeds=south,
        north=result.names[1],
        northseeds=north,
    )


def film_alt_text(texts: Texts, position: Position, *, moves: int, over: bool) -> str:
    """The film of so many moves, and the board on which it ends."""
    return texts("alt-film", moves=moves, board=_board(texts, position, over=over))


def _board(texts: Texts, position: Position, *, over: bool = False) -> str:
    south, north = position.stores
    mover = "nobody" if over else position.mover.name.lower()
    seeds = dict(zip(PIT_LETTERS, position.pits, strict=True))
    return texts("alt-board", mover=mover, south=south, north=north, **seeds)


def _last_move(texts: Texts, move: Move) -> str:
    return texts(
        "alt-last-move",
        side=move.mover.name.lower(),
        pit=PIT_LETTERS[move.pit],
        laps=len(move.laps),
        last=PIT_LETTERS[move.last],
        gained=move.gained,
    )
