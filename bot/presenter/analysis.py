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
from bot.presenter.estimates import about, is_hopeless
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
    side = game.position.mover
    mover, other = (plain_name(table.seated(seat).name) for seat in (side, side.opponent))
    lines = [
        texts(
            "analysis-title",
            number=str(table.id),
            move=str(game.ply + 1),
            name=mover,
            side=side.name.lower(),
        ),
        *_verdicts(texts, values, mover, other),
        *_estimates(texts, values, mover),
        *_advice(texts, values, mover, other),
        *_notes(texts, values),
        texts("analysis-certainty", proved=_how_much_is_proved(values)),
        texts("analysis-others") if not chosen and table.over and table.ply > 1 else None,
    ]
    onwards = ((Control(View(table.id, game.ply), texts("button-view")),),) if table.over else ()
    return Post("\n".join(line for line in lines if line), picture=_picture(texts, judged), rows=onwards)


def worths_of(values: Iterable[MoveValue]) -> dict[int, Worth]:
    """The worth of each move as the picture shows it: what is proved by its sign alone, else in seeds."""
    values = tuple(values)
    advised = best_of(values).pit if len(values) > 1 else None
    return {value.pit: _worth(value, advised=value.pit == advised) for value in values}


def _worth(value: MoveValue, *, advised: bool) -> Worth:
    if value.verdict:
        return Worth(_KINDS[value.verdict])
    return Worth(WorthKind.LIKELY_BEST if advised else WorthKind.UNKNOWN, about(value))


def _how_much_is_proved(values: Iterable[MoveValue]) -> str:
    proved = {value.verdict is not None for value in values}
    return "some" if len(proved) == 2 else "all" if True in proved else "none"


def _verdicts(texts: Texts, values: tuple[MoveValue, ...], name: str, other: str) -> list[str]:
    """One line for each verdict: "C wins", "A, B and D lose", with the winner's seeds if they are certain."""
    lines = []
    for verdict in (Verdict.WIN, Verdict.DRAW, Verdict.LOSS):
        found = [value for value in values if value.verdict is verdict]
        if found:
            lines.append(_told(texts, verdict, found, winner=name if verdict is Verdict.WIN else other))
    return lines


def _told(texts: Texts, verdict: Verdict, found: list[MoveValue], *, winner: str) -> str:
    pits, seeds = sorted(value.pit for value in found), _winners_seeds(found)
    return texts(
        f"analysis-{verdict.value}",
        pits=list_pits(texts, pits),
        count=len(pits),
        winner=winner,
        certain="yes" if seeds else "no",
        seeds=seeds,
    )


def _winners_seeds(found: list[MoveValue]) -> str:
    """What the winner ends with after each of these moves, where that is certain; the best first."""
    certain = sorted((value for value in found if value.exact), key=lambda value: -value.seeds)
    seeds = [max(value.seeds, TOTAL_SEEDS - value.seeds) for value in certain]
    if len(found) == 1:
        return "".join(map(str, seeds))
    return ", ".join(f"{PIT_LETTERS[value.pit]} {won}" for value, won in zip(certain, seeds, strict=True))


def _estimates(texts: Texts, values: tuple[MoveValue, ...], name: str) -> list[str]:
    """What the mover is likely to end with by each move of which nothing is proved, the best first."""
    ranked = sorted((value for value in values if value.verdict is None), key=lambda value: -value.seeds)
    shown = " · ".join(f"{PIT_LETTERS[value.pit]} {about(value)}" for value in ranked)
    return [texts("analysis-seeds", name=name, seeds=shown)] if shown else []


def _advice(texts: Texts, values: tuple[MoveValue, ...], name: str, other: str) -> list[str]:
    """Which move to play, where there is more than one and the verdicts do not say it."""
    pits, best = good_pits(values), best_of(values)
    said = best.verdict is Verdict.WIN or all(value.verdict for value in values)
    if len(values) == 1 or (said and len(pits) == 1):
        return []
    others = [pit for pit in pits if pit != best.pit]
    why = "even"
    if best.verdict:
        why = best.verdict.value
    elif all(is_hopeless(value) or value.verdict for value in values):
        why = "behind"
    count = "all" if len(pits) == len(values) else len(others)
    pit, alike = PIT_LETTERS[best.pit], list_pits(texts, others)
    return [texts("analysis-advice", pit=pit, why=why, name=name, other=other, others=alike, count=count)]


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
