"""What the engine says of a move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules import Game, Outcome, Side


class Verdict(Enum):
    """How the game ends for the mover with best play by both sides."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


def verdict_of(outcome: Outcome, side: Side) -> Verdict:
    """What a result is for one side."""
    if outcome.winner is None:
        return Verdict.DRAW
    return Verdict.WIN if outcome.winner is side else Verdict.LOSS


def verdicts_at_once(game: Game) -> dict[int, Verdict | None]:
    """The verdicts of the moves that end the game, by pit; the others have to be searched."""
    outcomes = {pit: game.outcome_after(pit) for pit in game.legal_moves()}
    return {pit: verdict_of(outcome, game.position.mover) for pit, outcome in outcomes.items() if outcome}


class Note(Enum):
    """Why a move has no verdict, or what its verdict rests on."""

    ENDS_THE_GAME = "ends the game"
    DEPENDS_ON_REPETITION = "depends on repetition"
    OUT_OF_TIME = "not decided in time"


@dataclass(frozen=True, slots=True)
class MoveValue:
    """The worth of one legal move.

    Attributes:
        pit: the pit 0–11 that is played.
        verdict: how the game then ends with best play. Only ever a proven fact; None where there is no proof.
        seeds: what the mover ends with, 0–48, where what a winner leaves on the board counts for the loser;
            an estimate unless ``exact``. It never contradicts the verdict.
        exact: whether ``seeds`` is a fact: how the game ends if either player wants the most of them.
        note: what else there is to know, or None.
    """

    pit: int
    verdict: Verdict | None
    seeds: int
    exact: bool
    note: Note | None = None
