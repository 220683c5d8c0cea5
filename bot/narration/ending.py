"""How a game ended: the result, its reason, and where the seeds left on the board went."""

from __future__ import annotations

from bot.texts import Texts
from rules import GrandSlam, Outcome, Position, Ruleset, Sowing, Termination


def tell_outcome(  # noqa: PLR0917 - a result takes both names, the board and the rules
    texts: Texts, outcome: Outcome, south: str, north: str, before: Position, ruleset: Ruleset
) -> str:
    """The result of a game, with its reason and score, and what became of the leftovers.

    Args:
        texts: the language.
        outcome: the result.
        south: who sat South, already made harmless by ``plain_name``.
        north: who sat North, likewise.
        before: the last position, its leftovers still on the board.
        ruleset: the rules it was played by.
    """
    return texts(
        _ending(outcome, before, ruleset),
        drawn="yes" if outcome.winner is None else "no",
        cause=_cause(before, ruleset),
        **_people(outcome, (south, north), before),
        **_seeds(outcome, before),
    )


def tell_abandoned(texts: Texts, silent: str, days: int) -> str:
    """That a game was closed without a result.

    Args:
        texts: the language.
        silent: who was to move, already made harmless by ``plain_name``.
        days: for how many days they had not moved; 0 where it was closed because one of the two had left.
    """
    return texts("outcome-abandoned", silent=silent, days=days)


def _people(outcome: Outcome, names: tuple[str, str], before: Position) -> dict[str, str]:
    """Both names, and the parts that the two have in the ending; a draw has no winner and no loser."""
    winner, mover = outcome.winner, before.mover
    return {
        "south": names[0],
        "north": names[1],
        "winner": names[winner.value] if winner else "",
        "loser": names[winner.opponent.value] if winner else "",
        "stuck": names[mover.value],
        "heir": names[mover.opponent.value],
    }


def _seeds(outcome: Outcome, before: Position) -> dict[str, int]:
    """The final scores, and what was left on the board."""
    low, high = sorted(outcome.scores)
    return {
        "low": low,
        "high": high,
        "south-seeds": outcome.scores[0],
        "north-seeds": outcome.scores[1],
        "south-row": before.row_seeds[0],
        "north-row": before.row_seeds[1],
        "left": sum(before.row_seeds),
    }


def _ending(outcome: Outcome, before: Position, ruleset: Ruleset) -> str:
    """The message that tells this ending."""
    if outcome.termination is Termination.STUCK:
        return f"outcome-stuck-{ruleset.leftovers.value}" if any(before.pits) else "outcome-all-taken"
    if outcome.termination is Termination.AGREEMENT:
        return "outcome-agreed-draw" if outcome.scores == before.stores else "outcome-agreed-rows"
    return f"outcome-{outcome.termination.value}"


def _cause(before: Position, ruleset: Ruleset) -> str:
    """Why the mover of a stuck position cannot move; "nothing-allowed" where two reasons may be at work."""
    own, other = (before.row_seeds[side.value] for side in (before.mover, before.mover.opponent))
    if not own:
        return "no-seeds"
    if not other:
        return "cannot-feed"
    relay, illegal = ruleset.sowing is Sowing.RELAY, ruleset.grand_slam is GrandSlam.ILLEGAL
    if relay is illegal:
        return "nothing-allowed"
    return "endless" if relay else "grand-slam"
