"""Openings drawn by lot."""

from __future__ import annotations

import random

from rules import RULESETS, Game

LOT_PLIES = 2
"""How many moves are drawn: one for each side."""


def drawn_lot(ruleset: str, rng: random.Random) -> tuple[int, ...]:
    """The first moves of a game, each drawn from all that are allowed."""
    game = Game(RULESETS[ruleset])
    for _ in range(LOT_PLIES):
        game.play(rng.choice(game.legal_moves()))
    return tuple(move.pit for move in game.moves)
