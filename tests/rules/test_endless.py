"""Endless relays: refused exactly when a situation comes back, however long the relay."""

from __future__ import annotations

import random

import pytest

from rules import IllegalMove, IllegalReason, Position, Ruleset, Side
from rules.turn import Turn
from tests.rules.boards import RELAY_RULESETS, game, legal
from tests.rules.relays import is_endless

EVERY_RELAY_RULESET = pytest.mark.parametrize("ruleset", RELAY_RULESETS, ids=lambda ruleset: ruleset.key)


def scattered(chance: random.Random, seeds: int) -> Position:
    """A position with so many seeds thrown into the pits, and neither store above 24."""
    pits = [0] * 12
    for _ in range(seeds):
        pits[chance.randrange(12)] += 1
    south = (48 - seeds) // 2
    return Position(tuple(pits), (south, 48 - seeds - south), chance.choice(list(Side)))


@EVERY_RELAY_RULESET
def test_a_relay_that_would_never_end_is_refused_and_the_others_are_not(ruleset: Ruleset) -> None:
    board = "0 2 1 0 1 0 1 0 1 0 1 2 20 19 N"
    endless = game(ruleset, board)
    assert legal(ruleset, board) == "ace"
    with pytest.raises(IllegalMove) as refused:
        endless.play(11)
    assert refused.value.reason is IllegalReason.ENDLESS


def test_exactly_the_relays_that_an_independent_cycle_search_finds_endless_are_refused() -> None:
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    relays = endless = 0
    while endless < 25 or relays < 60_000:
        position = scattered(chance, chance.randint(9, 30))
        turn = Turn(RELAY_RULESETS[0], position)
        for pit in position.mover.pits:
            if position.pits[pit]:
                refused = turn.why_illegal(pit) is IllegalReason.ENDLESS
                assert refused == is_endless(position.pits, pit), (str(position), pit)
                relays, endless = relays + 1, endless + refused
