"""The private messages around a game: the More menu, second questions, and the list of one's games."""

from __future__ import annotations

from bot.custom_id import (
    Analyse,
    CloseLeft,
    CloseMatch,
    CloseSilent,
    MakeOffer,
    Nudge,
    PlayAgain,
    PlayAnyway,
    PlayAsked,
    Repost,
    Resign,
    ResignMatch,
    ResignSurely,
    TakeBack,
    View,
)
from bot.names import bare_name, plain_name
from bot.presenter.board import names_of
from bot.presenter.lesson import marks_control
from bot.presenter.message import Control, Post, Tone
from bot.rulebook import game_name
from bot.tables import OfferKind, Table, ply_before_last_turn
from bot.texts import Texts
from rules import PIT_LETTERS, Outcome


def present_more(
    texts: Texts, table: Table, user_id: int, *, silent: bool, left: bool = False, nudge: bool = False
) -> Post:
    """What else can be done with a running game.

    Args:
        texts: the reader's language.
        table: the game.
        user_id: the reader, who plays it.
        silent: the mover has been silent for a week.
        left: the other player is not in the server any more.
        nudge: the mover may be told that the reader waits.
    """
    may_close = silent and table.mover.id != user_id
    lines = [
        texts("more-intro", number=str(table.id), game=game_name(texts, table.ruleset), **names_of(table))
    ]
    ending = [Control(Resign(table.id), texts("button-resign"), Tone.NO)]
    if left:
        lines.append(texts("more-left", name=plain_name(table.opponent_of(user_id).name)))
        ending.append(Control(CloseLeft(table.id), texts("button-close-silent")))
    elif may_close:
        lines.append(texts("more-silent", name=plain_name(table.mover.name)))
        ending.append(Control(CloseSilent(table.id), texts("button-close-silent")))
    going_on = _going_on(texts, table, user_id)
    if nudge:
        label = texts("button-nudge", name=bare_name(table.mover.name))
        going_on += (Control(Nudge(table.id), label),)
    rows = (going_on, _agreeing(texts, table), (*ending, marks_control(texts, table.ruleset)))
    return Post("\n".join(lines), rows=tuple(row for row in rows if row))


def _going_on(texts: Texts, table: Table, user_id: int) -> tuple[Control, ...]:
    """What leaves the game running: the board again, and one's last move back as far as that can be had."""
    hint = (Control(Analyse(table.id, table.ply), texts("button-hint")),) if table.open_to_advice else ()
    again = (
        *hint,
        Control(Repost(table.id), texts("button-repost")),
        Control(View(table.id, table.ply), texts("button-view")),
    )
    ply = ply_before_last_turn(table, user_id)
    if ply is None:
        return again
    pit = PIT_LETTERS[table.record.moves[ply]]
    if table.bot_side is not None:
        return *again, Control(TakeBack(table.id, table.version), texts("button-takeback", pit=pit))
    if table.mover.id == user_id:
        return again
    label = texts("button-offer-takeback", pit=pit)
    return *again, Control(MakeOffer(table.id, table.version, OfferKind.TAKEBACK.value), label)


def _agreeing(texts: Texts, table: Table) -> tuple[Control, ...]:
    """What is done if the other agrees; the bot never does."""
    if table.bot_side is not None:
        return ()
    kinds = [OfferKind.DRAW, OfferKind.END]
    if not table.open_to_advice:
        kinds.append(OfferKind.HINTS)
    if table.match:
        kinds.append(OfferKind.MATCH)
    return tuple(
        Control(MakeOffer(table.id, table.version, kind.value), texts(f"button-offer-{kind.value}"))
        for kind in kinds
    )


def present_resign_question(texts: Texts, table: Table, user_id: int) -> Post:
    """Whether one really gives up: the game, or in a match either that or the whole match."""
    question = texts(
        "resign-in-match-question" if table.match else "resign-question",
        number=str(table.id),
        game=game_name(texts, table.ruleset),
        name=plain_name(table.opponent_of(user_id).name),
    )
    game = texts("button-resign-game" if table.match else "button-resign-surely")
    controls = [Control(ResignSurely(table.id), game, Tone.NO)]
    if table.match:
        controls.append(Control(ResignMatch(table.id), texts("button-resign-match"), Tone.NO))
    return Post(question, rows=(tuple(controls),))


def present_leaving(texts: Texts, table: Table, user_id: int, *, may_close: bool) -> Post:
    """How to leave a match between two games: giving it up, or both breaking it off.

    Args:
        texts: the reader's language.
        table: the last game.
        user_id: the reader, who plays the match.
        may_close: the other has left, or nobody has started the next game for so long that the reader may
            break it off alone.
    """
    name = plain_name(table.opponent_of(user_id).name)
    offer = MakeOffer(table.id, table.version + 1, OfferKind.MATCH.value)
    question, resign = texts("leave-match-question", name=name), texts("button-resign-match")
    controls = [Control(ResignMatch(table.id), resign, Tone.NO), Control(offer, texts("button-offer-match"))]
    if may_close:
        question = f"{question} {texts('leave-match-close')}"
        controls.append(Control(CloseMatch(table.id), texts("button-close-match")))
    return Post(question, rows=(tuple(controls),))


def present_play_question(texts: Texts, table: Table, pit: int) -> Post:
    """Whether one really plays this pit; what would come of it is left to the person."""
    letter = PIT_LETTERS[pit]
    question = texts("play-question", pit=letter, seeds=table.position.pits[pit])
    control = Control(
        PlayAsked(table.id, table.version, pit), texts("button-play-asked", pit=letter), Tone.MAIN
    )
    return Post(question, rows=((control,),))


def present_repetition_question(
    texts: Texts, table: Table, pit: int, outcome: Outcome, *, asked: bool
) -> Post:
    """Whether one really plays a move that ends the game by repetition, with the score it ends with.

    Args:
        texts: the reader's language.
        table: the game.
        pit: what was pressed.
        outcome: how it would end.
        asked: the reader is asked before every move, and works the score out alone.
    """
    south, north = outcome.scores
    letter = PIT_LETTERS[pit]
    question = texts(
        "repetition-question",
        pit=letter,
        told="no" if asked else "yes",
        southseeds=south,
        northseeds=north,
        **names_of(table),
    )
    action = PlayAnyway(table.id, table.version, pit)
    return Post(question, rows=((Control(action, texts("button-play-anyway", pit=letter), Tone.NO),),))


def present_rematch_wish(texts: Texts, table: Table, user_id: int) -> Post:
    """Calls the other to a rematch of a finished game; whoever sat North begins it."""
    other = table.opponent_of(user_id)
    content = texts(
        "rematch-call",
        mention=f"<@{other.id}>",
        name=plain_name(table.opponent_of(other.id).name),
        game=game_name(texts, table.ruleset),
        match=texts(f"match-{table.match.format.key}") if table.match else "none",
        first=plain_name(table.north.name),
    )
    control = Control(PlayAgain(table.id), texts("button-rematch"), Tone.MAIN)
    return Post(content, rows=((control,),), pings=(other.id,))
