"""Endless relays: refused exactly when a situation comes back, however long the relay."""

from __future__ import annotations

import random

import pytest

from rules import IllegalMove, IllegalReason, Position, Ruleset, Side, parse_moves
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


@EVERY_RELAY_RULESET
def test_endless_relays_can_leave_a_single_move(ruleset: Ruleset) -> None:
    """All positions with up to 36 seeds on the board were tried: in none is every move endless."""
    board = "0 10 7 3 4 0 4 3 2 1 0 1 7 6 S"
    assert legal(ruleset, board) == "B"
    reasons = [game(ruleset, board).why_illegal(pit) for pit in parse_moves("CDE")]
    assert reasons == [IllegalReason.ENDLESS] * 3


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
