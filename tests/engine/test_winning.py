"""Which moves surely win and which surely do not, where draws and losses need not be told apart."""

from __future__ import annotations

from random import Random

import pytest

from engine.prover import Prover
from engine.table import build
from engine.values import Verdict
from engine.winning import wins
from rules import PIT_LETTERS, RULESETS, Game, Position
from tests.engine.boards import drawn_position
from tests.engine.exhaustive import Exhaustive, TooLong

ABAPA = RULESETS["abapa"]


@pytest.fixture(scope="module")
def prover() -> Prover:
    return Prover(ABAPA, build(ABAPA, 8), 1 << 22)


def found_in(prover: Prover, position: str) -> dict[str, bool | None]:
    found = wins(prover, Game(ABAPA, Position.parse(position)), 4_000)
    return {PIT_LETTERS[pit]: won for pit, won in found.items()}


def test_one_move_wins_and_the_others_surely_do_not(prover: Prover) -> None:
    assert found_in(prover, "0 0 0 1 2 1 0 2 1 0 0 0 18 23 S") == {"D": True, "E": False, "F": False}


def test_a_move_that_does_not_win_need_not_be_a_draw_or_a_loss_for_certain(prover: Prover) -> None:
    position = "1 0 0 0 1 3 0 0 0 0 0 1 22 20 S"
    assert found_in(prover, position) == {"A": False, "E": True, "F": False}
    cases = prover.examine(Game(ABAPA, Position.parse(position)), 20, 400_000)
    assert [case.verdict for case in cases] == [None, Verdict.WIN, None]


def test_what_hangs_on_repetition_stays_open(prover: Prover) -> None:
    assert found_in(prover, "0 0 0 1 2 0 0 1 0 1 0 0 23 20 S") == {"D": True, "E": None}


@pytest.mark.parametrize(("key", "tries"), [("ayoayo", 1000), ("oware", 3000)])
def test_playing_out_every_line_agrees_where_one_move_wins(key: str, tries: int) -> None:
    """By the rules alone, and with the position that is asked about, which may come back."""
    seed, agreed, ruleset = 1, 0, RULESETS[key]
    print(f"{seed=}")
    rng, prover = Random(seed), Prover(ruleset, build(ruleset, 6), 1 << 22)
    for _ in range(tries):
        game = Game(ruleset, drawn_position(rng, 6))
        found = wins(prover, game, 4_000)
        if len(found) < 2 or None in found.values() or sum(map(bool, found.values())) != 1:
            continue
        try:
            verdicts = {pit: Exhaustive(2_000).verdict(game, pit) for pit in found}
        except TooLong:
            continue
        agreed += 1
        assert {pit: verdict is Verdict.WIN for pit, verdict in verdicts.items()} == found, game.position
    assert agreed >= 10
