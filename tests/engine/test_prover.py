"""Verdicts and final scores are facts: they agree with playing out every line by the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.desk import positions_since_capture
from engine.prover import Case, Prover
from engine.table import build
from engine.values import Verdict
from rules import RULESETS, Game, Position, Sowing, parse_moves
from tests.engine.agreement import compare, drawn_game


def prover(key: str, seeds: int) -> Prover:
    return Prover(RULESETS[key], build(RULESETS[key], seeds), 1 << 20)


RELAYS = [key for key, ruleset in RULESETS.items() if ruleset.sowing is Sowing.RELAY]


@pytest.mark.parametrize("key", RULESETS)
@pytest.mark.parametrize("plies", [0, 10], ids=["from the position", "with a past"])
def test_verdicts_agree_with_playing_out_every_line(key: str, plies: int) -> None:
    rng, found = Random(key), Counter[str]()
    for tabled in (-1, 3):
        asked = prover(key, tabled)
        for _ in range(8):
            found += compare(asked, drawn_game(rng, RULESETS[key], 5, plies), nodes=10_000, most=500)
    assert found["decided"] >= 5


@pytest.mark.parametrize("key", RELAYS)
@pytest.mark.parametrize("plies", [0, 6], ids=["from the position", "with a past"])
def test_final_scores_agree_with_playing_out_every_line(key: str, plies: int) -> None:
    rng, found = Random(key), Counter[str]()
    for tabled in (-1, 8):
        asked = prover(key, tabled)
        for _ in range(20):
            found += compare(asked, drawn_game(rng, RULESETS[key], 9, plies), nodes=20_000, most=1_000)
    assert found["exact"] >= 10


def test_the_final_score_of_a_move_is_proved_with_its_verdict() -> None:
    asked, game = prover("ayoayo", 10), Game.replay(RULESETS["ayoayo"], parse_moves("DcAdCaDbE"))
    cases = asked.examine(game, seconds=60)
    asked.narrow(cases, seconds=60)
    bounds = {"ABCDEFabcdef"[case.pit]: (case.low, case.high) for case in cases}
    assert bounds == dict.fromkeys("abcd", (26, 26)) | {"e": (34, 34)}


def test_final_scores_without_time_are_only_what_the_verdicts_tell() -> None:
    asked, game = prover("ayoayo", 10), Game.replay(RULESETS["ayoayo"], parse_moves("DcAdCaDbE"))
    cases = asked.examine(game, seconds=60)
    asked.narrow(cases, seconds=0)
    assert {(case.low, case.high) for case in cases} == {(25, 48)}


def verdicts(cases: list[Case]) -> dict[str, Verdict | None]:
    return {"ABCDEFabcdef"[case.pit]: case.verdict for case in cases}


def test_c_is_the_only_opening_that_wins() -> None:
    cases = prover("ayoayo", 10).examine(Game(RULESETS["ayoayo"]), seconds=60)
    assert verdicts(cases) == dict.fromkeys("ABDEF", Verdict.LOSS) | {"C": Verdict.WIN}


def test_what_was_remembered_changes_no_verdict() -> None:
    """The same question again, after others in between, and to a prover that remembers nothing."""
    ayoayo, rng = RULESETS["ayoayo"], Random(11)
    experienced = prover("ayoayo", 8)
    for _ in range(6):
        game = drawn_game(rng, ayoayo, 20, 6)
        first = verdicts(experienced.examine(game, seconds=60, nodes=50_000))
        fresh = verdicts(prover("ayoayo", 8).examine(game, seconds=60, nodes=50_000))
        assert all(first[pit] in (fresh[pit], None) or fresh[pit] is None for pit in first)


def test_the_same_question_gives_the_same_answer_after_as_many_positions() -> None:
    game = Game.replay(RULESETS["oware"], parse_moves("CdDaFb"))
    answers = [prover("oware", 4).examine(game, seconds=60, nodes=20_000) for _ in range(2)]
    assert answers[0] == answers[1]


def test_a_search_without_time_says_nothing() -> None:
    cases = prover("oware", 2).examine(Game(RULESETS["oware"]), seconds=0)
    assert set(verdicts(cases).values()) == {None}
    assert not any(case.depends_on_repetition for case in cases)


def test_only_positions_since_the_last_capture_can_come_back() -> None:
    game = Game(RULESETS["oware"], Position.parse("0 0 0 0 0 1 1 0 0 0 0 3 21 22 S"))
    before = game.position
    assert positions_since_capture(game) == [before]
    game.play(5)
    assert positions_since_capture(game) == [game.position]
    game.play(11)
    assert len(positions_since_capture(game)) == 2
