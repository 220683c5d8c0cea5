"""One line on a move: why it went on, why it stopped, and what it took."""

from __future__ import annotations

from bot.narration.pits import list_pits
from bot.texts import Texts
from rules import PIT_LETTERS, Capture, CapturingSeed, Move, Ruleset, Side, opposite


def narrate(texts: Texts, move: Move, ruleset: Ruleset, name: str) -> str:
    """The move in words, on one line of at most 200 characters.

    Args:
        texts: the language.
        move: the move, with its trace.
        ruleset: the rules it was played by.
        name: who played it, already made harmless by ``plain_name``.
    """
    return texts(
        _ending(move, ruleset),
        name=name,
        pit=PIT_LETTERS[move.pit],
        laps=len(move.laps),
        seeds=move.sown,
        long=sum(lap.seeds >= 12 for lap in move.laps),
        last=PIT_LETTERS[move.last],
        held=_held(move),
        across=PIT_LETTERS[opposite(move.last)],
        taken=move.gained - (move.last in move.captured),
        gained=move.gained,
        pits=list_pits(texts, _backwards(move)),
        row="fed" if move.after.row_seeds[move.mover.opponent.value] else "emptied",
    )


def _ending(move: Move, ruleset: Ruleset) -> str:
    """The message that tells how this move came to its end."""
    if move.spared:
        return f"move-spared-{ruleset.grand_slam.value}"
    if ruleset.capture is Capture.OPPOSITE:
        return _ending_across(move, ruleset)
    if move.captured:
        return "move-took-count"
    return "move-own-row" if Side.owning(move.last) is move.mover else "move-other-count"


def _ending_across(move: Move, ruleset: Ruleset) -> str:
    if move.captured:
        taken = ruleset.capturing_seed is CapturingSeed.TAKEN
        return "move-took-across-taken" if taken else "move-took-across-stays"
    return "move-nothing-across" if Side.owning(move.last) is move.mover else "move-other-row"


def _backwards(move: Move) -> list[int]:
    """The captured pits in the order in which they are emptied: from the last seed back."""
    return sorted(move.captured, reverse=True)


def _held(move: Move) -> int:
    """Seeds in the last pit after sowing and before any capture: eleven seeds of a lap go once round."""
    held = move.before.pits[move.last]
    for lap in move.laps:
        distance = (move.last - lap.pit) % 12
        held = held + lap.seeds // 11 + (lap.seeds % 11 >= distance) if distance else 0
    return held
