"""What each move is worth, in words and on the picture."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.alt_text import alt_text
from bot.custom_id import View
from bot.names import plain_name
from bot.narration import list_pits
from bot.presenter.message import Control, Picture, Post
from bot.tables import Judged
from bot.texts import Texts
from engine import MoveValue, Note, Verdict, best_of, good_pits
from renderer import IMAGE_SUFFIX, Worth, WorthKind, render_board, render_text
from rules import PIT_LETTERS, TOTAL_SEEDS

_KINDS: Final = MappingProxyType(
    {
        Verdict.WIN: WorthKind.WINS,
        Verdict.DRAW: WorthKind.DRAWS,
        Verdict.LOSS: WorthKind.LOSES,
        None: WorthKind.UNKNOWN,
    }
)


def present_judged(texts: Texts, judged: Judged, *, chosen: bool = True) -> Post:
    """A position with the worth of every move that may be played there.

    Args:
        texts: the reader's language.
        judged: the position and what the engine says of it.
        chosen: whether the reader has asked for this very move.
    """
    table, game, values = judged.table, judged.game, judged.values
    mover = table.seated(game.position.mover)
    side = game.position.mover.name.lower()
    lines = [
        texts(
            "analysis-title",
            number=str(table.id),
            move=str(game.ply + 1),
            name=plain_name(mover.name),
            side=side,
        ),
        *_verdicts(texts, values),
        *_winners_seeds(texts, values),
        *_estimates(texts, values, plain_name(mover.name)),
        *_advice(texts, values),
        *_notes(texts, values),
        texts("analysis-facts" if _all_proved(values) else "analysis-estimates"),
        texts("analysis-others") if not chosen and table.over and table.ply > 1 else None,
    ]
    onwards = ((Control(View(table.id, game.ply), texts("button-view")),),) if table.over else ()
    return Post("\n".join(line for line in lines if line), picture=_picture(texts, judged), rows=onwards)


def worths_of(values: Iterable[MoveValue]) -> dict[int, Worth]:
    """The worth of each move as the picture shows it: what is proved by its sign alone, else in seeds."""
    return {
        value.pit: Worth(_KINDS[value.verdict], "" if value.verdict else _about(value)) for value in values
    }


def _all_proved(values: Iterable[MoveValue]) -> bool:
    return all(value.verdict for value in values)


def _about(value: MoveValue) -> str:
    return f"≈{value.seeds}"


def _verdicts(texts: Texts, values: tuple[MoveValue, ...]) -> list[str]:
    """One line for each verdict: "C wins", "A, B and D lose"."""
    lines = []
    for verdict in (Verdict.WIN, Verdict.DRAW, Verdict.LOSS):
        pits = sorted(value.pit for value in values if value.verdict is verdict)
        if pits:
            lines.append(texts(f"analysis-{verdict.value}", pits=list_pits(texts, pits), count=len(pits)))
    return lines


def _estimates(texts: Texts, values: tuple[MoveValue, ...], name: str) -> list[str]:
    """What the mover is likely to end with by each move of which nothing is proved, the best first."""
    ranked = sorted((value for value in values if value.verdict is None), key=lambda value: -value.seeds)
    shown = " · ".join(f"{PIT_LETTERS[value.pit]} {_about(value)}" for value in ranked)
    return [texts("analysis-seeds", name=name, seeds=shown)] if shown else []


def _advice(texts: Texts, values: tuple[MoveValue, ...]) -> list[str]:
    """Which moves to play, where not everything is proved."""
    if len(values) == 1 or _all_proved(values):
        return []
    pits, best = good_pits(values), best_of(values).pit
    if Verdict.WIN in {value.verdict for value in values}:
        return [texts("analysis-advice-sure", pits=list_pits(texts, pits), count=len(pits))]
    others = [pit for pit in pits if pit != best]
    count = "all" if len(pits) == len(values) else len(others)
    return [texts("analysis-advice", pit=PIT_LETTERS[best], others=list_pits(texts, others), count=count)]


def _winners_seeds(texts: Texts, values: tuple[MoveValue, ...]) -> list[str]:
    """What the winner ends with after each move of which that is certain, where all is proved; best first."""
    if not _all_proved(values):
        return []
    certain = [value for value in values if value.exact and value.verdict is not Verdict.DRAW]
    shown = " · ".join(
        f"{PIT_LETTERS[value.pit]} {max(value.seeds, TOTAL_SEEDS - value.seeds)}"
        for value in sorted(certain, key=lambda value: -value.seeds)
    )
    return [texts("analysis-winner", seeds=shown)] if shown else []


def _notes(texts: Texts, values: tuple[MoveValue, ...]) -> list[str]:
    """Of which moves no more can be known; that time was short for others goes without saying."""
    pits = sorted(value.pit for value in values if value.note is Note.DEPENDS_ON_REPETITION)
    return [texts("analysis-repetition", pits=list_pits(texts, pits), count=len(pits))] if pits else []


def _picture(texts: Texts, judged: Judged) -> Picture:
    position = judged.game.position
    move = judged.game.moves[-1] if judged.game.moves else None
    worths = worths_of(judged.values)
    return Picture(
        name=f"opon-{judged.table.id}-worth-{judged.game.ply}.{IMAGE_SUFFIX}",
        alt=alt_text(texts, position, last_move=move),
        draw=partial(render_board, position, last_move=move, worths=worths),
        text=render_text(position, last_move=move, worths=worths),
    )
