"""How a game ended, in the few words that a picture has room for."""

from __future__ import annotations

from bot.texts import Texts
from renderer import isolated
from rules import Outcome, Position, Termination


def card_words(texts: Texts, outcome: Outcome, names: tuple[str, str], before: Position) -> tuple[str, str]:
    """The headline and how it came about, each on one line of a result card.

    Args:
        texts: the language.
        outcome: the result.
        names: who sat South and North; they go into a picture, so nothing in them is escaped.
        before: the last position, its leftovers still on the board.
    """
    winner, names = outcome.winner, (isolated(names[0]), isolated(names[1]))
    words: dict[str, str] = {
        "winner": names[winner.value] if winner else "",
        "loser": names[winner.opponent.value] if winner else "",
        "stuck": names[before.mover.value],
    }
    headline = "won" if winner else "drawn"
    return texts(f"card-{headline}", **words), texts(f"card-by-{_cause(outcome, before)}", **words)


def _cause(outcome: Outcome, before: Position) -> str:
    if outcome.termination is Termination.STUCK and not any(before.pits):
        return "all-taken"
    return outcome.termination.value
