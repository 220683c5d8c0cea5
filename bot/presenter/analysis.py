"""What each move is worth, in words and on the picture."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from bot.alt_text import alt_text
from bot.names import plain_name
from bot.narration import list_pits
from bot.presenter.message import Picture, Post
from bot.tables import Judged
from bot.texts import Texts
from engine import MoveValue, Note, Verdict
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


_RANK: Final = MappingProxyType[Verdict | None, int]({Verdict.WIN: 0, Verdict.LOSS: 2})
"""What is proved comes before or after every estimate, whatever seeds that promises."""


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
        *_seeds(texts, values, plain_name(mover.name)),
        *_notes(texts, values),
        texts("analysis-facts" if _all_proved(values) else "analysis-estimates"),
        texts("analysis-others") if not chosen and table.over and table.ply > 1 else None,
    ]
    return Post("\n".join(line for line in lines if line), picture=_picture(texts, judged))


def worths_of(values: Iterable[MoveValue]) -> dict[int, Worth]:
    """The worth of each move as the picture shows it."""
    values = tuple(values)
    numbered = not _all_proved(values)
    return {value.pit: Worth(_KINDS[value.verdict], _label(value) if numbered else "") for value in values}


def _all_proved(values: Iterable[MoveValue]) -> bool:
    return all(value.verdict for value in values)


def _label(value: MoveValue) -> str:
    """The mover's seeds. A loser's are never more than about right: some may be left on the board."""
    certain = value.exact and (value.verdict is not Verdict.LOSS or value.note is Note.ENDS_THE_GAME)
    return str(value.seeds) if certain else f"≈{value.seeds}"


def _verdicts(texts: Texts, values: tuple[MoveValue, ...]) -> list[str]:
    """One line for each verdict: "C wins", "A, B and D lose"."""
    lines = []
    for verdict in (Verdict.WIN, Verdict.DRAW, Verdict.LOSS):
        pits = [value.pit for value in values if value.verdict is verdict]
        if pits:
            lines.append(texts(f"analysis-{verdict.value}", pits=list_pits(texts, pits), count=len(pits)))
    return lines


def _seeds(texts: Texts, values: tuple[MoveValue, ...], name: str) -> list[str]:
    """What the mover ends with by each move, the best first, or where all is proved, the winner."""
    if _all_proved(values):
        return _winners_seeds(texts, values)
    ranked = sorted(values, key=lambda value: (_RANK.get(value.verdict, 1), -value.seeds))
    shown = " · ".join(f"{PIT_LETTERS[value.pit]} {_label(value)}" for value in ranked)
    lines = [texts("analysis-seeds", name=name, seeds=shown)]
    if any(better.seeds < worse.seeds for better, worse in pairwise(ranked)):
        lines.append(texts("analysis-order"))
    return lines


def _winners_seeds(texts: Texts, values: tuple[MoveValue, ...]) -> list[str]:
    """What the winner ends with by each move of which that is certain, the mover's best first."""
    certain = [value for value in values if value.exact and value.verdict is not Verdict.DRAW]
    shown = " · ".join(
        f"{PIT_LETTERS[value.pit]} {max(value.seeds, TOTAL_SEEDS - value.seeds)}"
        for value in sorted(certain, key=lambda value: -value.seeds)
    )
    return [texts("analysis-winner", seeds=shown)] if shown else []


def _notes(texts: Texts, values: tuple[MoveValue, ...]) -> list[str]:
    """Why some moves have no verdict; that time was short for all goes without saying."""
    lines = []
    for note, message in (
        (Note.DEPENDS_ON_REPETITION, "analysis-repetition"),
        (Note.OUT_OF_TIME, "analysis-open"),
    ):
        pits = [value.pit for value in values if value.note is note]
        unsaid = note is Note.OUT_OF_TIME and len(pits) == len(values)
        if pits and not unsaid:
            lines.append(texts(message, pits=list_pits(texts, pits), count=len(pits)))
    return lines


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
