"""Relays once more, slowly and by other means: lists of seeds, and Brent's cycle search."""

from __future__ import annotations

from typing import TypeAlias

Situation: TypeAlias = tuple[tuple[int, ...], int | None]
"""The seeds in the pits and the pit to lift next, None where the relay has ended."""


def next_situation(situation: Situation) -> Situation:
    """Lift the pit and sow its seeds one by one; an ended relay stays as it is."""
    seeds, lifted = situation
    if lifted is None:
        return situation
    board, hand, pit = list(seeds), seeds[lifted], lifted
    board[lifted] = 0
    while hand:
        pit = (pit + 1) % 12
        if pit != lifted:
            board[pit] += 1
            hand -= 1
    return tuple(board), pit if board[pit] > 1 else None


def is_endless(seeds: tuple[int, ...], pit: int) -> bool:
    """Whether the relay from this pit enters a cycle of situations in which it has not ended.

    Richard P. Brent, "An improved Monte Carlo factorization algorithm" (1980): the tortoise leaps to the hare
    whenever the hare has taken the next power of two of steps; they meet exactly when the hare is in a cycle.
    """
    tortoise: Situation = (seeds, pit)
    hare = next_situation(tortoise)
    power = steps = 1
    while tortoise != hare:
        if power == steps:
            tortoise, power, steps = hare, 2 * power, 0
        hare = next_situation(hare)
        steps += 1
    return hare[1] is not None
