"""Counting move sequences: the usual check that a rules core generates exactly the right moves."""

from __future__ import annotations

from rules.mechanics import TO_WIN, Mechanics, mechanics
from rules.packed import Board, pack, total
from rules.position import Position
from rules.ruleset import Ruleset


def perft(ruleset: Ruleset, position: Position, depth: int) -> int:
    """How many different sequences of ``depth`` legal moves start from this position.

    A game that is won or stuck has no continuation. Repetition is not looked at.

    Raises:
        ValueError: the depth is negative.
    """
    if depth < 0:
        raise ValueError("a sequence cannot have fewer than no moves")
    if depth == 0:
        return 1
    if max(position.stores) >= TO_WIN:
        return 0
    side = position.mover.value
    own, other = position.stores[side], position.stores[1 - side]
    return _count(mechanics(ruleset), pack(position.pits), side, own, other, depth)


def _count(rules: Mechanics, board: Board, side: int, own: int, other: int, depth: int) -> int:
    """Sequences of this many moves, at least one; ``own`` is the mover's store, ``other`` the opponent's."""
    pits = rules.legal_pits(board, side, own)
    if depth == 1:
        return len(pits)
    leaves = 0
    for pit in pits:
        effect = rules.effect(board, pit, own)
        if isinstance(effect, tuple):
            after, taken, _, _ = effect
            store = own + total(taken)
            if store < TO_WIN:
                leaves += _count(rules, after, 1 - side, other, store, depth - 1)
    return leaves
