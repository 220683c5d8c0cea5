"""Counting move sequences: the usual check that a rules core generates exactly the right moves."""

from __future__ import annotations

from rules.mechanics import TO_WIN, Mechanics, mechanics, seeded_pits
from rules.packed import Board, pack, total
from rules.position import Position, Side
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
    south, north = position.stores
    stores = (south, north) if position.mover is Side.SOUTH else (north, south)
    return _count(mechanics(ruleset), pack(position.pits), position.mover.value, stores, depth)


def _count(rules: Mechanics, board: Board, side: int, stores: tuple[int, int], depth: int) -> int:
    """Sequences of this many moves, at least one; the mover's store comes first."""
    own, other = stores
    if depth == 1:
        return len(rules.legal_pits(board, side, own))
    leaves = 0
    for pit in seeded_pits(board, side):
        effect = rules.effect(board, pit, own)
        if isinstance(effect, tuple):
            after, taken, _, _ = effect
            store = own + total(taken)
            if store < TO_WIN:
                leaves += _count(rules, after, 1 - side, (other, store), depth - 1)
    return leaves
