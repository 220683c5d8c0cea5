"""A game told ply by ply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from renderer.animation.pace import Shot
from renderer.animation.scene import Hand, Scene
from rules import Move, Position

WHOLE_GAME = 90.0
"""Seconds that the plies of a game last together, if none becomes too fast or too slow thereby."""

SLOWEST, FASTEST = 1.8, 0.4
"""Seconds that a ply lasts at most and at least."""

LIFTED = 0.4
"""The share of that time for which the lifted pit is seen."""


def played(start: Position, moves: Sequence[Move], stride: int) -> Iterator[Shot]:
    """Where the game began, then every ``stride``-th ply and the last: its pit lifted, the board after it."""
    shown = sorted({*range(stride - 1, len(moves), stride), len(moves) - 1} - {-1})
    each = min(SLOWEST, max(FASTEST, WHOLE_GAME / (len(shown) + 1)))
    yield Shot(Scene.of(start, None), each)
    for ply in shown:
        lifted, landed = _ply(moves[ply], f"{ply + 1}/{len(moves)}")
        yield Shot(lifted, each * LIFTED)
        yield Shot(landed, each * (1 - LIFTED))


def _ply(move: Move, counter: str) -> tuple[Scene, Scene]:
    """The pit of a move lifted, and the board after the move."""
    pits = list(move.before.pits)
    hand = Hand.over(move.pit, pits[move.pit])
    pits[move.pit] = 0
    resting = replace(Scene.of(move.before, None), counter=counter)
    lifted = replace(resting, pits=tuple(pits), rings=((move.pit, "start"),), hand=hand)
    return lifted, replace(Scene.after(move, None), counter=counter)
