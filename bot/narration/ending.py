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
    names = (south, north)
    winner = "" if outcome.winner is None else names[outcome.winner.value]
    loser = "" if outcome.winner is None else names[outcome.winner.opponent.value]
    low, high = sorted(outcome.scores)
    return texts(
        _ending(outcome, before, ruleset),
        **{"south-seeds": outcome.scores[0], "north-seeds": outcome.scores[1]},
        **{"south-row": before.row_seeds[0], "north-row": before.row_seeds[1]},
        drawn="yes" if outcome.winner is None else "no",
        winner=winner,
        loser=loser,
        high=high,
        low=low,
        south=south,
        north=north,
        left=sum(before.row_seeds),
        stuck=names[before.mover.value],
        heir=names[before.mover.opponent.value],
        cause=_cause(before, ruleset),
    )


def tell_abandoned(texts: Texts, silent: str, days: int) -> str:
    """That a game was closed without a result, because one of the two had been silent for so many days."""
    return texts("outcome-abandoned", silent=silent, days=days)


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
