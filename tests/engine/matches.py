"""Matches between levels: from balanced first moves, each of them played from both sides."""

from __future__ import annotations

from random import Random

from engine.levels import Level
from engine.opponent import Opponent
from rules import Game, Ruleset, Side


def openings(ruleset: Ruleset, count: int, seed: int = 1) -> list[list[int]]:
    """Random first moves, none to four of them, after which neither player is much ahead."""
    rng, found = Random(seed), list[list[int]]()
    while len(found) < count:
        game = Game(ruleset)
        for _ in range(len(found) % 5):
            if not game.outcome():
                game.play(rng.choice(game.legal_moves()))
        south, north = game.position.stores
        if not game.outcome() and abs(south - north) <= 3:
            found.append([move.pit for move in game.moves])
    return found


def points(asked: Opponent, game: Game, ours: Level, theirs: Level, side: Side, seed: int) -> float:
    """One game with our level on this side: 1 for a win of ours, half for a draw."""
    while not game.outcome():
        mine = game.position.mover is side
        game.play(asked.choose(game, ours if mine else theirs, 2 * seed + mine))
    outcome = game.outcome()
    assert outcome is not None
    return 0.5 if outcome.winner is None else float(outcome.winner is side)


def share(asked: Opponent, ruleset: Ruleset, ours: Level, theirs: Level, count: int) -> float:
    """Our level's share of the points from so many first moves, each played from both sides."""
    played = [
        points(asked, Game.replay(ruleset, opening), ours, theirs, side, seed)
        for seed, opening in enumerate(openings(ruleset, count))
        for side in Side
    ]
    return sum(played) / len(played)
