"""Thousands of small positions of every ruleset, played out by the rules, with and without a past."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.prover import Prover, case_of
from engine.table import build
from engine.values import Verdict
from rules import RULESETS, Game, parse_moves
from tests.engine.agreement import compare, drawn_game

GAMES = 120


@pytest.mark.parametrize("key", RULESETS)
@pytest.mark.parametrize("plies", [0, 12], ids=["from the position", "with a past"])
@pytest.mark.parametrize("tabled", [-1, 2, 4])
def test_verdicts_agree_with_playing_out_every_line(key: str, plies: int, tabled: int) -> None:
    rng, found = Random(f"{key} {plies} {tabled}"), Counter[str]()
    prover = Prover(RULESETS[key], build(RULESETS[key], tabled), 1 << 20)
    for _ in range(GAMES):
        found += compare(prover, drawn_game(rng, RULESETS[key], 6, plies), nodes=20_000, most=5_000)
    assert found["decided"] >= GAMES // 6


@pytest.mark.parametrize("key", ["ayoayo", "ayoayo-seed-stays", "ayoayo-owner-keeps"])
@pytest.mark.parametrize("tabled", [5, 10])
def test_verdicts_of_crowded_relay_boards_agree_with_playing_out_every_line(key: str, tabled: int) -> None:
    rng, found = Random(f"{key} {tabled}"), Counter[str]()
    prover = Prover(RULESETS[key], build(RULESETS[key], tabled), 1 << 22)
    for _ in range(GAMES):
        found += compare(prover, drawn_game(rng, RULESETS[key], 10, 6), nodes=100_000, most=5_000)
    assert found["decided"] >= GAMES // 6
    assert found["exact"] >= GAMES // 6


def test_a_draw_is_found_although_a_refuter_can_wander_without_end() -> None:
    game = Game.replay(RULESETS["ayoayo"], parse_moves("AeDfFeDb"))
    cases = Prover(RULESETS["ayoayo"], build(RULESETS["ayoayo"], 12)).examine(game, seconds=120)
    assert next(case for case in cases if case.pit == case_of(game, 0).pit).verdict is Verdict.DRAW


@pytest.mark.parametrize(
    ("key", "winning"), [("ayoayo", "C"), ("ayoayo-owner-keeps", "C"), ("ayoayo-seed-stays", "BC")]
)
def test_of_every_opening_it_is_proved_whether_it_wins_or_loses(key: str, winning: str) -> None:
    cases = Prover(RULESETS[key], build(RULESETS[key], 13)).examine(Game(RULESETS[key]), seconds=300)
    verdicts = {"ABCDEF"[case.pit]: case.verdict for case in cases}
    assert verdicts == {pit: Verdict.WIN if pit in winning else Verdict.LOSS for pit in "ABCDEF"}
