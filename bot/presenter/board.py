"""The message of a running game: whose turn it is, the last move, the score, the board, the buttons."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.alt_text import alt_text, card_alt_text
from bot.custom_id import HowToPlay, More, Play, Replay
from bot.names import bare_name, plain_name
from bot.narration import card_words, list_pits, narrate, row_notice
from bot.presenter.clock import deadline_line
from bot.presenter.marks import marks_key
from bot.presenter.match import described, match_line
from bot.presenter.message import Control, Picture, Post
from bot.presenter.pits import ends_by_repetition, pit_rows
from bot.presenter.solo import level_name
from bot.rulebook import game_name, ruleset_name
from bot.tables import Table
from bot.texts import Texts
from renderer import IMAGE_SUFFIX, Result, render_board, render_result_card, render_text
from rules import PIT_LETTERS, Move, Outcome, Position

EXPLAINED = 8
"""On so many boards of a newcomer's game it is told how the buttons lie and what the marks mean."""


def present_turn(texts: Texts, table: Table, *, newcomer: bool) -> Post:
    """The board of a running game, calling the mover.

    Args:
        texts: the language of the channel.
        table: the game.
        newcomer: the mover has never finished a game.
    """
    explains = newcomer and table.ply < EXPLAINED
    side = table.position.mover.name.lower()
    lines = [
        texts("turn-call", mention=f"<@{table.mover.id}>", side=side),
        _takeback(texts, table) or news(texts, table),
        score_line(texts, table, table.position),
        match_line(texts, table),
        deadline_line(texts, table),
        row_notice(texts, table.game),
        _repetition_notice(texts, table),
        texts("turn-newcomer", side=side) if explains else None,
    ]
    return Post(
        content="\n".join(line for line in lines if line),
        picture=_explained(texts, table) if explains else picture_of(texts, table),
        rows=(*pit_rows(texts, table.game, partial(Play, table.id, table.version)), _menu_row(texts, table)),
        pings=() if table.bot_side else (table.mover.id,),
    )


def present_thinking(texts: Texts, table: Table, *, engine: bool) -> Post:
    """The board of a game that waits for the bot's own move, which has not come when it should have.

    Args:
        texts: the language of the channel.
        table: the game.
        engine: whether there is an engine that may still move.
    """
    lines = [
        texts("turn-thinking", engine="on" if engine else "off"),
        news(texts, table),
        score_line(texts, table, table.position),
    ]
    return Post("\n".join(lines), picture_of(texts, table), rows=(_menu_row(texts, table),))


def picture_of(texts: Texts, table: Table) -> Picture:
    """The picture of a game as it stands, drawn when it is needed; of a game with a result, its card."""
    return card_of(texts, table, table.outcome) if table.outcome else _board_of(texts, table)


def card_of(texts: Texts, table: Table, outcome: Outcome) -> Picture:
    """The final board with names, score, how it ended, and the curve of the captured seeds."""
    names = bare_name(table.south.name), bare_name(table.north.name)
    headline, ending = card_words(texts, outcome, names, table.position)
    length = texts("card-length", plies=table.ply)
    result = Result(names, outcome.scores, outcome.winner, headline, ending, length)
    return Picture(
        name=f"opon-{table.id}-{_stage(table)}.{IMAGE_SUFFIX}",
        alt=described(texts, table, card_alt_text(texts, table.position, result, last_move=table.last_move)),
        draw=partial(render_result_card, table.start, table.game.moves, result),
        text=render_text(table.position, last_move=table.last_move, over=True),
    )


def _board_of(texts: Texts, table: Table) -> Picture:
    return Picture(
        name=f"opon-{table.id}-{_stage(table)}.{IMAGE_SUFFIX}",
        alt=described(
            texts, table, alt_text(texts, table.position, last_move=table.last_move, over=table.over)
        ),
        draw=partial(render_board, table.position, last_move=table.last_move, over=table.over),
        text=render_text(table.position, last_move=table.last_move, over=table.over),
    )


def _stage(table: Table) -> str:
    """What a picture's name says it shows; a ply that a takeback brought back is told from the first."""
    if table.over:
        return "final"
    return f"ply-{table.ply}" + (f"-again-{table.version}" if table.version != table.ply else "")


def names_of(table: Table) -> dict[str, str]:
    """Both names, made harmless, as the sentences call them."""
    return {"south": plain_name(table.south.name), "north": plain_name(table.north.name)}


def news(texts: Texts, table: Table) -> str:
    """What has happened since the last board: a move, or a person's move and the bot's answer to it."""
    moves = table.game.moves
    if table.ply == table.record.lot:
        return "\n".join((move_line(texts, table, 0), *_lot(texts, table)))
    answered = len(moves) > 1 and moves[-1].mover is table.bot_side
    return "\n".join(_told(texts, table, move) for move in moves[-2 if answered else -1 :])


def move_line(texts: Texts, table: Table, ply: int) -> str:
    """In words the move that led to the board after so many moves, or how the game begins."""
    move = table.nth_move(ply)
    if move is None:
        return texts("turn-opening", game=game_name(texts, table.ruleset), **names_of(table))
    told = _told(texts, table, move)
    return texts("move-by-lot", move=told) if ply <= table.record.lot else told


def _lot(texts: Texts, table: Table) -> tuple[str, ...]:
    """With which moves a game that stands right after them begins, if they were drawn by lot."""
    pits = table.record.moves[: table.record.lot]
    if not pits or table.match is None:
        return ()
    south, north = table.position.stores
    again = "yes" if table.match.has_lot_of_the_last else "no"
    lot = texts(
        "turn-lot", pits=list_pits(texts, pits), again=again, taken=south + north, south=south, north=north
    )
    return (lot,)


def _told(texts: Texts, table: Table, move: Move) -> str:
    return narrate(texts, move, table.ruleset, plain_name(table.seated(move.mover).name))


def _takeback(texts: Texts, table: Table) -> str | None:
    """Whose move was taken back, if that is the newest thing that happened."""
    events = table.record.events
    if not events or events[-1].pit is not None:
        return None
    taken = table.record.moves_at(table.version - 1)[table.ply]
    return texts("turn-taken-back", name=plain_name(table.mover.name), pit=PIT_LETTERS[taken])


def score_line(texts: Texts, table: Table, position: Position) -> str:
    """What both held in a position of the game, and what is played."""
    south, north = position.stores
    game = ruleset_name(texts, table.ruleset)
    line = texts("score-line", southseeds=south, northseeds=north, game=game, **names_of(table))
    if table.level is None:
        return line
    return line + texts("score-level", level=level_name(texts, table.level, table.ruleset))


def _explained(texts: Texts, table: Table) -> Picture:
    """The picture of a running game with the key to its marks."""
    key = marks_key(texts, table.last_move)
    return replace(picture_of(texts, table), caption=key.pictured, instead=key.written)


def _repetition_notice(texts: Texts, table: Table) -> str | None:
    ending = [pit for pit in table.game.legal_moves() if ends_by_repetition(table.game, pit)]
    return texts("turn-repetition", pits=list_pits(texts, ending)) if ending else None


def _menu_row(texts: Texts, table: Table) -> tuple[Control, ...]:
    return (
        Control(HowToPlay(table.ruleset.key), texts("button-how-to-play")),
        *replay_controls(texts, table),
        Control(More(table.id), texts("button-more")),
    )


def replay_controls(texts: Texts, table: Table) -> tuple[Control, ...]:
    """The way to a film of the last move, once there is one."""
    return (Control(Replay(table.id, table.version), texts("button-replay")),) if table.last_move else ()
